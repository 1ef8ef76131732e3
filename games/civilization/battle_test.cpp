#include "games/civilization/battle.h"

#include <gtest/gtest.h>

#include <map>

#include "games/civilization/cities.h"
#include "games/civilization/numbers.h"
#include "games/civilization/reference_testkit.h"
#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

// Seat 0 attacks seat 1 in the open, with the units that a test hands out.
struct Field {
  State s = home_tiles(2);
  Square at = square("h3");
  std::array<std::vector<int>, 2> hand;

  // A unit of that type and strength at rank 1 goes into the forces of a seat.
  int unit(int seat, UnitType type, int strength_at_first_rank) {
    for (int card = 0; card < kUnitCards; ++card) {
      Card& one = s.unit[static_cast<std::size_t>(card)];
      if (one.where != Card::Where::FaceDown ||
          box().unit_type[static_cast<std::size_t>(card)] != static_cast<int>(type) ||
          box().unit_strength[static_cast<std::size_t>(card)] != strength_at_first_rank)
        continue;
      one = {.where = Card::Where::Held,
             .holder = static_cast<std::uint8_t>(seat),
             .seen = static_cast<std::uint8_t>(1 << seat)};
      return card;
    }
    ADD_FAILURE() << "no such unit";
    return 0;
  }
  void begin(int armies = 1) {
    Random random = Random::fast(1);
    begin_battle(box(), s, {.attacker = 0, .armies = armies, .defender = 1, .at = at}, random);
  }
  const Fighter& fighter(int front, SideOf side) const {
    return s.battle.front[static_cast<std::size_t>(front)][static_cast<std::size_t>(side)];
  }
  bool dead(int card) const { return s.unit[static_cast<std::size_t>(card)].where == Card::Where::FaceUp; }
};

using enum SideOf;

// Example CV-10.E, CV-10.5: (1) a unit that opens a front attacks nobody.
TEST(CivilizationBattle, OpensAFront) {
  Field field;
  const int three = field.unit(0, UnitType::Mounted, 3), two = field.unit(1, UnitType::Mounted, 2);
  field.begin();
  EXPECT_EQ(field.s.battle.turn, static_cast<int>(Defender));
  play_unit(box(), field.s, two, kNewFront);
  ASSERT_TRUE(next_turn(field.s));
  play_unit(box(), field.s, three, kNewFront);
  EXPECT_EQ(field.fighter(0, Defender).wounds, 0);
  EXPECT_EQ(field.fighter(1, Attacker).wounds, 0);
  EXPECT_FALSE(next_turn(field.s));
}

// Example CV-10.E, CV-10.6: (2) and (3): the weaker dies, the stronger is wounded and still deals its full strength.
TEST(CivilizationBattle, WoundsDoNotWeaken) {
  Field field;
  const int three = field.unit(0, UnitType::Mounted, 3), two = field.unit(1, UnitType::Mounted, 2);
  const int another = field.unit(1, UnitType::Mounted, 3);
  field.begin();
  play_unit(box(), field.s, two, kNewFront);
  ASSERT_TRUE(next_turn(field.s));
  ASSERT_TRUE(may_attack(field.s, 0));
  play_unit(box(), field.s, three, 0);
  EXPECT_TRUE(field.dead(two));
  EXPECT_EQ(field.fighter(0, Attacker).wounds, 2);
  ASSERT_TRUE(next_turn(field.s));
  play_unit(box(), field.s, another, 0);
  EXPECT_TRUE(field.dead(three));
  EXPECT_TRUE(field.dead(another));
}

// Example CV-10.E, CV-10.7: (4) infantry strikes mounted units first and takes no wound from one it kills.
TEST(CivilizationBattle, TrumpStrikesFirst) {
  Field field;
  const int mounted = field.unit(0, UnitType::Mounted, 3), two = field.unit(1, UnitType::Mounted, 2);
  const int infantry = field.unit(1, UnitType::Infantry, 3);
  field.begin();
  play_unit(box(), field.s, two, kNewFront);
  next_turn(field.s);
  play_unit(box(), field.s, mounted, 0);
  next_turn(field.s);
  play_unit(box(), field.s, infantry, 0);
  EXPECT_TRUE(field.dead(mounted));
  EXPECT_EQ(field.fighter(0, Defender).wounds, 0);
}

// CV-10.7: the attacked unit may trump as well; aircraft neither trump nor are trumped.
TEST(CivilizationBattle, Trumps) {
  EXPECT_TRUE(trumps(UnitType::Infantry, UnitType::Mounted));
  EXPECT_TRUE(trumps(UnitType::Mounted, UnitType::Artillery));
  EXPECT_TRUE(trumps(UnitType::Artillery, UnitType::Infantry));
  EXPECT_FALSE(trumps(UnitType::Infantry, UnitType::Artillery));
  EXPECT_FALSE(trumps(UnitType::Aircraft, UnitType::Infantry));
  EXPECT_FALSE(trumps(UnitType::Artillery, UnitType::Aircraft));
  Field field;
  const int mounted = field.unit(0, UnitType::Mounted, 3), infantry = field.unit(1, UnitType::Infantry, 3);
  field.begin();
  play_unit(box(), field.s, infantry, kNewFront);
  next_turn(field.s);
  play_unit(box(), field.s, mounted, 0);
  EXPECT_TRUE(field.dead(mounted));
  EXPECT_EQ(field.fighter(0, Defender).wounds, 0);
}

// CV-10.2, CV-R21: 3 cards, 2 more for each further army, 3 more in a city, 1 under Fundamentalism; scouts do not count.
TEST(CivilizationBattle, HandSizes) {
  Field field;
  Player& defender = field.s.player[1];
  defender.figure[0] = defender.figure[1] = defender.figure[kFirstScout] = field.at;
  const Attack attack{.attacker = 0, .armies = 3, .defender = 1, .at = field.at};
  EXPECT_EQ(attacking_hand(box(), field.s, attack), 7);
  EXPECT_EQ(defending_hand(box(), field.s, attack), 5);
  field.s.player[0].government = Government::Fundamentalism;
  EXPECT_EQ(attacking_hand(box(), field.s, attack), 8);
  EXPECT_EQ(defending_hand(box(), field.s, {.defender = 1, .at = defender.cities[kCapital].at}), 6);
}

// CV-20.3: Computers draw one more card for each 5 coins.
TEST(CivilizationBattle, ComputersDrawMore) {
  Field field;
  const Attack attack{.attacker = 0, .defender = 1, .at = field.at};
  Player& attacker = field.s.player[0];
  attacker.coin_tokens = {4, 4, 1, 0};
  EXPECT_EQ(attacking_hand(box(), field.s, attack), 3);
  put_into_pyramid(box(), field.s, 0, Tech::Computers);  // a coin itself
  ASSERT_EQ(coins_of(box(), field.s, 0), 10);
  EXPECT_EQ(attacking_hand(box(), field.s, attack), 5);
  attacker.coin_tokens[2] = 0;
  EXPECT_EQ(attacking_hand(box(), field.s, attack), 4);
}

// CV-10.3, Example: 12 against 8 counts as 4 for the side with more.
TEST(CivilizationBattle, OnlyTheDifferenceCounts) {
  Field field;
  field.at = field.s.player[1].cities[kCapital].at;
  for (const Square near : around(field.s.player[0].cities[kCapital].at)) {
    if (battle_bonus_of(box(), field.s, 0) < 8) field.s.marker[near] = Marker(GreatPerson::General);
  }
  field.begin();
  EXPECT_EQ(field.s.battle.bonus, (std::array<std::uint8_t, 2>{0, 4}));
}

// CV-10.3, CV-10.4, CV-6.12: walls add 4, and the attacker begins.
TEST(CivilizationBattle, Walls) {
  Field field;
  City& capital = field.s.player[1].cities[kCapital];
  field.at = capital.at;
  field.unit(0, UnitType::Infantry, 2), field.unit(1, UnitType::Infantry, 2);
  capital.walled = 1;
  field.begin();
  EXPECT_EQ(field.s.battle.bonus[1], 16);
  EXPECT_EQ(field.s.battle.turn, static_cast<int>(Attacker));
}

// CV-10.3: what both bonuses are the sums of, and what of them counts.
TEST(CivilizationBattle, BonusesAreSums) {
  Field field;
  City& capital = field.s.player[1].cities[kCapital];
  field.at = capital.at;
  capital.walled = 1;
  const Squares near = around(field.s.player[0].cities[kCapital].at);
  field.s.marker[near.nth(0)] = Marker(Building::Barracks);
  field.s.marker[near.nth(1)] = Marker(GreatPerson::General);
  field.s.options.government_set = GovernmentSet::Later;
  field.s.player[0].government = Government::Fundamentalism;
  field.begin();
  const auto bonuses = bonuses_in_battle(box(), field.s);
  ASSERT_TRUE(bonuses);
  EXPECT_EQ((*bonuses)[0], (BattleBonus{.buildings = 2, .generals = 4, .government = 4}));
  EXPECT_EQ((*bonuses)[1], (BattleBonus{.city = 12, .walls = 4}));
  EXPECT_EQ(field.s.battle.bonus, (std::array<std::uint8_t, 2>{0, 6}));
  capital.walled = 0;
  EXPECT_FALSE(bonuses_in_battle(box(), field.s)) << "another sum than the one that was fought with";
}

// CV-10.3: a city that is no capital gives 6.
TEST(CivilizationBattle, CityBonus) {
  Field field;
  field.s.player[1].cities[1].at = field.at;
  field.begin();
  EXPECT_EQ(field.s.battle.bonus[1], 6);
}

// CV-10.4: when one hand is empty the other plays on.
TEST(CivilizationBattle, PlaysOnAlone) {
  Field field;
  const int one = field.unit(1, UnitType::Infantry, 1), two = field.unit(1, UnitType::Infantry, 2);
  field.begin();
  play_unit(box(), field.s, one, kNewFront);
  ASSERT_TRUE(next_turn(field.s));
  EXPECT_EQ(field.s.battle.turn, static_cast<int>(Defender));
  play_unit(box(), field.s, two, kNewFront);
  EXPECT_FALSE(next_turn(field.s));
}

// CV-10.9, CV-10.18: a tie goes to the defender; a side without units has its bonus.
TEST(CivilizationBattle, TieIsTheDefenders) {
  Field field;
  field.begin();
  EXPECT_EQ(total(box(), field.s, Attacker), 0);
  EXPECT_EQ(winner(box(), field.s), Defender);
  field.s.battle.bonus[0] = 1;
  EXPECT_EQ(winner(box(), field.s), Attacker);
}

// CV-1.5, CV-9.8, CV-R54: rank and Himeji raise the strength, also the wounds needed to kill; barbarians stay at rank 1.
TEST(CivilizationBattle, Strength) {
  Field field;
  const int infantry = field.unit(0, UnitType::Infantry, 2), aircraft = field.unit(0, UnitType::Aircraft, 6);
  put_into_pyramid(box(), field.s, 0, Tech::Gunpowder);
  EXPECT_EQ(strength(box(), field.s, infantry), 4);
  EXPECT_EQ(strength(box(), field.s, aircraft), 6);
  const Square castle = around(field.s.player[0].cities[kCapital].at).first();
  field.s.marker[castle] = Marker(Wonder::Himeji);
  field.s.wonder_at[static_cast<std::size_t>(Wonder::Himeji)] = castle;
  EXPECT_EQ(strength(box(), field.s, infantry), 5);
  EXPECT_EQ(strength(box(), field.s, aircraft), 7);
  field.s.unit[static_cast<std::size_t>(infantry)].holder = kBarbarians;
  EXPECT_EQ(strength(box(), field.s, infantry), 2);
}

// CV-R28: Metalworking's iron adds 3 wounds to one attack, and makes the unit no tougher.
TEST(CivilizationBattle, Iron) {
  Field field;
  const int strong = field.unit(1, UnitType::Infantry, 3), weak = field.unit(0, UnitType::Infantry, 1);
  field.begin();
  play_unit(box(), field.s, strong, kNewFront);
  next_turn(field.s);
  field.s.battle.boost = 3;
  play_unit(box(), field.s, weak, 0);
  EXPECT_TRUE(field.dead(strong));
  EXPECT_TRUE(field.dead(weak));
  EXPECT_EQ(field.s.battle.boost, 0);
}

// CV-20.23: wounds of abilities kill at once; healing takes wounds away.
TEST(CivilizationBattle, WoundsAndHealing) {
  Field field;
  const int three = field.unit(1, UnitType::Infantry, 3);
  field.begin();
  play_unit(box(), field.s, three, kNewFront);
  wound(box(), field.s, three, 2);
  EXPECT_EQ(field.fighter(0, Defender).wounds, 2);
  heal(field.s, three, 3);
  EXPECT_EQ(field.fighter(0, Defender).wounds, 0);
  wound(box(), field.s, three, 3);
  EXPECT_TRUE(field.dead(three));
  EXPECT_EQ(field.s.battle.killed[1], 1);
}

// CV-10.15, CV-8.12, CV-1.8: survivors go home and are known to all, barbarians go under their decks.
TEST(CivilizationBattle, After) {
  Field field;
  const int own = field.unit(0, UnitType::Infantry, 3),
            barbarian = field.unit(kBarbarians, UnitType::Artillery, 1);
  Random random = Random::fast(1);
  begin_battle(box(), field.s, {.attacker = 0, .defender = kBarbarians, .at = field.at}, random);
  play_unit(box(), field.s, barbarian, kNewFront);
  ASSERT_TRUE(next_turn(field.s));
  play_unit(box(), field.s, own, kNewFront);
  end_battle(box(), field.s);
  EXPECT_EQ(field.s.unit[static_cast<std::size_t>(own)].where, Card::Where::Held);
  EXPECT_EQ(field.s.unit[static_cast<std::size_t>(own)].seen, 0xF);
  EXPECT_TRUE(field.dead(barbarian));
}

// --- the same once more, with lists and words, written from the contract

struct ReferenceUnit {
  std::string type;
  int card, strength, wounds = 0;
};
struct ReferenceFront {
  std::map<char, ReferenceUnit> unit;  // 'A', 'D'
};
bool beats(const std::string& one, const std::string& two) {
  return (one == "infantry" && two == "mounted") || (one == "mounted" && two == "artillery") ||
         (one == "artillery" && two == "infantry");
}
void fight(ReferenceFront& front, std::array<std::vector<int>, 2>& killed) {
  ReferenceUnit& a = front.unit['A'];
  ReferenceUnit& b = front.unit['D'];
  if (beats(a.type, b.type)) {
    b.wounds += a.strength;
    if (b.wounds < b.strength) a.wounds += b.strength;
  } else if (beats(b.type, a.type)) {
    a.wounds += b.strength;
    if (a.wounds < a.strength) b.wounds += a.strength;
  } else {
    a.wounds += b.strength, b.wounds += a.strength;
  }
  for (const char side : {'A', 'D'}) {
    if (front.unit[side].wounds >= front.unit[side].strength)
      killed[side == 'A' ? 0 : 1].push_back(front.unit[side].card), front.unit.erase(side);
  }
}

// CV-10.2, CV-10.3: cards and bonuses by the words of the contract.
int reference_hand(const State& s, int seat, int armies, bool in_city) {
  const Player& player = s.player[static_cast<std::size_t>(seat)];
  int cards = 3 + 2 * (std::max(armies, 1) - 1) + (in_city ? 3 : 0);
  // The cards of the two sets that say "+1 battle hand size".
  const bool later = s.options.government_set == GovernmentSet::Later;
  if (player.government == (later ? Government::Communism : Government::Fundamentalism)) cards += 1;
  if (player.knows(Tech::Computers)) cards += coins_of(box(), s, seat) / 5;
  return cards;
}
int reference_bonus(const State& s, int seat, bool capital, bool walled) {
  int bonus = Reference{s}.battle_bonus(seat) + (capital ? 12 : 0) + (walled ? 4 : 0);
  const Player& player = s.player[static_cast<std::size_t>(seat)];
  if (player.government == Government::Fundamentalism && s.options.government_set == GovernmentSet::Later)
    bonus += 4;
  return bonus;
}

// CV-10.2, CV-10.3, CV-10.4, CV-10.6, CV-10.9, CV-10.21: thousands of random battles begin and end as the reference says, wound by wound, and of two
// units that meet one dies at least.
TEST(CivilizationBattle, AgreesWithTheReference) {
  int clashes = 0, attacker_wins = 0, wounded = 0, short_hands = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random random = Random::fast(seed);
    State s = random_position(2, seed % 50);
    City& capital = s.player[1].cities[kCapital];
    capital.walled = seed % 3 == 0;
    std::array<int, 2> forces{};
    for (Card& card : s.unit) {
      if (random.below(3) != 0) continue;
      const auto seat = static_cast<std::uint8_t>(random.below(2));
      card = {.where = Card::Where::Held, .holder = seat, .seen = static_cast<std::uint8_t>(1 << seat)};
      ++forces[seat];
    }
    const Attack attack{
        .attacker = 0, .armies = 1 + static_cast<int>(random.below(4)), .defender = 1, .at = capital.at};
    begin_battle(box(), s, attack, random);
    const std::array hands = {reference_hand(s, 0, attack.armies, false), reference_hand(s, 1, 0, true)};
    const int lead = reference_bonus(s, 0, false, false) - reference_bonus(s, 1, true, capital.walled);
    ASSERT_EQ(hand_size(s, Attacker), std::min(hands[0], forces[0])) << seed;
    ASSERT_EQ(hand_size(s, Defender), std::min(hands[1], forces[1])) << seed;
    ASSERT_EQ(s.battle.bonus[0] - s.battle.bonus[1], lead) << seed;
    ASSERT_EQ(std::min(s.battle.bonus[0], s.battle.bonus[1]), 0) << seed;
    if (forces[0] > 0 && forces[1] > 0) {
      ASSERT_EQ(s.battle.turn, capital.walled ? 0 : 1) << seed;
    }
    short_hands += hands[0] > forces[0];
    std::vector<ReferenceFront> fronts(kFronts);
    std::array<std::vector<int>, 2> killed;
    for (bool going =
             std::ranges::any_of(s.unit, [](const Card& card) { return card.where == Card::Where::Hand; });
         going; going = next_turn(s)) {
      const int seat = s.battle.turn;
      const char side = seat == 0 ? 'A' : 'D';
      std::vector<int> hand, targets;
      for (int card = 0; card < kUnitCards; ++card) {
        const Card& one = s.unit[static_cast<std::size_t>(card)];
        if (one.where == Card::Where::Hand && one.holder == seat) hand.push_back(card);
      }
      ASSERT_FALSE(hand.empty());
      for (int front = 0; front < kFronts; ++front) {
        const auto& units = fronts[static_cast<std::size_t>(front)].unit;
        const bool alone = units.size() == 1 && !units.contains(side);
        ASSERT_EQ(may_attack(s, front), alone);
        if (alone) targets.push_back(front);
      }
      const int card = hand[random.below(static_cast<std::uint32_t>(hand.size()))];
      const auto choice = random.below(static_cast<std::uint32_t>(targets.size() + 1));
      const int front = choice < targets.size() ? targets[choice] : kNewFront;
      const int type = box().unit_type[static_cast<std::size_t>(card)];
      const ReferenceUnit unit{std::string(kUnitTypeIds[static_cast<std::size_t>(type)]), card,
                               strength(box(), s, card)};
      play_unit(box(), s, card, front);
      if (front == kNewFront) {
        std::ranges::find_if(fronts, [](const ReferenceFront& one) { return one.unit.empty(); })->unit[side] =
            unit;
      } else {
        const std::size_t before = killed[0].size() + killed[1].size();
        fronts[static_cast<std::size_t>(front)].unit[side] = unit;
        fight(fronts[static_cast<std::size_t>(front)], killed);
        ASSERT_GT(killed[0].size() + killed[1].size(), before);
        ++clashes;
      }
      for (const auto& dead : killed) {
        for (const int one : dead)
          ASSERT_EQ(s.unit[static_cast<std::size_t>(one)].where, Card::Where::FaceUp) << seed;
      }
      for (int place = 0; place < kFronts; ++place) {
        for (const auto& [whose, one] : fronts[static_cast<std::size_t>(place)].unit) {
          const Fighter& here = s.battle.front[static_cast<std::size_t>(place)][whose == 'A' ? 0 : 1];
          ASSERT_EQ(here.card, one.card) << seed;
          ASSERT_EQ(here.wounds, one.wounds) << seed;
          wounded += one.wounds > 0;
        }
      }
    }
    std::array<int, 2> sums = {std::max(lead, 0), std::max(-lead, 0)};
    for (const ReferenceFront& front : fronts) {
      for (const auto& [side, unit] : front.unit) sums[side == 'A' ? 0 : 1] += unit.strength;
    }
    ASSERT_EQ(total(box(), s, Attacker), sums[0]) << seed;
    ASSERT_EQ(total(box(), s, Defender), sums[1]) << seed;
    ASSERT_EQ(winner(box(), s) == Attacker, sums[0] > sums[1]);
    for (std::size_t side = 0; side < 2; ++side)
      ASSERT_EQ(s.battle.killed[side], static_cast<int>(killed[side].size())) << seed;
    attacker_wins += sums[0] > sums[1];
  }
  EXPECT_GT(clashes, 3000);
  EXPECT_GT(attacker_wins, 100);
  EXPECT_GT(wounded, 1000);
  EXPECT_GT(short_hands, 50);
}

}  // namespace
}  // namespace zig::civilization
