#include "players/search/network.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <limits>

#include "engine/hash.h"

namespace zig::players {

namespace {

constexpr int kAnswers = 2;
constexpr std::size_t kChecksum = sizeof(std::uint64_t);
constexpr int kLargestFeature = 128;

// Little-endian numbers, one after another, as every machine we build for has them.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : rest_(bytes) {}
  template <class Number>
  Number one() {
    Number number{};
    take(&number, sizeof number);
    return number;
  }
  template <class Number>
  std::vector<Number> many(int count) {
    std::vector<Number> numbers(static_cast<std::size_t>(count));
    take(numbers.data(), numbers.size() * sizeof(Number));
    return numbers;
  }

 private:
  void take(void* to, std::size_t size) {
    std::memcpy(to, rest_.data(), size);
    rest_.remove_prefix(size);
  }
  std::string_view rest_;
};

std::uint64_t hash_of_bytes(std::string_view bytes) {
  Hasher hasher;
  hasher.add_bytes(bytes.data(), bytes.size());
  return hasher.value();
}

std::size_t size_of_file(int inputs) {
  const auto layer = [](int from, int to) {
    return static_cast<std::size_t>(to) *
           (sizeof(std::int32_t) + sizeof(std::int16_t) * static_cast<std::size_t>(from));
  };
  return Network::kMagic.size() + 3 * sizeof(std::uint32_t) + sizeof(std::uint64_t) +
         layer(inputs, Network::kFirst) + layer(Network::kFirst, Network::kSecond) +
         layer(Network::kSecond, kAnswers) + kChecksum;
}

// Whether a unit's sum fits into 32 bits, whatever up to `largest` each input is, in whatever order it is added up.
template <class Weight>
bool fits(std::int32_t bias, int inputs, std::int64_t largest, Weight&& weight) {
  std::int64_t most = std::abs(static_cast<std::int64_t>(bias));
  for (int i = 0; i < inputs; ++i) most += largest * std::abs(static_cast<std::int64_t>(weight(i)));
  return most <= std::numeric_limits<std::int32_t>::max();
}

constexpr std::size_t at(int row, int width, int column) {
  return static_cast<std::size_t>(row * width + column);
}

}  // namespace

Result<Network> Network::read(std::string_view bytes, const std::string& where, int features,
                              std::uint64_t feature_hash) {
  const auto refuse = [&](Phrase what) { return problem(where, std::move(what)); };
  if (!bytes.starts_with(kMagic)) return refuse("is not a network; training/README.md tells how to make one");
  if (bytes.size() < size_of_file(0)) return refuse("is cut short: copy the network again");
  Bytes head(bytes.substr(kMagic.size()));
  const auto inputs = head.one<std::uint32_t>(), first = head.one<std::uint32_t>(),
             second = head.one<std::uint32_t>();
  const auto trained_with = head.one<std::uint64_t>();
  if (first != kFirst || second != kSecond)
    return refuse(say("has {first} and {second} hidden units, not {n} and {m}: train it with this version",
                      {{"first", first}, {"second", second}, {"n", kFirst}, {"m", kSecond}}));
  if (inputs != static_cast<std::uint32_t>(features) || trained_with != feature_hash)
    return refuse("was trained with other features, of another game or version: train it with this version");
  if (bytes.size() != size_of_file(features))
    return refuse(say("has {size} bytes instead of {n}: copy the network again",
                      {{"size", bytes.size()}, {"n", size_of_file(features)}}));
  const std::string_view content = bytes.substr(0, bytes.size() - kChecksum);
  if (Bytes(bytes.substr(content.size())).one<std::uint64_t>() != hash_of_bytes(content))
    return refuse("is damaged: its checksum is wrong; copy the network again");

  Network network;
  const auto read_layer = [&](Layer& layer, int from, int to) {
    layer.bias = head.many<std::int32_t>(to);
    layer.weights = head.many<std::int16_t>(from * to);
  };
  read_layer(network.first_, features, kFirst);
  read_layer(network.second_, kFirst, kSecond);
  read_layer(network.last_, kSecond, kAnswers);
  bool fit = true;
  for (int unit = 0; unit < kFirst; ++unit)
    fit &= fits(network.first_.bias[at(0, 0, unit)], features, kLargestFeature,
                [&](int i) { return network.first_.weights[at(i, kFirst, unit)]; });
  for (int unit = 0; unit < kSecond; ++unit)
    fit &= fits(network.second_.bias[at(0, 0, unit)], kFirst, kCap,
                [&](int i) { return network.second_.weights[at(unit, kFirst, i)]; });
  for (int answer = 0; answer < kAnswers; ++answer)
    fit &= fits(network.last_.bias[at(0, 0, answer)], kSecond, kCap,
                [&](int i) { return network.last_.weights[at(answer, kSecond, i)]; });
  if (!fit) return refuse("has weights whose sums could be too large: train it with a higher --decay");
  network.hash_ = hash_of_bytes(bytes);
  return network;
}

// The inner loops are over 16-bit numbers of a fixed count, which every compiler turns into vector instructions.
Network::Answer Network::answer(std::span<const std::int8_t> row) const {
  alignas(64) std::int32_t sums[kFirst];
  alignas(64) std::int16_t hidden[kFirst];
  std::copy_n(first_.bias.data(), kFirst, sums);
  const std::int16_t* weights = first_.weights.data();
  for (const std::int16_t feature : row) {
    if (feature != 0) {
      for (int unit = 0; unit < kFirst; ++unit) sums[unit] += feature * weights[unit];
    }
    weights += kFirst;
  }
  for (int unit = 0; unit < kFirst; ++unit)
    hidden[unit] = static_cast<std::int16_t>(std::clamp(sums[unit] >> (kWeightBits - kUnitBits), 0, kCap));

  std::int32_t second[kSecond];
  weights = second_.weights.data();
  for (int unit = 0; unit < kSecond; ++unit, weights += kFirst) {
    std::int32_t sum = 0;
    for (int i = 0; i < kFirst; ++i) sum += hidden[i] * weights[i];
    second[unit] = std::clamp((sum + second_.bias[static_cast<std::size_t>(unit)]) >> kWeightBits, 0, kCap);
  }

  std::int32_t answers[kAnswers];
  weights = last_.weights.data();
  for (int answer = 0; answer < kAnswers; ++answer, weights += kSecond) {
    answers[answer] = last_.bias[static_cast<std::size_t>(answer)];
    for (int i = 0; i < kSecond; ++i) answers[answer] += second[i] * weights[i];
  }
  return {.chance = answers[0], .score = answers[1]};
}

}  // namespace zig::players
