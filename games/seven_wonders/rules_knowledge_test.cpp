// 7W-15: who knows what. Views and imagined worlds.
#include <gtest/gtest.h>

#include <map>

#include "games/seven_wonders/packets.h"
#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

State imagined(State s, Observer observer, std::uint64_t seed) {
  Random random = Random::fast(seed);
  the_game().imagine(s, observer, random);
  return s;
}

// Two named cards of the current age change places, wherever they lie.
State swapped(State s, std::string_view one, std::string_view other) {
  auto& cards = s.card[s.age - 1];
  const auto a = std::ranges::find(cards, card_named(one)), b = std::ranges::find(cards, card_named(other));
  std::swap(*a, *b);
  for (int seat = 0; seat < s.players(); ++seat) std::ranges::sort(cards_in(s, s.age, hand_of(s, seat)));
  if (s.two_players()) std::ranges::sort(cards_in(s, s.age, draw_pile_range(s.turn)));
  return s;
}

Scenario three_hands() {
  Scenario game(3);
  game.city(0).wonder("giza").hand({"Altar", "Baths", "Loom", "Press", "Theater", "Stockade", "Barracks"});
  game.city(1).wonder("rhodes").hand(
      {"Marketplace", "Workshop", "Scriptorium", "Guard Tower", "Apothecary", "Clay Pit", "Stone Pit"});
  game.city(2).wonder("ephesus");
  return game;
}

// 7W-15.1: boards, cards, stages, coins, tokens, sizes, age, turn, direction and who has chosen are open to
// all
TEST(RulesKnowledge, WhatLiesOpenIsOpenToAll) {
  State s = three_hands().state();
  play(s, {"build Altar", "build Marketplace", kAny});
  seal(s, 2, kAny);
  const Json own = view_of(s, 0), other = view_of(s, 1), nobody = spectator_view(s);
  EXPECT_EQ(own["cities"], other["cities"]);
  EXPECT_EQ(own["cities"], nobody["cities"]);
  EXPECT_EQ(nobody["cities"][1]["name"], "Rhodes");
  EXPECT_EQ(nobody["cities"][1]["side"], "A");
  EXPECT_EQ(nobody["cities"][1]["coins"], 3);
  EXPECT_EQ(nobody["cities"][1]["buildings"]["yellow"], Json::array({"marketplace"}));
  EXPECT_EQ(nobody["cities"][0]["hand_size"], 6);
  EXPECT_EQ(nobody["cities"][0]["free_build"], false);
  EXPECT_EQ(nobody["discard_pile"]["size"], 1);
  EXPECT_EQ(nobody["age"], 1);
  EXPECT_EQ(nobody["turn"], 2);
  EXPECT_EQ(nobody["passing"], "left");
  EXPECT_EQ(nobody["chosen"], Json::array({2}));
}

// 7W-15.2: a player's hand is hidden from all others
TEST(RulesKnowledge, OtherHandsAreHidden) {
  const State s = three_hands().state();
  const State other = swapped(s, "Marketplace", "Lumber Yard");  // between seats 1 and 2
  EXPECT_EQ(view_of(s, 0), view_of(other, 0));
  EXPECT_EQ(spectator_view(s), spectator_view(other));
  EXPECT_NE(view_of(s, 1), view_of(other, 1));
}

// 7W-15.2: the identity of discarded cards and markers is hidden; who put them there knows them
TEST(RulesKnowledge, FaceDownCardsAreKnownToTheirOwner) {
  State s = three_hands().state();
  play(s, {"discard Altar", "build Marketplace", kAny});
  EXPECT_EQ(view_of(s, 0)["own"]["face_down"][0]["card"], "altar");
  EXPECT_EQ(everything_in(view_of(s, 1)["record"]).find("altar"), std::string::npos);
  EXPECT_EQ(everything_in(spectator_view(s)).find("altar"), std::string::npos);
  EXPECT_FALSE(view_of(s, 1)["discard_pile"].contains("cards"));
}

// 7W-15.3: each player remembers the hands seen
// 7W-15.8: a, every hand it held, at the moment of choosing
TEST(RulesKnowledge, HandsAreRemembered) {
  State s = three_hands().state();
  play(s, {"build Altar", kAny, kAny});
  const Json hands = view_of(s, 0)["memory"]["hands"];
  ASSERT_EQ(hands.size(), 2U);
  EXPECT_EQ(hands[0]["cards"].size(), 7U);
  EXPECT_NE(everything_in(hands[0]["cards"]).find("altar"), std::string::npos);
  EXPECT_EQ(hands[1]["cards"].size(), 6U);
  EXPECT_FALSE(spectator_view(s).contains("memory"));
}

// 7W-15.4: nobody knows the unused guilds, the decks of later ages, and the draw pile
TEST(RulesKnowledge, NobodyKnowsDrawPileAndUnusedGuilds) {
  Scenario game(2);
  game.draw_pile({"Baths"}).city(1).hand({"Theater"});
  const State s = game.state(), other = swapped(s, "Baths", "Theater");
  EXPECT_EQ(view_of(s, 0), view_of(other, 0));  // seat 1 sees Theater in its hand, seat 0 sees neither
  State three = Scenario(3).age(3).state(), guilds = three;
  guilds.unused_guilds = static_cast<std::uint16_t>(~three.unused_guilds & 0x3FF);
  EXPECT_EQ(view_of(three, 0), view_of(guilds, 0));
}

// 7W-15.4: an imagined world draws the draw pile anew
TEST(RulesKnowledge, TheDrawPileIsImagined) {
  Scenario game(2);
  game.draw_pile({"Baths"});
  const State s = game.state();
  int there = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const State world = imagined(s, Seat{0}, seed);
    const auto pile = cards_in(world, 1, draw_pile_range(1));
    there += static_cast<int>(std::ranges::count(pile, card_named("Baths")));
  }
  EXPECT_GT(there, 10);  // 6 of 13 unseen cards lie there
  EXPECT_LT(there, 50);
}

// 7W-15.5: only the owner of a Mausoleum right looks at the discard pile; the card then built is open
// 7W-15.8: d, the whole pile at each of its decisions, also when it declined
TEST(RulesKnowledge, OnlyTheMausoleumLooksAtThePile) {
  Scenario game = three_hands();
  game.city(2).wonder("halicarnassus", 'B').built({"Foundry"});
  State s = game.state();
  play(s, {"discard Altar", "discard Workshop", "stage " + hand_cards(s, 2)[0]});
  EXPECT_EQ(view_of(s, 2)["discard_pile"]["cards"], Json::array({"altar", "workshop"}));
  EXPECT_FALSE(view_of(s, 0)["discard_pile"].contains("cards"));
  State declined = s;
  decide(declined, "decline");
  EXPECT_EQ(view_of(declined, 2)["memory"]["piles"][0]["cards"], Json::array({"altar", "workshop"}));
  EXPECT_FALSE(view_of(declined, 2)["discard_pile"].contains("cards"));
  decide(s, "exhume Altar");
  EXPECT_EQ(spectator_view(s)["cities"][2]["buildings"]["blue"], Json::array({"altar"}));
  EXPECT_EQ(spectator_view(s)["looks"][0]["taken"], "altar");
}

// 7W-15.6: payments are open after the reveal: who paid whom how much
TEST(RulesKnowledge, PaymentsAreOpen) {
  State s = three_hands().state();
  const std::vector<Event> events = play(s, {"build Barracks <2", "build Marketplace", kAny});
  std::string told;
  for (const Event& event : events) told += the_game().event_json(s, event, Observer{}).dump();
  EXPECT_NE(told.find(R"("kind":"sold","city":1,"coins":2,"buyer":0)"), std::string::npos) << told;
}

// 7W-15.7: which action a player took is open after the reveal; the card only for built cards
TEST(RulesKnowledge, ActionsAreOpenCardsOnlyIfBuilt) {
  Scenario game = three_hands();
  game.city(0).built({"Stone Pit"});
  State s = game.state();
  play(s, {"stage Altar", "build Marketplace", "discard Lumber Yard"});
  const Json record = spectator_view(s)["record"];
  ASSERT_EQ(record.size(), 3U);
  EXPECT_EQ(record[0]["use"], "stage");
  EXPECT_FALSE(record[0].contains("card"));
  EXPECT_EQ(record[1]["use"], "built");
  EXPECT_EQ(record[1]["card"], "marketplace");
  EXPECT_EQ(record[2]["use"], "discarded");
  EXPECT_FALSE(record[2].contains("card"));
}

// 7W-15.8: e, the holder knows the cards it drew and what it chose for the Free City
TEST(RulesKnowledge, TheHolderRemembersItsDraws) {
  State s = Scenario(2).state();
  EXPECT_EQ(view_of(s, 0)["memory"]["draws"].size(), 1U);
  EXPECT_EQ(view_of(s, 1)["memory"]["draws"].size(), 0U);
  play_any(s);
  EXPECT_EQ(view_of(s, 0)["memory"]["draws"].size(), 1U);
  EXPECT_EQ(view_of(s, 1)["memory"]["draws"].size(), 1U);
}

// The packets that a seat holds in the six turns of an age: "021021".
std::string route(int players, int age, int seat) {
  State s = Scenario(players).state();
  std::string packets;
  for (int turn = 1; turn <= 6; ++turn) packets += std::to_string(packet_of(s, age, turn, seat));
  return packets;
}

// 7W-15.9: packet k is held in turn t by seat k + (t-1) in Ages I and III, by seat k - (t-1) in Age II
TEST(RulesKnowledge, PacketsTravelAroundTheTable) {
  EXPECT_EQ(route(3, 1, 0), "021021");
  EXPECT_EQ(route(3, 2, 0), "012012");
  EXPECT_EQ(route(3, 3, 0), "021021");
  EXPECT_EQ(route(7, 1, 2), "210654");
  EXPECT_EQ(route(7, 2, 2), "234560");
}

// 7W-15.9: with two players the two packets change sides every turn
TEST(RulesKnowledge, TwoPacketsChangeSidesEveryTurn) {
  EXPECT_EQ(route(2, 1, 0), "010101");  // packet 0 travels with the Free City card: always with the holder
  State s = Scenario(2).state();
  const Lines before = hand_cards(s, 1);
  play_any(s);
  EXPECT_EQ(count_of(before, hand_cards(s, 0)[0]), 1);
}

// 7W-15.10: with 3 players a seat has seen 7 + 6 + 5 = 18 of 21 cards by its third choice
TEST(RulesKnowledge, EighteenCardsAreSeenByTheThirdChoice) {
  State s = Scenario(3).state();
  play_any(s, 2);
  const Json hands = view_of(s, 0)["memory"]["hands"];
  EXPECT_EQ(hands[0]["cards"].size() + hands[1]["cards"].size() + hands[2]["cards"].size(), 18U);
}

// 7W-15.10: once a packet has been held its contents are known, less what later holders took face down
TEST(RulesKnowledge, APassedHandIsRememberedInEveryWorld) {
  State s = three_hands().state();
  play(s, {"build Altar", "build Marketplace", kAny});
  const Lines passed = hand_cards(s, 1);  // seat 0 has just passed it on
  EXPECT_EQ(hand_cards(imagined(s, Seat{0}, 1), 1), passed);
  EXPECT_EQ(hand_cards(imagined(s, Seat{0}, 2), 1), passed);
}

// 7W-15.10: what left a packet between two holdings is known as a set, not who took which
TEST(RulesKnowledge, WhoTookWhichIsNotKnown) {
  Scenario game(3);
  game.city(0).hand({"Altar", "Baths", "Loom", "Press", "Theater", "Stockade", "Barracks"});
  State s = game.state();
  play(s, {"discard Altar", kAny, kAny});
  play(s, {kAny, "discard Baths", kAny});  // the packet of seat 0 at seat 1
  play(s, {kAny, kAny, "discard Loom"});   // and at seat 2
  EXPECT_EQ(s.turn, 4);                    // it is back: Baths and Loom are missing
  std::map<std::string, int> taken_first;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State world = imagined(s, Seat{0}, seed);
    const CardId card = world.card[0][1];
    ++taken_first[card == card_named("Baths")  ? "Baths"
                  : card == card_named("Loom") ? "Loom"
                                               : "something else"];
  }
  EXPECT_EQ(taken_first["something else"], 0);
  EXPECT_GT(taken_first["Baths"], 8);
  EXPECT_GT(taken_first["Loom"], 8);
}

// 7W-15.11: only copies of an age's deck can lie in places of that age
TEST(RulesKnowledge, HiddenPlacesHoldCardsOfTheirAge) {
  State s = new_game({.players = 4});
  finish_age(s);
  play_any(s, 2);
  const State world = imagined(s, Observer{}, 5);
  EXPECT_EQ(cards_dealt(world, 1), cards_dealt(s, 1));
  EXPECT_EQ(cards_dealt(world, 2), cards_dealt(s, 2));
  EXPECT_NE(world.card, s.card);
  EXPECT_EQ(world.fate, s.fate);
}

// 7W-15.12: every assignment of the unseen copies has the same weight: an unseen card is anywhere with equal
// chance
TEST(RulesKnowledge, UnseenCardsAreAnywhereWithEqualChance) {
  const State s = three_hands().state();  // seat 0 has seen 7 of 21 cards
  int with_seat_one = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    with_seat_one += count_of(hand_cards(imagined(s, Seat{0}, seed), 1), "Marketplace");
  }
  EXPECT_GT(with_seat_one, 150);  // 7 of 14 places: 200 expected, 15 % off would be five sigma
  EXPECT_LT(with_seat_one, 250);
}

// 7W-15.12: a card the Free City discarded must have been unusable for it at that moment
TEST(RulesKnowledge, AFreeCitysDiscardWasUnusableInEveryWorld) {
  Scenario game(2);
  game.city(0)
      .wonder("rhodes")
      .hand({"Stockade", "Altar"})
      .city(1)
      .wonder("ephesus")
      .city(2)
      .wonder("halicarnassus")
      .coins(0);
  State s = game.state();
  play(s, {"build Altar", kAny, "discard Stockade"});
  const int slot = 1;  // the Free City's take of turn 1
  ASSERT_EQ(s.card[0][slot], card_named("Stockade"));
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const CardId card = imagined(s, Seat{1}, seed).card[0][slot];
    EXPECT_FALSE(the_game().box().card(card).cost.nothing()) << "a free card is never unusable";
  }
}

// 7W-15.13: of a sealed choice only the fact is known; in a possible world it is any legal choice of that
// hand
TEST(RulesKnowledge, ASealedChoiceIsImaginedAnew) {
  State s = three_hands().state();
  seal(s, 1, "build Marketplace");
  const State world = imagined(s, Seat{0}, 3);
  EXPECT_EQ(world.choices_made, s.choices_made);
  State open = world;
  open.sealed[1] = {};
  open.choices_made = 0;
  EXPECT_TRUE(the_game().judge(open, Seat{1}, world.sealed[1]).legal());
  EXPECT_NE(imagined(s, Seat{0}, 4).sealed[1], imagined(s, Seat{0}, 5).sealed[1]);
  EXPECT_EQ(imagined(s, Seat{1}, 4).sealed[1], s.sealed[1]);  // its owner knows it
}

// 7W-15.14: after the end everything may be shown: hands as dealt, markers, discard pile, unused guilds
TEST(RulesKnowledge, AfterTheEndEverythingIsShown) {
  State s = new_game({.players = 3});
  const Lines dealt = hand_cards(s, 0);
  while (s.step != Step::Over) finish_age(s);
  const Json view = spectator_view(s);
  EXPECT_EQ(view["revealed"]["dealt"][0][0].size(), dealt.size());
  EXPECT_EQ(view["revealed"]["unused_guilds"].size(), 5U);
  EXPECT_EQ(view["discard_pile"]["cards"].size(), view["discard_pile"]["size"].get<std::size_t>());
  EXPECT_TRUE(view["record"][0].contains("card"));
}

}  // namespace
}  // namespace zig::seven_wonders
