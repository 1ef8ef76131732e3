// exp and log from additions and multiplications only: the mathematics libraries of compilers differ in the last bit, and
// a search from one seed must make the same moves natively and in a web page.
#pragma once

#include <bit>
#include <cstdint>

namespace zig::players {

// About eight digits.
inline double exact_exp(double x) {
  if (x < -700) return 0;
  if (x > 700) x = 700;
  const double turns = x * 1.4426950408889634;
  const auto whole = static_cast<std::int64_t>(turns < 0 ? turns - 0.5 : turns + 0.5);
  const double r = x - static_cast<double>(whole) * 0.6931471805599453;
  const double series =
      1 + r * (1 + r / 2 * (1 + r / 3 * (1 + r / 4 * (1 + r / 5 * (1 + r / 6 * (1 + r / 7))))));
  return series * std::bit_cast<double>(static_cast<std::uint64_t>(whole + 1023) << 52);
}

// Of a positive number.
inline double exact_log(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  const auto exponent = static_cast<int>(bits >> 52) - 1023;
  const double m = std::bit_cast<double>((bits & 0xFFFFFFFFFFFFFULL) | 0x3FF0000000000000ULL);  // 1 to 2
  const double t = (m - 1) / (m + 1), q = t * t;
  const double series = 2 * t * (1 + q * (1.0 / 3 + q * (1.0 / 5 + q * (1.0 / 7 + q * (1.0 / 9 + q / 11)))));
  return exponent * 0.6931471805599453 + series;
}

// From 0 to 1, a half at 0.
inline double squash(double x) { return 0.5 + 0.5 * x / (1 + (x < 0 ? -x : x)); }

}  // namespace zig::players
