// Two servers on one PostgreSQL behind the proxy of docs/operating.md: one is killed, and everything goes on in the other.
#include "server/proxy_testkit.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "arena/eventually_testkit.h"
#include "server/load/driver.h"
#include "server/postgres_testkit.h"
#include "server/server_testkit.h"

namespace zig::server {
namespace {

double acts_of(const TestServer& server) {
  TestClient looking(server);
  looking.from = "127.7.7.7";  // not one of those whom limits hit
  const std::string figures = looking.get("/metrics").body;
  const auto at = figures.find("\nziggurat_acts_total ");
  return at == std::string::npos ? -1 : std::stod(figures.substr(at + 21));
}

TEST(SlowProxy, TablesOfAServerThatIsKilledGoOnInTheOtherOne) {
  const auto postgres = PostgresForTests::running();
  ASSERT_TRUE(postgres) << postgres.error().line();
  const auto database = (*postgres)->new_database();
  ASSERT_TRUE(database) << database.error().line();
  TestServer first(*database, kGraceAfterOpening, -1, true), second(*database, kGraceAfterOpening, -1, true);
  const ProxyForTests proxy({first.port(), second.port()});
  ASSERT_NE(proxy.port(), 0) << proxy.trouble();

  load::Config config;
  config.at.port = proxy.port();
  config.metrics = {{"127.0.0.1", first.port()}, {"127.0.0.1", second.port()}};
  config.tables = 24;
  config.connections = 96;
  config.moves_per_second = 48;
  config.seconds = 9;
  config.played = 4;
  config.breaks_expected = true;
  std::atomic<bool> begun = false, ended = false;
  config.begun = [&] { begun = true; };
  Result<load::Report> report = problem("", "did not run");
  std::thread people([&] {
    report = load::run(config, TestServer::library());
    ended = true;
  });
  EXPECT_TRUE(eventually([&] { return begun || ended; }));
  const auto go_on = [](const TestServer& server) {  // for three seconds and more, at 24 acts a second
    const double before = acts_of(server);
    return eventually([&] { return acts_of(server) > before + 72; }, std::chrono::seconds(60),
                      std::chrono::milliseconds(100));
  };
  EXPECT_TRUE(go_on(first));
  EXPECT_GT(acts_of(second), 0);
  first.kill();
  EXPECT_TRUE(go_on(second));
  first.start();
  people.join();

  ASSERT_TRUE(report) << report.error().line();
  std::printf("%s", report->text().c_str());
  EXPECT_EQ(report->error_count(),
            0U);                 // each acknowledged move is there once, everybody was told everything once
  EXPECT_GT(report->lost, 4U);   // the one that was killed had people
  EXPECT_LT(report->lost, 92U);  // and the other one, too
  EXPECT_LT(report->resumed.longest(), 10'000);
  EXPECT_NEAR(static_cast<double>(report->moves), 48 * 9, 20);

  config.seconds = 1;
  config.seed = 2;
  const auto afterwards = load::run(config, TestServer::library());
  ASSERT_TRUE(afterwards) << afterwards.error().line();
  EXPECT_EQ(afterwards->error_count(), 0U) << afterwards->text();
  EXPECT_GT(acts_of(first), 0);  // it has new tables
}

}  // namespace
}  // namespace zig::server
