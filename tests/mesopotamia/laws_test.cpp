#include "games/mesopotamia/mesopotamia.h"
#include "players/mesopotamia/knowledge.h"
#include "tests/laws_testkit.h"

namespace zig::mesopotamia {
namespace {

// Every number of players, every value of every option, the games for one. Random players hardly ever complete the gardens, so a limit of rounds ends most games;
// the last case plays some to a late one, when much is built and fought for.
std::vector<Case> cases() {
  std::vector<Case> all;
  const auto add = [&](std::string name, int players, int rounds, Json options) {
    options["players"] = players;
    options["round_limit"] = rounds;
    if (players > 4) options["assyrians_hittites"] = true;
    all.push_back({"players" + std::to_string(players) + "_" + name, options});
  };
  for (int players = Mesopotamia::kMinPlayers; players <= Mesopotamia::kMaxPlayers; ++players) {
    const char* difficulty = players % 3 == 0 ? "emperor" : players % 3 == 1 ? "igigi" : "anunnaki";
    add("default", players, 9, Json::object());
    add("simple", players, 9, {{"simple_battles", true}, {"no_luck", true}, {"dealt", true}});
    add("rulings", players, 9, {{"mariotes_eblaites", true}, {"roll_at_end", true}, {"all_borders", true}});
    add("automata", players, 9,
        {{"automata", (players + 1) / 2},
         {"difficulty", difficulty},
         {"automaton", "elam"},
         {"dealt", true}});
  }
  add("both_boxes", 4, 8, {{"assyrians_hittites", true}, {"mariotes_eblaites", true}, {"automata", 3}});
  add("simple_duel", 2, 12, {{"automata", 1}, {"difficulty", "emperor"}, {"simple_battles", true}});
  add("siege_of_ur", 2, 15, {{"automata", 1}, {"mode", "siege_of_ur"}});
  add("siege_of_ur_simple", 2, 12,
      {{"automata", 1}, {"mode", "siege_of_ur"}, {"simple_battles", true}, {"no_luck", true}});
  add("defenders_of_ashur", 2, 15, {{"automata", 1}, {"mode", "defenders_of_ashur"}});
  add("defenders_of_ashur_rulings", 2, 12,
      {{"automata", 1},
       {"mode", "defenders_of_ashur"},
       {"mariotes_eblaites", true},
       {"roll_at_end", true},
       {"all_borders", true}});
  add("late", 3, 50, {{"dealt", true}});
  return all;
}

[[maybe_unused]] const bool kChecked = check_laws<Mesopotamia>("Mesopotamia", cases());

TEST(MesopotamiaLaws, Law7_NotationRoundTrips) {
  EXPECT_EQ(laws::notation_round_trips(players::the_game<Mesopotamia>()), "");
}

}  // namespace
}  // namespace zig::mesopotamia
