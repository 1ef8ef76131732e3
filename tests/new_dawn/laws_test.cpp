#include "games/new_dawn/new_dawn.h"
#include "players/new_dawn/knowledge.h"
#include "tests/laws_testkit.h"

namespace zig::new_dawn {
namespace {

// Random games of A New Dawn last for hundreds of rounds, so these end earlier; games/new_dawn/random_play_test.cpp plays some to their end.
std::vector<Case> cases() {
  std::vector<Case> all;
  for (int players = 2; players <= 4; ++players) {
    const auto add = [&](std::string name, int rounds, Json options) {
      options["players"] = players;
      options["round_cap"] = rounds;
      all.push_back({"players" + std::to_string(players) + "_" + name, options});
    };
    add("default", 10, Json::object());
    add("built", 4, {{"map", "built"}});
    add("rulings", 10,
        {{"epic", true},
         {"flight_reinforce_minus_attacks", true},
         {"agenda_uses_control_token", false},
         {"maracana_before", true}});
    add("automated", 10, {{"automated", players / 2}, {"epic", players == 3}});
    add("built_automated", 4, {{"map", "built"}, {"automated", 1}});
  }
  return all;
}

[[maybe_unused]] const bool kChecked = check_laws<NewDawn>("NewDawn", cases());

TEST(NewDawnLaws, Law7_NotationRoundTrips) {
  EXPECT_EQ(laws::notation_round_trips(players::the_game<NewDawn>()), "");
}

}  // namespace
}  // namespace zig::new_dawn
