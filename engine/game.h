// The game contract. A game is a value that knows its component set and otherwise holds nothing; everything
// about one match is in its State. Algorithms are templates over it, so search pays nothing for the
// abstraction; for all that is not hot, table/match.h wraps it behind one type-erased interface.
//
// Decisions are atomic. Simultaneous choices are sealed: apply() stores them, and the last one resolves them.
// Conflicts that others answer, response windows, offers and bids are further decisions: pending() names who
// is asked now, whoever's turn it is. Solo opponents are cities or armies in the State that nobody is asked
// for.
#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>

#include "engine/events.h"
#include "engine/hash.h"
#include "engine/random.h"
#include "engine/seat.h"
#include "engine/standing.h"
#include "engine/verdict.h"

namespace zig {

template <class G>
concept Game = requires(const G game, typename G::State& s, const typename G::State& cs,
                        typename G::Action action, typename G::Actions& actions,
                        const typename G::Options& options, Seat seat, Observer observer, Random& random,
                        Silent& silent, Recorder<typename G::Event>& recorder, int id) {
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::has_unique_object_representations_v<typename G::State>;  // compared and hashed byte by byte
  requires sizeof(typename G::Action) <= 8;
  { G::kId } -> std::convertible_to<std::string_view>;
  { G::kRulesVersion } -> std::convertible_to<std::string_view>;
  { G::kMaxDecisions } -> std::convertible_to<int>;  // random play ends within this many decisions

  { game.start(options, random) } -> std::same_as<typename G::State>;
  { game.pending(cs) } -> std::same_as<Seats>;  // who must act now; empty: the game is over
  { game.legal(cs, seat, actions) };            // every legal action of that seat
  { game.judge(cs, seat, action) } -> std::same_as<Verdict>;
  { game.apply(s, seat, action, random, silent) };  // the action must be legal
  { game.apply(s, seat, action, random, recorder) };
  { game.standing(cs) } -> std::same_as<Standing>;
  { game.standing_open(cs) } -> std::same_as<bool>;  // everybody may see it, as if the game ended now
  { game.imagine(s, observer, random) };             // a fair sample of all that the observer cannot know
  {
    game.frontier(cs)
  } -> std::same_as<std::uint32_t>;           // changes when chance or something hidden came to light
  { game.sealed(cs) } -> std::same_as<bool>;  // the pending choices are sealed
  { game.action_count() } -> std::same_as<int>;
  { game.id(action) } -> std::same_as<int>;
  { game.action(id) } -> std::same_as<typename G::Action>;
};

// A list of types of games (games/all_games.h).
template <Game... Games>
struct GameTypes {};

// One legal action, each with the same chance. A game with wide decisions counts and picks (any_legal) instead of
// listing; it makes the same draw and gives the same action as picking from its list.
template <Game G>
typename G::Action any_legal_action(const G& game, const typename G::State& s, Seat seat, Random& random) {
  if constexpr (requires { game.any_legal(s, seat, random); }) {
    return game.any_legal(s, seat, random);
  } else {
    typename G::Actions actions;
    game.legal(s, seat, actions);
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  }
}

}  // namespace zig
