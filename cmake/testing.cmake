# Tests: <layer>_tests from the *_test.cpp files of each layer, cross_tests from tests/, the fuzz corpora, and the checks of the tree itself.
file(GLOB fuzzers CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/fuzz/fuzz_*.cpp")

# The files of the server that read what strangers send. They need no network, so a sanitized build has them without the rest of it; what
# reads HTTP needs no game either.
if(ZIGGURAT_FUZZ AND TARGET ziggurat_server)
  set(reading clock door http identity messages room room_deal room_door room_setup route setup_change store_texts thinkers thinking_queue)
  list(TRANSFORM reading REPLACE "(.+)" "${CMAKE_SOURCE_DIR}/server/\\1.cpp")
  add_library(ziggurat_http_reading STATIC EXCLUDE_FROM_ALL
    "${CMAKE_SOURCE_DIR}/server/boost_sources.cpp" "${CMAKE_SOURCE_DIR}/server/http_reader.cpp")
  ziggurat_same_flags(ziggurat_http_reading ziggurat_server)
  add_library(ziggurat_server_reading STATIC EXCLUDE_FROM_ALL ${reading})
  ziggurat_same_flags(ziggurat_server_reading ziggurat_server)
  target_link_libraries(ziggurat_server_reading PUBLIC ziggurat_table ziggurat_http_reading)
  ziggurat_precompile(ziggurat_server_reading server)
endif()

# fuzz_<layer> is about that layer; the others need nothing above the table.
function(ziggurat_link_fuzzer target name)
  string(REGEX REPLACE "^fuzz_" "" layer ${name})
  string(REPLACE "http" "server" compiled_as ${layer})
  if(TARGET ziggurat_${layer}_reading)
    ziggurat_same_flags(${target} ziggurat_${compiled_as})
    target_link_libraries(${target} PRIVATE ziggurat_${layer}_reading)
  elseif(TARGET ziggurat_${compiled_as})
    target_link_libraries(${target} PRIVATE ziggurat_${compiled_as})
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

# ziggurat_suite(name program filter [property value...]): one process for all of it, because starting a process for each test takes longer
# than the tests. The report with every test and its time goes to reports/<name>.json (tools/test_report reads them).
# Suites that compute take two places, so that as many of them run at once as there are cores; those that wait take one.
function(ziggurat_suite name program filter)
  set(report "${CMAKE_BINARY_DIR}/reports/${name}.json")
  add_test(NAME ${name} COMMAND ${program} --gtest_brief=1 "--gtest_filter=${filter}" "--gtest_output=json:${report}"
    WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
  set_tests_properties(${name} PROPERTIES TIMEOUT 1800 PROCESSORS 2 ${ARGN})
endfunction()

# What every test program and every helper of tests is compiled with: the tests only have to compile soon, what they test is optimised and
# sanitized. The tests of a game are sanitized for memory only, which halves the time they compile in; its rules are for both.
function(ziggurat_compile_as_test target library)
  set(kind tests)
  target_link_libraries(${target} PRIVATE ${library} GTest::gtest)
  target_compile_definitions(${target} PRIVATE ZIGGURAT_SOURCE_DIR=".")  # tests run in the root of the tree
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  if(ZIGGURAT_SANITIZE)
    target_compile_definitions(${target} PRIVATE ZIGGURAT_SANITIZED)  # tests repeat less: engine/effort_testkit.h
    string(REGEX REPLACE "^ziggurat_" "" layer ${library})
    if(ZIGGURAT_SANITIZE MATCHES "undefined" AND IS_DIRECTORY "${CMAKE_SOURCE_DIR}/games/${layer}")
      set(kind game_tests)
      target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
    endif()
  endif()
  if(ZIGGURAT_FUZZ)
    target_compile_options(${target} PRIVATE -fno-sanitize=fuzzer-no-link)  # nobody fuzzes tests
  endif()
  ziggurat_precompile(${target} ${kind} <gtest/gtest.h>)
endfunction()

# ziggurat_test_batches(batches name file...): joins test files (tools/batch_tests.py): a batch of eight takes half as long as the eight.
# Files of different folders stay apart, so a change in a game compiles only its own tests again.
function(ziggurat_test_batches batches name)
  set(joined "")
  set(files ${ARGN})
  while(files)
    list(LENGTH joined number)
    list(GET files 0 first)
    cmake_path(GET first PARENT_PATH folder)
    set(some ${files})
    list(FILTER some INCLUDE REGEX "^${folder}/[^/]*$")
    list(SUBLIST some 0 ${ZIGGURAT_TEST_BATCH} some)
    list(REMOVE_ITEM files ${some})
    set(batch "${CMAKE_BINARY_DIR}/batches/${name}_${number}.cpp")
    add_custom_command(OUTPUT "${batch}"
      COMMAND "${Python3_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/tools/batch_tests.py" "${batch}" ${some}
      DEPENDS ${some} "${CMAKE_SOURCE_DIR}/tools/batch_tests.py"
      COMMENT "Joining tests ${name} ${number}"
      VERBATIM)
    list(APPEND joined "${batch}")
  endwhile()
  set(${batches} ${joined} PARENT_SCOPE)
endfunction()

# ziggurat_tests(name library source...): a program of the *_test.cpp files; the *_testkit.cpp files become the library <name>_kit, which the
# tests of other layers may link, too. Suites with Slow in their name are about many games or long thoughts; they run
# as a test of their own with the label `slow`, and the sanitized run of ./check leaves them out.
function(ziggurat_tests name library)
  set(kits ${ARGN})
  set(tests ${ARGN})
  list(FILTER kits INCLUDE REGEX "_testkit\\.cpp$")
  list(FILTER tests EXCLUDE REGEX "_testkit\\.cpp$")
  ziggurat_test_batches(batches ${name} ${tests})
  add_executable(${name} ${batches})
  ziggurat_compile_as_test(${name} ${library})
  target_link_libraries(${name} PRIVATE GTest::gtest_main)
  if(kits)
    add_library(${name}_kit STATIC ${kits})
    ziggurat_compile_as_test(${name}_kit ${library})
    target_link_libraries(${name} PRIVATE ${name}_kit)
  endif()
  string(REGEX REPLACE "_tests$" "" suite ${name})
  set(slow "*Slow*")
  if(suite STREQUAL "server")  # waits for minutes: in parts, beside each other and before the others
    foreach(part RANGE 1 4)
      math(EXPR index "${part} - 1")
      ziggurat_suite(${suite}.${part} ${name} "-${slow}" PROCESSORS 1 COST 200)
      set_property(TEST ${suite}.${part} PROPERTY ENVIRONMENT GTEST_TOTAL_SHARDS=4 GTEST_SHARD_INDEX=${index})
    endforeach()
  else()
    ziggurat_suite(${suite} ${name} "-${slow}")
  endif()
  ziggurat_suite(${suite}.slow ${name} "${slow}" LABELS slow COST 100)
endfunction()

get_property(layers GLOBAL PROPERTY ziggurat_layers)
foreach(layer IN LISTS layers)
  get_property(sources GLOBAL PROPERTY ziggurat_tests_of_${layer})
  if(sources)
    ziggurat_tests(${layer}_tests ziggurat_${layer} ${sources})
    get_property(kits GLOBAL PROPERTY ziggurat_testkits_of_${layer})
    foreach(kit IN LISTS kits)
      target_link_libraries(${layer}_tests PRIVATE ${kit}_tests_kit)
    endforeach()
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

foreach(check IN ITEMS layers locale game_names)
  add_test(NAME tree.${check} COMMAND "${Python3_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/tools/check_${check}.py")
endforeach()
add_test(NAME tree.unit COMMAND "${CMAKE_SOURCE_DIR}/packaging/check_unit.sh")
set_tests_properties(tree.unit PROPERTIES SKIP_RETURN_CODE 77)
if(TARGET ziggurat AND NOT ZIGGURAT_SANITIZE)  # a sanitized program needs other libraries
  add_test(NAME tree.container COMMAND "${CMAKE_SOURCE_DIR}/packaging/check_container.sh" $<TARGET_FILE:ziggurat>)
  set_tests_properties(tree.container PROPERTIES SKIP_RETURN_CODE 77)
endif()

# These wait more than they compute: they begin first, beside those that keep a core busy.
foreach(suite IN ITEMS load load.slow client apps apps.slow)
  if(TEST ${suite})
    set_tests_properties(${suite} PROPERTIES COST 150 PROCESSORS 1)
  endif()
endforeach()
