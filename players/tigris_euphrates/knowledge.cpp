#include "players/tigris_euphrates/knowledge.h"

#include <algorithm>

#include "players/search/chances.h"

namespace zig::players {

using namespace tigris_euphrates;

namespace {

// Spaces within three steps: leaders in a corner have nowhere to grow.
int room_around(Cell cell) {
  Cells near = Cells::one(cell);
  for (int step = 0; step < 3; ++step) near |= near.neighbours();
  return near.count();
}

}  // namespace

void Knowledge<TigrisEuphrates>::priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                                        std::vector<double>& out, const W& weights) {
  constexpr double kRoom = 0.02;
  const Evaluation<TigrisEuphrates> evaluation(game, s, seat, weights);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    out[i] = sum(evaluation.terms(actions[i]));
    if (actions[i].kind == Action::Kind::Leader) out[i] += kRoom * room_around(actions[i].cell);
  }
}

// Conflicts, monuments and treasures have few answers: the best of them by the evaluation.
Action Knowledge<TigrisEuphrates>::quick(const G& game, const State& s, Seat seat, Random& random,
                                         const W& weights) {
  return choose_greedy(game, s, seat, random, weights);
}

// The position as each seat sees it; who is on turn has something to come.
Values Knowledge<TigrisEuphrates>::values(const G& game, const State& s, const W& weights) {
  constexpr double kActionToCome = 0.4;
  Values values{};
  for (int seat = 0; seat < s.players(); ++seat) {
    const Outlook o = outlook(game, s, seat, Unseen(s, seat), weights);
    double& value = values[static_cast<std::size_t>(seat)];
    value =
        o.low + o.leaders + o.safety + o.growth + o.wars + o.income + o.treasures + o.hand + o.catastrophes;
    if (s.active == seat) value += kActionToCome * (kActionsPerTurn - s.actions_done);
  }
  return values;
}

// The slope was fitted to who won 450 games of greedy and apprentice players with 2 to 4 seats, in five stages of the bag: 0.1 with
// a full bag, 0.6 with an empty one, about the same for each number of players.
Values Knowledge<TigrisEuphrates>::chances(const State& s, const Values& values) {
  constexpr double kSlopeAtTheEnd = 0.68, kTilesWithoutMeaning = 135;
  const double slope = kSlopeAtTheEnd * std::max(0.1, 1 - total(s.bag) / kTilesWithoutMeaning);
  return chances_of(values, s.players(), slope);
}

// Today's score, and what the tiles will bring that are still to be drawn: the slope was fitted to 150 games of greedy players and
// of a short search, with 2 to 4 seats.
Values Knowledge<TigrisEuphrates>::points(const G& game, const State& s) {
  constexpr double kPointsForATile = 0.18;
  const Standing now = game.standing(s);
  Values points{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(s.players()); ++seat)
    points[seat] = now.total[seat] + kPointsForATile * total(s.bag) / s.players();
  return points;
}

// The fewer tiles are left, the more of what decides is on the table, and the more a point is worth: logits become points of lead.
Judged Knowledge<TigrisEuphrates>::learned(const G& game, const State& s, const Network& network) {
  constexpr double kLogitOfAPoint = 0.6, kTilesWithoutMeaning = 162;
  const double slope = kLogitOfAPoint * (1 - total(s.bag) / kTilesWithoutMeaning);
  const Features<G> features(game, s);
  FeatureRow<G> row;
  Judged judged;
  Values logits{};
  for (int seat = 0; seat < s.players(); ++seat) {
    features.write(seat, row);
    const Network::Answer answer = network.answer(row);
    const auto i = static_cast<std::size_t>(seat);
    logits[i] = answer.logit();
    judged.values[i] = logits[i] / slope;
    judged.points[i] = answer.points();
  }
  judged.win = chances_of(logits, s.players(), 1);
  return judged;
}

}  // namespace zig::players
