// What a good player would tell somebody in a seat. Hints, the guide for newcomers and the review of a game all ask here, so
// they never disagree; the search is that of the levels. Its seed is fixed: the same position always gets the same advice, and
// nothing that the seat cannot know changes it.
//
//   for (const Advice<G>& one : advise(game, state, seat, out_of_time)) ...   // best first, each another idea
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <vector>

#include "engine/sort_few.h"
#include "players/levels.h"

namespace zig::players {

template <class G>
struct Advice {
  RootMove<G> move;
  std::optional<double> chance;  // to win, where the search can know it
  std::optional<double> points;  // expected at the end, where points win the game
};

inline constexpr std::size_t kIdeas = 3;
// With fewer games a chance is a guess; with this many it is right to within about ten percentage points.
inline constexpr std::uint32_t kGamesToKnow = 40;
inline constexpr std::uint32_t kFewest = 5;  // tries before a move is advised
// A move this much worse than the best (of 1, see RootMove::value) is not advised.
inline constexpr double kNoAdvice = 0.08;

// A few dozen tries make nothing certain: count one more game, shared by all.
template <Game G>
std::optional<double> chance_to_tell(const typename G::State& s, const RootMove<G>& move) {
  if (move.visits < kGamesToKnow || !Knowledge<G>::chances_known(s)) return std::nullopt;
  return (move.win * move.visits + 1.0 / s.players()) / (move.visits + 1.0);
}

// The most promising move of each idea: the search looks at it, however much another idea promises.
template <Game G>
std::vector<typename G::Action> ideas(const G& game, const typename G::State& s, Seat seat) {
  constexpr std::size_t kMost = 6;
  typename G::Actions actions;
  game.legal(s, seat, actions);
  std::vector<double> promise(actions.size(), 0.0);
  Knowledge<G>::priors(game, s, seat, actions, promise, Weights<G>{});
  std::vector<std::size_t> order(actions.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  sort_few(order, [&](std::size_t a, std::size_t b) { return promise[a] > promise[b]; });
  std::vector<typename G::Action> found;
  for (const std::size_t i : order) {
    const auto same = [&](const auto& one) { return Knowledge<G>::alike(game, s, one, actions[i]); };
    if (found.size() < kMost && !Knowledge<G>::reluctant(s, seat, actions[i]) &&
        std::ranges::none_of(found, same))
      found.push_back(actions[i]);
  }
  return found;
}

template <Game G>
std::vector<Advice<G>> to_tell(const typename G::State& s, const std::vector<RootMove<G>>& found) {
  std::vector<Advice<G>> all;
  for (const RootMove<G>& move : found) {
    all.push_back({.move = move, .chance = chance_to_tell<G>(s, move), .points = {}});
    if (Knowledge<G>::kInPoints) all.back().points = move.points;
  }
  return all;
}

// Every move the coach looked at, best first; `also` are among them.
template <Game G, class OutOfTime>
std::vector<Advice<G>> consider(const G& game, const typename G::State& s, Seat seat,
                                const std::vector<typename G::Action>& also, OutOfTime&& out_of_time,
                                const SearchSettings& settings = Knowledge<G>::kCoach) {
  Random random = Random::fast(1);
  Search<G> search(game, with_memory_enough(settings));
  for (const auto& action : also) search.look_also_at(action);
  return to_tell<G>(s, search.think(s, seat, random, out_of_time));
}

// How good a move is at least, as far as that many tries can tell.
template <class G>
double surely(const RootMove<G>& move) {
  constexpr double kSpread = 0.3;  // of the rewards of single games
  return move.value - kSpread / std::sqrt(std::max(1.0, static_cast<double>(move.visits)));
}

// A few good moves that are different ideas. The first is the one that a computer player would make.
template <Game G, class OutOfTime>
std::vector<Advice<G>> advise(const G& game, const typename G::State& s, Seat seat, OutOfTime&& out_of_time,
                              const SearchSettings& settings = Knowledge<G>::kAdvice) {
  std::vector<Advice<G>> all = consider(game, s, seat, ideas(game, s, seat), out_of_time, settings);
  if (all.empty()) return all;
  sort_few(std::ranges::subrange(all.begin() + 1, all.end()),
           [](const Advice<G>& a, const Advice<G>& b) { return surely(a.move) > surely(b.move); });
  const auto like = [&](const Advice<G>& one) {
    return [&](const Advice<G>& other) {
      return Knowledge<G>::alike(game, s, one.move.action, other.move.action);
    };
  };
  std::vector<Advice<G>> told{all.front()};
  for (const Advice<G>& one : all) {
    if (told.size() == kIdeas) break;
    if (&one == &all.front() || one.move.visits < kFewest) continue;
    if (one.move.value + kNoAdvice < told.front().move.value) continue;
    if (Knowledge<G>::reluctant(s, seat, one.move.action)) continue;
    if (std::ranges::any_of(told, like(one))) continue;
    told.push_back(one);
  }
  return told;
}

}  // namespace zig::players
