// What is under way in Civilization, from a view: a battle as its fronts, an offer, what somebody has announced, a group that moves.
#pragma once

#include "apps/terminal/civilization/signs.h"

namespace zig::terminal::civilization {

//  Battle on e7: ■ Rome attacks ● Egypt
//              front 1     front 2      hand  bonus  total
//  ■ Rome      Inf 2       –               2     +4      6
//  ● Egypt     Mou 3 −1    Art 1           1      0      4
//  Your hand: Inf 2, Mou 3
Lines battle_lines(const Signs& signs, const Json& view);

// "Offer: ■ Rome gives 3 trade; ● Egypt gives 1 silk; promise: peace".
Lines offer_lines(const Signs& signs, const Json& view);

// "■ Rome announces: Sabotage (e7) – against ● Egypt". What is cancelled is marked.
Lines announcement_lines(const Signs& signs, const Json& view);

// "■■□ on e7, 2 of 3 steps left".
Lines moving_lines(const Signs& signs, const Json& view);

}  // namespace zig::terminal::civilization
