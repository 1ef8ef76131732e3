// For tests: networks made by hand, as training/network.py writes them.
#pragma once

#include <cstring>
#include <string>
#include <vector>

#include "engine/hash.h"
#include "players/search/network.h"

namespace zig::players {

struct HandmadeNetwork {
  int inputs;
  std::uint64_t features = 7;  // their hash
  std::uint32_t first = Network::kFirst, second = Network::kSecond;
  std::vector<std::int32_t> first_bias = std::vector<std::int32_t>(Network::kFirst),
                            second_bias = std::vector<std::int32_t>(Network::kSecond),
                            last_bias = std::vector<std::int32_t>(2);
  std::vector<std::int16_t> first_weights,
      second_weights = std::vector<std::int16_t>(Network::kFirst * Network::kSecond),
      last_weights = std::vector<std::int16_t>(2 * Network::kSecond);

  explicit HandmadeNetwork(int features_of_a_seat)
      : inputs(features_of_a_seat),
        first_weights(static_cast<std::size_t>(features_of_a_seat * Network::kFirst)) {}

  std::int16_t& from_input(int input, int unit) {
    return first_weights[static_cast<std::size_t>(input * Network::kFirst + unit)];
  }
  std::int16_t& from_first(int unit, int to) {
    return second_weights[static_cast<std::size_t>(to * Network::kFirst + unit)];
  }
  std::int16_t& from_second(int unit, int answer) {
    return last_weights[static_cast<std::size_t>(answer * Network::kSecond + unit)];
  }

  std::string bytes() const {
    std::string bytes(Network::kMagic);
    const auto put = [&](const auto& number) {
      bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
    };
    const auto put_all = [&](const auto& numbers) {
      for (const auto& number : numbers) put(number);
    };
    put(static_cast<std::uint32_t>(inputs)), put(first), put(second), put(features);
    put_all(first_bias), put_all(first_weights);
    put_all(second_bias), put_all(second_weights);
    put_all(last_bias), put_all(last_weights);
    Hasher hasher;
    hasher.add_bytes(bytes.data(), bytes.size());
    put(hasher.value());
    return bytes;
  }
};

}  // namespace zig::players
