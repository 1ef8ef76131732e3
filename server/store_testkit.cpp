#include "server/store_testkit.h"

#include <sqlite3.h>
#include <stdlib.h>

#include <filesystem>

namespace zig::server {

void StoreTest::SetUp() {
  folder_ = "/tmp/ziggurat_store_XXXXXX";
  ASSERT_NE(mkdtemp(folder_.data()), nullptr);
  if (on_sqlite()) {
    where_ = folder_ + "/test.db";
    return;
  }
  const auto running = PostgresForTests::running();
  ASSERT_TRUE(running) << running.error().line();
  postgres_ = *running;
  const auto address = postgres_->new_database();
  ASSERT_TRUE(address) << address.error().line();
  where_ = *address;
}

void StoreTest::TearDown() { std::filesystem::remove_all(folder_); }

std::unique_ptr<Store> StoreTest::open() {
  auto store = open_store(where_, {.patience_ms = 1000});
  EXPECT_TRUE(store) << store.error().line();
  return store ? std::move(*store) : nullptr;
}

bool StoreTest::ask(const std::string& statements) {
  if (!on_sqlite()) return ask_postgres(where_, "SET search_path TO ziggurat; " + statements).has_value();
  sqlite3* db = nullptr;
  bool good = sqlite3_open(where_.c_str(), &db) == SQLITE_OK;
  good = good && sqlite3_exec(db, statements.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
  sqlite3_close(db);
  return good;
}

Person a_person(const std::string& id, const std::string& login) {
  return {id, "Name of " + id, login, login.empty() ? "" : "hash", 1234567890123};
}

AddTable a_table(const std::string& id, const std::vector<std::string>& people, Millis created) {
  return {{id, "some-game", "1", "{}", "seed", "commitment", "ann", "{}", created},
          {id, "open", people, {}, 0, created, true, 0, ""}};
}

AddAct an_act(const std::string& table, int number, const std::string& person, const std::string& client_id) {
  return {{table, number, "move", 0, person, client_id, "build Library", "hash", 2000 + number},
          {table, "playing", {person, ""}, {person}, number, 2000 + number, true, 0, ""}};
}

std::vector<Written> commit(Store& store, const std::vector<Write>& writes) {
  const auto written = store.commit(writes);
  EXPECT_TRUE(written) << written.error().line();
  return written ? *written : std::vector<Written>{};
}

int count_gapless(Store& store, const std::string& table) {
  const auto acts = store.read_acts(table, 0);
  EXPECT_TRUE(acts) << acts.error().line();
  if (!acts) return -1;
  int number = 0;
  for (const Act& act : *acts) EXPECT_EQ(act.number, ++number) << table;
  const auto stored = store.read_table(table);
  EXPECT_TRUE(stored && *stored && (*stored)->status.acts == number) << table;
  return number;
}

}  // namespace zig::server
