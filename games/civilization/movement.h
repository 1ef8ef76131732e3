// CV-8: where figures may go. A group steps from square to square, and no step may lead where it could not end its move any more (CV-8.23).
#pragma once

#include "games/civilization/cities.h"
#include "games/civilization/map.h"

namespace zig::civilization {

// Figures of one seat that move together (CV-8.2).
struct Group {
  int seat = 0;
  std::uint16_t figures = 0;  // as bits
  Square at = kNowhere;
  int left = 0;  // movement points

  bool has_scout() const { return figures >> kFirstScout; }
  int size() const { return std::popcount(figures); }
};

// What it means to enter a square. Anything but Open ends the move.
enum class Entry : std::uint8_t { Closed, Open, Hut, Village, LoneScouts, Army, City };
constexpr bool stops(Entry entry) { return entry != Entry::Closed && entry != Entry::Open; }
// Why a square is closed, for whoever asks.
enum class Closed : std::uint8_t {
  None,
  NoSquare,      // CV-8.5
  Water,         // CV-8.4
  Hut,           // CV-8.8
  Village,       // CV-8.8
  Enemy,         // CV-8.13, CV-8.22: not for scouts
  Peace,         // CV-20.24
  AttackAfloat,  // CV-R82
  Crowd,         // CV-8.3: too many for an attack, a hut or a village
};
inline constexpr std::array<std::string_view, 9> kClosedRules = {
    "", "CV-8.5", "CV-8.4", "CV-8.8", "CV-8.8", "CV-8.13", "CV-20.24", "CV-8.23", "CV-8.3"};
Closed closed_to(const Box& box, const State& s, const Group& group, Square square);
Entry entry(const Box& box, const State& s, const Group& group, Square square);

// CV-8.3, CV-8.4, CV-8.15: the group may end its move there, and stays.
bool may_end(const Box& box, const State& s, const Group& group, Square square);
// CV-8.21: with Flight, what lies on the way is ignored.
inline bool flies(const State& s, int seat) { return player(s, seat).knows(Tech::Flight); }
// CV-R40, CV-R86: a freeze keeps the group where it is, unless it is above the square and not in it.
bool held(const Box& box, const State& s, const Group& group);

// The group has something to do with its points: a step or an exploration.
bool may_move(const Box& box, const State& s, const Group& group);
// CV-8.23: the squares to which the group may step now.
Squares legal_steps(const Box& box, const State& s, const Group& group);
// CV-8.6, CV-8.31: face-down squares next to the group that it may reveal with a movement point.
Squares legal_explorations(const Box& box, const State& s, const Group& group);

}  // namespace zig::civilization
