# Judges one scenario with the whole program and compares what it says with what is expected:
# verdicts of all cases, causes, and the exit code.
#   cmake -DFABRIC=… -DCHECK=… -DSCENARIO=… -DRUN_JSON=… [-DPROFILE=…] -P run_scenario.cmake
if(PROFILE)
  set(input --export ${SCENARIO} --profile ${PROFILE})
else()
  set(input --replay ${SCENARIO})
endif()
execute_process(COMMAND ${FABRIC} judge ${input} --format json
  OUTPUT_FILE ${RUN_JSON} ERROR_VARIABLE stderr RESULT_VARIABLE code)
if(NOT stderr STREQUAL "")
  message(FATAL_ERROR "fabric judge: ${stderr}")
endif()
execute_process(COMMAND ${CHECK} ${SCENARIO} ${RUN_JSON}
  OUTPUT_VARIABLE differences ERROR_VARIABLE differences RESULT_VARIABLE different)
if(NOT different EQUAL 0)
  message(FATAL_ERROR "${SCENARIO}:\n${differences}")
endif()
file(READ ${RUN_JSON} run)
string(JSON exit GET "${run}" exit)
if(NOT code EQUAL exit)
  message(FATAL_ERROR "${SCENARIO}: run.json says exit ${exit}, the program ended ${code}")
endif()
