// MS-8, MS-9, MS-10: Research, Gather & Trade, Warfare, Grow, and the tracks.
#include <gtest/gtest.h>

#include "games/mesopotamia/scenario_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Action::Kind;
constexpr auto kSpearman = UnitType::Spearman;

Action discover(Type type) { return with(Kind::Discover, static_cast<int>(type)); }
Action take(Resource resource) { return with(Kind::Take, static_cast<int>(resource)); }
Action trade(int slot) { return with(Kind::Trade, slot); }
Action create(UnitType type, std::string_view where) {
  return on(Kind::Create, area(where), static_cast<int>(type));
}

// --- Research

// MS-8.1: clay into tablets at the rate of the card.
TEST(Research, Convert) {
  Scenario game;
  game.empire(0, Empire::Babylon).goods(0, {.clay = 4}).go();
  game.perform(Type::Research);
  game.play(with(Kind::Convert));
  EXPECT_EQ(amount(game[0].goods, Resource::Tablet), 1);
  EXPECT_EQ(amount(game[0].goods, Resource::Clay), 2);
  EXPECT_FALSE(game.legal(with(Kind::Convert)));
}

// MS-8.2, MS-8.4: a tablet for each discovery; the same type may be raised twice.
TEST(Research, Discover) {
  Scenario game;
  game.tech(0, Type::Research, 3).goods(0, {.tablet = 3}).go();
  game.perform(Type::Research);
  game.play(discover(Type::Build));
  game.play(discover(Type::Build));
  EXPECT_EQ(game[0].tech[at(Type::Build)], 3);
  EXPECT_EQ(amount(game[0].goods, Resource::Tablet), 1);
  EXPECT_FALSE(game.asks(Ask::Research));  // two by this card
}

// MS-8.3, MS-R.23: raising the card in use changes nothing about the running action.
TEST(Research, CardInUse) {
  Scenario game;
  game.tech(0, Type::Research, 3).goods(0, {.tablet = 4}).go();
  game.perform(Type::Research);
  game.play(discover(Type::Research));  // Code of Laws allows Sumer four
  game.play(discover(Type::Build));
  EXPECT_FALSE(game.asks(Ask::Research));
}

// MS-8.5: one level at a time, the fourth is the last.
TEST(Research, LastLevel) {
  Scenario game;
  game.tech(0, Type::Build, 4).goods(0, {.tablet = 2}).go();
  game.perform(Type::Research);
  EXPECT_FALSE(game.legal(discover(Type::Build)));
  EXPECT_TRUE(game.legal(discover(Type::Grow)));
}

// MS-8.6, MS-9.5: tablets and bones are not gathered.
TEST(Research, TabletsAreNotGathered) {
  Scenario game;
  game.go();
  game.perform(Type::GatherTrade);
  EXPECT_FALSE(game.legal(take(Resource::Tablet)));
  EXPECT_FALSE(game.legal(take(Resource::Bone)));
}

// Example MS-8.a: two discoveries, one tablet: Literature itself becomes Code of Laws.
TEST(Research, ExampleLiterature) {
  Scenario game;
  game.tech(0, Type::Research, 3).goods(0, {.tablet = 1}).go();
  game.perform(Type::Research);
  game.play(discover(Type::Research));
  EXPECT_EQ(game[0].tech[at(Type::Research)], 4);
  EXPECT_FALSE(game.asks(Ask::Research));
}

// --- Gather

// MS-9.1, MS-9.2: as many as the card says, each from another source.
TEST(Gather, Sources) {
  Scenario game;
  game.empire(0, Empire::Babylon)
      .tech(0, Type::GatherTrade, 3)
      .settlement(0, "tur_abdin")
      .unit(0, kSpearman, "orontes_plain")
      .ship(0, "s02")
      .go();
  game.perform(Type::GatherTrade);
  game.play(take(Resource::Stone));                // the settlement
  game.play(take(Resource::Food));                 // the spearman
  game.play(take(Resource::Wood));                 // the ship: wood or clay
  EXPECT_TRUE(game.legal(take(Resource::Stone)));  // the start area: anything
  game.play(take(Resource::Stone));
  EXPECT_FALSE(game.asks(Ask::GatherTrade));  // four sources, though the card allows five
}

// MS-9.3: several units and a settlement in one area are several sources.
TEST(Gather, SeveralInOneArea) {
  Scenario game;
  game.empire(0, Empire::Babylon)
      .tech(0, Type::GatherTrade, 3)
      .settlement(0, "tur_abdin")
      .unit(0, kSpearman, "tur_abdin", 2)
      .unit(1, kSpearman, "tur_abdin")
      .go();
  game.perform(Type::GatherTrade);
  for (int i = 0; i < 4; ++i) game.play(take(Resource::Stone));
  EXPECT_EQ(amount(game[0].goods, Resource::Stone), 4);
}

// MS-9.4, MS-R.24: nothing from blocked areas, start areas and rams.
TEST(Gather, NoSource) {
  Scenario game;
  game.s.blocked.add(area("larsa_fields"));
  game.unit(0, kSpearman, "harran").unit(0, kSpearman, "larsa_fields").ram(0, "tur_abdin").ship(0, "s11");
  game.tech(0, Type::GatherTrade, 3).go();
  game.perform(Type::GatherTrade);
  game.play(take(Resource::Wood));                  // the start area
  EXPECT_FALSE(game.legal(take(Resource::Wood)));   // neither the unit nor the ship beside the blocked area
  EXPECT_FALSE(game.legal(take(Resource::Stone)));  // rams gather nothing
  EXPECT_TRUE(game.legal(take(Resource::Food)));    // the ship's other side
}

// Example MS-9.a: gather 3 of start area, settlement (wood), spearman (wood), ship between wood and food.
TEST(Gather, ExampleElam) {
  const auto can = [](std::initializer_list<Resource> wanted) {
    Scenario game;
    game.empire(0, Empire::Elam)
        .settlement(0, "taurus_foothills")
        .unit(0, kSpearman, "arrapha")
        .ship(0, "s12");
    // s12 lies between clay and wood; the example's ship between wood and food is s11.
    game[0].ship[0] = segment("s11");
    game.go();
    game.perform(Type::GatherTrade);
    for (const Resource resource : wanted) {
      if (!game.legal(take(resource))) return false;
      game.play(take(resource));
    }
    return true;
  };
  using enum Resource;
  EXPECT_TRUE(can({Wood, Wood, Wood}));
  EXPECT_TRUE(can({Food, Food, Wood}));  // the start area and the ship
  EXPECT_FALSE(can({Food, Food, Food}));
  EXPECT_TRUE(can({Stone, Food, Wood}));
  EXPECT_FALSE(can({Stone, Clay, Wood}));
}

// MS-R.79: trading is a part of its own and takes nothing from the gathering.
TEST(Gather, TradeIsNoSource) {
  Scenario game;
  game.empire(0, Empire::Babylon).goods(0, {.wood = 1}).trade(0, "trade_1_01");
  game.unit(0, kSpearman, "tur_abdin").go();
  game.perform(Type::GatherTrade);  // of two resources
  game.play(take(Resource::Stone));
  game.play(take(Resource::Clay));
  EXPECT_TRUE(game.legal(trade(0)));
  game.play(trade(0));
  EXPECT_EQ(amount(game[0].goods, Resource::Food), 3);
}

// --- Trade

// MS-9.6: the section's level, and a ship where the slot shows one.
TEST(Trade, Access) {
  Scenario game;
  game.goods(0, {.stone = 5, .wood = 5, .clay = 5, .food = 5, .tablet = 5, .bone = 5});
  game.trade(0, "trade_1_01")
      .trade(3, "trade_2_01")
      .trade(5, "trade_2_02")
      .tech(0, Type::GatherTrade, 1)
      .go();
  game.perform(Type::GatherTrade);
  EXPECT_TRUE(game.legal(trade(0)));
  EXPECT_FALSE(game.legal(trade(3)));
  EXPECT_FALSE(may_trade(house_box(), game.s, 0, 5, 2));
  game.ship(0, "s01");
  EXPECT_TRUE(may_trade(house_box(), game.s, 0, 5, 2));
}

// MS-9.7, MS-R.25, MS-9.9: an amphora claims the token for good; without one it cannot be used.
TEST(Trade, Amphorae) {
  Scenario game;
  game.goods(0, {.wood = 2}).trade(0, "trade_1_01").go();
  game.perform(Type::GatherTrade);
  game.play(trade(0));
  EXPECT_EQ(game.s.trade[0].amphora, 0);
  for (std::size_t slot = 1; slot <= 5; ++slot) game.s.trade[slot] = {.token = 0, .amphora = 0};
  EXPECT_FALSE(may_trade(house_box(), game.s, 0, 6, 4));
  game.trade(6, "trade_3_01");
  EXPECT_FALSE(may_trade(house_box(), game.s, 0, 6, 4));
  EXPECT_TRUE(may_trade(house_box(), game.s, 0, 0, 4));  // one's own amphora is on it
}

// MS-9.8, MS-R.102: the price goes to the amphora's owner.
TEST(Trade, ForeignAmphora) {
  Scenario game;
  game.goods(0, {.wood = 1}).trade(0, "trade_1_01", 1).go();
  game.perform(Type::GatherTrade);
  game.play(trade(0));
  EXPECT_EQ(amount(game[1].goods, Resource::Wood), 1);
  EXPECT_EQ(amount(game[0].goods, Resource::Food), 3);
  EXPECT_EQ(game.s.trade[0].amphora, 1);
}

// MS-9.10, MS-R.26: a token once in an action.
TEST(Trade, SameTokenOnce) {
  Scenario game({.players = 2, .mariotes_eblaites = true});
  game.empire(0, Empire::Mari).tech(0, Type::GatherTrade, 4).goods(0, {.wood = 5, .food = 5});
  game.trade(0, "trade_1_01").trade(1, "trade_1_02").go();
  ASSERT_EQ(house_box().card(Empire::Mari, Type::GatherTrade, 4).trades, 2);
  game.perform(Type::GatherTrade);
  game.play(trade(0));
  EXPECT_FALSE(game.legal(trade(0)));
  EXPECT_TRUE(game.legal(trade(1)));
}

// --- Warfare and Grow

// MS-10.1: bones as the card says.
TEST(Warfare, Bones) {
  Scenario game;
  game.tech(0, Type::Warfare, 3).go();
  game.perform(Type::Warfare);
  EXPECT_EQ(bones(game.s, 0), 3);
}

// Example MS-10.a, MS-10.2, MS-10.3: a wood, a type up to the level, in the start area or at a settlement; no event is revealed.
TEST(Warfare, CreateUnits) {
  Scenario game;
  game.tech(0, Type::Warfare, 3).goods(0, {.wood = 1}).settlement(0, "tur_abdin").event("tur_abdin").go();
  game.perform(Type::Warfare);
  EXPECT_TRUE(game.legal(create(UnitType::Rider, "tur_abdin")));
  EXPECT_TRUE(game.legal(create(kSpearman, "harran")));
  EXPECT_FALSE(game.legal(create(UnitType::Chariot, "harran")));
  EXPECT_FALSE(game.legal(create(kSpearman, "gu_edin")));
  game.play(create(UnitType::Rider, "tur_abdin"));
  EXPECT_EQ(game.s.event[area("tur_abdin")].state, AreaEvent::State::FaceDown);
  EXPECT_EQ(amount(game[0].goods, Resource::Wood), 0);
}

// MS-10.4: the limit of the population level counts land units, ships and rams.
TEST(Warfare, UnitLimit) {
  Scenario game;
  game.goods(0, {.wood = 3}).unit(0, kSpearman, "tur_abdin").ship(0, "s01").go();
  game.perform(Type::Warfare);
  EXPECT_FALSE(game.asks(Ask::Warfare));
  game.at_position(Track::Population, 0, 2);
  EXPECT_TRUE(below_unit_limit(house_box(), game.s, 0));
}

// MS-10.5, MS-R.81: food as the card says for each step; Brewing allows two.
TEST(Grow, Steps) {
  Scenario game;
  game.goods(0, {.food = 3}).go();
  game.perform(Type::Grow);
  game.play(with(Kind::Grow));
  EXPECT_EQ(position(game.s, Track::Population, 0), 2);
  EXPECT_EQ(amount(game[0].goods, Resource::Food), 0);
  Scenario brewing;
  brewing.tech(0, Type::Grow, 4).goods(0, {.food = 3}).go();
  brewing.perform(Type::Grow);
  brewing.play(with(Kind::Grow));
  brewing.play(with(Kind::Grow));
  EXPECT_EQ(position(brewing.s, Track::Population, 0), 3);
  EXPECT_FALSE(brewing.asks(Ask::Grow));
}

// Example MS-10.b, MS-10.6, MS-R.65: who reaches a position later lies on top and leads.
TEST(Tracks, Stacks) {
  Scenario game({.players = 3});
  advance(game.course(), 0, Track::Population, 1);
  EXPECT_EQ(leader(game.s, Track::Population), 0);
  advance(game.course(), 2, Track::Population, 1);
  EXPECT_EQ(leader(game.s, Track::Population), 2);
  EXPECT_EQ(rank(game.s, Track::Population, 0), 1);
  EXPECT_EQ(rank(game.s, Track::Population, 1), 2);
}

// MS-10.7, MS-R.27: the top holds one seal; steps beyond are lost, and who cannot move keeps the place.
TEST(Tracks, LockedTop) {
  Scenario game({.players = 3});
  game.at_position(Track::Event, 0, 14).at_position(Track::Event, 1, 14);
  EXPECT_TRUE(advance(game.course(), 0, Track::Event, 3));
  EXPECT_EQ(position(game.s, Track::Event, 0), 15);
  EXPECT_FALSE(advance(game.course(), 1, Track::Event, 2));
  EXPECT_EQ(position(game.s, Track::Event, 1), 14);
  game.at_position(Track::Event, 2, 13);
  EXPECT_TRUE(advance(game.course(), 2, Track::Event, 3));
  EXPECT_EQ(position(game.s, Track::Event, 2), 14);
  EXPECT_EQ(rank(game.s, Track::Event, 2), 1);
}

}  // namespace
}  // namespace zig::mesopotamia
