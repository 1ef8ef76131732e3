#include "games/tigris_euphrates/tigris_euphrates.h"
#include "players/tigris_euphrates/knowledge.h"
#include "tests/laws_testkit.h"

namespace zig::tigris_euphrates {
namespace {

std::vector<Case> cases() {
  std::vector<Case> all;
  for (int players = 2; players <= 4; ++players) {
    for (const char* board : {"standard", "second"}) {
      for (const bool building_game : {false, true}) {
        const std::string name =
            "players" + std::to_string(players) + "_" + board + (building_game ? "_building_game" : "");
        const bool open_scores = players == 3;
        all.push_back({name,
                       {{"players", players},
                        {"board", board},
                        {"building_game", building_game},
                        {"open_scores", open_scores}}});
      }
    }
  }
  return all;
}

[[maybe_unused]] const bool kChecked = check_laws<TigrisEuphrates>("TigrisEuphrates", cases());

TEST(TigrisEuphratesLaws, Law7_NotationRoundTrips) {
  EXPECT_EQ(laws::notation_round_trips(players::the_game<TigrisEuphrates>()), "");
}

}  // namespace
}  // namespace zig::tigris_euphrates
