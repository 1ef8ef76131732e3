// What counts in Tigris & Euphrates and how much; the unit is a point in the weakest colour.
#pragma once

#include <array>

#include "games/tigris_euphrates/tigris_euphrates.h"
#include "players/tigris_euphrates/learned.h"
#include "players/weights.h"

namespace zig::players {

template <>
struct Weights<tigris_euphrates::TigrisEuphrates> {
  double second = 0.45;  // a point in the second weakest colour; in the weakest it is 1
  double third = 0.2;
  double strongest = 0.05;
  double rivals = 0.6;         // the rivals' mean, against us
  double leader = 0.6;         // a leader on the board
  double leader_needed = 0.3;  // of the weakest colour, besides
  double temple = 0.25;        // a temple beside it that is not outbid
  double red_in_hand = 0.6;    // as a part of a temple
  double supporter = 0.04;     // a tile of its colour in its kingdom
  double income = 0.7;         // a point of a monument in each of three turns
  double income_of_rivals = 0.5;
  double war = 0.35;           // a war that one tile could start
  double treasure = 0.3;       // a treasure taken, besides its point
  double treasure_near = 0.2;  // one within reach of the trader
  double tile_useful = 0.12;   // a tile of the hand with a leader for it
  double tile_other = 0.04;    // without
  double tile_red = 0.05;      // a red one, besides
  double catastrophe = 0.35;   // one that is left
  double tile_spent = 0.12;    // a tile committed to a conflict
  double action_spent = 0.3;   // an action without a point
  double leader_home = 1.4;    // to lose a leader's place on the board

  const Network* network = learned_network<
      tigris_euphrates::TigrisEuphrates>();  // judges positions under a search; none: their outlook does

  static constexpr auto named() {
    using W = Weights;
    return std::to_array<NamedWeight<W>>({{"second", &W::second},
                                          {"third", &W::third},
                                          {"strongest", &W::strongest},
                                          {"rivals", &W::rivals},
                                          {"leader", &W::leader},
                                          {"leader_needed", &W::leader_needed},
                                          {"temple", &W::temple},
                                          {"red_in_hand", &W::red_in_hand},
                                          {"supporter", &W::supporter},
                                          {"income", &W::income},
                                          {"income_of_rivals", &W::income_of_rivals},
                                          {"war", &W::war},
                                          {"treasure", &W::treasure},
                                          {"treasure_near", &W::treasure_near},
                                          {"tile_useful", &W::tile_useful},
                                          {"tile_other", &W::tile_other},
                                          {"tile_red", &W::tile_red},
                                          {"catastrophe", &W::catastrophe},
                                          {"tile_spent", &W::tile_spent},
                                          {"action_spent", &W::action_spent},
                                          {"leader_home", &W::leader_home}});
  }
};

}  // namespace zig::players
