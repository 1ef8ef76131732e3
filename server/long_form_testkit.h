// How much of a hostile test is run: little in ./check, much by night, in slices that differ (tools/hostile.sh).
//
//   ZIGGURAT_KILLS=200 ZIGGURAT_SLICE=3 build/release/server_tests --gtest_filter='*SlowCrash*sqlite'
#pragma once

#include <cstdint>
#include <cstdlib>

namespace zig::server {

inline int from_environment(const char* name, int otherwise) {
  const char* given = std::getenv(name);
  return given ? std::atoi(given) : otherwise;
}

// What makes a slice another one than those before; 0: that of ./check.
inline std::uint64_t slice_of_night() {
  return static_cast<std::uint64_t>(from_environment("ZIGGURAT_SLICE", 0));
}

}  // namespace zig::server
