# Every bindings/wasm/<name>.cpp is a WASI program build/wasm/<name>.wasm over the layers up to table.
file(GLOB mains CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bindings/wasm/*.cpp")
foreach(main IN LISTS mains)
  cmake_path(GET main STEM name)
  add_executable(${name} "${main}")
  target_link_libraries(${name} PRIVATE ziggurat_table ziggurat_no_exceptions)
  target_link_options(${name} PRIVATE -Wl,-z,stack-size=4194304 -Wl,--stack-first -Wl,--strip-debug)
  set_target_properties(${name} PROPERTIES SUFFIX .wasm)
endforeach()
