// MS-4, MS-5: rounds, turns, dice and actions.
#include <gtest/gtest.h>

#include "games/mesopotamia/scenario_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Action::Kind;

Action dice(Type type, int set) { return with(Kind::Perform, static_cast<int>(type), set); }
int face(std::string_view id) {
  for (std::size_t i = 0; i < house_box().symbols.size(); ++i) {
    if (house_box().symbols[i].id == id) return kFaceOutcome + static_cast<int>(i);
  }
  return 0;
}

// MS-4.1, MS-4.3: turns, then battles, then the end of the round, then the next one.
TEST(Rounds, ThreeParts) {
  Scenario game;
  game.unit(0, UnitType::Spearman, "tur_abdin").tribe("tur_abdin", {UnitType::Spearman}).go();
  game.play(done());
  ASSERT_TRUE(game.asks(Ask::Turn));
  game.play(done());
  EXPECT_EQ(game.s.stage, Stage::Battles);
}

// MS-4.2: the order is that of the population track when the round begins.
TEST(Rounds, OrderIsFixed) {
  Scenario game({.players = 3});
  game.tech(1, Type::Grow, 3).goods(1, {.food = 3}).go();
  EXPECT_EQ(game.asked(), 0);
  game.play(done());
  EXPECT_EQ(game.asked(), 1);
  game.perform(Type::Grow);
  game.play(with(Kind::Grow));  // before seat 0 now; nothing is left to do, so the turn is over
  EXPECT_EQ(game.asked(), 2);
  game.play(done());
  EXPECT_EQ(game.asked(), 1);
}

// MS-4.4, MS-R.9, MS-R.66: settlements are captured before control is checked and six-round events advance.
TEST(Rounds, EndOfRoundInOrder) {
  Scenario game;
  game.settlement(1, "tur_abdin").unit(0, UnitType::Spearman, "tur_abdin");
  game.event("tur_abdin", "M1", AreaEvent::State::Running, 1, 3, 1).go();
  game.play(done());
  game.play(done());
  ASSERT_TRUE(game.asks(Ask::Settlement));
  game.play(with(Kind::Conquer));
  ASSERT_TRUE(game.asks(Ask::Event));  // MS-13.12: the card changed hands
  EXPECT_EQ(game.asked(), 0);
}

// MS-4.7, MS-R.87, MS-R.68: several decide in turn order, and one player's areas from the top.
TEST(Rounds, SeveralDecide) {
  Scenario game({.players = 3});
  game.settlement(2, "upper_tigris").unit(0, UnitType::Spearman, "upper_tigris");
  game.settlement(2, "tur_abdin").unit(0, UnitType::Spearman, "tur_abdin");
  game.settlement(2, "gu_edin").unit(1, UnitType::Spearman, "gu_edin");
  game.s.track[at(Track::Population)].order = {1, 0, 2, kNobody, kNobody, kNobody};
  game.s.order = {1, 0, 2, kNobody, kNobody, kNobody};
  game.go();
  game.end_round();
  ASSERT_TRUE(game.asks(Ask::Settlement));
  EXPECT_EQ(game.asked(), 1);
  game.play(with(Kind::Destroy));
  EXPECT_EQ(game.asked(), 0);
  EXPECT_EQ(game.s.asked().a, area("tur_abdin"));
  game.play(with(Kind::Destroy));
  EXPECT_EQ(game.s.asked().a, area("upper_tigris"));
}

// MS-4.5: dice are rolled at the start of the owner's turn.
TEST(Turns, DiceAreRolled) {
  Scenario game;
  game[1].floors = 2;
  game[1].dice[1].colour = Colour::Black;
  game.go();
  game.chance({face("she"), face("star")});
  game.play(done());
  EXPECT_EQ(game[1].dice[0].face, face("she") - kFaceOutcome);
  EXPECT_EQ(game[1].dice[1].face, kStar);
}

// MS-4.6, MS-R.10: a die gained during a turn is rolled the next time.
TEST(Turns, NewDieWaits) {
  Scenario game;
  game.goods(0, {.stone = 1, .clay = 1}).go();
  game.perform(Type::Build);
  game.play(with(Kind::Floor));
  game.play(with(Kind::Colour, static_cast<int>(Colour::Black)));
  EXPECT_EQ(game[0].dice[0].face, Die::kUnrolled);
  for (const Action& action : game.answers(0)) EXPECT_NE(action.kind, Kind::Perform) << int{action.a};
}

// MS-5.1, MS-5.2: one action with the marker, others with dice, each type once.
TEST(Turns, MarkerAndDice) {
  Scenario game;
  game.dice(0, {{Colour::White, "she"}, {Colour::Black, "gun"}}).go();
  EXPECT_TRUE(game.legal(dice(Type::Grow, 1)));
  EXPECT_TRUE(game.legal(dice(Type::GatherTrade, 2)));
  EXPECT_FALSE(game.legal(dice(Type::Grow, 2)));
  game.perform(Type::GatherTrade);
  game.play(done());
  EXPECT_FALSE(game.legal(with(Kind::Perform, static_cast<int>(Type::Build))));  // the marker is used
  EXPECT_FALSE(game.legal(dice(Type::GatherTrade, 2)));                          // so is the type
  EXPECT_TRUE(game.legal(dice(Type::Grow, 1)));
}

// MS-5.3: level 1 takes one symbol, higher levels two, one die each.
TEST(Turns, Symbols) {
  Scenario game;
  game.tech(0, Type::Build, 2)
      .dice(0, {{Colour::Silver, "gish"}, {Colour::White, "she"}, {Colour::Silver, "gish"}})
      .go();
  EXPECT_FALSE(game.legal(dice(Type::Build, 1)));
  EXPECT_TRUE(game.legal(dice(Type::Build, 0b011)));
  EXPECT_FALSE(game.legal(dice(Type::Build, 0b101)));
  EXPECT_FALSE(game.legal(dice(Type::Build, 0b110)));  // the same set of faces is offered once
  game.play(dice(Type::Build, 0b011));
  EXPECT_EQ(game[0].dice[0].on, static_cast<int>(Type::Build));
  EXPECT_EQ(game[0].dice[1].on, static_cast<int>(Type::Build));
  EXPECT_TRUE(game[0].dice[2].free());
}

// MS-5.4, MS-5.5: the star is any symbol; the colour of a die does not matter.
TEST(Turns, Star) {
  Scenario game;
  game.dice(0, {{Colour::Black, "star"}}).go();
  EXPECT_TRUE(game.legal(dice(Type::Explore, 1)));
  EXPECT_TRUE(game.legal(dice(Type::Grow, 1)));
}

// MS-5.6, MS-R.11: a tablet rolls any dice again that lie on no card, three times a turn.
TEST(Turns, Reroll) {
  Scenario game;
  game.dice(0, {{Colour::White, "she"}, {Colour::Black, "gun"}}).goods(0, {.tablet = 4}).go();
  game.play(dice(Type::Grow, 1));
  EXPECT_FALSE(game.legal(with(Kind::Reroll, 0, 1)));
  for (int i = 0; i < 3; ++i) {
    game.chance({face("lugal")});
    game.play(with(Kind::Reroll, 0, 2));
    EXPECT_EQ(game[0].dice[1].face, face("lugal") - kFaceOutcome);
  }
  EXPECT_EQ(amount(game[0].goods, Resource::Tablet), 1);
  EXPECT_FALSE(game.legal(with(Kind::Reroll, 0, 2)));
}

// MS-3.5, MS-R.12: the Hittites roll once for nothing, which counts as one of the three.
TEST(Turns, FreeReroll) {
  Scenario game;
  game.empire(0, Empire::Hittites).dice(0, {{Colour::White, "she"}}).goods(0, {.tablet = 5}).go();
  game.play(with(Kind::Reroll, 0, 1));
  EXPECT_EQ(amount(game[0].goods, Resource::Tablet), 5);
  game.play(with(Kind::Reroll, 0, 1));
  game.play(with(Kind::Reroll, 0, 1));
  EXPECT_EQ(amount(game[0].goods, Resource::Tablet), 3);
  EXPECT_FALSE(game.legal(with(Kind::Reroll, 0, 1)));
}

// MS-5.7: what one action brings pays for the next one.
TEST(Turns, GoodsOfAnEarlierAction) {
  Scenario game;
  game.goods(0, {.stone = 1}).dice(0, {{Colour::Black, "gun"}}).at_position(Track::Population, 0, 2).go();
  game.play(dice(Type::GatherTrade, 1));
  game.play(with(Kind::Take, static_cast<int>(Resource::Clay)));  // the start area is the only source
  game.perform(Type::Build);
  EXPECT_TRUE(game.legal(with(Kind::Floor)));
}

// MS-5.8: a technology raised earlier in the turn counts, with the symbols of the new card.
TEST(Turns, RaisedTechnology) {
  Scenario game;
  game.goods(0, {.tablet = 1}).dice(0, {{Colour::Silver, "gish"}, {Colour::White, "she"}}).go();
  EXPECT_TRUE(game.legal(dice(Type::Build, 1)));
  game.perform(Type::Research);
  game.play(with(Kind::Discover, static_cast<int>(Type::Build)));
  EXPECT_FALSE(game.legal(dice(Type::Build, 1)));
  EXPECT_TRUE(game.legal(dice(Type::Build, 0b11)));
}

// MS-5.9, MS-R.13: a turn may end at any time.
TEST(Turns, Passing) {
  Scenario game;
  game.dice(0, {{Colour::White, "star"}}).go();
  game.play(done());
  EXPECT_EQ(game.asked(), 1);
}

// MS-5.10, MS-5.14, MS-R.71, MS-R.86: two parts in either order, all of one before all of the other.
TEST(Turns, TwoParts) {
  Scenario game;
  game.empire(0, Empire::Akkad).tech(0, Type::Research, 3).goods(0, {.clay = 4, .tablet = 1}).go();
  game.perform(Type::Research);
  game.play(with(Kind::Convert));
  EXPECT_TRUE(game.legal(with(Kind::Convert)));  // twice by Akkad's card
  game.play(with(Kind::Discover, static_cast<int>(Type::Build)));
  EXPECT_FALSE(game.legal(with(Kind::Convert)));  // that part is over
  EXPECT_TRUE(game.legal(with(Kind::Discover, static_cast<int>(Type::Build))));

  Scenario other;
  other.tech(0, Type::Research, 3).goods(0, {.clay = 2, .tablet = 2}).go();
  other.perform(Type::Research);
  other.play(with(Kind::Discover, static_cast<int>(Type::Build)));
  other.play(with(Kind::Convert));
  EXPECT_NE(other.s.turn.action, static_cast<int>(Type::Research));  // nothing is left of it
}

// MS-5.11, MS-R.63: the colours of the dice: any, two others, any, two others.
TEST(Turns, ColoursOfDice) {
  Scenario game;
  const auto colours = [&](int floors, std::initializer_list<Colour> owned) {
    game[0].floors = byte(floors);
    std::size_t i = 0;
    for (const Colour colour : owned) game[0].dice[i++].colour = colour;
    return floor_colours(game.s, 0);
  };
  using enum Colour;
  EXPECT_EQ(colours(1, {}), 0b111U);
  EXPECT_EQ(colours(2, {Silver}), 0b101U);
  EXPECT_EQ(colours(3, {Silver, White}), 0b100U);
  EXPECT_EQ(colours(4, {Silver, White, Black}), 0b111U);
  EXPECT_EQ(colours(5, {Silver, White, Black, Black}), 0b011U);
  EXPECT_EQ(colours(6, {Silver, White, Black, Black, White}), 0b010U);
}

// MS-5.12: goods on a card come with its action, also when nothing else is done.
TEST(Turns, GoodsOnTheCard) {
  Scenario game;
  game.empire(0, Empire::Akkad).go();
  game.perform(Type::GatherTrade);
  game.play(done());
  EXPECT_EQ(game[0].goods, house_box().card(Empire::Akkad, Type::GatherTrade, 1).gain);
  EXPECT_NE(game[0].goods, Goods{});
}

// MS-5.13: an action without any effect is legal.
TEST(Turns, ActionWithoutEffect) {
  Scenario game;
  game.go();
  game.perform(Type::Grow);
  EXPECT_TRUE((game.s.turn.used >> at(Type::Grow)) & 1U || game.asked() == 1);
}

// Example MS-5.a: the marker on Trade Routes and two dice on Explore: both actions in one turn.
TEST(Turns, ExampleMarkerAndDice) {
  Scenario game;
  game.empire(0, Empire::Babylon).tech(0, Type::GatherTrade, 3).tech(0, Type::Explore, 2);
  game.dice(0, {{Colour::White, "a"}, {Colour::Silver, "dub"}}).unit(0, UnitType::Spearman, "tur_abdin").go();
  game.perform(Type::GatherTrade);
  game.play(done());
  game.play(dice(Type::Explore, 0b11));
  EXPECT_TRUE(game.asks(Ask::Explore));
}

// Example MS-5.b: raising Research does not allow a second Research action.
TEST(Turns, ExampleResearchOnce) {
  Scenario game;
  game.tech(0, Type::Research, 2)
      .goods(0, {.tablet = 3})
      .dice(0, {{Colour::Silver, "star"}, {Colour::White, "star"}})
      .go();
  game.perform(Type::Research);
  game.play(with(Kind::Discover, static_cast<int>(Type::Research)));
  game.play(done());
  EXPECT_FALSE(game.legal(dice(Type::Research, 0b11)));
}

// MS-15.1, MS-R.46, MS-R.99: no luck: a die is any face of its own but the star; the Hittites may set one star a turn.
TEST(Turns, NoLuck) {
  Scenario game({.players = 2, .no_luck = true});
  game.s.of(0).floors = 1;
  game.s.of(0).dice[0] = {.colour = Colour::White, .face = Die::kAnyFace};
  game.go();
  EXPECT_TRUE(game.legal(dice(Type::Explore, 1)));
  EXPECT_TRUE(game.legal(dice(Type::Grow, 1)));
  EXPECT_FALSE(game.legal(dice(Type::Build, 1)));
  EXPECT_FALSE(game.legal(with(Kind::Reroll, 0, 1)));
  game.play(dice(Type::Explore, 1));
  EXPECT_EQ(house_box().symbols[game[0].dice[0].face].id, "a");

  Scenario hittites({.players = 2, .no_luck = true});
  hittites.empire(0, Empire::Hittites);
  hittites.s.of(0).floors = 2;
  hittites.s.of(0).dice[0] = {.colour = Colour::White, .face = Die::kAnyFace};
  hittites.s.of(0).dice[1] = {.colour = Colour::White, .face = Die::kAnyFace};
  hittites.go();
  EXPECT_TRUE(hittites.legal(dice(Type::Build, 1)));
  hittites.play(dice(Type::Build, 1));
  EXPECT_EQ(hittites[0].dice[0].face, kStar);
  EXPECT_FALSE(hittites.legal(dice(Type::Warfare, 2)));  // one star a turn
}

// MS-19.1: somebody who has only one answer is not asked.
TEST(Turns, NothingToDecide) {
  Scenario game;
  game.go();
  game.perform(Type::Warfare);  // no wood: bones, and nothing to create
  EXPECT_TRUE(game.asks(Ask::Turn));
  EXPECT_EQ(game.asked(), 1);  // no dice: the turn is over, too
}

}  // namespace
}  // namespace zig::mesopotamia
