// Names in text that people write and read: moves, scripts, and the JSON of decisions and events.
#pragma once

#include <string>
#include <string_view>

#include "engine/words.h"
#include "games/civilization/action.h"
#include "games/civilization/box.h"

namespace zig::civilization {

// What can be named, each by a number of its list in terms.h and state.h.
enum class Thing : std::uint8_t {
  Civ,
  Government,
  Tech,
  Ability,
  Wonder,
  Building,
  Person,
  Event,
  Resource,
  Terrain,
  Unit,
  Age,
  Phase,
  Victory,
  Deed,
  Figure,  // 0 an army, 1 a scout
  Direction,
  Promise,
};
inline constexpr int kThings = 18;
inline constexpr std::array<std::string_view, kThings> kThingIds = {
    "civilization", "government", "tech", "ability", "wonder",  "building", "person", "event",     "resource",
    "terrain",      "unit",       "age",  "phase",   "victory", "deed",     "figure", "direction", "promise"};
std::span<const std::string_view> ids_of(Thing thing);
std::string_view id_of(Thing thing, int n);  // "hanging_gardens"; "?" where there is none
// As the box calls it; nullptr: only the locale does (texts.h).
const Names* names_of(const Box& box, Thing thing, int n);

// Abilities in moves: the tech, or what is done where a tech has two.
std::string_view ability_word(Ability ability);  // "currency", "nuke"

// Spoils (action.h) are a word, a thing, or both: "hut", "silk", "event medieval".
struct SpoilsWords {
  std::string_view word;
  bool has_thing = false;
  Thing thing{};
  int n = 0;
};
SpoilsWords spoils_words(int spoils);
std::string spoils_id(int spoils);

}  // namespace zig::civilization
