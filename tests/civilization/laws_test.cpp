#include "games/civilization/civilization.h"
#include "players/civilization/knowledge.h"
#include "tests/laws_testkit.h"

namespace zig::civilization {
namespace {

// Every number of players, every value of every option. Random players seldom win, so most games end by a limit of turns; the last case plays some to their own
// end.
std::vector<Case> cases() {
  std::vector<Case> all;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const auto add = [&](std::string name, int turns, Json options) {
      options["players"] = players;
      options["turn_limit"] = turns;
      all.push_back({"players" + std::to_string(players) + "_" + name, options});
    };
    add("default", 6, Json::object());
    add("rulings", 6,
        {{"civilizations", "chosen"}, {"loot", "faq2"}, {"government_set", "later"}, {"tie_variant", true}});
    add("training", 6, {{"training", true}, {"civilizations", "chosen"}, {"negotiation", false}});
    add("without_offers", 9, {{"negotiation", false}, {"loot", "faq2"}});
  }
  all.push_back({"players2_no_limit", {{"players", 2}, {"negotiation", false}, {"turn_limit", 0}}});
  return all;
}

[[maybe_unused]] const bool kChecked = check_laws<Civilization>("Civilization", cases());

TEST(CivilizationLaws, Law7_NotationRoundTrips) {
  EXPECT_EQ(laws::notation_round_trips(players::the_game<Civilization>()), "");
}

}  // namespace
}  // namespace zig::civilization
