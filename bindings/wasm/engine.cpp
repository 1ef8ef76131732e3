#include "bindings/wasm/engine.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/json_reader.h"
#include "games/game_list.h"
#include "table/answers.h"
#include "table/protocol.h"
#include "table/replay.h"

namespace zig::wasm {

namespace {

constexpr int kLongestThought = 60'000;  // milliseconds

Json failure(const Problem& why, Lang lang = Lang::En) {
  Json json = table::problem_json(why, lang);
  json["rule"] = why.rule;
  return json;
}

Json no_table() { return failure({.where = "table", .what = "is not open", .rule = {}}); }

// The one game of the module.
std::string the_game() { return std::string(game_list().front().id); }

Json labels_json(const std::vector<table::SeatLabel>& labels) {
  Json seats = Json::array();
  for (const table::SeatLabel& label : labels) seats.push_back({{"kind", label.kind}, {"name", label.name}});
  return seats;
}

// A field that is JSON of its own kind, read by somebody else.
Json part(Reader& in, std::string_view key) {
  return in.has(key) ? in.json()[std::string(key)] : Json::object();
}

}  // namespace

Json Engine::open(std::string_view text, Lang lang) {
  const auto json = parse_json(text, "setup");
  if (!json) return failure(json.error(), lang);
  Reader in(*json, "setup");
  in.only_keys({"options", "seed", "position", "seats"});
  table::Setup setup{
      .game = the_game(), .options = part(in, "options"), .seed = {}, .position = {}, .labels = {}};
  if (in.has("position")) setup.position = part(in, "position");
  for (Reader seat : in.list("seats", kMaxSeats)) {
    setup.labels.push_back({.kind = seat.text("kind"), .name = seat.text("name", "")});
  }
  const auto seed = table::Seed::parse(in.text("seed"), "setup.seed");
  if (in.failed()) return failure(in.problem(), lang);
  if (!seed) return failure(seed.error(), lang);
  setup.seed = *seed;
  auto opened = table::Table::open(*library_, std::move(setup));
  if (!opened) return failure(opened.error(), lang);
  table_ = std::move(*opened);
  return {{"type", "opened"}, {"rules", table_->match().rules_version()}, {"commitment", seed->commitment()}};
}

Json Engine::ask(std::uint8_t who, std::string_view message) {
  if (!table_) return no_table();
  const bool seated = who < table_->match().seats();
  return table::answer(*table_, seated ? Observer(Seat{who}) : Observer(), message);
}

Json Engine::think(std::string_view text) const {
  if (!table_) return no_table();
  const auto json = parse_json(text, "wish");
  if (!json) return failure(json.error());
  Reader in(*json, "wish");
  const Seat seat{static_cast<std::uint8_t>(in.integer("seat", 0, table_->match().seats() - 1))};
  const auto level = table::level_from(in.text("level"));
  const int time = in.integer("milliseconds", 0, kLongestThought);
  const auto dice = table::Seed::parse(in.text("dice"), "wish.dice");
  if (!level) in.fail_at("wish.level", "is not a level of computer players");
  if (!table_->match().pending().has(seat)) in.fail_at("wish.seat", "is not asked now");
  if (in.failed()) return failure(in.problem());
  if (!dice) return failure(dice.error());
  Random random = dice->random();
  const double until = clock_() + time;
  const int action = table_->match().computer(*level, seat, random, [&] { return clock_() >= until; });
  return {{"type", "move"}, {"move", table_->match().notation(action)}};
}

std::string Engine::save() const { return table_ ? table_->save() : std::string(); }

std::string Engine::hash() const { return table_ ? table::hex16(table_->match().hash()) : std::string(); }

Json Engine::check(std::string_view text, Lang lang) const {
  const auto record = table::parse_replay(text);
  if (!record) return failure(record.error(), lang);
  const auto replayed = table::replay_table(*library_, *record, std::nullopt, lang);
  if (!replayed) return failure(replayed.error(), lang);
  const table::Table& table = **replayed;
  Json moves = Json::array();
  for (const table::RecordedMove& move : record->moves) {
    moves.push_back({{"seat", move.seat.n}, {"move", move.notation}, {"hash", move.hash}});
  }
  Json setup = {{"options", table.setup().options},
                {"seed", table.setup().seed.text()},
                {"seats", labels_json(table.setup().labels)}};
  if (record->position) setup["position"] = *record->position;
  Json report = {{"type", "true"},
                 {"game", record->game},
                 {"rules", record->rules},
                 {"commitment", record->commitment},
                 {"hash", record->end_hash},
                 {"over", table.over()},
                 {"setup", std::move(setup)},
                 {"moves", std::move(moves)}};
  if (table.over()) report["standing"] = table.match().standing_json();
  return report;
}

}  // namespace zig::wasm
