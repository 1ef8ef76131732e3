#include "players/new_dawn/knowledge.h"
#include "players/search/classic_testkit.h"

namespace zig::players {
namespace {

TEST(SearchOfNewDawn, ClassicThinksAsItDidBeforeGamesLearned) {
  EXPECT_EQ(thoughts_of_classic(the_game<new_dawn::NewDawn>()), 16841980031282161830U);
}

}  // namespace
}  // namespace zig::players
