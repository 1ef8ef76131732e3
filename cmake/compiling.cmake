# How our own code is compiled. Everything is an INTERFACE library, so that system libraries keep their own flags.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1 -D_GLIBCXX_ASSERTIONS")  # -O1, -g1: sanitized random games and their compilation must not take all day
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

# A compiler cache, where one is installed, serves every clone of the tree: paths count from its root. Not with clang, whose precompiled
# headers name the files of the clone they were made in. `CCACHE_DISABLE=1` measures without it.
find_program(ZIGGURAT_CCACHE ccache)
if(ZIGGURAT_CCACHE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${ZIGGURAT_CCACHE}")
  add_compile_options(-fpch-preprocess)
endif()

# nlohmann/json by links of its own: the folder of system headers must never enter the search path of a WebAssembly build. Its literals
# ("{}"_json), which nobody uses, are left out: for them g++ would compile the parser of a second JSON type in every file.
find_path(ZIGGURAT_JSON_ROOT nlohmann/json.hpp PATHS /usr/include /usr/local/include REQUIRED)
set(json_folder "${CMAKE_BINARY_DIR}/third_party/json")
file(MAKE_DIRECTORY "${json_folder}/nlohmann")
file(GLOB parts "${ZIGGURAT_JSON_ROOT}/nlohmann/*")
foreach(part IN LISTS parts)
  cmake_path(GET part FILENAME name)
  if(NOT name STREQUAL "json.hpp")
    file(CREATE_LINK "${part}" "${json_folder}/nlohmann/${name}" SYMBOLIC)
  endif()
endforeach()
file(READ "${ZIGGURAT_JSON_ROOT}/nlohmann/json.hpp" header)
string(REGEX REPLACE "inline namespace literals\n.*// namespace literals\n" "" header "${header}")
file(GENERATE OUTPUT "${json_folder}/nlohmann/json.hpp" CONTENT "${header}")  # only where it changes

add_library(ziggurat_compiling INTERFACE)
target_include_directories(ziggurat_compiling INTERFACE "${CMAKE_SOURCE_DIR}")
target_include_directories(ziggurat_compiling SYSTEM INTERFACE "${json_folder}")
# The same for every file of the program, or nlohmann/json would exist in two incompatible forms.
target_compile_definitions(ziggurat_compiling INTERFACE JSON_NOEXCEPTION=1 JSON_USE_GLOBAL_UDLS=0 JSON_USE_IMPLICIT_CONVERSIONS=0)
# No fused multiply-add: numbers must be the same on every machine. No RTTI anywhere: bases and heirs must agree about it.
target_compile_options(ziggurat_compiling INTERFACE -ffp-contract=off -fno-rtti -Wall -Wextra -Wshadow)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  # Byte-wise maximum and population count, in every processor since 2009: payments and counting live on them.
  target_compile_options(ziggurat_compiling INTERFACE -march=x86-64-v2)
endif()
if(ZIGGURAT_WERROR)
  target_compile_options(ziggurat_compiling INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Wrong about std::string and std::optional in g++ 12 (gcc bugs 105651, 105329, 105562): they depend on what the optimiser
  # happened to inline. The clang build and the sanitizers look for the same mistakes.
  target_compile_options(ziggurat_compiling INTERFACE -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow
    -Wno-stringop-overread -Wno-maybe-uninitialized -Wno-dangling-pointer)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # The stable sort of g++'s own library uses something that the same library calls deprecated.
  target_compile_options(ziggurat_compiling INTERFACE -Wno-deprecated-declarations)
endif()

# The layers that also run inside a web page.
add_library(ziggurat_no_exceptions INTERFACE)
target_compile_options(ziggurat_no_exceptions INTERFACE -fno-exceptions)

if(ZIGGURAT_SANITIZE)
  add_compile_options("-fsanitize=${ZIGGURAT_SANITIZE}" -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options("-fsanitize=${ZIGGURAT_SANITIZE}")
  if(ZIGGURAT_SANITIZE MATCHES "undefined")
    add_compile_options(-fno-sanitize=vptr)  # needs RTTI
  endif()
endif()
if(ZIGGURAT_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)  # coverage for libFuzzer
endif()
