// What the question on top is about, for sentences, decisions and refusals.
#pragma once

#include "games/civilization/movement.h"
#include "games/civilization/questions.h"

namespace zig::civilization {

// CV-6.3, CV-6.4, CV-R35: what an item costs the city that is producing, with the first item of a split production.
struct ItemPrice {
  int cost = 0;
  int rush = 0;       // trade for production that is missing
  bool free = false;  // CV-R41
};
Item item_of(Action action);
bool announces_production(const State& s);
ItemPrice price_of(const Box& box, const State& s, int seat, const Question& question, Item item);

// CV-8.2: the figures that are moving, those that an interruption killed left out.
Group group_on_its_way(const State& s, int seat);
// Where the figures are that are led step by step (Ask::Step, Ask::TargetPath); kNowhere: none are.
Square walking_from(const State& s);
// CV-8.10, CV-8.16, CV-8.20: entering it with the group that is moving begins a battle.
bool attacks(const Box& box, const State& s, int seat, Square square);
// A card of that face in the hand of the side in turn; -1: none.
int card_in_hand(const Box& box, const State& s, int face);

}  // namespace zig::civilization
