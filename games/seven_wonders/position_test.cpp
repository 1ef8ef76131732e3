// Positions: the short form says only what matters, the full form says all, broken ones are refused.
#include <gtest/gtest.h>

#include <cstring>

#include "games/seven_wonders/memory.h"
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/random_play_testkit.h"

namespace zig::seven_wonders {
namespace {

Result<State> read(std::string_view text, Options options = {}) {
  const auto json = parse_json(text, "position");
  if (!json) return std::unexpected(json.error());
  Random random = Random::fast(7);
  return the_game().read_position(*json, options, random);
}
std::string refusal(std::string_view text, Options options = {}) {
  const auto state = read(text, options);
  return state ? "accepted" : state.error().line();
}
std::string rule(std::string_view text, Options options = {}) {
  const auto state = read(text, options);
  return state ? "accepted" : state.error().rule;
}
bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }
bool holds(const CardList& cards, std::string_view name) {
  return std::ranges::count(cards, find_card(the_game().box(), name, "test").value()) > 0;
}
CardList built(const State& s, int city) { return cards_of_city(the_game().box(), s, city); }

void expect_round_trip(const State& s) {
  Random random = Random::fast(1);
  const auto back = the_game().read_position(the_game().position(s), s.options, random);
  ASSERT_TRUE(back) << back.error().line();
  EXPECT_TRUE(same_bytes(*back, s)) << the_game().position(s).dump();
  EXPECT_EQ(random.drawn(), 0U);  // nothing is left to chance
}

TEST(Positions, EveryReachableStateRoundTripsByteByByte) {
  for (std::uint64_t seed = 0; seed < effort(60ULL); ++seed) {
    int count = 0;
    for_each_state(options_for(seed), seed, [&](const State& s) {
      if (count++ % 5 == 0) expect_round_trip(s);
    });
  }
}

TEST(Positions, EveryReachableStateIsWhole) {
  for (std::uint64_t seed = 0; seed < effort(120ULL); ++seed) {
    for_each_state(options_for(seed), seed,
                   [&](const State& s) { ASSERT_EQ(the_game().broken_invariant(s), ""); });
  }
}

TEST(Positions, NothingSaidIsANewGame) {
  for (int players = 2; players <= 7; ++players) {
    Options options;
    options.players = static_cast<std::uint8_t>(players);
    const State s = read("{}", options).value();
    EXPECT_EQ(s.age, 1);
    EXPECT_EQ(s.turn, 1);
    for (int city = 0; city < s.cities; ++city) EXPECT_EQ(s.city[city].coins, 3);
    expect_round_trip(s);
  }
}

TEST(Positions, SaysOnlyWhatMatters) {
  const State s = read(R"({"age":2,"turn":3,"cities":[
    {"wonder":"rhodes","side":"A","coins":5,"built":["Baths","Stone Pit"],"stages":1,"hand":["Aqueduct","Temple"],"victories":[1],"defeats":1},
    {},{}],"discard":["Altar"]})")
                      .value();
  EXPECT_EQ(s.city[0].coins, 5);
  EXPECT_EQ(s.city[0].stages, 1);
  EXPECT_EQ(s.city[0].victories[0], 1);
  EXPECT_EQ(s.city[0].sale_raw[1U << static_cast<int>(Resource::Stone)], 1);
  EXPECT_EQ(built(s, 0).size(), 2U);
  EXPECT_EQ(hand_held(s, 0).size(), 5U);
  EXPECT_TRUE(holds(hand_held(s, 0), "Aqueduct"));
  EXPECT_EQ(the_game().view(s, Seat{0})["cities"][1]["coins"], 3);
  expect_round_trip(s);
}

TEST(Positions, FilledPositionsCanBePlayedToTheEnd) {
  const char* const texts[] = {
      R"({"age":2,"turn":4,"step":"mausoleum","cities":[{},{"wonder":"halicarnassus","side":"B","stages":2},{}]})",
      R"({"age":2,"cities":[{"wonder":"halicarnassus","side":"A","stages":2,"built":["Altar"],"exhumed":["Altar"]},{},{}]})",
      R"({"step":"seventh_card","cities":[{},{"wonder":"babylon","side":"B","stages":2},{}]})",
      R"({"age":3,"turn":6,"cities":[{"wonder":"babylon","side":"B","stages":3,"built":["Walls","Statue","Temple","School"]},{},{}]})"};
  for (const char* text : texts) {
    for (std::uint8_t players : {2, 3}) {
      Options options;
      options.players = players;
      State s = read(text, options).value();
      expect_round_trip(s);
      SevenWonders::Actions actions;
      Random random = Random::fast(3);
      Silent silent;
      while (!the_game().pending(s).empty()) {
        const Seat seat = the_game().pending(s).first();
        the_game().legal(s, seat, actions);
        the_game().apply(s, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))], random,
                         silent);
        ASSERT_EQ(the_game().broken_invariant(s), "") << text;
      }
    }
  }
}

// 7W-2.1, 7W-1.10: the copies of each card depend on the number of players.
TEST(BrokenPositions, ImpossibleCardCounts) {
  EXPECT_EQ(rule(R"({"age":2,"cities":[{"built":["Baths"]},{"built":["Baths"]},{}]})"), "7W-2.1");
  EXPECT_EQ(rule(R"({"age":2,"cities":[{"built":["Tavern"]},{},{}]})"), "7W-1.10");
  EXPECT_EQ(rule(R"({"age":2,"cities":[{"built":["Baths"]},{},{}],"discard":["Baths"]})"), "7W-2.1");
  Options seven;
  seven.players = 7;
  EXPECT_EQ(rule(R"({"age":2,"cities":[{"built":["Baths"]},{"built":["Baths"]},{},{},{},{},{}]})", seven),
            "accepted");
}

// 7W-2.2: players + 2 guilds are in play.
TEST(BrokenPositions, TooManyGuilds) {
  EXPECT_EQ(
      rule(
          R"({"age":3,"cities":[{"hand":["Workers Guild","Craftsmens Guild","Traders Guild","Philosophers Guild",
                 "Spies Guild","Builders Guild"]},{},{}]})"),
      "7W-2.2");
  EXPECT_EQ(rule(R"({"age":3,"cities":[{"hand":["Workers Guild"]},{"hand":["Workers Guild"]},{}]})"),
            "7W-2.2");
}

// 7W-7.2: Loom of Age I and Loom of Age II are one building.
TEST(BrokenPositions, ABuildingTwice) {
  EXPECT_EQ(rule(R"({"age":3,"cities":[{"built":["Loom","Loom II"]},{},{}]})"), "7W-7.2");
  EXPECT_EQ(rule(R"({"age":3,"cities":[{"built":["Baths","Baths"]},{},{}]})"), "7W-7.2");
}

// 7W-6.3, 7W-16.3: one card per turn, so there are bounds to what a city can hold.
TEST(BrokenPositions, MoreCardsThanTurns) {
  EXPECT_EQ(rule(R"({"cities":[{"built":["Baths"]},{},{}]})"), "7W-6.3");
  EXPECT_EQ(rule(R"({"turn":2,"cities":[{"built":["Baths"],"stages":1},{},{}]})"), "7W-6.3");
  EXPECT_EQ(
      rule(
          R"({"age":2,"cities":[{"wonder":"giza","built":["Baths","Altar","Theater","Loom","Glassworks","Press","Stockade"]},{},{}]})"),
      "7W-6.3");
  EXPECT_EQ(rule(R"({"age":2,"cities":[{"wonder":"babylon","side":"B","stages":2,
                 "built":["Baths","Altar","Theater","Loom","Glassworks"]},{},{}]})"),
            "7W-6.3");
}

TEST(BrokenPositions, CoinsOutOfBounds) {
  EXPECT_EQ(refusal(R"({"cities":[{"coins":-1},{},{}]})"),
            "position.cities[0].coins: must be a whole number from 0 to 999, not -1");
  EXPECT_EQ(refusal(R"({"cities":[{"coins":1000},{},{}]})"),
            "position.cities[0].coins: must be a whole number from 0 to 999, not 1000");
}

TEST(BrokenPositions, UnknownNames) {
  EXPECT_EQ(refusal(R"({"cities":[{"built":["Bats"]},{},{}]})"),
            "position.cities[0].built[0]: no card is called \"Bats\"; did you mean Baths? [7W-1.3]");
  EXPECT_NE(refusal(R"({"cities":[{"wonder":"Roads"},{},{}]})").find("did you mean Rhodes?"),
            std::string::npos);
  EXPECT_NE(refusal(R"({"cities":[{"side":"C"},{},{}]})").find("a side is A or B"), std::string::npos);
  EXPECT_NE(refusal(R"({"step":"war"})").find("must be one of boards, cards"), std::string::npos);
  EXPECT_NE(refusal(R"({"ages":2})").find("position.ages: is not known here"), std::string::npos);
  EXPECT_NE(
      refusal(R"({"cities":[{"shields":2},{},{}]})").find("position.cities[0].shields: is not known here"),
      std::string::npos);
}

TEST(BrokenPositions, WrongTypes) {
  for (const char* text :
       {"[]", "3", "null", R"({"age":"two"})", R"({"cities":3})", R"({"cities":[3,{},{}]})",
        R"({"cities":[{"built":"Baths"},{},{}]})", R"({"cities":[{"built":[1]},{},{}]})",
        R"({"cities":[{"hand":{}},{},{}]})", R"({"cities":[{"victories":1},{},{}]})",
        R"({"cities":[{"free_build":1},{},{}]})", R"({"cities":[{"sealed":1},{},{}]})", R"({"record":[]})",
        R"({"discard":{}})", R"({"age":1.5})", R"({"turn":1e99})",
        R"({"record":{"ages":[{"packets":[1,2,3]}]}})", R"({"record":{"ages":[1]}})"}) {
    EXPECT_NE(refusal(text), "accepted") << text;
  }
}

// 7W-2.4, 7W-14.1: as many cities as players, all different; two players have a third one.
TEST(BrokenPositions, MissingSeats) {
  Options two;
  two.players = 2;
  EXPECT_EQ(rule(R"({"cities":[{},{}]})"), "7W-2.4");
  EXPECT_EQ(rule(R"({"cities":[{},{},{},{}]})"), "7W-2.4");
  EXPECT_EQ(rule(R"({"cities":[{},{}]})", two), "7W-14.1");
  EXPECT_EQ(rule(R"({"cities":[{"wonder":"giza"},{"wonder":"giza"},{}]})"), "7W-2.4");
  EXPECT_EQ(rule(R"({"cities":[{},{},{"hand":["Baths"]}]})", two), "7W-14.5");
}

// 7W-8.2, 7W-14.11: hand sizes follow from the turn.
TEST(BrokenPositions, HandsTooLarge) {
  Options two;
  two.players = 2;
  EXPECT_EQ(rule(R"({"turn":6,"cities":[{"hand":["Baths","Altar","Theater"]},{},{}]})"), "7W-8.2");
  EXPECT_EQ(rule(R"({"turn":6,"cities":[{"hand":["Baths","Altar","Theater"]},{},{}]})", two), "7W-14.11");
  EXPECT_EQ(rule(R"({"turn":6,"cities":[{},{"hand":["Baths","Altar","Theater"]},{}]})", two),
            "accepted");  // the holder
  EXPECT_EQ(rule(R"({"cities":[{"hand":["Walls"]},{},{}]})"), "7W-6.2");
  EXPECT_EQ(rule(R"({"age":2,"cities":[{"built":["Palace"]},{},{}]})"), "7W-6.1");
}

// 7W-7.5: a board has only so many stages.
TEST(BrokenPositions, StagesBeyondTheBoard) {
  EXPECT_EQ(rule(R"({"age":3,"cities":[{"wonder":"giza","side":"A","stages":4},{},{}]})"), "7W-7.5");
  EXPECT_EQ(rule(R"({"age":3,"cities":[{"wonder":"giza","side":"B","stages":4},{},{}]})"), "accepted");
  EXPECT_EQ(rule(R"({"age":3,"cities":[{"wonder":"rhodes","side":"B","stages":3},{},{}]})"), "7W-7.5");
}

// 7W-10.1, 7W-10.4: tokens come at the end of an age, two at most.
TEST(BrokenPositions, TokensTooEarly) {
  EXPECT_EQ(rule(R"({"age":3,"cities":[{"victories":[1,0,2]},{},{}]})"), "7W-10.1");
  EXPECT_EQ(rule(R"({"age":2,"cities":[{"defeats":3},{},{}]})"), "7W-10.4");
}

// 7W-10.4: one token at most from each neighbour in each age.
TEST(BrokenPositions, MoreTokensThanConflicts) {
  EXPECT_EQ(rule(R"({"age":2,"cities":[{"victories":[2],"defeats":1},{},{}]})"), "7W-10.4");
  EXPECT_EQ(rule(R"({"step":"over","cities":[{"victories":[2,2,2],"defeats":6},{},{}]})"), "7W-10.4");
  EXPECT_EQ(rule(R"({"step":"over","cities":[{"victories":[2,2,2],"defeats":1},{},{}]})"), "7W-10.4");
  EXPECT_EQ(rule(R"({"age":2,"cities":[{"victories":[1],"defeats":1},{},{}]})"), "accepted");
  EXPECT_EQ(rule(R"({"step":"over","cities":[{"victories":[0,2,1],"defeats":3},{},{}]})"), "accepted");
  EXPECT_EQ(refusal(R"({"age":2,"cities":[{},{"victories":[2],"defeats":2},{}]})"),
            "position.cities[1]: 2 victory and 2 defeat tokens are more than a city can have: 2 for each "
            "finished age, one against each neighbour, so 2 [7W-10.4]");
}

// 7W-12.13, 7W-12.15, 7W-12.16: the discard pile gives only what somebody threw away, to who may look.
TEST(BrokenPositions, TheDiscardPile) {
  EXPECT_EQ(
      rule(
          R"({"age":2,"cities":[{"wonder":"giza","exhumed":["Altar"]},{"wonder":"rhodes"},{"wonder":"ephesus"}]})"),
      "7W-12.13");
  EXPECT_EQ(rule(R"({"cities":[{},{},{}],"discard":["Altar"]})"), "7W-12.15");
  EXPECT_EQ(rule(R"({"step":"mausoleum","cities":[{"wonder":"halicarnassus","side":"A","stages":0},{},{}]})"),
            "7W-12.16");
  EXPECT_EQ(
      refusal(
          R"({"age":2,"cities":[{"wonder":"halicarnassus","side":"A","stages":2,"exhumed":["Altar","Baths"]},{},{}]})"),
      "position.cities[0].exhumed[0]: names more cards than were built from the discard pile so far: "
      "at "
      "most 1, one for each such stage [7W-12.13]");
}

// 7W-12.16: how many constructions are to come follows from the stages.
TEST(BrokenPositions, ConstructionsThatAreDue) {
  EXPECT_EQ(refusal(R"({"turn":3,"mausoleum_due":1,"cities":[{},{},{}]})"),
            "position.mausoleum_due: must be 0 here: the completed stages give that many constructions from "
            "the discard pile; leave it out [7W-12.16]");
  const std::string city = R"("cities":[{"wonder":"halicarnassus","side":"B","stages":1},{},{}]})";
  for (const char* due : {"0", "2"}) {
    EXPECT_EQ(refusal(R"({"turn":3,"step":"mausoleum","mausoleum_due":)" + std::string(due) + "," + city),
              "position.mausoleum_due: must be from 1 to 1, the stages just completed that build from the "
              "discard pile; leave it out [7W-12.16]");
  }
  EXPECT_EQ(rule(R"({"turn":3,"step":"mausoleum","mausoleum_due":1,)" + city), "accepted");
}

TEST(BrokenPositions, SealedChoices) {
  EXPECT_EQ(rule(R"({"cities":[{"hand":["Baths"],"sealed":"discard Altar"},{"hand":["Altar"]},{}]})"),
            "7W-6.5");
  EXPECT_EQ(
      rule(
          R"({"cities":[{"hand":["Altar"],"sealed":"build Altar"},{"hand":["Theater"],"sealed":"discard Theater"},
                 {"hand":["Baths"],"sealed":"discard Baths"}]})"),
      "7W-6.5");
  EXPECT_NE(refusal(R"({"cities":[{"sealed":"bild Baths"},{},{}]})").find("a move begins with build"),
            std::string::npos);
}

// 7W-2.10, 7W-2.11: boards are chosen in seat order, before anybody has a card.
TEST(BrokenPositions, Boards) {
  Options choose;
  choose.wonder_assignment = WonderAssignment::Choose;
  EXPECT_EQ(rule(R"({"step":"boards"})"), "7W-2.10");
  EXPECT_EQ(rule(R"({"step":"boards","cities":[{},{"wonder":"giza","side":"A"},{}]})", choose), "7W-2.10");
  EXPECT_EQ(rule(R"({"step":"boards","cities":[{"hand":["Baths"]},{},{}]})", choose), "7W-2.11");
  expect_round_trip(
      read(R"({"step":"boards","cities":[{"wonder":"giza","side":"A"},{},{}]})", choose).value());
}

TEST(BrokenPositions, TooLarge) {
  EXPECT_NE(refusal("{\"cities\":[{\"built\":[" + std::string(2 << 20, ' ') + "]}]}").find("bytes long"),
            std::string::npos);
  std::string many = "{\"discard\":[\"Baths\"";
  for (int i = 0; i < 300; ++i) many += ",\"Baths\"";
  EXPECT_NE(refusal(many + "]}").find("at most"), std::string::npos);
  EXPECT_NE(refusal(std::string(100, '[') + std::string(100, ']')).find("64 levels"), std::string::npos);
}

// Whatever is changed in a full position: a clear answer, or a state that is whole.
TEST(BrokenPositions, DamagedRecordsAreRefusedOrWhole) {
  Random random = Random::fast(11);
  int refused = 0;
  for (std::uint64_t seed = 0; seed < effort(24ULL); ++seed) {
    int count = 0;
    for_each_state(options_for(seed), seed, [&](const State& s) {
      if (count++ % 20 != 3) return;
      const Json whole = the_game().position(s);
      for (int i = 0; i < 20; ++i) {
        // One leaf of the document becomes another leaf's value, a stranger, or nothing.
        const Json flat = whole.flatten();
        const auto pick = [&] {
          return std::next(flat.begin(),
                           static_cast<long>(random.below(static_cast<std::uint32_t>(flat.size()))));
        };
        const Json::json_pointer place(pick().key());
        Json damaged = whole;
        const Json strangers[] = {*pick(), nullptr, -1, 1000000, "", Json::array(), "built baths", 2};
        damaged[place] = strangers[random.below(8)];
        Random unused = Random::fast(1);
        const auto read = the_game().read_position(damaged, s.options, unused);
        if (read) {
          EXPECT_EQ(the_game().broken_invariant(*read), "");
        } else {
          ++refused;
          EXPECT_FALSE(read.error().what.empty());
        }
      }
    });
  }
  EXPECT_GT(refused, effort(100));
}

}  // namespace
}  // namespace zig::seven_wonders
