// Games of a player against itself: the same file on any number of threads, however often it was stopped.
#include "arena/selfplay.h"

#include <cstring>

#include "arena/arena_testkit.h"
#include "arena/positions.h"

namespace zig::arena {
namespace {

constexpr std::string_view kGame = "tigris-euphrates";

class SelfplayInAFolder : public InAFolder {
 protected:
  static Contest contest(const std::string& player = "greedy", int seats = 3) {
    auto planned = plan_equals(library(), std::string(kGame), Json::object(), player, seats, 5);
    EXPECT_TRUE(planned) << planned.error().line();
    return std::move(*planned);
  }
  Result<Selfplay> play(const std::string& file, int games, int threads = 1,
                        const std::string& player = "greedy") const {
    return play_itself(library(), contest(player),
                       {.games = games, .threads = threads, .odd = 10, .out = path(file)});
  }
};

TEST_F(SelfplayInAFolder, DependsOnTheSeedAlone) {
  ASSERT_TRUE(play("one", 6));
  ASSERT_TRUE(play("three", 6, 3));
  EXPECT_GT(text_of(path("one")).size(), 10'000U);
  EXPECT_EQ(text_of(path("one")), text_of(path("three")));
}

TEST_F(SelfplayInAFolder, GoesOnWhereItWasKilled) {
  ASSERT_TRUE(play("whole", 5));
  const std::string whole = text_of(path("whole"));
  ASSERT_TRUE(play("killed", 3));
  const std::string three = text_of(path("killed"));
  write("killed", whole.substr(0, three.size() + 100));
  const auto resumed = play("killed", 5, 2);
  ASSERT_TRUE(resumed) << resumed.error().line();
  EXPECT_EQ(resumed->there, 3);
  EXPECT_EQ(resumed->games, 5);
  EXPECT_EQ(text_of(path("killed")), whole);
  EXPECT_EQ(play("killed", 2)->games, 5) << "what is there stays";
}

TEST_F(SelfplayInAFolder, ASearchPlaysToo) {
  ASSERT_TRUE(play("a", 2, 2, "search:iterations=4"));
  ASSERT_TRUE(play("b", 2, 1, "search:iterations=4"));
  EXPECT_EQ(text_of(path("a")), text_of(path("b")));
}

TEST_F(SelfplayInAFolder, RefusesAnotherFile) {
  const auto why = [&](const std::string& file, const std::string& player) {
    const auto played = play(file, 1, 1, player);
    return played ? "nothing" : played.error().line();
  };
  ASSERT_TRUE(play("a", 1));
  const std::string before = text_of(path("a"));
  EXPECT_NE(why("a", "apprentice").find("other games, players or features"), std::string::npos);
  EXPECT_EQ(text_of(path("a")), before);
  write("text", "something else, of somebody");
  EXPECT_NE(why("text", "greedy").find("is no file of positions"), std::string::npos);
  EXPECT_EQ(text_of(path("text")), "something else, of somebody");
  EXPECT_NE(why("no/such/folder", "greedy").find("cannot be written"), std::string::npos);
}

TEST_F(SelfplayInAFolder, NeedsAGameWithFeatures) {
  for (const std::string& game : games_that_do_not_learn()) {
    auto other = plan_equals(library(), game, Json::object(), "greedy", 2, 1);
    ASSERT_TRUE(other);
    const auto played = play_itself(library(), *other, {.games = 1, .out = path("a")});
    ASSERT_FALSE(played);
    EXPECT_NE(played.error().line().find(kGame), std::string::npos);
  }
}

// The bytes that training/positions.py reads.
TEST(GamePositions, AreWrittenAsTheyAreRead) {
  GamePositions game(2);
  const std::array<std::int8_t, 9> first = {0, 5, 0, 0, 0, 0, 0, -1, 7}, second = {};
  game.add({.chance = 11, .score = -12}, 0.25F, first);
  game.add({}, 0.75F, second);
  const std::array<float, 2> wins = {1, 0}, points = {9, 4};
  const std::string bytes = game.bytes(3, wins, points);
  ASSERT_EQ(bytes.size(), 8 + 8 + 2 * 8 + 2 * 12 + 2 * 2 + 3U);
  const auto at = [&]<class Number>(std::size_t offset, Number) {
    Number number;
    std::memcpy(&number, bytes.data() + offset, sizeof number);
    return number;
  };
  EXPECT_EQ(at(0, std::uint32_t{}), bytes.size() - 8);
  EXPECT_EQ(at(8, std::uint32_t{}), 3U);
  EXPECT_EQ(at(12, std::uint16_t{}), 1);
  EXPECT_EQ(at(14, std::uint8_t{}), 2);
  EXPECT_EQ(at(16, float{}), 1);
  EXPECT_EQ(at(28, float{}), 4);
  EXPECT_EQ(at(32, std::int32_t{}), 11);
  EXPECT_EQ(at(36, std::int32_t{}), -12);
  EXPECT_EQ(at(52, float{}), 0.75F);
  EXPECT_EQ(at(56, std::uint8_t{}), 0b10000010);
  EXPECT_EQ(at(57, std::uint8_t{}), 1);
  EXPECT_EQ(bytes.substr(60), "\x05\xFF\x07");
}

}  // namespace
}  // namespace zig::arena
