// Seats of a table, numbered clockwise from 0, and sets of them.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace zig {

inline constexpr int kMaxSeats = 8;

struct Seat {
  std::uint8_t n = 0;
  constexpr auto operator<=>(const Seat&) const = default;
};

// Whose eyes look at a game: a seat, or a spectator who sees only what is open to all.
struct Observer {
  static constexpr std::uint8_t kSpectator = 0xFF;
  std::uint8_t n = kSpectator;
  constexpr Observer() = default;
  constexpr Observer(Seat seat) : n(seat.n) {}
  constexpr bool is(Seat seat) const { return n == seat.n; }
  constexpr bool spectator() const { return n == kSpectator; }
};

// A small set of seats; iterates in seat order.
class Seats {
 public:
  constexpr Seats() = default;
  constexpr explicit Seats(std::uint8_t bits) : bits_(bits) {}
  static constexpr Seats all(int count) { return Seats(static_cast<std::uint8_t>((1U << count) - 1U)); }
  static constexpr Seats one(Seat seat) { return Seats(static_cast<std::uint8_t>(1U << seat.n)); }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool has(Seat seat) const { return seat.n < kMaxSeats && ((bits_ >> seat.n) & 1U); }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << seat.n)); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << seat.n)); }
  constexpr Seat first() const { return Seat{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
  constexpr std::uint8_t bits() const { return bits_; }
  constexpr bool operator==(const Seats&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return Seat{static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1U));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint8_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace zig
