// The game contract (engine/game.h) for Tigris & Euphrates, edition of 2008.
//
//   const TigrisEuphrates game(box);
//   State state = game.start({.players = 4}, random);
//   while (!game.pending(state).empty()) { ... game.legal(...); game.apply(...); }
//
// Where to look: setup.cpp (TE-2), kingdoms.h (TE-3), targets.h (where a piece may go: TE-6, TE-7, TE-8), legal.cpp
// (what may be done and why not), turn.cpp (TE-5, TE-9, TE-10, TE-11), conflict.h (TE-12, TE-13), monuments.h
// (TE-14, TE-17), treasures.h (TE-15), scoring.cpp (TE-16), view.cpp and imagine.cpp (TE-4), action_ids.cpp (TE-19).
#pragma once

#include <string>
#include <string_view>

#include "engine/fixed_vector.h"
#include "engine/game.h"
#include "engine/json_as.h"
#include "games/tigris_euphrates/action.h"
#include "games/tigris_euphrates/box.h"
#include "games/tigris_euphrates/event.h"
#include "games/tigris_euphrates/options.h"
#include "games/tigris_euphrates/state.h"
#include "locale/locale.h"

namespace zig::tigris_euphrates {

class TigrisEuphrates {
 public:
  using Box = tigris_euphrates::Box;
  using State = tigris_euphrates::State;
  using Options = tigris_euphrates::Options;
  using Action = tigris_euphrates::Action;
  using Event = tigris_euphrates::Event;
  // Four leaders and three kinds of tiles on land, farms on rivers, a catastrophe anywhere, swaps, the rest.
  using Actions = FixedVector<Action, 7 * 140 + 50 + kCells + 70 + 5>;

  static constexpr std::string_view kId = "tigris-euphrates";
  static constexpr std::string_view kRulesVersion = "te-1";
  static constexpr std::string_view kRulePrefix = "TE";
  static constexpr int kMinPlayers = 2, kMaxPlayers = tigris_euphrates::kMaxPlayers;
  // TE-R31: nothing in the rules ends a game in which everybody passes. Random play ends long before this.
  static constexpr int kMaxDecisions = 2'000;
  static constexpr int kCategories = kColours;  // TE-16.4, with the treasures divided (TE-16.5)
  static constexpr std::array<std::string_view, kCategories> kCategoryIds = kColourIds;

  static constexpr auto& data_files = tigris_euphrates::data_files;
  static constexpr auto& load_box = tigris_euphrates::load_box;
  explicit TigrisEuphrates(const Box& box) : box_(&box) {}
  const Box& box() const { return *box_; }
  const Board& board(const State& s) const { return box_->board(s.options.board); }

  // --- rules
  State start(const Options& options, Random& random) const;
  Seats pending(const State& s) const;
  void legal(const State& s, Seat seat, Actions& out) const;
  // One of the actions that legal() lists, each with the same chance, and the one that
  // actions[random.below(actions.size())] would give: counted and picked without a list.
  Action any_legal(const State& s, Seat seat, Random& random) const;
  Verdict judge(const State& s, Seat seat, Action action) const;
  template <class Sink>
  void apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const;
  Standing standing(const State& s) const;
  bool standing_open(const State& s) const;  // TE-4.3
  void imagine(State& s, Observer observer, Random& random) const;

  // Changes whenever tiles were drawn or shown, or somebody else is asked: undo never crosses it.
  std::uint32_t frontier(const State& s) const { return s.frontier; }
  bool sealed(const State&) const { return false; }

  // --- dense ids of actions (TE-19), the same in every state
  int action_count() const;
  int id(Action action) const;  // -1 for an action outside the id space
  Action action(int id) const;

  // --- texts
  // Canonical notation: "king I6", "king off", "red K7", "catastrophe B2", "swap 2 red 1 blue", "war green",
  // "commit 3", "building F3", "monument black-red E4", "decline", "leave K1", "end turn".
  std::string notation(Action action) const;
  Result<Action> parse_action(std::string_view text) const;
  std::string action_text(const State& s, Seat seat, Action action, Lang lang) const;  // a sentence
  std::string event_text(const State& s, const Event& event, Observer observer, Lang lang) const;
  Json event_json(const State& s, const Event& event, Observer observer) const;
  // TE-R34: what everybody has seen before a position that was set up by hand.
  void tell_before(const State& s, Recorder<Event>& log) const;
  Json piece_json(const Piece& piece) const;
  std::string piece_name(const Piece& piece, Lang lang) const;

  Json options_json(const Options& options) const;
  Json options_schema() const;  // names, values, defaults, rule ids
  Result<Options> read_options(const Json& json) const;

  Json view(const State& s, Observer observer) const;
  Json factions(const State& s, Seat seat) const;  // {"dynasty": "lion"}
  Json decision(const State& s, Seat seat, Lang lang, JsonAs as = JsonAs::Tree) const;
  Json position(const State& s) const;
  Result<State> read_position(const Json& json, const Options& options, Random& random) const;
  Json catalogue(Lang lang) const;  // what a client needs to draw the game
  // A chance outcome by its name: a drawn tile ("red") or the start player ("start 2").
  Result<std::uint16_t> chance_outcome(std::string_view text) const;

  // TE-18: empty when all is well, otherwise the invariant's id and what is wrong.
  std::string broken_invariant(const State& s) const;

 private:
  const Box* box_;
};

static_assert(TableGame<TigrisEuphrates>);

}  // namespace zig::tigris_euphrates
