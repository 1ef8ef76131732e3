// How the computer players of players/level.h choose.
//
//   const auto action = choose(game, Level::Strong, state, seat, random, out_of_time);
#pragma once

#include <optional>

#include "players/level.h"
#include "players/search/search.h"

namespace zig::players {

// The search of a level; nothing for a level that does not search.
std::optional<SearchSettings> search_of(Level level, SearchSettings settings, const Budget& budget);
template <Game G>
std::optional<SearchSettings> search_of(Level level) {
  return search_of(level, Knowledge<G>::kSearch, Knowledge<G>::kBudget);
}

// For its iterations, not more.
SearchSettings with_memory_enough(SearchSettings settings);

// How a level falls short of what it knows, in the game's own unit (Knowledge<G>::kUnit).
struct Weakness {
  double temperature = 0;  // also plays moves about this much worse
  double cap = 0;          // but none that is worse than this
  bool overlooks = false;  // overlooks the terms in Knowledge<G>::kOverlooked
};
std::optional<Weakness> weakness_of(Level level);

template <Game G>
typename G::Action choose_like_a_person(const G& game, const typename G::State& s, Seat seat,
                                        const Weakness& weakness, Random& random) {
  typename G::Actions actions;
  game.legal(s, seat, actions);
  const Weights<G> weights;
  const Evaluation<G> evaluation(game, s, seat, weights);
  FixedVector<double, G::Actions::capacity()> values;
  double best = -1e18;
  for (const auto& action : actions) {
    double value = 0;
    for (const Term& term : evaluation.terms(action)) {
      const bool overlooked = weakness.overlooks && std::ranges::find(Knowledge<G>::kOverlooked, term.key) !=
                                                        std::end(Knowledge<G>::kOverlooked);
      if (!overlooked) value += term.value;
    }
    values.push_back(value);
    best = std::max(best, value);
  }
  const double unit = Knowledge<G>::kUnit;
  double total = 0;
  for (double& value : values) {
    const double behind = (best - value) / unit;
    value = behind > weakness.cap ? 0 : exact_exp(-behind / weakness.temperature);
    total += value;
  }
  double drawn = total * static_cast<double>(random.next() >> 11) * 0x1p-53;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    drawn -= values[i];
    if (drawn < 0) return actions[i];
  }
  return actions[0];
}

// Some questions are put to everybody who might have an answer: whoever thought longer about one would show that there is one. There nobody
// searches, and greedy's look-ahead looks as often whatever the seat holds.
template <Game G>
bool time_would_tell(const G& game, const typename G::State& s, Seat seat) {
  if constexpr (requires(const typename G::Actions& actions) { Knowledge<G>::time_would_tell(s, actions); }) {
    typename G::Actions actions;
    game.legal(s, seat, actions);
    return Knowledge<G>::time_would_tell(s, actions);
  }
  return false;
}
// At how many answers it looks where there are so many.
template <Game G>
std::size_t looks_in_equal_time(std::size_t answers) {
  if constexpr (requires { Knowledge<G>::kMostAnswers; })
    return std::max<std::size_t>(answers, Knowledge<G>::kMostAnswers);
  return answers;
}
template <Game G>
typename G::Action choose_in_equal_time(const G& game, const typename G::State& s, Seat seat, Random& random,
                                        const Weights<G>& weights = {}) {
  typename G::Actions actions;
  game.legal(s, seat, actions);
  const Evaluation<G> evaluation(game, s, seat, weights);
  for (std::size_t look = actions.size(); look < looks_in_equal_time<G>(actions.size()); ++look)
    evaluation.terms(actions[0]);
  return choose_greedy(game, s, seat, random, weights);
}

// `out_of_time` is asked now and then by levels that search.
template <Game G, class OutOfTime>
typename G::Action choose(const G& game, Level level, const typename G::State& s, Seat seat, Random& random,
                          OutOfTime&& out_of_time) {
  if (level == Level::Random) return choose_random(game, s, seat, random);
  if (time_would_tell(game, s, seat)) return choose_in_equal_time(game, s, seat, random);
  if (level == Level::Greedy) return choose_greedy(game, s, seat, random);
  if (const auto weakness = weakness_of(level)) return choose_like_a_person(game, s, seat, *weakness, random);
  return Search<G>(game, *search_of<G>(level)).think(s, seat, random, out_of_time).front().action;
}

}  // namespace zig::players
