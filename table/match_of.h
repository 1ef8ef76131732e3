// The one implementation of table::Match, for any game with the contract's functions and its text functions.
// Instantiated once per game, in table/<game>/match.cpp.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

#include "engine/game.h"
#include "engine/json_object.h"
#include "locale/titles.h"
#include "locale/verdict_text.h"
#include "players/advice.h"
#include "players/levels.h"
#include "players/search/forecast.h"
#include "table/match.h"

namespace zig::table {

template <Game G>
class MatchOf final : public Match {
 public:
  static_assert(TableGame<G>);
  using State = typename G::State;

  MatchOf(const G& game, const State& state) : game_(&game), state_(state) {}
  void tell_before();  // of a position that was set up by hand
  std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }

  std::string_view game() const override { return G::kId; }
  std::string_view rules_version() const override { return G::kRulesVersion; }
  Json options() const override {
    Json options = game_->options_json(state_.options);
    if (!components_.empty()) options[std::string(kComponents)] = components_;
    return options;
  }
  void set_components(std::string_view set) override { components_ = set; }
  int seats() const override { return state_.players(); }
  int action_count() const override { return game_->action_count(); }
  Json catalogue(Lang lang) const override {
    Json catalogue = game_->catalogue(lang);
    if (!components_.empty() && catalogue.contains("options"))
      catalogue["options"].push_back(titled_options({components_option()}, "table.option", lang)[0]);
    return catalogue;
  }

  Seats pending() const override { return game_->pending(state_); }
  bool sealed() const override { return game_->sealed(state_); }
  std::uint32_t frontier() const override { return game_->frontier(state_); }
  std::uint64_t hash() const override { return hash_of(state_); }
  Json view(Observer observer) const override { return game_->view(state_, observer); }
  using Match::decision;
  Json decision(Seat seat, Lang lang, JsonAs as) const override {
    if constexpr (requires { game_->decision(state_, seat, lang, as); })
      return game_->decision(state_, seat, lang, as);
    else
      return game_->decision(state_, seat, lang);
  }
  Json position() const override { return game_->position(state_); }
  Standing standing() const override { return game_->standing(state_); }
  Json factions(Seat seat) const override {
    if constexpr (requires { game_->factions(state_, seat); })
      return game_->factions(state_, seat);
    else
      return Json::object();
  }
  int round() const override {
    if constexpr (requires { game_->round(state_); })
      return game_->round(state_);
    else
      return 0;
  }
  Json standing_json() const override;
  bool standing_open() const override { return game_->standing_open(state_); }
  std::string broken_invariant() const override { return game_->broken_invariant(state_); }

  std::vector<int> legal(Seat seat) const override;
  std::string notation(int action) const override { return game_->notation(game_->action(action)); }
  std::string action_text(Seat seat, int action, Lang lang) const override {
    return game_->action_text(state_, seat, game_->action(action), lang);
  }
  std::optional<Refusal> judge(Seat seat, int action, Lang lang) const override {
    return judge_action(seat, game_->action(action), lang);
  }
  std::expected<int, Refusal> read_move(Seat seat, std::string_view text, Lang lang) const override;
  void apply(Seat seat, int action, Random& random) override;
  Result<std::uint16_t> chance_outcome(std::string_view text) const override {
    return game_->chance_outcome(text);
  }

  int event_count() const override { return static_cast<int>(events_.size()); }
  Json event_json(int event, Observer observer) const override {
    return game_->event_json(state_, event_at(event), observer);
  }
  std::string event_text(int event, Observer observer, Lang lang) const override {
    return game_->event_text(state_, event_at(event), observer, lang);
  }

  std::string state_bytes() const override {
    return std::string(reinterpret_cast<const char*>(&state_), sizeof(State));
  }
  void set_state_bytes(std::string_view bytes) override {
    assert(bytes.size() == sizeof(State));
    std::memcpy(&state_, bytes.data(), sizeof(State));
  }

  void imagine(Observer observer, Random& random) override { game_->imagine(state_, observer, random); }
  int computer(Level level, Seat seat, Random& random, const OutOfTime& out_of_time) const override {
    return game_->id(players::choose(*game_, level, state_, seat, random, out_of_time));
  }
  std::vector<double> forecast(double share, std::optional<std::pair<Seat, int>> first) const override;
  std::vector<RankedMove> rank(Seat seat, const OutOfTime& out_of_time,
                               std::optional<int> also) const override;
  std::vector<RankedMove> advice(Seat seat, const OutOfTime& out_of_time) const override {
    return with_reasons(seat, players::advise(*game_, state_, seat, out_of_time));
  }

 private:
  std::vector<RankedMove> with_reasons(Seat seat, const std::vector<players::Advice<G>>& found) const;
  const typename G::Event& event_at(int event) const { return events_[static_cast<std::size_t>(event)]; }
  std::optional<Refusal> judge_action(Seat seat, typename G::Action action, Lang lang) const;
  Refusal refusal(const Verdict& verdict, Lang lang) const;

  const G* game_;
  State state_;
  std::vector<typename G::Event> events_;
  std::string components_;  // empty: there is only one set
};

template <Game G>
std::vector<int> MatchOf<G>::legal(Seat seat) const {
  typename G::Actions actions;
  game_->legal(state_, seat, actions);
  std::vector<int> ids;
  for (const auto& action : actions) ids.push_back(game_->id(action));
  return ids;
}

template <Game G>
Refusal MatchOf<G>::refusal(const Verdict& verdict, Lang lang) const {
  Refusal refusal{.rule = std::string(verdict.rule), .why = verdict_text(*game_, verdict, lang)};
  for (const NamedPiece& named : verdict.pieces) refusal.pieces.push_back(game_->piece_json(named.piece));
  return refusal;
}

template <Game G>
std::optional<Refusal> MatchOf<G>::judge_action(Seat seat, typename G::Action action, Lang lang) const {
  if (seat.n >= seats()) {
    return Refusal{.rule = {},
                   .why = text(lang, "table.refuse.no_such_seat",
                               {{"seat", std::to_string(seat.n)}, {"last", std::to_string(seats() - 1)}})};
  }
  const Verdict verdict = game_->judge(state_, seat, action);
  if (verdict.legal()) return std::nullopt;
  return refusal(verdict, lang);
}

template <Game G>
std::expected<int, Refusal> MatchOf<G>::read_move(Seat seat, std::string_view move, Lang lang) const {
  const auto action = game_->parse_action(move);
  if (!action) {
    return std::unexpected(
        Refusal{.rule = action.error().rule,
                .why = text(lang, "table.refuse.notation",
                            {{"move", std::string(move)}, {"what", said(lang, action.error().what)}}),
                .unreadable = true});
  }
  if (auto why_not = judge_action(seat, *action, lang)) return std::unexpected(std::move(*why_not));
  return game_->id(*action);
}

template <Game G>
void MatchOf<G>::apply(Seat seat, int action, Random& random) {
  Recorder<typename G::Event> recorder;
  game_->apply(state_, seat, game_->action(action), random, recorder);
  events_.insert(events_.end(), recorder.events.begin(), recorder.events.end());
}

template <Game G>
void MatchOf<G>::tell_before() {
  if constexpr (requires(Recorder<typename G::Event>& log) { game_->tell_before(state_, log); }) {
    Recorder<typename G::Event> recorder;
    game_->tell_before(state_, recorder);
    events_ = std::move(recorder.events);
  }
}

template <Game G>
Json MatchOf<G>::standing_json() const {
  const Standing standing = game_->standing(state_);
  Json seats = Json::array(), winners = Json::array();
  for (std::size_t seat = 0; seat < standing.seats; ++seat) {
    Json::object_t points;
    points.reserve(standing.categories);
    for (std::size_t i = 0; i < standing.categories; ++i)
      points.emplace_back(std::string(G::kCategoryIds[i]), standing.points[seat][i]);
    Json tie_break = Json::array();
    for (std::size_t i = 0; i < standing.tie_breaks; ++i) tie_break.push_back(standing.tie_break[seat][i]);
    seats.push_back(json_object("seat", seat, "points", std::move(points), "total", standing.total[seat],
                                "tie_break", std::move(tie_break), "rank", standing.rank[seat]));
  }
  for (const Seat seat : standing.winners()) winners.push_back(seat.n);
  return json_object("over", standing.over, "seats", std::move(seats), "winners", std::move(winners),
                     "tie_break_used", standing.tie_break_used);
}

template <Game G>
std::vector<double> MatchOf<G>::forecast(double share, std::optional<std::pair<Seat, int>> first) const {
  constexpr std::uint64_t kSeed = 1;  // the same always: a game is reviewed once, and everywhere alike
  constexpr double kFewest = 16;
  const auto games = static_cast<int>(std::max(kFewest, share * players::Knowledge<G>::kForecast));
  std::optional<std::pair<Seat, typename G::Action>> done;
  if (first) done.emplace(first->first, game_->action(first->second));
  const players::Values chances = players::forecast(*game_, state_, games, kSeed, done);
  return {chances.begin(), chances.begin() + seats()};
}

template <Game G>
std::vector<RankedMove> MatchOf<G>::rank(Seat seat, const OutOfTime& out_of_time,
                                         std::optional<int> also) const {
  std::vector<typename G::Action> looked_at;
  if (also) looked_at.push_back(game_->action(*also));
  return with_reasons(seat, players::consider(*game_, state_, seat, looked_at, out_of_time));
}

template <Game G>
std::vector<RankedMove> MatchOf<G>::with_reasons(Seat seat,
                                                 const std::vector<players::Advice<G>>& found) const {
  const players::Weights<G> weights;
  const players::Evaluation<G> evaluation(*game_, state_, seat, weights);
  std::vector<RankedMove> moves;
  for (const players::Advice<G>& one : found) {
    const players::Terms terms = evaluation.terms(one.move.action);
    moves.push_back({.action = game_->id(one.move.action),
                     .value = players::sum(terms),
                     .win = one.move.win,
                     .chance = one.chance,
                     .points = one.points,
                     .reasons = {}});
    for (const auto& term : terms) moves.back().reasons.push_back({std::string(term.key), term.value});
  }
  return moves;
}

template <Game G>
Result<std::unique_ptr<Match>> start_match_of(const G& game, const Json& options, const Json* position,
                                              Random& random) {
  const auto read = game.read_options(options);
  if (!read) return std::unexpected(read.error());
  if (!position) return std::make_unique<MatchOf<G>>(game, game.start(*read, random));
  const auto state = game.read_position(*position, *read, random);
  if (!state) return std::unexpected(state.error());
  auto match = std::make_unique<MatchOf<G>>(game, *state);
  match->tell_before();
  return match;
}

}  // namespace zig::table
