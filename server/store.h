// Where everything lives that must survive: people, tables, seats, and what was done at each table. One interface,
// two databases: SQLite (one file) and PostgreSQL (several servers on one database).
//
// A table is its set-up and its acts, numbered 1, 2, 3, … without a gap; only its administrator changes or deletes them. Two
// servers may write to one table: (table, number) is unique, so the later one is told that the number is taken, reads
// what the other one wrote, and goes on from there.
//
//   auto store = open_store("ziggurat.db");                    // or "postgres://…"
//   (*store)->commit(writes);                                  // one transaction; an answer for each write
//   const auto table = (*store)->read_table(id);
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/json.h"

namespace zig::server {

using Token = std::array<std::uint8_t, 16>;  // 128 random bits; stored only as its SHA-256
using Digest = std::array<std::uint8_t, 32>;
using Millis = std::int64_t;  // since 1970, as the server's clock says

// Somebody who plays: a guest, or an account with name and password.
struct Person {
  std::string id;             // 16 random bytes as hexadecimal digits
  std::string name;           // shown to others
  std::string login;          // empty: a guest; otherwise nobody else has one that looks like it (look.h)
  std::string password_hash;  // Argon2id, as libsodium writes it
  Millis created = 0;
};

// A browser that is logged in as a person. Several for one person are fine.
struct Session {
  Digest token_hash{};
  std::string person;
  Millis created = 0;
};

struct TableRecord {
  std::string id;  // 8 characters, for links
  std::string game;
  std::string rules;    // rules version
  std::string options;  // JSON
  std::string seed;     // secret until the game is over
  std::string commitment;
  std::string host;      // person who made it
  std::string settings;  // JSON: clock, open to all or by invitation, …
  Millis created = 0;
};

// Something done at a table. `kind` is the server's own vocabulary (sit, leave, start, move, undo, clock, …).
struct Act {
  std::string table;
  int number = 0;  // 1, 2, 3, …
  std::string kind;
  int seat = -1;           // -1: none
  std::string person;      // empty: a computer player or the server
  std::string client_id;   // given by the client, unique for one person at one table; empty: none
  std::string body;        // JSON or the notation of a move
  std::string state_hash;  // after it; empty where there is none
  Millis time = 0;
};

// What is looked for in lists: kept with the table so that no list needs to replay games.
struct TableStatus {
  std::string table;
  std::string phase;                 // open, playing, over, closed
  std::vector<std::string> people;   // by seat; empty: nobody or a computer player
  std::vector<std::string> waiting;  // people who are asked now
  int acts = 0;
  Millis changed = 0;
  bool listed = false;  // shown to everybody while it is open; otherwise only those who have the link find it
  Millis deadline = 0;  // when the first clock runs out; 0: no clock runs
  std::string game;     // only in what is read: as the table's record says
};

struct StoredTable {
  TableRecord record;
  TableStatus status;
  std::vector<Act> acts;
};

// --- writing

struct AddPerson {
  Person person;
};
// Name, login, password; `created` stays. With a session it takes the place of all others of the person.
struct ChangePerson {
  Person person;
  std::optional<Session> session = std::nullopt;
};
struct RenamePerson {
  std::string person, name;
};
// Missing where the password is another one by now. Sessions end but this one, and the account knows no browser any more.
struct ChangePassword {
  std::string person;
  std::string hash_before, hash;
  Digest but{};
};
struct AddSession {
  Session session;
};
struct RemoveSession {
  Digest token_hash{};
};
struct RemoveSessionsOf {  // also forgets the browsers that the person is known in
  std::string person;
};
// Somebody has logged in as this person in a browser. What it was known by for this and other persons (`before`) is replaced.
struct KnowBrowser {
  std::optional<Digest> before;
  Digest token_hash{};
  std::string person;
};
// A guest's games go to the account: host, seats, and the name on each act. Nothing else of an act is ever changed.
// Sessions stay: a cookie of the guest must not open the account.
struct MovePersonsGames {
  std::string from, to;
};
struct AddTable {
  TableRecord record;
  TableStatus status;
};
struct AddAct {
  Act act;
  TableStatus status;
};  // the status after it; its `acts` is the act's number
// Means nothing; whether it can be stored tells the health page something.
struct Probe {
  std::string text;
};
using Write = std::variant<AddPerson, ChangePerson, RenamePerson, ChangePassword, AddSession, RemoveSession,
                           RemoveSessionsOf, KnowBrowser, MovePersonsGames, AddTable, AddAct, Probe>;

enum class Written : std::uint8_t {
  Done,
  Taken,    // AddAct: the number exists; AddPerson, ChangePerson: the login exists; AddTable: the id exists
  Again,    // AddAct: this person's client_id is stored at this table already: the same act, sent twice
  Missing,  // what it builds on is not stored: the person, the table, the act before this one
};

// --- the store

// What another server wrote to the same database.
struct ForeignNews {
  enum class What : std::uint8_t {
    Act,       // at a table
    People,    // seats of a table went to somebody else
    Sessions,  // some of a person ended
    Missed,    // the connection was broken: anything may have changed
  };
  What what = What::Missed;
  std::string id = {};
};

class Store {
 public:
  virtual ~Store() = default;

  // All writes in one durable transaction, in order; what is not Done changes nothing and does not hinder the others,
  // except those that build on it: after a table or an act that was not Done, later acts of that table in the same
  // commit are Taken (or Again). A problem (disk full, database locked or gone, text that cannot be stored): nothing of
  // it is stored. Only when a connection breaks during the very commit nobody can know: the problem says so, and who
  // sends the same writes again is told Again or Taken where they are stored.
  virtual Result<std::vector<Written>> commit(std::span<const Write> writes) = 0;

  virtual Result<std::optional<Person>> read_person(std::string_view id) = 0;
  virtual Result<std::optional<Person>> read_login(std::string_view login) = 0;
  virtual Result<std::optional<Person>> read_session(const Digest& token_hash) = 0;
  // Whether somebody has logged in as this person in this browser before.
  virtual Result<bool> knows_browser(const Digest& token_hash, std::string_view person) = 0;
  virtual Result<std::optional<StoredTable>> read_table(std::string_view id) = 0;
  virtual Result<std::vector<Act>> read_acts(std::string_view table, int after) = 0;
  // The act that a person's client sent under this id, if it is stored.
  virtual Result<std::optional<Act>> read_act_of_client(std::string_view table, std::string_view person,
                                                        std::string_view client_id) = 0;
  virtual Result<std::vector<TableStatus>> list_open(int limit) = 0;  // listed ones, newest first
  virtual Result<std::vector<TableStatus>> list_of(std::string_view person,
                                                   int limit) = 0;  // waiting for him first
  // Ids of tables whose deadline has come, the oldest first.
  virtual Result<std::vector<std::string>> list_due(Millis now, int limit) = 0;
  virtual Result<std::int64_t> count_tables() = 0;

  // Called on a thread of the store. SQLite never calls it.
  virtual void on_foreign_news(std::function<void(ForeignNews)> callback) = 0;
  // A short check that the database answers, for the health page.
  virtual Result<bool> check() = 0;
  virtual std::string_view kind() const = 0;  // "sqlite", "postgres"
};

struct StoreOptions {
  int patience_ms = 5000;  // how long to wait for somebody else's lock
};

// A path of a file (":memory:" for tests), or "postgres://user@host:port/database". Makes or migrates the schema.
Result<std::unique_ptr<Store>> open_store(const std::string& where, StoreOptions options = {});

}  // namespace zig::server
