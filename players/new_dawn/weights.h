// What counts in A New Dawn and how much; the unit is a city that stands.
#pragma once

#include <array>

#include "games/new_dawn/new_dawn.h"
#include "players/weights.h"

namespace zig::players {

template <>
struct Weights<new_dawn::NewDawn> {
  double agenda = 4;    // a victory card that counts
  double progress = 3;  // the way to one
  double city = 1;
  double mature = 0.4;
  double token = 0.35;
  double reinforced = 0.08;
  double tech = 0.08;  // a space of the dial
  double level = 0.5;  // a level of a card in the row
  double wonder = 1.2;
  double trade = 0.2;
  double resource = 0.3;
  double treaty = 0.25;     // a diplomacy card of somebody else
  double on_the_way = 0.1;  // a caravan on the map
  double rivals = 0.3;      // the rivals' mean, against us

  static constexpr auto named() {
    using W = Weights;
    return std::to_array<NamedWeight<W>>({{"agenda", &W::agenda},
                                          {"progress", &W::progress},
                                          {"city", &W::city},
                                          {"mature", &W::mature},
                                          {"token", &W::token},
                                          {"reinforced", &W::reinforced},
                                          {"tech", &W::tech},
                                          {"level", &W::level},
                                          {"wonder", &W::wonder},
                                          {"trade", &W::trade},
                                          {"resource", &W::resource},
                                          {"treaty", &W::treaty},
                                          {"on_the_way", &W::on_the_way},
                                          {"rivals", &W::rivals}});
  }
};

}  // namespace zig::players
