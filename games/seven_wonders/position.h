// Positions as JSON, in two forms that share one frame (docs/positions/seven-wonders.md):
//   the short form names what matters; what it leaves out is filled in so that the rules could have led
//   there; the full form has a "record" with every slot, and gives back the same state byte by byte.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/json_reader.h"
#include "engine/random.h"
#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

struct NamedCard {
  CardId card;
  std::string where;  // its place in the document, for problems
};
using NamedCards = std::vector<NamedCard>;

// What the document says of one city, beyond what goes straight into the state.
struct CityDraft {
  std::string where;
  NamedCards built;    // not from the discard pile
  NamedCards exhumed;  // from it (7W-12.13)
  NamedCards markers;  // of the first stages
  NamedCards hand;
  std::optional<int> stages;
  std::optional<bool> free_build;
  std::string sealed;
  bool built_stated = false, hand_stated = false;
};

struct PositionDraft {
  std::vector<CityDraft> cities;
  NamedCards discard, draw_pile;
  std::optional<int> mausoleum_due;
  bool discard_stated = false, draw_pile_stated = false;
};

// Fills the slots of all ages so far, with looks into the discard pile, draws and guilds. Boards are settled.
void fill_slots(const Box& box, State& s, const PositionDraft& draft, Random& random, Reader& in);

// The full form of the same.
Json record_json(const Box& box, const State& s);
void read_record(const Box& box, State& s, Reader record);

// Guilds that lie nowhere are the unused ones (7W-2.2).
void settle_unused_guilds(const Box& box, State& s);

}  // namespace zig::seven_wonders
