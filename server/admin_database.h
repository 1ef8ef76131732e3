// The database of a server as whoever runs it sees it: questions and changes in the SQL that SQLite and PostgreSQL have in common, beside what
// the store of a running server does (store.h).
//
//   auto database = AdminDatabase::open("games.db");
//   const auto tables = guarded([&] { return (*database)->rows("SELECT id FROM tables WHERE host = $1", {person}); });
//
// Values are texts; where a number is compared with something that has no type of its own, the statement says CAST($1 AS bigint). They are numbered in
// the order in which they first appear, which is how SQLite numbers them. Not for two threads at once.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.h"

namespace zig::server {

class AdminDatabase {
 public:
  using Values = std::vector<std::string>;
  using Rows = std::vector<std::vector<std::string>>;

  // A database that a server has made, of exactly this version; nothing is made or migrated here.
  static Result<std::unique_ptr<AdminDatabase>> open(const std::string& where);
  virtual ~AdminDatabase() = default;

  // These throw StoreFailure (store_failure.h). `sql` is a constant.
  virtual Rows rows(std::string_view sql, const Values& values = {}) = 0;
  virtual int run(std::string_view sql, const Values& values = {}) = 0;  // how many rows were changed
  std::string one(std::string_view sql, const Values& values = {});      // the first value; empty: none

  // All of it or nothing; tried again where another program was quicker.
  void together(const std::function<void()>& work);

 private:
  virtual void begin() = 0;
  virtual void commit() = 0;
  virtual void undo() noexcept = 0;
  virtual bool may_try_again() const = 0;  // after a failure
};

}  // namespace zig::server
