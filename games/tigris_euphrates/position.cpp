#include "games/tigris_euphrates/position.h"

#include <utility>
#include <vector>

#include "games/tigris_euphrates/board_text.h"
#include "games/tigris_euphrates/conflict.h"
#include "games/tigris_euphrates/invariants.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/texts.h"

namespace zig::tigris_euphrates {

namespace {

constexpr int kVersion = 1;
constexpr int kMostPoints = 0xFFFF, kMostTurns = 0xFFFF;
constexpr int kMostTreasures = 14;  // TE-1.6

void pass_on(Reader& in, const Problem& problem) { in.fail_at(problem.where, problem.what, problem.rule); }

std::string_view dynasty_id(const State& s, int seat) {
  return kDynastyIds[s.options.dynasties[static_cast<std::size_t>(seat)]];
}

class PositionReader {
 public:
  PositionReader(const TigrisEuphrates& game, State& s, Random& random, Reader& in)
      : game_(game), s_(s), random_(random), in_(in) {}

  void read() {
    in_.only_keys({"version", "turn", "starter", "active", "actions_done", "step", "placed", "conflict",
                   "board", "seats", "bag", "discarded", "frontier"});
    in_.integer("version", kVersion, kVersion, kVersion);
    read_time();
    const std::string board = in_.text("board", "");
    if (in_.failed()) return;
    if (const auto problem = read_board(game_, board, s_, in_.where() + ".board", &draft_.treasures_listed))
      return pass_on(in_, *problem);
    read_seats();
    read_events();
    draft_.bag = read_tiles(in_, "bag");
    draft_.discarded = read_tiles(in_, "discarded");
    if (!in_.failed()) fill_position(game_.board(s_), s_, draft_, random_, in_);
  }

  // A place as the document writes it: "seats[0].hand" is "seats.archer.hand" where the seats go by dynasties.
  std::string as_written(const std::string& where) const {
    constexpr std::string_view kSeats = "seats[";
    const auto at = where.find(kSeats);
    if (!by_name_ || at == std::string::npos) return where;
    const int seat = where[at + kSeats.size()] - '0';
    return where.substr(0, at) + "seats." + std::string(dynasty_id(s_, seat)) +
           where.substr(at + kSeats.size() + 2);
  }

 private:
  // A seat by its number or its dynasty.
  int read_seat(std::string_view key, int fallback) {
    if (!in_.has(key)) return fallback;
    const Json& value = in_.json()[std::string(key)];
    if (!value.is_string()) return in_.integer(key, 0, s_.players() - 1);
    const std::string where = in_.where() + "." + std::string(key);
    const auto seat = find_seat(s_, value.get<std::string>(), where);
    if (!seat) pass_on(in_, seat.error());
    return seat.value_or(0);
  }

  // TE-2.9: play goes clockwise, so two of turn, starter and active give the third.
  void read_time() {
    const auto step = find_id(kStepIds, in_.text("step", "action"), in_.where() + ".step");
    if (!step) return pass_on(in_, step.error());
    s_.step = static_cast<Step>(*step);
    s_.turn = static_cast<std::uint16_t>(in_.integer("turn", 1, kMostTurns, 1));
    const int moved_on = (s_.turn - 1) % s_.players();
    const int starter = read_seat("starter", 0);
    s_.active = static_cast<std::uint8_t>(
        read_seat("active", in_.has("starter") ? (starter + moved_on) % s_.players() : 0));
    s_.starter = static_cast<std::uint8_t>(
        in_.has("starter") ? starter : (s_.active + s_.players() - moved_on) % s_.players());
    const bool over = s_.step == Step::Over;
    s_.actions_done = static_cast<std::uint8_t>(in_.integer(
        "actions_done", 0, over ? kActionsPerTurn : kActionsPerTurn - 1, over ? kActionsPerTurn : 0));
    s_.frontier = static_cast<std::uint16_t>(in_.integer("frontier", 0, 0xFFFF, 0));
  }

  // A list in seat order, or an object by dynasties.
  void read_seats() {
    if (!in_.has("seats") || in_.failed()) return;
    if (!in_.json()["seats"].is_object()) {
      int seat = 0;
      for (Reader said : in_.list("seats", static_cast<std::size_t>(s_.players())))
        read_seat_of(said, seat++);
      return;
    }
    Reader seats = in_.object("seats");
    Seats named;
    for (const std::string& name : seats.keys()) {
      const auto seat = find_seat(s_, name, seats.where());
      if (!seat) return pass_on(in_, seat.error());
      const Seat here{static_cast<std::uint8_t>(*seat)};
      if (named.has(here))
        return seats.fail(say("{name} is named twice; say it once", {{"name", in_quotes(name)}}), "TE-2.11");
      named.add(here);
      Reader said = seats.object(name);
      by_name_ = true;
      read_seat_of(said, *seat);
    }
  }

  void read_seat_of(Reader& in, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    in.only_keys({"dynasty", "hand", "thrown", "points", "treasures", "catastrophes"});
    if (in.has("dynasty")) {
      const std::string name = in.text("dynasty");
      const auto dynasty = in.failed() ? Result<int>(0) : find_dynasty(name, in.where() + ".dynasty");
      if (!dynasty) return pass_on(in, dynasty.error());
      if (!in.failed() && s_.options.dynasties[at] != *dynasty)
        return in.fail_at(in.where() + ".dynasty",
                          say("seat {seat} is {dynasty}; correct it, or change the option dynasties",
                              {{"seat", seat}, {"dynasty", dynasty_id(s_, seat)}}),
                          "TE-2.11");
    }
    draft_.seats[at].hand = read_tiles(in, "hand");
    s_.thrown[at] = read_tiles(in, "thrown").value_or(Counts{});
    if (in.has("treasures")) draft_.seats[at].treasures = in.integer("treasures", 0, kMostTreasures);
    if (in.has("catastrophes")) draft_.seats[at].catastrophes = in.integer("catastrophes", 0, 2);
    Reader points = in.object("points");
    points.only_keys({"black", "red", "blue", "green"});
    for (std::size_t i = 0; i < kColours; ++i)
      s_.points[at][i] = static_cast<std::uint16_t>(points.integer(kColourIds[i], 0, kMostPoints, 0));
  }

  // "3 red 1 blue" or {"red": 3, "blue": 1}.
  std::optional<Counts> read_tiles(Reader& in, std::string_view key) {
    if (!in.has(key) || in.failed()) return std::nullopt;
    if (in.json()[std::string(key)].is_object()) {
      Reader said = in.object(key);
      said.only_keys({"black", "red", "blue", "green"});
      Counts counts{};
      for (std::size_t i = 0; i < kColours; ++i)
        counts[i] = static_cast<std::uint8_t>(said.integer(kColourIds[i], 0, kTilesInBox[i], 0));
      return counts;
    }
    const std::string text = in.text(key);
    if (in.failed()) return std::nullopt;
    const auto counts = find_tiles(text, in.where() + "." + std::string(key));
    if (counts) return *counts;
    pass_on(in, counts.error());
    return std::nullopt;
  }

  // What goes on inside an action.
  void read_events() {
    const bool fighting = s_.step == Step::Attack || s_.step == Step::Defend;
    if (in_.has("placed")) {
      const std::string name = in_.text("placed");
      const auto cell = in_.failed() ? Result<Cell>(Cell{}) : find_cell(name, in_.where() + ".placed");
      if (!cell) return pass_on(in_, cell.error());
      s_.placed = *cell;
    }
    if (in_.has("conflict")) {
      Reader said = in_.object("conflict");
      said.only_keys({"attacker", "defender", "committed"});
      s_.conflict.attacker = read_leader(said, "attacker");
      s_.conflict.defender = read_leader(said, "defender");
      s_.conflict.committed = static_cast<std::uint8_t>(said.integer("committed", 0, kHandSize, 0));
    }
    if (in_.failed()) return;
    if (fighting) find_fighters();
    // TE-12.1: a leader that revolts has just been placed, unless a tile was.
    const LeaderId attacker = s_.conflict.attacker;
    if (fighting && s_.placed == kNowhere && attacker != kNobody) s_.placed = s_.leader_at[attacker];
    const bool tile = s_.placed != kNowhere && s_.face_up().has(s_.placed);
    s_.union_tile = tile && (fighting || s_.step == Step::WarOrder) ? 1 : 0;  // TE-7.9
  }

  LeaderId read_leader(Reader& in, std::string_view key) {
    if (!in.has(key)) return kNobody;
    const std::string name = in.text(key);
    const auto leader = in.failed() ? Result<LeaderId>(kNobody)
                                    : find_leader_of_dynasty(s_, name, in.where() + "." + std::string(key));
    if (!leader) pass_on(in, leader.error());
    return leader.value_or(kNobody);
  }

  // Two leaders of a colour in one kingdom that what was said leaves possible as the fighters.
  bool may_fight(LeaderId one, LeaderId other) const {
    const auto& [attacker, defender, committed, unused] = s_.conflict;
    const auto among = [&](LeaderId named) { return named == kNobody || named == one || named == other; };
    return s_.on_board(one) && s_.on_board(other) && colour_of_leader(one) == colour_of_leader(other) &&
           s_.realm[one] == s_.realm[other] && among(attacker) && among(defender) &&
           (s_.placed == kNowhere || s_.kingdom_of(one).has(s_.placed));
  }

  // TE-12.1, TE-13.3: who fights, where only two can: in a war the first one clockwise from the active player attacks.
  void find_fighters() {
    std::vector<Sides> possible;
    for (LeaderId one = 0; one < kLeaders; ++one) {
      for (LeaderId other = 0; other < one; ++other) {
        if (may_fight(one, other)) possible.push_back({one, other});
      }
    }
    if (possible.size() != 1) return;
    auto [attacker, defender] = possible.front();
    if (places_after_active(s_, defender) < places_after_active(s_, attacker)) std::swap(attacker, defender);
    if (s_.conflict.attacker == defender || s_.conflict.defender == attacker) std::swap(attacker, defender);
    s_.conflict.attacker = attacker;
    s_.conflict.defender = defender;
  }

  const TigrisEuphrates& game_;
  State& s_;
  Random& random_;
  Reader& in_;
  PositionDraft draft_;
  bool by_name_ = false;  // seats are an object by dynasties
};

}  // namespace

Json TigrisEuphrates::position(const State& s) const {
  Json out = Json::object();
  out["version"] = kVersion;
  out["turn"] = s.turn;
  out["starter"] = s.starter;
  out["active"] = s.active;
  out["actions_done"] = s.actions_done;
  out["step"] = step_id(s.step);
  if (s.placed != kNowhere) out["placed"] = cell_name(s.placed);
  if (s.conflict.attacker != kNobody) {
    out["conflict"] = {{"attacker", leader_text(s, s.conflict.attacker)},
                       {"defender", leader_text(s, s.conflict.defender)},
                       {"committed", s.conflict.committed}};
  }
  out["board"] = board_text(*this, s);
  out["seats"] = Json::array();
  for (int seat = 0; seat < s.players(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    Json points = Json::object();
    for (std::size_t i = 0; i < kColours; ++i) points[std::string(kColourIds[i])] = s.points[at][i];
    out["seats"].push_back({{"dynasty", dynasty_id(s, seat)},
                            {"hand", tiles_name(s.hand[at])},
                            {"thrown", tiles_name(s.thrown[at])},
                            {"points", points},
                            {"treasures", s.taken[at]},
                            {"catastrophes", s.catastrophes_left[at]}});
  }
  out["bag"] = tiles_name(s.bag);
  out["discarded"] = tiles_name(s.discarded);
  out["frontier"] = s.frontier;
  return out;
}

Result<State> TigrisEuphrates::read_position(const Json& json, const Options& options, Random& random) const {
  Reader in(json, "position");
  if (!in.is_object()) return std::unexpected(in.problem());
  State s = start_board(*this, options);
  PositionReader reader(*this, s, random, in);
  reader.read();
  if (in.failed()) {
    Problem told = in.problem();
    told.where = reader.as_written(told.where);
    return std::unexpected(told);
  }
  if (const auto fault = first_fault(*this, s)) {
    const std::string where = fault->where.empty() ? "position" : "position." + fault->where;
    return problem(reader.as_written(where), fault->what, fault->rule);
  }
  return s;
}

}  // namespace zig::tigris_euphrates
