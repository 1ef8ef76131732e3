#include "server/news.h"

#include <gtest/gtest.h>

#include "server/messages.h"
#include "server/server_testkit.h"

namespace zig::server {
namespace {

// Ann and Bob play in turns, Cid watches; all want everything with the news.
class NewsWithAnswers : public testing::Test {
 protected:
  NewsWithAnswers() {
    table_ = ann_.make_table(table_in_turns(2, {{"seats", {"open", "open"}}}));
    bob_.get("/api/me");
    cid_.get("/api/me");
  }

  TestServer server_;
  TestClient ann_{server_}, bob_{server_}, cid_{server_};
  std::string table_;
};

TEST_F(NewsWithAnswers, AreWhatTheQuestionsWouldBeAnsweredNow) {
  TestSocket ann(ann_, table_, 0, Lang::En, Json(kEnclosures));
  EXPECT_EQ(ann.news.back()["answers"], Json::array()) << "nothing can be asked before the game begins";
  TestSocket bob(bob_, table_, 0, Lang::Cs, Json(kEnclosures));
  TestSocket cid(cid_, table_, 0, Lang::Pl, Json(kEnclosures));
  ASSERT_EQ(bob.ask({{"type", "sit"}})["type"], "done");
  for (int move = 0; move < 6; ++move) {
    ASSERT_EQ((!ann.moves().empty() ? ann : bob).play()["type"], "done");
    for (TestSocket* socket : {&ann, &bob, &cid}) {
      while (socket->news.back()["moves"] != move + 1) socket->next_news();
      const Json answers = socket->news.back()["answers"];
      const std::string lang(lang_id(socket == &ann ? Lang::En : socket == &bob ? Lang::Cs : Lang::Pl));
      const std::size_t expected = socket == &cid ? 2 : 3;  // nobody asks a spectator to decide
      ASSERT_EQ(answers.size(), expected);
      for (const Json& answer : answers) {
        Json asked = socket->ask(
            {{"type", answer["type"] == "refused" ? "standing" : answer["type"]}, {"lang", lang}});
        asked.erase("id");
        EXPECT_EQ(answer, asked);
      }
    }
  }
}

TEST_F(NewsWithAnswers, SpectatorsOfOneLanguageGetTheSameFrame) {
  TestClient dan(server_);
  dan.get("/api/me");
  TestSocket ann(ann_, table_), bob(bob_, table_);
  TestSocket one(cid_, table_, 0, Lang::En, {"view"}), other(dan, table_, 0, Lang::En, {"view"});
  ASSERT_EQ(bob.ask({{"type", "sit"}})["type"], "done");
  ASSERT_EQ((!ann.moves().empty() ? ann : bob).play()["type"], "done");
  for (TestSocket* socket : {&one, &other}) {
    while (socket->news.back()["moves"] != 1) socket->next_news();
  }
  EXPECT_EQ(one.frames.back().text, other.frames.back().text);
}

TEST_F(NewsWithAnswers, TellEverybodyWhichSeatIsTheirsBeforeTheGameToo) {
  const std::string table = ann_.make_table(table_in_turns(2, {{"seats", {"open", "open"}}, {"sit", false}}));
  TestClient dan(server_);
  dan.get("/api/me");
  TestSocket bob(bob_, table), cid(cid_, table), watcher(dan, table);
  ASSERT_EQ(bob.ask({{"type", "sit"}, {"seat", 1}})["type"], "done");
  for (TestSocket* socket : {&cid, &watcher}) {
    while (socket->news.back()["about"]["acts"] != bob.news.back()["about"]["acts"]) socket->next_news();
    EXPECT_EQ(socket->news.back()["about"]["you"], "spectator");
  }
  EXPECT_EQ(bob.news.back()["about"]["you"], 1);
}

TEST_F(NewsWithAnswers, AreNotSentToWhoDoesNotWantThem) {
  TestSocket ann(ann_, table_);
  EXPECT_FALSE(ann.news.back().contains("answers"));
}

// Drawing one takes the randomness of the system: not for every move.
TEST(Messages, OnlyWhatCouldNeedAnotherInvitationLinkBringsOne) {
  const auto key_of = [](const Json& message) { return read_change(message).value().new_key; };
  EXPECT_EQ(key_of({{"type", "play"}, {"move", "x"}}), "");
  EXPECT_EQ(key_of({{"type", "kick"}, {"seat", 1}}), "");
  const Json ban = {{"type", "ban"}, {"seat", 1}}, setup = {{"type", "setup"}, {"invited", true}};
  EXPECT_NE(key_of(ban), "");
  EXPECT_NE(key_of(ban), key_of(ban));
  const Change change = read_change(setup).value();
  EXPECT_NE(change.new_key, "");
  EXPECT_EQ(change.setup.door.key, change.new_key);
}

TEST(HelloWith, NamesOnlyQuestionsThatAreAskedEachTime) {
  const auto where = [](const Json& with) {
    const auto hello = read_hello({{"type", "hello"}, {"with", with}});
    return hello ? "" : hello.error().where;
  };
  EXPECT_EQ(where({"view", "standing", "decision"}), "");
  EXPECT_EQ(where({"view", "hint"}), "message.with[1]");
  EXPECT_EQ(where({1}), "message.with[0]");
  EXPECT_EQ(where("view"), "message.with");
  EXPECT_EQ(where({"view", "view", "view", "view"}), "message.with");
}

}  // namespace
}  // namespace zig::server
