# A layer is a folder. Its library is ziggurat_<layer>, its tests are <layer>_tests. A folder that does not exist yet is an empty layer.
set(ziggurat_test_only "_(test|testkit)\\.cpp$")

# Reading nlohmann/json takes longer than compiling most of our files: it is read once for all targets with the same flags.
# ziggurat_precompile(target kind header...): the first target of a kind compiles the headers, the others reuse them.
function(ziggurat_precompile target kind)
  get_property(first GLOBAL PROPERTY ziggurat_precompiled_${kind})
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    target_precompile_headers(${target} PRIVATE <nlohmann/json.hpp> <algorithm> <expected> <map> <string> <vector> ${ARGN})
    set_property(GLOBAL PROPERTY ziggurat_precompiled_${kind} ${target})
  endif()
endfunction()

# ziggurat_layer(layer [NEEDS layer...] [EXCEPTIONS] [FOLDER folder] [FLAT] [TESTKITS file...]): FLAT leaves subfolders to other
# libraries; TESTKITS are helpers of another layer's tests that this layer's tests use, too.
# A layer that needs packages of the system finds and links them in cmake/packages_<layer>.cmake; with large headers it sets
# `precompiled` to a kind of its own and `precompiled_headers`.
function(ziggurat_layer layer)
  cmake_parse_arguments(PARSE_ARGV 1 arg "EXCEPTIONS;FLAT" "FOLDER" "NEEDS;TESTKITS")
  if(NOT arg_FOLDER)
    set(arg_FOLDER ${layer})
  endif()
  set(glob GLOB_RECURSE)
  if(arg_FLAT)
    set(glob GLOB)
  endif()
  file(${glob} sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${arg_FOLDER}/*.cpp")
  file(${glob} headers CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${arg_FOLDER}/*.h")
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "${ziggurat_test_only}|/main\\.cpp$")
  list(FILTER tests INCLUDE REGEX "${ziggurat_test_only}")
  if(NOT sources)
    set(sources "${CMAKE_SOURCE_DIR}/cmake/empty.cpp")
  endif()

  add_library(ziggurat_${layer} STATIC ${sources} ${headers})
  list(TRANSFORM arg_NEEDS PREPEND ziggurat_)
  target_link_libraries(ziggurat_${layer} PUBLIC ziggurat_compiling ${arg_NEEDS})
  if(arg_EXCEPTIONS)  # a layer of native programs
    target_link_libraries(ziggurat_${layer} PUBLIC Threads::Threads)
  else()
    target_link_libraries(ziggurat_${layer} PRIVATE ziggurat_no_exceptions)
  endif()
  set(precompiled ${arg_EXCEPTIONS})
  set(precompiled_headers "")
  include(packages_${layer} OPTIONAL)
  ziggurat_precompile(ziggurat_${layer} ${precompiled} ${precompiled_headers})
  set_property(GLOBAL APPEND PROPERTY ziggurat_layers ${layer})
  list(TRANSFORM arg_TESTKITS PREPEND "${CMAKE_SOURCE_DIR}/")
  set_property(GLOBAL PROPERTY ziggurat_tests_of_${layer} ${tests} ${arg_TESTKITS})
endfunction()

# Every folder games/<name> is a library ziggurat_<name>, with games/<name>/data/*.json embedded; ziggurat_games links them all.
function(ziggurat_games)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "NEEDS")
  file(GLOB folders RELATIVE "${CMAKE_SOURCE_DIR}/games" CONFIGURE_DEPENDS LIST_DIRECTORIES true "${CMAKE_SOURCE_DIR}/games/*")
  set(games "")
  foreach(game IN LISTS folders)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/games/${game}/*.cpp")
    if(sources)
      ziggurat_layer(${game} FOLDER games/${game} NEEDS ${arg_NEEDS})
      ziggurat_embed_folder(ziggurat_${game} ${game} "games/${game}/data/*.json")
      list(APPEND games ${game})
    endif()
  endforeach()
  set_property(GLOBAL PROPERTY ziggurat_game_folders ${games})
  ziggurat_layer(games FLAT NEEDS ${arg_NEEDS} ${games})
endfunction()

# ziggurat_program(name layer): <layer>/main.cpp is the program; the rest of the folder is a library that tests can link, too.
function(ziggurat_program name layer)
  if(EXISTS "${CMAKE_SOURCE_DIR}/${layer}/main.cpp")
    add_executable(${name} "${CMAKE_SOURCE_DIR}/${layer}/main.cpp")
    target_link_libraries(${name} PRIVATE ziggurat_${layer})
  endif()
endfunction()
