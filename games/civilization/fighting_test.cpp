#include <gtest/gtest.h>

#include "games/civilization/numbers.h"
#include "games/civilization/war_testkit.h"

namespace zig::civilization {
namespace {

using enum Direction;
using enum SideOf;
using Kind = Action::Kind;

Action fielded(UnitType type, int printed) { return with(Kind::Fight, face_of(type, printed)); }
Action new_front() { return with(Kind::Front, kNewFrontChoice); }
Action front(int n) { return with(Kind::Front, n); }

// An army of seat 0 beside what it attacks on h5.
struct Assault : War {
  explicit Assault(int players = 2) : War(players) { stand(0, 0, "g5"); }
  void attack() {
    begin();
    while (asks(Ask::Interrupt) && s.questions > 1) pass();
    from("g5");
    if (asks(Ask::MoveGroup)) group(std::popcount(figures_at(s, 0, square("g5"))));
    step(East);
  }
};
struct AgainstArmy : Assault {
  explicit AgainstArmy(int players = 2) : Assault(players) { stand(1, 0, "h5"); }
};
struct AgainstCity : Assault {
  AgainstCity() { build_city(1, 1, "h5"); }
};
struct AgainstVillage : Assault {
  explicit AgainstVillage(int players = 2) : Assault(players) { put(Marker::village(), "h5"); }
  // Only this content is left in the pool.
  void village_holds(std::uint8_t content) {
    bool kept = false;
    for (std::size_t i = 0; i < kVillages; ++i) {
      const bool this_one = !kept && box().village_content[i] == content;
      kept |= this_one;
      if (!this_one) s.village[i].where = Card::Where::FaceUp;
    }
  }
  int face_down(UnitType type) { return unit_deck(box(), s, type).face_down(); }
  void empty_deck(UnitType type) {
    for (std::size_t card = 0; card < kUnitCards; ++card) {
      if (box().unit_type[card] == static_cast<int>(type) && s.unit[card].where == Card::Where::FaceDown)
        s.unit[card] = {.where = Card::Where::Held, .holder = 1, .seen = 2};
    }
  }
};

// --- villages

// CV-8.10, CV-10.1, CV-R83: the player to the left plays one artillery, one infantry and one mounted unit as the defender, and sees them.
TEST(CivilizationFighting, Barbarians) {
  AgainstVillage war(3);
  war.unit(0, UnitType::Mounted, 3), war.unit(0, UnitType::Mounted, 2);
  war.attack();
  ASSERT_TRUE(war.asks(Ask::BattleTurn));
  EXPECT_EQ(war.s.asked().seat, 1);
  std::array<int, kUnitTypes> types{};
  for (std::size_t card = 0; card < kUnitCards; ++card) {
    if (war.s.unit[card].where != Card::Where::Hand || war.s.unit[card].holder != kBarbarians) continue;
    ++types[box().unit_type[card]];
    EXPECT_EQ(war.s.unit[card].seen, 1 << 1);
  }
  EXPECT_EQ(types, (std::array{1, 1, 1, 0}));
  EXPECT_EQ(war.s.battle.holder[0], 0);
  EXPECT_TRUE(war.figure_at(0, 0, "g5"));  // CV-10.24
}

// CV-8.10, CV-8.26: the left neighbour names another deck for one that is empty; if there is none, there are fewer cards.
TEST(CivilizationFighting, EmptyDecks) {
  AgainstVillage war(3);
  war.unit(0, UnitType::Aircraft, 5), war.unit(0, UnitType::Aircraft, 6);
  war.empty_deck(UnitType::Artillery);
  war.attack();
  ASSERT_TRUE(war.asks(Ask::BarbarianDeck));
  EXPECT_EQ(war.s.asked().seat, 1);
  EXPECT_EQ(war.answers(), 2U);
  war.pick(Ask::BarbarianDeck, with(Kind::Unit, static_cast<int>(UnitType::Mounted)));
  EXPECT_EQ(hand_size(war.s, Defender), 3);

  AgainstVillage bare;
  bare.unit(0, UnitType::Aircraft, 5), bare.unit(0, UnitType::Aircraft, 6);
  for (const UnitType type : {UnitType::Artillery, UnitType::Infantry}) bare.empty_deck(type);
  while (bare.face_down(UnitType::Mounted) > 1) bare.give(1, UnitType::Mounted);
  bare.attack();
  ASSERT_TRUE(bare.asks(Ask::BattleTurn));
  EXPECT_EQ(hand_size(bare.s, Defender) + (bare.s.battle.front[0][1].card != kNone), 1);
}

// CV-8.12, CV-R17: after the battle the barbarians lie face up under their decks, the attacker's survivors are back.
TEST(CivilizationFighting, BarbariansGoUnderTheirDecks) {
  AgainstVillage war;
  war.strong_forces(0);
  war.attack();
  war.play_out();
  EXPECT_EQ(std::ranges::count(war.s.unit, Card::Where::FaceUp, &Card::where), 3);
  EXPECT_EQ(units_of(war.s, 0), 3);
  EXPECT_EQ(war.s.battle.at, kNowhere);
}

// CV-8.11, CV-8.27: the winner takes the marker and loots nobody; what it holds is a resource, or a great person.
TEST(CivilizationFighting, VillageTaken) {
  AgainstVillage war;
  war.strong_forces(0);
  war.village_holds(static_cast<std::uint8_t>(Resource::Uranium));
  war.s.player[1].trade = 9;
  war.attack();
  war.play_out();
  EXPECT_TRUE(war.s.marker[square("h5")].none());
  EXPECT_EQ(resources_of(box(), war.s, 0, Resource::Uranium), 1);
  EXPECT_EQ(war.s.player[1].trade, 9);
  EXPECT_TRUE(war.figure_at(0, 0, "h5"));
  EXPECT_TRUE(war.done());

  AgainstVillage person;
  person.strong_forces(0);
  person.village_holds(kGreatPersonInside);
  person.attack();
  person.play_out();
  ASSERT_TRUE(person.asks(Ask::NewGreatPerson));
  EXPECT_EQ(villages_of(person.s, 0), 0);
  EXPECT_NE(person.s.battle.at, kNowhere);  // CV-10.17: placed before the survivors return
  person.pick(Ask::NewGreatPerson, with(Kind::Keep));
  EXPECT_TRUE(person.done());
}

// CV-8.11: if the attacker loses, the figures that entered die and the marker stays.
TEST(CivilizationFighting, VillageHolds) {
  AgainstVillage war;
  war.stand(0, 1, "g5");
  war.attack();
  war.play_out();
  EXPECT_TRUE(war.dead(0, 0));
  EXPECT_TRUE(war.dead(0, 1));
  EXPECT_TRUE(war.s.marker[square("h5")].is_village());
  EXPECT_EQ(war.count(Event::Kind::Looted), 0);
  EXPECT_TRUE(war.done());
}

// CV-8.27, CV-20.25: a village is a battle won: Code of Laws' coin, China's culture, Rome's step.
TEST(CivilizationFighting, VillageIsABattle) {
  AgainstVillage china;
  china.set_civ(0, Civ::China);
  china.know(0, {Tech::CodeOfLaws});
  china.strong_forces(0);
  china.village_holds(static_cast<std::uint8_t>(Resource::Spy));
  china.attack();
  china.play_out();
  EXPECT_EQ(china.s.player[0].coin_tokens[0], 1);
  EXPECT_EQ(china.s.player[0].culture, 3);
  EXPECT_LT(china.when(Event::Kind::CoinTokenGained), china.when(Event::Kind::CultureGained));

  AgainstVillage rome;
  rome.set_civ(0, Civ::Rome);
  rome.strong_forces(0);
  rome.village_holds(static_cast<std::uint8_t>(Resource::Spy));
  rome.attack();
  rome.play_out();
  EXPECT_EQ(rome.s.player[0].track, 1);
}

// CV-8.26: barbarians use nothing of the player who holds them.
TEST(CivilizationFighting, BarbariansHaveNoAbilities) {
  AgainstVillage war;
  war.know(1, {Tech::Metalworking, Tech::AnimalHusbandry});
  war.give(1, Resource::Iron);
  war.unit(0, UnitType::Infantry, 1), war.unit(0, UnitType::Mounted, 1);
  war.attack();
  ASSERT_EQ(war.s.asked().seat, 1);
  Actions out;
  list_answers(box(), war.s, out);
  for (const Action& action : out) EXPECT_EQ(action.kind, Kind::Fight);
}

// --- battle turns

// CV-10.4, CV-10.5, CV-R22: units are played in turn, on a front of their own or against one that stands alone; a front with two units is closed.
TEST(CivilizationFighting, UnitsAndFronts) {
  AgainstArmy war;
  war.unit(0, UnitType::Infantry, 2), war.unit(0, UnitType::Mounted, 1);
  war.unit(1, UnitType::Artillery, 3), war.unit(1, UnitType::Mounted, 3);
  war.attack();
  EXPECT_EQ(war.s.asked().seat, 1);
  war.pick(Ask::BattleTurn, fielded(UnitType::Mounted, 3));  // no front to attack: it opens one
  EXPECT_EQ(war.s.asked().seat, 0);
  war.pick(Ask::BattleTurn, fielded(UnitType::Mounted, 1));
  EXPECT_EQ(war.answers(), 2U);
  war.pick(Ask::BattleFront, new_front());
  // the last units are played by themselves
  ASSERT_TRUE(war.asks(Ask::BattleFront));
  EXPECT_FALSE(war.offers(front(0)));  // its own
  EXPECT_TRUE(war.offers(front(1)));
  const State before = war.s;
  war.s.battle.front[1][1] = {.card = 0};
  EXPECT_FALSE(may_attack(war.s, 1));
  war.s = before;
}

// CV-10.8, CV-R23, CV-R87: the side in turn uses abilities before and after its unit, any number of them; those "before the unit" only then.
TEST(CivilizationFighting, AbilitiesAroundTheUnit) {
  AgainstArmy war;
  war.know(0, {Tech::Mathematics, Tech::Metalworking, Tech::Ballistics});
  for (int i = 0; i < 3; ++i) war.give(0, Resource::Iron);
  war.know(1, {Tech::Metalworking});
  war.give(1, Resource::Iron);
  war.unit(0, UnitType::Infantry, 1), war.unit(0, UnitType::Infantry, 2);
  war.unit(1, UnitType::Artillery, 3), war.unit(1, UnitType::Artillery, 2);
  war.s.player[1].stats.rank.fill(kRanks);
  const auto ability = [](Ability which) { return with(Kind::Ability, static_cast<int>(which)); };
  war.attack();
  ASSERT_EQ(war.s.asked().seat, 1);
  EXPECT_TRUE(war.offers(ability(Ability::Metalworking)));
  EXPECT_FALSE(war.offers(ability(Ability::Mathematics)));
  war.pick(Ask::BattleTurn, fielded(UnitType::Artillery, 3));
  ASSERT_EQ(war.s.asked().seat, 0);
  war.pick(Ask::BattleTurn, ability(Ability::Mathematics));
  ASSERT_TRUE(war.asks(Ask::BattleTurn));  // one enemy unit: the wounds are not split
  EXPECT_EQ(war.s.battle.front[0][1].wounds, box().ability(Ability::Mathematics).value);
  EXPECT_FALSE(war.offers(ability(Ability::Mathematics)));
  EXPECT_TRUE(war.offers(ability(Ability::Metalworking)));
  war.pick(Ask::BattleTurn, fielded(UnitType::Infantry, 1));
  war.pick(Ask::BattleFront, new_front());
  ASSERT_TRUE(war.asks(Ask::BattleTurn));
  EXPECT_EQ(war.s.asked().seat, 0);
  EXPECT_FALSE(war.offers(ability(Ability::Metalworking)));
  EXPECT_TRUE(war.offers(ability(Ability::Ballistics)));
  EXPECT_TRUE(war.offers(with(Kind::Done)));
}

// CV-R23: a side without units left in hand takes no more turns.
TEST(CivilizationFighting, NoTurnsWithoutUnits) {
  AgainstArmy war;
  for (const int printed : {1, 2, 3}) war.unit(0, UnitType::Infantry, printed);
  war.unit(1, UnitType::Infantry, 1);
  war.attack();
  war.pick(Ask::BattleTurn, fielded(UnitType::Infantry, 1));
  war.pick(Ask::BattleFront, new_front());
  ASSERT_TRUE(war.asks(Ask::BattleTurn));
  EXPECT_EQ(war.s.asked().seat, 0);
}

// CV-7.11, CV-18.4: a unit is chosen as long as several are left, and an ability is asked about whenever face-down markers could pay for it.
TEST(CivilizationFighting, AskedByWhatEverybodyKnows) {
  AgainstArmy war;
  war.unit(1, UnitType::Infantry, 2), war.unit(1, UnitType::Infantry, 2);
  war.attack();
  ASSERT_TRUE(war.asks(Ask::BattleTurn));
  EXPECT_EQ(war.answers(), 1U);

  AgainstArmy marker;
  marker.know(1, {Tech::Metalworking});
  Plain::give_out(marker.s.hut, box().hut_content, static_cast<int>(Resource::Silk), 1);
  marker.unit(1, UnitType::Infantry, 2);
  marker.attack();
  ASSERT_TRUE(marker.asks(Ask::BattleTurn));
  EXPECT_EQ(marker.answers(), 1U);
}

// CV-20.23: wounds are split among the enemy's units, from front to front; a unit that has enough of them dies at once.
TEST(CivilizationFighting, WoundsAreSplit) {
  AgainstArmy war;
  war.know(0, {Tech::Mathematics});
  war.give(0, Resource::Iron);
  war.unit(1, UnitType::Infantry, 1), war.unit(1, UnitType::Mounted, 3);
  war.unit(0, UnitType::Artillery, 1), war.unit(0, UnitType::Artillery, 1);
  war.attack();
  war.pick(Ask::BattleTurn, fielded(UnitType::Infantry, 1));
  war.pick(Ask::BattleTurn, fielded(UnitType::Artillery, 1));
  war.pick(Ask::BattleFront, new_front());
  if (war.asks(Ask::BattleTurn) && war.s.asked().seat == 0) war.pick(Ask::BattleTurn, with(Kind::Done));
  war.pick(Ask::BattleFront, new_front());  // the mounted unit
  ASSERT_EQ(war.s.asked().seat, 0);
  war.pick(Ask::BattleTurn, with(Kind::Ability, static_cast<int>(Ability::Mathematics)));
  ASSERT_TRUE(war.asks(Ask::Wounds));
  EXPECT_EQ(war.s.asked().a, 3);
  EXPECT_EQ(war.answers(), 2U);
  war.pick(Ask::Wounds, front(0));  // it dies of one; the other takes the rest
  EXPECT_EQ(war.s.battle.killed[1], 1);
  EXPECT_EQ(war.s.battle.front[2][1].wounds, 2);
  EXPECT_TRUE(war.asks(Ask::BattleFront));  // of the last unit
}

// Seat 0 has two wounded units in play and is about to play its last one.
struct Wounded : AgainstArmy {
  Wounded() {
    unit(0, UnitType::Aircraft, 7);
    unit(0, UnitType::Aircraft, 6);
    unit(0, UnitType::Infantry, 1);
    unit(1, UnitType::Artillery, 3), unit(1, UnitType::Artillery, 2), unit(1, UnitType::Artillery, 1);
  }
  void fight() {
    attack();
    pick(Ask::BattleTurn, fielded(UnitType::Artillery, 3));
    pick(Ask::BattleTurn, fielded(UnitType::Aircraft, 7));
    pick(Ask::BattleFront, front(0));
    if (asks(Ask::BattleTurn) && s.asked().seat == 0) pick(Ask::BattleTurn, with(Kind::Done));
    pick(Ask::BattleTurn, fielded(UnitType::Artillery, 2));
    pick(Ask::BattleFront, new_front());
    pick(Ask::BattleTurn, fielded(UnitType::Aircraft, 6));
    pick(Ask::BattleFront, front(1));
  }
};

// CV-20.23: Animal Husbandry removes up to 3 wounds, split as its owner likes, once per battle.
TEST(CivilizationFighting, AnimalHusbandry) {
  Wounded war;
  war.know(0, {Tech::AnimalHusbandry});
  war.fight();
  ASSERT_TRUE(war.asks(Ask::BattleTurn));
  ASSERT_EQ(war.s.battle.front[0][0].wounds, 3);
  ASSERT_EQ(war.s.battle.front[1][0].wounds, 2);
  EXPECT_FALSE(war.offers(with(Kind::Heal, 1)));
  war.pick(Ask::BattleTurn, with(Kind::Heal, 0));
  ASSERT_TRUE(war.asks(Ask::Healing));
  EXPECT_EQ(war.s.asked().a, 2);     // the first one was front 0's in any case: the other unit has only 2
  war.pick(Ask::Healing, front(1));  // and once more, by itself
  EXPECT_EQ(war.s.battle.front[0][0].wounds, 2);
  EXPECT_EQ(war.s.battle.front[1][0].wounds, 0);
  EXPECT_EQ(war.count(Event::Kind::UnitHealed), 3);
  EXPECT_NE(war.s.battle.healed & 1, 0);
}

// CV-20.23: Biology removes all wounds.
TEST(CivilizationFighting, Biology) {
  Wounded war;
  war.know(0, {Tech::Biology});
  war.fight();
  war.pick(Ask::BattleTurn, with(Kind::Heal, 1));
  EXPECT_EQ(war.s.battle.front[0][0].wounds + war.s.battle.front[1][0].wounds, 0);
}

// CV-20.24, CV-1.8: the Oracle's owner sees the other hand, and does not forget it.
TEST(CivilizationFighting, Oracle) {
  AgainstArmy war(3);
  war.build(Wonder::Oracle, "c2");
  const int own = war.unit(0, UnitType::Infantry, 1), enemy = war.unit(1, UnitType::Infantry, 2);
  war.unit(1, UnitType::Infantry, 1);
  war.attack();
  EXPECT_EQ(war.s.unit[static_cast<std::size_t>(enemy)].seen, 0b011);
  EXPECT_EQ(war.s.unit[static_cast<std::size_t>(own)].seen, 0b001);
}

// CV-20.24, CV-10.17: Combustion breaks the walls before the bonus is counted; they stay broken.
TEST(CivilizationFighting, CombustionBreaksWalls) {
  AgainstCity war;
  war.s.player[1].cities[1].walled = 1;
  war.know(0, {Tech::Combustion});
  war.unit(1, UnitType::Infantry, 1), war.unit(1, UnitType::Infantry, 2);
  war.attack();
  EXPECT_FALSE(war.s.player[1].cities[1].walled);
  EXPECT_EQ(war.s.battle.bonus[1], kCityBonus);
  EXPECT_LT(war.when(Event::Kind::WallsBroken), war.when(Event::Kind::HandsDrawn));
}

// CV-10.24, CV-R88: a Barracks under the army that is attacked is blockaded still; the attackers blockade nothing before the end.
TEST(CivilizationFighting, BlockadesDuringABattle) {
  AgainstArmy war;
  war.build_city(0, 1, "i6");
  war.put(Marker(Building::Barracks), "h5");
  war.unit(1, UnitType::Infantry, 1), war.unit(1, UnitType::Infantry, 2);
  war.attack();
  EXPECT_EQ(war.s.battle.bonus[0], 0);

  AgainstArmy own;
  own.build_city(1, 1, "i6");
  own.put(Marker(Building::Barracks), "h5");
  own.unit(1, UnitType::Infantry, 1), own.unit(1, UnitType::Infantry, 2);
  own.attack();
  EXPECT_EQ(own.s.battle.bonus[1], 2);
}

// --- the result

// CV-10.18, CV-10.9: without units and bonuses it is 0 to 0, which is the defender's.
TEST(CivilizationFighting, NothingAgainstNothing) {
  AgainstArmy war;
  war.attack();
  EXPECT_TRUE(war.dead(0, 0));
  EXPECT_TRUE(war.figure_at(1, 0, "h5"));
  EXPECT_TRUE(war.done());
}

// CV-10.11, CV-8.17, CV-10.12: an army beats two armies and a scout: all of them die, and there is loot once.
TEST(CivilizationFighting, AllDefendersDie) {
  AgainstArmy war;
  war.stand(1, 1, "h5"), war.stand(1, kFirstScout, "h5"), war.stand(1, 2, "k9");
  war.s.player[1].trade = 5;
  war.unit(0, UnitType::Infantry, 3);
  war.attack();
  for (const int figure : {0, 1, kFirstScout}) EXPECT_TRUE(war.dead(1, figure));
  EXPECT_TRUE(war.figure_at(1, 2, "k9"));  // CV-10.22
  war.take(Spoils::Trade);
  EXPECT_EQ(war.s.player[0].trade, 3);
  EXPECT_TRUE(war.done());
}

// The attacker wins and loses two units on the way; its armies are all on g5.
struct Costly : AgainstArmy {
  Costly() {
    stand(0, 1, "g5"), stand(0, 2, "g5");
    s.player[0].stats.stacking = 3;
    for (int i = 0; i < 2; ++i) unit(0, UnitType::Infantry, 1);
    for (int i = 0; i < 2; ++i) unit(0, UnitType::Aircraft, 7);
    unit(1, UnitType::Artillery, 2), unit(1, UnitType::Artillery, 2);
  }
  void fight() {
    attack();
    pick(Ask::BattleTurn, fielded(UnitType::Artillery, 2));
    pick(Ask::BattleTurn, fielded(UnitType::Infantry, 1));
    pick(Ask::BattleFront, front(0));
    pick(Ask::BattleTurn, fielded(UnitType::Infantry, 1));
    pick(Ask::BattleFront, front(1));
    play_out();
  }
};

// CV-10.10: one army is lost for two units killed; the attackers are alike, so nobody is asked.
TEST(CivilizationFighting, WinnersLosses) {
  Costly war;
  war.fight();
  EXPECT_EQ(std::popcount(figures_at(war.s, 0, square("h5"))), 2);
  EXPECT_TRUE(war.dead(1, 0));
  EXPECT_TRUE(war.done());
}

// CV-10.10: never the last army.
TEST(CivilizationFighting, LastArmyStays) {
  Costly war;
  war.s.player[0].figure[1] = war.s.player[0].figure[2] = kNowhere;
  war.attack();
  war.s.battle.killed[0] = 6;
  war.play_out();
  EXPECT_TRUE(war.figure_at(0, 0, "h5"));
}

// CV-10.10, CV-R92: a defender whose armies differ chooses which one dies.
TEST(CivilizationFighting, WhichArmyDies) {
  for (const int choice : {0, 1}) {
    AgainstArmy war;
    war.stand(1, 1, "h5");
    war.s.player[1].moved = 1;
    war.unit(1, UnitType::Infantry, 1), war.unit(1, UnitType::Infantry, 2);
    war.attack();
    war.s.battle.killed[1] = 2;
    war.play_out();
    ASSERT_TRUE(war.asks(Ask::LostArmies));
    EXPECT_EQ(war.s.asked().seat, 1);
    EXPECT_EQ(war.answers(), 2U);
    war.pick(Ask::LostArmies, with(Kind::Figure, choice));
    EXPECT_EQ(war.dead(1, 0), choice == 0);
    EXPECT_EQ(war.dead(1, 1), choice == 1);
    EXPECT_TRUE(war.dead(0, 0));
  }
}

// CV-R42, CV-10.15: China takes a unit that died back from under its deck, also when it loses.
TEST(CivilizationFighting, ChinaSavesAUnit) {
  AgainstArmy war;  // seat 1 is China
  const int archer = war.unit(1, UnitType::Artillery, 1), horse = war.unit(1, UnitType::Mounted, 2);
  war.unit(0, UnitType::Aircraft, 7), war.unit(0, UnitType::Aircraft, 6);
  war.attack();
  war.pick(Ask::BattleTurn, fielded(UnitType::Artillery, 1));
  war.pick(Ask::BattleTurn, fielded(UnitType::Aircraft, 7));
  war.pick(Ask::BattleFront, front(0));
  while (war.asks(Ask::BattleFront))
    war.pick(Ask::BattleFront, war.s.asked().seat == 0 ? front(1) : new_front());
  ASSERT_TRUE(war.asks(Ask::SavedUnit));
  EXPECT_EQ(war.s.asked().seat, 1);
  EXPECT_EQ(war.where(archer), Card::Where::FaceUp);
  EXPECT_EQ(war.answers(), 3U);
  EXPECT_FALSE(war.dead(1, 0));  // CV-10.17: saved before the loser's figures are removed
  war.pick(Ask::SavedUnit, fielded(UnitType::Mounted, 2));
  EXPECT_EQ(war.where(horse), Card::Where::Held);
  EXPECT_EQ(war.where(archer), Card::Where::FaceUp);
  EXPECT_EQ(units_of(war.s, 1), 1);
  EXPECT_TRUE(war.dead(1, 0));
}

// CV-10.13: a conquered city is destroyed and the winner's figures stay in the square.
TEST(CivilizationFighting, CityFalls) {
  AgainstCity war;
  war.put(Marker(Building::Granary), "i5");
  war.unit(0, UnitType::Aircraft, 7);
  war.attack();
  EXPECT_FALSE(war.s.player[1].cities[1].stands());
  EXPECT_TRUE(war.s.marker[square("i5")].none());
  EXPECT_TRUE(war.figure_at(0, 0, "h5"));
  EXPECT_TRUE(war.told(Event::Kind::CityConquered));
}

// CV-20.25, CV-R44: a conquered city is one step for Rome, after everything else.
TEST(CivilizationFighting, RomeConquers) {
  AgainstCity war;
  war.set_civ(0, Civ::Rome);
  war.know(0, {Tech::CodeOfLaws});
  war.unit(0, UnitType::Aircraft, 7);
  war.attack();
  EXPECT_EQ(war.s.player[0].track, 1);
  EXPECT_LT(war.when(Event::Kind::CoinTokenGained), war.when(Event::Kind::Advanced));
}

// CV-10.14, CV-14.3: a conquered capital ends the game at once.
TEST(CivilizationFighting, CapitalFalls) {
  Assault war;
  war.s.player[1].cities[kCapital].at = square("h5");
  war.unit(0, UnitType::Aircraft, 7), war.unit(0, UnitType::Aircraft, 6);
  war.attack();
  war.play_out();
  EXPECT_TRUE(war.s.over());
  EXPECT_EQ(war.s.winner, 0);
  EXPECT_EQ(war.s.player[0].victory, Victory::Military);
  EXPECT_EQ(war.s.battle.at, kNowhere);
}

// CV-10.19: a city's defender who wins loots the attacker as for figures; the city is unharmed.
TEST(CivilizationFighting, CityHolds) {
  AgainstCity war;
  war.s.player[0].culture = 2;
  war.unit(0, UnitType::Infantry, 1);
  war.attack();
  ASSERT_TRUE(war.asks(Ask::Loot));
  EXPECT_EQ(war.s.asked().seat, 1);
  EXPECT_EQ(war.answers(), 2U);
  war.take(Spoils::Culture);
  EXPECT_EQ(war.s.player[1].culture, 2);
  EXPECT_EQ(war.s.player[0].culture, 0);
  EXPECT_TRUE(war.s.player[1].cities[1].stands());
  EXPECT_TRUE(war.dead(0, 0));
}

// CV-10.17, CV-R65, CV-R89: walls, draw, result, the loser's figures, loot, the coin.
TEST(CivilizationFighting, OrderOfABattle) {
  AgainstArmy war;
  war.know(0, {Tech::CodeOfLaws});
  war.s.player[1].trade = 1;
  war.unit(0, UnitType::Infantry, 3);
  war.attack();
  ASSERT_TRUE(war.asks(Ask::Loot));
  EXPECT_EQ(war.where(war.s.battle.front[0][0].card), Card::Where::Front);  // not returned yet
  war.take(Spoils::Trade);
  using enum Event::Kind;
  std::ptrdiff_t last = -1;
  for (const Event::Kind kind :
       {Stepped, BattleBegan, HandsDrawn, UnitPlayed, BattleEnded, FigureKilled, Looted, CoinTokenGained}) {
    EXPECT_TRUE(war.told(kind));
    EXPECT_LT(last, war.when(kind));
    last = war.when(kind);
  }
}

// CV-10.23: the same forces serve every battle of their owner.
TEST(CivilizationFighting, ForcesServeAgain) {
  AgainstArmy war;
  war.stand(0, 1, "g8"), war.stand(1, 1, "h8");
  war.unit(0, UnitType::Infantry, 3);
  war.attack();
  war.from("g8");
  war.step(East);
  EXPECT_TRUE(war.dead(1, 0));
  EXPECT_TRUE(war.dead(1, 1));
  EXPECT_EQ(units_of(war.s, 0), 1);
}

// CV-6.5, CV-R57: an army that is produced onto enemy figures attacks from the supply; if it wins it stands there and may still move.
TEST(CivilizationFighting, ProducedArmyFights) {
  War war;
  war.stand(1, 0, "d4");
  war.unit(0, UnitType::Infantry, 3);
  begin_fight(war.c, 0, 1U, square("d4"), 1);
  go_on(war.c);
  EXPECT_TRUE(war.figure_at(0, 0, "d4"));
  EXPECT_TRUE(war.dead(1, 0));
  EXPECT_EQ(war.s.player[0].moved, 0);

  War lost;
  lost.stand(1, 0, "d4");
  begin_fight(lost.c, 0, 1U, square("d4"), 1);
  go_on(lost.c);
  EXPECT_TRUE(lost.dead(0, 0));
  EXPECT_TRUE(lost.figure_at(1, 0, "d4"));
  EXPECT_EQ(lost.count(Event::Kind::FigureKilled), 1);
}

// --- lone scouts

// CV-8.20, CV-R19, CV-10.22: lone scouts die without cards, but as after a won battle: loot and Code of Laws' coin.
TEST(CivilizationFighting, LoneScouts) {
  Assault war;
  war.stand(1, kFirstScout, "h5"), war.stand(1, kFirstScout + 1, "h5");
  war.know(0, {Tech::CodeOfLaws});
  war.s.player[1].trade = 2;
  war.attack();
  EXPECT_TRUE(war.dead(1, kFirstScout));
  EXPECT_TRUE(war.dead(1, kFirstScout + 1));
  EXPECT_TRUE(war.figure_at(0, 0, "h5"));
  EXPECT_FALSE(war.told(Event::Kind::HandsDrawn));
  war.take(Spoils::Trade);
  EXPECT_EQ(war.s.player[0].trade, 2);
  EXPECT_EQ(war.s.player[0].coin_tokens[0], 1);
  EXPECT_EQ(war.s.battle.at, kNowhere);
  EXPECT_TRUE(war.done());
}

// CV-20.2, CV-1.9: Code of Laws brings one coin a turn.
TEST(CivilizationFighting, OneCoinATurn) {
  Assault war;
  war.stand(0, 1, "g8");
  war.stand(1, kFirstScout, "h5"), war.stand(1, kFirstScout + 1, "h8");
  war.know(0, {Tech::CodeOfLaws});
  war.attack();
  war.from("g8");
  war.step(East);
  EXPECT_EQ(war.s.player[0].coin_tokens[0], 1);
}

// --- loot

struct Loot : AgainstArmy {
  Loot() { unit(0, UnitType::Infantry, 3); }
};
struct CityLoot : AgainstCity {
  CityLoot() { unit(0, UnitType::Aircraft, 7); }
};

// CV-10.12, CV-10.16, CV-10.20: for figures one thing: up to 3 trade or culture, or one token; the dial's rest is lost.
TEST(CivilizationFighting, LootForFigures) {
  Loot war;
  Player& loser = war.s.player[1];
  loser.trade = 5, loser.culture = 2, loser.market[static_cast<std::size_t>(Resource::Silk)] = 1;
  war.know(1, {Tech::Writing});
  war.give(1, EventCard::Drought);
  war.s.player[0].trade = 26;
  war.attack();
  EXPECT_TRUE(war.offers_loot(Spoils::Culture));
  EXPECT_TRUE(war.offers_loot(Spoils::Market, static_cast<int>(Resource::Silk)));
  EXPECT_TRUE(war.offers(with(Kind::Decline)));
  EXPECT_EQ(war.answers(), 4U);  // no tech, no event
  war.take(Spoils::Trade);
  EXPECT_EQ(war.s.player[0].trade, kTradeDial);
  EXPECT_EQ(loser.trade, 2);
  EXPECT_NE(war.s.asked().ask, Ask::Loot);
}

// CV-10.20: loot is optional.
TEST(CivilizationFighting, LootDeclined) {
  Loot war;
  war.s.player[1].trade = 5;
  war.attack();
  war.decline(Ask::Loot);
  EXPECT_EQ(war.s.player[1].trade, 5);
}

// CV-R84, CV-10.12, CV-1.8: of face-down markers only hut or village is named; chance takes one, which its former owner still knows.
TEST(CivilizationFighting, LootUnseen) {
  Loot war;
  Plain::give_out(war.s.hut, box().hut_content, static_cast<int>(Resource::Silk), 1);
  Plain::give_out(war.s.hut, box().hut_content, static_cast<int>(Resource::Iron), 1);
  war.attack();
  EXPECT_EQ(war.answers(), 2U);
  war.take(Spoils::Hut);
  EXPECT_EQ(huts_of(war.s, 0), 1);
  EXPECT_EQ(huts_of(war.s, 1), 1);
  EXPECT_EQ(std::ranges::find_if(war.s.hut, [](const Card& hut) { return holds(hut, 0); })->seen, 0b11);
}

// CV-10.13: for a city a tech, an event card of an age, or up to two tokens.
TEST(CivilizationFighting, LootForACity) {
  CityLoot war;
  war.s.player[1].trade = 9, war.s.player[1].culture = 9;
  war.give(1, Resource::Silk), war.give(1, Resource::Iron), war.give(1, EventCard::Drought);
  war.know(1, {Tech::Writing, Tech::Sailing});
  war.attack();
  EXPECT_FALSE(war.offers_loot(Spoils::Trade));
  EXPECT_FALSE(war.offers_loot(Spoils::Culture));
  EXPECT_TRUE(war.offers_loot(Spoils::Event));
  EXPECT_TRUE(war.offers(with(Kind::Tech, static_cast<int>(Tech::Writing))));
  EXPECT_FALSE(war.offers(with(Kind::Tech, static_cast<int>(Tech::Sailing))));  // no place in the pyramid
  war.take(Spoils::Market, static_cast<int>(Resource::Silk));
  ASSERT_TRUE(war.asks(Ask::Loot));
  EXPECT_EQ(war.answers(), 2U);  // of one kind: only tokens
  war.take(Spoils::Market, static_cast<int>(Resource::Iron));
  EXPECT_NE(war.s.asked().ask, Ask::Loot);
  EXPECT_EQ(resources_of(box(), war.s, 0, Resource::Silk) + resources_of(box(), war.s, 0, Resource::Iron), 2);
}

// CV-10.13, CV-9.5: the tech costs nothing.
TEST(CivilizationFighting, LootATech) {
  CityLoot war;
  war.know(1, {Tech::Writing});
  war.s.player[0].trade = 4;
  war.attack();
  war.pick(Ask::Loot, with(Kind::Tech, static_cast<int>(Tech::Writing)));
  EXPECT_TRUE(war.s.player[0].knows(Tech::Writing));
  EXPECT_TRUE(war.s.player[1].knows(Tech::Writing));
  EXPECT_EQ(war.s.player[0].trade, 4);
  EXPECT_TRUE(war.done());
}

// CV-10.13, CV-7.3, CV-10.17: the event card is a random one of that age; whoever holds too many discards before the battle goes on.
TEST(CivilizationFighting, LootAnEvent) {
  CityLoot war;
  war.give(1, EventCard::Drought), war.give(1, EventCard::Lost);
  war.give(0, EventCard::Sabotage), war.give(0, EventCard::Drought);
  war.attack();
  while (war.asks(Ask::Interrupt)) war.pass();
  ASSERT_TRUE(war.asks(Ask::Loot));
  EXPECT_FALSE(war.offers_loot(Spoils::Event, static_cast<int>(Age::Modern)));
  war.take(Spoils::Event, static_cast<int>(Age::Medieval));
  EXPECT_EQ(events_of(war.s, 1), 1);
  ASSERT_TRUE(war.asks(Ask::Discard));
  EXPECT_NE(war.s.battle.at, kNowhere);
  war.pick(Ask::Discard, with(Kind::Event, static_cast<int>(EventCard::Lost)));
  EXPECT_EQ(events_of(war.s, 0), 2);
  EXPECT_EQ(war.s.battle.at, kNowhere);
}

// CV-R27: by the later table a city is worth 2 loot, figures 1; the same effect may be bought twice, and coin tokens are discarded.
TEST(CivilizationFighting, LootTable) {
  CityLoot war;
  war.s.options.loot = LootTable::Faq2;
  war.s.player[1].trade = 9;
  war.s.player[1].coin_tokens[1] = 2;
  war.s.player[1].coins_on_sheet = 1;
  war.know(1, {Tech::Writing});
  war.attack();
  EXPECT_TRUE(war.offers(with(Kind::Tech, static_cast<int>(Tech::Writing))));
  war.take(Spoils::Trade);
  EXPECT_FALSE(war.offers(with(Kind::Tech, static_cast<int>(Tech::Writing))));
  EXPECT_TRUE(war.offers_loot(Spoils::CoinOnSheet));
  EXPECT_TRUE(war.offers_loot(Spoils::Trade));
  war.take(Spoils::CoinToken, 1);
  EXPECT_EQ(war.s.player[0].trade, 3);
  EXPECT_EQ(war.s.player[1].coin_tokens[1], 1);
  EXPECT_NE(war.s.asked().ask, Ask::Loot);

  Loot figures;
  figures.s.options.loot = LootTable::Faq2;
  figures.s.player[1].culture = 9;
  figures.know(1, {Tech::Writing});
  figures.attack();
  EXPECT_EQ(figures.answers(), 2U);
  figures.take(Spoils::Culture);
  EXPECT_EQ(figures.s.player[0].culture, 3);
  EXPECT_TRUE(figures.done());
}

// CV-R27, CV-11.6: a coin on the Panama Canal of the loser may be discarded as well.
TEST(CivilizationFighting, CoinOnAWonder) {
  Loot war;
  war.s.options.loot = LootTable::Faq2;
  war.build(Wonder::PanamaCanal, "m2");
  war.s.panama_coins = 2;
  war.attack();
  war.take(Spoils::CoinOnWonder);
  EXPECT_EQ(war.s.panama_coins, 1);
}

}  // namespace
}  // namespace zig::civilization
