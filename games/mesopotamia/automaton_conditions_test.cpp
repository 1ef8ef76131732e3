// MS-16.10a: what makes the strategy cards urgent.
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "games/mesopotamia/solo_testkit.h"

namespace zig::mesopotamia {
namespace {

using EventState = AreaEvent::State;

bool urgent(const Duel& duel, std::string_view id) {
  return is_met(house_box(), duel.s, 1,
                house_box().strategies[static_cast<std::size_t>(strategy_card(id))].condition);
}

// Two positions for every card: in the one it is urgent, in the other it is not.
struct Condition {
  std::string_view card;
  std::function<void(Duel&)> urgent, idle;
};

// MS-16.10a: the condition of every strategy card, met and not met.
TEST(AutomatonConditions, EveryCardIsUrgentInOnePositionAndNotInAnother) {
  const auto nothing = [](Duel&) {};
  const auto research = [](int level) { return [=](Duel& duel) { duel.tech(1, Type::Research, level); }; };
  const auto settlements = [](int count) {
    return [=](Duel& duel) {
      constexpr std::array<std::string_view, 3> kSites = {"arrapha", "nineveh_plain", "little_zab"};
      for (int i = 0; i < count; ++i) duel.settlement(1, kSites[static_cast<std::size_t>(i)]);
    };
  };
  const auto amphorae = [](int count) {
    return [=](Duel& duel) {
      for (int i = 0; i < count; ++i) duel.trade(i, "trade_1_01", 1);
    };
  };
  const auto bones = [](int count) { return [=](Duel& duel) { duel.goods(1, {.bone = count}); }; };
  const auto units = [](int human, int automaton) {
    return [=](Duel& duel) {
      if (human) duel.unit(0, UnitType::Spearman, "orontes_plain", human);
      if (automaton) duel.unit(1, UnitType::Spearman, "arrapha", automaton);
    };
  };
  const auto enemy = [](std::string_view where) {
    return [=](Duel& duel) { duel.unit(0, UnitType::Rider, where); };
  };
  const auto human_settlement = [](Duel& duel) { duel.settlement(0, "balikh_valley"); };
  const auto human_wall = [](Duel& duel) { duel.wall(0, "balikh_valley"); };
  const auto running = [](Duel& duel) { duel.event("tur_abdin", "M1", EventState::Running, 0, 2); };
  const auto scoring = [](Duel& duel) {
    duel.event("tur_abdin", "M1", EventState::Scoring).unit(0, UnitType::Archer, "tur_abdin");
  };
  const auto waiting = [](Duel& duel) {  // its card lies beside the area: the token is face up all the same
    duel.event("tur_abdin", "M1", EventState::Waiting).unit(0, UnitType::Archer, "tur_abdin");
  };
  const auto unexplored = [](Duel& duel) { duel.event("tur_abdin").unit(0, UnitType::Archer, "tur_abdin"); };
  const auto scoring_of_nobody = [](Duel& duel) { duel.event("tur_abdin", "M1", EventState::Scoring); };
  const auto own_things = [](Duel& duel) {
    duel.settlement(1, "arrapha").wall(1, "arrapha").event("tur_abdin", "M1", EventState::Running, 1, 2);
  };
  const auto leads = [](Track track) { return [=](Duel& duel) { duel.at_position(track, 1, 3); }; };
  const auto floors = [](int built, int population) {
    return [=](Duel& duel) { duel.floors(built).grown(population); };
  };
  const auto gardens = [](int built) {
    return [=](Duel& duel) {
      for (int i = 0; i < built; ++i) duel.s.gardens[static_cast<std::size_t>(i)].owner = byte(i % 2);
    };
  };
  const std::vector<Condition> rows = {
      {"SC1", research(2), research(3)},
      {"SC2", settlements(2), settlements(3)},
      {"SC2", [](Duel& duel) { duel.unit(1, UnitType::Spearman, "ashur", 3); },
       settlements(3)},  // the start area does not count
      {"SC3", units(2, 1), units(2, 2)},
      {"SC4", enemy("arrapha"), enemy("little_zab")},
      {"SC5", human_settlement, human_wall},
      {"SC5", running, own_things},
      {"SC5", scoring, scoring_of_nobody},
      {"SC5", waiting, unexplored},
      {"SC6", amphorae(1), amphorae(2)},
      {"SC7", nothing, leads(Track::Population)},
      {"SC8", floors(2, 3), floors(3, 3)},
      {"SC8", floors(5, 10), floors(6, 10)},
      {"SC9", settlements(1), settlements(2)},
      {"SC10", nothing, leads(Track::Event)},
      {"SC11", research(3), research(4)},
      {"SC12", floors(0, 1), floors(1, 1)},
      {"SC13", human_wall, own_things},
      {"SC13", human_settlement, nothing},
      {"SC13", running, scoring_of_nobody},
      {"SC13", waiting, unexplored},
      {"SC14", bones(5), bones(6)},
      {"SC15", nothing, leads(Track::Population)},
      {"SC16", gardens(4), gardens(5)},
      {"SC17", amphorae(3), amphorae(4)},
      {"SC18", enemy("upper_tigris"), enemy("tur_abdin")},
  };
  std::set<std::string_view> cards;
  for (const Condition& row : rows) {
    cards.insert(row.card);
    Duel met, unmet;
    row.urgent(met);
    row.idle(unmet);
    EXPECT_TRUE(urgent(met, row.card)) << row.card;
    EXPECT_FALSE(urgent(unmet, row.card)) << row.card;
  }
  EXPECT_EQ(cards.size(), house_box().strategies.size());
}

// MS-16.10a: an enemy inside an area, or next to a unit or a settlement of the automaton, is near; a tribe is no enemy here.
TEST(AutomatonConditions, AnEnemyIsNearEverythingTheAutomatonHolds) {
  Duel inside;
  inside.unit(1, UnitType::Archer, "kish_fields").unit(0, UnitType::Rider, "kish_fields");
  EXPECT_TRUE(urgent(inside, "SC4"));
  Duel settled;
  settled.settlement(1, "kish_fields").unit(0, UnitType::Rider, "gu_edin");
  EXPECT_TRUE(urgent(settled, "SC4"));
  Duel tribe;
  tribe.tribe("zagros_gate", {UnitType::Spearman});
  EXPECT_FALSE(urgent(tribe, "SC4"));
}

}  // namespace
}  // namespace zig::mesopotamia
