// CV-5: what is asked in the Trade phase. What a deal does is in deals_test.cpp, what cities yield in cities_test.cpp.
#include "engine/game_testkit.h"
#include "games/civilization/cards_testkit.h"
#include "games/civilization/civilization.h"

namespace zig::civilization {
namespace {

using Kind = Action::Kind;

const Action kPropose = with(Kind::Propose), kAgree = with(Kind::Agree), kDecline = with(Kind::Decline),
             kWithdraw = with(Kind::Withdraw), kCounter = with(Kind::Counter), kDone = with(Kind::Done);

Action give(Line line, int much = 1) { return with(Kind::Give, static_cast<int>(line), much); }
Action give(Line line, Resource content) {
  return with(Kind::Give, static_cast<int>(line) + static_cast<int>(content), 1);
}
Action give(EventCard card) {
  return with(Kind::Give, static_cast<int>(Line::Event) + static_cast<int>(card), 1);
}
Action want(Line line, int much = 1) { return with(Kind::Want, static_cast<int>(line), much); }
Action want_hut() { return with(Kind::Want, kWantHut, 1); }
Action want_event(Age age) { return with(Kind::Want, kWantEvent + static_cast<int>(age), 1); }
Action offer_to(int seat) { return with(Kind::OfferTo, seat); }

// Seat 0 is in its part; all have 10 trade and 5 culture.
struct Bazaar : Plain {
  explicit Bazaar(int players = 3) : Plain(Phase::Trade, players) {
    for (int seat = 0; seat < players; ++seat) c.player(seat).trade = 10, c.player(seat).culture = 5;
  }
  void begin() {
    begin_trade(c, 0);
    go_on(c);
  }
  void hut(int seat, Resource content) {
    give_out(s.hut, box().hut_content, static_cast<int>(content), seat);
  }
  void draft(std::initializer_list<Action> lines, int to = 1) {
    pick(Ask::TradeMenu, offer_to(to));
    for (const Action line : lines) pick(Ask::Draft, line);
  }
  void propose(std::initializer_list<Action> lines, int to = 1) {
    draft(lines, to);
    pick(Ask::Draft, kPropose);
  }
  int answering() const { return s.asked().seat; }
};

// CV-5.2, CV-5.6, CV-5.8: an offer is drafted, proposed and answered; it is carried out at once, and the part goes on.
TEST(CivilizationNegotiation, OfferIsAnswered) {
  Bazaar bazaar;
  bazaar.begin();
  bazaar.propose({give(Line::Trade, 3), want(Line::Culture, 2)});
  ASSERT_TRUE(bazaar.asks(Ask::AnswerOffer));
  EXPECT_EQ(bazaar.answering(), 1);
  EXPECT_TRUE(bazaar.told(Event::Kind::Offered));
  bazaar.pick(Ask::AnswerOffer, kAgree);
  EXPECT_EQ(bazaar.s.player[0].trade, 7);
  EXPECT_EQ(bazaar.s.player[1].trade, 13);
  EXPECT_EQ(bazaar.s.player[0].culture, 7);
  EXPECT_EQ(bazaar.s.player[1].culture, 3);
  EXPECT_TRUE(bazaar.asks(Ask::TradeMenu));
  EXPECT_EQ(bazaar.s.offer, Offer{});
  bazaar.pick(Ask::TradeMenu, kDone);
  EXPECT_TRUE(bazaar.done());
}

// CV-5.6: whoever declines keeps everything; a gift needs nothing in return.
TEST(CivilizationNegotiation, DecliningChangesNothing) {
  Bazaar bazaar;
  bazaar.give(0, Resource::Silk);
  bazaar.begin();
  bazaar.propose({with(Kind::Give, static_cast<int>(Line::Market) + static_cast<int>(Resource::Silk), 1)});
  const auto before = bazaar.s.player;
  bazaar.pick(Ask::AnswerOffer, kDecline);
  EXPECT_EQ(bazaar.s.player[0].market, before[0].market);
  EXPECT_EQ(bazaar.s.player[1].market, before[1].market);
  EXPECT_EQ(bazaar.s.offer, Offer{});
  EXPECT_TRUE(bazaar.asks(Ask::TradeMenu));
}

// CV-5.2, CV-5.6: lines are what the two own: amounts up to what is there, pieces that are held; nothing is no offer.
TEST(CivilizationNegotiation, NobodyOffersWhatIsNotOwned) {
  Bazaar bazaar;
  bazaar.hut(1, Resource::Iron);
  bazaar.give(0, EventCard::Drought);
  bazaar.begin();
  bazaar.draft({});
  EXPECT_TRUE(bazaar.offers(give(Line::Trade, 10)));
  EXPECT_FALSE(bazaar.offers(give(Line::Trade, 11)));
  EXPECT_TRUE(bazaar.offers(want(Line::Culture, 5)));
  EXPECT_FALSE(bazaar.offers(want(Line::Culture, 6)));
  EXPECT_TRUE(bazaar.offers(give(EventCard::Drought)));
  EXPECT_FALSE(bazaar.offers(give(EventCard::Sabotage)));
  EXPECT_FALSE(bazaar.offers(give(Line::Hut, Resource::Iron)));
  EXPECT_TRUE(bazaar.offers(want_hut()));
  EXPECT_FALSE(bazaar.offers(want_event(Age::Ancient)));
  EXPECT_FALSE(bazaar.offers(kPropose));
  EXPECT_TRUE(bazaar.offers(kWithdraw));
  bazaar.pick(Ask::Draft, want_hut());
  EXPECT_FALSE(bazaar.offers(want_hut()));  // there is one only
  EXPECT_TRUE(bazaar.offers(kPropose));
}

// CV-5.6: both must own what they give when it is accepted, too.
TEST(CivilizationNegotiation, AgreeingNeedsWhatWasOffered) {
  Bazaar bazaar;
  bazaar.begin();
  bazaar.propose({give(Line::Trade, 8)});
  EXPECT_TRUE(bazaar.offers(kAgree));
  bazaar.s.player[0].trade = 7;
  EXPECT_FALSE(bazaar.offers(kAgree));
  EXPECT_TRUE(bazaar.offers(kDecline));
}

// CV-5.7, CV-R50, CV-1.3: the partner picks which hut; the two know it then, nobody else does.
TEST(CivilizationNegotiation, PartnerPicksTheHut) {
  Bazaar bazaar;
  bazaar.hut(1, Resource::Wheat);
  bazaar.hut(1, Resource::Iron);
  bazaar.begin();
  bazaar.propose({give(Line::Trade, 4), want_hut()});
  bazaar.pick(Ask::AnswerOffer, kAgree);
  ASSERT_TRUE(bazaar.asks(Ask::HandOver));
  EXPECT_EQ(bazaar.answering(), 1);
  EXPECT_EQ(bazaar.answers(), 2U);
  bazaar.pick(Ask::HandOver, give(Line::Hut, Resource::Iron));
  EXPECT_EQ(huts_of(bazaar.s, 0), 1);
  EXPECT_EQ(resources_of(box(), bazaar.s, 0, Resource::Iron), 1);
  for (const Card& card : bazaar.s.hut) {
    if (card.where == Card::Where::Held) {
      EXPECT_EQ(card.seen, card.holder == 0 ? 0b11 : 0b10);
    }
  }
  const auto handed = std::ranges::find_if(bazaar.log, [](const Event& event) {
    return event.kind == Event::Kind::PieceHanded && event.seat == 1;
  });
  ASSERT_NE(handed, bazaar.log.end());
  EXPECT_EQ(handed->other, 0);
  EXPECT_EQ(handed->hut, static_cast<int>(Resource::Iron));
}

// CV-5.7: pieces of the proposer are particular ones; the only piece with a back that is asked for goes by itself.
TEST(CivilizationNegotiation, CardsAgainstTheOnlyHut) {
  Bazaar bazaar;
  bazaar.give(0, EventCard::Sabotage);
  bazaar.give(0, EventCard::Drought);
  bazaar.hut(1, Resource::Spy);
  bazaar.begin();
  bazaar.propose({give(EventCard::Sabotage), want_hut()});
  bazaar.pick(Ask::AnswerOffer, kAgree);
  EXPECT_TRUE(bazaar.asks(Ask::TradeMenu));
  EXPECT_GE(event_in_hand(box(), bazaar.s, 1, static_cast<int>(EventCard::Sabotage)), 0);
  EXPECT_GE(event_in_hand(box(), bazaar.s, 0, static_cast<int>(EventCard::Drought)), 0);
  EXPECT_EQ(resources_of(box(), bazaar.s, 0, Resource::Spy), 1);
}

// CV-5.7, CV-18.4: of pieces that are alike the giver is asked all the same, or everybody would know that they are.
TEST(CivilizationNegotiation, AlikePiecesAreNotBetrayed) {
  Bazaar bazaar;
  bazaar.hut(1, Resource::Wheat);
  bazaar.hut(1, Resource::Wheat);
  bazaar.begin();
  bazaar.propose({give(Line::Trade, 1), want_hut()});
  bazaar.pick(Ask::AnswerOffer, kAgree);
  ASSERT_TRUE(bazaar.asks(Ask::HandOver));
  EXPECT_EQ(bazaar.answers(), 1U);
  bazaar.pick(Ask::HandOver, give(Line::Hut, Resource::Wheat));
  EXPECT_EQ(huts_of(bazaar.s, 0), 1);
}

// CV-5.7, CV-18.6: several pieces are picked in one order only, and always so that enough are left.
TEST(CivilizationNegotiation, SeveralPiecesInOneOrder) {
  Bazaar bazaar;
  for (const Resource content : {Resource::Wheat, Resource::Silk, Resource::Iron}) bazaar.hut(1, content);
  bazaar.give(1, EventCard::Drought);
  bazaar.give(1, EventCard::Sabotage);
  bazaar.begin();
  bazaar.propose({want_hut(), want_hut(), want_event(Age::Ancient)});
  bazaar.pick(Ask::AnswerOffer, kAgree);
  EXPECT_FALSE(bazaar.offers(give(Line::Hut, Resource::Iron)));  // one more is needed behind it
  bazaar.pick(Ask::HandOver, give(Line::Hut, Resource::Silk));
  EXPECT_FALSE(bazaar.offers(give(Line::Hut, Resource::Wheat)));
  bazaar.pick(Ask::HandOver, give(Line::Hut, Resource::Iron));
  EXPECT_EQ(huts_of(bazaar.s, 0), 0);  // nothing changes hands before all is picked (CV-5.10)
  bazaar.pick(Ask::HandOver, give(EventCard::Sabotage));
  EXPECT_EQ(huts_of(bazaar.s, 0), 2);
  EXPECT_EQ(resources_of(box(), bazaar.s, 1, Resource::Wheat), 1);
  EXPECT_EQ(events_of(bazaar.s, 0), 1);
}

// CV-5.3, CV-5.10: whoever has too many cards afterwards discards at once.
TEST(CivilizationNegotiation, TooManyCardsAreDiscarded) {
  Bazaar bazaar;
  bazaar.give(0, EventCard::Drought);
  bazaar.give(1, EventCard::Sabotage);
  bazaar.give(1, EventCard::GiftFromAfar);
  bazaar.begin();
  bazaar.propose({give(EventCard::Drought)});
  bazaar.pick(Ask::AnswerOffer, kAgree);
  ASSERT_TRUE(bazaar.asks(Ask::Discard));
  EXPECT_EQ(bazaar.answering(), 1);
  bazaar.pick(Ask::Discard, with(Kind::Event, static_cast<int>(EventCard::Drought)));
  EXPECT_EQ(events_of(bazaar.s, 1), 2);
  EXPECT_TRUE(bazaar.asks(Ask::TradeMenu));
}

// CV-5.4: a promise is said once, alone it is no offer, and nothing follows from it.
TEST(CivilizationNegotiation, PromisesBindNobody) {
  Bazaar bazaar;
  bazaar.begin();
  const Action peace = with(Kind::Promise, static_cast<int>(Promise::Peace));
  bazaar.draft({peace});
  EXPECT_FALSE(bazaar.offers(peace));
  EXPECT_FALSE(bazaar.offers(kPropose));
  bazaar.pick(Ask::Draft, give(Line::Trade, 1));
  bazaar.pick(Ask::Draft, kPropose);
  EXPECT_EQ(bazaar.s.offer.promise, Promise::Peace);
  bazaar.pick(Ask::AnswerOffer, kAgree);
  EXPECT_EQ(bazaar.s.offer, Offer{});
  EXPECT_EQ(bazaar.s.player[1].trade, 11);
}

// CV-5.5: trade above 27 is lost; trade-phase abilities are used in this phase (Horseback Riding).
TEST(CivilizationNegotiation, DialAndAbilities) {
  Bazaar bazaar;
  bazaar.know(0, {Tech::HorsebackRiding});
  bazaar.give(0, Resource::Silk);
  bazaar.c.player(1).trade = 26;
  bazaar.begin();
  bazaar.propose({give(Line::Trade, 4)});
  bazaar.pick(Ask::AnswerOffer, kAgree);
  EXPECT_EQ(bazaar.s.player[1].trade, kTradeDial);
  EXPECT_EQ(bazaar.s.player[0].trade, 6);
  bazaar.pick(Ask::TradeMenu, with(Kind::Ability, static_cast<int>(Ability::HorsebackRiding)));
  bazaar.pick(Ask::TargetPlayer, with(Kind::Player, 2));
  EXPECT_TRUE(bazaar.asks(Ask::TradeMenu));
  EXPECT_EQ(bazaar.s.player[0].trade, 15);
  EXPECT_EQ(bazaar.s.player[2].trade, 16);
}

// CV-5.8: at most three offers per player and turn, withdrawn ones included.
TEST(CivilizationNegotiation, ThreeOffersATurn) {
  Bazaar bazaar;
  bazaar.begin();
  bazaar.draft({});
  bazaar.pick(Ask::Draft, kWithdraw);
  EXPECT_EQ(bazaar.s.offer, Offer{});
  for (int i = 1; i < kOffersPerTurn; ++i) {
    bazaar.propose({give(Line::Trade, 1)}, 2);
    bazaar.pick(Ask::AnswerOffer, kDecline);
  }
  EXPECT_TRUE(bazaar.done());  // nothing else was left to do
  EXPECT_EQ(bazaar.s.player[0].offers, kOffersPerTurn);
}

// CV-5.8: a counter-offer declines, and counts among the offers of whoever makes it.
TEST(CivilizationNegotiation, CounterOffer) {
  Bazaar bazaar;
  bazaar.begin();
  bazaar.propose({give(Line::Trade, 2)});
  bazaar.pick(Ask::AnswerOffer, kCounter);
  ASSERT_TRUE(bazaar.asks(Ask::Draft));
  EXPECT_EQ(bazaar.answering(), 1);
  EXPECT_EQ(bazaar.s.player[1].offers, 1);
  EXPECT_EQ(bazaar.s.offer.to, 0);
  bazaar.pick(Ask::Draft, want(Line::Trade, 5));
  bazaar.pick(Ask::Draft, kPropose);
  EXPECT_EQ(bazaar.answering(), 0);
  bazaar.pick(Ask::AnswerOffer, kAgree);
  EXPECT_EQ(bazaar.s.player[0].trade, 5);
  EXPECT_EQ(bazaar.s.player[1].trade, 15);
  EXPECT_TRUE(bazaar.asks(Ask::TradeMenu));
  EXPECT_EQ(bazaar.answering(), 0);
}

// CV-5.8: who has no offer left cannot make a counter-offer.
TEST(CivilizationNegotiation, NoCounterWithoutAnOfferLeft) {
  Bazaar bazaar;
  bazaar.c.player(1).offers = kOffersPerTurn;
  bazaar.begin();
  bazaar.propose({give(Line::Trade, 2)});
  EXPECT_FALSE(bazaar.offers(kCounter));
}

// CV-18.6: each side is drafted in the order of its lines, amounts once, six lines at most.
TEST(CivilizationNegotiation, OneWayToDraft) {
  Bazaar bazaar;
  for (int i = 0; i < 4; ++i) bazaar.hut(0, i % 2 == 0 ? Resource::Wheat : Resource::Silk);
  bazaar.begin();
  bazaar.draft({give(Line::Culture, 2)});
  EXPECT_FALSE(bazaar.offers(give(Line::Culture, 1)));
  EXPECT_FALSE(bazaar.offers(give(Line::Trade, 1)));
  EXPECT_TRUE(bazaar.offers(want(Line::Trade, 1)));  // the other side begins anew
  bazaar.pick(Ask::Draft, give(Line::Hut, Resource::Silk));
  EXPECT_FALSE(bazaar.offers(give(Line::Hut, Resource::Wheat)));
  bazaar.pick(Ask::Draft, give(Line::Hut, Resource::Silk));
  EXPECT_FALSE(bazaar.offers(give(Line::Hut, Resource::Silk)));
  bazaar.pick(Ask::Draft, want(Line::Trade, 1));
  bazaar.pick(Ask::Draft, want(Line::Culture, 1));
  EXPECT_EQ(bazaar.s.offer.lines, 5);
  EXPECT_EQ(kLinesPerOffer, 6);
}

// CV-5.8, CV-R10: negotiation=off skips offers, not abilities.
TEST(CivilizationNegotiation, WithoutNegotiation) {
  Bazaar bazaar;
  bazaar.s.options.negotiation = 0;
  bazaar.begin();
  EXPECT_TRUE(bazaar.done());  // nothing to do: not asked
  bazaar.know(0, {Tech::HorsebackRiding});
  bazaar.give(0, Resource::Silk);
  bazaar.begin();
  EXPECT_TRUE(bazaar.offers(with(Kind::Ability, static_cast<int>(Ability::HorsebackRiding))));
  EXPECT_FALSE(bazaar.offers(offer_to(1)));
}

// CV-7.11, CV-18.4: who could have what an ability needs is asked, whatever is under the marker.
TEST(CivilizationNegotiation, TheMenuBetraysNothing) {
  for (const Resource content : {Resource::Silk, Resource::Iron}) {
    Bazaar bazaar;
    bazaar.s.options.negotiation = 0;
    bazaar.know(0, {Tech::HorsebackRiding});
    bazaar.hut(0, content);
    bazaar.begin();
    ASSERT_TRUE(bazaar.asks(Ask::TradeMenu));
    EXPECT_EQ(bazaar.answers(), content == Resource::Silk ? 2U : 1U);
  }
}

// CV-5.1, CV-5.8, CV-R10, CV-18.10: all collect at once, then each player in turn order has one part.
TEST(CivilizationNegotiation, AllCollectThenOneAfterTheOther) {
  const Civilization& game = game_for_tests<Civilization>();
  Random random = Random::fast(3);
  State s = game.start({.players = 3}, random);
  Recorder<Event> recorder;
  Actions actions;
  const auto play_until = [&](auto stop) {
    while (!stop()) {
      const Seat seat = game.pending(s).first();
      game.legal(s, seat, actions);
      const auto done = std::ranges::find(actions, Kind::Done, &Action::kind);
      game.apply(s, seat, done != actions.end() ? *done : actions[0], random, recorder);
    }
  };
  play_until([&] { return s.questions > 0 && s.asked().ask == Ask::TradeMenu; });
  EXPECT_EQ(s.asked().seat, s.first);
  const auto collected = [](const Event& event) { return event.kind == Event::Kind::TradeCollected; };
  EXPECT_EQ(std::ranges::count_if(recorder.events, collected), 3);
  int seat = s.first;
  for (int i = 0; i < 3; ++i, seat = s.left_of(seat)) {
    ASSERT_EQ(s.asked(), (Question{Ask::TradeMenu, byte(seat)}));
    const State before = s;
    game.apply(s, Seat{byte(seat)}, kDone, random, recorder);
    for (int other = 0; other < 3; ++other) EXPECT_EQ(player(s, other).trade, player(before, other).trade);
  }
  EXPECT_EQ(s.phase, Phase::CityManagement);
}

}  // namespace
}  // namespace zig::civilization
