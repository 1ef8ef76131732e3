// MS-16.10: which option of an event an automaton chooses, and what the event gives it.
#include <gtest/gtest.h>

#include <functional>

#include "games/mesopotamia/solo_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Event::Kind;
using EventState = AreaEvent::State;

int tech(const Duel& duel, Type type) { return duel.s.of(1).tech[at(type)]; }

// MS-16.10: the option with more track steps, else the first; a six-round option only with a free event die.
TEST(AutomatonEvents, ChoosesTheOptionWithMoreSteps) {
  Duel duel;
  const auto choice = [&](std::string_view token) {
    duel.event("terqa_steppe", token, EventState::Waiting);
    return automaton_option(house_box(), duel.s, 1, area("terqa_steppe"));
  };
  EXPECT_EQ(choice("D2"), 1);  // 1 and 2 steps
  EXPECT_EQ(choice("D3"), 0);  // 2 and 1
  EXPECT_EQ(choice("D5"), 0);  // 1 and 1
  EXPECT_EQ(choice("D4"), 0);  // six rounds, and 1
  EXPECT_EQ(choice("D8"), 1);  // 1, and six rounds
  for (const std::string_view where : {"harran", "ashur", "ur"})
    duel.event(where, "P1", EventState::Running, 1, 1);
  EXPECT_EQ(choice("D4"), 1);
  EXPECT_EQ(choice("D8"), 0);
  EXPECT_EQ(choice("D1"), -1);  // two six-round options: the card waits (MS-13.6)
}

// MS-16.10, MS-R.105: bones, units, buildings, technologies and population count; other goods and quests do not.
TEST(AutomatonEvents, TakesWhatItCanUse) {
  using Op = Effect::Op;
  const auto after = [](
                         const Effect& effect, std::function<void(Duel&)> position = [](Duel&) {}) {
    Duel duel;
    duel.grown(5).goods(1, {.bone = 3});
    position(duel);
    duel.run({}, [&](const Course& c) { apply_automaton_effect(c, 1, area("terqa_steppe"), effect); });
    return duel;
  };
  const auto kind = [](auto value) { return byte(static_cast<int>(value)); };
  EXPECT_EQ(after({Op::Gain, kind(Resource::Bone), 2}).bones(1), 5);
  EXPECT_EQ(after({Op::Gain, kind(Resource::Tablet), 2}).automaton().goods, (Pile{.bone = 3}.goods()));
  EXPECT_EQ(after({Op::GainChoice, 15, 2}).automaton().goods, (Pile{.bone = 3}.goods()));
  EXPECT_EQ(after({Op::Lose, kind(Resource::Bone), 9}).bones(1), 0);
  EXPECT_EQ(after({Op::Lose, kind(Resource::Food), 1}).bones(1), 3);
  EXPECT_EQ(tech(after({Op::Discover, kind(Type::Grow)}), Type::Grow), 2);
  EXPECT_EQ(tech(after({Op::Discover, Effect::kAny}, [](Duel& duel) { duel.tech(1, Type::Explore, 2); }),
                 Type::Build),
            2);
  EXPECT_EQ(tech(after({Op::Discover, kind(Type::Grow)}, [](Duel& duel) { duel.tech(1, Type::Grow, 4); }),
                 Type::Explore),
            2);
  EXPECT_EQ(after({Op::Discover, Effect::kAny}, [](Duel& duel) { duel.automaton().tech.fill(4); })
                .told(Kind::Forfeited),
            1);
  EXPECT_TRUE(after({Op::Unit, kind(UnitType::Chariot)}).stands(1, UnitType::Chariot, "terqa_steppe"));
  EXPECT_EQ(
      after({Op::Unit, kind(UnitType::Rider)}, [](Duel& duel) { duel.unit(1, UnitType::Rider, "ashur", 2); })
          .bones(1),
      4);
  EXPECT_EQ(after({Op::Wall}).automaton().walls, areas({"terqa_steppe"}));
  EXPECT_EQ(after({Op::Settlement}).automaton().settlements, areas({"terqa_steppe"}));
  const auto occupied = [](Duel& duel) { duel.unit(0, UnitType::Rider, "terqa_steppe"); };
  EXPECT_EQ(after({Op::Wall}, occupied).told(Kind::Forfeited), 1);
  EXPECT_EQ(after({Op::Settlement}, occupied).told(Kind::Forfeited), 1);
  EXPECT_EQ(
      after({Op::Settlement}, [](Duel& duel) { duel.settlement(0, "terqa_steppe"); }).told(Kind::Forfeited),
      1);
  EXPECT_EQ(rams_at(after({Op::Ram}).automaton(), area("terqa_steppe")), 1);
  EXPECT_EQ(after({Op::Quest, 1}).told(Kind::QuestDrawn), 0);
  EXPECT_EQ(after({Op::Population, 1}).at_population(1), 6);
}

// MS-16.10: a ship goes to the segment with the lowest number that no ship holds, beside the event or the start area; else there is a bone.
TEST(AutomatonEvents, AShipGoesToTheLowestFreeSegment) {
  Duel duel;  // the Terqa steppe borders s05, s06, s27; Ashur s16, s28, s29
  const auto take = [&] {
    duel.run(
        {}, [&](const Course& c) { apply_automaton_effect(c, 1, area("terqa_steppe"), {Effect::Op::Ship}); });
  };
  duel.grown(5).ship(0, "s05");
  take();
  EXPECT_TRUE(ship_at(duel.automaton(), segment("s06")));
  take();
  EXPECT_TRUE(ship_at(duel.automaton(), segment("s16")));
  take();
  take();  // the fourth: none is left
  EXPECT_EQ(duel.bones(1), 1);
}

// MS-16.10: a six-round event of an automaton runs like anybody's.
TEST(AutomatonEvents, RunsSixRoundEvents) {
  Duel duel;
  duel.unit(1, UnitType::Spearman, "terqa_steppe").event("terqa_steppe", "D1", EventState::Running, 1, 6, 1);
  duel.s.stage = Stage::Advance;
  duel.s.todo = areas({"terqa_steppe"});
  duel.log.clear();
  duel.go();
  // "Raid the Village": a bone for the round, then its final reward and three steps.
  EXPECT_GE(duel.bones(1), 1);
  EXPECT_EQ(duel.at_event(1), 4);
  EXPECT_EQ(duel.s.event[area("terqa_steppe")].state, EventState::None);
}

}  // namespace
}  // namespace zig::mesopotamia
