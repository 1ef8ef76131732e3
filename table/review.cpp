#include "table/review.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <ranges>

#include "engine/sort_few.h"
#include "table/answers.h"

namespace zig::table {

namespace {

constexpr std::size_t kMoments = 6;
constexpr int kWorthTelling = 4;           // percent points
constexpr double kWorthCorrecting = 0.03;  // of the chance to win, as the coach's search sees it
constexpr std::size_t kReasons = 3;
constexpr std::size_t kRethought = 4;  // decisions of one step
constexpr double kOrdinaryMoves =
    60;                             // of a game that is played on from everywhere as often as its kind wants
constexpr double kNoReason = 0.15;  // points that nobody plays for

// Whole percent that add up as the chances do: the largest remainders are rounded up.
Chances in_percent(const std::vector<double>& chances) {
  Chances percent;
  std::vector<std::pair<double, std::size_t>> remainders;
  for (std::size_t seat = 0; seat < chances.size(); ++seat) {
    const double exact = 100 * chances[seat];
    percent.push_back(static_cast<int>(exact + 1e-6));
    remainders.emplace_back(percent.back() - exact, seat);
  }
  sort_few(remainders);
  const auto all = std::lround(100 * std::accumulate(chances.begin(), chances.end(), 0.0));
  const auto missing = all - std::accumulate(percent.begin(), percent.end(), 0L);
  for (std::size_t i = 0; i < static_cast<std::size_t>(missing) && i < remainders.size(); ++i)
    ++percent[remainders[i].second];
  return percent;
}

bool draws_chance(const Match& then, Seat seat, int action) {
  Random probe = Random::fast(1);
  then.clone()->apply(seat, action, probe);
  return probe.drawn() > 0;
}

// Cuts a game into steps while it goes by.
class Cutter {
 public:
  Cutter(const Table& table, const TimeForEach& time) : moves_(table.moves()), time_(time) {
    // A game of many moves is played on from many points, and longer from each.
    const double many = static_cast<double>(moves_.size()) / kOrdinaryMoves;
    share_ = many > 1 ? 1 / (many * many) : 1;
  }
  // The match after `move` moves.
  void look(const Match& then, std::size_t move) {
    if (time_()()) share_ = 0;  // in a hurry: as few games as say anything
    if (move == 0) review_.start = in_percent(then.forecast(share_));
    const bool over = move == moves_.size();
    const bool same_seat = !over && move > 0 && moves_[move].seat == moves_[move - 1].seat;
    if (drawn_)
      close(move, Cause::Luck, then.forecast(share_));
    else if (!same_seat && from_ < move)
      close(move, Cause::Decision, then.forecast(share_));
    if (over) return;
    const Move& next = moves_[move];
    drawn_ = draws_chance(then, next.seat, next.action);
    if (drawn_) close(move + 1, Cause::Decision, then.forecast(share_, std::pair(next.seat, next.action)));
  }
  Review take() { return std::move(review_); }

 private:
  // A step ends; that of luck is about the last move alone.
  void close(std::size_t until, Cause cause, const std::vector<double>& chances) {
    review_.steps.push_back({.move = cause == Cause::Luck ? until - 1 : from_,
                             .until = until,
                             .seat = moves_[until - 1].seat,
                             .cause = cause,
                             .chances = in_percent(chances)});
    from_ = until;
  }

  const std::vector<Move>& moves_;
  const TimeForEach& time_;
  double share_ = 1;
  std::size_t from_ = 0;  // where the present step began
  bool drawn_ = false;    // the last move drew, and that is not told yet
  Review review_;
};

int change(const Review& review, std::size_t step, std::size_t seat) {
  return review.steps[step].chances[seat] - review.before(step)[seat];
}

// Whose chance a step changed most; among equals, that of whoever acted.
Seat most_concerned(const Review& review, std::size_t step) {
  Seat most = review.steps[step].seat;
  for (std::uint8_t seat = 0; seat < review.start.size(); ++seat) {
    if (std::abs(change(review, step, seat)) > std::abs(change(review, step, most.n))) most = Seat{seat};
  }
  return most;
}

std::vector<Moment> largest_moments(const Review& review) {
  const auto size = [&](std::size_t step) {
    return std::abs(change(review, step, most_concerned(review, step).n));
  };
  std::vector<std::size_t> steps;
  for (std::size_t step = 0; step < review.steps.size(); ++step)
    if (size(step) >= kWorthTelling) steps.push_back(step);
  sort_few(steps, [&](std::size_t a, std::size_t b) { return size(a) > size(b); });
  steps.resize(std::min(steps.size(), kMoments));
  sort_few(steps);
  std::vector<Moment> moments;
  for (const std::size_t step : steps)
    moments.push_back({.step = step, .about = most_concerned(review, step), .better = {}});
  return moments;
}

// The terms in which the better move is better.
std::vector<Reason> differences(const RankedMove& best, const RankedMove& played) {
  std::vector<Reason> reasons = best.reasons;
  for (Reason& reason : reasons) {
    const auto same = std::ranges::find(played.reasons, reason.key, &Reason::key);
    if (same != played.reasons.end()) reason.value -= same->value;
  }
  weightiest_first(reasons, kNoReason);
  reasons.resize(std::min(reasons.size(), kReasons));
  return reasons;
}

// Takes an amount from the parts of one sign, each in proportion to its size.
void shrink(const std::array<int*, 3>& parts, int sign, int amount) {
  int left = 0;
  for (const int* part : parts) left += std::max(0, sign * *part);
  for (int* part : parts) {
    const int size = std::max(0, sign * *part);
    if (size == 0) continue;
    const int taken =
        (amount * size + left / 2) / left;  // of what is left, so that nothing is lost by rounding
    *part -= sign * taken;
    amount -= taken;
    left -= size;
  }
}

// In a wild game chances are thrown away and given back many times over. Gains and losses that cancel each other out are left out where they
// would make the parts larger than the whole.
void leave_out_what_cancels(Balance& balance) {
  constexpr int kWhole = 100;
  const int gross = std::abs(balance.luck) + std::abs(balance.own) + std::abs(balance.others);
  if (gross <= kWhole) return;
  const int amount = (gross - kWhole + 1) / 2;
  for (const int sign : {1, -1}) shrink({&balance.luck, &balance.own, &balance.others}, sign, amount);
}

struct Correction {
  double lost = kWorthCorrecting;  // by what was played; less is not worth a word
  std::optional<BetterMove> better;
};

// With what the seat knew then.
void think_again(const Match& then, std::size_t move, const Move& made, const OutOfTime& time,
                 Correction& correction) {
  const auto ranked = then.rank(made.seat, time, made.action);
  const auto is_played = [&](const RankedMove& one) { return one.action == made.action; };
  const auto played = std::ranges::find_if(ranked, is_played);
  const auto best = std::ranges::find_if_not(ranked, is_played);  // the one the search would rather play
  if (played == ranked.end() || best == ranked.end()) return;
  if (best->win - played->win < correction.lost) return;
  correction.lost = best->win - played->win;
  correction.better =
      BetterMove{.move = move, .action = best->action, .reasons = differences(*best, *played)};
}

// Where a decision cost its seat something, the coach names the move it would rather have played.
void add_better_moves(const Table& table, Review& review, const TimeForEach& time,
                      const OutOfTime& unwanted) {
  std::size_t at = 0;
  std::vector<Correction> corrections(review.moments.size());
  table.after(table.moves().size(), [&](const Match& then) {
    const std::size_t move = at++;
    for (std::size_t i = 0; i < review.moments.size(); ++i) {
      const std::size_t index = review.moments[i].step;
      const Step& step = review.steps[index];
      if (step.cause == Cause::Luck || move < step.move || move >= step.until) continue;
      if (move >= step.move + kRethought || change(review, index, step.seat.n) > -kWorthTelling) continue;
      if (unwanted()) continue;
      think_again(then, move, table.moves()[move], time(), corrections[i]);
    }
  });
  for (std::size_t i = 0; i < corrections.size(); ++i)
    review.moments[i].better = std::move(corrections[i].better);
}

}  // namespace

Balance balance_of(const Review& review, Seat seat) {
  Balance balance{.start = review.start[seat.n], .luck = 0, .own = 0, .others = 0, .end = 0};
  for (std::size_t i = 0; i < review.steps.size(); ++i) {
    const Step& step = review.steps[i];
    int& part = step.cause == Cause::Luck ? balance.luck : step.seat == seat ? balance.own : balance.others;
    part += change(review, i, seat.n);
  }
  balance.end = review.steps.empty() ? balance.start : review.steps.back().chances[seat.n];
  leave_out_what_cancels(balance);
  return balance;
}

Review review_of(const Table& table, const TimeForEach& time, const OutOfTime& unwanted) {
  Cutter cutter(table, time);
  std::size_t move = 0;
  table.after(table.moves().size(), [&](const Match& then) {
    if (!unwanted()) cutter.look(then, move++);
  });
  Review review = cutter.take();
  review.moments = largest_moments(review);
  add_better_moves(table, review, time, unwanted);
  return review;
}

}  // namespace zig::table
