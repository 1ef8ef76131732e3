// Cards are alike but for their value, so a heap of them is a number for each value.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace zig::toy_game {

inline constexpr int kValues = 6;  // TG-1.2
inline constexpr int kOfEach = 8;  // TG-1.2
inline constexpr int kAllCards = kValues * kOfEach;

class Cards {
 public:
  constexpr std::uint8_t& operator[](int value) { return count_[static_cast<std::size_t>(value - 1)]; }
  constexpr std::uint8_t operator[](int value) const { return count_[static_cast<std::size_t>(value - 1)]; }
  constexpr int size() const { return std::accumulate(count_.begin(), count_.end(), 0); }
  constexpr bool empty() const { return size() == 0; }
  constexpr int points() const {
    int sum = 0;
    for (int value = 1; value <= kValues; ++value) sum += value * (*this)[value];
    return sum;
  }
  constexpr bool operator==(const Cards&) const = default;

 private:
  std::array<std::uint8_t, kValues> count_{};  // from value 1 on
};

}  // namespace zig::toy_game
