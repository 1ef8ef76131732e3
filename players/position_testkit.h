// For tests of what a player does in a position: two players unless options say otherwise, the moves of whoever is asked, and what greedy would play.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "players/players.h"
#include "players/the_game_testkit.h"

namespace zig::players {

template <Game G>
class PositionOf {
 public:
  explicit PositionOf(const Json& position) : PositionOf(position, of_two()) {}
  PositionOf(const Json& position, const typename G::Options& options) {
    const auto read = game().read_position(position, options, random_);
    EXPECT_TRUE(read) << read.error().line();
    if (read) s_ = *read;
  }
  static const G& game() { return the_game<G>(); }

  PositionOf& play(std::string_view move, const std::vector<std::uint16_t>& dice = {}) {
    const auto action = game().parse_action(move);
    EXPECT_TRUE(action) << move;
    const Seat seat = game().pending(s_).first();
    const Verdict verdict = game().judge(s_, seat, *action);
    EXPECT_TRUE(verdict.legal()) << move << " " << verdict.rule;
    Silent silent;
    random_.script(dice);
    game().apply(s_, seat, *action, random_, silent);
    random_.script({});
    return *this;
  }
  double value(std::string_view move) const {
    const Weights<G> weights;
    const Evaluation<G> evaluation(game(), s_, game().pending(s_).first(), weights);
    return sum(evaluation.terms(*game().parse_action(move)));
  }
  std::string greedy() {
    return game().notation(choose_greedy(game(), s_, game().pending(s_).first(), random_));
  }
  // The next moves of whoever is asked, one after another, as long as somebody is.
  std::string greedy(int moves) {
    std::string all;
    for (int i = 0; i < moves && !game().pending(s_).empty(); ++i) {
      const std::string move = greedy();
      all += (i > 0 ? ", " : "") + move;
      play(move);
    }
    return all;
  }
  const typename G::State& state() const { return s_; }

 private:
  static typename G::Options of_two() {
    typename G::Options options;
    options.players = 2;
    return options;
  }

  Random random_ = Random::fast(5);
  typename G::State s_{};
};

}  // namespace zig::players
