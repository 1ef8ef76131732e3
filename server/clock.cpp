#include "server/clock.h"

#include <algorithm>

namespace zig::server {

namespace {

constexpr Millis kSecond = 1000;
constexpr Millis kFree = kSecond / 2;         // of each decision
constexpr Millis kComingBack = 60 * kSecond;  // at least so much is left to somebody who comes back
constexpr int kLongestBank = 24 * 3600;       // seconds
constexpr int kLongestIncrement = 3600;
constexpr int kShortestLimit = 60;
constexpr int kLongestLimit = 30 * 24 * 3600;

}  // namespace

Pace read_pace(Reader in) {
  if (!in.is_object()) return {};
  const std::string kind = in.text("kind");
  Pace pace;
  if (kind == "none") {
    in.only_keys({"kind"});
  } else if (kind == "live") {
    in.only_keys({"kind", "bank", "increment"});
    pace = {.kind = Pace::Kind::Live,
            .bank = in.integer("bank", 1, kLongestBank) * kSecond,
            .increment = in.integer("increment", 0, kLongestIncrement, 0) * kSecond,
            .limit = 0};
  } else if (kind == "slow") {
    in.only_keys({"kind", "limit"});
    pace = {.kind = Pace::Kind::Slow,
            .bank = 0,
            .increment = 0,
            .limit = in.integer("limit", kShortestLimit, kLongestLimit) * kSecond};
  } else {
    in.fail_at(in.where() + ".kind", "must be none, live or slow");
  }
  return in.failed() ? Pace{} : pace;
}

Json pace_json(const Pace& pace) {
  switch (pace.kind) {
    case Pace::Kind::None: break;
    case Pace::Kind::Live:
      return {{"kind", "live"}, {"bank", pace.bank / kSecond}, {"increment", pace.increment / kSecond}};
    case Pace::Kind::Slow: return {{"kind", "slow"}, {"limit", pace.limit / kSecond}};
  }
  return {{"kind", "none"}};
}

void Clocks::set_pace(const Pace& pace, Millis now) {
  pace_ = pace;
  earned_.fill(0);
  bank_.fill(pace.kind == Pace::Kind::Live ? pace.bank : pace.limit);
  for (const Seat seat : asked_) since_[seat.n] = now;
}

void Clocks::go_on(Seats asked, std::optional<Seat> decided, Millis now) {
  for (const Seat seat : asked_) {
    const bool finished = decided == seat;
    if (asked.has(seat) && !finished) continue;  // still thinking about the same
    bank_[seat.n] = left(seat, now);
    earned_[seat.n] = 0;
    if (finished && pace_.kind == Pace::Kind::Live)
      earned_[seat.n] = std::min(pace_.increment, pace_.bank - bank_[seat.n]);
    bank_[seat.n] += earned_[seat.n];
    asked_.remove(seat);
  }
  for (const Seat seat : asked) {
    if (asked_.has(seat)) continue;
    asked_.add(seat);
    since_[seat.n] = now;
    if (pace_.kind == Pace::Kind::Slow) bank_[seat.n] = pace_.limit;
  }
}

void Clocks::take_back(Seat seat) {
  bank_[seat.n] -= earned_[seat.n];
  earned_[seat.n] = 0;
}

void Clocks::run_out(Seat seat) {
  bank_[seat.n] = 0;
  asked_.remove(seat);
}

void Clocks::come_back(Seat seat) {
  if (pace_.kind == Pace::Kind::Live)
    bank_[seat.n] = std::max(bank_[seat.n], std::min(pace_.bank, kComingBack));
}

Millis Clocks::runs_out(Seat seat) const { return since_[seat.n] + kFree + bank_[seat.n]; }

std::optional<Seat> Clocks::out_of_time(Millis now) const {
  if (pace_.kind == Pace::Kind::None) return std::nullopt;
  for (const Seat seat : asked_) {
    if (now >= runs_out(seat)) return seat;
  }
  return std::nullopt;
}

Millis Clocks::left(Seat seat, Millis now) const {
  if (!running(seat)) return bank_[seat.n];
  const Millis used = std::max<Millis>(0, now - since_[seat.n] - kFree);
  return std::max<Millis>(0, bank_[seat.n] - used);
}

Millis Clocks::deadline() const {
  if (pace_.kind == Pace::Kind::None) return 0;
  Millis first = 0;
  for (const Seat seat : asked_) first = first == 0 ? runs_out(seat) : std::min(first, runs_out(seat));
  return first;
}

}  // namespace zig::server
