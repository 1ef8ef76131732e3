// How long people may think, and how much of it is left. Pure: times are handed in, and everything follows from the
// acts of a table and their times, so that each server comes to the same clocks.
//
//   live   a bank for the whole game, and an increment for each decision that is made; never more than the bank was
//   slow   that many hours or days for each decision
//
// Only the clock of somebody who is asked runs; where several choose at once, several run. The first half second of
// each decision is free: it belongs to the network. What happens when a clock has run out is the room's business.
#pragma once

#include <array>
#include <optional>

#include "engine/json_reader.h"
#include "engine/seat.h"
#include "server/store.h"

namespace zig::server {

struct Pace {
  enum class Kind : std::uint8_t { None, Live, Slow };
  Kind kind = Kind::None;
  Millis bank = 0;       // live
  Millis increment = 0;  // live
  Millis limit = 0;      // slow: for one decision
  bool operator==(const Pace&) const = default;
};

// {"kind":"none"}, {"kind":"live","bank":900,"increment":15}, {"kind":"slow","limit":86400}: seconds.
Pace read_pace(Reader in);
Json pace_json(const Pace& pace);

class Clocks {
 public:
  // Everybody gets all the time that this pace gives.
  void set_pace(const Pace& pace, Millis now);
  const Pace& pace() const { return pace_; }

  // After something was done at the table: these are asked now. `decided` is the seat whose decision was made by it: if
  // it is asked again, that is a new decision.
  void go_on(Seats asked, std::optional<Seat> decided, Millis now);
  void take_back(Seat seat);  // an undo gives no time: the increment goes back
  void run_out(Seat seat);    // at zero, and stands
  void come_back(Seat seat);  // who comes back in time trouble gets a minute
  std::optional<Seat> out_of_time(Millis now) const;

  bool running(Seat seat) const { return asked_.has(seat); }
  Millis left(Seat seat, Millis now) const;
  Millis since(Seat seat) const { return since_[seat.n]; }  // when its decision began
  Millis deadline() const;                                  // when the first clock runs out; 0: none runs

 private:
  Millis runs_out(Seat seat) const;

  Pace pace_;
  std::array<Millis, kMaxSeats> bank_{};    // what was left when the decision began
  std::array<Millis, kMaxSeats> earned_{};  // of it by the last decision
  std::array<Millis, kMaxSeats> since_{};
  Seats asked_;
};

}  // namespace zig::server
