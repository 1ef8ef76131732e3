#include "server/setup_change.h"

#include "table/match.h"

namespace zig::server {

namespace {

SeatWish read_wish(Reader item) {
  if (item.json().is_number()) return {.from = item.as_integer(0, kMaxSeats - 1), .level = {}};
  const std::string who = item.as_text();
  if (who == "open") return {};
  if (!table::level_from(who))
    item.fail(say("must be open, the number of a person’s seat, or {levels}; not {value}",
                  {{"levels", known_levels()}, {"value", describe(Json(who))}}));
  return {.from = {}, .level = who};
}

Json wish_json(const SeatWish& wish) {
  if (wish.from) return *wish.from;
  return wish.level.empty() ? "open" : wish.level;
}

}  // namespace

std::string known_levels() {
  std::string known;
  for (const table::Level level : table::kLevels)
    known += (known.empty() ? "" : ", ") + std::string(table::level_id(level));
  return known;
}

SetupChange read_setup_change(Reader& in) {
  SetupChange change;
  change.options = in.object("options").json();
  if (in.has("seats")) {
    change.seats.emplace();
    for (const Reader& item : in.list("seats", kMaxSeats)) change.seats->push_back(read_wish(item));
  }
  if (in.has("clock")) change.pace = read_pace(in.object("clock"));
  if (in.has("listed")) change.listed = in.boolean("listed");
  change.door = read_door_change(in);
  return change;
}

Json setup_change_json(const SetupChange& change) {
  Json json = {{"options", change.options}};
  if (change.seats) {
    json["seats"] = Json::array();
    for (const SeatWish& wish : *change.seats) json["seats"].push_back(wish_json(wish));
  }
  if (change.pace) json["clock"] = pace_json(*change.pace);
  if (change.listed) json["listed"] = *change.listed;
  json.update(door_change_json(change.door));
  return json;
}

}  // namespace zig::server
