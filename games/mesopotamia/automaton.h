// MS-16: what the files of the automaton tell each other, and set-up.
#pragma once

#include "games/mesopotamia/course.h"

namespace zig::mesopotamia {

inline constexpr int kDisplay = 3;  // MS-16.3: strategy cards that lie face up

// MS-16.2: place i of Player::deck is this card of the box; -1: the deck has no such place.
int deck_card(const Box& box, const State& s, int seat, int i);

// MS-16.20: Elam's settlement and wall, Ebla's ship; kNowhere: there is no such place.
Area automaton_settlement_site(const Box& box, const State& s, int seat);
Segment automaton_ship_site(const Box& box, const State& s, int seat);

// --- automaton_conditions.cpp (MS-16.10a)
bool is_met(const Box& box, const State& s, int seat, const StrategyCondition& condition);

// --- automaton_actions.cpp (MS-16.10): one operation of a card, whatever it costs. DrawUntil belongs to the turn (automaton.cpp).
void carry_out(const Course& c, int seat, const StrategyAction& action, const StrategyStep& step);
Type least_advanced(const Player& player);   // MS-16.10; all at level 4: any of them
Areas rival_land(const State& s, int seat);  // where land units of other empires stand

// --- automaton_moves.cpp
enum class MoveRule : std::uint8_t { NearestEvent, NearestWallElseUnit };
void move_automaton(const Course& c, int seat, MoveRule rule);
// MS-16.18: a unit of that type, with those that are there, would beat the tribe if its die showed four.
bool would_beat_tribe(const Box& box, const State& s, int seat, UnitType type, Area area);

}  // namespace zig::mesopotamia
