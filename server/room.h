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
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/clock.h"
#include "server/door.h"
#include "server/limits.h"
#include "server/setup_change.h"
#include "server/store.h"
#include "server/thinkers.h"
#include "table/deal.h"
#include "table/seated_table.h"

namespace zig::server {

using table::Phase;
using table::Sitter;

// A table as somebody asks for it, checked.
struct NewTable {
  std::string game;
  Json options;
  std::vector<Sitter> sitters;  // computer players, and open seats
  Pace pace;
  bool listed = false;
  DoorChange door;
};
Result<NewTable> read_new_table(const GameLibrary& library, const Json& request);

// What a server knows of people's coming and going, for whoever asks who is away.
struct Absence {
  std::function<Millis(std::string_view person)> last_here;  // now: they are here; 0: not seen
  Millis opened = 0;                                         // when this server began to look after the table
  Millis patience = kAway;
};

class Room {
 public:
  using Wanted = std::expected<Act, table::Refusal>;

  // A new table without acts. `id`, `host`, `seed` and the time come from the server.
  // `time_to_show`: how long players may take to show their shares of the deal.
  static TableRecord record(const GameLibrary& library, const NewTable& wanted, std::string id,
                            const Person& host, const table::Seed& seed, Millis now,
                            Millis time_to_show = kTimeToShow);
  // A room as the store has it: its acts are done again one by one, and their hashes compared.
  static Result<std::unique_ptr<Room>> open(const GameLibrary& library, const StoredTable& stored);

  // An act that is stored: of this room's past, or by another server.
  std::optional<Problem> do_again(const Act& act);

  const std::string& id() const { return record_.id; }
  const TableRecord& record() const { return record_; }
  Phase phase() const { return seated_->phase(); }
  int acts() const { return seated_->acts(); }
  int seats() const { return seated_->seats(); }
  const std::vector<Sitter>& sitters() const { return seated_->sitters(); }
  const table::Table& table() const { return seated_->table(); }
  Observer observer(std::string_view person) const;     // the person's seat, or a spectator
  std::string audience(std::string_view person) const;  // people of one audience are told the same
  TableStatus status(Millis now) const;

  // --- who may come in
  std::optional<Phrase> why_not_in(const Visitor& visitor) const;  // nothing: they may
  bool concerns(std::string_view person) const;  // the host, seated, banned, or in the story of the table

  // --- requests of people
  // With a promise (table/deal.h) it is two acts: what take_act_before() gives belongs before this one, stored together.
  Wanted sit(const Person& person, std::optional<int> seat, Lang lang, Millis now,
             std::string_view promise = {});
  std::optional<Act> take_act_before() { return std::exchange(act_before_, std::nullopt); }
  Wanted leave(const Person& person, Lang lang,
               Millis now);  // before the start: gives the seat back; later: a computer stands in
  Wanted come_back(const Person& person, Lang lang, Millis now);  // takes the seat back from the stand-in
  Wanted add_computer(const Person& host, int seat, std::string_view level, Lang lang, Millis now);
  // Options, seats, pace, who finds the table: the host's, until the game begins.
  Wanted set_up(const Person& host, const SetupChange& change, Lang lang, Millis now);
  // Gives somebody's seat back: it is open again, or a computer player has it for good. A ban also keeps them out.
  Wanted kick(const Person& host, int seat, Lang lang, Millis now);
  Wanted ban(const Person& host, int seat, std::string_view new_key, Lang lang, Millis now);
  Wanted unban(const Person& host, int act, Lang lang, Millis now);
  // Since a guest's games went to an account that sits here, too, somebody has two seats and could reach only one: the one to give up.
  std::optional<Seat> second_seat() const;
  Act give_up(Seat seat, Millis now);  // as if it was taken away
  // A computer player stands in for somebody who is away: the host says so, or anybody at the table when the host is away, too.
  Wanted replace(const Person& person, int seat, const Absence& absence, Lang lang, Millis now);
  // `expect` is the last act that the person knew of: a move is refused if another decision was asked since.
  Wanted play(const Person& person, std::string_view move, std::optional<int> expect, Lang lang, Millis now);
  Wanted undo(const Person& person, Lang lang, Millis now);
  // Before the start the host sets the pace; later it changes as soon as all people at the table wish for the same one.
  Wanted wish_pace(const Person& person, const Pace& pace, Lang lang, Millis now);

  // --- requests of whoever runs the server (admin.h)
  bool closed() const { return closed_; }  // nobody comes in, and nothing goes on
  Wanted close(Millis now);
  Wanted reopen(Millis now);
  Wanted remove(std::string_view person, Millis now);  // as if the host had kicked them

  // --- a hand in the deal: docs/fairness.md
  Wanted promise(const Person& person, std::string_view promise, Lang lang, Millis now);
  Wanted show_share(const Person& person, std::string_view share, Lang lang, Millis now);
  Wanted deal_now(Millis now);  // the time to show shares is up
  struct Until {
    Millis since, until;
  };
  std::optional<Until> deadline_of_deal() const;  // nothing: nobody has to show anything now

  // --- clocks
  const Clocks& clocks() const { return clocks_; }
  Wanted run_out(Seat seat, Millis now);  // the time of this seat is up: a computer stands in

  // --- computer players
  std::optional<table::SeatedTable::Task> computer_task() const {
    return closed_ ? std::nullopt : seated_->computer_task();
  }
  Wanted play_computer(Seat seat, int action, Millis now);

  // --- what people are told
  void set_hurried(bool hurried) {
    hurried_ = hurried;
  }  // its computer players think briefly (docs/server.md)
  Json about(std::string_view person, Millis now) const;  // seats, phase, clocks
  // What the coach is asked takes thinking, on a copy: somebody else does that. Nothing: the message is not for the coach.
  struct Coaching {
    ThoughtKind kind;
    Lang lang;
    std::function<Json(Thought&)> think;
    std::function<bool(const Room&)> fits;  // whether the answer would still be about this table
  };
  std::optional<Coaching> coach_wanted(std::string_view person, const Json& message) const;
  // The review of a game that is over becomes part of the table; refused where there is one already.
  Wanted keep_review(const Json& review);
  Json answer(std::string_view person, const Json& message,
              JsonAs as = JsonAs::Tree);  // questions of docs/protocol.md that change nothing

 private:
  Room(const GameLibrary& library, TableRecord record) : library_(&library), record_(std::move(record)) {}
  std::optional<Problem> begin();
  Json options_with(const Json& change) const;
  std::vector<SeatWish> as_they_sit(std::size_t seats) const;
  std::expected<std::vector<Sitter>, table::Refusal> seated(const std::vector<SeatWish>& wishes,
                                                            Lang lang) const;
  std::optional<table::Refusal> arrange(const SetupChange& change, Lang lang, Millis now);
  std::optional<Problem> set_up_again(const Act& act);
  // --- room_deal.cpp
  table::Terms terms() const;
  bool all_shown() const;
  bool dealing() const;
  std::optional<table::Refusal> why_dealing(Lang lang) const;
  void go_on_with_deal(Millis now, bool time_is_up);
  std::optional<Problem> do_deal_again(const Act& act);  // promise, share, deal
  Json deal_json() const;
  void take_seat(Seat seat, Sitter sitter);
  // --- room_door.cpp
  std::optional<Problem> do_door_again(const Act& act);  // kick, ban, unban, door, merge
  static std::string_view stand_in_level();
  std::expected<Seat, table::Refusal> seat_to_take(const Person& host, int seat, Lang lang) const;
  std::expected<Seat, table::Refusal> persons_seat(const Person& asker, int seat, Lang lang) const;
  void take_away(Seat seat, std::string_view level);
  Wanted change_door(const Person& host, DoorChange change, Millis now);
  Millis gone_for(std::string_view person, const Absence& absence, Millis now) const;
  Act act(std::string_view kind, int seat, std::string person, std::string body, Millis now);
  void after(const Act& act);  // what follows from it for the clocks
  void wish(Seat seat, const Pace& pace, Millis now);
  std::expected<Seat, table::Refusal> seat_of(const Person& person, Lang lang) const;
  Json kept_review(Lang lang) const;
  Coaching hint_wanted(Seat seat, Lang lang) const;
  Coaching review_wanted(Lang lang) const;

  const GameLibrary* library_;
  TableRecord record_;
  std::optional<table::SeatedTable> seated_;
  Millis time_ = 0;  // of the last act; time never goes back
  bool listed_ = false, closed_ = false;
  Json options_;             // as recorded, whatever a later program adds
  Millis time_to_show_ = 0;  // 0: a table of a version where players had no hand in the deal
  std::map<int, std::string> promises_of_comers_;  // by seat: of who sits down next
  std::optional<table::Deal> deal_;                // when all seats are taken
  Millis dealing_since_ = 0;
  bool dealt_ = false;
  Json told_of_deal_;
  std::optional<Act> act_before_;
  Door door_;
  std::map<std::string, Millis, std::less<>> last_acts_;  // by person: when they did something here
  Clocks clocks_;
  std::vector<std::optional<Pace>> wishes_;  // by seat
  std::optional<Json> review_;               // in some language
  bool hurried_ = false;
};

}  // namespace zig::server
