# Text files as constants of the program. Users declare what they want by hand:
#   namespace zig::embedded { extern const std::string_view openapi; }
find_package(Python3 REQUIRED COMPONENTS Interpreter)
# The interpreter itself: a launcher in front of it, as pyenv has one, takes longer than our scripts.
execute_process(COMMAND "${Python3_EXECUTABLE}" -c "import sys; print(sys.executable, end='')" OUTPUT_VARIABLE Python3_EXECUTABLE
  COMMAND_ERROR_IS_FATAL ANY)

# ziggurat_embed(target namespace symbol file): `file` becomes `const std::string_view namespace::symbol` in `target`.
function(ziggurat_embed target namespace symbol file)
  set(generated "${CMAKE_BINARY_DIR}/embedded/${symbol}.cpp")
  get_property(known GLOBAL PROPERTY ziggurat_embedded_${symbol})
  if(NOT known)  # several targets may carry the same text
    add_custom_command(
      OUTPUT "${generated}"
      COMMAND "${Python3_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/tools/embed.py" "${namespace}" "${symbol}" "${file}" "${generated}"
      DEPENDS "${file}" "${CMAKE_SOURCE_DIR}/tools/embed.py"
      COMMENT "Embedding ${symbol}"
      VERBATIM)
    set_property(GLOBAL PROPERTY ziggurat_embedded_${symbol} ON)
  endif()
  target_sources(${target} PRIVATE "${generated}")
endfunction()

# ziggurat_embed_folder(target prefix pattern): each matching file as zig::embedded::<prefix>_<name>, with - written as _.
function(ziggurat_embed_folder target prefix pattern)
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${pattern}")
  foreach(file IN LISTS files)
    cmake_path(GET file STEM name)
    string(MAKE_C_IDENTIFIER "${prefix}_${name}" symbol)
    ziggurat_embed(${target} zig::embedded ${symbol} "${file}")
  endforeach()
endfunction()

# ziggurat_embed_networks(target [game...]): players/<game>/network.bin as zig::embedded::network_<game>, of all games that can carry one
# (players/<game>/learned.cpp); empty where there is none yet.
function(ziggurat_embed_networks target)
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/players/*/learned.cpp")
  file(GLOB networks CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/players/*/network.bin")
  if(NOT EXISTS "${CMAKE_BINARY_DIR}/embedded/no_network")
    file(WRITE "${CMAKE_BINARY_DIR}/embedded/no_network" "")
  endif()
  foreach(file IN LISTS files)
    cmake_path(GET file PARENT_PATH folder)
    cmake_path(GET folder FILENAME game)
    set(network "${folder}/network.bin")
    if(NOT network IN_LIST networks)
      set(network "${CMAKE_BINARY_DIR}/embedded/no_network")
    endif()
    if(NOT ARGN OR game IN_LIST ARGN)
      ziggurat_embed(${target} zig::embedded network_${game} "${network}")
    endif()
  endforeach()
endfunction()

# ziggurat_embed_data(target game): games/<game>/data/*.json as `std::span<const DataFile> zig::<game>::data_files()`.
function(ziggurat_embed_data target game)
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/games/${game}/data/*.json")
  set(generated "${CMAKE_BINARY_DIR}/embedded/${game}_data.cpp")
  get_property(known GLOBAL PROPERTY ziggurat_embedded_data_${game})
  if(NOT known)  # the game's library and its module for the page carry the same files
    set(all_or_what_a_page_shows --data)
    if(ZIGGURAT_WASM)
      set(all_or_what_a_page_shows --page)
    endif()
    add_custom_command(
      OUTPUT "${generated}"
      COMMAND "${Python3_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/tools/embed.py" ${all_or_what_a_page_shows} zig::${game} "${generated}" ${files}
      DEPENDS ${files} "${CMAKE_SOURCE_DIR}/tools/embed.py"
      COMMENT "Embedding the data of ${game}"
      VERBATIM)
    set_property(GLOBAL PROPERTY ziggurat_embedded_data_${game} ON)
  endif()
  target_sources(${target} PRIVATE "${generated}")
endfunction()
