#include "engine/random.h"

#include <bit>

namespace zig {

namespace {

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b, d = std::rotl(d ^ a, 16);
  c += d, b = std::rotl(b ^ c, 12);
  a += b, d = std::rotl(d ^ a, 8);
  c += d, b = std::rotl(b ^ c, 7);
}

// The ChaCha20 block function of RFC 8439 with a zero nonce and a 64-bit block counter.
std::array<std::uint32_t, 16> chacha20_block(const std::array<std::uint32_t, 8>& key, std::uint64_t counter) {
  const std::array<std::uint32_t, 16> start = {0x61707865,
                                               0x3320646e,
                                               0x79622d32,
                                               0x6b206574,
                                               key[0],
                                               key[1],
                                               key[2],
                                               key[3],
                                               key[4],
                                               key[5],
                                               key[6],
                                               key[7],
                                               static_cast<std::uint32_t>(counter),
                                               static_cast<std::uint32_t>(counter >> 32),
                                               0,
                                               0};
  std::array<std::uint32_t, 16> x = start;
  for (int round = 0; round < 10; ++round) {
    quarter_round(x[0], x[4], x[8], x[12]);
    quarter_round(x[1], x[5], x[9], x[13]);
    quarter_round(x[2], x[6], x[10], x[14]);
    quarter_round(x[3], x[7], x[11], x[15]);
    quarter_round(x[0], x[5], x[10], x[15]);
    quarter_round(x[1], x[6], x[11], x[12]);
    quarter_round(x[2], x[7], x[8], x[13]);
    quarter_round(x[3], x[4], x[9], x[14]);
  }
  for (std::size_t i = 0; i < x.size(); ++i) x[i] += start[i];
  return x;
}

}  // namespace

Random Random::fast(std::uint64_t seed) {
  Random random;
  random.seed_ = mix(seed ^ 0x7A69676775726174ULL);  // neighbouring seeds start far apart
  return random;
}

Random Random::keyed(const Key& key) {
  Random random;
  random.keyed_ = true;
  for (std::size_t i = 0; i < 8; ++i) {
    random.key_[i] =
        static_cast<std::uint32_t>(key[4 * i]) | static_cast<std::uint32_t>(key[4 * i + 1]) << 8 |
        static_cast<std::uint32_t>(key[4 * i + 2]) << 16 | static_cast<std::uint32_t>(key[4 * i + 3]) << 24;
  }
  return random;
}

std::uint64_t Random::keyed_word(std::uint64_t k) {
  if (k / 8 != block_number_) {
    block_number_ = k / 8;
    const auto words = chacha20_block(key_, block_number_);
    for (std::size_t i = 0; i < 8; ++i) {
      block_[i] = static_cast<std::uint64_t>(words[2 * i]) | static_cast<std::uint64_t>(words[2 * i + 1])
                                                                 << 32;
    }
  }
  return block_[k % 8];
}

}  // namespace zig
