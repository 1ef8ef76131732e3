// Whoever complains is found in the log: by the id of the request, or of the socket.
#include "server/request_log.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <string>
#include <vector>

#include "server/server_testkit.h"

namespace zig::server {
namespace {

// A log that is no file: it goes on when nothing can be written to the disk.
class LogPipe {
 public:
  LogPipe() {
    EXPECT_EQ(pipe(ends_), 0);
    fcntl(ends_[1], F_SETPIPE_SZ, 1 << 20);
  }
  ~LogPipe() { close(ends_[0]); }
  int in() const { return ends_[1]; }
  // When nobody writes any more.
  std::vector<Json> lines() {
    close(ends_[1]);
    std::string text;
    char some[4096];
    for (ssize_t size; (size = read(ends_[0], some, sizeof some)) > 0;)
      text.append(some, static_cast<std::size_t>(size));
    std::vector<Json> all;
    for (std::size_t at = 0, end; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
      all.push_back(parse_json(text.substr(at, end - at), "line").value_or(Json()));
    return all;
  }

 private:
  int ends_[2] = {-1, -1};
};

std::string id_in(const TestClient::Answer& answer) {
  const std::string name = "X-Request-Id: ";
  const auto at = answer.headers.find(name);
  EXPECT_NE(at, std::string::npos) << answer.headers;
  return answer.headers.substr(at + name.size(), answer.headers.find('\n', at) - at - name.size());
}

TEST(RequestIds, StandInTheLinesAboutWhatTheStoreDidNotDo) {
  LogPipe log;
  std::string id;
  {
    TestServer server("", kGraceAfterOpening, log.in());
    TestClient ann(server);
    TestSocket socket(ann, ann.make_table(some_table(3, {{"sit", false}})));
    EXPECT_EQ(socket.ask({{"type", "no such thing"}})["type"], "error");
    const rlimit full = {4096, RLIM_INFINITY};
    ASSERT_EQ(prlimit(server.process(), RLIMIT_FSIZE, &full, nullptr), 0);
    EXPECT_EQ(socket.ask({{"type", "sit"}})["type"], "refused");
    const auto renamed = ann.post("/api/me", {{"name", "Anna"}});
    EXPECT_EQ(renamed.status, 503);
    id = id_in(renamed);
    server.stop();
  }
  const std::vector<Json> lines = log.lines();
  const auto line = [&](const Json& wanted) {
    const auto found = std::ranges::find_if(lines, [&](const Json& one) {
      return std::ranges::all_of(wanted.items(), [&](const auto& field) {
        return one.contains(field.key()) && one[field.key()] == field.value();
      });
    });
    EXPECT_NE(found, lines.end()) << wanted.dump();
    return found == lines.end() ? Json::object() : *found;
  };
  const Json request = line({{"event", "request"}, {"id", id}});
  EXPECT_EQ(request["level"], "problem");
  EXPECT_EQ(request["what"], "the store did not answer");

  const Json socket_id = line({{"event", "request"}, {"status", 101}})["id"];
  EXPECT_EQ(line({{"event", "message"}, {"type", "sit"}}), line({{"level", "problem"}, {"id", socket_id}}));
  EXPECT_EQ(line({{"event", "message"}, {"type", "other"}}), line({{"what", "error"}, {"id", socket_id}}));
  line({{"event", "store"}});  // what exactly was wrong
}

}  // namespace
}  // namespace zig::server
