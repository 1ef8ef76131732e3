#include "games/seven_wonders/seven_wonders.h"
#include "players/seven_wonders/knowledge.h"
#include "tests/laws_testkit.h"

namespace zig::seven_wonders {
namespace {

// Every value of every option with every player count.
std::vector<Case> cases() {
  std::vector<Case> all;
  for (int players = 2; players <= 7; ++players) {
    const auto add = [&](std::string name, Json options) {
      options["players"] = players;
      all.push_back({"players" + std::to_string(players) + "_" + name, options});
    };
    add("default", Json::object());
    add("side_a", {{"wonder_assignment", "random_wonder_side_A"}, {"mausoleum_timing", "end_of_age"}});
    add("side_b", {{"wonder_assignment", "random_wonder_side_B"}, {"extra_guilds", true}});
    add("choose_side",
        {{"wonder_assignment", "random_wonder_choose_side"}, {"copied_shipowners_counts_itself", true}});
    add("choose",
        {{"wonder_assignment", "choose"}, {"mausoleum_timing", "end_of_age"}, {"extra_guilds", true}});
  }
  return all;
}

[[maybe_unused]] const bool kChecked = check_laws<SevenWonders>("SevenWonders", cases());

TEST(SevenWondersLaws, Law7_NotationRoundTrips) {
  EXPECT_EQ(laws::notation_round_trips(players::the_game<SevenWonders>()), "");
}

}  // namespace
}  // namespace zig::seven_wonders
