#include "engine/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

namespace zig {
namespace {

// The first `count` bytes of the stream from draw `from` on, in the order of RFC 8439.
std::vector<int> stream(const Key& key, std::uint64_t from, std::size_t count) {
  Random random = Random::keyed(key);
  random.jump_to(from);
  std::vector<int> bytes;
  while (bytes.size() < count) {
    std::uint64_t word = random.next();
    for (int i = 0; i < 8; ++i, word >>= 8) bytes.push_back(static_cast<int>(word & 0xFF));
  }
  bytes.resize(count);
  return bytes;
}

TEST(Random, KeyedIsChaCha20OfRfc8439A1Vector1) {
  EXPECT_EQ(stream(Key{}, 0, 32),
            (std::vector<int>{0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a,
                              0xe5, 0x53, 0x86, 0xbd, 0x28, 0xbd, 0xd2, 0x19, 0xb8, 0xa0, 0x8d,
                              0xed, 0x1a, 0xa8, 0x36, 0xef, 0xcc, 0x8b, 0x77, 0x0d, 0xc7}));
}

TEST(Random, KeyedIsChaCha20OfRfc8439A1Vector2BlockOne) {
  EXPECT_EQ(stream(Key{}, 8, 16), (std::vector<int>{0x9f, 0x07, 0xe7, 0xbe, 0x55, 0x51, 0x38, 0x7a, 0x98,
                                                    0xba, 0x97, 0x7c, 0x73, 0x2d, 0x08, 0x0d}));
}

TEST(Random, KeyedIsChaCha20OfRfc8439A1Vector3KeyEndsInOne) {
  Key key{};
  key[31] = 1;
  EXPECT_EQ(stream(key, 8, 16), (std::vector<int>{0x3a, 0xeb, 0x52, 0x24, 0xec, 0xf8, 0x49, 0x92, 0x9b, 0x9d,
                                                  0x82, 0x8d, 0xb1, 0xce, 0xd4, 0xdd}));
}

TEST(Random, KeyedIsChaCha20OfRfc8439A1Vector4BlockTwo) {
  Key key{};
  key[1] = 0xFF;
  EXPECT_EQ(stream(key, 16, 16), (std::vector<int>{0x72, 0xd5, 0x4d, 0xfb, 0xf1, 0x2e, 0xc4, 0x4b, 0x36, 0x26,
                                                   0x92, 0xdf, 0x94, 0x13, 0x7f, 0x32}));
}

void draw_depends_on_seed_and_number_only(Random in_order, Random jumping) {
  std::vector<std::uint64_t> drawn;
  for (int i = 0; i < 100; ++i) drawn.push_back(in_order.next());
  for (const std::uint64_t k : {99U, 0U, 8U, 7U, 50U, 50U, 51U, 1U}) {
    jumping.jump_to(k);
    EXPECT_EQ(jumping.next(), drawn[k]) << "draw " << k;
    EXPECT_EQ(jumping.drawn(), k + 1);
  }
}

TEST(Random, DrawKOfTheFastGeneratorDependsOnSeedAndKOnly) {
  draw_depends_on_seed_and_number_only(Random::fast(42), Random::fast(42));
}

TEST(Random, DrawKOfTheKeyedGeneratorDependsOnKeyAndKOnly) {
  draw_depends_on_seed_and_number_only(Random::keyed(Key{1, 2, 3}), Random::keyed(Key{1, 2, 3}));
}

TEST(Random, TheFastGeneratorNeverChanges) {  // replays depend on these for ever
  Random random = Random::fast(42);
  const std::array<std::uint64_t, 3> first = {random.next(), random.next(), random.next()};
  EXPECT_EQ(first, (std::array<std::uint64_t, 3>{0x44718BF7B825EC8BULL, 0x4B4EC0B82E69B053ULL,
                                                 0x7AD78C059E6C2815ULL}));
}

TEST(Random, OtherSeedsAndKeysGiveOtherDraws) {
  EXPECT_NE(Random::fast(1).next(), Random::fast(2).next());
  EXPECT_NE(Random::keyed(Key{1}).next(), Random::keyed(Key{2}).next());
}

TEST(Random, BelowIsUniformAndTakesOneDraw) {
  Random random = Random::fast(7);
  std::array<int, 6> count{};
  for (int i = 0; i < 60'000; ++i) ++count[random.below(6)];
  EXPECT_EQ(random.drawn(), 60'000U);
  double chi_square = 0;
  for (const int n : count) chi_square += (n - 10'000.0) * (n - 10'000.0) / 10'000.0;
  EXPECT_LT(chi_square, 20.5);  // 5 degrees of freedom, p = 0.001
}

TEST(Random, ShuffleReachesEveryOrderEquallyOften) {
  Random random = Random::fast(9);
  std::array<int, 27> count{};
  for (int i = 0; i < 60'000; ++i) {
    std::array<int, 3> items = {0, 1, 2};
    random.shuffle(std::span<int>(items));
    ++count[static_cast<std::size_t>(items[0] * 9 + items[1] * 3 + items[2])];
  }
  double chi_square = 0;
  for (const int n : count) chi_square += n == 0 ? 0 : (n - 10'000.0) * (n - 10'000.0) / 10'000.0;
  EXPECT_EQ(std::accumulate(count.begin(), count.end(), 0), 60'000);
  EXPECT_LT(chi_square, 20.5);
}

TEST(Random, AScriptIsUsedUpInOrderAndTellsWhatCannotHappen) {
  Random random = Random::fast(1);
  const std::array<std::uint16_t, 2> outcomes = {5, 9};
  random.script(outcomes);
  EXPECT_TRUE(random.has_script());
  EXPECT_EQ(random.scripted(), 5);
  EXPECT_EQ(random.scripted(), 9);
  EXPECT_EQ(random.scripted(), std::nullopt);
  EXPECT_EQ(random.impossible_outcome(), std::nullopt);
  random.script_cannot_happen(9);
  random.script_cannot_happen(5);
  EXPECT_EQ(random.impossible_outcome(), 9);  // the first one is kept
}

}  // namespace
}  // namespace zig
