// Helpers of the files that read the component set (box*.cpp): checked fields, and problems that name entry and remedy.
#pragma once

#include "engine/data_file.h"
#include "games/new_dawn/box.h"

namespace zig::new_dawn::box_reading {

using namespace data_file;

// A list that must have exactly `count` entries.
inline std::vector<Reader> exactly(Reader& in, std::string_view key, std::size_t count,
                                   std::string_view rule) {
  if (!in.has(key)) in.fail_at(field(in, key), "is missing; add it", std::string(rule));
  std::vector<Reader> items = in.list(key, 1000);
  if (!in.failed() && items.size() != count) {
    in.fail_at(
        field(in, key),
        say("has {n} {n#entry|entries}; there must be {right}", {{"n", items.size()}, {"right", count}}),
        std::string(rule));
    items.clear();
  }
  return items;
}

// Entries that must be these, each once, in any order: calls read(entry, number of the id).
template <class Read>
void each_of(Reader& in, std::string_view key, Ids ids, std::string_view rule, Read read) {
  std::vector<bool> seen(ids.size());
  for (Reader& entry : exactly(in, key, ids.size(), rule)) {
    const int at = choice(entry, "id", ids);
    if (in.failed()) return;
    if (seen[static_cast<std::size_t>(at)])
      return entry.fail_at(
          field(entry, "id"),
          say("{name} is there twice; keep one", {{"name", in_quotes(ids[static_cast<std::size_t>(at)])}}),
          std::string(rule));
    seen[static_cast<std::size_t>(at)] = true;
    read(entry, static_cast<std::size_t>(at));
  }
}

// The English name in `key`, the others in `i18n`.
zig::Names read_name(Reader& in, std::string_view key);

void read_components(Reader& in, Box& box);  // box_numbers.cpp
void read_dials(Reader& in, Box& box);
void read_tiles(Reader& in, Box& box);  // box_map.cpp
void read_maps(Reader& in, Box& box);
void read_focus_cards(Reader& in, Box& box);  // box_focus_cards.cpp
void read_leaders(Reader& in, Box& box);      // box_cards.cpp
void read_wonders(Reader& in, Box& box);
void read_diplomacy(Reader& in, Box& box);
void read_natural_wonders(Reader& in, Box& box);
void read_victory(Reader& in, Box& box);
void read_effects(Reader& in, Box& box);
void read_automated_player(Reader& in, Box& box);  // box_automated_player.cpp

}  // namespace zig::new_dawn::box_reading
