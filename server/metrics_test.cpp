// The figures for Prometheus, the dashboard that draws them, and the ids of requests.
#include "server/metrics.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include "arena/eventually_testkit.h"
#include "server/server_testkit.h"

namespace zig::server {
namespace {

using namespace std::chrono_literals;

std::string file_text(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The value on the line that begins with this; -1: there is no such line.
double value_of(const std::string& metrics, const std::string& line) {
  const auto at = ("\n" + metrics).find("\n" + line + " ");
  return at == std::string::npos ? -1 : std::stod(metrics.substr(at + line.size() + 1));
}

TEST(Histogram, CountsWhatTookAtMostSoLong) {
  Histogram times;
  times.add(500us);
  times.add(600us);
  times.add(3s);
  times.add(100s);
  std::string text;
  times.print(text, "x_seconds", "kind=\"a\"");
  EXPECT_EQ(value_of(text, "x_seconds_bucket{kind=\"a\",le=\"0.0005\"}"), 1);
  EXPECT_EQ(value_of(text, "x_seconds_bucket{kind=\"a\",le=\"0.001\"}"), 2);
  EXPECT_EQ(value_of(text, "x_seconds_bucket{kind=\"a\",le=\"2.5\"}"), 2);
  EXPECT_EQ(value_of(text, "x_seconds_bucket{kind=\"a\",le=\"10\"}"), 3);
  EXPECT_EQ(value_of(text, "x_seconds_bucket{kind=\"a\",le=\"+Inf\"}"), 4);
  EXPECT_EQ(value_of(text, "x_seconds_count{kind=\"a\"}"), 4);
  EXPECT_NEAR(value_of(text, "x_seconds_sum{kind=\"a\"}"), 103.0011, 1e-9);
  std::string plain;
  times.print(plain, "x", "");
  EXPECT_EQ(value_of(plain, "x_bucket{le=\"0.001\"}"), 2);
  EXPECT_EQ(value_of(plain, "x_count"), 4);
}

TEST(Metrics, LabelsAreWordsOfTheProgram) {
  Metrics metrics;
  metrics.message("play", 1ms);
  metrics.message("dance\"} 7\nx", 1ms);
  const std::string text = metrics.text({}, {});
  EXPECT_EQ(value_of(text, "ziggurat_message_seconds_count{type=\"play\"}"), 1);
  EXPECT_EQ(value_of(text, "ziggurat_message_seconds_count{type=\"other\"}"), 1);
  EXPECT_EQ(text.find("dance"), std::string::npos);
}

class MetricsOfAServer : public testing::Test {
 protected:
  static ServeConfig config() {
    ServeConfig config;
    config.store = "";
    config.version = "1.2.3";
    return config;
  }
  // Something of everything.
  void play() {
    table = ann.make_table(some_table(2, {{"seats", {"open", "random"}}}));
    TestSocket socket(ann, table);
    ASSERT_EQ(socket.play()["type"], "done");
    EXPECT_EQ(socket.ask({{"type", "play"}, {"move", "nonsense"}})["type"], "refused");
    EXPECT_EQ(ann.get("/wp-login.php?ann").status, 404);
    EXPECT_EQ(ann.post("/api/me", {{"name", "Ann"}}, "https://evil.example").status, 403);
  }
  std::string figures() { return ann.get("/metrics").body; }

  TestServer server{config()};
  TestClient ann{server};
  std::string table;
};

TEST_F(MetricsOfAServer, TellWhatWasDoneAndWhatWasRefused) {
  play();
  const std::string text = figures();
  EXPECT_EQ(value_of(text, "ziggurat_build_info{version=\"1.2.3\"}"), 1) << text;
  EXPECT_EQ(value_of(text, "ziggurat_message_seconds_count{type=\"play\"}"), 2);
  EXPECT_GE(value_of(text, "ziggurat_commit_seconds_count"), 2);
  EXPECT_GE(value_of(text, "ziggurat_commit_wait_seconds_count"),
            value_of(text, "ziggurat_commit_seconds_count"));
  EXPECT_EQ(value_of(text, "ziggurat_http_responses_total{path=\"/api/tables\",status=\"201\"}"), 1);
  EXPECT_EQ(value_of(text, "ziggurat_http_responses_total{path=\"/api/tables/{id}/socket\",status=\"101\"}"),
            1);
  EXPECT_EQ(value_of(text, "ziggurat_http_responses_total{path=\"unknown\",status=\"404\"}"), 1);
  EXPECT_EQ(value_of(text, "ziggurat_http_seconds_count{method=\"POST\",path=\"/api/me\"}"), 1);
  EXPECT_EQ(value_of(text, "ziggurat_refusals_total{reason=\"other_site\"}"), 1);
  EXPECT_EQ(value_of(text, "ziggurat_refusals_total{reason=\"full\"}"), 0);
  EXPECT_EQ(value_of(text, "ziggurat_refused_total"), 1);
  EXPECT_GE(value_of(text, "ziggurat_connections"), 1);
  EXPECT_GT(value_of(text, "process_threads"), 2);
  EXPECT_GT(value_of(text, "process_max_fds"), value_of(text, "process_open_fds"));
  EXPECT_EQ(text.find("wp-login"), std::string::npos);
  const auto nothing_waits = [&] { return value_of(figures(), "ziggurat_socket_waiting_bytes") == 0; };
  EXPECT_TRUE(eventually(nothing_waits));
}

// Every figure that docs/grafana-dashboard.json draws, and every one that docs/operating.md explains, is there.
TEST_F(MetricsOfAServer, HaveEveryFigureOfTheDashboard) {
  play();
  const std::string text = "\n" + figures(), docs = std::string(ZIGGURAT_SOURCE_DIR) + "/docs/";
  const auto dashboard = parse_json(file_text(docs + "grafana-dashboard.json"), "dashboard", 1 << 20);
  ASSERT_TRUE(dashboard) << dashboard.error().line();
  std::set<std::string> drawn;
  const std::regex name("(ziggurat|process)_[a-z_]*[a-z]");
  const auto collect = [&](const std::string& words) {
    for (std::sregex_iterator at(words.begin(), words.end(), name), end; at != end; ++at)
      drawn.insert(at->str());
  };
  for (const Json& panel : (*dashboard)["panels"]) {
    if (!panel.contains("targets")) continue;
    for (const Json& target : panel["targets"]) collect(target["expr"].get<std::string>());
  }
  EXPECT_GE(drawn.size(), 15U);
  collect(file_text(docs + "operating.md"));
  drawn.erase("ziggurat_place");  // words of the proxy's configuration
  drawn.erase("ziggurat_table");
  drawn.erase("ziggurat_connection");
  for (const std::string& one : drawn) {
    const bool there = text.find("\n" + one + " ") != std::string::npos ||
                       text.find("\n" + one + "{") != std::string::npos ||
                       text.find("# TYPE " + one + " histogram") != std::string::npos;
    EXPECT_TRUE(there) << one;
  }
}

TEST_F(MetricsOfAServer, EveryAnswerHasAnIdOfItsOwn) {
  std::set<std::string> ids;
  for (const char* path : {"/api/games", "/api/games", "/nowhere", "/metrics"}) {
    const std::string headers = ann.get(path, {{"X-Request-Id", "chosen-by-ann"}}).headers;
    const auto at = headers.find("X-Request-Id: ");
    ASSERT_NE(at, std::string::npos) << headers;
    ids.insert(headers.substr(at, headers.find('\n', at) - at));
  }
  EXPECT_EQ(ids.size(), 4U);
  EXPECT_FALSE(ids.contains("X-Request-Id: chosen-by-ann"));
}

TEST(RequestIds, OfTheProxyAreKeptAndStandInTheLog) {
  char name[] = "/tmp/ziggurat_log_XXXXXX";
  const int file = mkstemp(name);
  ASSERT_GE(file, 0);
  {
    TestServer server("", kGraceAfterOpening, file, true);
    TestClient ann(server);
    const std::string headers = ann.get("/api/games", {{"X-Request-Id", "of-the-proxy-17"}}).headers;
    EXPECT_NE(headers.find("X-Request-Id: of-the-proxy-17\n"), std::string::npos) << headers;
    ann.get("/api/games", {{"X-Request-Id", "two words"}});
    server.stop();
  }
  const std::string log = file_text(name);
  unlink(name);
  EXPECT_NE(log.find(R"("id":"of-the-proxy-17")"), std::string::npos) << log;
  EXPECT_EQ(log.find("two words"), std::string::npos) << log;
}

}  // namespace
}  // namespace zig::server
