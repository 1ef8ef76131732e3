// One connection to an SQLite file, its prepared statements, and errors as sentences for an operator. Not for two
// threads at once.
//
//   SqliteQuery query(connection, "SELECT name FROM people WHERE id = ?", id);
//   while (query.step()) use(query.text(0));
#pragma once

#include <sqlite3.h>

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/store.h"

namespace zig::server {

class SqliteConnection {
 public:
  enum class Use : std::uint8_t { Writing, Reading };

  // Opens or makes the file.
  SqliteConnection(const std::string& path, Use use, const StoreOptions& options);

  void run(const std::string& statements);  // without parameters, without results
  void undo() noexcept;                     // rolls back what is under way, if anything is
  int changes() const { return sqlite3_changes(db_.get()); }
  bool file_has_moved() const;                       // it was deleted or replaced under us
  const std::string& name() const { return name_; }  // for problems: "database club.db"
  [[noreturn]] void fail(int code) const;

 private:
  friend class SqliteQuery;
  struct Close {
    void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  sqlite3_stmt* prepared(std::string_view sql);  // compiled once; `sql` must live for ever

  std::string name_;
  int patience_ms_;
  std::unique_ptr<sqlite3, Close> db_;
  std::unordered_map<std::string_view, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;
};

class SqliteQuery {
 public:
  template <class... Values>
  SqliteQuery(SqliteConnection& connection, std::string_view sql, const Values&... values)
      : connection_(connection), statement_(connection.prepared(sql)) {
    int place = 0;
    (bind(++place, values), ...);
  }
  SqliteQuery(const SqliteQuery&) = delete;
  SqliteQuery& operator=(const SqliteQuery&) = delete;
  ~SqliteQuery() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
  }

  bool step();  // false: no more rows
  std::string text(int column) const;
  int columns() const { return sqlite3_column_count(statement_); }
  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }

 private:
  void bind(int place, std::string_view text);
  void bind(int place, std::integral auto number) { bind_number(place, number); }
  void bind(int place, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) bind(place++, std::string_view(text));
  }
  void bind_number(int place, std::int64_t number);

  SqliteConnection& connection_;
  sqlite3_stmt* statement_;
};

// Runs a statement and says how many rows it changed.
template <class... Values>
int run_sqlite(SqliteConnection& connection, std::string_view sql, const Values&... values) {
  SqliteQuery query(connection, sql, values...);
  query.step();
  return connection.changes();
}

}  // namespace zig::server
