# Tests: <layer>_tests from the *_test.cpp files of each layer, cross_tests from tests/, the fuzz corpora, and the checks of the tree itself.
file(GLOB fuzzers CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/fuzz/fuzz_*.cpp")

# fuzz_<layer> is about that layer; the others need nothing above the table.
function(ziggurat_link_fuzzer target name)
  string(REGEX REPLACE "^fuzz_" "" layer ${name})
  if(TARGET ziggurat_${layer})
    target_link_libraries(${target} PRIVATE ziggurat_${layer})
  else()
    target_link_libraries(${target} PRIVATE ziggurat_table)
  endif()
endfunction()

if(ZIGGURAT_FUZZ)
  foreach(fuzzer IN LISTS fuzzers)
    cmake_path(GET fuzzer STEM name)
    add_executable(${name} "${fuzzer}")
    ziggurat_link_fuzzer(${name} ${name})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    list(APPEND targets ${name})
  endforeach()
  add_custom_target(fuzzers DEPENDS ${targets})
endif()

if(NOT ZIGGURAT_TESTS)
  return()
endif()
find_package(GTest QUIET)
if(NOT GTest_FOUND)
  message(STATUS "GoogleTest is not installed (tools/setup.sh check): the tests are not built")
  return()
endif()

# ziggurat_suite(name filter [property value...]): one process for all of it, because starting a process for each test takes longer than
# the tests. The report with every test and its time goes to reports/<name>.json (tools/test_report reads them).
function(ziggurat_suite name program filter)
  set(report "${CMAKE_BINARY_DIR}/reports/${name}.json")
  add_test(NAME ${name} COMMAND ${program} --gtest_brief=1 "--gtest_filter=${filter}" "--gtest_output=json:${report}"
    WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
  set_tests_properties(${name} PROPERTIES TIMEOUT 1800 ${ARGN})
endfunction()

# Suites with Slow in their name run as a test of their own with the label `slow`; the sanitized run of ./check leaves them out.
function(ziggurat_tests name library)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE ${library} GTest::gtest GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE "ZIGGURAT_SOURCE_DIR=\"${CMAKE_SOURCE_DIR}\"")
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)  # what is tested is optimised; the tests only have to compile soon
  ziggurat_precompile(${name} tests <gtest/gtest.h>)
  string(REGEX REPLACE "_tests$" "" suite ${name})
  ziggurat_suite(${suite} ${name} "-*Slow*")
  ziggurat_suite(${suite}.slow ${name} "*Slow*" LABELS slow COST 100)
endfunction()

get_property(layers GLOBAL PROPERTY ziggurat_layers)
foreach(layer IN LISTS layers)
  get_property(sources GLOBAL PROPERTY ziggurat_tests_of_${layer})
  if(sources)
    ziggurat_tests(${layer}_tests ziggurat_${layer} ${sources})
  endif()
endforeach()

file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*.cpp")
list(FILTER sources INCLUDE REGEX "${ziggurat_test_only}")
if(sources)
  ziggurat_tests(cross_tests ziggurat_table ${sources})
endif()

# The fingerprint of the rules, to compare compilers without building the whole program with each.
add_executable(signature "${CMAKE_SOURCE_DIR}/tests/signature.cpp")
target_link_libraries(signature PRIVATE ziggurat_players)

# The inputs that fuzzing found worth keeping are regression tests with every compiler.
foreach(fuzzer IN LISTS fuzzers)
  cmake_path(GET fuzzer STEM name)
  string(REGEX REPLACE "^fuzz_" "" name "${name}")
  add_executable(replay_${name} "${fuzzer}" "${CMAKE_SOURCE_DIR}/tests/fuzz/replay_corpus.cpp")
  ziggurat_link_fuzzer(replay_${name} fuzz_${name})
  add_test(NAME fuzz_corpus.${name} COMMAND replay_${name} "${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${name}")
  list(APPEND replays replay_${name})
endforeach()
add_custom_target(replays DEPENDS ${replays})

foreach(check IN ITEMS layers locale)
  add_test(NAME tree.${check} COMMAND "${Python3_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/tools/check_${check}.py")
endforeach()
