// A battle of Mesopotamia, from a view: both sides with their cards, bones and bids, what each unit is worth against each enemy, and the rows with their sums.
#pragma once

#include "apps/terminal/mesopotamia/signs.h"

namespace zig::terminal::mesopotamia {

//  Battle: Kish Fields · line-up · ties: ■ Sumerians
//                      str    tac         mob     1A   2R
//  ■ Sumerians – bones: 4, bid 3 3 0
//   1 spearman  2.1  1/2    1+1/1 › R   0/1     1:3  2:2
//  ● Babylonians (attacker) – bones: 2, bid 5 2 1
//   1 archer ...
//  Row 1: spearman 1+2 = 3 : 2 rider – then archer
Lines battle_lines(const Signs& signs, const Json& view);

}  // namespace zig::terminal::mesopotamia
