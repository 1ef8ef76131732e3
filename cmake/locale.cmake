# locale/<lang>/<part>.json: each file embedded, and locale/texts.gen.h with the list of them.
# ziggurat_embed_locale(target folder): the header goes into that folder.
function(ziggurat_embed_locale target folder)
  set(externs "")
  set(rows "")
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/locale/*/*.json")
  list(FILTER files EXCLUDE REGEX "/web[^/]*\\.json$")  # words of the web client, which carries them itself
  foreach(file IN LISTS files)
    cmake_path(GET file STEM part)
    cmake_path(GET file PARENT_PATH parent)
    cmake_path(GET parent FILENAME lang)
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

# ziggurat_texts_for_page(target part...): <target>.<lang>.json beside the module, with those parts in one language: a page loads one.
function(ziggurat_texts_for_page target)
  foreach(lang en cs pl)
    set(files "")
    foreach(part IN LISTS ARGN)
      set(file "${CMAKE_SOURCE_DIR}/locale/${lang}/${part}.json")
      if(EXISTS "${file}")  # English problems need no file: they are said as they stand in the sources
        list(APPEND files "${file}")
      endif()
    endforeach()
    set(merged "${CMAKE_BINARY_DIR}/${target}.${lang}.json")
    set(tool "${CMAKE_SOURCE_DIR}/tools/merge_texts.py")
    add_custom_command(OUTPUT "${merged}" COMMAND "${Python3_EXECUTABLE}" "${tool}" "${merged}" ${files} DEPENDS ${files} "${tool}" VERBATIM)
    target_sources(${target} PRIVATE "${merged}")
  endforeach()
endfunction()

# ziggurat_embed_rules(target): locale/<lang>/rules/<game>.md, and locale/rules.gen.h with the list of them.
function(ziggurat_embed_rules target)
  set(externs "")
  set(rows "")
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/locale/*/rules/*.md")
  foreach(file IN LISTS files)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${CMAKE_SOURCE_DIR}/locale" OUTPUT_VARIABLE place)
    string(REGEX REPLACE "/.*" "" lang "${place}")
    cmake_path(GET file STEM game)
    string(MAKE_C_IDENTIFIER "rules_${lang}_${game}" symbol)
    ziggurat_embed(${target} zig::embedded ${symbol} "${file}")
    string(APPEND externs "extern const std::string_view ${symbol};\n")
    string(APPEND rows "    {\"${lang}\", \"${game}\", ${symbol}},\n")
  endforeach()
  string(CONCAT header "#pragma once\n#include <string_view>\nnamespace zig::embedded {\n${externs}"
    "struct RulesText {\n  std::string_view lang, game;\n  const std::string_view& text;\n};\n"
    "inline const RulesText kRulesTexts[] = {\n${rows}};\n}\n")
  file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/generated/locale/rules.gen.h" CONTENT "${header}" @ONLY)
endfunction()
