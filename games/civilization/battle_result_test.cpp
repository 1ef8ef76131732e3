#include <gtest/gtest.h>

#include "games/civilization/assault_testkit.h"
#include "games/civilization/numbers.h"

namespace zig::civilization {
namespace {

using enum Direction;
using enum SideOf;
using Kind = Action::Kind;

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

// CV-10.11: armies that attack in vain are lost on the square that they entered.
TEST(CivilizationFighting, AttackersDieWhereTheyAttacked) {
  AgainstArmy war;
  war.stand(0, 1, "g5");
  war.attack();
  EXPECT_TRUE(war.dead(0, 0) && war.dead(0, 1));
  const auto lost = std::ranges::find(war.log, Event::Kind::FigureKilled, &Event::kind);
  ASSERT_NE(lost, war.log.end());
  EXPECT_EQ(lost->seat, 0);
  EXPECT_EQ(lost->square, square("h5"));
  EXPECT_EQ(lost->armies, 2);
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

// CV-10.10, CV-10.11: what random battles in the field cost, counted from the cards that are gone.
TEST(CivilizationFighting, LossesAgreeWithTheContract) {
  int attackers_won = 0, armies_lost = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    War war;
    war.random = Random::fast(seed);
    const std::array armies = {1 + static_cast<int>(war.random.below(4)),
                               1 + static_cast<int>(war.random.below(4))};
    std::array<int, 2> units{};
    for (int seat = 0; seat < 2; ++seat) {
      const auto side = static_cast<std::size_t>(seat);
      war.set_civ(seat, Civ::Russia);  // China would save a unit (CV-R42)
      war.c.player(seat).stats.stacking = 6;
      war.c.player(seat).trade = 3;  // the winner is asked for loot, so that it is seen who won
      for (int army = 0; army < armies[side]; ++army) war.stand(seat, army, seat == 0 ? "g5" : "h5");
      units[side] = static_cast<int>(war.random.below(9));
      for (int i = 0; i < units[side]; ++i)
        war.give(seat, static_cast<UnitType>(war.random.below(kRankedTypes)));
    }
    war.begin();
    war.from("g5");
    if (war.asks(Ask::MoveGroup)) war.group(armies[0]);
    war.step(Direction::East);
    std::uint8_t won = kNone;
    while (war.s.battle.at != kNowhere) {
      if (war.s.battle.winner != kNone) won = war.s.battle.winner;
      Actions out;
      list_answers(box(), war.s, out);
      answer(war.c, out[war.random.below(static_cast<std::uint32_t>(out.size()))]);
    }
    ASSERT_NE(won, kNone) << seed;
    for (std::uint8_t side = 0; side < 2; ++side) {
      const auto left =
          std::ranges::count_if(war.s.unit, [&](const Card& card) { return holds(card, side); });
      const int killed = units[side] - static_cast<int>(left);
      const auto& figures = war.s.player[side].figure;
      const auto alive = kFirstScout - std::count(figures.begin(), figures.begin() + kFirstScout, kNowhere);
      ASSERT_EQ(alive, side == won ? armies[side] - std::min(killed / 2, armies[side] - 1) : 0) << seed;
      if (side == won) armies_lost += armies[side] - static_cast<int>(alive);
    }
    attackers_won += won == 0;
  }
  EXPECT_GT(attackers_won, 50);
  EXPECT_GT(armies_lost, 50);
}

}  // namespace
}  // namespace zig::civilization
