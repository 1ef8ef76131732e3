// The game contract (engine/game.h, where each function is explained) for Toy Game. README.md says which chapter is where.
//
//   const ToyGame game(box);
//   State state = game.start({.players = 3}, random);
//   while (!game.pending(state).empty()) { ... game.legal(...); game.apply(...); }
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/game.h"
#include "games/toy_game/box.h"
#include "games/toy_game/event.h"
#include "games/toy_game/questions.h"
#include "games/toy_game/state.h"
#include "locale/locale.h"

namespace zig::toy_game {

class ToyGame {
 public:
  using Box = toy_game::Box;
  using State = toy_game::State;
  using Options = toy_game::Options;
  using Action = toy_game::Action;
  using Event = toy_game::Event;
  using Actions = toy_game::Actions;

  static constexpr std::string_view kId = "toy-game";
  static constexpr std::string_view kRulesVersion = "tg-1";
  static constexpr std::string_view kRulePrefix = "TG";
  static constexpr int kMinPlayers = toy_game::kMinPlayers, kMaxPlayers = toy_game::kMaxPlayers;
  static constexpr int kMaxDecisions = kAllCards * (kMaxPlayers + 1);  // each round takes a card off the deck
  static constexpr std::array<std::string_view, 2> kCategoryIds = {"prizes", "hand"};  // TG-5.2

  static constexpr auto& data_files = toy_game::data_files;
  static constexpr auto& load_box = toy_game::load_box;
  explicit ToyGame(const Box& box) : box_(&box) {}
  const Box& box() const { return *box_; }

  // --- rules
  State start(const Options& options, Random& random) const;
  Seats pending(const State& s) const;
  void legal(const State& s, Seat seat, Actions& out) const;
  Verdict judge(const State& s, Seat seat, Action action) const;
  template <class Sink>
  void apply(State& s, Seat seat, Action action, Random& random, Sink& sink) const;
  Standing standing(const State& s) const;
  bool standing_open(const State&) const { return true; }  // TG-5.2: prizes and the sizes of hands are open
  void imagine(State& s, Observer observer, Random& random) const;
  std::uint32_t frontier(const State& s) const { return s.frontier; }
  bool sealed(const State& s) const { return s.ask == Ask::Bid; }  // TG-3.2

  // --- actions: ids and texts
  int action_count() const { return kActionBlocks.count(); }
  int id(Action action) const;
  Action action(int id) const;
  std::string notation(Action action) const;  // "bid 5", "keep", "sell"
  Result<Action> parse_action(std::string_view text) const;
  std::string action_text(const State& s, Seat seat, Action action, Lang lang) const;

  // --- what somebody sees
  Json view(const State& s, Observer observer) const;
  Json decision(const State& s, Seat seat, Lang lang) const;
  Json event_json(const State& s, const Event& event, Observer observer) const;
  std::string event_text(const State& s, const Event& event, Observer observer, Lang lang) const;
  Json piece_json(const Piece& piece) const;
  std::string piece_name(const Piece& piece, Lang lang) const;
  Json catalogue(Lang lang) const;

  // --- options, positions, scripts
  Json options_json(const Options& options) const;
  Json options_schema() const;
  Result<Options> read_options(const Json& json) const;
  Json position(const State& s) const;
  Result<State> read_position(const Json& json, const Options& options, Random& random) const;
  Result<std::uint16_t> chance_outcome(std::string_view text) const;  // the value of a drawn card
  std::string broken_invariant(const State& s) const;

 private:
  const Box* box_;
};

static_assert(TableGame<ToyGame>);

}  // namespace zig::toy_game
