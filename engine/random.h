// Randomness that is handed in. Draw k of a game depends on the seed and k only, so that a game is its
// seed and its moves, and a replay may jump to any draw.
//
//   Random fast = Random::fast(42);               // search, self-play, tests
//   Random fair = Random::keyed(key);             // games between people: ChaCha20 with a 256-bit key
//   fast.below(6);  fast.shuffle(cards);
#pragma once

#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

namespace zig {

using Key = std::array<std::uint8_t, 32>;

class Random {
 public:
  static Random fast(std::uint64_t seed);
  static Random keyed(const Key& key);

  // The next 64 random bits.
  std::uint64_t next() {
    const std::uint64_t k = drawn_++;
    if (!keyed_) return mix(seed_ + (k + 1) * 0x9E3779B97F4A7C15ULL);
    return keyed_word(k);
  }

  // A number from 0 to bound-1. One draw, always: the multiply-shift's bias is below 2^-32.
  std::uint32_t below(std::uint32_t bound) {
    const std::uint64_t bits = next();
    const std::uint64_t low = (bits & 0xFFFFFFFFULL) * bound;
    const std::uint64_t high = (bits >> 32) * bound;
    return static_cast<std::uint32_t>((high + (low >> 32)) >> 32);
  }

  // Two numbers from one draw, each below its bound (at most 2^16: the bias stays below 2^-16 of a step).
  std::pair<std::uint32_t, std::uint32_t> below_two(std::uint32_t first, std::uint32_t second) {
    const std::uint64_t bits = next();
    return {static_cast<std::uint32_t>(((bits >> 32) * first) >> 32),
            static_cast<std::uint32_t>(((bits & 0xFFFFFFFFULL) * second) >> 32)};
  }

  // The first `drawing` places of a range get items of the whole range at random: a shuffle when that is all
  // of them. `at(i)` is the item at place i, by reference. One draw for two places.
  template <class At>
  void shuffle_places(std::uint32_t count, std::uint32_t drawing, At at) {
    std::uint32_t i = 0;
    for (; i + 1 < drawing; i += 2) {
      const auto [one, two] = below_two(count - i, count - i - 1);
      std::swap(at(i), at(i + one));
      std::swap(at(i + 1), at(i + 1 + two));
    }
    if (i < drawing) std::swap(at(i), at(i + below(count - i)));
  }

  // Any contiguous range: an array, a FixedVector, a span of either.
  template <class Items>
  void shuffle(Items&& items) {
    const auto count = static_cast<std::uint32_t>(std::size(items));
    if (count > 1) shuffle_places(count, count - 1, [&](std::uint32_t i) -> auto& { return items[i]; });
  }

  // How many draws were made; a table stores it with each move.
  std::uint64_t drawn() const { return drawn_; }
  void jump_to(std::uint64_t draw) { drawn_ = draw; }

  // A test may say what chance brings: outcomes in the game's own numbering, used up in order before
  // anything is drawn. A game asks `scripted()` before each typed draw.
  void script(std::span<const std::uint16_t> outcomes) { script_ = outcomes; }
  bool has_script() const { return !script_.empty(); }
  // A game calls this when a scripted outcome cannot happen; the caller then refuses the script.
  void script_cannot_happen(std::uint16_t outcome) {
    if (!impossible_) impossible_ = outcome;
  }
  std::optional<std::uint16_t> impossible_outcome() const { return impossible_; }
  std::optional<std::uint16_t> scripted() {
    if (script_.empty()) return std::nullopt;
    const std::uint16_t outcome = script_.front();
    script_ = script_.subspan(1);
    return outcome;
  }

 private:
  static std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }
  std::uint64_t keyed_word(std::uint64_t k);

  std::uint64_t seed_ = 0;
  std::uint64_t drawn_ = 0;
  bool keyed_ = false;
  std::array<std::uint32_t, 8> key_{};
  std::uint64_t block_number_ = ~0ULL;
  std::array<std::uint64_t, 8> block_{};
  std::span<const std::uint16_t> script_;
  std::optional<std::uint16_t> impossible_;
};

}  // namespace zig
