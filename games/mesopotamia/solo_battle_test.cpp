// MS-16.12 to MS-16.15, MS-16.23 to MS-16.25, MS-18.9: battles against an enemy that nobody plays.
#include "games/mesopotamia/battle_testkit.h"

namespace zig::mesopotamia {
namespace {

using enum UnitType;
using enum Section;
using Kind = Action::Kind;

constexpr int kHuman = 0, kEnemy = 1;

struct Duel : War {
  explicit Duel(Mode mode = Mode::Empires) : War({.players = 2, .automata = 1, .mode = mode}) {}

  void place(std::initializer_list<std::pair<int, Section>> bones) {
    for (const auto& [index, section] : bones) bone(index, section);
    if (asks(Ask::OwnBone)) play(done());
  }
  // Bones that the enemy put into a row since the last answer.
  int enemy_bones(Section section) const {
    return static_cast<int>(std::ranges::count_if(log, [&](const Event& event) {
      return event.kind == Event::Kind::BonePlaced && event.seat == kEnemy &&
             event.b == static_cast<int>(section);
    }));
  }
  int tired_row() const {
    const auto found = std::ranges::find(log, Event::Kind::Tired, &Event::kind);
    return found == log.end() ? -1 : found->b;
  }
};

// Example MS-16.b, MS-16.12, MS-R.55, MS-R.54: the rulebook's solo battle, number by number.
TEST(SoloBattle, WorkedExample) {
  Duel war;
  war.army(kHuman, {Spearman, Archer}, 1).army(kEnemy, {Spearman, Archer}).bones(kHuman, 7).bones(kEnemy, 4);
  war.fight({war.card("spearman_03"), war.card("archer_03"), war.card("spearman_04"), war.card("archer_04")});
  ASSERT_TRUE(war.asks(Ask::OwnBone));
  war.place({{1, Strength}, {1, Tactics}, {1, Mobility}, {0, Strength}, {0, Strength}, {0, Tactics}});
  EXPECT_EQ(war.bones(kHuman), 1);
  ASSERT_TRUE(war.asks(Ask::LineUp));
  war.put(0, 1);
  war.put(0, 0);
  war.put(1, 0);

  // 1. Archer 5 against spearman: it cannot win, but is faster with one bone.
  EXPECT_EQ(war.enemy_bones(Strength) + war.enemy_bones(Tactics), 0);
  EXPECT_EQ(war.enemy_bones(Mobility), 1);
  EXPECT_EQ(war.bones(kEnemy), 3);
  ASSERT_TRUE(war.asks(Ask::Retreat));
  war.retreat("gu_edin");
  EXPECT_TRUE(war.stands(kEnemy, Spearman, "gu_edin"));
  ASSERT_TRUE(war.asks(Ask::Fatigue));
  EXPECT_EQ(war.asked(), kHuman);
  war.play(with(Kind::Tire, static_cast<int>(Tactics)));

  // 2. Archer 3 against archer 2: two bones on strength; one is left, too few to be faster.
  EXPECT_EQ(war.enemy_bones(Strength), 2);
  EXPECT_EQ(war.enemy_bones(Mobility), 0);
  EXPECT_EQ(war.bones(kEnemy), 1);
  ASSERT_TRUE(war.asks(Ask::Retreat));
  EXPECT_FALSE(war.offers_retreat("gu_edin"));  // the spearman is there
  war.retreat("kish_fields");

  // 3. It is down to 3 against spearman 4. The last bone would only tie, so it is for the retreat.
  EXPECT_EQ(war.tired_row(), static_cast<int>(Strength));
  EXPECT_EQ(war.enemy_bones(Mobility), 1);
  EXPECT_EQ(war.bones(kEnemy), 0);
  ASSERT_TRUE(war.asks(Ask::Retreat));
  war.retreat("gu_edin");

  EXPECT_FALSE(war.fighting());
  EXPECT_TRUE(war.stands(kHuman, Spearman));
  EXPECT_TRUE(war.stands(kHuman, Archer, "kish_fields"));
  EXPECT_EQ(war.units(kEnemy), 0);
  EXPECT_EQ(war.bones(kHuman), 1);  // MS-R.54: the winner gets nothing back
}
// Example MS-16.b: with the automaton ahead on the event track its last bone would have won the third duel by a tie.
TEST(SoloBattle, WorkedExampleWithTheEnemyAhead) {
  Duel war;
  war.army(kHuman, {Spearman}, 1)
      .army(kEnemy, {Archer})
      .bones(kHuman, 2)
      .bones(kEnemy, 2)
      .event_order({1, 0});
  war.hem_in();
  war.fight({war.card("spearman_03"), war.card("archer_04")});
  war.place({{0, Strength}, {0, Strength}});  // 4 against 2 + 2
  EXPECT_EQ(war.units(kEnemy), 1);
  EXPECT_EQ(war.units(kHuman), 0);
}

// MS-16.12: no bids; the human sees his cards, places bones, and only then the enemy's cards are shown.
TEST(SoloBattle, Steps) {
  Duel war;
  war.army(kHuman, {Spearman, Archer}, 1).army(kEnemy, {Spearman, Archer}).bones(kHuman, 2).bones(kEnemy, 4);
  war.fight({war.card("spearman_03"), war.card("archer_03"), war.card("spearman_04"), war.card("archer_04")});
  EXPECT_FALSE(bids_open(war.s));
  ASSERT_TRUE(war.asks(Ask::OwnBone));
  EXPECT_EQ(war.asked(), kHuman);
  EXPECT_NE(fighter(war.s.battle, 0, 0).card, kNone);
  EXPECT_EQ(fighter(war.s.battle, 1, 0).card, kNone);
  EXPECT_EQ(war.answers(kHuman).size(), 1U + 6U);  // done, or one of two cards' rows
  war.bone(0, Mobility);
  EXPECT_FALSE(war.offers_bone(0, Mobility));  // its only slot
  war.play(done());
  EXPECT_NE(fighter(war.s.battle, 1, 0).card, kNone);
  ASSERT_TRUE(war.asks(Ask::LineUp));
  EXPECT_EQ(war.asked(), kHuman);
  EXPECT_EQ(war.bones(kHuman), 1);
}

struct OneOnOne : Duel {
  OneOnOne(UnitType own, UnitType enemy, int enemy_has, bool enemy_leads = false) {
    army(kHuman, {own}, 1).army(kEnemy, {enemy}).bones(kHuman, 9).bones(kEnemy, enemy_has);
    if (enemy_leads) event_order({1, 0});
  }
};

// MS-16.13: A: exactly the bones that it needs, a tie being enough only if it leads the event track.
TEST(SoloBattle, ReactionA) {
  for (const bool leads : {false, true}) {
    OneOnOne war(Archer, Archer, 4, leads);
    war.hem_in();
    war.fight({war.card("archer_01"), war.card("archer_02")});  // 2 against 1
    war.place({});
    EXPECT_EQ(war.units(kEnemy), 1);
    EXPECT_EQ(war.bones(kEnemy), leads ? 3 : 2);
  }
}
// MS-16.13: A: strength first, then tactics; with one bone too few nothing is placed there.
TEST(SoloBattle, ReactionAStrengthThenTactics) {
  for (const int bones : {3, 2}) {
    Duel war;
    war.army(kHuman, {Spearman, Archer}, 1)
        .army(kEnemy, {Archer})
        .bones(kHuman, 2)
        .bones(kEnemy, bones)
        .hem_in();
    war.fight({war.card("spearman_03"), war.card("archer_07"), war.card("archer_01")});
    war.place({{0, Strength}, {0, Strength}});  // 4 against 2, with the archer behind
    war.put(0, 0);
    EXPECT_EQ(war.enemy_bones(Strength), bones == 3 ? 1 : 0);
    EXPECT_EQ(war.enemy_bones(Tactics), bones == 3 ? 2 : 0);
  }
}
// MS-16.13: A: tactics first if its type has the advantage over every human unit in the row.
TEST(SoloBattle, ReactionATacticsFirst) {
  OneOnOne war(Archer, Rider, 4);
  war.hem_in();
  war.fight({war.card("archer_01"), war.card("rider_02")});  // 2 against 2
  war.place({});
  EXPECT_EQ(war.enemy_bones(Tactics), 1);
  EXPECT_EQ(war.enemy_bones(Strength), 0);

  Duel row;
  row.army(kHuman, {Spearman, Archer}, 1).army(kEnemy, {Rider}).bones(kEnemy, 4).hem_in();
  row.fight({row.card("spearman_01"), row.card("archer_01"), row.card("rider_02")});
  row.put(0, 1);  // the spearman queues behind the archer
  EXPECT_EQ(row.enemy_bones(Tactics), 0);
  EXPECT_GE(row.enemy_bones(Strength), 1);
}
// MS-16.13: B: then mobility, if that catches the human unit.
TEST(SoloBattle, ReactionB) {
  for (const int bones : {4, 3}) {
    OneOnOne war(Spearman, Archer, bones);
    war.fight({war.card("spearman_04"), war.card("archer_02")});  // two to win, two to be faster than 1
    war.place({});
    EXPECT_EQ(war.enemy_bones(Mobility), bones == 4 ? 2 : 0);
    EXPECT_EQ(war.bones(kEnemy), bones == 4 ? 0 : 1);
    EXPECT_EQ(war.asks(Ask::Retreat), bones == 3);
  }
}
// MS-16.23: B: nothing on mobility if the human unit could not retreat anyway.
TEST(SoloBattle, ReactionBWithoutNeed) {
  OneOnOne war(Spearman, Archer, 4);
  war.hem_in();
  war.fight({war.card("spearman_04"), war.card("archer_02")});
  war.place({});
  EXPECT_EQ(war.units(kHuman), 0);
  EXPECT_EQ(war.enemy_bones(Mobility), 0);
  EXPECT_EQ(war.bones(kEnemy), 2);
}
// MS-16.13: C and D: what cannot win places nothing on strength or tactics, and retreats if mobility allows.
TEST(SoloBattle, ReactionD) {
  OneOnOne war(Chariot, Spearman, 3);
  war.fight({war.card("chariot_01"), war.card("spearman_04")});  // mobility 1 against 1
  war.place({});
  EXPECT_EQ(war.enemy_bones(Strength) + war.enemy_bones(Tactics), 0);
  EXPECT_EQ(war.enemy_bones(Mobility), 1);
  ASSERT_TRUE(war.asks(Ask::Retreat));
  EXPECT_EQ(war.bones(kEnemy), 2);
}
// MS-16.13: E: otherwise it discards a bone, if it has one, and its unit is destroyed.
TEST(SoloBattle, ReactionE) {
  for (const int bones : {3, 0}) {
    OneOnOne hemmed(Chariot, Spearman, bones);
    hemmed.hem_in();
    hemmed.fight({hemmed.card("chariot_01"), hemmed.card("spearman_04")});
    hemmed.place({});
    EXPECT_EQ(units_on_board(hemmed[kEnemy]), 0);
    EXPECT_EQ(hemmed.bones(kEnemy), std::max(0, bones - 1));
  }
  OneOnOne slow(Chariot, Spearman, 2);
  slow.fight({slow.card("chariot_03"), slow.card("spearman_06")});  // mobility 2 against 1, and no slot
  slow.place({});
  EXPECT_EQ(units_on_board(slow[kEnemy]), 0);
  EXPECT_EQ(slow.bones(kEnemy), 1);
}

// MS-16.14, MS-R.62: the enemy's fatigue takes a tactics bone, else a mobility bone, else a strength bone.
TEST(SoloBattle, EnemyFatigue) {
  const auto tired = [](UnitType own, std::string_view card, std::string_view own_bone, UnitType enemy,
                        std::string_view enemy_card) {
    Duel war;
    war.army(kHuman, {own, own}, 1).army(kEnemy, {enemy}).bones(kEnemy, 9);
    war.fight({war.card(card), war.card(own_bone), war.card(enemy_card)});
    war.put(0, 0);
    return war.tired_row();
  };
  EXPECT_EQ(tired(Spearman, "spearman_04", "spearman_01", Archer, "archer_02"), static_cast<int>(Tactics));
  EXPECT_EQ(tired(Archer, "archer_02", "archer_01", Spearman, "spearman_02"), static_cast<int>(Mobility));
  EXPECT_EQ(tired(Archer, "archer_02", "archer_01", Spearman, "spearman_08"), static_cast<int>(Strength));
}

// MS-16.14, MS-R.108: an enemy that attacks sends units that retreat toward their own home, the human's as well.
TEST(SoloBattle, EnemyChoosesRetreats) {
  Duel human_runs;
  human_runs.army(kHuman, {Archer}).army(kEnemy, {Chariot}, 5).bones(kHuman, 1);
  human_runs.fight({human_runs.card("archer_06"), human_runs.card("chariot_02")});
  human_runs.place({{0, Mobility}});
  EXPECT_FALSE(human_runs.fighting());
  // Harran is nearest from the wadi, and Ashur from the Little Zab and the wadi; of two at one distance the upper one.
  EXPECT_TRUE(human_runs.stands(kHuman, Archer, "wadi_tharthar"));

  Duel enemy_runs;
  enemy_runs.army(kHuman, {Chariot}).army(kEnemy, {Archer}, 5);
  enemy_runs.fight({enemy_runs.card("chariot_02"), enemy_runs.card("archer_06")});
  EXPECT_FALSE(enemy_runs.fighting());
  EXPECT_EQ(units_on_board(enemy_runs[kEnemy]), 0);  // mobility 1 against 1, no bones

  Duel faster;
  faster.army(kHuman, {Chariot}).army(kEnemy, {Archer}, 5).bones(kEnemy, 1);
  faster.fight({faster.card("chariot_02"), faster.card("archer_06")});
  EXPECT_TRUE(faster.stands(kEnemy, Archer, "little_zab"));
}

// MS-16.15, MS-R.54, MS-R.107: the loser takes back one bone for each row with bones of his that was beaten in the card's last duel.
TEST(SoloBattle, Refund) {
  OneOnOne war(Archer, Chariot, 0);
  war.fight({war.card("archer_02"), war.card("chariot_02")});
  war.place({{0, Strength}, {0, Tactics}, {0, Mobility}, {0, Mobility}});
  // Strength 2:4 is beaten. Tactics 0:0 is not, the human leads. Mobility 2:1 is not.
  war.retreat("gu_edin");
  EXPECT_EQ(war.bones(kHuman), 9 - 4 + 1);

  OneOnOne behind(Archer, Chariot, 0, true);
  behind.fight({behind.card("archer_02"), behind.card("chariot_02")});
  behind.place({{0, Strength}, {0, Tactics}, {0, Mobility}, {0, Mobility}});
  behind.retreat("gu_edin");
  EXPECT_EQ(behind.bones(kHuman), 9 - 4 + 2);  // equal rows are beaten by whoever leads
}
// MS-16.15: a bone that fatigue took counts as placed, and only the last duel counts.
TEST(SoloBattle, RefundAfterFatigue) {
  Duel war;
  war.army(kHuman, {Rider}, 1).army(kEnemy, {Spearman, Chariot}).bones(kHuman, 9).hem_in();
  war.fight({war.card("rider_02"), war.card("spearman_01"), war.card("chariot_02")});
  war.place({{0, Strength}});
  war.put(1, 0);  // wins against the spearman, loses the bone, loses 2:4 against the chariot
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.units(kHuman), 0);
  EXPECT_EQ(war.bones(kHuman), 9);
}

// MS-16.23: the human arranges again whenever the rows ask for it; the enemy's placed bones are lost.
TEST(SoloBattle, ArrangedAgain) {
  Duel war;
  war.army(kHuman, {Spearman, Chariot}, 1).army(kEnemy, {Spearman, Archer}).bones(kEnemy, 9).hem_in();
  war.fight(
      {war.card("spearman_01"), war.card("chariot_02"), war.card("spearman_03"), war.card("archer_07")});
  war.put(0, 0);
  war.put(1, 0);  // spearman against spearman, chariot against archer
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.told(Event::Kind::LinedUp), 2);
  EXPECT_EQ(war.told(Event::Kind::DuelWon), 3);
  EXPECT_EQ(war.bones(kEnemy), 7);  // twice E; nothing came back
}

// MS-16.24, MS-R.92: each ship adds a bone; the human must place so many, the enemy spends them first, unused ones are lost.
TEST(SoloBattle, Ships) {
  Duel war;
  war.army(kHuman, {Spearman}, 1)
      .army(kEnemy, {Chariot})
      .ship(kHuman, "s21")
      .ship(kEnemy, "s22")
      .ship(kEnemy, "s23");
  war.bones(kEnemy, 2).hem_in();
  war.fight({war.card("spearman_03"), war.card("chariot_02")});
  EXPECT_EQ(war.bones(kHuman), 1);
  EXPECT_FALSE(war.legal(done()));
  war.bone(0, Strength);  // nothing is left to place: no more questions
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.bones(kHuman), 1);  // the beaten row gave it back
  EXPECT_EQ(war.bones(kEnemy), 2);  // it needed none, and both ship bones are gone

  Duel spent;
  spent.army(kHuman, {Archer}, 1).army(kEnemy, {Archer}).ship(kEnemy, "s22").bones(kEnemy, 3).hem_in();
  spent.fight({spent.card("archer_01"), spent.card("archer_02")});
  EXPECT_EQ(spent.units(kEnemy), 1);
  EXPECT_EQ(spent.bones(kEnemy), 2);  // two to win: the ship's and one of its own
}
// MS-16.24: ship bones without a slot are lost.
TEST(SoloBattle, ShipBonesWithoutSlots) {
  Duel war;
  war.s.options.assyrians_hittites = true;
  war.army(kHuman, {Spearman}, 1).army(kEnemy, {Spearman}).hem_in();
  war.ship(kHuman, "s21").ship(kHuman, "s22").ship(kHuman, "s23");
  war.fight({war.card("spearman_10"), war.card("spearman_01")});  // one slot for strength, one for tactics
  EXPECT_EQ(war.bones(kHuman), 3);
  war.bone(0, Strength);  // the other slot takes the second bone, the third one has none
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.units(kHuman), 1);
  EXPECT_EQ(war.bones(kHuman), 0);
}

// MS-16.25, MS-R.56, MS-11.22: alone at the table a tribe fights by this procedure: its die is seen first, it never leads and never retreats.
TEST(SoloBattle, Tribe) {
  Duel war;
  war.army(kHuman, {Chariot}, 1).tribe(kField, {Spearman}).bones(kHuman, 1).event_order({1, 0});
  war.fight({war.card("chariot_02"), war.die(4), war.card("spearman_04")});  // 4 against at most 4
  ASSERT_TRUE(war.asks(Ask::OwnBone));
  EXPECT_EQ(war.s.battle.kind, BattleKind::Solo);
  EXPECT_EQ(war.s.battle.tribe_bones, 6);
  war.place({});
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.told(Event::Kind::Retreated), 0);
  EXPECT_EQ(war.s.tribe[area(kField)], 0);
  EXPECT_EQ(war.told(Event::Kind::BonePlaced), 0);
}
// MS-16.25: a tribe needs more than a tie, and has only its own bones.
TEST(SoloBattle, TribeNeedsMore) {
  for (const int eyes : {1, 2}) {
    Duel war;
    war.army(kHuman, {Archer}, 1).tribe(kField, {Spearman}).bones(kHuman, 2).hem_in();
    war.fight({war.card("archer_02"), war.die(eyes), war.card("spearman_01")});
    war.place({{0, Strength}, {0, Strength}});  // 3 against 0: the tribe needs 4, it has three slots
    EXPECT_EQ(war.units(kHuman), 1);
  }
  Duel war;
  war.army(kHuman, {Archer}, 1).tribe(kField, {Spearman}).bones(kHuman, 1).hem_in();
  war.fight({war.card("archer_02"), war.die(1), war.card("spearman_01")});
  war.place({{0, Strength}});  // 2 against 0: three bones, three slots
  EXPECT_EQ(war.units(kHuman), 0);
}

// MS-18.9, MS-R.97: the enemy at Ashur never retreats: a hopeless duel costs it a bone, and a faster unit is destroyed as well.
TEST(SoloBattle, InvadersNeverRetreat) {
  Duel war(Mode::DefendersOfAshur);
  war.army(kHuman, {Chariot}, 1).army(kEnemy, {Rider}).army(kEnemy, {Rider}, 0, "gu_edin").bones(kEnemy, 3);
  war.fight(
      {war.card("chariot_02"), war.card("rider_06")});  // 4 against 2 with two slots; mobility 1 against 2
  EXPECT_FALSE(war.fighting());
  EXPECT_EQ(war.told(Event::Kind::Retreated), 0);
  EXPECT_EQ(war.units(kEnemy), 0);
  EXPECT_EQ(war.bones(kEnemy), 2);
  EXPECT_EQ(war.units(kHuman), 1);
}

}  // namespace
}  // namespace zig::mesopotamia
