#include "games/civilization/responses.h"

#include <gtest/gtest.h>

#include "games/civilization/cards_testkit.h"

namespace zig::civilization {
namespace {

using Kind = Announcement::Kind;

// Three players; seat 0 announces something.
struct Hall {
  State s = home_tiles(3);
  Announcement action{.kind = Kind::CityAction, .seat = 0};
  Announcement ability{
      .kind = Kind::Ability, .seat = 0, .what = static_cast<std::uint8_t>(Ability::Currency)};
  Announcement revolt{.kind = Kind::Event,
                      .seat = 0,
                      .what = static_cast<std::uint8_t>(EventCard::CitizensRevolting1),
                      .against = 1};

  void give_event(int seat, EventCard kind) {
    for (std::size_t card = 0; card < kEventCards; ++card) {
      if (box().event_kind[card] != static_cast<int>(kind) || s.event[card].where != Card::Where::FaceDown)
        continue;
      s.event[card] = {.where = Card::Where::Held,
                       .holder = static_cast<std::uint8_t>(seat),
                       .seen = static_cast<std::uint8_t>(1 << seat)};
      return;
    }
    ADD_FAILURE();
  }
  void give_hut(int seat, Resource content) {
    for (std::size_t hut = 0; hut < kHuts; ++hut) {
      if (box().hut_content[hut] != static_cast<int>(content) || s.hut[hut].where != Card::Where::FaceDown)
        continue;
      s.hut[hut] = {.where = Card::Where::Held,
                    .holder = static_cast<std::uint8_t>(seat),
                    .seen = static_cast<std::uint8_t>(1 << seat)};
      return;
    }
    ADD_FAILURE();
  }
  void know(int seat, Tech tech) { put_into_pyramid(box(), s, seat, tech); }
  std::vector<int> asked(const Announcement& announced) const {
    const auto seats = asked_to_respond(box(), s, announced);
    return {seats.begin(), seats.end()};
  }
  std::size_t responses(const Announcement& announced, int seat) const {
    Responses out;
    list_responses(box(), s, announced, seat, out);
    return out.size();
  }
};

// CV-18.4: with Writing and any face-down marker a player is asked about a city action, whatever lies under it.
TEST(CivilizationResponses, AsksByPublicKnowledge) {
  Hall hall;
  EXPECT_TRUE(hall.asked(hall.action).empty());
  hall.give_hut(2, Resource::Wheat);
  EXPECT_TRUE(hall.asked(hall.action).empty());
  hall.know(2, Tech::Writing);
  EXPECT_EQ(hall.asked(hall.action), std::vector{2});
  EXPECT_EQ(hall.responses(hall.action, 2), 0U);
  hall.give_hut(2, Resource::Spy);
  EXPECT_EQ(hall.asked(hall.action), std::vector{2});
  EXPECT_EQ(hall.responses(hall.action, 2), 1U);
}

// CV-18.4, CV-9.10: who has used the ability this turn is not asked.
TEST(CivilizationResponses, OncePerTurn) {
  Hall hall;
  hall.know(2, Tech::Writing);
  hall.give_hut(2, Resource::Spy);
  hall.s.player[2].used = 1U << static_cast<unsigned>(Ability::Writing);
  EXPECT_TRUE(hall.asked(hall.action).empty());
  EXPECT_EQ(hall.responses(hall.action, 2), 0U);
}

// CV-7.10, CV-R20: a gift can be the spy; any card of its age could be a gift.
TEST(CivilizationResponses, GiftsPay) {
  Hall hall;
  hall.know(2, Tech::Writing);
  hall.give_event(2, EventCard::Drought);
  EXPECT_EQ(hall.asked(hall.action), std::vector{2});
  EXPECT_EQ(hall.responses(hall.action, 2), 0U);
  hall.give_event(2, EventCard::GenerousGift);
  EXPECT_EQ(hall.responses(hall.action, 2), 1U);
}

// CV-7.6: Jousting Tourney and Civil Service cancel events, Primetime TV also abilities, Mass Media's spy abilities only.
TEST(CivilizationResponses, WhatCancelsWhat) {
  Hall hall;
  hall.give_event(1, EventCard::JoustingTourney);
  EXPECT_EQ(hall.responses(hall.revolt, 1), 1U);
  EXPECT_EQ(hall.responses(hall.ability, 1), 0U);
  hall.give_event(1, EventCard::PrimetimeTv);
  EXPECT_EQ(hall.responses(hall.revolt, 1), 2U);
  EXPECT_EQ(hall.responses(hall.ability, 1), 1U);
  EXPECT_EQ(hall.responses(hall.action, 1), 0U);
  hall.give_hut(1, Resource::Spy);
  hall.know(1, Tech::CivilService);
  EXPECT_EQ(hall.responses(hall.revolt, 1), 3U);
  hall.know(1, Tech::MassMedia);
  EXPECT_EQ(hall.responses(hall.ability, 1), 2U);
}

// CV-20.19, CV-20.20: Bread and Circuses cancel only what is aimed at their owner: the player, figures, a square of a city.
TEST(CivilizationResponses, AimedAt) {
  Hall hall;
  hall.give_event(1, EventCard::BreadAndCircuses);
  hall.give_event(2, EventCard::BreadAndCircuses);
  EXPECT_EQ(hall.responses(hall.revolt, 1), 1U);
  EXPECT_EQ(hall.responses(hall.revolt, 2), 0U);
  Announcement drought{.kind = Kind::Event, .seat = 0, .what = static_cast<std::uint8_t>(EventCard::Drought)};
  drought.square = around(hall.s.player[2].cities[kCapital].at).first();
  EXPECT_EQ(hall.asked(drought), std::vector{2});
  EXPECT_EQ(hall.responses(drought, 2), 1U);
  drought.square = hall.s.player[1].figure[0] = square("h7");
  EXPECT_TRUE(aimed_at(hall.s, drought, 1));
  EXPECT_FALSE(aimed_at(hall.s, drought, 2));
}

// CV-18.5, CV-R74: clockwise from the player who announced, who is never asked.
TEST(CivilizationResponses, Clockwise) {
  Hall hall;
  for (const int seat : {0, 1, 2}) hall.know(seat, Tech::Writing), hall.give_hut(seat, Resource::Spy);
  hall.action.seat = 1;
  EXPECT_EQ(hall.asked(hall.action), (std::vector{2, 0}));
  EXPECT_EQ(hall.responses(hall.action, 1), 0U);
}

// CV-18.5: events of a player who knows Mass Media open no window.
TEST(CivilizationResponses, MassMedia) {
  Hall hall;
  hall.give_event(1, EventCard::JoustingTourney);
  hall.know(0, Tech::MassMedia);
  EXPECT_TRUE(hall.asked(hall.revolt).empty());
  EXPECT_EQ(hall.responses(hall.revolt, 1), 0U);
}

// --- the course of a window

const Action kPass = with(Action::Kind::Pass);
Action at_player(int seat) { return with(Action::Kind::Player, seat); }
Action event(EventCard kind) { return with(Action::Kind::Event, static_cast<int>(kind)); }

// Seat 0 raises the citizens of seat 1, who may own the United Nations.
struct Revolt : Plain {
  Revolt() : Plain(Phase::StartOfTurn) { give(0, EventCard::CitizensRevolting1); }
  void raise(int against = 1) {
    play(EventCard::CitizensRevolting1);
    pick(Ask::TargetPlayer, at_player(against));
  }
  void answer_of(int seat, Ask ask, Action action) {
    EXPECT_EQ(s.asked().seat, seat);
    pick(ask, action);
  }
  Government of(int seat) const { return s.player[static_cast<std::size_t>(seat)].government; }
};

// CV-R113, CV-20.20: the owner of the United Nations is asked before anybody responds; with consent the event goes on.
TEST(CivilizationResponses, UnitedNationsAgree) {
  Revolt revolt;
  revolt.build(Wonder::UnitedNations, "l2");
  revolt.give(2, EventCard::JoustingTourney);
  revolt.raise();
  revolt.answer_of(1, Ask::Consent, with(Action::Kind::Agree));
  revolt.answer_of(2, Ask::Respond, kPass);
  EXPECT_TRUE(revolt.done());
  EXPECT_EQ(revolt.of(1), Government::Anarchy);
}

// CV-R113: refused, the card goes back to the hand, seen by all. In this phase it may be aimed at others only, who are not asked for consent.
TEST(CivilizationResponses, UnitedNationsRefuse) {
  Revolt revolt;
  revolt.build(Wonder::UnitedNations, "l2");
  revolt.give(2, EventCard::JoustingTourney);
  revolt.raise();
  revolt.answer_of(1, Ask::Consent, with(Action::Kind::Decline));
  EXPECT_TRUE(revolt.done()) << "nobody responds to it any more";
  EXPECT_TRUE(revolt.told(Event::Kind::ConsentRefused));
  EXPECT_EQ(revolt.of(1), Government::Despotism);
  const int card = event_in_hand(box(), revolt.s, 0, static_cast<int>(EventCard::CitizensRevolting1));
  ASSERT_GE(card, 0);
  EXPECT_EQ(revolt.s.event[static_cast<std::size_t>(card)].seen, (1 << kMaxPlayers) - 1);
  revolt.play(EventCard::CitizensRevolting1);  // only seat 2 is left, so the target is not asked
  revolt.answer_of(2, Ask::Respond, kPass);
  EXPECT_EQ(revolt.of(1), Government::Despotism);
  EXPECT_EQ(revolt.of(2), Government::Anarchy);
}

// CV-R113: nobody is asked about a cancelling card, nor while the wonder is blockaded.
TEST(CivilizationResponses, UnitedNationsAreNotAsked) {
  Revolt revolt;
  revolt.build(Wonder::UnitedNations, "l2");
  revolt.give(1, EventCard::CitizensRevolting2);
  revolt.give(0, EventCard::JoustingTourney);
  revolt.play(EventCard::CitizensRevolting2, 1);
  revolt.pick(Ask::TargetPlayer, at_player(2));
  revolt.answer_of(0, Ask::Respond, event(EventCard::JoustingTourney));
  EXPECT_TRUE(revolt.done());
  EXPECT_EQ(revolt.of(2), Government::Despotism);
  revolt.stand(2, 0, "l2");
  revolt.raise();
  EXPECT_TRUE(revolt.done());
  EXPECT_EQ(revolt.of(1), Government::Anarchy);
}

// CV-18.5, CV-7.6: a cancel is announced itself. If it stands, nobody else is asked about what it cancels.
TEST(CivilizationResponses, CancelStands) {
  Revolt revolt;
  revolt.give(1, EventCard::JoustingTourney);
  revolt.give(2, EventCard::JoustingTourney);
  revolt.raise();
  revolt.answer_of(1, Ask::Respond, event(EventCard::JoustingTourney));
  revolt.answer_of(2, Ask::Respond, kPass);  // about the cancel
  EXPECT_TRUE(revolt.done());
  EXPECT_EQ(revolt.of(1), Government::Despotism);
}

// CV-18.5, CV-7.6: a cancel that is cancelled falls, and the next player is asked about the event.
TEST(CivilizationResponses, CancelledCancel) {
  Revolt revolt;
  revolt.give(0, EventCard::PrimetimeTv);
  revolt.give(1, EventCard::JoustingTourney);
  revolt.give(2, EventCard::JoustingTourney);
  revolt.raise();
  revolt.answer_of(1, Ask::Respond, event(EventCard::JoustingTourney));
  revolt.answer_of(2, Ask::Respond, kPass);
  revolt.answer_of(0, Ask::Respond, event(EventCard::PrimetimeTv));
  revolt.answer_of(2, Ask::Respond, kPass);  // about the cancel of the cancel
  revolt.answer_of(2, Ask::Respond, kPass);  // about the event
  EXPECT_TRUE(revolt.done());
  EXPECT_EQ(revolt.of(1), Government::Anarchy);
  EXPECT_EQ(revolt.face_up_events(), 3);
}

// CV-7.10, CV-R63: after a cancelled gift the payment may be withdrawn before the first token is paid, not in the middle of it.
TEST(CivilizationResponses, NothingIsPaidInVain) {
  Plain plain(Phase::CityManagement);
  plain.know(0, {Tech::Philosophy});
  plain.s.pool[0] = 1;
  for (int i = 0; i < 3; ++i) plain.give(0, Resource::Silk);
  plain.give(0, EventCard::GenerousGift);
  plain.give(1, EventCard::JoustingTourney);
  plain.use(Ability::Philosophy);
  plain.pick(Ask::Payment, event(EventCard::GenerousGift));
  plain.pick(Ask::Respond, event(EventCard::JoustingTourney));
  EXPECT_TRUE(plain.offers(with(Action::Kind::Withdraw)));
  plain.pick(Ask::Payment, with(Action::Kind::Pay, code_of({TokenFrom::Market, Resource::Silk})));
  EXPECT_TRUE(plain.asks(Ask::NewGreatPerson)) << "the other two are the only way on";
}

// CV-18.4, CV-7.11: whether somebody is asked how to pay does not tell what lies under a face-down marker.
TEST(CivilizationResponses, PayingBetraysNoMarker) {
  for (const Resource content : {Resource::Silk, Resource::Wheat}) {
    Plain plain(Phase::Trade, 2);
    plain.know(0, {Tech::HorsebackRiding});
    plain.give(0, Resource::Silk);
    Plain::give_out(plain.s.hut, box().hut_content, static_cast<int>(content), 0);
    plain.use(Ability::HorsebackRiding);
    EXPECT_TRUE(plain.asks(Ask::Payment)) << static_cast<int>(content);
  }
  Plain plain(Phase::Trade, 2);
  plain.know(0, {Tech::HorsebackRiding});
  for (int i = 0; i < 2; ++i) plain.give(0, Resource::Silk);
  plain.use(Ability::HorsebackRiding);
  EXPECT_TRUE(plain.done()) << "everybody sees that all tokens are alike";
}

// --- what the questions tell

// CV-18.4: nobody learns anything from who is asked: every hand that looks the same from outside is asked alike, and whoever can answer is asked.
TEST(CivilizationResponses, QuestionsDoNotLeak) {
  int asked = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Random random = Random::fast(seed);
    State s = random_position(2 + static_cast<int>(seed % 3), seed);
    for (int seat = 0; seat < s.players(); ++seat) {
      for (int i = 0; i < 2; ++i) draw_event(box(), s, seat, static_cast<Age>(random.below(kAges)), random);
      if (random.below(2)) take_hut(box(), s, seat, random);
    }
    for (const Kind kind : {Kind::CityAction, Kind::Event, Kind::Ability}) {
      const Announcement announced{
          .kind = kind, .seat = 0, .against = static_cast<std::uint8_t>(random.below(2) ? 1 : kNobody)};
      const auto seats = asked_to_respond(box(), s, announced);
      Responses out;
      for (int seat = 1; seat < s.players(); ++seat) {
        list_responses(box(), s, announced, seat, out);
        EXPECT_TRUE(out.empty() || std::ranges::find(seats, seat) != seats.end());
      }
      State sample = s;
      imagine_cards(box(), sample, 0, random);
      const auto again = asked_to_respond(box(), sample, announced);
      ASSERT_TRUE(std::ranges::equal(seats, again)) << seed;
      asked += static_cast<int>(seats.size());
    }
  }
  EXPECT_GT(asked, 500);
}

}  // namespace
}  // namespace zig::civilization
