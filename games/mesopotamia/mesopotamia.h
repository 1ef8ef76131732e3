// The game contract (engine/game.h) for Mesopotamia.
//
//   const Mesopotamia game(box);
//   State state = game.start({.players = 4}, random);
//   while (!game.pending(state).empty()) { ... game.legal(...); game.apply(...); }
//
// Where to look: setup.cpp (MS-3), turn.cpp (MS-4, MS-5), explore.cpp (MS-6), build.cpp (MS-7), research.cpp (MS-8), gather_trade.cpp (MS-9), warfare.cpp
// (MS-10), battle_phase.cpp, battle.cpp, battle_lines.cpp, simple_battle.cpp (MS-11), end_of_round.cpp (MS-12), events.cpp (MS-13), scoring.cpp (MS-14),
// automaton.cpp, solo_battle.cpp (MS-16), siege.cpp (MS-17), ashur.cpp (MS-18), questions.cpp (everything that can be asked, MS-19).
#pragma once

#include <string>
#include <string_view>

#include "engine/game.h"
#include "games/mesopotamia/questions.h"
#include "games/mesopotamia/scoring.h"
#include "locale/locale.h"

namespace zig::mesopotamia {

class Mesopotamia {
 public:
  using Box = mesopotamia::Box;
  using State = mesopotamia::State;
  using Options = mesopotamia::Options;
  using Action = mesopotamia::Action;
  using Event = mesopotamia::Event;
  using Actions = mesopotamia::Actions;

  static constexpr std::string_view kId = "mesopotamia";
  static constexpr std::string_view kRulesVersion = "ms-1";
  static constexpr std::string_view kRulePrefix = "MS";
  static constexpr int kMinPlayers = 2, kMaxPlayers = mesopotamia::kMaxPlayers;
  // MS-14.11: nothing in the rules ends a game in which nobody completes the gardens. Random play ends before this.
  static constexpr int kMaxDecisions = 60'000;
  static constexpr int kCategories = kScores;
  static constexpr std::array<std::string_view, kCategories> kCategoryIds = kScoreIds;

  // Bids are revealed and actions performed in the open; once they are over the view does not show them.
  static constexpr bool kViewForgets = true;
  static constexpr auto& data_files = mesopotamia::data_files;
  static constexpr auto& load_box = mesopotamia::load_box;
  explicit Mesopotamia(const Box& box);
  const Box& box() const { return *box_; }

  // --- rules
  State start(const Options& options, Random& random) const { return set_up(*box_, options, random); }
  Seats pending(const State& s) const { return Seats(byte(static_cast<int>(seats_asked(*box_, s)))); }
  void legal(const State& s, Seat seat, Actions& out) const;
  Verdict judge(const State& s, Seat seat, Action action) const;
  template <class Sink>
  void apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const;
  Standing standing(const State& s) const;
  bool standing_open(const State& s) const { return s.over(); }  // quests are secret until the end
  void imagine(State& s, Observer observer, Random& random) const;

  // Changes whenever chance was drawn, something sealed was revealed, or somebody else is asked: undo never crosses it.
  std::uint32_t frontier(const State& s) const { return s.frontier; }
  bool sealed(const State& s) const { return is_sealed(*box_, s); }

  // --- dense ids of actions, the same in every state (action_ids.cpp)
  int action_count() const;
  int id(Action action) const;  // -1 for an action outside the id space
  Action action(int id) const;

  // --- texts
  // Canonical notation: "perform explore", "perform build 1 3", "activate archer tur_abdin", "step harran 1", "bid 3", "done".
  std::string notation(Action action) const;
  Result<Action> parse_action(std::string_view text) const;
  std::string action_text(const State& s, Seat seat, Action action, Lang lang) const;  // a sentence
  std::string event_text(const State& s, const Event& event, Observer observer, Lang lang) const;
  Json event_json(const State& s, const Event& event, Observer observer) const;
  Json piece_json(const Piece& piece) const;
  std::string piece_name(const Piece& piece, Lang lang) const;

  Json options_json(const Options& options) const;
  Json options_schema() const;  // names, values, defaults, rule ids
  Result<Options> read_options(const Json& json) const;

  Json view(const State& s, Observer observer) const;
  Json factions(const State& s, Seat seat) const;  // {"empire": "sumer", "start_area": "2"}
  int round(const State& s) const { return s.round; }
  Json decision(const State& s, Seat seat, Lang lang) const;
  Json catalogue(Lang lang) const;  // what a client needs to draw the game

  // --- positions (position.cpp, position_write.cpp, chance_names.cpp)
  Json position(const State& s) const;
  Result<State> read_position(const Json& json, const Options& options, Random& random) const;
  Result<std::uint16_t> chance_outcome(std::string_view text) const;  // "die star", "D4", "spearman_02"

  // Empty when all is well, otherwise the rule and what is wrong.
  std::string broken_invariant(const State& s) const;

 private:
  static constexpr std::size_t kKinds = at(Action::Kind::Destroy);  // the last one
  const Box* box_;
  std::array<int, kKinds + 1> begin_{};  // of each kind's block of ids
};

static_assert(Game<Mesopotamia>);

}  // namespace zig::mesopotamia
