#include "server/admin_database.h"

#include <filesystem>
#include <utility>

#include "server/postgres_connection.h"
#include "server/schema.h"
#include "server/sqlite_connection.h"
#include "server/store_failure.h"

namespace zig::server {

namespace {

constexpr StoreOptions kPatient{.patience_ms = 60'000};  // a large database may take its time

class SqliteAdmin final : public AdminDatabase {
 public:
  explicit SqliteAdmin(const std::string& path) : to_(path, SqliteConnection::Use::Writing, kPatient) {}

  Rows rows(std::string_view sql, const Values& values) override {
    SqliteQuery query(to_, sql, values);
    Rows rows;
    while (query.step()) {
      auto& row = rows.emplace_back();
      for (int column = 0; column < query.columns(); ++column) row.push_back(query.text(column));
    }
    return rows;
  }
  int run(std::string_view sql, const Values& values) override { return run_sqlite(to_, sql, values); }

 private:
  void begin() override { to_.run("BEGIN IMMEDIATE"); }
  void commit() override { to_.run("COMMIT"); }
  void undo() noexcept override { to_.undo(); }
  bool may_try_again() const override { return false; }  // nobody else writes meanwhile

  SqliteConnection to_;
};

class PostgresAdmin final : public AdminDatabase {
 public:
  explicit PostgresAdmin(const std::string& address) : to_(address, kPatient) {}

  Rows rows(std::string_view sql, const Values& values) override {
    const PostgresResult found = ask(sql, values);
    Rows rows(static_cast<std::size_t>(found.rows()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (int column = 0; column < PQnfields(found.get()); ++column)
        rows[i].push_back(found.text(static_cast<int>(i), column));
    }
    return rows;
  }
  int run(std::string_view sql, const Values& values) override { return ask(sql, values).changed(); }

 private:
  PostgresResult ask(std::string_view sql, const Values& values) {
    try {
      return to_.ask(std::string(sql).c_str(), values);
    } catch (const PostgresFailure& failure) {
      again_ =
          failure.kind == PostgresFailure::Kind::Conflict || failure.kind == PostgresFailure::Kind::Unique;
      throw;
    }
  }
  void begin() override { to_.run("BEGIN"); }
  void commit() override { to_.run("COMMIT"); }
  void undo() noexcept override {
    try {
      to_.run("ROLLBACK");
    } catch (const PostgresFailure&) {  // the transaction ends with its connection
      again_ = false;
    }
  }
  bool may_try_again() const override { return again_; }

  PostgresConnection to_;
  bool again_ = false;
};

bool is_postgres(const std::string& where) {
  return where.starts_with("postgres://") || where.starts_with("postgresql://");
}

void check_version(AdminDatabase& database, const std::string& where) {
  const int found =
      read_version(database.one("SELECT value FROM meta WHERE key = 'schema'"), "database " + where);
  if (found == newest_schema()) return;
  throw StoreFailure{
      {"database",
       "was written by another version of this program; use the version of the server that runs on it",
       {}}};
}

}  // namespace

Result<std::unique_ptr<AdminDatabase>> AdminDatabase::open(const std::string& where) {
  const bool postgres = is_postgres(where);
  std::error_code failed;
  if (!postgres && !std::filesystem::is_regular_file(where, failed))
    return problem("database",
                   say("{file} does not exist; --db says where the server keeps it", {{"file", where}}));
  return guarded([&]() -> std::unique_ptr<AdminDatabase> {
    std::unique_ptr<AdminDatabase> database;
    if (postgres)
      database = std::make_unique<PostgresAdmin>(where);
    else
      database = std::make_unique<SqliteAdmin>(where);
    check_version(*database, postgres ? "" : where);
    return database;
  });
}

std::string AdminDatabase::one(std::string_view sql, const Values& values) {
  const Rows found = rows(sql, values);
  return found.empty() ? "" : found.front().front();
}

void AdminDatabase::together(const std::function<void()>& work) {
  constexpr int kAttempts = 4;
  for (int attempt = 1;; ++attempt) {
    begin();
    try {
      work();
      commit();
      return;
    } catch (...) {
      undo();
      if (attempt == kAttempts || !may_try_again()) throw;
    }
  }
}

}  // namespace zig::server
