#include "games/civilization/deals.h"

#include <gtest/gtest.h>

#include "games/civilization/holdings.h"
#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

struct Bazaar {
  State s = home_tiles(2);
  Random random = Random::fast(1);
  Course c{box(), s, random};
  Player& one = s.player[0];
  Player& two = s.player[1];
  Offer offer{.from = 0, .to = 1, .wants = {}, .gives = {}, .returns = {}};

  Bazaar() {
    s.stage = Stage::Turn;
    one.trade = two.trade = 10;
    one.culture = two.culture = 5;
    one.market = two.market = {1, 1, 0, 0};
  }
  NoDeal problem() const { return no_deal(box(), s, offer); }
};

// CV-5.2, CV-5.10: trade, culture and tokens change hands at the same moment.
TEST(CivilizationDeals, ChangesHands) {
  Bazaar bazaar;
  bazaar.offer.gives.trade = 6;
  bazaar.offer.gives.market = {1, 0, 0, 0};
  bazaar.offer.wants.culture = 3;
  ASSERT_EQ(bazaar.problem(), NoDeal::None);
  const Goods returned{.culture = 3};
  ASSERT_TRUE(fulfils(box(), bazaar.s, 1, returned, bazaar.offer.wants));
  strike(bazaar.c, bazaar.offer, returned);
  EXPECT_EQ(bazaar.one.trade, 4);
  EXPECT_EQ(bazaar.two.trade, 16);
  EXPECT_EQ(bazaar.one.culture, 8);
  EXPECT_EQ(bazaar.two.culture, 2);
  EXPECT_EQ(bazaar.two.market[0], 2);
}

// CV-5.6: gifts are allowed, an offer of nothing is none.
TEST(CivilizationDeals, Gifts) {
  Bazaar bazaar;
  EXPECT_EQ(bazaar.problem(), NoDeal::Nothing);
  bazaar.offer.gives.trade = 1;
  EXPECT_EQ(bazaar.problem(), NoDeal::None);
  bazaar.offer.to = 0;
  EXPECT_EQ(bazaar.problem(), NoDeal::SamePlayer);
}

// CV-5.6: both sides must own what they give, when it is made and when it is accepted.
TEST(CivilizationDeals, NobodyGivesWhatIsNotOwned) {
  Bazaar bazaar;
  bazaar.offer.gives.trade = 11;
  EXPECT_EQ(bazaar.problem(), NoDeal::ProposerLacks);
  bazaar.offer.gives = {.market = {0, 0, 1, 0}};
  EXPECT_EQ(bazaar.problem(), NoDeal::ProposerLacks);
  bazaar.offer.gives = {.trade = 2};
  bazaar.offer.wants.huts = 1;
  EXPECT_EQ(bazaar.problem(), NoDeal::PartnerLacks);
  take_hut(box(), bazaar.s, 1, bazaar.random);
  EXPECT_EQ(bazaar.problem(), NoDeal::None);
  bazaar.one.trade = 1;
  EXPECT_EQ(bazaar.problem(), NoDeal::ProposerLacks);
}

// CV-5.5: trade above 27 is lost.
TEST(CivilizationDeals, DialEndsAt27) {
  Bazaar bazaar;
  bazaar.two.trade = 25;
  bazaar.offer.gives.trade = 6;
  strike(bazaar.c, bazaar.offer, {});
  EXPECT_EQ(bazaar.two.trade, kTradeDial);
  EXPECT_EQ(bazaar.one.trade, 4);
}

// CV-5.7, CV-R50: the partner picks which hut; only its new owner and the former one know it.
TEST(CivilizationDeals, HiddenPieces) {
  Bazaar bazaar;
  const int hut = take_hut(box(), bazaar.s, 1, bazaar.random),
            other = take_hut(box(), bazaar.s, 1, bazaar.random);
  bazaar.offer.gives.trade = 3;
  bazaar.offer.wants.huts = 1;
  const Goods both{.huts = 1U << hut | 1U << other}, one{.huts = 1U << hut};
  EXPECT_FALSE(fulfils(box(), bazaar.s, 1, both, bazaar.offer.wants));
  ASSERT_TRUE(fulfils(box(), bazaar.s, 1, one, bazaar.offer.wants));
  strike(bazaar.c, bazaar.offer, one);
  EXPECT_EQ(huts_of(bazaar.s, 0), 1);
  EXPECT_EQ(bazaar.s.hut[static_cast<std::size_t>(hut)].seen, 0b11);
  EXPECT_EQ(bazaar.s.hut[static_cast<std::size_t>(other)].seen, 0b10);
}

// CV-5.3, CV-5.10: cards are asked for by their age; whoever has too many then discards.
TEST(CivilizationDeals, EventCards) {
  Bazaar bazaar;
  const int card = draw_event(box(), bazaar.s, 0, Age::Medieval, bazaar.random);
  for (int i = 0; i < 2; ++i) draw_event(box(), bazaar.s, 1, Age::Ancient, bazaar.random);
  bazaar.offer.wants.events = {0, 1, 0};
  EXPECT_EQ(bazaar.problem(), NoDeal::PartnerLacks);
  bazaar.offer.wants = {};
  bazaar.offer.gives.events = std::uint64_t{1} << card;
  ASSERT_EQ(bazaar.problem(), NoDeal::None);
  strike(bazaar.c, bazaar.offer, {});
  EXPECT_EQ(events_of(bazaar.s, 1), 3);
  ASSERT_EQ(bazaar.s.questions, 1);
  EXPECT_EQ(bazaar.s.asked(), (Question{Ask::Discard, 1}));
}

// Nothing is trusted: pieces that do not exist are owned by nobody.
TEST(CivilizationDeals, NoSuchPiece) {
  Bazaar bazaar;
  EXPECT_FALSE(owns(bazaar.s, 0, {.events = std::uint64_t{1} << 60}));
  EXPECT_FALSE(owns(bazaar.s, 0, {.huts = 1U << 25}));
  EXPECT_FALSE(owns(bazaar.s, 0, {.villages = 1U << 10}));
}

}  // namespace
}  // namespace zig::civilization
