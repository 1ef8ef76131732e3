#include "players/seven_wonders/knowledge.h"

#include <algorithm>

#include "games/seven_wonders/question.h"
#include "games/seven_wonders/scoring.h"
#include "players/search/chances.h"
#include "players/seven_wonders/glance.h"

namespace zig::players {

using namespace seven_wonders;

void Knowledge<SevenWonders>::priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                                     std::vector<double>& out, const W& weights) {
  const Evaluation<SevenWonders> evaluation(game, s, seat, weights);
  for (std::size_t i = 0; i < actions.size(); ++i) out[i] = sum(evaluation.terms(actions[i]));
}

// The best of some legal moves at a glance.
Action Knowledge<SevenWonders>::quick(const G& game, const State& s, Seat seat, Random& random, const W&) {
  constexpr int kTries = 8;
  G::Actions actions;
  game.legal(s, seat, actions);
  const auto any = [&] { return actions[random.below(static_cast<std::uint32_t>(actions.size()))]; };
  Action best = any();
  const int city = s.step == Step::Mausoleum ? s.actor_city : Question::of(s, seat).city;
  const bool for_free_city = city != seat.n;
  const bool about_a_hand = s.step == Step::ChooseCards;
  if (s.step == Step::ChooseBoards || (for_free_city && !about_a_hand)) return best;
  const auto seems = [&](Action action) {
    return for_free_city ? glance_for_free_city(game.box(), s, seat.n, action)
                         : glance(game.box(), s, city, action);
  };
  double best_value = seems(best);
  for (int i = 1; i < kTries; ++i) {
    const Action other = any();
    const double value = seems(other);
    if (value > best_value) best = other, best_value = value;
  }
  return best;
}

Values Knowledge<SevenWonders>::values(const G& game, const State& s, const W&) {
  Values values{};
  for (int seat = 0; seat < s.players(); ++seat)
    values[static_cast<std::size_t>(seat)] = score_city(game.box(), s, seat).total();
  return values;
}

Values Knowledge<SevenWonders>::chances(const State& s, const Values& values) {
  constexpr double kSlopeAtTheEnd = 0.2, kTurns = 3 * kTurnsInAge;
  return chances_of(values, s.players(), kSlopeAtTheEnd * turn(s) / kTurns);
}

bool Knowledge<SevenWonders>::learned_quiet(const State& s) {
  return s.step == Step::ChooseCards && s.choices_made == 0 &&
         std::ranges::all_of(s.sealed,
                             [](const Action& action) { return action.kind == Action::Kind::None; });
}

// Logits become points: that many make a lead that wins as often.
Judged Knowledge<SevenWonders>::learned(const G& game, const State& s, const Network& network) {
  constexpr double kLogitOfAPoint = 0.2;
  const Features<G> features(game, s);
  FeatureRow<G> row;
  Judged judged;
  Values logits{};
  for (int seat = 0; seat < s.players(); ++seat) {
    features.write(seat, row);
    const Network::Answer answer = network.answer(row);
    const auto i = static_cast<std::size_t>(seat);
    logits[i] = answer.logit();
    judged.values[i] = logits[i] / kLogitOfAPoint;
    judged.points[i] = answer.points();
  }
  judged.win = chances_of(logits, s.players(), 1);
  return judged;
}

}  // namespace zig::players
