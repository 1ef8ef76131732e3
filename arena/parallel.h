// Root-parallel search: several searches with different seeds think about the same position on threads of their own, and
// what they found out about the moves of the root is added up. With one thread it is the plain search.
//
//   ParallelSearch<G> search(game, settings, 2);
//   const auto& found = search.think(state, seat, random, out_of_time);   // out_of_time is asked by several threads
//
// The iterations of a budget are divided among the threads; the result depends only on the seed and their number.
#pragma once

#include <map>
#include <memory>
#include <thread>
#include <vector>

#include "players/search/search.h"

namespace zig::arena {

template <Game G>
class ParallelSearch {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Moves = std::vector<players::RootMove<G>>;

  ParallelSearch(const G& game, players::SearchSettings settings, int threads,
                 const players::Weights<G>& weights = {})
      : game_(game) {
    const auto share = [&](auto whole) { return whole / static_cast<decltype(whole)>(threads); };
    const int left_over = settings.iterations % threads;
    settings.iterations = share(settings.iterations);
    settings.memory = share(settings.memory);
    for (int i = 0; i < threads; ++i) {
      players::SearchSettings own = settings;
      own.iterations += i < left_over ? 1 : 0;
      searches_.push_back(std::make_unique<players::Search<G>>(game, own, weights));
    }
  }

  template <class OutOfTime>
  const Moves& think(const State& s, Seat seat, Random& random, const OutOfTime& out_of_time) {
    if (searches_.size() == 1) {
      found_ = searches_[0]->think(s, seat, random, out_of_time);
      return found_;
    }
    std::vector<Random> dice;
    for (std::size_t i = 0; i < searches_.size(); ++i) dice.push_back(Random::fast(random.next()));
    {
      std::vector<std::jthread> helpers;
      for (std::size_t i = 1; i < searches_.size(); ++i)
        helpers.emplace_back([&, i] { think_alone(i, s, seat, dice[i], out_of_time); });
      think_alone(0, s, seat, dice[0], out_of_time);
    }
    add_up();
    return found_;
  }

  void follow(Seat seat, Action action, bool sealed) {
    for (auto& search : searches_) search->follow(seat, action, sealed);
  }
  void forget() {
    for (auto& search : searches_) search->forget();
  }
  long iterations() const {
    long sum = 0;
    for (const auto& search : searches_) sum += search->iterations();
    return sum;
  }

 private:
  template <class OutOfTime>
  void think_alone(std::size_t i, const State& s, Seat seat, Random& random, const OutOfTime& out_of_time) {
    searches_[i]->think(s, seat, random, out_of_time);
  }
  void add_up();

  const G& game_;
  std::vector<std::unique_ptr<players::Search<G>>> searches_;
  Moves found_;
};

template <Game G>
void ParallelSearch<G>::add_up() {
  std::map<int, players::RootMove<G>> by_action;
  for (const auto& search : searches_) {
    for (const auto& move : search->found()) {
      auto& sum = by_action[game_.id(move.action)];
      const double n = move.visits;
      sum.action = move.action;
      sum.visits += move.visits;
      sum.value += n * move.value;
      sum.win += n * move.win;
      sum.points += n * move.points;
      sum.prior = std::max(sum.prior, move.prior);
    }
  }
  found_.clear();
  for (auto& [id, move] : by_action) {
    const double n = std::max(1U, move.visits);
    move.value /= n, move.win /= n, move.points /= n;
    found_.push_back(move);
  }
  std::ranges::sort(found_, [&](const auto& x, const auto& y) {
    if (x.visits != y.visits) return x.visits > y.visits;
    return x.value != y.value ? x.value > y.value : game_.id(x.action) < game_.id(y.action);
  });
}

}  // namespace zig::arena
