# Input that was made to do harm, as hostile_input.sh makes it.
set(hostile_memory 1000000)  # KiB of address space
if(FABRIC_SANITIZE)
  set(hostile_memory unlimited)  # the sanitizer itself reserves terabytes
endif()
foreach(name
    junk_as_export
    junk_as_inventory
    junk_pasted
    junk_in_a_capture
    line_of_100_mb
    line_of_4_mb
    line_of_4_mb_pasted
    text_over_64_mib
    yaml_aliases
    yaml_deep
    json_deep
    json_deep_answer
    name_in_inventory
    key_in_inventory
    waiver_in_inventory
    device_in_manifest
    file_in_manifest
    text_of_manifest
    text_of_a_device
    name_of_a_bridge
    link_of_an_answer
    link_of_a_folder
    link_of_the_inventory)
  add_test(NAME hostile.${name} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/hostile_input.sh ${name}
    $<TARGET_FILE:fabric> ${PROJECT_SOURCE_DIR}/mocks/captures
    ${CMAKE_CURRENT_BINARY_DIR}/hostile/${name} ${hostile_memory})
  set_tests_properties(hostile.${name} PROPERTIES LABELS replay TIMEOUT 120)
endforeach()
