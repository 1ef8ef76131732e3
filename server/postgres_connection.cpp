#include "server/postgres_connection.h"

#include <array>
#include <charconv>
#include <cstring>

namespace zig::server {

namespace {

using Kind = PostgresFailure::Kind;

struct Meaning {
  std::string_view state;  // the beginning of the SQLSTATE
  Kind kind;
  std::string_view sentence;  // empty: what PostgreSQL says
};

constexpr std::array<Meaning, 17> meanings = {{
    {"08", Kind::Lost, "has lost the connection; see whether PostgreSQL runs and can be reached"},
    {"57P01", Kind::Lost, "was shut down or restarted; see whether PostgreSQL runs"},
    {"57P02", Kind::Lost, "has crashed and is starting again; wait, and see PostgreSQL's log"},
    {"57P03", Kind::Lost, "is starting or stopping; wait a moment"},
    {"57P04", Kind::Lost, "was dropped; restore it"},
    {"57014", Kind::Other, "took too long for one statement; see what else it is doing"},
    {"55P03", Kind::Other, "is locked by somebody else; see pg_stat_activity for who holds the lock"},
    {"53100", Kind::Other, "has no room left on its disk; free some space"},
    {"53200", Kind::Other, "is out of memory; see PostgreSQL's log"},
    {"53300", Kind::Lost, "has no connections left; raise max_connections, or stop other programs"},
    {"25006", Kind::Other, "may only be read; it is a standby or was set read-only"},
    {"42501", Kind::Other,
     "lacks a right for this user; GRANT CREATE ON DATABASE to it, or make it the owner"},
    {"3D000", Kind::Other, "does not exist; make it with createdb"},
    {"28", Kind::Other, "refuses this user or password; see pg_hba.conf and the password in PGPASSFILE"},
    {"23505", Kind::Unique, ""},
    {"40001", Kind::Conflict, "is written by others at the same place; try again"},
    {"40P01", Kind::Conflict, "is written by others at the same place; try again"},
}};

std::string one_line(const char* message) {
  std::string text = message != nullptr ? message : "";
  for (char& c : text) {
    if (c == '\n') c = ' ';
  }
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

}  // namespace

std::vector<const char*> PostgresValues::pointers() const {
  std::vector<const char*> pointers;
  pointers.reserve(texts_.size());
  for (const std::string& text : texts_) pointers.push_back(text.c_str());
  return pointers;
}

std::string PostgresResult::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t PostgresResult::number(int row, int column) const {
  const char* begin = PQgetvalue(result_.get(), row, column);
  std::int64_t number = 0;
  std::from_chars(begin, begin + PQgetlength(result_.get(), row, column), number);
  return number;
}

int PostgresResult::changed() const {
  const char* begin = PQcmdTuples(result_.get());
  int number = 0;
  std::from_chars(begin, begin + std::strlen(begin), number);
  return number;
}

PostgresConnection::PostgresConnection(const std::string& address, const StoreOptions& options)
    : name_("database") {
  // What the address may change stands before it, what it may not stands behind it. A dead line is noticed in seconds.
  const std::array<const char*, 9> keys = {"fallback_application_name",
                                           "connect_timeout",
                                           "keepalives_idle",
                                           "keepalives_interval",
                                           "keepalives_count",
                                           "tcp_user_timeout",
                                           "dbname",
                                           "client_encoding",
                                           nullptr};
  const std::array<const char*, 9> values = {"ziggurat",      "5",    "5",    "2", "3", "10000",
                                             address.c_str(), "UTF8", nullptr};
  connection_.reset(PQconnectdbParams(keys.data(), values.data(), 1));
  if (!connection_) fail_to_connect();
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  const char* host = PQhost(connection_.get());
  const char* database = PQdb(connection_.get());
  if (database != nullptr && host != nullptr) name_ += " " + std::string(database) + " on " + host;
  if (lost()) fail_to_connect();
  set_up(options);
}

void PostgresConnection::set_up(const StoreOptions& options) {
  const char* encoding = PQparameterStatus(get(), "server_encoding");
  if (encoding == nullptr || std::strcmp(encoding, "UTF8") != 0) {
    throw PostgresFailure{
        {{name_, "does not hold UTF-8; make it with createdb --encoding=UTF8 --template=template0", {}}}};
  }
  const std::string patience = std::to_string(options.patience_ms);
  // Every question has its index; a plan that was made while the tables were empty must not say otherwise for ever.
  run(("SET search_path TO ziggurat; SET jit TO off; SET enable_seqscan TO off; SET lock_timeout TO " +
       patience + "; SET statement_timeout TO " + std::to_string(2 * options.patience_ms + 5000) +
       "; SET idle_in_transaction_session_timeout TO 60000"
       // A commit is on the disk before it is answered, whatever the default of the database is.
       "; SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = "
       "'off'")
          .c_str());
}

PostgresResult PostgresConnection::run(const char* statements) { return checked(PQexec(get(), statements)); }

PostgresResult PostgresConnection::ask(const char* statement, const std::vector<std::string>& values) {
  std::vector<const char*> pointers;
  for (const std::string& value : values) pointers.push_back(value.c_str());
  return checked(PQexecParams(get(), statement, static_cast<int>(values.size()), nullptr, pointers.data(),
                              nullptr, nullptr, 0));
}

PostgresResult PostgresConnection::query_with(const PostgresStatement& statement,
                                              const PostgresValues& values) {
  prepare(statement);
  const auto pointers = values.pointers();
  return checked(PQexecPrepared(get(), statement.name, values.size(), pointers.data(), nullptr, nullptr, 0));
}

std::vector<PostgresResult> PostgresConnection::query_all(const std::vector<Piped>& piped) {
  std::vector<PostgresResult> results;
  if (piped.empty()) return results;
  for (const Piped& one : piped) prepare(*one.statement);
  if (PQenterPipelineMode(get()) != 1) fail(nullptr);
  for (const Piped& one : piped) {
    const auto pointers = one.values.pointers();
    if (PQsendQueryPrepared(get(), one.statement->name, one.values.size(), pointers.data(), nullptr, nullptr,
                            0) != 1) {
      fail(nullptr);
    }
  }
  if (PQpipelineSync(get()) != 1) fail(nullptr);

  // Everything is read before a failure is reported, so that the connection can be used again.
  int failed = -1;
  for (std::size_t i = 0; i < piped.size(); ++i) {
    results.emplace_back(PQgetResult(get()));
    if (results.back().get() == nullptr) fail(nullptr);
    const ExecStatusType status = PQresultStatus(results.back().get());
    if (failed < 0 && status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) failed = static_cast<int>(i);
    while (!lost() && PostgresResult(PQgetResult(get())).get() != nullptr) continue;  // ends with a null
    if (lost()) fail(results.back().get());
  }
  const PostgresResult sync(PQgetResult(get()));
  if (PQresultStatus(sync.get()) != PGRES_PIPELINE_SYNC || PQexitPipelineMode(get()) != 1) fail(nullptr);
  if (failed >= 0) fail(results[static_cast<std::size_t>(failed)].get());
  return results;
}

void PostgresConnection::prepare(const PostgresStatement& statement) {
  if (prepared_.contains(&statement)) return;
  checked(PQprepare(get(), statement.name, statement.sql, 0, nullptr));
  prepared_.insert(&statement);
}

PostgresResult PostgresConnection::checked(PGresult* result) const {
  PostgresResult kept(result);
  const ExecStatusType status = PQresultStatus(result);
  if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) fail(result);
  return kept;
}

void PostgresConnection::fail(const PGresult* result) const {
  const char* state = result != nullptr ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
  const char* primary = result != nullptr ? PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY) : nullptr;
  PostgresFailure failure{{{name_, {}, {}}}};
  if (state != nullptr) {
    for (const Meaning& meaning : meanings) {
      if (!std::string_view(state).starts_with(meaning.state)) continue;
      failure.kind = meaning.kind;
      failure.problem.what = meaning.sentence;
      break;
    }
  }
  if (lost() || state == nullptr) failure.kind = Kind::Lost;
  if (failure.problem.what.empty() && failure.kind == Kind::Lost) failure.problem.what = meanings[0].sentence;
  if (failure.problem.what.empty()) {
    failure.problem.what = "reports a problem (" + one_line(primary) + ", " + state + ")";
  }
  throw failure;
}

void PostgresConnection::fail_to_connect() const {
  // libpq gives no SQLSTATE for a failed connection: its own words, which never contain the password.
  const std::string message = connection_ ? one_line(PQerrorMessage(connection_.get())) : "out of memory";
  throw PostgresFailure{
      {{name_,
        "cannot be reached (" + message + "); see whether PostgreSQL runs and the address is right",
        {}}},
      Kind::Lost};
}

}  // namespace zig::server
