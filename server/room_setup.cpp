// How a table is made, opened again, and set up anew by its host while it waits for people.
#include <algorithm>
#include <utility>

#include "engine/json_reader.h"
#include "server/room.h"
#include "server/setup_change.h"

namespace zig::server {

namespace {

constexpr int kLongestToShow = 3'600'000;  // what a table may say

std::unexpected<table::Refusal> refused(Lang lang, std::string_view key, const TextArgs& args = {}) {
  return std::unexpected(table::Refusal{.rule = {}, .why = text(lang, key, args)});
}

// What the seats of a new table are: "open", or the level of a computer player.
std::vector<Sitter> read_sitters(Reader& in, int seats) {
  std::vector<Sitter> sitters(static_cast<std::size_t>(seats));
  const auto given = in.list("seats", sitters.size());
  for (std::size_t i = 0; i < given.size(); ++i) {
    Reader item = given[i];
    const std::string who = item.as_text();
    if (who == "open") continue;
    if (!table::level_from(who))
      item.fail(say("must be one of {ids}, not {value}",
                    {{"ids", "open, " + known_levels()}, {"value", describe(Json(who))}}));
    sitters[i] = {.kind = Sitter::Kind::Computer, .person = {}, .name = {}, .level = who};
  }
  return sitters;
}

}  // namespace

Result<NewTable> read_new_table(const GameLibrary& library, const Json& request) {
  Reader in(request, "table");
  if (!in.is_object()) return std::unexpected(in.problem());
  in.only_keys({"game", "options", "seats", "clock", "listed", "invited", "logins", "spectators"});
  NewTable wanted{.game = in.text("game"),
                  .options = in.object("options").json(),
                  .sitters = {},
                  .pace = in.has("clock") ? read_pace(in.object("clock")) : Pace{},
                  .listed = in.boolean("listed", false),
                  .door = read_door_change(in)};
  if (in.failed()) return std::unexpected(in.problem());
  const auto tried = table::Table::open(
      library, {.game = wanted.game, .options = wanted.options, .seed = {}, .position = {}, .labels = {}});
  if (!tried) return std::unexpected(tried.error());
  wanted.options = (*tried)->setup().options;
  wanted.sitters = read_sitters(in, (*tried)->match().seats());
  if (in.failed()) return std::unexpected(in.problem());
  return wanted;
}

TableRecord Room::record(const GameLibrary& library, const NewTable& wanted, std::string id,
                         const Person& host, const table::Seed& seed, Millis now, Millis time_to_show) {
  Json seats = Json::array();
  Json settings = door_change_json(wanted.door);
  for (const Sitter& sitter : wanted.sitters)
    seats.push_back(sitter.kind == Sitter::Kind::Open ? "open" : sitter.level);
  settings.update({{"seats", seats},
                   {"clock", pace_json(wanted.pace)},
                   {"listed", wanted.listed},
                   {"deal", time_to_show}});
  const auto table = table::Table::open(
      library, {.game = wanted.game, .options = wanted.options, .seed = seed, .position = {}, .labels = {}});
  return {.id = std::move(id),
          .game = wanted.game,
          .rules = std::string((*table)->match().rules_version()),
          .options = table::json_line(wanted.options),
          .seed = seed.text(),
          .commitment = seed.commitment(),
          .host = host.id,
          .settings = table::json_line(settings),
          .created = now};
}

std::optional<Problem> Room::begin() {
  const auto options = parse_json(record_.options, "options");
  if (!options) return options.error();
  const auto settings = parse_json(record_.settings, "settings");
  if (!settings) return settings.error();
  const auto seed = table::Seed::parse(record_.seed, "seed");
  if (!seed) return seed.error();
  auto table = table::Table::open(*library_, {.game = record_.game,
                                              .options = table::recorded_options(*options),
                                              .seed = *seed,
                                              .position = {},
                                              .labels = {}});
  if (!table) return table.error();
  if (const auto ours = (*table)->match().rules_version(); ours != record_.rules) {
    return Problem{"table " + record_.id,
                   say("was begun with the rules {theirs}; this program has {ours}",
                       {{"theirs", record_.rules}, {"ours", ours}}),
                   {}};
  }
  Reader in(*settings, "settings");
  auto sitters = read_sitters(in, (*table)->match().seats());
  wishes_.resize(sitters.size());
  seated_.emplace(std::move(*table), std::move(sitters));
  seated_->table().set_labels(seated_->labels());
  options_ = *options;
  time_to_show_ = in.integer("deal", 0, kLongestToShow, 0);
  seated_->wait(time_to_show_ > 0);
  listed_ = in.boolean("listed", true);  // tables of the first version had no choice
  if (in.has("clock")) clocks_.set_pace(read_pace(in.object("clock")), record_.created);
  DoorChange door = read_door_change(in);
  door.key = in.text("key", "");
  door_.change(door);
  if (in.failed()) return in.problem();
  go_on_with_deal(record_.created, false);  // computer players among themselves
  return std::nullopt;
}

Result<std::unique_ptr<Room>> Room::open(const GameLibrary& library, const StoredTable& stored) {
  std::unique_ptr<Room> room(new Room(library, stored.record));
  if (auto problem = room->begin()) return std::unexpected(*problem);
  for (const Act& act : stored.acts) {
    if (auto problem = room->do_again(act)) {
      problem->where = "table " + stored.record.id + ", act " + std::to_string(act.number);
      return std::unexpected(*problem);
    }
  }
  return room;
}

// --- before the game the host may change everything ----------------------------------------------------------------

// With another number of players, what nobody chose is what the game proposes for that number.
Json Room::options_with(const Json& change) const {
  Json options = table().setup().options;
  if (change.contains("players")) {
    const auto proposed = table::Table::open(*library_, {.game = record_.game,
                                                         .options = {{"players", options["players"]}},
                                                         .seed = {},
                                                         .position = {},
                                                         .labels = {}});
    const Json usual = proposed ? (*proposed)->setup().options : Json::object();
    for (const auto& [name, value] : usual.items()) {
      if (options[name] == value) options.erase(name);
    }
  }
  options.update(change);
  return options;
}

// Whoever has a seat keeps it; new seats are open.
std::vector<SeatWish> Room::as_they_sit(std::size_t seats) const {
  std::vector<SeatWish> wishes(seats);
  for (std::size_t i = 0; i < std::min(seats, sitters().size()); ++i) {
    wishes[i].level = sitters()[i].level;
    if (sitters()[i].kind == Sitter::Kind::Person) wishes[i].from = static_cast<int>(i);
  }
  return wishes;
}

// Nobody may lose a seat by it.
std::expected<std::vector<Sitter>, table::Refusal> Room::seated(const std::vector<SeatWish>& wishes,
                                                                Lang lang) const {
  std::vector<Sitter> anew;
  std::vector<bool> kept(sitters().size());
  for (const SeatWish& wish : wishes) {
    Sitter& sitter = anew.emplace_back();
    if (!wish.from) {
      sitter.level = wish.level;
      if (!wish.level.empty()) sitter.kind = Sitter::Kind::Computer;
      continue;
    }
    const auto from = static_cast<std::size_t>(*wish.from);
    const bool somebody = from < kept.size() && sitters()[from].kind == Sitter::Kind::Person && !kept[from];
    if (!somebody) return refused(lang, "server.refuse.nobody_there", {{"seat", std::to_string(from + 1)}});
    kept[from] = true;
    sitter = sitters()[from];
  }
  for (std::size_t from = 0; from < kept.size(); ++from) {
    if (sitters()[from].kind == Sitter::Kind::Person && !kept[from])
      return refused(lang, "server.refuse.somebody_there",
                     {{"seat", std::to_string(from + 1)}, {"name", sitters()[from].name}});
  }
  return anew;
}

std::optional<table::Refusal> Room::arrange(const SetupChange& change, Lang lang, Millis now) {
  auto opened = table::Table::open(*library_, {.game = record_.game,
                                               .options = options_with(change.options),
                                               .seed = table().setup().seed,
                                               .position = {},
                                               .labels = {}});
  if (!opened)
    return refused(lang, "server.refuse.options", {{"what", problem_line(lang, opened.error())}}).error();
  const auto seats = static_cast<std::size_t>((*opened)->match().seats());
  if (change.seats && change.seats->size() != seats)
    return refused(lang, "server.refuse.all_seats", {{"n", std::to_string(seats)}}).error();
  auto wanted = seated(change.seats ? *change.seats : as_they_sit(seats), lang);
  if (!wanted) return std::move(wanted.error());
  seated_->set_up(std::move(*opened), std::move(*wanted));
  wishes_.assign(sitters().size(), std::nullopt);
  listed_ = change.listed.value_or(listed_);
  door_.change(change.door);
  if (change.pace) clocks_.set_pace(*change.pace, now);
  return std::nullopt;
}

Room::Wanted Room::set_up(const Person& host, const SetupChange& change, Lang lang, Millis now) {
  if (host.id != record_.host) return refused(lang, "server.refuse.not_host");
  if (change.only_door()) return change_door(host, change.door, now);
  if (phase() != Phase::Open) return refused(lang, "server.refuse.begun");
  if (auto dealing = why_dealing(lang)) return std::unexpected(std::move(*dealing));
  SetupChange done = change;
  if (!door_.needs_key(change.door)) done.door.key.clear();
  if (auto refusal = arrange(done, lang, std::max(now, time_))) return std::unexpected(std::move(*refusal));
  done.options = table().setup().options;  // as they are now, whatever a later program proposes
  options_ = done.options;
  return act("setup", 0, host.id, table::json_line(setup_change_json(done)), now);
}

std::optional<Problem> Room::set_up_again(const Act& act) {
  const auto json = parse_json(act.body, "setup");
  if (!json) return json.error();
  Reader in(*json, "setup");
  SetupChange change = read_setup_change(in);
  change.door.key = in.text("key", "");
  if (in.failed()) return in.problem();
  if (const auto refusal = arrange(change, Lang::En, act.time))
    return Problem{"", say("is refused: {why}", {{"why", refusal->why}}), {}};
  options_ = change.options;
  return std::nullopt;
}

}  // namespace zig::server
