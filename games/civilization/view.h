// Parts of the view (docs/positions/civilization.md). `seat` is the observer's; nobody (kNobody): a spectator.
#pragma once

#include "engine/json.h"
#include "games/civilization/holdings.h"

namespace zig::civilization {

// {"artist": 1}: what there is of each, by its id.
template <class Ids, class Counts>
Json counts_json(const Ids& ids, const Counts& counts) {
  Json json = Json::object();
  for (std::size_t i = 0; i < std::size(counts); ++i) {
    if (counts[i] != 0) json[std::string(ids[i])] = counts[i];
  }
  return json;
}
template <std::size_t N>
Json ids_json(const std::array<std::string_view, N>& ids, std::uint64_t bits) {
  Json json = Json::array();
  for (std::size_t i = 0; i < N; ++i) {
    if ((bits >> i) & 1U) json.push_back(ids[i]);
  }
  return json;
}
// What is not there is left out.
inline void add(Json& to, std::string_view key, Json value) {
  const bool empty = value.is_boolean()  ? !value.get<bool>()
                     : value.is_number() ? value == 0
                                         : value.is_null() || value.empty();
  if (!empty) to[std::string(key)] = std::move(value);
}

// view_seats.cpp
Json seat_json(const Box& box, const State& s, int of, int seat);
Json unit_json(const Box& box, const State& s, int card);

// view_course.cpp: what is under way
Json announcements_json(const Box& box, const State& s);
Json moving_json(const State& s);
Json battle_json(const Box& box, const State& s, int seat);
Json offer_json(const Box& box, const State& s, int seat);

}  // namespace zig::civilization
