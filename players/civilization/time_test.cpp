// CV-18.4: how long a computer player thinks about a question that everybody might be able to answer does not tell who can.
#include "players/civilization/knowledge.h"
#include "players/levels.h"
#include "players/position_testkit.h"

namespace zig::players {
namespace {

using namespace civilization;

using Position = PositionOf<Civilization>;

struct Thought {
  int looks_at_the_clock = 0;  // a level that searches asks now and then
  std::uint64_t drawn = 0;     // it imagines a world in each iteration
  bool operator==(const Thought&) const = default;
};
Thought thought(Level level, const Position& position) {
  const Civilization& game = the_game<Civilization>();
  Thought thought;
  Random random = Random::fast(4);
  choose(game, level, position.state(), game.pending(position.state()).first(), random,
         [&] { return ++thought.looks_at_the_clock < 0; });
  thought.drawn = random.drawn();
  return thought;
}
std::size_t answers(const Position& position) {
  const Civilization& game = the_game<Civilization>();
  Actions actions;
  game.legal(position.state(), game.pending(position.state()).first(), actions);
  return actions.size();
}
void expect_no_tell(const Position& can, const Position& cannot) {
  ASSERT_GT(answers(can), 1U);
  ASSERT_EQ(answers(cannot), 1U);
  for (const Level level : kLevels) {
    if (level == Level::Random) continue;
    SCOPED_TRACE(level_id(level));
    EXPECT_EQ(thought(level, can), thought(level, cannot));
    EXPECT_EQ(thought(level, can), Thought{}) << "it is decided at once";
  }
  EXPECT_EQ(looks_in_equal_time<Civilization>(answers(can)),
            looks_in_equal_time<Civilization>(answers(cannot)));
}

// China knows Writing and holds a marker that may be a spy.
TEST(TimeInCivilization, DoesNotTellWhoCouldCancelACityAction) {
  const auto asked = [](const char* hut) {
    return Position({{"phase", "city_management"},
                     {"players",
                      {{{"civ", "rome"}, {"capital", "c3"}, {"trade", 9}, {"wonders", {{"b3", "oracle"}}}},
                       {{"civ", "china"}, {"huts", {hut}}}}}})
        .play("city 1")
        .play("produce")
        .play("army")
        .play("place d3");
  };
  expect_no_tell(asked("spy"), asked("wheat"));
}

// An ancient event may be Defection.
TEST(TimeInCivilization, DoesNotTellWhoCouldInterruptAMove) {
  const auto asked = [](const char* event) {
    return Position({{"phase", "movement"},
                     {"squares", {{"d4", "grassland"}, {"d5", "grassland"}}},
                     {"players",
                      {{{"civ", "rome"}, {"capital", "c3"}, {"armies", {"d4"}}},
                       {{"civ", "china"}, {"events", {event}}, {"armies", {"d5"}}}}}});
  };
  expect_no_tell(asked("defection"), asked("drought"));
}

// Nothing but a card is left in the menu, or not even that.
TEST(TimeInCivilization, DoesNotTellWhoHasACardToPlay) {
  const auto asked = [](const char* event) {
    return Position(
        {{"phase", "movement"},
         {"squares", {{"d5", "grassland"}}},
         {"players", {{{"civ", "rome"}, {"events", {event}}}, {{"civ", "china"}, {"armies", {"d5"}}}}}});
  };
  expect_no_tell(asked("defection"), asked("drought"));
}

}  // namespace
}  // namespace zig::players
