// Where land units of a seat could go in Mesopotamia, and what they would find there.
#pragma once

#include "players/mesopotamia/outlook.h"

namespace zig::players {

class MesoErrands {
 public:
  MesoErrands(const mesopotamia::Box& box, const mesopotamia::State& s, int seat, const Tempo& tempo,
              const MesoWeights& weights);

  // What standing there brings to one who comes; negative where it would be beaten.
  double at(mesopotamia::Area area) const { return worth_[area]; }
  // The best that can be reached from there, less the farther it is.
  double pull(mesopotamia::Area from) const;
  // What is lost when a unit leaves the area.
  double loss(mesopotamia::Area from) const;
  // A unit there goes to the best place.
  double gain(mesopotamia::Area from, int speed) const;

 private:
  double worth_of(mesopotamia::Area area) const;

  const mesopotamia::Box& box_;
  const mesopotamia::State& s_;
  const int seat_;
  const Tempo& tempo_;
  const MesoWeights& w_;
  bool wants_sources_ = false;
  mesopotamia::Areas own_, hostile_, foreign_settlements_, foreign_walls_;
  std::array<double, mesopotamia::kMaxAreas> worth_{};
};

}  // namespace zig::players
