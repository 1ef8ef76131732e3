// CV-6: City Management.
#include "games/civilization/cards_testkit.h"
#include "games/civilization/cities.h"
#include "games/civilization/civilization.h"
#include "games/civilization/numbers.h"

namespace zig::civilization {
namespace {

using Kind = Action::Kind;

const Action kDone = with(Kind::Done), kArmy = with(Kind::Figure, 0), kScoutItem = with(Kind::Figure, 1);
Action deed(Deed which) { return with(Kind::Deed, static_cast<int>(which)); }
Action building(Building which) { return with(Kind::Building, static_cast<int>(which)); }
Action wonder(Wonder which) { return with(Kind::Wonder, static_cast<int>(which)); }
Action unit(UnitType which) { return with(Kind::Unit, static_cast<int>(which)); }

struct Cities : Plain {
  Cities() : Plain(Phase::CityManagement) {
    for (Player& player : s.player) player.civ = Civ::China;
    s.wonder_at.fill(kWonderGone);
  }
  void begin(int seat = 0) {
    begin_city_management(c, seat);
    go_on(c);
  }
  void choose(Action action) { pick(Ask::CityMenu, action); }
  void act(Deed which, int city = kCapital) {
    choose(with(Kind::City, city));
    if (asks(Ask::CityDeed)) pick(Ask::CityDeed, deed(which));
  }
  void forests(int squares) {  // 2 production each, from the north-west corner of the capital's outskirts
    for (const char* name : {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}) {
      if (squares-- > 0) set_terrain(name, Terrain::Forest);
    }
  }
  void offer(Wonder which) {
    s.wonder_market[0] = byte(static_cast<int>(which));
    s.wonder_at[static_cast<std::size_t>(which)] = kWonderInMarket;
  }
};

// CV-6.1, CV-R56: each city acts once, in any order, or not at all.
TEST(CivilizationCityManagement, EachCityActsOnce) {
  Cities cities;
  cities.build_city(0, 1, "h8");
  cities.begin();
  cities.act(Deed::Devote, 1);
  EXPECT_FALSE(cities.offers(with(Kind::City, 1)));
  EXPECT_TRUE(cities.offers(with(Kind::City, kCapital)));
  cities.choose(kDone);
  EXPECT_TRUE(cities.done());
  EXPECT_EQ(cities.s.player[0].culture, 1);
}

// CV-4.12: under Anarchy the capital takes no action, other cities do.
TEST(CivilizationCityManagement, AnarchyIdlesTheCapital) {
  Cities cities;
  cities.build_city(0, 1, "h8");
  cities.c.player(0).government = Government::Anarchy;
  cities.begin();
  EXPECT_FALSE(cities.offers(with(Kind::City, kCapital)));
  EXPECT_TRUE(cities.offers(with(Kind::City, 1)));
}

// CV-4.8, CV-6.1: a city founded in this turn acts.
TEST(CivilizationCityManagement, NewCityActs) {
  Cities cities;
  cities.c.player(0).cities[1] = {.at = square("h8")};
  EXPECT_EQ(actions_left(box(), cities.s, 0, 1), 1);
}

// CV-6.2, CV-7.9: culture is spent before, between and after city actions.
TEST(CivilizationCityManagement, CultureInBetween) {
  Cities cities;
  cities.c.player(0).culture = 6;
  cities.build_city(0, 1, "h8");
  cities.begin();
  cities.choose(with(Kind::Advance));
  cities.act(Deed::Devote, 1);
  cities.choose(with(Kind::Advance));
  EXPECT_EQ(cities.s.player[0].track, 2);
  EXPECT_EQ(cities.s.player[0].culture, 1);
}

// CV-6.3, Example CV-6.3: five production buy any one item that costs five or less.
TEST(CivilizationCityManagement, ItemWithinProduction) {
  Cities cities;
  cities.forests(2);
  cities.set_terrain("d2", Terrain::Mountain);
  cities.begin();
  cities.act(Deed::Produce);
  EXPECT_EQ(production_of(box(), cities.s, 0, kCapital), 5);
  EXPECT_TRUE(cities.offers(kArmy));
  EXPECT_TRUE(cities.offers(unit(UnitType::Infantry)));
  EXPECT_FALSE(cities.offers(kScoutItem)) << "a scout costs six";
}

// CV-6.4, CV-6.20: three trade buy one production, two for America; the least that suffices is paid when the action stands.
TEST(CivilizationCityManagement, Rush) {
  Cities cities;
  cities.forests(2);
  cities.c.player(0).trade = 9;
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, kScoutItem);
  cities.pick(Ask::ItemSquare, "b2");
  EXPECT_EQ(cities.s.player[0].trade, 3);
  EXPECT_EQ(cities.s.player[0].cities[kCapital].rushed, 2);
  Cities america;
  america.c.player(0).civ = Civ::America;
  america.forests(2);
  america.c.player(0).trade = 9;
  america.begin();
  america.act(Deed::Produce);
  america.pick(Ask::ItemChoice, kScoutItem);
  america.pick(Ask::ItemSquare, "b2");
  EXPECT_EQ(america.s.player[0].trade, 6);
}

// CV-3.4, CV-3.6, CV-6.3: production is never kept and never becomes trade.
TEST(CivilizationCityManagement, ProductionIsLost) {
  Cities cities;
  cities.forests(8);
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, kArmy);
  cities.pick(Ask::ItemSquare, "b2");
  EXPECT_EQ(cities.s.player[0].trade, 0);
  EXPECT_FALSE(cities.offers(with(Kind::City, kCapital)));
}

// CV-6.5, CV-6.21, CV-R57: a figure of the supply in the outskirts, which may move in this turn.
TEST(CivilizationCityManagement, ProducesFigures) {
  Cities cities;
  cities.forests(3);
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, kScoutItem);
  cities.pick(Ask::ItemSquare, "d4");
  EXPECT_EQ(cities.at(0, kFirstScout), square("d4"));
  EXPECT_EQ(cities.s.player[0].moved, 0);
}

// CV-6.5, CV-8.20: an army produced onto lone enemy scouts kills them at once.
TEST(CivilizationCityManagement, ArmyOntoScouts) {
  Cities cities;
  cities.forests(4);
  cities.stand(1, kFirstScout, "d4");
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, kArmy);
  cities.pick(Ask::ItemSquare, "d4");
  EXPECT_EQ(cities.at(1, kFirstScout), kNowhere);
  EXPECT_EQ(cities.at(0, 0), square("d4"));
}

// CV-6.5, CV-20.10: an army produced onto an enemy army attacks it.
TEST(CivilizationCityManagement, ArmyOntoArmy) {
  Cities cities;
  cities.forests(4);
  cities.stand(1, 0, "d4");
  cities.give(0, UnitType::Infantry);
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, kArmy);
  cities.pick(Ask::ItemSquare, "d4");
  EXPECT_TRUE(cities.told(Event::Kind::BattleBegan));
}

// CV-6.6: a unit costs by its rank and comes from the deck.
TEST(CivilizationCityManagement, ProducesUnits) {
  Cities cities;
  cities.forests(3);
  cities.know(0, {Tech::Chivalry});
  cities.begin();
  cities.act(Deed::Produce);
  EXPECT_FALSE(cities.offers(unit(UnitType::Mounted))) << "Knights cost seven";
  EXPECT_FALSE(cities.offers(unit(UnitType::Aircraft)));
  cities.pick(Ask::ItemChoice, unit(UnitType::Artillery));
  EXPECT_EQ(units_of(box(), cities.s, 0, UnitType::Artillery), 1);
}

// CV-6.8, CV-6.15: a building takes its square; an own marker there goes first.
TEST(CivilizationCityManagement, ReplacesABuilding) {
  Cities cities;
  cities.forests(4);
  cities.know(0, {Tech::Pottery, Tech::Writing});
  cities.s.marker[square("d4")] = Marker(Building::Library);
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, building(Building::Granary));
  cities.pick(Ask::ItemSquare, "d4");
  EXPECT_EQ(cities.s.marker[square("d4")], Marker(Building::Granary));
  EXPECT_TRUE(cities.told(Event::Kind::BuildingLost));
}

// CV-6.12: walls stand in the centre.
TEST(CivilizationCityManagement, BuildsWalls) {
  Cities cities;
  cities.forests(4);
  cities.know(0, {Tech::Masonry});
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, building(Building::CityWalls));
  EXPECT_TRUE(cities.s.player[0].cities[kCapital].walled);
}

// CV-6.13, CV-6.22, Example CV-6.13: the Colossus costs 15, with Metalworking 10; when the deck is empty its slot stays empty.
TEST(CivilizationCityManagement, BuildsAWonder) {
  Cities cities;
  cities.forests(5);
  cities.offer(Wonder::Colossus);
  cities.begin();
  cities.act(Deed::Produce);
  EXPECT_FALSE(cities.offers(wonder(Wonder::Colossus)));
  cities.know(0, {Tech::Metalworking});
  cities.pick(Ask::ItemChoice, wonder(Wonder::Colossus));
  cities.pick(Ask::ItemSquare, "b2");
  EXPECT_EQ(cities.s.wonder_at[static_cast<std::size_t>(Wonder::Colossus)], square("b2"));
  EXPECT_EQ(cities.s.wonder_market[0], kNone);
  EXPECT_TRUE(works(cities.s, 0, Wonder::Colossus));
}

// CV-20.25, CV-R44, CV-6.20: a wonder that it builds is one step for Rome, after the market is filled again; others get none.
TEST(CivilizationCityManagement, RomeAdvancesForAWonder) {
  for (const Civ civ : {Civ::Rome, Civ::China}) {
    Cities cities;
    cities.c.player(0).civ = civ;
    cities.forests(8);
    cities.offer(Wonder::Colossus);
    cities.s.wonder_at[static_cast<std::size_t>(Wonder::Himeji)] = kWonderInDeck;
    cities.begin();
    cities.act(Deed::Produce);
    cities.pick(Ask::ItemChoice, wonder(Wonder::Colossus));
    EXPECT_EQ(cities.s.player[0].track, 0) << "not before it stands";
    cities.pick(Ask::ItemSquare, "b2");
    EXPECT_EQ(cities.s.player[0].track, civ == Civ::Rome ? 1 : 0);
    if (civ != Civ::Rome) continue;
    const auto when = [&](Event::Kind kind) { return std::ranges::find(cities.log, kind, &Event::kind); };
    EXPECT_LT(when(Event::Kind::WonderTurnedUp), when(Event::Kind::Advanced));
    EXPECT_NE(when(Event::Kind::Advanced), cities.log.end());
  }
}

// CV-6.13: the next wonder of the deck fills the slot.
TEST(CivilizationCityManagement, RefillsTheMarket) {
  Cities cities;
  cities.forests(8);
  cities.offer(Wonder::Stonehenge);
  cities.s.wonder_at[static_cast<std::size_t>(Wonder::Himeji)] = kWonderInDeck;
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, wonder(Wonder::Stonehenge));
  cities.pick(Ask::ItemSquare, "d3");
  EXPECT_EQ(cities.s.wonder_market[0], static_cast<int>(Wonder::Himeji));
}

// CV-6.14, CV-6.24: a wonder is no building; one marker per square.
TEST(CivilizationCityManagement, WonderTakesTheSquareOfABuilding) {
  Cities cities;
  cities.forests(8);
  cities.offer(Wonder::Stonehenge);
  cities.s.marker[square("d3")] = Marker(Building::Temple);
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, wonder(Wonder::Stonehenge));
  cities.pick(Ask::ItemSquare, "d3");
  EXPECT_TRUE(cities.s.marker[square("d3")].is_wonder());
}

// CV-6.17: devoting brings one culture and one for each symbol.
TEST(CivilizationCityManagement, Devotes) {
  Cities cities;
  cities.s.marker[square("b2")] = Marker(Building::Temple);
  cities.begin();
  cities.act(Deed::Devote);
  EXPECT_EQ(cities.s.player[0].culture, 3);
}

// CV-6.18, Example CV-6.18: one token of a resource that is shown, if the market has one.
TEST(CivilizationCityManagement, Harvests) {
  Cities cities;
  cities.s.ground[square("b2")] = Ground(Print{.terrain = Terrain::Grassland, .resource = 1});
  cities.s.ground[square("c2")] = Ground(Print{.terrain = Terrain::Grassland, .resource = 1});
  cities.s.ground[square("d2")] = Ground(Print{.terrain = Terrain::Grassland, .resource = 3});
  cities.begin();
  cities.act(Deed::Harvest);
  EXPECT_EQ(cities.answers(), 2U);
  cities.pick(Ask::HarvestChoice, with(Kind::Resource, 1));
  EXPECT_EQ(cities.s.player[0].market[1], 1);
}

// CV-20.10: Angkor Wat harvests twice in one action, once per turn.
TEST(CivilizationCityManagement, DoubleHarvest) {
  Cities cities;
  cities.build(Wonder::AngkorWat, "b4");
  cities.s.ground[square("b2")] = Ground(Print{.terrain = Terrain::Grassland, .resource = 1});
  cities.begin();
  cities.act(Deed::DoubleHarvest);
  EXPECT_EQ(cities.s.player[0].market[1], 2);
  EXPECT_TRUE(used(cities.s.player[0], Right::DoubleHarvest));
}

// CV-6.23, CV-6.26, CV-R41: Egypt builds once per turn for nothing; it is a produce action.
TEST(CivilizationCityManagement, EgyptBuildsForNothing) {
  Cities cities;
  cities.c.player(0).civ = Civ::Egypt;
  cities.know(0, {Tech::Pottery});
  cities.build_city(0, 1, "h8");
  cities.begin();
  cities.act(Deed::FreeBuilding);
  cities.pick(Ask::ItemSquare, "b2");
  EXPECT_EQ(cities.s.marker[square("b2")], Marker(Building::Granary));
  cities.choose(with(Kind::City, 1));
  EXPECT_FALSE(cities.offers(deed(Deed::FreeBuilding)));
}

// CV-R31: walls count as a building for Egypt.
TEST(CivilizationCityManagement, EgyptBuildsWalls) {
  Cities cities;
  cities.c.player(0).civ = Civ::Egypt;
  cities.know(0, {Tech::Masonry});
  cities.begin();
  cities.act(Deed::FreeBuilding);
  EXPECT_TRUE(cities.s.player[0].cities[kCapital].walled);
}

// CV-20.10, CV-R35: Engineering splits a production between two items, the second as if the first stood.
TEST(CivilizationCityManagement, SplitsProduction) {
  Cities cities;
  cities.forests(4);
  cities.c.player(0).trade = 3;
  cities.know(0, {Tech::Engineering});
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, kArmy);
  cities.pick(Ask::ItemSquare, "b2");
  cities.pick(Ask::ItemChoice, unit(UnitType::Infantry));
  EXPECT_EQ(cities.at(0, 0), square("b2"));
  EXPECT_EQ(units_of(cities.s, 0), 1);
  EXPECT_EQ(cities.s.player[0].trade, 0) << "rush once for the sum of nine";
  EXPECT_TRUE(used(cities.s.player[0], Right::SplitProduction));
}

// CV-20.11, CV-6.26, CV-R93: after Atomic Theory every city acts once more, with its whole production.
TEST(CivilizationCityManagement, ExtraActions) {
  Cities cities;
  cities.forests(3);
  cities.c.player(0).extra_actions = 1;
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, kArmy);
  cities.pick(Ask::ItemSquare, "b4");
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, kArmy);
  cities.pick(Ask::ItemSquare, "c4");
  EXPECT_EQ(cities.at(0, 1), square("c4"));
  EXPECT_EQ(actions_left(box(), cities.s, 0, kCapital), 0);
}

// CV-20.11: under the later Monarchy the capital may take a second action of another kind.
TEST(CivilizationCityManagement, SecondActionOfAnotherKind) {
  Cities cities;
  cities.s.options.government_set = GovernmentSet::Later;
  cities.c.player(0).government = Government::Monarchy;
  cities.forests(3);
  cities.begin();
  cities.act(Deed::Devote);
  cities.choose(with(Kind::City, kCapital));
  EXPECT_FALSE(cities.offers(deed(Deed::Devote)));
  EXPECT_TRUE(cities.asks(Ask::ItemChoice) || cities.offers(deed(Deed::Produce)));
}

// CV-20.11: whatever the kind, that is why it is refused a second time.
TEST(CivilizationCityManagement, SecondActionOfTheSameKindIsRefused) {
  Cities cities;
  cities.s.options.government_set = GovernmentSet::Later;
  cities.c.player(0).government = Government::Monarchy;
  cities.forests(3);
  for (const char* name : {"b4", "c4"})
    cities.s.ground[square(name)] = Ground(Print{.terrain = Terrain::Desert, .resource = 0});
  cities.begin();
  cities.act(Deed::Harvest);
  cities.choose(with(Kind::City, kCapital));
  ASSERT_TRUE(cities.asks(Ask::CityDeed));
  const Verdict no = Civilization(box()).judge(cities.s, Seat{0}, deed(Deed::Harvest));
  EXPECT_EQ(no.rule, "CV-20.11");
  EXPECT_EQ(no.key, "cv.refuse.same_kind");
}

// CV-20.11: with Atomic Theory's action beside it, two of the three may be of one kind, but not all.
TEST(CivilizationCityManagement, SecondActionBesideAnExtraOne) {
  Cities cities;
  cities.s.options.government_set = GovernmentSet::Later;
  cities.c.player(0).government = Government::Monarchy;
  cities.c.player(0).extra_actions = 1;
  cities.forests(3);
  cities.begin();
  cities.act(Deed::Devote);
  const State one = cities.s;
  cities.act(Deed::Devote);
  cities.choose(with(Kind::City, kCapital));
  EXPECT_FALSE(cities.offers(deed(Deed::Devote)));

  cities.s = one;
  cities.act(Deed::Produce);
  if (cities.asks(Ask::ItemChoice)) cities.pick(Ask::ItemChoice, kArmy);
  cities.pick(Ask::ItemSquare, "b3");
  cities.choose(with(Kind::City, kCapital));
  EXPECT_TRUE(cities.offers(deed(Deed::Devote)));
  EXPECT_TRUE(cities.offers(deed(Deed::Produce)));
}

// CV-20.2: Democracy's and Printing Press' coins cost 6 trade and 5 culture, once per turn, four at most.
TEST(CivilizationCityManagement, CoinTasks) {
  Cities cities;
  cities.know(0, {Tech::Democracy, Tech::PrintingPress});
  cities.c.player(0).trade = 12;
  cities.c.player(0).culture = 5;
  cities.begin();
  cities.choose(with(Kind::Coin, 0));
  cities.choose(with(Kind::Coin, 1));
  EXPECT_EQ(cities.s.player[0].trade, 6);
  EXPECT_EQ(cities.s.player[0].culture, 0);
  EXPECT_EQ(coins_of(box(), cities.s, 0), 2);
  EXPECT_FALSE(cities.offers(with(Kind::Coin, 0)));
  cities.c.player(0).rights = 0;
  EXPECT_TRUE(cities.offers(with(Kind::Coin, 0)));
  cities.c.player(0).coin_tokens[2] = kCoinsPerTech;
  EXPECT_FALSE(cities.offers(with(Kind::Coin, 0)));
}

// CV-7.6, CV-7.7, CV-R12, CV-R91: a cancelled action is used up with its right, nothing is paid.
TEST(CivilizationCityManagement, CancelledAction) {
  Cities cities;
  cities.forests(4);
  cities.c.player(0).trade = 3;
  cities.know(0, {Tech::Engineering});
  cities.know(1, {Tech::Writing});
  cities.give(1, Resource::Spy);
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, kArmy);
  cities.pick(Ask::ItemSquare, "b2");
  cities.pick(Ask::ItemChoice, unit(UnitType::Infantry));
  EXPECT_EQ(cities.s.asked().seat, 1);
  cities.pick(Ask::Respond, with(Kind::Ability, static_cast<int>(Ability::Writing)));
  EXPECT_EQ(cities.at(0, 0), kNowhere);
  EXPECT_EQ(cities.s.player[0].trade, 3);
  EXPECT_EQ(actions_left(box(), cities.s, 0, kCapital), 0);
  EXPECT_TRUE(used(cities.s.player[0], Right::SplitProduction));
  EXPECT_EQ(villages_of(cities.s, 1), 0);
}

// CV-6.25: what was finished earlier in the turn counts at once.
TEST(CivilizationCityManagement, CountsAtOnce) {
  Cities cities;
  cities.forests(4);
  cities.know(0, {Tech::Currency});
  cities.build_city(0, 1, "h8");
  cities.begin();
  cities.act(Deed::Produce);
  cities.pick(Ask::ItemChoice, building(Building::Market));
  cities.pick(Ask::ItemSquare, "d4");
  EXPECT_EQ(coins_of(box(), cities.s, 0), box().building(Building::Market).yield.coins);
}

// CV-R47, CV-R48: a step is still taken where the pool of great people or the deck is empty.
TEST(CivilizationCityManagement, EmptyPools) {
  Cities cities;
  cities.c.player(0).culture = 9;
  for (std::size_t card = 0; card < kEventCards; ++card)
    cities.s.event[card] = {.where = Card::Where::Played};
  cities.s.pool = {};
  cities.begin();
  for (int step = 0; step < 3; ++step) cities.choose(with(Kind::Advance));
  EXPECT_EQ(cities.s.player[0].track, 3);
  EXPECT_EQ(events_of(cities.s, 0), 0);
}

}  // namespace
}  // namespace zig::civilization
