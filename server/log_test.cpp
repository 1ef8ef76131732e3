// The operator's log: JSON lines, and nothing about people.
#include "server/log.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "server/server_testkit.h"

namespace zig::server {
namespace {

std::vector<Json> lines_of(Log::Level level) {
  std::vector<Json> lines;
  const Log log(level, [&](const std::string& line) { lines.push_back(*parse_json(line, "line")); });
  log.problem("store", {{"what", "is \"locked\"\nby another program"}});
  log.note("start");
  return lines;
}

TEST(ServerLog, LevelsSayHowMuchIsWritten) {
  EXPECT_TRUE(lines_of(Log::Level::Off).empty());
  ASSERT_EQ(lines_of(Log::Level::Problems).size(), 1U);
  EXPECT_EQ(lines_of(Log::Level::Problems)[0]["event"], "store");
  EXPECT_EQ(lines_of(Log::Level::Problems)[0]["what"], "is \"locked\"\nby another program");
  ASSERT_EQ(lines_of(Log::Level::Everything).size(), 2U);
  EXPECT_EQ(lines_of(Log::Level::Everything)[1]["level"], "note");
}

TEST(ServerLog, NothingAboutPeopleIsWritten) {
  char name[] = "/tmp/ziggurat_log_XXXXXX";
  const int file = mkstemp(name);
  ASSERT_GE(file, 0);
  std::string table, cookie;
  {
    TestServer server("", kGraceAfterOpening, file);
    TestClient ann(server);
    ann.post("/api/me", {{"name", "Annabella"}});
    ann.post("/api/account", {{"login", "annabella"}, {"password", "correct horse"}});
    ann.post("/api/login", {{"login", "annabella"}, {"password", "battery staple"}});
    table = ann.make_table(some_table(2));
    ann.get("/api/tables/" + table + "?from=Annabella");
    ann.get("/t/" + table);
    ann.get("/../../etc/Annabella\"");
    {
      TestSocket socket(ann, table);
    }
    while (ann.get("/metrics").body.find("ziggurat_sockets 0") == std::string::npos) continue;
    cookie = ann.cookie.substr(ann.cookie.find('=') + 1);
    server.stop();
  }
  std::ifstream in(name);
  const std::string log((std::istreambuf_iterator<char>(in)), {});
  unlink(name);
  for (const char* expected : {"\"start\"", "\"stop\"", "/api/account", "/api/tables/{id}", "\"socket\""})
    EXPECT_NE(log.find(expected), std::string::npos) << expected << "\n" << log;
  for (const std::string& secret :
       {std::string("nnabella"), std::string("horse"), std::string("127.0.0.1:"), table, cookie})
    EXPECT_EQ(log.find(secret), std::string::npos) << secret << "\n" << log;
  std::size_t at = 0;
  for (std::size_t end; (end = log.find('\n', at)) != std::string::npos; at = end + 1) {
    const auto json = parse_json(log.substr(at, end - at), "line");
    EXPECT_TRUE(json && json->contains("time") && json->contains("event")) << log.substr(at, end - at);
  }
}

}  // namespace
}  // namespace zig::server
