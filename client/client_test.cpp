// What is told and typed: addresses, foreign text, the guest's file.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "client/about.h"
#include "client/address.h"
#include "client/fake_server_testkit.h"
#include "client/guest_file.h"
#include "client/server.h"
#include "client/trust.h"

namespace zig::client {
namespace {

TEST(Address, ServersAndTablesAreUnderstood) {
  const auto table = read_address("http://127.0.0.1:8080/t/k7m2p9qr");
  ASSERT_TRUE(table);
  EXPECT_FALSE(table->secure);
  EXPECT_EQ(table->host, "127.0.0.1");
  EXPECT_EQ(table->port, 8080);
  EXPECT_EQ(table->table, "k7m2p9qr");
  EXPECT_EQ(table->authority(), "127.0.0.1:8080");
  EXPECT_TRUE(table->on_this_machine());
  const auto server = read_address("games.example.org/");
  ASSERT_TRUE(server);
  EXPECT_TRUE(server->secure);
  EXPECT_EQ(server->port, 443);
  EXPECT_EQ(server->table, "");
  EXPECT_EQ(server->link_to("abc"), "https://games.example.org/t/abc");
  EXPECT_FALSE(server->on_this_machine());
  const auto six = read_address("http://[::1]:9000/t/x?lang=cs#top");
  ASSERT_TRUE(six);
  EXPECT_EQ(six->host, "::1");
  EXPECT_EQ(six->url(), "http://[::1]:9000");
  EXPECT_EQ(six->table, "x");
  const auto invitation = read_address("http://127.0.0.1:8080/t/k7m2p9qr?key=abcd2345#top");
  ASSERT_TRUE(invitation);
  EXPECT_EQ(invitation->table, "k7m2p9qr");
  EXPECT_EQ(invitation->key, "abcd2345");
  EXPECT_EQ(invitation->link_to("k7m2p9qr"), "http://127.0.0.1:8080/t/k7m2p9qr?key=abcd2345");
  EXPECT_EQ(read_address("http://host/t/x?key=a%0d%0ab")->key, "");
}

TEST(Address, WhatIsNoneGetsAReason) {
  for (const char* url : {"", "ftp://host", "http://", "http://host:0", "http://host:99999", "http://host:8x",
                          "http://ho st/", "http://a\r\nb", "http://host/x", "http://host/t/",
                          "http://host/t/a/b", "http://host/t/../x", "http://[::1", "http://user@host"}) {
    const auto address = read_address(url);
    ASSERT_FALSE(address) << url;
    EXPECT_NE(address.error().what.english().find("it looks like"), std::string::npos) << url;
  }
}

TEST(Trust, NothingSteersATerminal) {
  EXPECT_EQ(harmless("Lázně ■ 日本"), "Lázně ■ 日本");
  EXPECT_EQ(harmless("\x1b[2J"), "?[2J");
  EXPECT_EQ(harmless("\xc2\x9b"
                     "31m"),
            "?31m");  // the same as one character
  EXPECT_EQ(harmless("a\nb\r\x07\x7f"), "a?b???");
  EXPECT_EQ(harmless("a\nb\x1b", true), "a\nb?");
  EXPECT_EQ(harmless("\u202Eevil\u2066"), "?evil?");
  EXPECT_EQ(harmless("\xff\xc0\x80\xed\xa0\x80z"), "??????z");
  EXPECT_EQ(harmless("\xe2\x82"), "??");
}

TEST(Trust, MessagesAreLimitedAndCleaned) {
  const auto message = read_message(R"({"a\u001b":["\u001b]0;x\u0007",{"b":"\n"}],"n":1})");
  ASSERT_TRUE(message);
  EXPECT_EQ(message->dump(), R"({"a?":["?]0;x?",{"b":"?"}],"n":1})");
  EXPECT_FALSE(read_message("garbage"));
  EXPECT_FALSE(read_message("[]"));
  EXPECT_FALSE(read_message(std::string(kMaxMessage + 1, ' ') + "{}"));
  EXPECT_FALSE(read_message(std::string(100, '[')));
  std::string wide = "{\"k\":0";
  for (int i = 0; i < 3000; ++i) wide += ",\"k" + std::to_string(i) + "\":0";
  EXPECT_FALSE(read_message(wide + "}"));
}

TEST(About, OutOfBoundsIsRefused) {
  Json about = sample_news()["about"];
  EXPECT_TRUE(read_about(about));
  about["you"] = 7;
  EXPECT_FALSE(read_about(about));
  about["you"] = 2;
  EXPECT_FALSE(read_about(about));
  about["you"] = "spectator";
  EXPECT_FALSE(read_about(about)->you);
  about["seats"][0]["clock"] = {{"left", 9'000'000'000'000'000'000LL}, {"running", true}};
  EXPECT_LE(*read_about(about)->left_now(0), std::chrono::hours(24 * 366));
  about["seats"] = "many";
  EXPECT_FALSE(read_about(about));
  EXPECT_FALSE(read_about(Json::array()));
}

class Guest : public testing::Test {
 protected:
  Guest() {
    folder_ = std::filesystem::temp_directory_path() / ("ziggurat-guest-test-" + std::to_string(getpid()));
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
  }
  ~Guest() override { std::filesystem::remove_all(folder_); }
  std::filesystem::path folder_;
};

TEST_F(Guest, IsKeptPerServerAndForNobodyElse) {
  const GuestFile here(*read_address("http://127.0.0.1:8080")), there(*read_address("http://[::1]:8080"));
  EXPECT_EQ(here.read(), "");
  EXPECT_FALSE(here.write("ziggurat=0123"));
  EXPECT_EQ(here.read(), "ziggurat=0123");
  EXPECT_EQ(there.read(), "");
  struct stat info = {};
  ASSERT_EQ(stat(here.path().c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777U, 0600U);
  EXPECT_FALSE(here.write("ziggurat=45"));
  EXPECT_EQ(here.read(), "ziggurat=45");
}

TEST_F(Guest, AFileThatIsNoneIsNotSent) {
  const GuestFile file(*read_address("http://127.0.0.1:8080"));
  EXPECT_FALSE(file.write("ziggurat=1\r\nX-Evil: 1"));
  EXPECT_EQ(file.read(), "");
}

TEST_F(Guest, AFolderThatCannotBeWrittenIsToldAbout) {
  setenv("XDG_STATE_HOME", "/dev/null", 1);
  const GuestFile file(*read_address("http://127.0.0.1:8080"));
  EXPECT_EQ(file.path(), "");
  EXPECT_EQ(file.read(), "");
  EXPECT_FALSE(file.write("ziggurat=1"));  // there is no place for it, and that is no problem
}

TEST(Requests, WhatAHostileServerAnswersIsHarmless) {
  const std::string body = "{\"where\":\"x\\u001b\",\"what\":\"\\u001b[2Jboo\"}";
  FakeServer server([](const Json&) { return FakeServer::Frames{}; },
                    "HTTP/1.1 400 Bad\r\nSet-Cookie: a\x01=b; Path=/\r\nContent-Length: " +
                        std::to_string(body.size()) + "\r\n\r\n" + body);
  Server client(server.address());
  const auto answer = client.get("/api/me");
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().line().find('\x1b'), std::string::npos);
  EXPECT_EQ(client.cookie(), "");
  FakeServer huge([](const Json&) { return FakeServer::Frames{}; },
                  "HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n");
  EXPECT_FALSE(Server(huge.address()).get("/"));
  FakeServer garbage([](const Json&) { return FakeServer::Frames{}; }, "220 mail.example.org ESMTP\r\n");
  EXPECT_FALSE(Server(garbage.address()).get("/"));
  const auto nobody = Server({.secure = false, .host = "127.0.0.1", .port = 1, .table = ""}).get("/");
  ASSERT_FALSE(nobody);
  EXPECT_NE(nobody.error().what.english().find("cannot be reached"), std::string::npos);
}

}  // namespace
}  // namespace zig::client
