#include "server/postgres_testkit.h"

#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>

#include "server/script_testkit.h"

namespace zig::server {

Result<PostgresForTests*> PostgresForTests::running() {
  static PostgresForTests server;
  if (server.address_.empty()) return problem("PostgreSQL", "cannot be started: " + server.trouble_);
  if (!server.up_ && !server.resume()) return problem("PostgreSQL", "cannot be started again");
  return &server;
}

PostgresForTests::PostgresForTests() {
  std::string pattern = "/tmp/ziggurat_postgres_XXXXXX";
  if (mkdtemp(pattern.data()) == nullptr) {
    trouble_ = "no folder in /tmp";
    return;
  }
  folder_ = pattern;
  const auto [good, output] =
      call_script("postgres_for_tests.sh", "start " + folder_ + " " + std::to_string(getpid()));
  (good ? address_ : trouble_) = output;
  up_ = good;
}

PostgresForTests::~PostgresForTests() {
  if (!folder_.empty()) call_script("postgres_for_tests.sh", "remove " + folder_);
}

bool PostgresForTests::halt(const std::string& mode) {
  up_ = false;
  return call_script("postgres_for_tests.sh", "halt " + folder_ + " " + mode).first;
}

bool PostgresForTests::resume() {
  up_ = call_script("postgres_for_tests.sh", "resume " + folder_).first;
  return up_;
}

Result<std::string> PostgresForTests::new_database() {
  const std::string name = "test" + std::to_string(++databases_);
  if (const auto made = ask_postgres(address_, "CREATE DATABASE " + name); !made) {
    return std::unexpected(made.error());
  }
  return "postgres://ziggurat@/" + name + "?host=" + folder_;
}

std::string fresh_store(std::string_view kind) {
  if (kind == "sqlite") return "";
  const auto postgres = PostgresForTests::running();
  EXPECT_TRUE(postgres) << postgres.error().line();
  const auto database = postgres ? (*postgres)->new_database() : Result<std::string>("");
  EXPECT_TRUE(database) << database.error().line();
  return database.value_or("");
}

Result<std::string> ask_postgres(const std::string& address, const std::string& statements) {
  const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(address.c_str()), &PQfinish);
  const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), statements.c_str()),
                                                             &PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  if (status == PGRES_COMMAND_OK) return "";
  if (status != PGRES_TUPLES_OK) return problem("PostgreSQL", PQerrorMessage(connection.get()));
  return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

}  // namespace zig::server
