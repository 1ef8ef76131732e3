#include <gtest/gtest.h>

#include "games/civilization/assault_testkit.h"
#include "games/civilization/numbers.h"

namespace zig::civilization {
namespace {

using enum Direction;
using enum SideOf;
using Kind = Action::Kind;

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
