#include <gtest/gtest.h>

#include "games/civilization/assault_testkit.h"
#include "games/civilization/numbers.h"

namespace zig::civilization {
namespace {

using enum Direction;
using enum SideOf;
using Kind = Action::Kind;

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

  AgainstCity left;  // by an army that stood on it until now
  left.put(Marker(Building::Barracks), "g5");
  left.unit(1, UnitType::Infantry, 1), left.unit(1, UnitType::Infantry, 2);
  EXPECT_EQ(battle_bonus_of(box(), left.s, 1), 0);
  left.attack();
  EXPECT_EQ(left.s.battle.bonus[1], kCityBonus + 2);
}

}  // namespace
}  // namespace zig::civilization
