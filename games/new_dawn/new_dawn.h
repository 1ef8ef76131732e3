// The game contract (engine/game.h) for Sid Meier's Civilization: A New Dawn, base game.
//
//   const NewDawn game(box);
//   State state = game.start({.players = 4}, random);
//   while (!game.pending(state).empty()) { ... game.legal(...); game.apply(...); }
//
// Where to look: setup.cpp (ND-2), map.h and map_building.cpp (ND-3), turn.cpp (ND-4), effects.h (ND-5, ND-13), focus_row.cpp (ND-6),
// culture.cpp, science.cpp (ND-7), economy.cpp, industry.cpp, payment.h (ND-8), military.cpp, combat.h (ND-9), barbarians.cpp (ND-10),
// agendas.cpp (ND-11), start_of_turn.cpp (ND-13.1), sites.h (where something may be done), legal.cpp (why not), pieces.cpp (what comes and
// goes), questions.cpp (everything that can be asked, ND-16), automated_player.cpp (ND-17).
#pragma once

#include <string>
#include <string_view>

#include "engine/fixed_vector.h"
#include "engine/game.h"
#include "games/new_dawn/action.h"
#include "games/new_dawn/box.h"
#include "games/new_dawn/event.h"
#include "games/new_dawn/options.h"
#include "games/new_dawn/state.h"
#include "locale/locale.h"

namespace zig::new_dawn {

class NewDawn {
 public:
  using Box = new_dawn::Box;
  using State = new_dawn::State;
  using Options = new_dawn::Options;
  using Action = new_dawn::Action;
  using Event = new_dawn::Event;
  using Actions = FixedVector<Action, 768>;

  static constexpr std::string_view kId = "new-dawn";
  static constexpr std::string_view kRulesVersion = "nd-1";
  static constexpr std::string_view kRulePrefix = "ND";
  static constexpr int kMinPlayers = 2, kMaxPlayers = new_dawn::kMaxPlayers;
  // nothing in the rules ends a game in which nobody completes agendas. Random play ends before this.
  static constexpr int kMaxDecisions = 60'000;
  static constexpr int kCategories = kVictoryCards;  // ND-11.2: a victory card counts once
  static constexpr std::array<std::string_view, kCategories> kCategoryIds = kVictoryCardIds;

  static constexpr auto& data_files = new_dawn::data_files;
  static constexpr auto& load_box = new_dawn::load_box;
  explicit NewDawn(const Box& box) : box_(&box) {}
  const Box& box() const { return *box_; }

  // --- rules
  State start(const Options& options, Random& random) const;
  Seats pending(const State& s) const;
  void legal(const State& s, Seat seat, Actions& out) const;
  Verdict judge(const State& s, Seat seat, Action action) const;
  template <class Sink>
  void apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const;
  Standing standing(const State& s) const;
  bool standing_open(const State&) const { return true; }  // ND-1.4
  static constexpr bool kNothingHidden = true;             // ND-1.5
  void imagine(State&, Observer, Random&) const {}

  // Changes whenever a die was rolled, a card turned up, or somebody else is asked: undo never crosses it.
  std::uint32_t frontier(const State& s) const { return s.frontier; }
  bool sealed(const State&) const { return false; }

  // --- dense ids of actions, the same in every state (action_ids.cpp)
  int action_count() const;
  int id(Action action) const;  // -1 for an action outside the id space
  Action action(int id) const;

  // --- texts
  // Canonical notation: "slot 3", "place 7d", "step 12a", "attack 9a", "wonder petra", "pact 2 embassy", "stop".
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
  Json factions(const State& s, Seat seat) const;  // {"leader": "egypt"}
  int round(const State& s) const { return s.round; }
  Json decision(const State& s, Seat seat, Lang lang) const;
  Json position(const State& s) const;
  Result<State> read_position(const Json& json, const Options& options, Random& random) const;
  Json catalogue(Lang lang) const;  // what a client needs to draw the game
  // A chance outcome by its name: a die ("4") or a wonder that is turned up ("petra").
  Result<std::uint16_t> chance_outcome(std::string_view text) const;

  // Empty when all is well, otherwise the rule and what is wrong.
  std::string broken_invariant(const State& s) const;

 private:
  State empty_state(const Options& options) const;  // nothing is on the table
  std::string broken_pieces(const State& s) const;  // as broken_invariant, whatever is asked

  const Box* box_;
};

static_assert(TableGame<NewDawn>);

}  // namespace zig::new_dawn
