// The game contract (engine/game.h) for Sid Meier's Civilization: The Board Game (2010), base game.
//
//   const Civilization game(box);
//   State state = game.start({.players = 4}, random);
//   while (!game.pending(state).empty()) { ... game.legal(...); game.apply(...); }
//
// Where to look: README.md lists which chapter of the rules is where.
#pragma once

#include <string>
#include <string_view>

#include "engine/game.h"
#include "games/civilization/action.h"
#include "games/civilization/box.h"
#include "games/civilization/event.h"
#include "games/civilization/options.h"
#include "games/civilization/questions.h"
#include "games/civilization/state.h"
#include "locale/locale.h"

namespace zig::civilization {

class Civilization {
 public:
  using Box = civilization::Box;
  using State = civilization::State;
  using Options = civilization::Options;
  using Action = civilization::Action;
  using Event = civilization::Event;
  using Actions = civilization::Actions;

  static constexpr std::string_view kId = "civilization";
  static constexpr std::string_view kRulesVersion = "cv-1";
  static constexpr std::string_view kRulePrefix = "CV";
  static constexpr int kMinPlayers = civilization::kMinPlayers, kMaxPlayers = civilization::kMaxPlayers;
  // CV-R1: nothing in the rules ends a game in which nobody reaches a victory. Random play ends before this (kLastTurn in turn.cpp).
  static constexpr int kMaxDecisions = 200'000;
  // CV-14.9: how the winners won; all others share the next rank.
  static constexpr std::array<std::string_view, 5> kCategoryIds = {"culture", "technology", "economic",
                                                                   "military", "turn_limit"};

  static constexpr auto& data_files = civilization::data_files;
  static constexpr auto& load_box = civilization::load_box;
  explicit Civilization(const Box& box) : box_(&box) {}
  const Box& box() const { return *box_; }

  // --- rules
  State start(const Options& options, Random& random) const;
  Seats pending(const State& s) const;
  void legal(const State& s, Seat seat, Actions& out) const;
  Verdict judge(const State& s, Seat seat, Action action) const;
  template <class Sink>
  void apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const;
  Standing standing(const State& s) const;
  bool standing_open(const State&) const { return true; }  // CV-1.2
  void imagine(State& s, Observer observer, Random& random) const;
  std::uint32_t frontier(const State& s) const { return s.frontier; }
  bool sealed(const State& s) const;  // CV-9.1

  // --- dense ids of actions, the same in every state (action_ids.cpp)
  int action_count() const;
  int id(Action action) const;  // -1 for an action outside the id space
  Action action(int id) const;

  // --- texts
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
  Json factions(const State& s, Seat seat) const;  // {"civilization": "egypt"}
  int round(const State& s) const { return s.turn; }
  Json decision(const State& s, Seat seat, Lang lang) const;
  Json position(const State& s) const;
  Result<State> read_position(const Json& json, const Options& options, Random& random) const;
  Json catalogue(Lang lang) const;  // what a client needs to draw the game
  // A chance outcome by its name; what can be scripted is listed in chance.h.
  Result<std::uint16_t> chance_outcome(std::string_view text) const;

  // Empty when all is well, otherwise the rule and what is wrong.
  std::string broken_invariant(const State& s) const;

 private:
  const Box* box_;
};

static_assert(TableGame<Civilization>);

}  // namespace zig::civilization
