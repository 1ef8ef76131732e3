// How long something took, as Prometheus counts it: how many took at most so long, for some lengths.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace zig::server {

class Histogram {
 public:
  // In seconds; the last ones are where somebody begins to wonder whether anything happens.
  static constexpr std::array kUntil = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                        0.1,    0.25,  0.5,    1.0,   2.5,  10.0};

  void add(std::chrono::nanoseconds time);
  Histogram& operator+=(const Histogram& other);
  std::uint64_t count() const { return count_; }
  // Lines of /metrics under that name; `labels` as in `kind="play"`, or empty.
  void print(std::string& out, std::string_view name, std::string_view labels) const;

 private:
  std::array<std::uint64_t, kUntil.size()> counts_{};  // each alone
  std::uint64_t count_ = 0;
  std::chrono::nanoseconds sum_{0};
};

// Runs from where it is made.
class Stopwatch {
 public:
  std::chrono::nanoseconds time() const { return std::chrono::steady_clock::now() - begun_; }

 private:
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace zig::server
