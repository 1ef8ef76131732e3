// Servers are added and taken away under load, behind the proxy of docs/operating.md: nothing is lost, and no table is out of reach for long.
// By night with ZIGGURAT_CHANGES=N (tools/hostile.sh).
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <memory>
#include <thread>

#include "arena/eventually_testkit.h"
#include "engine/random.h"
#include "server/load/driver.h"
#include "server/long_form_testkit.h"
#include "server/postgres_testkit.h"
#include "server/proxy_testkit.h"
#include "server/server_testkit.h"

namespace zig::server {
namespace {

class Fleet {
 public:
  explicit Fleet(const std::string& database) {
    for (auto& member : members_)
      member.server = std::make_unique<TestServer>(database, kGraceAfterOpening, -1, true);
    set(2, false);
    proxy_ = std::make_unique<ProxyForTests>(ports());
  }

  const ProxyForTests& proxy() const { return *proxy_; }
  std::vector<load::Address> addresses() const {
    std::vector<load::Address> all;
    for (const auto& member : members_) all.push_back({"127.0.0.1", member.server->port()});
    return all;
  }
  int running() const { return static_cast<int>(ports().size()); }
  bool runs(std::size_t i) const { return members_[i].runs; }

  // As an operator does it: a server is started, then the proxy learns of it; a server is stopped (SIGTERM), then the proxy forgets it.
  void set(std::size_t i, bool runs) {
    members_[i].runs = runs;
    if (runs)
      members_[i].server->start();
    else
      EXPECT_EQ(members_[i].server->stop(), 0);
    if (proxy_) {
      EXPECT_TRUE(proxy_->lead_to(ports())) << proxy_->trouble();
    }
  }

  double sockets_of(std::size_t i) const {
    TestClient looking(*members_[i].server);
    looking.from = "127.7.7.7";
    const std::string figures = looking.get("/metrics").body;
    const auto at = figures.find("\nziggurat_sockets ");
    return at == std::string::npos ? -1 : std::stod(figures.substr(at + 18));
  }

 private:
  struct Member {
    std::unique_ptr<TestServer> server;
    bool runs = true;
  };
  std::vector<std::uint16_t> ports() const {
    std::vector<std::uint16_t> all;
    for (const auto& member : members_) {
      if (member.runs) all.push_back(member.server->port());
    }
    return all;
  }

  std::array<Member, 3> members_;
  std::unique_ptr<ProxyForTests> proxy_;
};

TEST(SlowScale, ServersComeAndGoUnderLoad) {
  const int changes = from_environment("ZIGGURAT_CHANGES", 2);
  const auto postgres = PostgresForTests::running();
  ASSERT_TRUE(postgres) << postgres.error().line();
  const auto database = (*postgres)->new_database();
  ASSERT_TRUE(database) << database.error().line();
  Fleet fleet(*database);
  ASSERT_NE(fleet.proxy().port(), 0) << fleet.proxy().trouble();

  load::Config config;
  config.at.port = fleet.proxy().port();
  config.metrics = fleet.addresses();
  config.tables = 24;
  config.connections = 96;
  config.moves_per_second = 48;
  config.seconds = 2;
  config.played = 2;
  config.seed = 1 + slice_of_night();
  config.together = true;
  const auto quiet = load::run(config, TestServer::library());
  ASSERT_TRUE(quiet) << quiet.error().line();
  EXPECT_EQ(quiet->error_count(), 0U) << quiet->text();
  EXPECT_EQ(quiet->tables_at_two, 0U) << "the proxy keeps a table on one server";

  config.seconds = 3 + 3 * changes;
  config.breaks_expected = true;
  config.reloads_per_second = 12;
  // Where all is quiet and a move takes as long, the machine has other things to do, and nobody can tell what took long.
  const bool able = quiet->gaps.longest() < 300;
  config.longest_gap_ms = able ? 2000 : 20'000;
  std::atomic<bool> begun = false, ended = false;
  config.begun = [&] { begun = true; };
  Result<load::Report> report = problem("", "did not run");
  std::thread people([&] {
    report = load::run(config, TestServer::library());
    ended = true;
  });
  EXPECT_TRUE(eventually([&] { return begun || ended; }));

  Random random = Random::fast(config.seed);
  int made = 0;
  for (; made < changes && !ended; ++made) {
    // First the third one is added, then one of those that were there goes; later any comes or goes, and one at least stays.
    std::size_t which = made == 0 ? 2 : random.below(made == 1 ? 2 : 3);
    while (fleet.running() == 1 && fleet.runs(which)) which = random.below(3);
    const bool comes = !fleet.runs(which);
    fleet.set(which, comes);
    if (comes) {  // until people are there
      EXPECT_TRUE(eventually([&] { return ended || fleet.sockets_of(which) >= 2; }, std::chrono::seconds(20),
                             std::chrono::milliseconds(50)));
    }
  }
  people.join();

  ASSERT_TRUE(report) << report.error().line();
  std::printf("%s", report->text().c_str());
  std::printf("servers came and went: %d changes, %llu acknowledged moves are there exactly once\n", made,
              static_cast<unsigned long long>(report->verified_moves));
  EXPECT_GE(made, 2);
  EXPECT_EQ(report->error_count(), 0U);
  EXPECT_EQ(report->due, report->moves);
  EXPECT_GE(report->verified_moves, report->moves);
  EXPECT_EQ(report->gaps.count(), 24U);
  EXPECT_GT(report->lost, 0U) << "the one that was stopped had people";
  EXPECT_GT(report->reloads, 10U);
  EXPECT_GT(report->tables_at_two, 0U) << "after one was added, tables had connections to both";
  EXPECT_GT(report->moves_at_two, 0U);
}

}  // namespace
}  // namespace zig::server
