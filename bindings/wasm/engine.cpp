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

constexpr int kLongestThought = 60'000;                  // milliseconds
constexpr table::Level kStandIn = table::Level::Player;  // it has the machine to itself

Json failure(const Problem& why, Lang lang = Lang::En) {
  Json json = table::problem_json(why, lang);
  json["rule"] = why.rule;
  return json;
}

Json no_table() { return failure({.where = "table", .what = "is not open", .rule = {}}); }

// The one game of the module.
std::string the_game() { return std::string(game_list().front().id); }

// Records bring other kinds, too (programs of the arena): a simple mind decides for them.
table::Sitter sitter_of(const table::SeatLabel& label) {
  if (label.kind == "human")
    return {.kind = table::Sitter::Kind::Person, .person = "you", .name = label.name, .level = {}};
  const table::Level level = table::level_from(label.kind).value_or(table::Level::Greedy);
  return {.kind = table::Sitter::Kind::Computer,
          .person = {},
          .name = label.name,
          .level = std::string(table::level_id(level))};
}

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
  std::vector<table::Sitter> sitters;
  for (const table::SeatLabel& label : (*opened)->setup().labels) sitters.push_back(sitter_of(label));
  seated_.emplace(std::move(*opened), std::move(sitters));
  return {{"type", "opened"},
          {"rules", seated_->table().match().rules_version()},
          {"commitment", seed->commitment()}};
}

Json Engine::ask(std::uint8_t who, std::string_view message) {
  if (!seated_) return no_table();
  const bool seated = who < seated_->seats();
  return table::answer(seated_->table(), seated ? Observer(Seat{who}) : Observer(), message);
}

Json Engine::carry_out(std::uint8_t who, std::string_view message, Whose whose) {
  if (!seated_) return no_table();
  const auto json = parse_json(message, "message");
  if (!json) return failure(json.error());
  Reader in(*json, "message");
  const std::string type = in.text("type");
  const Lang lang = table::read_lang(in, Lang::En);
  const std::string move = type == "play" ? in.text("move") : "";
  std::optional<int> expect;
  if (in.has("expect")) expect = in.integer("expect", 0, 1 << 30);
  if (in.failed()) return failure(in.problem(), lang);
  const bool stored = whose == Whose::Stored;
  if (who >= seated_->seats() || (!stored && seated_->sitters()[who].person.empty()))
    return table::refused_json({.rule = {}, .why = text(lang, "table.protocol.spectator")});
  const Seat seat{who};
  std::optional<table::Refusal> refusal;
  if (type == "play")
    refusal = stored ? seated_->table().play(seat, move, lang) : seated_->play(seat, move, expect, lang);
  else if (type == "undo")
    refusal = stored ? seated_->table().undo(seat, lang) : seated_->undo(seat, lang);
  else if (type == "leave")
    refusal = seated_->leave(seat, kStandIn, lang);
  else if (type == "come_back")
    refusal = seated_->come_back(seat, lang);
  else
    return failure(
        {.where = "message.type",
         .what = say("is not known; choose from: {names}", {{"names", "play, undo, leave, come_back"}}),
         .rule = {}},
        lang);
  if (refusal) return table::refused_json(*refusal);
  seated_->acted(seat, type == "play" || type == "undo");
  Json reply = room();
  reply["type"] = "acted";
  return reply;
}

Json Engine::room() const {
  if (!seated_) return no_table();
  Json seats = Json::array();
  for (std::uint8_t seat = 0; seat < seated_->seats(); ++seat)
    seats.push_back(seated_->seat_json(Seat{seat}));
  const table::Table& table = seated_->table();
  Json reply = {{"type", "room"}, {"rules", table.match().rules_version()}, {"seats", std::move(seats)}};
  reply["acts"] = seated_->acts();
  reply["moves"] = table.moves().size();
  reply["event"] = table.last_event();
  reply["pending"] = table::pending_json(table.match());
  reply["phase"] = table::phase_id(seated_->phase());
  Json& next = reply["next"];
  if (const auto task = seated_->computer_task()) {
    next["seat"] = task->seat.n;
    next["level"] = table::level_id(task->level);
  }
  return reply;
}

Json Engine::think(std::string_view text) const {
  if (!seated_) return no_table();
  const table::Match& match = seated_->table().match();
  const auto json = parse_json(text, "wish");
  if (!json) return failure(json.error());
  Reader in(*json, "wish");
  const Seat seat{static_cast<std::uint8_t>(in.integer("seat", 0, match.seats() - 1))};
  const auto level = table::level_from(in.text("level"));
  const int time = in.integer("milliseconds", 0, kLongestThought);
  const auto dice = table::Seed::parse(in.text("dice"), "wish.dice");
  if (!level) in.fail_at("wish.level", "is not a level of computer players");
  if (!match.pending().has(seat)) in.fail_at("wish.seat", "is not asked now");
  if (in.failed()) return failure(in.problem());
  if (!dice) return failure(dice.error());
  Random random = dice->random();
  const double until = clock_() + time;
  const int action = match.computer(*level, seat, random, [&] { return clock_() >= until; });
  return {{"type", "move"}, {"move", match.notation(action)}};
}

std::string Engine::save() const { return seated_ ? seated_->table().save() : std::string(); }

std::string Engine::hash() const {
  return seated_ ? table::hex16(seated_->table().match().hash()) : std::string();
}

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
