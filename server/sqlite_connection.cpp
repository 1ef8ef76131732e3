#include "server/sqlite_connection.h"

#include <cerrno>
#include <cstring>

#include "server/store_failure.h"

namespace zig::server {

namespace {

// What an operator should do about it. `code` is an extended result code.
std::string sentence(int code, int system_error, const char* message, int patience_ms) {
  const bool full = system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG;
  switch (code & 0xFF) {
    case SQLITE_FULL: return "has no room left on its disk; free some space";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "is locked by another program for more than " + std::to_string(patience_ms) +
             " ms; stop that program (a backup, a database shell)";
    case SQLITE_READONLY:
    case SQLITE_PERM: return "may not be written; check the rights of the file and of its folder";
    case SQLITE_NOTADB: return "is not a database; name another file, or move this one away";
    case SQLITE_CORRUPT: return "is damaged (" + std::string(message) + "); restore the backup";
    case SQLITE_CANTOPEN:
      return "cannot be opened; check that the folder exists and that this user may write in it";
    case SQLITE_IOERR:
      if (full) return "has no room left on its disk; free some space";
      return "cannot be read or written (" +
             std::string(system_error != 0 ? std::strerror(system_error) : message) + "); check the disk";
    case SQLITE_NOMEM: return "cannot be used: out of memory";
    default: return "reports a problem (" + std::string(message) + ")";
  }
}

// The system's error of a failed write: SQLite keeps it with the file, and forgets to report it for a commit.
int last_error(sqlite3* db) {
  int error = sqlite3_system_errno(db);
  if (error == 0) sqlite3_file_control(db, "main", SQLITE_FCNTL_LAST_ERRNO, &error);
  sqlite3_file* log = nullptr;
  if (error == 0) sqlite3_file_control(db, "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&log));
  if (log != nullptr && log->pMethods != nullptr) {
    log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &error);
  }
  return error;
}

void check_journal(SqliteConnection& connection) {
  SqliteQuery query(connection, "PRAGMA journal_mode = WAL");
  query.step();
  const std::string mode = query.text(0);
  if (mode != "wal" && mode != "memory") {
    throw StoreFailure{{connection.name(),
                        "cannot keep a write-ahead log here (network file system?); put it on a local disk",
                        {}}};
  }
}

}  // namespace

SqliteConnection::SqliteConnection(const std::string& path, Use use, const StoreOptions& options)
    : name_("database " + path), patience_ms_(options.patience_ms) {
  sqlite3* opened = nullptr;
  const int make = use == Use::Writing ? SQLITE_OPEN_CREATE : 0;
  const int code =
      sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | make, nullptr);
  db_.reset(opened);
  if (code != SQLITE_OK) fail(code);
  sqlite3_extended_result_codes(opened, 1);
  sqlite3_busy_timeout(opened, patience_ms_);
  if (use == Use::Writing) {
    check_journal(*this);
    // Full: a commit is on the disk before it is answered. The log is cut back after a burst.
    run("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 67108864");
  } else {
    run("PRAGMA query_only = ON");
  }
}

void SqliteConnection::run(const std::string& statements) {
  const int code = sqlite3_exec(db_.get(), statements.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

void SqliteConnection::undo() noexcept {
  if (sqlite3_get_autocommit(db_.get()) == 0) {
    sqlite3_exec(db_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
  }
}

bool SqliteConnection::file_has_moved() const {
  int moved = 0;
  const int code = sqlite3_file_control(db_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return code == SQLITE_OK && moved != 0;
}

void SqliteConnection::fail(int code) const {
  const int system_error = db_ && (code & 0xFF) == SQLITE_IOERR ? last_error(db_.get()) : 0;
  const char* message = db_ ? sqlite3_errmsg(db_.get()) : sqlite3_errstr(code);
  throw StoreFailure{{name_, sentence(code, system_error, message, patience_ms_), {}}};
}

sqlite3_stmt* SqliteConnection::prepared(std::string_view sql) {
  auto& statement = statements_[sql];
  if (!statement) {
    sqlite3_stmt* made = nullptr;
    const int code = sqlite3_prepare_v3(db_.get(), sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    if (code != SQLITE_OK) fail(code);
    statement.reset(made);
  }
  return statement.get();
}

bool SqliteQuery::step() {
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) connection_.fail(code);
  return false;
}

std::string SqliteQuery::text(int column) const {
  const auto* begin = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
  if (begin == nullptr) return {};
  return {begin, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

void SqliteQuery::bind(int place, std::string_view text) {
  const char* begin = text.data() != nullptr ? text.data() : "";  // no address would mean NULL
  const int code =
      sqlite3_bind_text(statement_, place, begin, static_cast<int>(text.size()), SQLITE_TRANSIENT);
  if (code != SQLITE_OK) connection_.fail(code);
}

void SqliteQuery::bind_number(int place, std::int64_t number) {
  const int code = sqlite3_bind_int64(statement_, place, number);
  if (code != SQLITE_OK) connection_.fail(code);
}

}  // namespace zig::server
