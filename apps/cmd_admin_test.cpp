// `ziggurat admin` as a shell sees it, on a database without a server. What servers make of it: server/admin_test.cpp.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "apps/commands.h"
#include "server/store.h"

namespace zig::apps {
namespace {

struct Ran {
  int code;
  std::string out, err;
  bool says(std::string_view words) const { return (out + err).find(words) != std::string::npos; }
};

class AdminCommand : public testing::Test {
 protected:
  void SetUp() override {
    const auto store = server::open_store(file_);
    ASSERT_TRUE(store) << store.error().line();
    server::Person ann{
        .id = std::string(32, 'a'), .name = "Ann", .login = "ann", .password_hash = "hash", .created = 1000};
    server::Person guest{
        .id = std::string(32, 'b'), .name = "Guest bbbb", .login = {}, .password_hash = {}, .created = 2000};
    const server::Write writes[] = {server::AddPerson{ann}, server::AddPerson{guest}};
    ASSERT_TRUE((*store)->commit(writes));
  }
  void TearDown() override {
    for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file_ + end);
  }
  Ran run(std::vector<std::string> words) const {
    words.insert(words.end(), {"--db", file_, "--lang", "en"});
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const int code = cmd_admin(words);
    std::fflush(stdout);
    return {code, testing::internal::GetCapturedStdout(), testing::internal::GetCapturedStderr()};
  }
  const std::string file_ = "/tmp/ziggurat_admin_" + std::to_string(getpid()) + ".db";
};

TEST_F(AdminCommand, WhatIsWrongIsSaidInOneLine) {
  for (const auto& words : std::vector<std::vector<std::string>>{{"dance"},
                                                                 {"ban"},
                                                                 {"ban", "nobody"},
                                                                 {"unban", "ann"},
                                                                 {"close", "nosuchid"},
                                                                 {"tables", "--limit", "0"},
                                                                 {"retention", "--guests", "0"},
                                                                 {"reset-password", std::string(32, 'b')}}) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 2) << words.front();
    EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << ran.err;
  }
  EXPECT_TRUE(run({"log"}).out.empty());  // nothing was done
}

TEST_F(AdminCommand, PeopleAreListedBannedAndDeleted) {
  EXPECT_TRUE(run({"people"}).says("Guest bbbb"));
  EXPECT_FALSE(run({"people", "ann"}).says("Guest bbbb"));
  EXPECT_TRUE(run({"ban", "ANN"}).says("Ann is banned"));
  EXPECT_TRUE(run({"people", "ann"}).says("banned"));
  EXPECT_TRUE(run({"unban", "ann"}).says("Ann may log in again"));
  EXPECT_TRUE(run({"delete", "ann", "--dry-run"}).says("would be deleted"));
  EXPECT_TRUE(run({"people", "ann"}).says("Ann"));
  EXPECT_EQ(run({"delete", "ann"}).code, 0);
  EXPECT_EQ(run({"delete", "ann"}).code, 2);
  const Ran log = run({"log"});
  EXPECT_TRUE(log.says("unban"));
  EXPECT_FALSE(log.says("Ann"));
}

TEST_F(AdminCommand, RetentionSaysFirstWhatWouldGo) {
  EXPECT_TRUE(run({"retention", "--guests", "30", "--dry-run"}).says("30 d"));
  EXPECT_FALSE(run({"retention"}).says("30 d"));
  EXPECT_TRUE(run({"retention", "--guests", "30"}).says("this is set now"));
  EXPECT_TRUE(run({"retention"}).says("30 d"));
  EXPECT_TRUE(run({"people"}).says("Guest bbbb"));  // until a server lets them go, or
  EXPECT_TRUE(run({"retention", "--now"}).says("guests 1"));
  EXPECT_FALSE(run({"people"}).says("Guest bbbb"));
  EXPECT_TRUE(run({"people"}).says("Ann"));
}

}  // namespace
}  // namespace zig::apps
