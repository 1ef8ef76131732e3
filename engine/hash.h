// One 64-bit hash for states, signatures and replays. Stable for ever: replays store its values.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

namespace zig {

class Hasher {
 public:
  void add(std::uint64_t word) {
    value_ = (value_ ^ word) * 0x9FB21C651E98DF25ULL;
    value_ ^= value_ >> 32;
  }
  void add_bytes(const void* data, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    for (; size >= 8; bytes += 8, size -= 8) {
      std::uint64_t word;
      std::memcpy(&word, bytes, 8);  // every platform we build for is little-endian
      add(word);
    }
    std::uint64_t rest = size;
    for (std::size_t i = 0; i < size; ++i) rest = rest << 8 | bytes[i];
    add(rest);
  }
  std::uint64_t value() const { return value_ ^ (value_ >> 29); }

 private:
  std::uint64_t value_ = 0x5A69676775726174ULL;
};

// Hashes a plain value byte by byte; the type must have no padding.
template <class T>
  requires std::has_unique_object_representations_v<T>
std::uint64_t hash_of(const T& value) {
  Hasher hasher;
  hasher.add_bytes(&value, sizeof value);
  return hasher.value();
}

}  // namespace zig
