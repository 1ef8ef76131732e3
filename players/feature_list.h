// A list of features, written once and read twice: with a row it takes the numbers of a seat, with names it says what they are.
//
//   template <class Out> void Features<G>::list(int seat, Out&& out) const {
//     out.group("own");                       // everything up to the next group: "own.coins"
//     out("coins", city.coins);
//     out("tiles", kColourIds[i], tiles[i]);  // "own.tiles_red"
//   }
//   list(seat, FeatureNumbers<G>(row));       FeatureNames names; list(0, names);
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "players/features.h"

namespace zig::players {

template <class G>
class FeatureNumbers {
 public:
  explicit FeatureNumbers(FeatureRow<G>& row) : next_(row.data()) {}
  void group(std::string_view, std::string_view = {}) {}
  void operator()(std::string_view, int value) {
    constexpr int kMost = 100;
    *next_++ = static_cast<std::int8_t>(std::clamp(value, -kMost, kMost));
  }
  void operator()(std::string_view name, std::string_view, int value) { (*this)(name, value); }

 private:
  std::int8_t* next_;
};

class FeatureNames {
 public:
  void group(std::string_view name, std::string_view part = {}) {
    group_ = std::string(name) + (part.empty() ? "" : ".") + std::string(part) + ".";
  }
  void operator()(std::string_view name, int) { all.push_back(group_ + std::string(name)); }
  void operator()(std::string_view name, std::string_view of, int) {
    all.push_back(group_ + std::string(name) + "_" + std::string(of));
  }
  std::vector<std::string> all;

 private:
  std::string group_;
};

}  // namespace zig::players
