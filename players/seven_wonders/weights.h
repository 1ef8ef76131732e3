// What counts in 7 Wonders and how much, in victory points: the answer of 200 rounds of self-play (docs/arena.md, "Tuning"),
// rounded.
#pragma once

#include <array>

#include "games/seven_wonders/seven_wonders.h"
#include "players/seven_wonders/learned.h"
#include "players/weights.h"

namespace zig::players {

template <>
struct Weights<seven_wonders::SevenWonders> {
  double war = 1.61;           // tokens expected from conflicts to come, with three players
  double science_1 = 2.45;     // a symbol in Age I, beyond its points
  double science_2 = 1.51;     // in Age II
  double payable_2 = 1.06;     // a card of Age II that can be paid alone
  double payable_3 = 1.03;     // of Age III
  double buyable = 0.8;        // the same by buying for at most four coins, as a share
  double stage = 2.76;         // a stage that can be paid alone
  double purse = 0.18;         // each of the first six coins, to trade with
  double chain_next = 0.66;    // a card of the next age that comes free
  double chain_later = 0.39;   // of the age after it
  double free_build = 7.42;    // Olympia's right, at the start of the game
  double seventh_card = 8.01;  // Babylon's
  double wild_symbol = 5.08;
  double copy_guild = 6.02;
  double discount = 1.47;         // each kind of cheap trade
  double denied = 0.23;           // a point that the next seat does not get
  double denied_to_rival = 0.39;  // the same with two players
  double rival_coins = 0.52;      // coins of the only rival

  // Judges positions between turns under a search; none: games are played out.
  const Network* network = learned_network<seven_wonders::SevenWonders>();

  static constexpr auto named() {
    using W = Weights;
    return std::to_array<NamedWeight<W>>({{"war", &W::war},
                                          {"science_1", &W::science_1},
                                          {"science_2", &W::science_2},
                                          {"payable_2", &W::payable_2},
                                          {"payable_3", &W::payable_3},
                                          {"buyable", &W::buyable},
                                          {"stage", &W::stage},
                                          {"purse", &W::purse},
                                          {"chain_next", &W::chain_next},
                                          {"chain_later", &W::chain_later},
                                          {"free_build", &W::free_build},
                                          {"seventh_card", &W::seventh_card},
                                          {"wild_symbol", &W::wild_symbol},
                                          {"copy_guild", &W::copy_guild},
                                          {"discount", &W::discount},
                                          {"denied", &W::denied},
                                          {"denied_to_rival", &W::denied_to_rival},
                                          {"rival_coins", &W::rival_coins}});
  }
};

}  // namespace zig::players
