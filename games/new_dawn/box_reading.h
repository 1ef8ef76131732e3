// Helpers of the files that read the component set (box*.cpp): checked fields, and problems that name entry and remedy.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json_reader.h"
#include "games/new_dawn/box.h"

namespace zig::new_dawn::box_reading {

using Ids = std::span<const std::string_view>;

// What the rules fix and the rules code therefore has as constants: the files state it for their readers, as this JSON text, and
// may not state anything else.
struct Fixed {
  std::string_view path, value, rule;
};

// The value at "levels[0].at" in a document; nullptr where there is no such place.
const Json* at_path(const Json& root, std::string_view path);
void check_fixed(std::span<const Fixed> table, Reader& in);

inline std::string in_quotes(std::string_view text) { return describe(Json(std::string(text))); }
inline std::string listed(Ids ids) {
  std::string text;
  for (std::string_view id : ids) text += (text.empty() ? "" : ", ") + std::string(id);
  return text;
}
inline std::string field(const Reader& in, std::string_view key) {
  return in.where().empty() ? std::string(key) : in.where() + "." + std::string(key);
}
inline int position(Ids ids, std::string_view id) {
  const auto found = std::find(ids.begin(), ids.end(), id);
  return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}
// One of `ids`, as its position.
inline int choice(Reader& in, std::string_view key, Ids ids) {
  const std::string id = in.text(key);
  const int at = position(ids, id);
  if (at < 0) in.fail_at(field(in, key), "must be one of " + listed(ids) + ", not " + in_quotes(id));
  return std::max(at, 0);
}
// A list that must have exactly `count` entries.
inline std::vector<Reader> exactly(Reader& in, std::string_view key, std::size_t count,
                                   std::string_view rule) {
  if (!in.has(key)) in.fail_at(field(in, key), "is missing; add it", std::string(rule));
  std::vector<Reader> items = in.list(key, 1000);
  if (!in.failed() && items.size() != count) {
    in.fail_at(field(in, key),
               "has " + std::to_string(items.size()) + " entries; there must be " + std::to_string(count),
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
      return entry.fail_at(field(entry, "id"),
                           in_quotes(ids[static_cast<std::size_t>(at)]) + " is there twice; keep one",
                           std::string(rule));
    seen[static_cast<std::size_t>(at)] = true;
    read(entry, static_cast<std::size_t>(at));
  }
}

// The English name in `key`, the others in `i18n`.
Translated read_name(Reader& in, std::string_view key);

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
