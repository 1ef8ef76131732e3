#include "players/mesopotamia/evaluation.h"

#include <algorithm>

namespace zig::players {

using namespace mesopotamia;

namespace {

// What comes of it is not seen within a turn.
bool is_set_up(const State& s) {
  return s.stage == Stage::Roles || s.stage == Stage::Empires || s.stage == Stage::StartAreas ||
         s.stage == Stage::Quests || s.stage == Stage::StartChoices;
}

}  // namespace

Evaluation<Mesopotamia>::Evaluation(const Mesopotamia& game, const State& s, Seat seat, const W& weights)
    : game_(game),
      s_(s),
      seat_(seat),
      policy_(game.box(), s, seat.n, weights),
      ahead_(game, s, seat.n, weights),
      by_taste_(is_set_up(s)) {
  if (!by_taste_) before_ = ahead_.before();
}

Terms Evaluation<Mesopotamia>::terms(Action action) const {
  Terms terms;
  if (by_taste_) {
    terms.push_back({"ms.term.start", policy_.taste(action)});
    return terms;
  }
  if (action.kind == Action::Kind::Reroll) {
    // Sixty-three sets of dice are not worth a look each.
    if (!idle_) idle_ = policy_.idle_dice();
    if (action.b != *idle_) {
      terms.push_back({"ms.term.dice", -3});
      return terms;
    }
  }
  if (action.kind == Action::Kind::Bid) {
    terms.push_back({"ms.term.battle", worth_of_bid(action)});
    return terms;
  }
  const MesoOutlook after = ahead_.after(action);
  for (std::size_t i = 0; i < kViews; ++i) {
    const double change = after.view[i] - before_.view[i];
    if (change > 1e-9 || change < -1e-9) terms.push_back({kViewKeys[i], change});
  }
  return terms;
}

// Bids that are about as good as the best are equal: which of them is made, chance decides, and nobody can count on it.
double Evaluation<Mesopotamia>::worth_of_bid(Action action) const {
  constexpr double kAlike = 1.2;
  const auto change = [&](Action bid) { return ahead_.after(bid).all() - before_.all(); };
  if (bids_.empty()) {
    Actions actions;
    game_.legal(s_, seat_, actions);
    for (const Action bid : actions) bids_.push_back({bid, change(bid)});
  }
  double best = -1e9, here = 0;
  for (const auto& [bid, worth] : bids_) {
    best = std::max(best, worth);
    if (bid == action) here = worth;
  }
  return here >= best - kAlike ? best : here;
}

}  // namespace zig::players
