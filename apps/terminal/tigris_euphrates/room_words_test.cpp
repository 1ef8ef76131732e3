// How a table is set up and what its host changes, with the options of Tigris & Euphrates.
#include "apps/terminal/room_words.h"

#include <gtest/gtest.h>

#include <sstream>

namespace zig::terminal {
namespace {

client::About about(const Json& change = Json::object()) {
  Json json = {{"table", "abcdefgh"},
               {"game", "tigris-euphrates"},
               {"options", {{"players", 2}, {"board", "standard"}, {"open_scores", false}}},
               {"phase", "open"},
               {"seats", {{{"kind", "person"}, {"name", "Ann"}}, {{"kind", "open"}}}},
               {"clock", {{"kind", "none"}}},
               {"you", 0}};
  json.merge_patch(change);
  const auto read = client::read_about(json);
  EXPECT_TRUE(read) << read.error().line();
  return *read;
}

class RoomWordsOfTigrisEuphrates : public testing::TestWithParam<Lang> {
 protected:
  std::istringstream in;
  std::ostringstream out;
  Console console{in, out, GetParam()};
};
INSTANTIATE_TEST_SUITE_P(Languages, RoomWordsOfTigrisEuphrates, testing::ValuesIn(kLangs),
                         [](const auto& test) { return std::string(lang_id(test.param)); });

TEST_P(RoomWordsOfTigrisEuphrates, TellHowTheTableIsSetUp) {
  const std::string words = setup_words(console, about());
  for (const char* key : {"te.option.board.standard", "te.option.open_scores", "play.there.pace.none"})
    EXPECT_NE(words.find(text(GetParam(), key)), std::string::npos) << words;
  EXPECT_EQ(words.find('<'), std::string::npos) << "a text is missing: " << words;
  const std::string slow = setup_words(console, about({{"clock", {{"kind", "slow"}, {"limit", 86400}}}}));
  EXPECT_NE(slow.find("24 h"), std::string::npos) << slow;
}

TEST_P(RoomWordsOfTigrisEuphrates, TellWhatTheHostHasChanged) {
  EXPECT_TRUE(setup_changes(console, about(), about()).empty());
  const Json changed = {
      {"options", {{"players", 3}, {"board", "second"}}},
      {"seats", {{{"kind", "person"}, {"name", "Ann"}}, {{"kind", "open"}}, {{"kind", "open"}}}},
      {"clock", {{"kind", "live"}, {"bank", 900}, {"increment", 15}}}};
  const Lines changes = setup_changes(console, about(), about(changed));
  ASSERT_EQ(changes.size(), 3u) << joined(changes, "\n");
  EXPECT_NE(changes[0].find(text(GetParam(), "te.option.board.standard") + " → " +
                            text(GetParam(), "te.option.board.second")),
            std::string::npos)
      << changes[0];
  EXPECT_TRUE(changes[1].ends_with(": 2 → 3")) << changes[1];
  EXPECT_NE(changes[2].find("15 "), std::string::npos) << changes[2];
}

TEST_P(RoomWordsOfTigrisEuphrates, LeaveOutWhatThisProgramDoesNotKnow) {
  EXPECT_EQ(setup_words(console, about({{"game", "chess"}})), text(GetParam(), "play.there.pace.none"));
  EXPECT_TRUE(setup_changes(console, about(), about({{"options", {{"dragons", 7}}}})).empty());
}

}  // namespace
}  // namespace zig::terminal
