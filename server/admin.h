// What whoever runs a server may do to what it keeps: look, delete a person's data, ban, give a new password, close and repair tables, and let old things
// go. It works on the database itself, whether or not servers run on it: each change is noted in the same transaction (`admin_log`), and
// running servers read the notes (admin_watch.h). Who may open the database is its administrator; nothing listens anywhere.
//
//   auto admin = Admin::open("games.db", library, "root");
//   const auto person = (*admin)->find("ann");
//   if (person) (*admin)->ban(*person);
//
// Nothing here may be called by two threads at once.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/library.h"
#include "server/admin_database.h"
#include "server/room.h"
#include "server/store.h"

namespace zig::server {

inline constexpr std::string_view kNeutralName = "Former player";

struct PersonLine {
  std::string id, name, login;
  std::string state;             // banned, gone (their data were deleted), or empty
  Millis created = 0, seen = 0;  // seen: the last login, or the last change at a table where they sit
  int sessions = 0, tables = 0;
};

struct TableLine {
  std::string id, game, phase;  // open, playing, over, closed
  int people = 0, acts = 0;
  Millis created = 0, changed = 0;
};

// Something that was done: `about` is "person", "table" or empty, `subject` the id.
struct AdminNote {
  std::int64_t number = 0;
  Millis time = 0;
  std::string who, what, about, subject, details;
};

// Days after which something goes; 0: never.
struct Retention {
  int guests = 0;    // without a login, since they were seen last
  int sessions = 0;  // of accounts, since the login: then the password is asked again
  int finished = 0;  // games that are over, and closed tables, since the last act
  bool operator==(const Retention&) const = default;
};

struct Swept {
  int guests = 0, sessions = 0, finished = 0;
};

struct Repair {
  int kept = 0, aside = 0;  // acts
  std::string why;          // what is wrong with the first one that is set aside
  bool status = false;      // what lists say of the table was wrong, too
  bool sound() const { return aside == 0 && !status; }
};

class Admin {
 public:
  static Result<std::unique_ptr<Admin>> open(const std::string& where, const GameLibrary& library,
                                             std::string who);
  // With the store of a running server.
  Admin(Store& store, std::unique_ptr<AdminDatabase> database, const GameLibrary& library, std::string who)
      : store_(store), database_(std::move(database)), library_(library), who_(std::move(who)) {}
  virtual ~Admin() = default;

  // --- looking
  Result<std::vector<PersonLine>> people(const std::string& words, int limit);  // no words: the newest
  Result<std::vector<TableLine>> tables(const std::string& phase,
                                        int limit);                     // empty: all; changed last first
  Result<std::vector<AdminNote>> notes(std::int64_t after, int limit);  // the oldest first
  Result<std::vector<AdminNote>> last_notes(int limit);                 // the newest first

  // --- people (admin_people.cpp)
  Result<PersonLine> find(const std::string& who);  // a login, or an id
  // Name, login, password and sessions go. What the person did at tables stays under a neutral name; a seat in a game goes to a computer player.
  Result<int> erase(const PersonLine& person);  // how many seats
  Result<bool> ban(const PersonLine& person);
  Result<bool> unban(const PersonLine& person);
  Result<std::string> reset_password(const PersonLine& person);  // the new one

  // --- tables (admin_tables.cpp)
  Result<bool> close_table(const std::string& id);
  Result<bool> reopen_table(const std::string& id);
  // Acts that cannot be done again, and all after them, are set aside (`acts_set_aside`); lists are put right. `look`: only says what it would do.
  Result<Repair> repair_table(const std::string& id, bool look);

  // --- what goes by itself (retention.cpp)
  Result<Retention> retention();
  Result<bool> set_retention(const Retention& wanted);
  Result<Swept> due(const Retention& by, Millis now);                 // what would go now
  Result<Swept> sweep(const Retention& by, Millis now, int at_most);  // of each kind

 private:
  using Request = std::function<Room::Wanted(Room&)>;
  Result<bool> change_table(const std::string& id, std::string_view what, const Request& request);
  void note(std::string_view what, std::string_view about, const std::string& subject,
            const std::string& details = "");
  Result<bool> set_state(const PersonLine& person, const std::string& from, const std::string& to,
                         std::string_view what);
  void erase_record(const PersonLine& person);
  void erase_invitations(const std::string& login);
  int remove_from_tables(const std::string& person);
  std::vector<std::string> old_guests(Millis before, int at_most);
  int sweep_tables(Millis before, int at_most);

  Store& store_;
  std::unique_ptr<AdminDatabase> database_;
  const GameLibrary& library_;
  const std::string who_;
};

}  // namespace zig::server
