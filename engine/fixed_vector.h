// A vector with its room inside: no allocation, trivially copyable for trivially copyable elements.
// The capacity is a proof obligation of the game that uses it; debug builds check it.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace zig {

template <class T, std::size_t N>
class FixedVector {
 public:
  using value_type = T;
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return N; }
  constexpr void clear() { size_ = 0; }
  constexpr void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  constexpr void pop_back() { --size_; }
  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr T& back() { return items_[size_ - 1]; }
  constexpr const T& back() const { return items_[size_ - 1]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  // Takes element i out by moving the last one into its place.
  constexpr void swap_out(std::size_t i) { items_[i] = items_[--size_]; }

 private:
  std::array<T, N> items_;
  std::uint32_t size_ = 0;
};

}  // namespace zig
