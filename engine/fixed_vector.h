// A vector with its room inside: no allocation, trivially copyable for trivially copyable elements.
// The capacity is a proof obligation of the game that uses it; debug builds check it.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace zig {

template <class T, std::size_t N>
class FixedVector {
 public:
  using value_type = T;
  FixedVector() {}
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return N; }
  void clear() { size_ = 0; }
  void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  void pop_back() { --size_; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T& back() { return items_[size_ - 1]; }
  const T& back() const { return items_[size_ - 1]; }
  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }
  // Takes element i out by moving the last one into its place.
  void swap_out(std::size_t i) { items_[i] = items_[--size_]; }

 private:
  // Elements come to life when they are pushed: a list of hundreds of actions must not cost its
  // initialisation.
  static_assert(std::is_trivially_destructible_v<T>);
  union {
    T items_[N];
  };
  std::uint32_t size_ = 0;
};

}  // namespace zig
