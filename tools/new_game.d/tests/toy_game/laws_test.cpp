#include "games/toy_game/toy_game.h"
#include "players/toy_game/knowledge.h"
#include "tests/laws_testkit.h"

namespace zig::toy_game {
namespace {

// Every number of players, every value of every option.
std::vector<Case> cases() {
  std::vector<Case> all;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (const bool sales : {true, false}) {
      const std::string name = "players" + std::to_string(players) + (sales ? "" : "_without_sales");
      all.push_back({name,
                     {{"players", players},
                      {"sales", sales},
                      {"hand", sales ? kSmallestHand + players : kLargestHand}}});
    }
  }
  return all;
}

[[maybe_unused]] const bool kChecked = check_laws<ToyGame>("ToyGame", cases());

TEST(ToyGameLaws, Law7_NotationRoundTrips) {
  EXPECT_EQ(laws::notation_round_trips(players::the_game<ToyGame>()), "");
}

}  // namespace
}  // namespace zig::toy_game
