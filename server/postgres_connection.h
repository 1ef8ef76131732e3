// One connection to PostgreSQL, its prepared statements, and errors as sentences for an operator. Not for two threads
// at once. A connection that was lost stays lost: make a new one.
#pragma once

#include <libpq-fe.h>

#include <concepts>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/store.h"
#include "server/store_failure.h"

namespace zig::server {

struct PostgresFailure : StoreFailure {
  enum class Kind : std::uint8_t {
    Lost,      // the connection is gone
    Conflict,  // two transactions hindered each other: worth trying again
    Unique,    // a unique index refuses a row
    Other,
  };
  Kind kind = Kind::Other;
};

// A statement that is prepared when a connection first uses it. The name is short and unique.
struct PostgresStatement {
  const char* name;
  const char* sql;
};

// Parameters as texts.
class PostgresValues {
 public:
  template <class... Values>
  explicit PostgresValues(const Values&... values) {
    texts_.reserve(sizeof...(values));
    (add(values), ...);
  }
  int size() const { return static_cast<int>(texts_.size()); }
  std::vector<const char*> pointers() const;

 private:
  void add(std::string_view text) { texts_.emplace_back(text); }
  void add(std::integral auto number) { texts_.push_back(std::to_string(number)); }

  std::vector<std::string> texts_;
};

class PostgresResult {
 public:
  explicit PostgresResult(PGresult* result) : result_(result) {}
  int rows() const { return PQntuples(result_.get()); }
  std::string text(int row, int column) const;
  std::int64_t number(int row, int column) const;
  int changed() const;  // rows that a statement changed
  PGresult* get() const { return result_.get(); }

 private:
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::unique_ptr<PGresult, Clear> result_;
};

class PostgresConnection {
 public:
  PostgresConnection(const std::string& address, const StoreOptions& options);

  PostgresResult run(const char* statements);  // without parameters
  template <class... Values>
  PostgresResult query(const PostgresStatement& statement, const Values&... values) {
    return query_with(statement, PostgresValues(values...));
  }

  PostgresResult ask(const char* statement, const std::vector<std::string>& values);  // not prepared

  // Several statements in one journey to the server and back. If one fails, the first failure is thrown.
  struct Piped {
    const PostgresStatement* statement;
    PostgresValues values;
  };
  std::vector<PostgresResult> query_all(const std::vector<Piped>& piped);

  PGconn* get() const { return connection_.get(); }
  const std::string& name() const { return name_; }  // for problems: "database ziggurat on db.example.org"
  bool lost() const { return PQstatus(connection_.get()) != CONNECTION_OK; }

 private:
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };
  PostgresResult query_with(const PostgresStatement& statement, const PostgresValues& values);
  void prepare(const PostgresStatement& statement);
  PostgresResult checked(PGresult* result) const;
  [[noreturn]] void fail(const PGresult* result) const;
  [[noreturn]] void fail_to_connect() const;
  void set_up(const StoreOptions& options);

  std::string name_;
  std::unique_ptr<PGconn, Finish> connection_;
  std::set<const PostgresStatement*> prepared_;
};

}  // namespace zig::server
