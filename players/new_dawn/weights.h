// What counts in A New Dawn and how much. The unit is a turn: what an ordinary turn brings nearer to victory.
#pragma once

#include <array>

#include "games/new_dawn/new_dawn.h"
#include "players/new_dawn/learned.h"
#include "players/weights.h"

namespace zig::players {

template <>
struct Weights<new_dawn::NewDawn> {
  // The way to an agenda, in turns.
  double city_turns = 1.0;       // a city
  double crowded = 1.2;          // besides, where there is no room for it
  double step_turns = 0.24;      // a space of the tech dial
  double token_turns = 1.0;      // as many control tokens as the culture card places
  double shortage = 0.3;         // what a wonder costs more than the industry card and one's own goods give
  double natural_turns = 0.8;    // a natural wonder beside a city
  double distance_turns = 0.35;  // each space to it
  double attack_turns = 0.65;    // an attack that is sure to be won
  double second_best = 0.12;     // the other agenda of a victory card, as a share
  double done = 0.6;             // a victory card that counts, besides the way that is saved
  // What shortens many ways.
  double city = 0.25;
  double mature = 0.3;
  double room = 0.06;  // a place for a city, within reach
  double token = 0.03;
  double tech = 0.05;   // a space of the dial
  double level = 0.45;  // a level of a card that the plan needs
  double slot = 0.14;   // a better slot for it
  double wonder = 0.35;
  double trade = 0.24;  // a trade token on a card that the plan needs
  double resource = 0.16;
  double fitting = 0.12;  // besides, when it pays for a wonder on the table
  double treaty = 0.3;    // a diplomacy card
  double caravan = 0.85;  // one about to arrive, as a part of what it brings
  double exposed = 0.5;   // a piece in a barbarian's or a rival's way, by its chance to fall
  double reinforced = 0.05;
  double rivals = 0.5;  // what the rivals gain, against us
  double threat = 8;    // a rival who wins at once

  const Network* network =
      learned_network<new_dawn::NewDawn>();  // judges positions under a search; none: their outlook does

  static constexpr auto named() {
    using W = Weights;
    return std::to_array<NamedWeight<W>>({{"city_turns", &W::city_turns},
                                          {"crowded", &W::crowded},
                                          {"step_turns", &W::step_turns},
                                          {"token_turns", &W::token_turns},
                                          {"shortage", &W::shortage},
                                          {"natural_turns", &W::natural_turns},
                                          {"distance_turns", &W::distance_turns},
                                          {"attack_turns", &W::attack_turns},
                                          {"second_best", &W::second_best},
                                          {"done", &W::done},
                                          {"city", &W::city},
                                          {"mature", &W::mature},
                                          {"room", &W::room},
                                          {"token", &W::token},
                                          {"tech", &W::tech},
                                          {"level", &W::level},
                                          {"slot", &W::slot},
                                          {"wonder", &W::wonder},
                                          {"trade", &W::trade},
                                          {"resource", &W::resource},
                                          {"fitting", &W::fitting},
                                          {"treaty", &W::treaty},
                                          {"caravan", &W::caravan},
                                          {"exposed", &W::exposed},
                                          {"reinforced", &W::reinforced},
                                          {"rivals", &W::rivals},
                                          {"threat", &W::threat}});
  }
};

}  // namespace zig::players
