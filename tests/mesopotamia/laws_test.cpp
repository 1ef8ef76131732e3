#include "games/mesopotamia/mesopotamia.h"
#include "players/mesopotamia/knowledge.h"
#include "tests/laws_testkit.h"

namespace zig::mesopotamia {
namespace {

// Every number of players, every value of every option, both scenarios. Random players rarely complete the gardens, so a limit of rounds ends most games.
std::vector<Case> cases() {
  std::vector<Case> all;
  for (int players = Mesopotamia::kMinPlayers; players <= Mesopotamia::kMaxPlayers; ++players) {
    const auto add = [&](std::string name, Json options) {
      options["players"] = players;
      options["round_limit"] = 8;
      options["assyrians_hittites"] = players > 4;
      all.push_back({"players" + std::to_string(players) + "_" + name, options});
    };
    add("default", Json::object());
    add("simple", {{"simple_battles", true}, {"no_luck", true}, {"dealt", true}});
    add("rulings", {{"mariotes_eblaites", true}, {"roll_at_end", true}, {"all_borders", true}});
    add("automaton", {{"automata", 1}, {"difficulty", "anunnaki"}});
  }
  return all;
}

[[maybe_unused]] const bool kChecked = check_laws<Mesopotamia>("Mesopotamia", cases());

TEST(MesopotamiaLaws, Law7_NotationRoundTrips) {
  EXPECT_EQ(laws::notation_round_trips(players::the_game<Mesopotamia>()), "");
}

}  // namespace
}  // namespace zig::mesopotamia
