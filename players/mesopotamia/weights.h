// What counts in Mesopotamia and how much, in points: `ziggurat arena tune` may change it.
#pragma once

#include <array>

#include "games/mesopotamia/mesopotamia.h"
#include "players/weights.h"

namespace zig::players {

template <>
struct Weights<mesopotamia::Mesopotamia> {
  // --- the length of the game (prices.h), in rounds
  double game = 16;      // with four players
  double part = 1.2;     // to build a part of the Hanging Gardens
  double architect = 2;  // to discover a level of Build
  // --- what a position is worth (outlook.h)
  double lead = 0.16;      // how uncertain the order on a track is, for every round to come
  double next_part = 0.3;  // of the points of the next part, when it can be paid
  double gardens = 4;      // Build at level 4, while parts are left
  double die = 0.3;        // every round
  double room = 0.3;       // a floor that can be built, as a share of a die
  double supply = 0.1;     // what an action gathers, every round
  double explore = 0.8, build = 1.2, research = 1.3, gather = 0.8, warfare = 0.6, grow = 1.2;  // a level
  double stone = 0.35, wood = 0.3, clay = 0.45, food = 0.35, tablet = 0.9, bone = 0.25;
  double saved = 0.3;              // the goods for a floor or a step lie ready, as a share of it
  double area = 0.7;               // a point for an area while it can still be lost
  double unit = 0.5, rank = 0.15;  // a land unit; for every level of it
  double ship = 0.6, wall = 0.3, ram = 0.2;
  double event = 2;      // an event that can be turned up
  double map = 0.3;      // of it, for having a unit near
  double step = 0.8;     // on the event track
  double people = 1;     // a step on the population track, besides its rank
  double quest = 0.8;    // of its points, while it can still be met
  double hold = 0.65;    // the chance to hold an area to the end
  double danger = 0.25;  // the chance that a stronger neighbour comes
  double rivals = 0.35;  // what the others have, against us
  double win = 6;        // a game that is won

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
