// MS-11.4 to MS-11.12: cards, ships and bids.
#include "games/mesopotamia/battle_testkit.h"
#include "games/mesopotamia/mesopotamia.h"

namespace zig::mesopotamia {
namespace {

using enum UnitType;
using enum Section;
using Kind = Action::Kind;

int attacker(const War& war) { return war.s.battle.party[war.s.battle.attacker]; }

// Example MS-11.b and MS-11.12: the rulebook's battle, number by number.
TEST(Battle, WorkedExample) {
  constexpr int kSumer = 0, kBabylon = 1;
  War war;
  war.army(kSumer, {Spearman, Archer}).army(kBabylon, {Spearman, Archer, Rider}, 1);
  war.bones(kSumer, 6).bones(kBabylon, 8);
  war.fight({war.card("spearman_02"), war.card("archer_01"), war.card("spearman_01"), war.card("archer_02"),
             war.card("rider_01")});
  EXPECT_EQ(attacker(war), kBabylon);
  war.bid(kBabylon, {5, 2, 1});
  war.bid(kSumer, {3, 3, 0});

  // Strength 5:3.
  ASSERT_TRUE(war.asks(Ask::PlaceBone));
  EXPECT_EQ(war.asked(), kBabylon);
  EXPECT_EQ(war.bones(kSumer), 1);
  EXPECT_EQ(war.bones(kBabylon), 0);
  war.bone(0, Strength);
  war.bone(1, Strength);

  // Tactics 2:3: the rows come first, then the bone.
  ASSERT_TRUE(war.asks(Ask::LineUp));
  EXPECT_EQ(war.asked(), kSumer);
  EXPECT_EQ(war.bones(kBabylon), 1);
  war.put(0, 1);
  war.put(1, 0);
  war.put(1, 1);  // the second row is all that is left
  ASSERT_TRUE(war.asks(Ask::PlaceBone));
  EXPECT_EQ(war.asked(), kSumer);
  EXPECT_EQ(war.s.battle.rows, 2);
  war.bone(0, Tactics);

  // Mobility 1:0.
  ASSERT_TRUE(war.asks(Ask::PlaceBone));
  EXPECT_EQ(war.asked(), kBabylon);
  war.bone(2, Mobility);

  // Duels: the spearman and the archer are destroyed, the rider retreats.
  EXPECT_EQ(war.told(Event::Kind::DuelWon), 3);
  EXPECT_EQ(war.told(Event::Kind::UnitLost), 2);
  ASSERT_TRUE(war.asks(Ask::Retreat));
  EXPECT_EQ(war.asked(), kBabylon);
  EXPECT_FALSE(war.stands(kBabylon, Spearman));
  EXPECT_FALSE(war.stands(kBabylon, Archer));
  war.retreat("kish_fields");
  EXPECT_FALSE(war.fighting());
  EXPECT_TRUE(war.stands(kBabylon, Rider, "kish_fields"));
  EXPECT_TRUE(war.stands(kSumer, Archer));
  EXPECT_TRUE(war.stands(kSumer, Spearman));
  EXPECT_EQ(war.bones(kBabylon), 1);  // 8 spent, 1 back
  EXPECT_EQ(war.bones(kSumer), 1);    // 6 spent, 1 back
}

// MS-11.14, MS-11.15: the view says what every pair would come to as the cards lie, in the rulebook's battle before the rows.
TEST(Battle, PairsInTheView) {
  const Mesopotamia game(house_box());
  War war;
  war.army(0, {Spearman, Archer}).army(1, {Spearman, Archer, Rider}, 1).bones(0, 6).bones(1, 8);
  war.fight({war.card("spearman_02"), war.card("archer_01"), war.card("spearman_01"), war.card("archer_02"),
             war.card("rider_01")});
  war.bid(1, {5, 2, 1});
  war.bid(0, {3, 3, 0});
  war.bone(0, Strength);
  war.bone(1, Strength);
  ASSERT_TRUE(war.asks(Ask::LineUp));
  const Json duels = game.view(war.s, Observer())["battle"]["duels"];
  ASSERT_EQ(duels.size(), 6U);
  const auto values = [&](int one, int other) -> Json {
    for (const Json& duel : duels) {
      if (duel["fighters"] == Json{one, other}) return duel;
    }
    return nullptr;
  };
  EXPECT_EQ(values(2, 1)["values"], Json({2, 1}));  // archer against spearman: tactics do not apply
  EXPECT_EQ(values(2, 2)["values"], Json({2, 2}));  // archers
  EXPECT_EQ(values(2, 2)["winner"], 0);             // who is higher on the event track
  EXPECT_EQ(values(1, 3)["values"], Json({2, 2}));  // spearman 1 + 1 against rider
  EXPECT_EQ(values(1, 3)["faster"], 0);
}

// Example MS-11.b: with no area to go to the rider is destroyed as well.
TEST(Battle, WorkedExampleHemmedIn) {
  War war;
  war.army(0, {Spearman, Archer}).army(1, {Spearman, Archer, Rider}, 1).hem_in();
  war.bones(0, 6).bones(1, 8);
  war.fight({war.card("spearman_02"), war.card("archer_01"), war.card("spearman_01"), war.card("archer_02"),
             war.card("rider_01")});
  war.bid(1, {5, 2, 1});
  war.bid(0, {3, 3, 0});
  war.bone(0, Strength);
  war.bone(1, Strength);
  war.put(0, 1);
  war.put(1, 0);
  war.put(1, 1);
  war.bone(0, Tactics);
  war.bone(2, Mobility);
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(units_on_board(war[1]), 0);
}

// MS-11.4: a tie is won by the party higher on the event track at that moment; a tribe loses every tie.
TEST(Battle, Ties) {
  for (const int leader : {0, 1}) {
    War war;
    war.army(0, {Spearman}).army(1, {Spearman}, 1).event_order({leader, 1 - leader}).hem_in();
    war.fight({war.card("spearman_03"), war.card("spearman_04")});  // 2 against 2
    EXPECT_EQ(war.units(leader), 1);
    EXPECT_EQ(war.units(1 - leader), 0);
  }
  War war;
  war.army(1, {Spearman}, 1).tribe(kField, {Spearman}).bones(1, 3);
  war.fight({war.card("spearman_03"), war.card("spearman_04"), war.die(1)});
  war.bid(0, {0, 0});  // for the tribe: 3 bones on mobility
  war.bid(1, {0, 0, 3});
  EXPECT_EQ(war.units(1), 1);
  EXPECT_EQ(war.s.tribe[area(kField)], 0);
}

// MS-11.5, MS-R.29, MS-R.84: the attacker is whose longest-standing unit came later; against a tribe always the empire.
TEST(Battle, Attacker) {
  {
    War war;
    war.army(0, {Spearman}, 2).army(1, {Spearman}).bones(0, 1);
    war.fight();
    EXPECT_EQ(attacker(war), 0);
  }
  {
    SCOPED_TRACE("MS-R.84: reinforcements do not change it");
    War war;
    war.army(0, {Archer}, 1).army(0, {Spearman}, 9).army(1, {Spearman}, 4).bones(0, 1);
    war.fight();
    EXPECT_EQ(attacker(war), 1);
  }
  {
    SCOPED_TRACE("MS-R.29: a unit counts from when it was placed");
    War war;
    war.army(1, {Archer}, 3).bones(0, 1);
    war.s.clock = 5;
    war.s.track[at(Track::Population)].position = {5, 5};
    ASSERT_TRUE(place_unit(war.course(), 0, Spearman, area(kField)));
    war.fight();
    EXPECT_EQ(attacker(war), 0);
  }
  {
    War war;
    war.army(0, {Spearman}).tribe(kField, {Archer}).bones(0, 1);
    war.fight();
    EXPECT_EQ(attacker(war), 0);
  }
}

// MS-11.6, MS-R.34: one card for each unit from the deck of its type, none twice; a unit without a card fights with nothing.
TEST(Battle, Cards) {
  War war({.players = 3});
  war.army(0, {Spearman, Spearman, Chariot, Chariot}).army(1, {Chariot, Chariot}).bones(0, 1).bones(1, 1);
  war.fight();
  unsigned long long seen = 0;
  for (const auto& side : war.s.battle.fighter) {
    for (const Fighter& unit : side) {
      if (!unit.here()) continue;
      ASSERT_NE(unit.card, kNone);
      EXPECT_EQ(at(house_box().combat[unit.card].unit), unit.type);
      EXPECT_EQ(house_box().combat[unit.card].part, BoxPart::Base);
      EXPECT_FALSE((seen >> unit.card) & 1U);
      seen |= 1ULL << unit.card;
    }
  }
  Fighter bare{.figure = 0, .type = 0};
  const Fighter enemy{.figure = 3, .type = 1, .card = byte(combat_card("archer_01"))};
  EXPECT_EQ(duel_value(house_box(), bare, enemy), 0);
  for (const Section section : {Strength, Tactics, Mobility}) {
    EXPECT_EQ(row_value(house_box(), bare, section), 0);
    EXPECT_EQ(free_slots(house_box(), bare, section), 0);
  }
}

// MS-11.6: an empty deck in a battle: a fifth chariot has no card.
TEST(Battle, EmptyDeck) {
  War war;
  war.army(0, {Chariot, Chariot}).army(1, {Chariot}).bones(0, 1);
  war.s.tribe[area(kField)] = 0;
  Course c = war.course();
  Battle& battle = war.s.battle;
  battle.area = area(kField);
  battle.party = {0, 1};
  for (std::size_t i = 0; i < 5; ++i) battle.fighter[0][i] = {.figure = byte(8), .type = byte(3)};
  draw_cards(c, 0);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NE(battle.fighter[0][i].card, kNone);
  EXPECT_EQ(battle.fighter[0][4].card, kNone);
}

// MS-11.7: the tactics row counts only against the types that the card names.
TEST(Battle, TacticsRow) {
  const Box& box = house_box();
  const auto applies = [&](UnitType type, std::string_view card, UnitType enemy) {
    const Fighter one{.figure = 0, .type = byte(static_cast<int>(type)), .card = byte(combat_card(card))};
    const Fighter two{.figure = 0, .type = byte(static_cast<int>(enemy))};
    return tactics_apply(box, one, two);
  };
  EXPECT_TRUE(applies(Archer, "archer_01", Spearman));
  EXPECT_TRUE(applies(Rider, "rider_01", Archer));
  EXPECT_TRUE(applies(Spearman, "spearman_01", Rider));
  EXPECT_FALSE(applies(Spearman, "spearman_01", Archer));
  EXPECT_FALSE(applies(Archer, "archer_01", Archer));
  for (const UnitType enemy : {Spearman, Archer, Rider}) EXPECT_TRUE(applies(Chariot, "chariot_01", enemy));
  EXPECT_FALSE(applies(Chariot, "chariot_01", Chariot));
}

// MS-11.8, Example MS-11.c: each ship beside the area brings a bone, and so many must be bid.
TEST(Battle, ShipSupport) {
  War war;
  war.army(0, {Spearman}).army(1, {Spearman}, 1).ship(0, "s21").ship(1, "s05");
  war.fight();
  EXPECT_EQ(war.bones(0), 1);
  EXPECT_EQ(war.bones(1), 0);     // its ship is elsewhere
  EXPECT_EQ(bidders(war.s), 1U);  // who has no bones has nothing to choose
  EXPECT_EQ(war.amounts(0), (std::vector{0, 1}));
  war.bid(0, {0, 0});
  EXPECT_EQ(war.amounts(0), std::vector{1});  // so the bone must be for mobility
  war.bid(0, {1});
  EXPECT_EQ(war.told(Event::Kind::BidsRevealed), 1);
  EXPECT_EQ(war.bones(0), 0);
}
// MS-11.8: at least the ships' bones, more if one likes.
TEST(Battle, ShipBonesAreBid) {
  War war;
  war.army(0, {Spearman}).army(1, {Spearman}, 1).ship(0, "s21").ship(0, "s22").bones(0, 3);
  war.fight();
  EXPECT_EQ(war.amounts(0), (std::vector{0, 1, 2, 3, 4, 5}));
  war.bid(0, {1, 0});
  EXPECT_EQ(war.amounts(0), (std::vector{1, 2, 3, 4}));
}

struct TwoFields : War {
  TwoFields() {
    army(0, {Chariot}).army(1, {Spearman}, 1);
    army(0, {Chariot}, 0, "wadi_tharthar").army(1, {Spearman}, 1, "wadi_tharthar");
    hem_in(kField, "wadi_tharthar").hem_in("wadi_tharthar");
  }
  void begin() {
    fight({card("chariot_01"), card("spearman_01"), card("chariot_01"), card("spearman_01")});
    play(on(Kind::Fight, area(kField)));
  }
};
// MS-R.72: a ship supports battles in both its areas.
TEST(Battle, OneShipTwoBattles) {
  TwoFields war;
  war.ship(0, "s21");
  war.begin();
  EXPECT_EQ(war.s.battle.area, area(kField));
  EXPECT_EQ(war.bones(0), 1);
  war.bid(0, {1});
  EXPECT_EQ(war.s.battle.area, area("wadi_tharthar"));
  EXPECT_EQ(war.bones(0), 1);
  EXPECT_EQ(war.s.battle.ship_bones[0], 1);
}
// MS-C.3: bones that came back in one battle serve in the next.
TEST(Battle, RefundsServeAgain) {
  TwoFields war;
  war.bones(0, 6).bones(1, 4);
  war.begin();
  war.bid(0, {5, 0, 0});
  war.bid(1, {4});
  EXPECT_EQ(war.s.battle.area, area("wadi_tharthar"));
  EXPECT_EQ(war.amounts(1), (std::vector{0, 1, 2}));
}

// MS-11.9: any number of bones, from none to all, in secret; both are revealed together.
TEST(Battle, Bids) {
  War war;
  war.army(0, {Spearman}).army(1, {Spearman}, 1).bones(0, 2).bones(1, 3);
  war.fight();
  EXPECT_TRUE(bids_open(war.s));
  EXPECT_TRUE(is_sealed(house_box(), war.s));
  EXPECT_EQ(bidders(war.s), 3U);
  EXPECT_EQ(war.amounts(0), (std::vector{0, 1, 2}));
  EXPECT_EQ(war.amounts(1), (std::vector{0, 1, 2, 3}));
  war.bid(1, {1, 0, 1});
  EXPECT_EQ(bidders(war.s), 1U);
  EXPECT_EQ(war.bones(1), 3);  // nothing is spent before the reveal
  EXPECT_EQ(war.told(Event::Kind::BidsRevealed), 0);
  war.bid(0, {1});
  EXPECT_EQ(war.amounts(0), (std::vector{0, 1}));
  war.bid(0, {0, 0});
  EXPECT_FALSE(bids_open(war.s));
  EXPECT_EQ(war.bones(1), 1);
}

// MS-11.10: the winner's surplus is placed, the loser gets half of his bid back; equal bids are simply spent.
TEST(Battle, Sections) {
  War war;
  war.army(0, {Spearman}).army(1, {Chariot}, 1).bones(0, 10).bones(1, 10);
  war.fight({war.card("spearman_01"), war.card("chariot_01")});
  war.bid(0, {5, 2, 1});
  war.bid(1, {3, 2, 4});
  // strength 5:3, one back; tactics 2:2; mobility 1:4, nothing back
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.bones(0), 2);
  EXPECT_EQ(war.bones(1), 10 - 9 + 1);
  EXPECT_EQ(war.told(Event::Kind::SectionWon), 2);
  EXPECT_EQ(war.told(Event::Kind::SectionEqual), 1);
  EXPECT_EQ(war.told(Event::Kind::BonePlaced), 2 + 1);  // 2 on strength; of 3 on mobility one fits
}

// MS-11.11, MS-R.32, MS-R.85: into free slots of the row, as many as fit, split as one likes; the rest is lost.
TEST(Battle, BonusBones) {
  War war;
  war.army(0, {Spearman, Archer}).army(1, {Chariot}, 1).bones(0, 10);
  war.fight({war.card("spearman_03"), war.card("archer_01"), war.card("chariot_01")});
  war.bid(0, {2, 0, 0});
  ASSERT_TRUE(war.asks(Ask::PlaceBone));
  EXPECT_EQ(war.answers(0).size(),
            2U);  // two slots on the spearman, one on the archer; "done" is not among them
  war.bone(1, Strength);
  // The archer is full, so the other bone goes to the spearman.
  ASSERT_TRUE(war.asks(Ask::LineUp));
  EXPECT_EQ(war.placed(0, 0, Strength), 1);
  EXPECT_EQ(war.placed(0, 1, Strength), 1);

  War full;
  full.army(0, {Spearman, Archer}).army(1, {Chariot}, 1).bones(0, 10);
  full.fight({full.card("spearman_03"), full.card("archer_01"), full.card("chariot_01")});
  full.bid(0, {9, 0, 0});
  ASSERT_TRUE(full.asks(Ask::LineUp));  // three slots, nine bones: no question
  EXPECT_EQ(full.placed(0, 0, Strength), 2);
  EXPECT_EQ(full.placed(0, 1, Strength), 1);
  EXPECT_EQ(full.bones(0), 1);
}

// MS-11.13: on equal tactics bids the party higher on the event track arranges.
TEST(Battle, EqualTactics) {
  for (const int leader : {0, 1}) {
    War war;
    war.army(0, {Spearman, Archer}).army(1, {Spearman, Archer}, 1).event_order({leader, 1 - leader});
    war.fight();
    ASSERT_TRUE(war.asks(Ask::LineUp));
    EXPECT_EQ(war.asked(), leader);
  }
}

}  // namespace
}  // namespace zig::mesopotamia
