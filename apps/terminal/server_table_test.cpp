// A server's table as the terminal sees it: what comes with the news is not asked for.
#include "apps/terminal/server_table.h"

#include <gtest/gtest.h>

#include <atomic>

#include "apps/terminal/json_parts.h"
#include "arena/eventually_testkit.h"
#include "client/fake_server_testkit.h"
#include "table/match.h"

namespace zig::terminal {
namespace {

using client::FakeServer;

// Says with the news, as far as the client has asked for it, what a server would answer.
struct Told {
  bool with_news = true;
  std::atomic<int> asked = 0;
  FakeServer server{[this](const Json& message) { return frames(message); }};

  static Json answer_to(const std::string& type) {
    if (type == "view") return {{"type", type}, {"view", {{"board", "seen"}}}};
    return {{"type", type}, {"decision", {{"options", {{{"move", "king C2"}, {"picks", Json::array()}}}}}}};
  }
  FakeServer::Frames frames(const Json& message) {
    const std::string type = text_part(message, "type");
    if (type == "hello") {
      Json news = client::sample_news();
      if (with_news) {
        for (const Json& question : part(message, "with"))
          news["answers"].push_back(answer_to(question.get<std::string>()));
      }
      return {table::json_line(std::move(news))};
    }
    if (type != "view" && type != "decision") return {};
    ++asked;
    Json answer = answer_to(type);
    answer["id"] = message["id"];
    return {table::json_line(std::move(answer))};
  }
};

void look_at(Told& told) {
  client::Link link(
      {.at = told.server.address(), .table = "t", .cookie = {}, .lang = "en", .with = {"view", "decision"}});
  client::Server server(told.server.address());
  ASSERT_TRUE(link.wait_for_news(0, std::chrono::seconds(60)));
  const ServerTable table(link, server, Lang::En, [] { return false; });
  for (int again = 0; again < 3; ++again) {
    EXPECT_EQ(text_part(table.view(Observer()), "board"), "seen");
    EXPECT_EQ(text_part(part(table.decision(Seat{0}), "options")[0], "move"), "king C2");
  }
}

TEST(ServerTable, WhatComesWithTheNewsIsNotAskedFor) {
  Told told;
  look_at(told);
  EXPECT_EQ(told.asked, 0);
}

TEST(ServerTable, WhatAServerDoesNotTellWithTheNewsIsAskedOnce) {
  Told told;
  told.with_news = false;
  look_at(told);
  EXPECT_EQ(told.asked, 2);
}

}  // namespace
}  // namespace zig::terminal
