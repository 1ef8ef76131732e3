// What a network answers, to the last bit, and which files are none.
#include "players/search/network.h"

#include <gtest/gtest.h>

#include <limits>

#include "players/search/network_testkit.h"

namespace zig::players {
namespace {

constexpr int kOne = 1 << Network::kWeightBits;  // a weight of 1

std::string why_not(const std::string& bytes, int features = 3) {
  const auto network = Network::read(bytes, "n.bin", features, 7);
  return network ? "nothing" : network.error().line();
}

Network::Answer answer(const HandmadeNetwork& made, std::vector<std::int8_t> row) {
  const auto network = Network::read(made.bytes(), "n.bin", made.inputs, made.features);
  EXPECT_TRUE(network) << network.error().line();
  return network->answer(row);
}

// One path through the layers: 2 * feature, half of it, three times that, and a bias at each step.
TEST(Network, AddsUpWeightedFeatures) {
  HandmadeNetwork made(3);
  made.from_input(1, 5) = 2 * kOne;
  made.first_bias[5] = kOne;
  made.from_first(5, 9) = kOne / 2;
  made.second_bias[9] = static_cast<std::int32_t>(Network::kOne) / 4;
  made.from_second(9, 0) = 3 * kOne;
  made.last_bias[1] = -static_cast<std::int32_t>(Network::kOne);
  EXPECT_EQ(answer(made, {9, 4, 9}).logit(), 3 * ((2 * 4 + 1) / 2.0 + 0.25));
  EXPECT_EQ(answer(made, {9, 4, 9}).points(), -1);
  EXPECT_EQ(answer(made, {9, -4, 9}).logit(), 3 * 0.25) << "a hidden unit gives nothing below 0";
  EXPECT_EQ(answer(made, {9, 100, 9}).logit(), 3 * (Network::kCap / 128.0 / 2 + 0.25) - 3.0 / 256)
      << "nor above its cap; what is left of a half is cut off";
}

TEST(Network, LargestWeightsDoNotOverflow) {
  constexpr int kLargest = std::numeric_limits<std::int16_t>::max();
  HandmadeNetwork made(3);
  for (int i = 0; i < 3; ++i) made.from_input(i, 0) = kLargest;
  made.from_first(0, 0) = kLargest;
  made.from_second(0, 1) = -kLargest;
  EXPECT_EQ(answer(made, {127, 127, 127}).score, -Network::kCap * kLargest);
  for (int unit = 0; unit < Network::kFirst; ++unit) made.from_first(unit, 0) = kLargest;
  EXPECT_NE(why_not(made.bytes()).find("sums could be too large"), std::string::npos);
}

TEST(Network, RefusesWhatIsNone) {
  const HandmadeNetwork made(3);
  const std::string good = made.bytes();
  EXPECT_EQ(why_not(good), "nothing");
  EXPECT_NE(why_not("").find("n.bin: is not a network"), std::string::npos);
  EXPECT_NE(why_not("{\"war\": 1}").find("is not a network"), std::string::npos);
  EXPECT_NE(why_not(good.substr(0, 20)).find("cut short"), std::string::npos);
  EXPECT_NE(why_not(good.substr(0, good.size() - 1)).find("bytes instead of"), std::string::npos);
  EXPECT_NE(why_not(good + "x").find("bytes instead of"), std::string::npos);
  EXPECT_NE(why_not(good, 4).find("other features"), std::string::npos);
  std::string damaged = good;
  damaged[good.size() / 2] ^= 1;
  EXPECT_NE(why_not(damaged).find("damaged"), std::string::npos);
  HandmadeNetwork other = made;
  other.features = 8;
  EXPECT_NE(why_not(other.bytes()).find("other features"), std::string::npos);
  other = made;
  other.first = 128;
  EXPECT_NE(why_not(other.bytes()).find("128 and 32 hidden units"), std::string::npos);
}

}  // namespace
}  // namespace zig::players
