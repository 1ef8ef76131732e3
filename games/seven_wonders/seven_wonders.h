// The game contract (engine/game.h) for 7 Wonders, first edition.
//
//   const SevenWonders game(box);
//   State state = game.start({.players = 4}, random);
//   while (!game.pending(state).empty()) { ... game.legal(...); game.apply(...); }
//
// Where to look: setup.cpp (7W-2), payment.h (7W-3, 7W-4), construction.h (7W-5, 7W-7, 7W-14.8), legal.cpp
// (what may be done and why not), turn.cpp (7W-6, 7W-8, 7W-9, 7W-12.16), conflict.h (7W-10), effects.h
// (7W-11, 7W-12), scoring.cpp (7W-13), packets.h (7W-8, 7W-14.4), knowledge.h and imagine.cpp (7W-15),
// action_ids.cpp and question.h (7W-16).
#pragma once

#include <string>
#include <string_view>

#include "engine/action_blocks.h"
#include "engine/fixed_vector.h"
#include "engine/game.h"
#include "games/seven_wonders/action.h"
#include "games/seven_wonders/box.h"
#include "games/seven_wonders/event.h"
#include "games/seven_wonders/options.h"
#include "games/seven_wonders/state.h"
#include "locale/locale.h"

namespace zig::seven_wonders {

class SevenWonders {
 public:
  using Box = seven_wonders::Box;
  using State = seven_wonders::State;
  using Options = seven_wonders::Options;
  using Action = seven_wonders::Action;
  using Event = seven_wonders::Event;
  // 8 cards, each built or a marker with at most 6 x 4 payments, by Olympia's right, or discarded.
  using Actions = FixedVector<Action, 8 * (24 + 24 + 2)>;

  static constexpr std::string_view kId = "seven-wonders";
  static constexpr std::string_view kRulesVersion = "7w-1";
  static constexpr std::string_view kRulePrefix = "7W";
  static constexpr int kMinPlayers = 2, kMaxPlayers = 7;
  // 7W-16.1: board choices, 18 cards each, 18 for the Free City, 3 seventh cards, 3 looks.
  static constexpr int kMaxDecisions = 7 + 7 * 18 + 18 + 3 + 3;
  static constexpr int kCategories = 7;  // 7W-13.2
  static constexpr std::array<std::string_view, kCategories> kCategoryIds = {
      "military", "coins", "wonder", "civilian", "scientific", "commercial", "guilds"};

  static constexpr auto& data_files = seven_wonders::data_files;
  static constexpr auto& load_box = seven_wonders::load_box;
  explicit SevenWonders(const Box& box);
  const Box& box() const { return *box_; }

  // --- rules
  State start(const Options& options, Random& random) const;
  Seats pending(const State& s) const;
  void legal(const State& s, Seat seat, Actions& out) const;
  Verdict judge(const State& s, Seat seat, Action action) const;
  template <class Sink>
  void apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const;
  Standing standing(const State& s) const;
  bool standing_open(const State&) const { return true; }  // points follow from what lies open (7W-15)
  void forget(State& s, Observer observer) const;
  void imagine(State& s, Observer observer, Random& random) const;

  // The uses of one card of the hand, drawn at random: how an unknown sealed choice is imagined (7W-15.13).
  void legal_uses_of_random_card(const State& s, Seat seat, Random& random, Actions& out) const;

  // Changes whenever chance was drawn or something hidden came to light: undo never crosses it.
  std::uint32_t frontier(const State& s) const;
  // True while the pending choices are sealed: made in any order, shown to nobody until all are in.
  bool sealed(const State& s) const { return s.step == Step::ChooseCards; }

  // --- dense ids of actions (7W-16), the same in every state
  int action_count() const { return blocks_.count(); }
  int id(Action action) const;  // -1 for an action outside the id space
  Action action(int id) const;

  // --- texts
  // Canonical notation: "build Baths", "build Library <2 3>", "olympia Palace", "stage Tavern <2",
  // "discard Loom", "exhume Altar", "decline", "board Rhodes A". English names, whatever the language.
  std::string notation(Action action) const;
  Result<Action> parse_action(std::string_view text) const;
  std::string action_text(const State& s, Seat seat, Action action, Lang lang) const;  // a sentence
  std::string event_text(const State& s, const Event& event, Observer observer, Lang lang) const;
  Json event_json(const State& s, const Event& event, Observer observer) const;
  Json piece_json(const Piece& piece) const;                    // {"card": "baths"}
  std::string piece_name(const Piece& piece, Lang lang) const;  // "Baths", "Lázně", "Łaźnie"

  Json options_json(const Options& options) const;
  Json options_schema() const;  // names, values, defaults, rule ids
  Result<Options> read_options(const Json& json) const;

  Json view(const State& s, Observer observer) const;
  Json factions(const State& s, Seat seat) const;  // {"wonder": "rhodes A"}
  Json decision(const State& s, Seat seat, Lang lang) const;
  Json position(const State& s) const;
  Result<State> read_position(const Json& json, const Options& options, Random& random) const;
  Json catalogue(Lang lang) const;  // what a client needs to draw the game
  // A chance outcome by its name ("Baths"), for scripts: engine/random.h script().
  Result<std::uint16_t> chance_outcome(std::string_view text) const;

  // Conservation (law 2): every card of the box in exactly one place; empty when all is well.
  std::string broken_invariant(const State& s) const;

 private:
  const Box* box_;
  ActionBlocks<Action::Kind, 7> blocks_;
  std::array<int, kMaxCards> build_begin_{};  // where a card's payments begin in the first block
};

static_assert(TableGame<SevenWonders>);

}  // namespace zig::seven_wonders
