// One table with its seats, as a server keeps it: who sits where, and the game. No clock, no network, no database: times
// are handed in, and what happens is an act (store.h) that somebody else stores.
//
// A request changes the room at once and gives the act back. Nobody may be told before the act is stored; if it cannot be
// stored, the room is thrown away and opened again from what is.
//
//   auto room = Room::open(library, stored);
//   auto act = (*room)->play(person, "build Baths", Lang::En, now);
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store.h"
#include "table/table.h"

namespace zig::server {

// Who has a seat.
struct Sitter {
  enum class Kind : std::uint8_t {
    Open,  // anybody may sit down
    Person,
    Computer,  // of `level`; with a person: stands in for somebody who left and may come back
  };
  Kind kind = Kind::Open;
  std::string person;
  std::string name;
  std::string level;
};

enum class Phase : std::uint8_t { Open, Playing, Over };
std::string_view phase_id(Phase phase);  // "open", "playing", "over"

// A table as somebody asks for it, checked.
struct NewTable {
  std::string game;
  Json options;
  std::vector<Sitter> sitters;  // computer players, and open seats
};
Result<NewTable> read_new_table(const GameLibrary& library, const Json& request);

class Room {
 public:
  using Wanted = std::expected<Act, table::Refusal>;

  // A new table without acts. `id`, `host`, `seed` and the time come from the server.
  static TableRecord record(const GameLibrary& library, const NewTable& wanted, std::string id,
                            const Person& host, const table::Seed& seed, Millis now);
  // A room as the store has it: its acts are done again one by one, and their hashes compared.
  static Result<std::unique_ptr<Room>> open(const GameLibrary& library, const StoredTable& stored);

  // An act that is stored: of this room's past, or by another server.
  std::optional<Problem> do_again(const Act& act);

  const std::string& id() const { return record_.id; }
  const TableRecord& record() const { return record_; }
  Phase phase() const;
  int acts() const { return acts_; }
  int seats() const { return static_cast<int>(sitters_.size()); }
  const std::vector<Sitter>& sitters() const { return sitters_; }
  const table::Table& table() const { return *table_; }
  Observer observer(std::string_view person) const;  // the person's seat, or a spectator
  TableStatus status(Millis now) const;

  // --- requests of people
  Wanted sit(const Person& person, std::optional<int> seat, Lang lang, Millis now);
  Wanted leave(const Person& person, Lang lang,
               Millis now);  // before the start: gives the seat back; later: a computer stands in
  Wanted come_back(const Person& person, Lang lang, Millis now);  // takes the seat back from the stand-in
  Wanted add_computer(const Person& host, int seat, std::string_view level, Lang lang, Millis now);
  Wanted play(const Person& person, std::string_view move, Lang lang, Millis now);
  Wanted undo(const Person& person, Lang lang, Millis now);

  // --- computer players
  struct Task {  // what a computer has to decide now
    Seat seat;
    table::Level level;
    int acts;  // the answer is worth nothing when the room has gone on
  };
  std::optional<Task> computer_task() const;
  Wanted play_computer(Seat seat, int action, Millis now);

  // --- what people are told
  Json about(std::string_view person) const;  // seats, phase, whose turn
  Json answer(std::string_view person,
              std::string_view message);  // questions of docs/protocol.md that change nothing

 private:
  Room(const GameLibrary& library, TableRecord record) : library_(&library), record_(std::move(record)) {}
  std::optional<Problem> begin();
  Act act(std::string_view kind, int seat, std::string person, std::string body, Millis now);
  std::optional<int> seat_of(std::string_view person) const;
  table::SeatLabel label(const Sitter& sitter) const;

  const GameLibrary* library_;
  TableRecord record_;
  std::vector<Sitter> sitters_;
  std::unique_ptr<table::Table> table_;
  int acts_ = 0;
};

}  // namespace zig::server
