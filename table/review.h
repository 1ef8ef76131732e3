// A finished game looked at again: how everybody's chance to win went, and what moved it.
//
// Games played on from many points of the game say how they would have ended (Match::forecast, all hands open). The game is cut into steps with
// one cause each: what one seat decided in a row, or what chance brought. A chance move is two steps, because games are also
// played on from the decision with chance drawn anew: that is what the decision was worth before anybody knew the draw.
//
// Chances are whole percent from the beginning, so every sum that is shown is the sum of what is shown: to each seat
// start + luck + own decisions + the others' decisions = end.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "table/table.h"

namespace zig::table {

using Chances = std::vector<int>;  // to win, by seat, in percent

enum class Cause : std::uint8_t { Decision, Luck };

struct Step {
  std::size_t move = 0, until = 0;  // moves made before and after it
  Seat seat;                        // whose moves they are
  Cause cause = Cause::Decision;
  Chances chances;  // after it
};

// What the coach would rather have played in a step that cost its seat something.
struct BetterMove {
  std::size_t move = 0;  // moves made before it
  int action = 0;
  std::vector<Reason> reasons;  // in which it is better than what was played, the weightiest first
};

// One of the steps that changed most.
struct Moment {
  std::size_t step = 0;
  Seat about;  // whose chance changed most
  std::optional<BetterMove> better;
};

struct Review {
  Chances start;
  std::vector<Step> steps;  // without a gap from the first move to the last
  std::vector<Moment> moments;

  const Chances& before(std::size_t step) const { return step == 0 ? start : steps[step - 1].chances; }
};

// In percent points; start + luck + own + others == end, and the parts are together not more than 100: beyond that, gains and losses that
// cancel each other out are left out.
struct Balance {
  int start = 0, luck = 0, own = 0, others = 0, end = 0;
};
Balance balance_of(const Review& review, Seat seat);

// Asked before each decision is thought about: until when?
using TimeForEach = std::function<OutOfTime()>;
inline OutOfTime all_the_time() { return never; }

// Of a game that is over. Without a limit of time the same game has the same review. Once `unwanted`, it ends as soon as it can, and
// what comes back is no review.
Review review_of(const Table& table, const TimeForEach& time = all_the_time,
                 const OutOfTime& unwanted = never);

// docs/protocol.md, review. What was written in one language can be read again and told in another.
Json review_json(const Table& table, const Review& review, Lang lang);
Result<Review> read_review(const Table& table, const Json& json);

}  // namespace zig::table
