// MS-11.26 to MS-11.28: simplified battles; MS-16.17: battles in which no human fights.
#include "games/mesopotamia/battle_testkit.h"

namespace zig::mesopotamia {
namespace {

using enum UnitType;
using Kind = Action::Kind;

constexpr Options kSimple = {.players = 2, .simple_battles = true};
constexpr Options kSimpleAutomaton = {.players = 2, .automata = 1, .simple_battles = true};
constexpr Options kAutomata = {.players = 3, .automata = 2};

int lost(const War& war, int party) {
  return static_cast<int>(std::ranges::count_if(war.log, [&](const Event& event) {
    return event.kind == Event::Kind::UnitLost && event.seat == party;
  }));
}

// MS-11.26: no cards; one secret number each, added to 1, 2, 3, 4 for a spearman, archer, rider, chariot.
TEST(SimpleBattle, Totals) {
  War war(kSimple);
  war.army(0, {Spearman, Archer}).army(1, {Rider, Chariot}, 1).bones(0, 9).bones(1, 9);
  war.fight();
  EXPECT_EQ(war.told(Event::Kind::CardDrawn), 0);
  EXPECT_EQ(bidders(war.s), 3U);
  EXPECT_TRUE(is_sealed(house_box(), war.s));
  EXPECT_EQ(war.amounts(0).size(), 10U);
  war.bid(0, {6});
  EXPECT_EQ(bidders(war.s), 2U);
  war.bid(1, {1});  // 3 + 6 against 7 + 1
  EXPECT_EQ(war.units(1), 0);
  EXPECT_EQ(war.units(0), 2);
  EXPECT_TRUE(war.asks(Ask::LostUnit));
}
// MS-11.26: ties as in every battle.
TEST(SimpleBattle, Ties) {
  for (const int leader : {0, 1}) {
    War war(kSimple);
    war.army(0, {Archer}).army(1, {Spearman}, 1).bones(1, 1).event_order({leader, 1 - leader});
    war.fight();
    war.bid(1, {1});
    EXPECT_EQ(war.units(leader), 1);
    EXPECT_EQ(war.units(1 - leader), 0);
  }
}

// MS-11.27: the winner loses his bid and a unit of his choice, never the last; the loser everything, and gets half of his bid back.
TEST(SimpleBattle, Losses) {
  War war(kSimple);
  war.army(0, {Spearman, Rider}).army(1, {Chariot, Archer}, 1).bones(0, 9).bones(1, 5);
  war.fight();
  war.bid(0, {9});
  war.bid(1, {5});
  EXPECT_EQ(war.bones(0), 0);
  EXPECT_EQ(war.bones(1), 2);
  EXPECT_EQ(lost(war, 1), 2);
  EXPECT_EQ(war.told(Event::Kind::Retreated), 0);
  ASSERT_TRUE(war.asks(Ask::LostUnit));
  EXPECT_EQ(war.asked(), 0);
  EXPECT_EQ(war.answers(0).size(), 2U);
  war.play(with(Kind::Lose, static_cast<int>(Spearman)));
  EXPECT_FALSE(war.stands(0, Spearman));
  EXPECT_TRUE(war.stands(0, Rider));
}
// MS-11.27, MS-R.110: the last unit of the area stays, wherever else the winner has some; with units of one type nobody is asked.
TEST(SimpleBattle, LastUnitStays) {
  for (const int count : {1, 2}) {
    War war(kSimple);
    for (int i = 0; i < count; ++i) war.army(0, {Chariot});
    war.army(0, {Spearman}, 0, "gu_edin");
    war.army(1, {Spearman}, 1);
    war.fight();
    EXPECT_FALSE(war.fighting());
    EXPECT_EQ(war.units(0), 1);
  }
}
// MS-12.6: a simplified battle for a walled area costs the wall and a ram too, whoever wins; the loser's other ram is then alone (MS-12.7).
TEST(SimpleBattle, Stormed) {
  for (const bool defended : {true, false}) {
    War war(kSimple);
    war.army(0, {defended ? Chariot : Spearman}).wall(0, kField);
    war.army(1, {Rider}, 1).ram(1, kField).ram(1, kField);
    war.fight();
    EXPECT_FALSE(war.fighting());
    EXPECT_EQ(wall_owner(war.s, area(kField)), kNobody);
    EXPECT_EQ(units_on_board(war[1]), defended ? 0 : 2);
    EXPECT_EQ(rams_at(war[1], area(kField)), defended ? 0 : 1);
  }
}
// MS-11.27: a winning tribe loses a unit in the same way; its proxy chooses.
TEST(SimpleBattle, WinningTribe) {
  War war(kSimple);
  war.army(0, {Spearman}).tribe(kField, {Spearman, Archer});
  war.fight({war.die(1)});
  ASSERT_TRUE(war.asks(Ask::LostUnit));
  EXPECT_EQ(war.asked(), 1);
  war.play(with(Kind::Lose, static_cast<int>(Archer)));
  EXPECT_EQ(tribe_at(war.s, area(kField)), 1);
  EXPECT_EQ(tribe_at(war.s, area(kField), Spearman), 1);
  EXPECT_EQ(war.units(0), 0);
}

// MS-11.28, MS-R.45: ship bones must be bid, a tribe bids all its bones.
TEST(SimpleBattle, ShipsAndTribes) {
  War war(kSimple);
  war.army(0, {Spearman}).tribe(kField, {Spearman}).ship(0, "s21").ship(0, "s22").bones(0, 4);
  war.fight({war.die(3)});
  EXPECT_EQ(war.s.battle.bid[1][0], 5);
  EXPECT_EQ(bidders(war.s), 1U);
  EXPECT_EQ(war.amounts(0), (std::vector{2, 3, 4, 5, 6}));
  war.bid(0, {5});  // 6 against 6: a tribe loses every tie
  EXPECT_EQ(war.units(0), 1);
  EXPECT_EQ(war.s.tribe[area(kField)], 0);
  EXPECT_EQ(war.bones(0), 1);
}
// MS-11.28: against an automaton the human commits first, then the automaton the fewest bones that win.
TEST(SimpleBattle, AgainstAnAutomaton) {
  War war(kSimpleAutomaton);
  war.army(0, {Spearman}).army(1, {Spearman}, 1).bones(0, 3).bones(1, 9);
  war.fight();
  EXPECT_EQ(bidders(war.s), 1U);
  war.bid(0, {3});
  EXPECT_EQ(war.units(0), 0);
  EXPECT_EQ(war.bones(1), 5);  // 4 against 3: the human is higher on the event track
  EXPECT_EQ(war.bones(0), 1);

  War hopeless(kSimpleAutomaton);
  hopeless.army(0, {Spearman}).army(1, {Spearman}, 1).bones(0, 3).bones(1, 3);
  hopeless.fight();
  hopeless.bid(0, {3});
  EXPECT_EQ(hopeless.units(0), 1);
  EXPECT_EQ(hopeless.bones(1), 3);  // it cannot win and commits nothing
}
// MS-11.22, MS-11.28: alone at the table: the rules give up the tribe's unit.
TEST(SimpleBattle, TribeOfALonelyTable) {
  War war(kSimpleAutomaton);
  war.army(0, {Spearman}).tribe(kField, {Spearman, Archer});
  war.fight({war.die(1)});
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(tribe_at(war.s, area(kField), Archer), 1);
  EXPECT_EQ(tribe_at(war.s, area(kField)), 1);
}

// MS-16.17, MS-R.76: an automaton against a tribe: totals, the fewest bones that win, and the lowest unit is given up.
TEST(SimpleBattle, AutomatonAgainstTribe) {
  War war(kAutomata);
  war.army(1, {Spearman, Archer}).tribe(kField, {Spearman}).bones(1, 9);
  war.fight({war.die(4)});  // 1 + 6 against 3
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.bones(1), 5);  // a tie is enough against a tribe
  EXPECT_EQ(war.s.tribe[area(kField)], 0);
  EXPECT_TRUE(war.stands(1, Archer));
  EXPECT_FALSE(war.stands(1, Spearman));

  War hopeless(kAutomata);
  hopeless.army(1, {Spearman, Archer}).tribe(kField, {Spearman, Archer}).bones(1, 3);
  hopeless.fight({hopeless.die(6)});  // 3 + 10 against 3 + 3
  EXPECT_EQ(hopeless.units(1), 0);
  EXPECT_EQ(hopeless.bones(1), 3);
  EXPECT_EQ(tribe_at(hopeless.s, area(kField)), 1);
  EXPECT_EQ(tribe_at(hopeless.s, area(kField), Archer), 1);
}
// MS-16.17: it does not need bones for what its units win.
TEST(SimpleBattle, AutomatonNeedsNoBones) {
  War war(kAutomata);
  war.army(1, {Chariot, Chariot, Rider}).tribe(kField, {Spearman}).bones(1, 2);
  war.fight({war.die(1)});
  EXPECT_EQ(war.bones(1), 2);
  EXPECT_EQ(war.units(1), 2);
}
// MS-16.17: between automata the one that can have more wins with the fewest bones, the other commits none; ties by the event track.
TEST(SimpleBattle, TwoAutomata) {
  for (const int leader : {1, 2}) {
    War war(kAutomata);
    war.army(1, {Archer}).army(2, {Spearman}, 1).bones(1, 3).bones(2, 4).event_order({0, leader, 3 - leader});
    war.fight();  // 2 + 3 against 1 + 4
    EXPECT_FALSE(war.fighting());
    EXPECT_EQ(war.units(leader), 1);
    EXPECT_EQ(war.units(3 - leader), 0);
    EXPECT_EQ(war.bones(1), 3);                    // its archer alone beats a spearman
    EXPECT_EQ(war.bones(2), leader == 2 ? 3 : 4);  // 1 + 1 against 2
  }
}
// MS-16.17, MS-R.111, MS-11.8: the weaker of two automata commits what its ships lent and nothing else; the other beats that.
TEST(SimpleBattle, TwoAutomataWithShips) {
  War war(kAutomata);
  war.army(1, {Rider}).army(2, {Archer}, 1).bones(1, 5).bones(2, 3).ship(2, "s21").ship(2, "s22");
  war.fight();  // 3 + 5 against 2 + 3 + 2
  EXPECT_EQ(war.units(1), 1);
  EXPECT_EQ(war.units(2), 0);
  EXPECT_EQ(war.bones(1), 4);  // 3 + 1 against 2 + 2: it is higher on the event track
  EXPECT_EQ(war.bones(2), 4);  // 3, and half of what the ships lent
}

}  // namespace
}  // namespace zig::mesopotamia
