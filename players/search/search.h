// Monte-Carlo tree search for games with hidden things, chance, sealed choices and two to seven players.
//
// Each iteration imagines a world that agrees with what the searching seat knows, walks down one tree of what was done
// (not of what is hidden), adds to it, plays on by the game's quick policy, and gives each seat on the way its own reward.
// A move that is not legal in this world is not offered to its bandit; exploration counts how often it was.
//
//   Search<G> search(game, settings);
//   const auto& found = search.think(state, seat, random, [] { return false; });   // the last one: out of time?
//   search.follow(seat, found[0].action, game.sealed(state));                      // it is played: keep what was learned
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/game.h"
#include "players/players.h"
#include "players/search/exact_math.h"
#include "players/search/judged.h"
#include "players/search/knowledge.h"
#include "players/search/settings.h"
#include "players/search/tree.h"

namespace zig::players {

// A move of the root, as the search sees it.
template <class G>
struct RootMove {
  typename G::Action action{};
  std::uint32_t visits = 0;
  std::uint32_t wanted = 0;  // of them, those made without a request (Search::look_also_at)
  double value = 0;          // mean reward, from 0 (lost by far) to 1 (won by far)
  double win = 0;            // chance to win
  double points = 0;         // expected at the end
  double prior = 0;
};

template <Game G>
class Search {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = typename G::Actions;

  Search(const G& game, const SearchSettings& settings, const Weights<G>& weights = {})
      : game_(game),
        settings_(settings),
        weights_(weights),
        tree_(settings.memory),
        legal_in_(static_cast<std::size_t>(game.action_count()), 0) {
    path_.reserve(kLongestPath);
    candidates_.reserve(Actions::capacity());
    priors_.reserve(Actions::capacity());
    found_.reserve(Actions::capacity());
  }

  // Iterates until the budget is used up or `out_of_time()` says so; it is asked now and then.
  template <class OutOfTime>
  const std::vector<RootMove<G>>& think(const State& s, Seat seat, Random& random, OutOfTime&& out_of_time);

  // A move to look at in the next think however bad it seems: one of these in every sixth iteration.
  void look_also_at(Action action) { also_.push_back({static_cast<std::int32_t>(game_.id(action)), 0}); }

  // Something was done at the table: what is known of what follows stays.
  void follow(Seat seat, Action action, bool sealed);
  void forget() {
    tree_.clear();
    root_ = 0;
  }

  int iterations() const { return iterations_; }                    // of the last think
  const std::vector<RootMove<G>>& found() const { return found_; }  // by it
  std::size_t bandits() const { return tree_.bandits(); }
  std::size_t bytes() const { return tree_.bytes(); }  // in use

 private:
  static constexpr std::size_t kLongestPath = 256;
  static constexpr bool kCountsTurns = requires(const State& s) { Knowledge<G>::turn(s); };
  static constexpr float kPriorOfAnAfterthought = 0.05F;  // at most, and not more than others have
  static constexpr int kEach = 6;                         // iterations, see look_also_at
  struct Step {
    std::int32_t bandit, arm;
  };
  struct Candidate {
    double value;
    std::int32_t action;  // its id
  };

  void iterate(State& world, Random& random);
  bool turn_of_another() const { return !also_.empty() && iterations_ % kEach == kEach - 1; }
  std::int32_t look_at_another(Bandit& bandit);
  std::int32_t choose(const Bandit& bandit);
  std::int32_t arm_of(Bandit& bandit, std::int32_t action);
  std::int32_t expand(std::int32_t place, const State& s, Seat seat, const Actions& actions);
  // Skips what nobody who knows the game would do so early, as long as anything else is possible.
  static bool premature(const State& s, const Action& action) {
    if constexpr (requires { Knowledge<G>::premature(s, action); }) return Knowledge<G>::premature(s, action);
    return false;
  }
  std::size_t worth_a_look(const State& s, const Actions& actions) const {
    if constexpr (!requires(Action one) { Knowledge<G>::premature(s, one); }) return actions.size();
    const auto sound = std::ranges::count_if(actions, [&](const Action& one) { return !premature(s, one); });
    return settings_.priors && sound > 0 ? static_cast<std::size_t>(sound) : actions.size();
  }
  void rank(const State& s, Seat seat, const Actions& actions);
  void add_missing(Bandit& bandit, const State& s, Seat seat, const Actions& actions);
  double wide(const Bandit& bandit) const {
    return 3 + settings_.widening * std::sqrt(static_cast<double>(bandit.visits));
  }
  void priors_of_candidates();
  void mark_legal(const Actions& actions);
  void roll_out(State& s, Random& random);
  bool far_enough(const State& s) const;
  struct Outcome {
    Values reward{}, win{}, points{};
  };
  Outcome outcome(const State& s) const;
  double urgency(const Bandit& bandit, const Arm& arm) const;
  std::uint32_t asked_for(std::int32_t action) const;
  void read_root(Seat seat);

  const G& game_;
  const SearchSettings settings_;
  const Weights<G> weights_;
  Tree tree_;
  std::int32_t root_ = 0;
  Seat seat_{};
  int turn_ = 0;  // of the position that is thought about, where turns are counted
  int iterations_ = 0;
  struct Also {
    std::int32_t action;  // its id
    std::uint32_t visits;
  };
  std::vector<Also> also_;               // see look_also_at
  std::vector<std::uint32_t> legal_in_;  // by action id: the last bandit visit in which it was legal
  std::uint32_t visit_ = 0;
  std::vector<Step> path_;
  std::vector<Candidate> candidates_;
  std::vector<double> priors_;
  std::vector<RootMove<G>> found_;
};

template <Game G>
template <class OutOfTime>
const std::vector<RootMove<G>>& Search<G>::think(const State& s, Seat seat, Random& random,
                                                 OutOfTime&& out_of_time) {
  constexpr int kLookAtTheClock = 32;
  if (tree_.half_full()) forget();
  seat_ = seat;
  if constexpr (kCountsTurns) turn_ = Knowledge<G>::turn(s);
  State known = s;
  if constexpr (requires { game_.forget(known, seat); }) game_.forget(known, seat);
  Actions actions;
  game_.legal(s, seat, actions);
  for (iterations_ = 0; iterations_ < settings_.iterations; ++iterations_) {
    if (iterations_ % kLookAtTheClock == 0 && iterations_ > 0 && out_of_time()) break;
    if (actions.size() == 1 && iterations_ > 0) break;  // nothing to think about
    State world = known;
    game_.imagine(world, seat, random);
    iterate(world, random);
  }
  mark_legal(actions);
  read_root(seat);
  also_.clear();
  return found_;
}

template <Game G>
void Search<G>::iterate(State& s, Random& random) {
  path_.clear();
  std::int32_t place = root_;
  bool leaf = false;
  Silent silent;
  Actions actions;
  for (Seats asked = game_.pending(s); !asked.empty() && !leaf && path_.size() + kMaxSeats < kLongestPath;
       asked = game_.pending(s)) {
    const bool sealed = game_.sealed(s);
    std::int32_t onward = kNone;   // the arm that leads on
    std::int32_t through = kNone;  // or, where only others chose, the bandit
    for (const Seat seat : sealed ? asked : Seats::one(asked.first())) {
      game_.legal(s, seat, actions);
      mark_legal(actions);
      std::int32_t bandit = tree_.find_bandit(place, seat), arm = kNone;
      if (bandit == kNone) {
        leaf = true;
        if (tree_.has_room(Knowledge<G>::kWidest)) bandit = expand(place, s, seat, actions);
      }
      if (bandit != kNone) {
        const bool own_move = place == root_ && seat == seat_;
        add_missing(tree_.bandit(bandit), s, seat, actions);
        arm = own_move && turn_of_another() ? look_at_another(tree_.bandit(bandit))
                                            : choose(tree_.bandit(bandit));
      }
      if (arm == kNone) {  // the memory is used up: the rest is played by chance
        leaf = true;
        const Action any = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        game_.apply(s, seat, any, random, silent);
        continue;
      }
      path_.push_back({bandit, arm});
      if (!sealed || seat == seat_) onward = arm;
      if (sealed && through == kNone) through = bandit;
      game_.apply(s, seat, game_.action(tree_.arm(arm).action), random, silent);
    }
    if (leaf) break;
    std::int32_t& next = onward != kNone ? tree_.arm(onward).place : tree_.bandit(through).through;
    if (next == kNone) {
      // Ranking its moves is expensive, so a few visits first say what the position is worth.
      if (onward != kNone && static_cast<int>(tree_.arm(onward).visits) + 2 < settings_.patience) break;
      if (!tree_.has_room(0)) break;
      next = tree_.new_place();
      place = next;
      break;  // evaluated first; its moves are looked at when it is visited again
    }
    place = next;
  }
  roll_out(s, random);
  const Outcome end = outcome(s);
  for (const Step& step : path_) {
    Bandit& bandit = tree_.bandit(step.bandit);
    Arm& arm = tree_.arm(step.arm);
    ++bandit.visits;
    bandit.value += end.reward[bandit.seat];
    ++arm.visits;
    arm.value += end.reward[bandit.seat];
    arm.wins += end.win[bandit.seat];
    arm.points += end.points[bandit.seat];
  }
}

template <Game G>
void Search<G>::mark_legal(const Actions& actions) {
  ++visit_;
  for (const Action& action : actions) legal_in_[static_cast<std::size_t>(game_.id(action))] = visit_;
}

template <Game G>
double Search<G>::urgency(const Bandit& bandit, const Arm& arm) const {
  const double mean = arm.visits > 0      ? arm.value / arm.visits
                      : bandit.visits > 0 ? bandit.value / bandit.visits
                                          : 0.5;
  if (settings_.priors)
    return mean + settings_.exploration * static_cast<double>(arm.prior) *
                      std::sqrt(static_cast<double>(arm.offered)) / (1 + arm.visits);
  if (arm.visits == 0) return 1e9;
  return mean + settings_.exploration * std::sqrt(exact_log(arm.offered + 1.0) / arm.visits);
}

// The most urgent of the arms that are legal in this world; kNone: none is. The more often a bandit is asked, the more
// of its arms are looked at.
template <Game G>
std::int32_t Search<G>::choose(const Bandit& bandit) {
  const double enough = wide(bandit);
  std::int32_t best = kNone;
  double best_urgency = -1e18;
  int looked_at = 0;
  for (std::int32_t i = bandit.first_arm; i != kNone && looked_at < enough; i = tree_.arm(i).next) {
    Arm& arm = tree_.arm(i);
    if (legal_in_[static_cast<std::size_t>(arm.action)] != visit_) continue;
    ++looked_at;
    ++arm.offered;
    if (const double u = urgency(bandit, arm); u > best_urgency) best = i, best_urgency = u;
  }
  return best;
}

template <Game G>
std::int32_t Search<G>::look_at_another(Bandit& bandit) {
  Also& next = also_[static_cast<std::size_t>(iterations_ / kEach) % also_.size()];
  ++next.visits;
  return arm_of(bandit, next.action);
}

// The arm of an action, a new one where the bandit has none; kNone: the memory is used up.
template <Game G>
std::int32_t Search<G>::arm_of(Bandit& bandit, std::int32_t action) {
  std::int32_t last = kNone;
  float prior = kPriorOfAnAfterthought;
  for (std::int32_t i = bandit.first_arm; i != kNone; i = tree_.arm(i).next) {
    if (tree_.arm(i).action == action) return i;
    last = i;
    prior = std::min(prior, tree_.arm(i).prior);
  }
  return tree_.has_room(1) ? tree_.new_arm(bandit, last, action, prior) : kNone;
}

// What the game thinks of all legal moves, best first.
template <Game G>
void Search<G>::rank(const State& s, Seat seat, const Actions& actions) {
  priors_.assign(actions.size(), 0.0);
  if (settings_.priors && actions.size() > 1)
    Knowledge<G>::priors(game_, s, seat, actions, priors_, weights_);
  candidates_.clear();
  const bool all = worth_a_look(s, actions) == actions.size();
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (all || !premature(s, actions[i]))
      candidates_.push_back({priors_[i], static_cast<std::int32_t>(game_.id(actions[i]))});
  }
  const std::size_t kept = std::min<std::size_t>(candidates_.size(), Knowledge<G>::kWidest);
  std::partial_sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(kept),
                    candidates_.end(), [](const Candidate& a, const Candidate& b) {
                      return a.value != b.value ? a.value > b.value : a.action < b.action;
                    });
  candidates_.resize(kept);
}

// The values of the candidates become chances.
template <Game G>
void Search<G>::priors_of_candidates() {
  const double best = candidates_.front().value;
  double total = 0;
  for (Candidate& candidate : candidates_)
    total += candidate.value = exact_exp((candidate.value - best) / settings_.temperature);
  for (Candidate& candidate : candidates_) candidate.value /= total;
}

// A new bandit: the legal moves as arms, the most promising first, not more than the game wants.
template <Game G>
std::int32_t Search<G>::expand(std::int32_t place, const State& s, Seat seat, const Actions& actions) {
  rank(s, seat, actions);
  priors_of_candidates();
  const std::int32_t made = tree_.new_bandit(place, seat);
  std::int32_t last = kNone;
  for (const Candidate& candidate : candidates_)
    last = tree_.new_arm(tree_.bandit(made), last, candidate.action, static_cast<float>(candidate.value));
  return made;
}

// A bandit knows the moves of the worlds it was asked in. Where another hand allows moves that it has not seen, and it would look
// at more than it knows, they become arms, too, in the order of their priors.
template <Game G>
void Search<G>::add_missing(Bandit& bandit, const State& s, Seat seat, const Actions& actions) {
  const auto most = std::min<std::size_t>(worth_a_look(s, actions), Knowledge<G>::kWidest);
  const double wanted = std::min(wide(bandit), static_cast<double>(most));
  std::size_t known = 0;
  for (std::int32_t i = bandit.first_arm; i != kNone && static_cast<double>(known) < wanted;
       i = tree_.arm(i).next)
    known += legal_in_[static_cast<std::size_t>(tree_.arm(i).action)] == visit_;
  if (static_cast<double>(known) >= wanted || !tree_.has_room(Knowledge<G>::kWidest)) return;
  rank(s, seat, actions);
  priors_of_candidates();
  for (const Candidate& candidate : candidates_) {
    std::int32_t before = kNone;
    bool is_known = false;
    for (std::int32_t i = bandit.first_arm; i != kNone && !is_known; i = tree_.arm(i).next) {
      is_known = tree_.arm(i).action == candidate.action;
      if (static_cast<double>(tree_.arm(i).prior) >= candidate.value) before = i;
    }
    if (!is_known) tree_.new_arm(bandit, before, candidate.action, static_cast<float>(candidate.value));
  }
}

template <Game G>
void Search<G>::roll_out(State& s, Random& random) {
  Silent silent;
  if (settings_.rollout == Rollout::Random) {
    for (Seats asked = game_.pending(s); !asked.empty(); asked = game_.pending(s)) {
      const Seat seat = asked.first();
      game_.apply(s, seat, any_legal_action(game_, s, seat, random), random, silent);
    }
    return;
  }
  for (Seats asked = game_.pending(s); !asked.empty() && !far_enough(s); asked = game_.pending(s)) {
    const Seat seat = asked.first();
    game_.apply(s, seat, Knowledge<G>::quick(game_, s, seat, random, weights_), random, silent);
  }
}

// A position that can be judged: nothing is half done, and the next turns have been played, too.
template <Game G>
bool Search<G>::far_enough(const State& s) const {
  const bool quiet = judged_by_network<G>(s, weights_) ? learned_quiet<G>(s) : Knowledge<G>::quiet(s);
  if (!quiet) return false;
  if constexpr (kCountsTurns) return Knowledge<G>::turn(s) >= turn_ + settings_.horizon;
  return true;
}

// To each seat: half for winning, half for how far ahead of the best rival it is. Wins alone are too noisy, points alone do
// not defend. Before the end of the game a lead stands for both.
template <Game G>
typename Search<G>::Outcome Search<G>::outcome(const State& s) const {
  Outcome end;
  Values values{};
  const auto seats = static_cast<std::size_t>(s.players());
  const bool over = game_.pending(s).empty();
  if (over) {
    const Standing standing = game_.standing(s);
    const Seats winners = standing.winners();
    for (std::uint8_t i = 0; i < seats; ++i) {
      values[i] = standing.total[i];
      end.win[i] = winners.has(Seat{i}) ? 1.0 / winners.size() : 0.0;
    }
  } else {
    const Judged here = judged(game_, s, weights_);
    values = here.values;
    end.win = here.win;
    end.points = here.points;
  }
  for (std::size_t i = 0; i < seats; ++i) {
    double rival = -1e9;
    for (std::size_t j = 0; j < seats; ++j) {
      if (j != i) rival = std::max(rival, values[j]);
    }
    const double lead = (values[i] - rival) / Knowledge<G>::kScale;
    end.reward[i] = 0.5 * (over ? end.win[i] : squash(2 * lead)) + 0.5 * squash(lead);
  }
  if (over) end.points = values;
  return end;
}

template <Game G>
std::uint32_t Search<G>::asked_for(std::int32_t action) const {
  const auto found = std::ranges::find(also_, action, &Also::action);
  return found == also_.end() ? 0 : found->visits;
}

// What was learned before the position was reached may speak of moves that are not legal in it: another hand was imagined.
template <Game G>
void Search<G>::read_root(Seat seat) {
  found_.clear();
  const std::int32_t bandit = tree_.find_bandit(root_, seat);
  if (bandit == kNone) return;
  for (std::int32_t i = tree_.bandit(bandit).first_arm; i != kNone; i = tree_.arm(i).next) {
    const Arm& arm = tree_.arm(i);
    if (legal_in_[static_cast<std::size_t>(arm.action)] != visit_) continue;
    const double n = std::max(1U, arm.visits);
    found_.push_back({.action = game_.action(arm.action),
                      .visits = arm.visits,
                      .wanted = arm.visits - asked_for(arm.action),
                      .value = arm.value / n,
                      .win = arm.wins / n,
                      .points = arm.points / n,
                      .prior = static_cast<double>(arm.prior)});
  }
  std::ranges::sort(found_, [&](const RootMove<G>& a, const RootMove<G>& b) {
    if (a.wanted != b.wanted) return a.wanted > b.wanted;
    if (a.value != b.value) return a.value > b.value;
    return game_.id(a.action) < game_.id(b.action);
  });
}

template <Game G>
void Search<G>::follow(Seat seat, Action action, bool sealed) {
  if (sealed && seat != seat_) return;
  const std::int32_t bandit = tree_.find_bandit(root_, seat);
  const int id = game_.id(action);
  if (bandit != kNone) {
    for (std::int32_t i = tree_.bandit(bandit).first_arm; i != kNone; i = tree_.arm(i).next) {
      if (tree_.arm(i).action != id || tree_.arm(i).place == kNone) continue;
      root_ = tree_.arm(i).place;
      return;
    }
  }
  forget();
}

}  // namespace zig::players
