// Who meets whom, and how players are written.
#include "arena/contest.h"

#include "arena/arena_testkit.h"
#include "games/all_games.h"
#include "players/all_games.h"

namespace zig::arena {
namespace {

using namespace std::chrono_literals;

// What was not written is the level's and the game's own.
template <Game G>
void expect_settings(const PlayerSpec& uct) {
  EXPECT_EQ(uct.search->settings<G>().rollout, players::Rollout::Random);
  EXPECT_GT(uct.search->settings<G>().iterations, 1'000'000) << "the time alone decides";
  const auto strong = PlayerSpec::parse("strong:patience=9")->search->settings<G>();
  EXPECT_EQ(strong.patience, 9);
  EXPECT_EQ(strong.iterations, players::search_of<G>(players::Level::Strong)->iterations);
  EXPECT_EQ(strong.horizon, players::Knowledge<G>::kSearch.horizon);
}

TEST(PlayerSpec, ReadsLevelsSettingsAndPrograms) {
  EXPECT_EQ(PlayerSpec::parse("master")->level, players::Level::Master);
  EXPECT_FALSE(PlayerSpec::parse("master")->has_clock());
  const auto search =
      PlayerSpec::parse("search:iterations=1000,time=1.5s,exploration=0.5,memory=8,reuse=no,threads=2");
  ASSERT_TRUE(search);
  EXPECT_EQ(search->search->iterations, 1000);
  EXPECT_EQ(search->search->time, 1500ms);
  EXPECT_EQ(search->search->exploration, 0.5);
  EXPECT_EQ(search->search->memory, 8U << 20);
  EXPECT_FALSE(search->search->reuse);
  EXPECT_EQ(search->search->threads, 2);
  EXPECT_TRUE(search->has_clock());
  const auto uct = PlayerSpec::parse("uct:time=100ms");
  ASSERT_TRUE(uct);
  const auto of_every_game = [&]<Game... G>(GameTypes<G...>) { (expect_settings<G>(*uct), ...); };
  of_every_game(AllGames());
  EXPECT_EQ(PlayerSpec::parse("exec:python3 bot.py --x=1,2")->command, "python3 bot.py --x=1,2");
}

TEST(PlayerSpec, ClassicIsTheSearchWithoutWhatWasLearned) {
  const auto classic = PlayerSpec::parse("classic");
  ASSERT_TRUE(classic && classic->search);
  EXPECT_FALSE(classic->search->learned);
  EXPECT_EQ(classic->search->level, players::Level::Strong);
  EXPECT_FALSE(classic->has_clock());
  EXPECT_TRUE(PlayerSpec::parse("classic:time=50ms")->has_clock());
  EXPECT_TRUE(PlayerSpec::parse("strong:time=50ms")->search->learned);
}

TEST(PlayerSpec, RefusesWhatIsNone) {
  const auto why = [](std::string_view text) {
    const auto spec = PlayerSpec::parse(text);
    return spec ? "nothing" : spec.error().line();
  };
  EXPECT_NE(why("genius").find("choose from: random"), std::string::npos);
  EXPECT_NE(why("greedy:time=1s").find("does not search"), std::string::npos);
  EXPECT_NE(why("search:speed=9").find("the names are iterations"), std::string::npos);
  EXPECT_NE(why("search:time=never").find("250ms"), std::string::npos);
  EXPECT_NE(why("search:iterations=0").find("from 1"), std::string::npos);
  EXPECT_NE(why("search:iterations=1e3x").find("from 1"), std::string::npos);
  EXPECT_NE(why("search:threads=1000").find("to 64"), std::string::npos);
  EXPECT_NE(why("exec:").find("program"), std::string::npos);
  EXPECT_NE(why("a\nb").find("one line"), std::string::npos);
  EXPECT_NE(why("").find("1 to 200"), std::string::npos);
  EXPECT_NE(why(std::string(201, 'x')).find("1 to 200"), std::string::npos);
}

TEST(Contest, AsManyPlayersAsSeatsAreOneLineUp) {
  const Contest contest = contest_of(game_for(3), {"master", "greedy", "greedy"});
  EXPECT_EQ(contest.players.size(), 2U);
  EXPECT_EQ(contest.line_ups, (std::vector<LineUp>{{0, 1, 1}}));
  std::vector<LineUp> seats;
  for (const Pairing& pairing : block(contest, 5)) {
    EXPECT_EQ(pairing.seed, 5U);
    seats.push_back(pairing.seats);
  }
  EXPECT_EQ(seats, (std::vector<LineUp>{{0, 1, 1}, {1, 0, 1}, {1, 1, 0}}));
}

TEST(Contest, FewerPlayersThanSeatsMeetInPairs) {
  EXPECT_EQ(contest_of(game_for(3), {"random", "greedy"}, 3).line_ups,
            (std::vector<LineUp>{{0, 1, 1}, {1, 0, 0}}));
  EXPECT_EQ(contest_of(game_for(4), {"random", "greedy"}, 4).line_ups, (std::vector<LineUp>{{0, 0, 1, 1}}));
  EXPECT_EQ(contest_of(game_for(5), {"random", "greedy"}, 5).line_ups,
            (std::vector<LineUp>{{0, 0, 1, 1, 1}, {1, 1, 0, 0, 0}}));
}

TEST(Contest, MorePlayersThanSeatsMeetInEveryChoice) {
  EXPECT_EQ(contest_of(game_for(2), {"random", "greedy", "friendly"}, 2).line_ups,
            (std::vector<LineUp>{{0, 1}, {0, 2}, {1, 2}}));
}

// ABAB has two different rotations, not four: no game is played twice.
TEST(Contest, EqualRotationsArePlayedOnce) {
  EXPECT_EQ(block(contest_of(game_for(4), {"random", "greedy", "random", "greedy"}), 1).size(), 2U);
}

TEST(Contest, RefusesWhatCannotBePlayed) {
  const auto why = [](const std::string& game, std::vector<std::string> players, int seats) {
    const auto contest = plan_contest(library(), game, Json::object(), players, seats, 1);
    return contest ? "nothing" : contest.error().line();
  };
  EXPECT_NE(why("chess", {"random", "greedy"}, 2).find("chess"), std::string::npos);
  EXPECT_NE(why(game_for(2), {"random", "random"}, 2).find("two different"), std::string::npos);
  EXPECT_NE(why(game_for(2), {"random", "greedy"}, 8).find("players"), std::string::npos);
  EXPECT_NE(why(game_for(2), {"random", "clever"}, 2).find("clever"), std::string::npos);
}

}  // namespace
}  // namespace zig::arena
