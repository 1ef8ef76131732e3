// Hostile scripts: an answer or an error, never a crash.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "table/script.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto library = zig::open_library();
  zig::table::run_scripts(**library, {reinterpret_cast<const char*>(data), size});
  return 0;
}
