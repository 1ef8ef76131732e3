// MS-11.22 to MS-11.24: battles against a tribe.
#include "games/mesopotamia/battle_testkit.h"

namespace zig::mesopotamia {
namespace {

using enum UnitType;
using enum Section;

// MS-11.22, MS-R.93: a tribe is played by the human directly below the empire on the event track, or above the last one.
TEST(Battle, Proxy) {
  const auto proxy = [](Options options, int empire, std::initializer_list<int> order) {
    War war(options);
    war.event_order(order).army(empire, {Spearman}, 1).tribe(kField, {Spearman, Spearman});
    war.fight();
    return int{war.s.battle.decides[1]};
  };
  EXPECT_EQ(proxy({.players = 4}, 2, {0, 2, 3, 1}), 3);
  EXPECT_EQ(proxy({.players = 4}, 1, {0, 2, 3, 1}), 3);
  EXPECT_EQ(proxy({.players = 4}, 0, {0, 2, 3, 1}), 2);
  EXPECT_EQ(proxy({.players = 4, .automata = 1}, 2, {0, 2, 3, 1}), 1);  // seat 3 is passed over
  EXPECT_EQ(proxy({.players = 4, .automata = 2}, 1, {0, 2, 3, 1}), 0);
  EXPECT_EQ(proxy({.players = 4, .automata = 3}, 0, {0, 2, 3, 1}), kNobody);
}

// MS-11.22: the proxy bids, places the tribe's bones, arranges its rows and chooses its fatigue.
TEST(Battle, ProxyDecides) {
  War war;
  war.army(0, {Archer, Archer}).tribe(kField, {Spearman, Rider});
  war.fight({war.card("archer_01"), war.card("archer_02"), war.card("spearman_03"), war.card("rider_02"),
             war.die(2)});
  EXPECT_EQ(bidders(war.s), 2U);
  war.bid(1, {2, 4});
  ASSERT_TRUE(war.asks(Ask::PlaceBone));
  EXPECT_EQ(war.asked(), 1);
  war.bone(1, Strength);
  war.bone(0, Strength);
  ASSERT_TRUE(war.asks(Ask::LineUp));
  EXPECT_EQ(war.asked(), 1);
  war.put(0, 0);
  war.put(0, 1);
  war.put(1, 1);
  // All three tactics and mobility slots are filled. Rider 2+1 strength, 0+1 tactics against an archer's 2.
  ASSERT_TRUE(war.asks(Ask::Fatigue));
  EXPECT_EQ(war.asked(), 1);
}

// MS-1.10, MS-11.23: whoever imagines what a tribe has bid knows how many bones it is in all; in a simple battle that is the bid.
TEST(Battle, TribesAreImaginedToBidAllTheyHave) {
  Random random = Random::fast(2);
  for (const bool simple : {false, true}) {
    War war({.players = 2, .simple_battles = simple});
    war.army(0, {Archer}).tribe(kField, {Spearman}).bones(0, 3);
    if (simple)
      war.fight({war.die(3)});
    else
      war.fight({war.card("archer_01"), war.card("spearman_03"), war.die(3)});
    if (!simple) war.bid(1, {4, 1});
    for (int i = 0; i < 20; ++i) {
      State imagined = war.s;
      Mesopotamia(house_box()).imagine(imagined, Seat{0}, random);
      EXPECT_EQ(imagined.battle.bid[1][0] + imagined.battle.bid[1][1] + imagined.battle.bid[1][2], 5);
      EXPECT_EQ(bidders(imagined), 1U);
    }
  }
}

// MS-11.23: a die and two bones for each unit, known before the bids; all of them are bid.
TEST(Battle, TribeBones) {
  War war;
  war.army(0, {Archer}).tribe(kField, {Spearman, Rider}).bones(0, 1);
  war.fight({war.card("archer_01"), war.card("spearman_03"), war.card("rider_02"), war.die(3)});
  EXPECT_EQ(war.s.battle.tribe_die, 3);
  EXPECT_EQ(war.s.battle.tribe_bones, 7);
  EXPECT_EQ(war.amounts(1).size(), 8U);
  war.bid(1, {2, 1});
  EXPECT_EQ(bidders(war.s), 1U);  // the other four are for mobility
  EXPECT_EQ(war.s.battle.bid[1], (std::array<std::uint8_t, kSections>{2, 1, 4}));
}

// MS-11.24, MS-R.35: beaten tribe units never retreat, their losses stay, and a tribe gets nothing back.
TEST(Battle, TribeLosses) {
  War war;
  war.army(0, {Chariot}).tribe(kField, {Spearman}).bones(0, 9);
  war.fight({war.card("chariot_02"), war.card("spearman_04"), war.die(6)});
  war.bid(1, {2, 0});     // 6 on mobility: 1 of them fits
  war.bid(0, {3, 0, 0});  // strength 3:2
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.s.tribe[area(kField)], 0);
  EXPECT_EQ(war.told(Event::Kind::Retreated), 0);
  EXPECT_EQ(war.told(Event::Kind::Refunded), 0);
  EXPECT_EQ(war.told(Event::Kind::TribeBeaten), 1);
}

// MS-11.24: whoever loses against a tribe leaves it weakened.
TEST(Battle, TribeIsLeftWithItsSurvivors) {
  War war;
  war.army(0, {Archer}).tribe(kField, {Spearman, Chariot}).hem_in();
  war.fight({war.card("archer_03"), war.card("spearman_01"), war.card("chariot_02"), war.die(1)});
  war.bid(1, {0, 0});
  war.put(0, 0);
  war.put(1, 0);  // the archer beats the spearman 3:0, then falls to the chariot
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.units(0), 0);
  EXPECT_EQ(tribe_at(war.s, area(kField)), 1);
  EXPECT_EQ(tribe_at(war.s, area(kField), Chariot), 1);
}

}  // namespace
}  // namespace zig::mesopotamia
