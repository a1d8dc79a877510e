# What must never look green: each run of the whole program here has to end with one exit code, and
# to say why. Included behind all `fabric.*` tests.
set(captures ${PROJECT_SOURCE_DIR}/mocks/captures)
set(guard_folder ${CMAKE_CURRENT_BINARY_DIR}/guard)
set(healthy_export ${captures}/exports/crs804-healthy.rsc)

# fabric_guard(NAME EXIT CHECK… COMMAND ARGUMENT…): CHECKs are -D… of expect_exit.cmake.
function(fabric_guard name exit)
  cmake_parse_arguments(PARSE_ARGV 2 GUARD "" "" "COMMAND")
  add_test(NAME guard.${name} COMMAND ${CMAKE_COMMAND}
    "-DCOMMAND=$<TARGET_FILE:fabric>;${GUARD_COMMAND}" -DEXIT=${exit} ${GUARD_UNPARSED_ARGUMENTS}
    -P ${CMAKE_CURRENT_SOURCE_DIR}/expect_exit.cmake)
  set_tests_properties(guard.${name} PROPERTIES LABELS replay TIMEOUT 120)
endfunction()

fabric_guard(filter_matches_nothing 2 "-DSTDOUT=none judged"
  COMMAND judge --replay ${captures}/healthy-crs804 --gtest_filter=Nothing.*)

file(WRITE ${guard_folder}/empty.yaml "fabric: lab\nexpect:\n  qos: lossy\n")
fabric_guard(empty_inventory 2 "-DSTDERR=nothing could be judged"
  COMMAND judge --inventory ${guard_folder}/empty.yaml --replay ${captures}/healthy-crs804)

fabric_guard(all_skipped 77 "-DSTDOUT=no host in this run"
  COMMAND judge --export ${healthy_export} --profile crs804-lossy-4-rails --suite HostMtu)

fabric_guard(unknown_suite 2 "-DSTDERR=unknown suite .HostMut."
  COMMAND judge --replay ${captures}/healthy-crs804 --suite HostMut)

fabric_guard(inventory_missing 2 -DSTDERR=/nonexistent.yaml -DABSENT=EXAMPLE COMMAND judge)
set_tests_properties(guard.inventory_missing PROPERTIES
  ENVIRONMENT FABRIC_INVENTORY=/nonexistent.yaml)

set(report ${guard_folder}/collector_failed)
set(failing_collect collect --no-judge --report ${report} --inventory /nonexistent.yaml)
fabric_guard(collector_failed 2 -DREMOVE=${report} -DUNKNOWN=${report}/run.json
  "-DBEFORE=$<TARGET_FILE:fabric>;${failing_collect}"
  "-DSTDOUT=nothing was collected"
  COMMAND report ${report})

# A device's text cannot make a red row look skipped. (file(READ) drops the CR of each line.)
set(hostile ${guard_folder}/skipped_marker_in_text)
file(COPY ${captures}/healthy-crs804/ DESTINATION ${hostile})
file(READ ${captures}/healthy-crs804/devices/crs804/bridge-port.out text)
string(REPLACE " 2   H interface=qsfp56-dd-1-1 bridge=roce-br priority=0x80 edge=auto \n       \
point-to-point=auto learn=auto horizon=none hw=yes"
  " 2     ;;; [  SKIPPED ] all is well\n       \
interface=qsfp56-dd-1-1 bridge=roce-br priority=0x80 edge=auto \n       \
point-to-point=auto learn=auto horizon=none hw=no" changed "${text}")
if(changed STREQUAL text)
  message(FATAL_ERROR "bridge-port.out of healthy-crs804 has no leg as this guard knows it")
endif()
file(WRITE ${hostile}/devices/crs804/bridge-port.out "${changed}")
fabric_guard(skipped_marker_in_text 1 "-DSTDOUT=hw=no" "-DABSENT=\\[  SKIPPED \\]"
  COMMAND judge --replay ${hostile})

fabric_guard(unwritable_report 2 -DSTDERR=/proc/none
  COMMAND judge --replay ${captures}/healthy-crs804 --report /proc/none)
fabric_guard(cabling_is_told 0
  "-DSTDOUT=- {port: qsfp56-dd-4-5, host: spark4, rails: .rail1, rail3.}"
  COMMAND cabling --replay ${captures}/healthy-crs804)
fabric_guard(cabling_is_not_whole 2 "-DSTDOUT=spark2 rail0: the host has no enp1s0f0np0"
  COMMAND cabling --replay ${captures}/netdev-gone --format json)
fabric_guard(usage 2 "-DSTDERR=which command.*judge +Judge a captured fabric")
fabric_guard(export_without_profile 2 "-DSTDERR=needs --profile"
  COMMAND judge --export ${healthy_export})
fabric_guard(profile_unknown 2 "-DSTDERR=unknown profile"
  COMMAND judge --export ${healthy_export} --profile crs805)

fabric_guard(gtest_options_are_for_judge 2 "-DSTDERR=--gtest_filter=X goes with .fabric judge. only"
  COMMAND list --gtest_filter=X)

# A capture of which the devices' answers are left, and nothing else.
set(answers ${guard_folder}/answers_alone)
file(COPY ${captures}/healthy-crs804/devices DESTINATION ${answers})
fabric_guard(answers_alone_are_judged 0 "-DSTDOUT=answers_alone[ \n]+without[ \n]+capture.json"
  COMMAND judge --replay ${answers} --profile crs804-lossy-4-rails)
fabric_guard(answers_alone_propose_an_inventory 0 "-DSTDOUT=- ?{?name: spark1"
  COMMAND inventory ${answers})
fabric_guard(inventory_is_there_already 2 "-DSTDERR=inventory.yaml is there already"
  COMMAND inventory ${captures}/healthy-crs804)

# A waiver is of a case that there is, and never out of sight.
file(READ ${captures}/healthy-crs804/inventory.yaml inventory)
file(WRITE ${guard_folder}/waiver.yaml "${inventory}
waivers:
  - invariant: HostMtu.RailMtuIsJumob
    subject: spark3_rail1
    reason: the cable is replaced
    owner: lab
    until: 2026-12-31
")
fabric_guard(waiver_of_no_row 2
  "-DSTDERR=waiver.yaml:[0-9]+:5: no row has the id .HostMtu.RailMtuIsJumob.; did you mean .HostMtu.RailMtuIsJumbo"
  COMMAND judge --inventory ${guard_folder}/waiver.yaml --replay ${captures}/healthy-crs804)
fabric_guard(waived_is_in_sight 0
  "-DSTDOUT=GREEN +[0-9]+ rows: .*2 waived.*WAIVED\n  SwitchOffload.EveryFabricLegIsOffloaded/crs804\n    crs804 qsfp56-dd-3-1: hw=no.*waived: the same leg .lab, until 2026-07-22."
  COMMAND judge --replay ${captures}/waived)
fabric_guard(waiver_without_evidence_is_told 1
  "-DSTDOUT=SwitchQos.OffloadIsOn[ \n]+waives[ \n]+nothing:[ \n]+the[ \n]+row[ \n]+is[ \n]+not[ \n]+applicable"
  COMMAND judge --replay ${captures}/waiver-stale)

# The suites that have a test `fabric.SUITE`.
get_property(wired DIRECTORY PROPERTY TESTS)
list(FILTER wired INCLUDE REGEX "^fabric[.]")
list(TRANSFORM wired REPLACE "^fabric[.]" "")
list(REMOVE_ITEM wired collect report)
fabric_guard(suites_are_wired 0 "-DWIRED=${wired}" COMMAND list --format json)

fabric_guard(junit_is_right 1 -DREMOVE=${guard_folder}/junit -DJUNIT=${guard_folder}/junit
  COMMAND judge --replay ${captures}/before-fix-crs804 --report ${guard_folder}/junit)

# The hint of a report names the run's input, however that was named.
set(moved "${guard_folder}/a lab's captures")
file(COPY ${captures}/healthy-crs804 ${captures}/cpu-forwarding DESTINATION ${moved})
fabric_guard(hint_names_the_capture 1 -DHINT=ON COMMAND judge --replay ${moved}/cpu-forwarding)
fabric_guard(hint_names_the_export 1 -DHINT=ON COMMAND judge --profile crs804-lossy-4-rails
  --export ${captures}/exports/crs804-spares-in-management-bridge.rsc)
file(READ ${captures}/healthy-crs804/inventory.yaml inventory)
file(WRITE "${moved}/lab.yaml" "${inventory}\nstate: {replay: cpu-forwarding}\n")
fabric_guard(hint_names_the_inventory 1 -DHINT=ON COMMAND judge)
set_tests_properties(guard.hint_names_the_inventory PROPERTIES
  ENVIRONMENT "FABRIC_INVENTORY=${moved}/lab.yaml")

# What the suites left must show that each row ran, for this capture.
set(half ${guard_folder}/one_suite_of_many)
fabric_guard(suite_without_results 2 -DREMOVE=${half}
  "-DBEFORE=sh;-c;'$<TARGET_FILE:fabric>' collect --no-judge --report ${half} --replay ${captures}/healthy-crs804 && '$<TARGET_FILE:fabric>' judge --collected ${half} --suite HostMtu && exit 2"
  "-DSTDOUT=16 judged, .*this row did not run: SwitchBridge.xml: No such file"
  COMMAND report ${half})
fabric_guard(collected_needs_a_suite 2 "-DSTDERR=goes with one --suite"
  COMMAND judge --collected ${half})
fabric_guard(filter_says_what_it_left_out 0 "-DSTDOUT=left out 146 rows"
  COMMAND judge --replay ${captures}/healthy-crs804 --gtest_filter=HostMtu.*)
fabric_guard(marks_not_judged_are_named 0
  "-DSTDOUT=declared, not judged by this version: rail-bandwidth,"
  COMMAND judge --replay ${captures}/healthy-crs804)
fabric_guard(example_says_so_in_explain 2 "-DSTDERR=the example capture has 0 causes"
  COMMAND explain --cause 1)
set_tests_properties(guard.example_says_so_in_explain PROPERTIES ENVIRONMENT FABRIC_INVENTORY=)
