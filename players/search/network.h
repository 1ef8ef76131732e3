// A small network that was trained to judge positions (training/README.md). For each seat it takes the game's features (players/features.h)
// and gives two numbers: soft-max of the first over the seats is everybody's chance to win, the second is the score to expect.
//
// Integers only: 16-bit weights and 32-bit sums, which cannot overflow whatever the features are (read() checks that), so that it says the
// same with every compiler and in the page. Answering allocates nothing.
//
//   const auto network = Network::read(bytes, where, feature_count, feature_hash);
//   const Network::Answer answer = network->answer(row);
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.h"

namespace zig::players {

class Network {
 public:
  static constexpr int kFirst = 64, kSecond = 32;  // units of the hidden layers
  static constexpr int kMostInputs = 1024;
  static constexpr std::size_t kMostBytes = 70'000;  // pages load it
  // Fixed point: weights count in 1/4096, what a hidden unit gives in 1/128, from 0 to kCap.
  static constexpr int kWeightBits = 12, kUnitBits = 7, kCap = 4095;
  static constexpr double kOne = 1 << (kWeightBits + kUnitBits);  // of an answer

  static constexpr std::string_view kMagic = "ZIGNET1\n";

  struct Answer {
    std::int32_t chance = 0;  // a logit
    std::int32_t score = 0;
    double logit() const { return chance / kOne; }
    double points() const { return score / kOne; }
    bool operator==(const Answer&) const = default;
  };

  // `where` names the bytes in a problem. The number and the hash of the features must be those it was trained with.
  static Result<Network> read(std::string_view bytes, const std::string& where, int features,
                              std::uint64_t feature_hash);

  Answer answer(std::span<const std::int8_t> row) const;
  std::uint64_t hash() const { return hash_; }  // of the file

 private:
  // One layer's weights and what its sums start from.
  struct Layer {
    std::vector<std::int16_t> weights;
    std::vector<std::int32_t> bias;
  };

  Layer first_;   // by input: a position has many features that are 0
  Layer second_;  // by unit
  Layer last_;    // by answer
  std::uint64_t hash_ = 0;
};

}  // namespace zig::players
