# bindings/wasm for each game: build/wasm/engine_<game>.wasm, the table with this game and nothing of the others, so that a page loads
# only what it plays, and build/wasm/engine_<game>.<lang>.json, its texts in one language. Generated headers stand in for the list of all
# games, what players know about them, and the list of all texts.
file(GLOB general CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bindings/wasm/*.cpp" "${CMAKE_SOURCE_DIR}/engine/*.cpp"
  "${CMAKE_SOURCE_DIR}/locale/*.cpp" "${CMAKE_SOURCE_DIR}/games/*.cpp" "${CMAKE_SOURCE_DIR}/players/*.cpp" "${CMAKE_SOURCE_DIR}/table/*.cpp")
list(FILTER general EXCLUDE REGEX "${ziggurat_test_only}|/script\\.cpp$")

# Everything is compiled for size but the rules that games are played by: computer players search as fast either way, and a page loads less.
set(of_games_for_size
  "/(agendas|automated_player|barbarians|box|catalogue|consequences|decision|industry|invariants|map_building|names|notation|options|outlook|picks|position|question_fits|science|setup|start_of_turn|sums|view|why_not)[a-z_]*\\.cpp$|_text\\.cpp$|/texts\\.cpp$")
set(for_speed "/(games/[a-z_]+/|players/search/network|players/[a-z_]+/features|bindings/wasm/measure|engine/random)")

# ziggurat_engine_part(target how): flags of the engine for the page; `how` is -Oz or -Os.
function(ziggurat_engine_part target how)
  target_link_libraries(${target} PRIVATE ziggurat_compiling ziggurat_no_exceptions)
  target_compile_options(${target} PRIVATE ${how} -msimd128 -mbulk-memory)  # both are in every browser since 2023
  target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")  # or a compiler cache would hand out headers of another tree
  ziggurat_precompile(${target} page${how})
endfunction()

# ziggurat_engine_objects(target folder how source...): sources of `target` that are compiled in another way.
function(ziggurat_engine_objects target folder how)
  add_library(${target}${how} OBJECT ${ARGN})
  target_include_directories(${target}${how} BEFORE PRIVATE "${folder}")
  ziggurat_engine_part(${target}${how} ${how})
  target_link_libraries(${target} PRIVATE ${target}${how})
endfunction()

get_property(games GLOBAL PROPERTY ziggurat_game_folders)
add_custom_target(engines)
foreach(folder IN LISTS games)
  set(type "")  # some_game -> SomeGame
  string(REPLACE "_" ";" words "${folder}")
  foreach(word IN LISTS words)
    string(SUBSTRING "${word}" 0 1 first)
    string(SUBSTRING "${word}" 1 -1 rest)
    string(TOUPPER "${first}" first)
    string(APPEND type "${first}${rest}")
  endforeach()
  set(own "${CMAKE_BINARY_DIR}/only_${folder}")
  configure_file("${CMAKE_SOURCE_DIR}/bindings/wasm/all_games.h.in" "${own}/games/all_games.h" @ONLY)
  configure_file("${CMAKE_SOURCE_DIR}/bindings/wasm/texts.h.in" "${own}/locale/texts.gen.h" COPYONLY)
  file(CONFIGURE OUTPUT "${own}/players/all_games.gen.h" CONTENT "#include \"players/${folder}/knowledge.h\"\n")

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/games/${folder}/*.cpp" "${CMAKE_SOURCE_DIR}/players/${folder}/*.cpp"
    "${CMAKE_SOURCE_DIR}/players/search/*.cpp")
  list(FILTER sources EXCLUDE REGEX "${ziggurat_test_only}")
  list(APPEND sources "${CMAKE_SOURCE_DIR}/table/${folder}/match.cpp" ${general})
  set(small ${sources})
  set(fast ${sources})
  list(FILTER fast INCLUDE REGEX "${for_speed}")
  list(FILTER fast EXCLUDE REGEX "/games/.*(${of_games_for_size})")
  list(REMOVE_ITEM small ${fast})

  set(target engine_${folder})
  add_executable(${target} ${small})
  ziggurat_embed_data(${target} ${folder})
  ziggurat_embed_networks(${target} ${folder})
  target_include_directories(${target} BEFORE PRIVATE "${own}")
  ziggurat_texts_for_page(${target} table ${folder} said said_${folder})
  ziggurat_engine_part(${target} -Oz)
  ziggurat_engine_objects(${target} "${own}" -Os ${fast})
  # What is linked reads its game and becomes the module of the page (prepare.mjs), which needs the names of functions for it: with -O0,
  # clang leaves them alone (it would call wasm-opt, and with --no-wasm-opt it links nothing).
  target_link_options(${target} PRIVATE -mexec-model=reactor -O0 -Wl,-z,stack-size=1048576 -Wl,--stack-first -Wl,--strip-debug)
  set(preparing "${CMAKE_SOURCE_DIR}/bindings/wasm/prepare.mjs")
  set_target_properties(${target} PROPERTIES OUTPUT_NAME linked_${folder} SUFFIX .wasm LINK_DEPENDS "${preparing}")
  add_custom_command(TARGET ${target} POST_BUILD COMMAND node "${preparing}" $<TARGET_FILE:${target}> "${CMAKE_BINARY_DIR}/${target}.wasm" VERBATIM)
  add_dependencies(engines ${target})
endforeach()
