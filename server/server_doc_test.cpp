// The examples of docs/server.md, made one after another against a real server.
#include <gtest/gtest.h>

#include "server/server_testkit.h"
#include "table/page_testkit.h"

namespace zig::server {
namespace {

std::string with_table(std::string path, const std::string& table) {
  const auto at = path.find("TABLE");
  return at == std::string::npos ? path : path.replace(at, 5, table);
}

TEST(ServerPage, EveryExampleIsAnsweredAsShown) {
  TestServer server;
  TestClient ann(server);
  std::string table;
  std::unique_ptr<TestSocket> socket;
  const auto blocks = table::blocks_of("server.md");
  int asked = 0;
  for (std::size_t i = 0; i + 1 < blocks.size(); ++i) {
    const std::string &kind = blocks[i].kind, &shown = blocks[i + 1].text;
    const bool get = kind.starts_with("json get "), post = kind.starts_with("json post ");
    if (get || post) {
      const std::string path = with_table(kind.substr(get ? 9 : 10), table);
      const auto answer = get ? ann.get(path) : ann.post(path, *parse_json(blocks[i].text, "the page"));
      EXPECT_EQ(blocks[i + 1].kind, "json answer " + std::to_string(answer.status)) << path << answer.body;
      table::expect_match(shown, answer.json);
      if (answer.status == 201) table = answer.json["table"].get<std::string>();
      ++asked;
    } else if (kind == "json ask" && blocks[i + 1].kind == "json news") {
      socket = std::make_unique<TestSocket>(ann, table);  // says hello
      table::expect_match(shown, socket->news.front());
      ++asked;
    } else if (kind == "json ask") {
      ASSERT_TRUE(socket);
      socket->send_text(blocks[i].text);
      Json answer = socket->receive();
      while (answer["type"] == "news") answer = socket->receive();
      table::expect_match(shown, answer);
      ++asked;
    }
  }
  EXPECT_GE(asked, 15);
}

}  // namespace
}  // namespace zig::server
