// What a good player of Tigris & Euphrates would advise, and what Home's tip says.
#include <map>

#include "table/advice_testkit.h"

namespace zig::table {
namespace {

// What a reader would call the idea of a move: the leader, the tile's colour.
std::string idea(const std::string& move) {
  const std::set<std::string> kOnlyTargets = {"war", "commit", "building", "monument", "leave"};
  return kOnlyTargets.contains(first_word(move)) ? move : first_word(move);
}

TEST(SlowAdviceOnTigrisEuphrates, IsAboutDifferentPieces) { expect_ideas_of("tigris-euphrates", idea); }

const std::map<std::string, std::string> kColourOf = {
    {"trader", "green"}, {"farmer", "blue"}, {"priest", "red"}};

// TE-7.4, TE-7.5: first a leader, or nobody scores with the tile; the king scores with every one, no other is offered for whom there is none.
TEST(SlowAdviceOnTigrisEuphrates, BeginsWithLeadersThatCanScore) {
  for (int players = 2; players <= 4; ++players) {
    for (int seed = 1; seed <= 3; ++seed) {
      const auto table = table_of("tigris-euphrates", players, seed);
      const Seat seat = table->match().pending().first();
      const std::string first = first_word(moves_of(hint_json(table->match(), seat, Lang::En)).front());
      EXPECT_TRUE(first == "king" || kColourOf.contains(first)) << first;
      for (int action = 0; action < 2; ++action) {  // of the first turn
        const Json hand = table->match().view(seat)["seats"][seat.n]["hand"];
        for (const std::string& move : moves_of(short_hints(table->match(), seat))) {
          const std::string leader = first_word(move);
          const auto colour = kColourOf.find(leader);
          const bool can_score = colour == kColourOf.end() || hand.value(colour->second, 0) > 0;
          EXPECT_TRUE(can_score) << move << " with " << hand;
          EXPECT_NE(leader, "swap");
          EXPECT_NE(leader, "end");
        }
        play_on(*table, 1);
      }
    }
  }
}

TEST(SlowAdviceOnTigrisEuphrates, IsWhatAStrongPlayerWouldDo) {
  expect_strong_player_agrees("tigris-euphrates", idea);
}

}  // namespace
}  // namespace zig::table
