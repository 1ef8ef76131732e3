// What counts in Mesopotamia and how much, in points: `ziggurat arena tune` may change it.
#pragma once

#include <array>

#include "games/mesopotamia/mesopotamia.h"
#include "players/weights.h"

namespace zig::players {

template <>
struct Weights<mesopotamia::Mesopotamia> {
  // --- the length of the game (prices.h), in rounds
  double game = 15.1;      // with four players
  double part = 1.4;       // to build a part of the Hanging Gardens
  double architect = 1.8;  // to discover a level of Build
  // --- what a position is worth (outlook.h)
  double lead = 0.17;       // how uncertain the order on a track is, for every round to come
  double next_part = 0.31;  // of the points of the next part, when it can be paid
  double gardens = 4.4;     // Build at level 4, while parts are left
  double die = 0.4;         // every round
  double room = 0.24;       // a floor that can be built, as a share of a die
  double supply = 0.098;    // what an action gathers, every round
  double explore = 0.88, build = 1, research = 1.1, gather = 0.81, warfare = 0.65, grow = 1.1;  // a level
  double stone = 0.33, wood = 0.33, clay = 0.37, food = 0.3, tablet = 0.8, bone = 0.28;
  double saved = 0.26;              // the goods for a floor or a step lie ready, as a share of it
  double area = 0.61;               // a point for an area while it can still be lost
  double unit = 0.44, rank = 0.15;  // a land unit; for every level of it
  double ship = 0.65, wall = 0.27, ram = 0.21;
  double event = 1.8;    // an event that can be turned up
  double map = 0.31;     // of it, for having a unit near
  double step = 0.85;    // on the event track
  double people = 0.94;  // a step on the population track, besides its rank
  double quest = 0.75;   // of its points, while it can still be met
  double hold = 0.67;    // the chance to hold an area to the end
  double danger = 0.21;  // the chance that a stronger neighbour comes
  double rivals = 0.42;  // what the others have, against us
  double win = 5.6;      // a game that is won

  static constexpr auto named() {
    using W = Weights;
    return std::to_array<NamedWeight<W>>({
        {"game", &W::game},       {"part", &W::part},           {"architect", &W::architect},
        {"lead", &W::lead},       {"next_part", &W::next_part}, {"gardens", &W::gardens},
        {"die", &W::die},         {"room", &W::room},           {"supply", &W::supply},
        {"explore", &W::explore}, {"build", &W::build},         {"research", &W::research},
        {"gather", &W::gather},   {"warfare", &W::warfare},     {"grow", &W::grow},
        {"stone", &W::stone},     {"wood", &W::wood},           {"clay", &W::clay},
        {"food", &W::food},       {"tablet", &W::tablet},       {"bone", &W::bone},
        {"saved", &W::saved},     {"area", &W::area},           {"unit", &W::unit},
        {"rank", &W::rank},       {"ship", &W::ship},           {"wall", &W::wall},
        {"ram", &W::ram},         {"event", &W::event},         {"map", &W::map},
        {"step", &W::step},       {"people", &W::people},       {"quest", &W::quest},
        {"hold", &W::hold},       {"danger", &W::danger},       {"rivals", &W::rivals},
        {"win", &W::win},
    });
  }
};

using MesoWeights = Weights<mesopotamia::Mesopotamia>;

}  // namespace zig::players
