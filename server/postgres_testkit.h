// A real PostgreSQL for tests: made at the first use in a private folder, removed when the process ends.
#pragma once

#include <string>
#include <string_view>

#include "engine/json.h"

namespace zig::server {

class PostgresForTests {
 public:
  static Result<PostgresForTests*> running();  // the one of this process, started if it has to be

  Result<std::string> new_database();           // its address; empty of everything
  bool halt(const std::string& mode = "fast");  // fast: orderly; immediate: as if it had crashed
  bool resume();

  ~PostgresForTests();
  PostgresForTests(const PostgresForTests&) = delete;
  PostgresForTests& operator=(const PostgresForTests&) = delete;

 private:
  PostgresForTests();

  std::string folder_;
  std::string address_;  // empty: it could not be started
  std::string trouble_;
  int databases_ = 0;
  bool up_ = false;
};

// Where a fresh store of this kind is, for tests that run on both: "postgres", or "sqlite" (empty: TestServer makes a file).
std::string fresh_store(std::string_view kind);

// Runs statements over a connection of their own; the text of the first value, or a problem.
Result<std::string> ask_postgres(const std::string& address, const std::string& statements);

}  // namespace zig::server
