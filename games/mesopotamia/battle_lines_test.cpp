// MS-11.13 to MS-11.20, MS-11.29, MS-11.30: rows, duels, fatigue and retreats.
#include "games/mesopotamia/battle_testkit.h"

#include <functional>
#include <set>

namespace zig::mesopotamia {
namespace {

using enum UnitType;
using enum Section;
using Kind = Action::Kind;

// Every way to line up, as somebody reads it off the finished rows.
std::vector<std::string> all_line_ups(int own, int theirs) {
  constexpr std::array<UnitType, 5> kOwn = {Spearman, Spearman, Archer, Archer, Rider};
  War war;
  for (int i = 0; i < own; ++i) war.army(0, {kOwn[static_cast<std::size_t>(i)]});
  for (int i = 0; i < theirs; ++i) war.army(1, {kOwn[static_cast<std::size_t>(i)]}, 1);
  begin_battle(war.course(), area(kField), 0, 1);
  EXPECT_EQ(war.s.battle.step, BattleStep::Strength);
  while (war.s.battle.step != BattleStep::LineUp) go_on_with_battle(war.course());
  std::vector<std::string> found;
  const std::function<void(State)> visit = [&](State s) {
    Random random = Random::fast(1);
    const Course c{house_box(), s, random, nullptr};
    while (s.questions == 0 && s.battle.step == BattleStep::LineUp) go_on_with_battle(c);
    if (s.questions == 0) {
      std::string text;
      for (int row = 0; row < s.battle.rows; ++row) {
        for (int side = 0; side < 2; ++side) {
          for (int place = 0; place < kLandUnits; ++place) {
            for (int i = 0; i < kLandUnits; ++i) {
              const Fighter& unit = fighter(s.battle, side, i);
              if (unit.here() && unit.row == row && unit.place == place) text += std::to_string(i);
            }
          }
          text += side == 0 ? '/' : '|';
        }
      }
      found.push_back(text);
      return;
    }
    Actions actions;
    list_line_up(house_box(), s, s.asked(), actions);
    EXPECT_FALSE(actions.empty());
    for (const Action action : actions) {
      State next = s;
      const Course after{house_box(), next, random, nullptr};
      answer_line_up(after, next.asked(), action);
      visit(next);
    }
  };
  visit(war.s);
  return found;
}
// Ways to cut n units, in any order, into so many queues that are not empty: n! times C(n - 1, rows - 1).
long queues(int n, int rows) {
  long ways = 1;
  for (int i = 2; i <= n; ++i) ways *= i;
  for (int i = 1; i < rows; ++i) ways = ways * (n - i) / i;
  return ways;
}

// MS-11.13, MS-R.33: from one row to as many as the smaller side has units; every row has a unit of each side, the others queue in any order.
TEST(BattleLines, EveryLineUpOnce) {
  for (const auto& [own, theirs] : {std::pair{1, 1}, {1, 3}, {2, 2}, {3, 2}, {2, 4}, {3, 3}, {4, 3}}) {
    const std::vector<std::string> found = all_line_ups(own, theirs);
    long expected = 0;
    for (int rows = 1; rows <= std::min(own, theirs); ++rows)
      expected += queues(own, rows) * queues(theirs, rows);
    EXPECT_EQ(static_cast<long>(found.size()), expected) << own << " against " << theirs;
    EXPECT_EQ(std::set(found.begin(), found.end()).size(), found.size());
    for (const std::string& rows : found) {
      EXPECT_EQ(rows.find("//"), std::string::npos);
      EXPECT_EQ(rows.find("/|"), std::string::npos) << rows;
      EXPECT_EQ(rows.find("|/"), std::string::npos) << rows;
    }
  }
}

// MS-11.13: one against one, nobody is asked.
TEST(BattleLines, OneAgainstOne) {
  War war;
  war.army(0, {Spearman}).army(1, {Spearman}, 1).hem_in();
  war.fight();
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.told(Event::Kind::LinedUp), 1);
}

// MS-11.14: printed and placed strength, and tactics if the card applies to the enemy's type.
TEST(BattleLines, DuelValue) {
  const Box& box = house_box();
  Fighter archer{.figure = 3, .type = 1, .card = byte(combat_card("archer_05"))};  // 1/2/0
  archer.placed = {2, 1, 1};
  const Fighter spearman{.figure = 0, .type = 0, .card = byte(combat_card("spearman_01"))};
  const Fighter rider{.figure = 6, .type = 2, .card = byte(combat_card("rider_01"))};
  EXPECT_EQ(duel_value(box, archer, spearman), 1 + 2 + 2 + 1);
  EXPECT_EQ(duel_value(box, archer, rider), 1 + 2);
  EXPECT_EQ(duel_value(box, rider, archer), 2 + 1);
}
// MS-11.14: the higher value wins.
TEST(BattleLines, HigherValueWins) {
  War war;
  war.army(0, {Spearman}).army(1, {Rider}, 1).hem_in().event_order({1, 0});
  war.fight({war.card("spearman_05"), war.card("rider_02")});  // 1 + 2 against 2
  EXPECT_EQ(war.units(0), 1);
  EXPECT_EQ(war.units(1), 0);
}

// MS-11.15, MS-R.73: the loser is destroyed if the winner is faster too, and retreats if it is faster itself. Nobody decides that.
TEST(BattleLines, FateOfTheLoser) {
  War caught;
  caught.army(0, {Rider}).army(1, {Archer}, 1);
  caught.fight({caught.card("rider_03"), caught.card("archer_06")});  // mobility 1:1, seat 0 leads
  EXPECT_EQ(units_on_board(caught[1]), 0);
  EXPECT_EQ(caught.told(Event::Kind::Retreated), 0);

  War escaped;
  escaped.army(0, {Rider}).army(1, {Archer}, 1).event_order({1, 0});
  escaped.fight({escaped.card("rider_03"), escaped.card("archer_06")});
  ASSERT_TRUE(escaped.asks(Ask::Retreat));  // only where to, not whether
  for (const Action action : escaped.answers(escaped.asked())) EXPECT_EQ(action.kind, Kind::Retreat);
  escaped.retreat("gu_edin");
  EXPECT_TRUE(escaped.stands(1, Archer, "gu_edin"));
}

// MS-11.16: the winner of a duel loses one placed bone of its owner's choice, never a printed one; then the next enemy steps up.
TEST(BattleLines, Fatigue) {
  War war;
  war.army(0, {Chariot}).army(1, {Spearman, Archer}, 1).bones(0, 9).hem_in();
  war.fight({war.card("chariot_01"), war.card("spearman_01"), war.card("archer_01")});
  war.bid(0, {2, 0, 1});
  war.put(0, 0);
  war.put(1, 0);
  ASSERT_TRUE(war.asks(Ask::Fatigue));
  EXPECT_EQ(war.asked(), 0);
  EXPECT_EQ(war.answers(0).size(), 2U);  // strength or mobility
  EXPECT_EQ(war.units(1), 1);            // the loser is gone before
  war.play(with(Kind::Tire, static_cast<int>(Strength)));
  EXPECT_EQ(war.told(Event::Kind::DuelWon), 1);  // against the archer
  EXPECT_EQ(war.units(1), 0);
  EXPECT_EQ(war.told(Event::Kind::Tired), 1);

  War one_kind;
  one_kind.army(0, {Chariot}).army(1, {Spearman, Archer}, 1).bones(0, 9).hem_in();
  one_kind.fight({one_kind.card("chariot_01"), one_kind.card("spearman_01"), one_kind.card("archer_01")});
  one_kind.bid(0, {2, 0, 0});
  one_kind.put(0, 0);
  one_kind.put(1, 0);
  EXPECT_FALSE(one_kind.fighting());  // strength bones alone: no question
  EXPECT_EQ(one_kind.told(Event::Kind::Tired), 1);

  War bare;
  bare.army(0, {Chariot}).army(1, {Spearman, Archer}, 1).hem_in();
  bare.fight({bare.card("chariot_01"), bare.card("spearman_01"), bare.card("archer_01")});
  bare.put(0, 0);
  bare.put(1, 0);
  EXPECT_EQ(bare.told(Event::Kind::Tired), 0);
}

// MS-11.17: rows are fought to the end one after another; then the tactics winner arranges the survivors, whose bones stay.
TEST(BattleLines, ArrangedAgain) {
  War war;
  war.army(0, {Spearman, Rider}).army(1, {Spearman, Archer}, 1).bones(0, 1).hem_in().event_order({1, 0});
  war.fight({war.card("spearman_01"), war.card("rider_03"), war.card("spearman_03"), war.card("archer_08")});
  war.bid(0, {0, 1, 0});
  ASSERT_TRUE(war.asks(Ask::LineUp));
  EXPECT_EQ(war.asked(), 0);
  war.put(0, 0);
  war.put(1, 0);  // the others meet in a second row
  ASSERT_TRUE(war.asks(Ask::PlaceBone));
  war.bone(1, Tactics);
  // Row 1: spearman 0 against 2, destroyed. Row 2: rider 3 + 1 against archer 1. Then rider 3 against spearman 2.
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.told(Event::Kind::LinedUp), 1);  // since the last answer: the second time
  EXPECT_EQ(war.told(Event::Kind::DuelWon), 3);
  EXPECT_EQ(war.units(0), 1);
  EXPECT_EQ(war.units(1), 0);
}
// MS-11.17: the same player arranges again and is asked if there is a choice.
TEST(BattleLines, ArrangedAgainByTheTacticsWinner) {
  War war;
  war.army(0, {Spearman, Rider, Chariot}).army(1, {Spearman, Archer}, 1).hem_in();
  war.fight({war.card("spearman_01"), war.card("rider_03"), war.card("chariot_02"), war.card("spearman_03"),
             war.card("archer_08")});
  war.put(0, 0);
  war.put(1, 0);
  war.put(0, 1);
  ASSERT_TRUE(war.asks(Ask::LineUp));  // rider and chariot against the spearman
  EXPECT_EQ(war.asked(), 0);
  EXPECT_EQ(war.answers(0).size(), 2U);
}

struct Escape : War {
  // The archer of seat 1 loses against the rider and is faster. Seat `attacker` came later.
  explicit Escape(int attacker = 1, Options options = {.players = 2}) : War(options) {
    event_order({1, 0});
    army(0, {Rider}, attacker == 0 ? 5 : 0).army(1, {Archer}, attacker == 1 ? 5 : 0);
  }
  void lose() { fight({card("rider_03"), card("archer_06")}); }
};

// MS-11.18, MS-R.30: the attacker chooses for either side's units.
TEST(BattleLines, AttackerChoosesRetreats) {
  for (const int attacker : {0, 1}) {
    Escape war(attacker);
    war.lose();
    ASSERT_TRUE(war.asks(Ask::Retreat));
    EXPECT_EQ(war.asked(), attacker);
  }
}

// MS-11.18, MS-R.31: no area with hostile units or a tribe, no foreign or closed start area, none walled by an enemy.
TEST(BattleLines, WhereToRetreat) {
  Escape war;
  war.army(0, {Spearman}, 0, "gu_edin").tribe("kish_fields", {Spearman}).wall(0, "little_zab");
  war.wall(1, "sippar_fields").settlement(0, "wadi_tharthar");
  war.event("wadi_tharthar");
  war.lose();
  ASSERT_TRUE(war.asks(Ask::Retreat));
  EXPECT_FALSE(war.offers_retreat("gu_edin"));
  EXPECT_FALSE(war.offers_retreat("kish_fields"));
  EXPECT_FALSE(war.offers_retreat("little_zab"));
  EXPECT_FALSE(war.offers_retreat("susa"));  // closed
  EXPECT_TRUE(war.offers_retreat("sippar_fields"));
  EXPECT_TRUE(war.offers_retreat("wadi_tharthar"));
  SCOPED_TRACE("MS-R.100: a foreign settlement or a block token does not bar it, and no event is revealed");
  war.s.blocked.add(area("sippar_fields"));
  EXPECT_TRUE(war.offers_retreat("sippar_fields"));
  war.retreat("wadi_tharthar");
  EXPECT_EQ(war.told(Event::Kind::EventRevealed), 0);
  EXPECT_EQ(war.s.event[area("wadi_tharthar")].state, AreaEvent::State::FaceDown);
}
// MS-11.18: a foreign start area is no place to go, the own one is.
TEST(BattleLines, RetreatHome) {
  for (const int seat : {0, 1}) {  // Harran is seat 0's
    War war;
    war.event_order({seat, 1 - seat});
    war.army(1 - seat, {Rider}, 0, "tur_abdin").army(seat, {Archer}, 5, "tur_abdin");
    war.hem_in("khabur_triangle", "tur_abdin");
    const int rider = war.card("rider_03"), archer = war.card("archer_06");
    if (seat == 0)
      war.fight({archer, rider});
    else
      war.fight({rider, archer});
    if (seat == 0) {
      ASSERT_TRUE(war.asks(Ask::Retreat));
      EXPECT_TRUE(war.offers_retreat("harran"));
    } else {
      EXPECT_TRUE(war.stands(1, Archer, "khabur_triangle"));  // the only one left: nobody was asked
    }
  }
}
// MS-11.18: with nowhere to go the unit is destroyed.
TEST(BattleLines, NoRetreat) {
  Escape war;
  war.hem_in();
  war.lose();
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(units_on_board(war[1]), 0);
}

// MS-11.19, MS-11.20: after the battle the bones on the cards are gone, and the party that is left controls the area.
TEST(BattleLines, AfterTheBattle) {
  War war;
  war.army(0, {Chariot}).army(1, {Spearman}, 1).bones(0, 4).hem_in();
  EXPECT_EQ(controller(house_box(), war.s, area(kField)), kNobody);
  war.fight({war.card("chariot_01"), war.card("spearman_01")});
  war.bid(0, {2, 1, 1});
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.bones(0), 0);
  EXPECT_EQ(controller(house_box(), war.s, area(kField)), 0);
  for (const auto& side : war.s.battle.fighter) EXPECT_FALSE(side[0].here());
}

// MS-11.29: a retreating unit takes the rams along that its owner names, whoever chose the area.
TEST(BattleLines, RetreatingRams) {
  Escape war(0);
  war.ram(1, kField).ram(1, kField);
  war.lose();
  EXPECT_EQ(war.asked(), 0);
  war.retreat("gu_edin");
  ASSERT_TRUE(war.asks(Ask::RetreatRams));
  EXPECT_EQ(war.asked(), 1);
  EXPECT_EQ(war.answers(1).size(), 3U);
  war.play(with(Kind::Rams, 1));
  EXPECT_EQ(rams_at(war[1], area("gu_edin")), 1);
  EXPECT_EQ(war.told(Event::Kind::UnitMoved), 1);
}
// MS-R.88, MS-12.11: against the wall's owner an intruder's last ram stays and is lost with the wall.
TEST(BattleLines, LastRamStays) {
  Escape war;
  war.ram(1, kField).wall(0, kField);
  war.lose();
  war.retreat("gu_edin");
  EXPECT_FALSE(war.fighting());  // no question: the ram stays
  EXPECT_TRUE(war.stands(1, Archer, "gu_edin"));
  EXPECT_EQ(rams_at(war[1], area("gu_edin")), 0);
  EXPECT_EQ(rams_at(war[1], area(kField)), 0);
  EXPECT_EQ(wall_owner(war.s, area(kField)), kNobody);
}
// MS-R.74, MS-12.6: of two rams one may leave; the wall costs one.
TEST(BattleLines, TwoRams) {
  Escape war;
  war.ram(1, kField).ram(1, kField).wall(0, kField);
  war.lose();
  war.retreat("gu_edin");
  ASSERT_TRUE(war.asks(Ask::RetreatRams));
  EXPECT_EQ(war.answers(1).size(), 2U);
  war.play(with(Kind::Rams, 1));
  EXPECT_EQ(rams_at(war[1], area("gu_edin")), 1);
  EXPECT_EQ(rams_at(war[1], area(kField)), 0);
  EXPECT_EQ(wall_owner(war.s, area(kField)), kNobody);
}

// MS-11.30, MS-R.80: every unit retreats when it loses, each to an area of its own if the attacker likes.
TEST(BattleLines, OneByOne) {
  War war;
  war.event_order({1, 0}).army(0, {Rider}, 0).army(1, {Archer, Spearman}, 5);
  war.fight({war.card("rider_03"), war.card("spearman_04"), war.card("archer_06")});
  war.put(0, 0);
  war.put(1, 0);
  ASSERT_TRUE(war.asks(Ask::Retreat));
  war.retreat("gu_edin");
  ASSERT_TRUE(war.asks(Ask::Retreat));
  EXPECT_TRUE(war.stands(1, Spearman, "gu_edin"));
  EXPECT_EQ(war.units(1), 1);
  war.retreat("kish_fields");
  EXPECT_TRUE(war.stands(1, Archer, "kish_fields"));
  EXPECT_EQ(war.units(0), 1);
}

}  // namespace
}  // namespace zig::mesopotamia
