// A table with those who decide at it: people, computer players, and computer players that stand in for people who are away. The part of
// a server's room (server/room.h) that any table needs. It knows no clock, no cookie and no store: whoever keeps
// it stores each act before telling anybody, and on failure opens it again from what is stored.
//
//   SeatedTable seated(std::move(table), sitters);
//   if (auto refusal = seated.play(seat, "build Baths", expect, lang)) …
//   seated.acted(seat, true);  // it is act number seated.acts()
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace zig::table {

// Who has a seat.
struct Sitter {
  enum class Kind : std::uint8_t {
    Open,  // anybody may sit down
    Person,
    Computer,  // of `level`; with a person: stands in for somebody who left and may come back
  };
  Kind kind = Kind::Open;
  std::string person;  // whose seat it is, by an id of those who keep the table
  std::string name;
  std::string level;
  bool guest = false;     // sat down without an account: the name may be anybody's, and is shown as a guest's
  bool for_good = false;  // a computer that plays on in the name of somebody who lost the seat
  std::string promise = {};  // of what the person adds to the deal (deal.h); empty: nothing

  bool is_computer() const { return kind == Kind::Computer; }
};

enum class Phase : std::uint8_t { Open, Playing, Over };
std::string_view phase_id(Phase phase);  // "open", "playing", "over"

class SeatedTable {
 public:
  SeatedTable(std::unique_ptr<Table> table, std::vector<Sitter> sitters);

  const Table& table() const { return *table_; }
  Table& table() { return *table_; }
  const std::vector<Sitter>& sitters() const { return sitters_; }
  Sitter& sitter(Seat seat) { return sitters_[seat.n]; }
  int seats() const { return static_cast<int>(sitters_.size()); }
  Phase phase() const;
  void wait(bool waits) { waits_ = waits; }  // with all seats taken, too
  int acts() const { return acts_; }
  Seats asked() const;  // people who must decide now
  int asked_since(Seat seat) const {
    return asked_since_[seat.n];
  }  // the act that asked for the present decision
  std::optional<Seat> seat_of(std::string_view person) const;
  // Who sits where, with names for all computer players. Whether the table's record says so, too, is for its keeper to decide.
  const std::vector<SeatLabel>& labels() const { return labels_; }
  Json seat_json(Seat seat) const;  // as everybody is told: {"kind": "computer", "level": …, "name": …}

  // --- what the person in a seat wants: refused, or done. Then it is an act, and acted() counts it.
  // `expect` is the last act that the person knew of: a move is refused if this seat has faced another decision since.
  std::optional<Refusal> play(Seat seat, std::string_view move, std::optional<int> expect, Lang lang);
  std::optional<Refusal> undo(Seat seat, Lang lang);
  std::optional<Refusal> leave(Seat seat, Level stand_in, Lang lang);  // a computer player stands in
  std::optional<Refusal> come_back(Seat seat, Lang lang);              // and makes way again
  // Why the person cannot decide here now; nothing: a computer player stands in, or the game is over.
  std::optional<Refusal> why_away(Seat seat, Lang lang) const;
  std::optional<Refusal> why_over(Lang lang) const;

  // --- the same as it is done again when a table is opened, and when a clock runs out
  void stand_in(Seat seat, std::string level);
  void sit_again(Seat seat);

  // --- computer players
  struct Task {  // what a computer has to decide now
    Seat seat;
    Level level;
    int acts;  // the answer is worth nothing when the table has gone on
  };
  std::optional<Task> computer_task() const;
  std::optional<Refusal> play_computer(Seat seat, int action);

  // Before the game: another set-up, and who sits where in it. The acts are counted on.
  void set_up(std::unique_ptr<Table> table, std::vector<Sitter> sitters);
  // An act of this seat was done. `decided`: it was a move, or took one back.
  void acted(Seat seat, bool decided);

 private:
  void label_seats();

  std::unique_ptr<Table> table_;
  std::vector<Sitter> sitters_;
  std::vector<SeatLabel> labels_;
  int acts_ = 0;
  bool waits_ = false;
  Seats asked_;                   // after the last act
  std::vector<int> asked_since_;  // by seat: the act that asked for the present decision
};

}  // namespace zig::table
