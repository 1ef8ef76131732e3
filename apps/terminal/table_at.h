// A table as a terminal needs it, wherever it is: in this process (local_table.h), or on a server (server_table.h).
// Everything is told in the language of the person, as JSON (docs/protocol.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/json.h"
#include "engine/seat.h"
#include "table/match.h"

namespace zig::terminal {

class TableAt {
 public:
  virtual ~TableAt() = default;

  // --- what is played, and where it stands
  virtual std::string game() const = 0;
  virtual Json catalogue() const = 0;
  virtual bool over() const = 0;
  virtual Seats pending() const = 0;
  virtual std::size_t moves() const = 0;

  // --- what somebody sees
  virtual Json view(Observer observer) const = 0;
  virtual Json decision(Seat seat) const = 0;  // null when the seat is not asked
  virtual Json standing() const = 0;           // null while the points are hidden
  virtual Json hint(Seat seat) const = 0;
  virtual Json events_since(int number, Observer observer) const = 0;
  virtual int last_event() const = 0;
  virtual std::optional<table::Refusal> why_not(Seat seat, std::string_view move) const = 0;
  virtual std::optional<table::Refusal> why_not_undo(Seat seat) const = 0;
  virtual Result<std::string> record() const = 0;  // the text of docs/replay-format.md

  // --- what changes it
  virtual std::optional<table::Refusal> play(Seat seat, std::string_view move) = 0;
  virtual std::optional<table::Refusal> undo(Seat seat) = 0;
};

}  // namespace zig::terminal
