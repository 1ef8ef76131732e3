// What no chapter tests: rulings, advice, and facts of the box that the rules rest on.
#include "games/civilization/cities.h"
#include "games/civilization/civilization.h"
#include "games/civilization/numbers.h"
#include "games/civilization/sites.h"
#include "games/civilization/war_testkit.h"

namespace zig::civilization {
namespace {

using Kind = Action::Kind;

State started(int players, std::uint64_t seed) {
  Random random = Random::fast(seed);
  State s = start(box(), {.players = static_cast<std::uint8_t>(players)}, random);
  Actions actions;
  while (s.stage != Stage::Turn) {
    list_answers(box(), s, actions);
    answer({box(), s, random}, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return s;
}

// CV-0.2: a card that contradicts the general rules wins: Republic lets scouts into huts, where they may not go.
TEST(CivilizationRulings, GoldenRule) {
  War war;
  war.stand(0, kFirstScout, "g5");
  war.put(Marker::hut(), "h5");
  const Group scout{.seat = 0, .figures = 1U << kFirstScout, .at = square("g5"), .left = 2};
  EXPECT_EQ(entry(box(), war.s, scout, square("h5")), Entry::Closed);
  war.c.player(0).government = Government::Republic;
  EXPECT_EQ(entry(box(), war.s, scout, square("h5")), Entry::Hut);
}

// CV-1.10, CV-R29: the data have the numbers of the rules and of the errata: aircraft 12, a coin on Railroad and none on Metal Casting.
TEST(CivilizationRulings, Errata) {
  EXPECT_EQ(box().aircraft_cost, 12);
  EXPECT_EQ(box().tech(Tech::Railroad).coins, 1);
  EXPECT_EQ(box().tech(Tech::MetalCasting).coins, 0);
  const State s = started(4, 1);
  int tokens = 0;
  for (int resource = 0; resource < kMarketResources; ++resource) tokens += market_left(s, resource);
  EXPECT_EQ(tokens, 16);
}

// CV-2.7: nobody starts with event cards, and all markers on space 0.
TEST(CivilizationRulings, NoEventsAtTheStart) {
  const State s = started(4, 2);
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(events_of(s, seat), 0);
    EXPECT_EQ(player(s, seat).track, 0);
  }
}

// CV-2.14, CV-R6: trade of the set-up is counted with the bonus marker in place.
TEST(CivilizationRulings, SetUpTradeCountsTheBonus) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State s = started(4, seed);
    for (int seat = 0; seat < 4; ++seat) {
      if (player(s, seat).civ != Civ::America) continue;
      EXPECT_EQ(player(s, seat).trade, trade_of(box(), s, seat, kCapital));
    }
  }
}

// CV-2.17: the suggested capital is one of the middle squares, and no water.
TEST(CivilizationRulings, SuggestedCapitals) {
  for (int civ = 0; civ < kCivs; ++civ) {
    const Tile& home = box().tiles[static_cast<std::size_t>(civ)];
    const int row = home.suggested_capital / kTileSide, at = home.suggested_capital % kTileSide;
    EXPECT_TRUE((row == 1 || row == 2) && (at == 1 || at == 2));
    EXPECT_NE(home.squares[home.suggested_capital].terrain, Terrain::Water);
  }
}

// CV-2.18, CV-20.26: at the start no disaster lies on the map, Space Flight is free, and the markers of the market's wonders lie beside their cards.
TEST(CivilizationRulings, BesideTheBoard) {
  const State s = started(4, 3);
  EXPECT_TRUE(s.disasters.empty());
  for (int seat = 0; seat < 4; ++seat) EXPECT_FALSE(player(s, seat).knows(Tech::SpaceFlight));
  for (const std::uint8_t wonder : s.wonder_market) EXPECT_EQ(s.wonder_at[wonder], kWonderInMarket);
}

// CV-R4: the maps have 8, 10 and 16 tiles, and a home for each player.
TEST(CivilizationRulings, Layouts) {
  const std::array<std::size_t, 5> tiles = {0, 0, 8, 10, 16};
  for (std::size_t players = 2; players <= 4; ++players) {
    EXPECT_EQ(box().layouts[players].places.size(), tiles[players]);
    EXPECT_EQ(std::ranges::count_if(box().layouts[players].places,
                                    [](const TilePlace& place) { return place.seat >= 0; }),
              static_cast<std::ptrdiff_t>(players));
  }
}

// CV-R76: each start figure has a square of its own choice.
TEST(CivilizationRulings, StartFiguresApart) {
  bool apart = false, together = false;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const State s = started(2, seed);
    (player(s, 0).figure[0] == player(s, 0).figure[kFirstScout] ? together : apart) = true;
  }
  EXPECT_TRUE(apart && together);
}

// CV-R2: culture tokens are not limited.
TEST(CivilizationRulings, CultureWithoutLimit) {
  Plain plain(Phase::CityManagement);
  gain_culture(plain.c, 0, 300);
  EXPECT_EQ(plain.s.player[0].culture, 300);
}

// CV-6.11: a water square with a Harbor is still water.
TEST(CivilizationRulings, HarborIsWater) {
  Plain plain(Phase::Movement);
  plain.set_terrain("g5", Terrain::Water);
  plain.s.marker[square("g5")] = Marker(Building::Harbor);
  EXPECT_TRUE(is_water(plain.s, square("g5")));
  EXPECT_FALSE(may_stand(plain.s, 0, square("g5")));
}

// CV-9.12: passive abilities work as often as applicable: China gains culture for every hut.
TEST(CivilizationRulings, PassiveAbilities) {
  Plain plain(Phase::Movement);
  plain.c.player(0).civ = Civ::China;
  on_exploring(plain.c, 0);
  on_exploring(plain.c, 0);
  EXPECT_EQ(plain.s.player[0].culture, 2 * kHutCulture);
}

// CV-20.12: walls can be built with Masonry only, once per city.
TEST(CivilizationRulings, WallsNeedMasonry) {
  Plain plain(Phase::CityManagement);
  EXPECT_FALSE(may_wall(plain.s, 0, kCapital));
  plain.know(0, {Tech::Masonry});
  EXPECT_TRUE(may_wall(plain.s, 0, kCapital));
  plain.c.player(0).cities[kCapital].walled = 1;
  EXPECT_FALSE(may_wall(plain.s, 0, kCapital));
}

// CV-R25: a wonder of the market that is made obsolete is discarded and replaced.
TEST(CivilizationRulings, ObsoleteInTheMarket) {
  Plain plain(Phase::CityManagement);
  plain.s.wonder_at.fill(kWonderGone);
  plain.s.wonder_market[1] = byte(static_cast<int>(Wonder::Oracle));
  plain.s.wonder_at[static_cast<std::size_t>(Wonder::Oracle)] = kWonderInMarket;
  plain.s.wonder_at[static_cast<std::size_t>(Wonder::Louvre)] = kWonderInDeck;
  make_obsolete(plain.c, Wonder::Oracle);
  EXPECT_EQ(plain.s.wonder_at[static_cast<std::size_t>(Wonder::Oracle)], kWonderGone);
  EXPECT_TRUE(std::ranges::count(plain.s.wonder_market, static_cast<int>(Wonder::Louvre)) == 1);
  EXPECT_EQ(plain.s.obsolete, 0);
}

// CV-R51: nobody stands in an enemy centre: to enter it is to attack the city.
TEST(CivilizationRulings, EnteringACentreIsAnAttack) {
  War war;
  const Group army{.seat = 0, .figures = 1, .at = square("l3"), .left = 2};
  EXPECT_EQ(entry(box(), war.s, army, war.s.player[1].cities[kCapital].at), Entry::City);
}

// CV-R55: ranks need no markers: all types reach the highest one.
TEST(CivilizationRulings, RanksNeedNoMarkers) {
  Plain plain(Phase::Research);
  plain.know(0, {Tech::ReplaceableParts, Tech::Combustion, Tech::Ballistics});
  for (int type = 0; type < kRankedTypes; ++type)
    EXPECT_EQ(plain.s.player[0].stats.rank[static_cast<std::size_t>(type)], kRanks);
}

// CV-R60: whoever holds the barbarians plays their cards and nothing else.
TEST(CivilizationRulings, BarbariansOnlyPlayCards) {
  War war;
  war.know(1, {Tech::Mathematics, Tech::AnimalHusbandry, Tech::Metalworking});
  war.give(1, Resource::Iron);
  war.stand(0, 0, "g5");
  war.put(Marker::village(), "h5");
  war.strong_forces(0);
  war.begin();
  war.from("g5");
  war.step(Direction::East);
  ASSERT_EQ(war.s.asked().ask, Ask::BattleTurn);
  ASSERT_EQ(war.s.asked().seat, 1);
  Actions actions;
  list_answers(box(), war.s, actions);
  for (const Action& action : actions) EXPECT_EQ(action.kind, Kind::Fight);
}

// CV-R63, CV-7.10: when a gift is cancelled, the payment may be made otherwise or withdrawn, and the ability is not used up.
TEST(CivilizationRulings, CancelledGift) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::AnimalHusbandry});
  plain.give(0, EventCard::GenerousGift);
  plain.give(1, EventCard::JoustingTourney);
  plain.use(Ability::AnimalHusbandry);
  plain.pick(Ask::Respond, with(Kind::Event, static_cast<int>(EventCard::JoustingTourney)));
  EXPECT_TRUE(plain.done()) << "nothing else could pay, so the ability is withdrawn";
  EXPECT_EQ(plain.s.player[0].used, 0U);
  EXPECT_EQ(plain.face_up_events(), 2);
  EXPECT_EQ(plain.s.player[0].cities[kCapital].bonus, 0);
}

// CV-R72: effects that name no owner may hit the user's own pieces.
TEST(CivilizationRulings, OwnTargets) {
  Plain plain(Phase::StartOfTurn);
  plain.s.marker[square("b2")] = Marker(Building::Temple);
  plain.give(0, EventCard::Sabotage);
  plain.play(EventCard::Sabotage);
  EXPECT_TRUE(plain.s.marker[square("b2")].none());
}

// CV-R94: coins on a wonder do not count while it is blockaded or face down.
TEST(CivilizationRulings, CoinsOnAWonder) {
  Plain plain(Phase::Movement);
  plain.build(Wonder::PanamaCanal, "b2");
  plain.s.panama_coins = 3;
  EXPECT_EQ(coins_of(box(), plain.s, 0), 3);
  plain.stand(1, 0, "b2");
  EXPECT_EQ(coins_of(box(), plain.s, 0), 0);
  plain.stand(1, 0, "h8");
  plain.s.obsolete = 1U << static_cast<unsigned>(Wonder::PanamaCanal);
  EXPECT_EQ(coins_of(box(), plain.s, 0), 0);
}

// CV-16.4, CV-16.5, CV-16.6, CV-16.9: the advice is true of the components: units are cheapest at rank 1 and upgraded for nothing, an average one
// has strength 2, armies make the hand larger, and the named techs lead to the named victories.
TEST(CivilizationRulings, AdviceIsTrue) {
  EXPECT_TRUE(std::ranges::is_sorted(box().unit_cost));
  Plain plain(Phase::Movement);
  plain.give(0, UnitType::Mounted);
  const auto card = std::ranges::find_if(plain.s.unit, [](const Card& unit) { return holds(unit, 0); });
  const int index = static_cast<int>(card - plain.s.unit.begin()), before = strength(box(), plain.s, index);
  plain.know(0, {Tech::Chivalry});
  EXPECT_EQ(strength(box(), plain.s, index), before + 1);
  int sum = 0, ranked = 0;
  for (std::size_t i = 0; i < kUnitCards; ++i) {
    if (box().unit_type[i] == static_cast<int>(UnitType::Aircraft)) continue;
    sum += box().unit_strength[i];
    ++ranked;
  }
  EXPECT_EQ(sum, 2 * ranked);
  const Attack one{.attacker = 0, .armies = 1, .defender = 1, .at = square("h8")};
  const Attack two{.attacker = 0, .armies = 2, .defender = 1, .at = square("h8")};
  EXPECT_EQ(attacking_hand(box(), plain.s, two), attacking_hand(box(), plain.s, one) + 2);
  EXPECT_EQ(box().tech(Tech::Theology).building, static_cast<int>(Building::Cathedral));
  EXPECT_GT(box().building(Building::TradingPost).yield.trade, 0);
  EXPECT_GT(box().building(Building::Bank).yield.coins, 0);
  EXPECT_GT(box().building(Building::Academy).yield.battle, 0);
}

// CV-16.7: an army alone draws no more cards than the barbarians have; a second army and Metalworking's iron are an edge.
TEST(CivilizationRulings, VillagesNeedAnEdge) {
  War war;
  war.put(Marker::village(), "h5");
  war.stand(0, 0, "g5");
  for (int i = 0; i < 5; ++i) war.give(0, UnitType::Infantry);
  war.begin();
  war.from("g5");
  war.step(Direction::East);
  ASSERT_NE(war.s.battle.at, kNowhere);
  EXPECT_EQ(hand_size(war.s, SideOf::Attacker), hand_size(war.s, SideOf::Defender));
  const Attack village{.attacker = 0, .armies = 2, .defender = kBarbarians, .at = square("h5")};
  EXPECT_GT(attacking_hand(box(), war.s, village), kRankedTypes);
  EXPECT_GT(box().ability(Ability::Metalworking).value, 0);
}

// CV-16.8: who has lost its units loses its capital to whoever attacks next, and with it everybody else the game.
TEST(CivilizationRulings, TheThirdTakesTheCapital) {
  for (const bool weakened : {false, true}) {
    War war(3);
    war.c.player(1).cities[kCapital].at = square("h5");
    war.stand(2, 0, "g5");
    for (int i = 0; i < 3; ++i) {
      war.unit(2, UnitType::Infantry, 3);
      if (!weakened) war.unit(1, UnitType::Artillery, 3);
    }
    war.c.player(2).stats.rank.fill(kRanks);
    war.begin(2);
    war.from("g5");
    war.step(Direction::East);
    war.play_out();
    EXPECT_EQ(war.s.over(), weakened);
    EXPECT_EQ(war.s.winner == 2, weakened);
  }
}

// CV-16.10: a capital draws six cards where its owner begins with three, and its bonus is worth several units; in the field the sides are equal, but
// the defender shows a unit first.
TEST(CivilizationRulings, ADefenderNeedsEverythingTogether) {
  War war;
  war.stand(1, 0, "h5");
  const Attack field{.attacker = 0, .armies = 1, .defender = 1, .at = square("h5")};
  const Attack capital{.attacker = 0, .armies = 1, .defender = 1, .at = war.c.player(1).cities[kCapital].at};
  EXPECT_EQ(defending_hand(box(), war.s, field), attacking_hand(box(), war.s, field));
  EXPECT_EQ(defending_hand(box(), war.s, capital), 6);
  EXPECT_EQ(defending_bonus(box(), war.s, capital).sum(), 12);
  EXPECT_EQ(defending_bonus(box(), war.s, field).sum(), 0);
  war.unit(0, UnitType::Infantry, 2), war.unit(1, UnitType::Infantry, 2);
  begin_battle(box(), war.s, field, war.random);
  EXPECT_TRUE(side_in_turn(war.s) == SideOf::Defender);
}

// CV-18.6, CV-18.7: decisions have few options; a game has hundreds of them, not thousands.
TEST(CivilizationRulings, FewOptions) {
  const Civilization game(box());
  Random chance = Random::fast(1), choices = Random::fast(2);
  Options options{.players = 4};
  options.turn_limit = 16;
  State s = game.start(options, chance);
  Silent silent;
  int decisions = 0;
  std::size_t most = 0, all = 0;
  for (; !s.over(); ++decisions) {
    const Seat seat = game.pending(s).first();
    Actions actions;
    game.legal(s, seat, actions);
    most = std::max(most, actions.size());
    all += actions.size();
    game.apply(s, seat, actions[choices.below(static_cast<std::uint32_t>(actions.size()))], chance, silent);
  }
  EXPECT_LT(most, 200U);
  EXPECT_LT(all / static_cast<std::size_t>(decisions), 40U);
  EXPECT_LT(decisions, 3000);
}

}  // namespace
}  // namespace zig::civilization
