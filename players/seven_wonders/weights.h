// What counts in 7 Wonders and how much, in victory points.
#pragma once

#include <array>

#include "games/seven_wonders/seven_wonders.h"
#include "players/weights.h"

namespace zig::players {

template <>
struct Weights<seven_wonders::SevenWonders> {
  double war = 1.0;           // tokens expected from conflicts to come
  double science_1 = 2.2;     // a symbol in Age I, beyond its points
  double science_2 = 1.6;     // in Age II
  double payable_2 = 0.7;     // a card of Age II that can be paid alone
  double payable_3 = 1.0;     // of Age III
  double buyable = 0.6;       // the same by buying for at most four coins, as a share
  double stage = 3.5;         // a stage that can be paid alone
  double purse = 0.18;        // each of the first six coins, to trade with
  double chain_next = 0.7;    // a card of the next age that comes free
  double chain_later = 0.4;   // of the age after it
  double free_build = 8.0;    // Olympia's right, at the start of the game
  double seventh_card = 8.0;  // Babylon's
  double wild_symbol = 6.0;
  double copy_guild = 5.0;
  double discount = 1.6;         // each kind of cheap trade
  double denied = 0.25;          // a point that the next seat does not get
  double denied_to_rival = 0.4;  // the same with two players
  double rival_coins = 0.5;      // coins of the only rival

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
