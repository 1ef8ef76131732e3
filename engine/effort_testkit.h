// How often a test repeats what it does.
//
//   for (std::uint64_t seed = 0; seed < effort(120ULL); ++seed) ...
//
// Sanitized code is ten times as slow, and the first games take nearly every path on which it could go wrong. So the sanitized tests do an
// eighth of what is said; `./check --thorough` does all of it.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdlib>

namespace zig {

#ifdef ZIGGURAT_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

inline bool thorough() { return std::getenv("THOROUGH") != nullptr; }

// At least once.
template <std::integral Number>
Number effort(Number times) {
  return kSanitized && !thorough() ? std::max<Number>(1, times / 8) : times;
}

// For what finds something new only now and then: so often by day, so often by night.
template <std::integral Number>
Number effort(Number by_day, Number by_night) {
  return thorough() ? by_night : effort(by_day);
}

}  // namespace zig
