# locale/<lang>/<part>.json: each file embedded, and locale/texts.gen.h with the list of them.
# ziggurat_embed_locale(target folder [part...]): the header goes into that folder; without parts all of them are meant.
function(ziggurat_embed_locale target folder)
  set(externs "")
  set(rows "")
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/locale/*/*.json")
  list(FILTER files EXCLUDE REGEX "/web[^/]*\\.json$")  # words of the web client, which carries them itself
  foreach(file IN LISTS files)
    cmake_path(GET file STEM part)
    cmake_path(GET file PARENT_PATH parent)
    cmake_path(GET parent FILENAME lang)
    if(ARGN AND NOT part IN_LIST ARGN)
      continue()
    endif()
    string(MAKE_C_IDENTIFIER "locale_${lang}_${part}" symbol)
    ziggurat_embed(${target} zig::embedded ${symbol} "${file}")
    string(APPEND externs "extern const std::string_view ${symbol};\n")
    string(APPEND rows "    {\"${lang}\", \"locale/${lang}/${part}.json\", ${symbol}},\n")
  endforeach()
  string(CONCAT header "#pragma once\n#include <string_view>\nnamespace zig::embedded {\n${externs}"
    "struct LocaleFile {\n  std::string_view lang, name;\n  const std::string_view& text;\n};\n"
    "inline const LocaleFile kLocaleFiles[] = {\n${rows}};\n}\n")
  file(CONFIGURE OUTPUT "${folder}/locale/texts.gen.h" CONTENT "${header}" @ONLY)
  target_include_directories(${target} BEFORE PUBLIC "${folder}")
endfunction()
