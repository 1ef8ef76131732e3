// Backup and restore as docs/operating.md says, of a server at which people are playing.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "server/postgres_testkit.h"
#include "server/server_testkit.h"

namespace zig::server {
namespace {

// Plays until told to stop; the number of moves that were acknowledged grows.
void play_on(TestSocket& socket, std::atomic<int>& acknowledged, const std::atomic<bool>& enough) {
  while (!enough) {
    const Json asked = socket.ask({{"type", "decision"}});
    if (!asked.contains("decision") || asked["decision"].is_null()) {
      if (asked["pending"].empty()) return;
      socket.next_news();
      continue;
    }
    const Json& options = asked["decision"]["options"];
    const Json answer = socket.ask({{"type", "play"}, {"move", options[options.size() / 2]["move"]}});
    if (answer["type"] == "done") acknowledged = answer["act"].get<int>();
  }
}

// `copy` makes the backup and gives the place of the restored database.
template <class Copy>
void backs_up(const std::string& store, Copy copy) {
  TestServer server(store);
  TestClient ann(server);
  const std::string table = ann.make_table(some_table(2, {{"seats", {"open", "random"}}}));
  TestSocket socket(ann, table);
  std::atomic<int> acknowledged = 0;
  std::atomic<bool> enough = false;
  std::thread playing([&] { play_on(socket, acknowledged, enough); });
  while (acknowledged < 15) std::this_thread::yield();
  const int before = acknowledged;
  const std::string restored = copy(server.store());
  enough = true;
  playing.join();
  ASSERT_FALSE(restored.empty());

  TestServer again(restored);
  TestClient ann_again(again);
  ann_again.cookie = ann.cookie;  // her browser knows no difference
  TestSocket back(ann_again, table);
  EXPECT_GE(back.about["acts"].get<int>(), before);
  EXPECT_EQ(back.about["you"], 0);
  EXPECT_EQ(ann_again.get("/api/tables").json["mine"].size(), 1U);
}

std::string temporary_folder() {
  char folder[] = "/tmp/ziggurat_backup_XXXXXX";
  return mkdtemp(folder) ? folder : "";
}

TEST(Backup, OfSqlite) {
  const std::string folder = temporary_folder();
  backs_up("", [&](const std::string& store) -> std::string {
    const std::string copy = folder + "/copy.db";
    EXPECT_EQ(std::system(("sqlite3 " + store + " \".backup '" + copy + "'\"").c_str()), 0);
    return copy;
  });
  std::filesystem::remove_all(folder);
}

TEST(Backup, OfPostgres) {
  const auto postgres = PostgresForTests::running();
  ASSERT_TRUE(postgres) << postgres.error().line();
  const auto database = (*postgres)->new_database(), other = (*postgres)->new_database();
  ASSERT_TRUE(database && other);
  const std::string folder = temporary_folder(), file = folder + "/games.dump";
  backs_up(*database, [&](const std::string& store) -> std::string {
    EXPECT_EQ(std::system(
                  ("pg_dump --format=custom --schema=ziggurat --file=" + file + " '" + store + "'").c_str()),
              0);
    EXPECT_EQ(std::system(("pg_restore --dbname='" + *other + "' " + file).c_str()), 0);
    return *other;
  });
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace zig::server
