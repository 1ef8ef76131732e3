// 7W-15: what a seat sees, and what it does not.
#include <gtest/gtest.h>

#include "games/seven_wonders/random_play_testkit.h"

namespace zig::seven_wonders {
namespace {

State position(std::string_view text, Options options = {}) {
  Random random = Random::fast(7);
  const auto state = the_game().read_position(parse_json(text, "position").value(), options, random);
  EXPECT_TRUE(state) << (state ? "" : state.error().line());
  return state.value_or(State{});
}
std::vector<Event> play(State& s, int seat, std::string_view move) {
  Random random = Random::fast(5);
  Recorder<Event> recorder;
  const Seat who{static_cast<std::uint8_t>(seat)};
  const Action action = the_game().parse_action(move).value();
  EXPECT_TRUE(the_game().judge(s, who, action).legal()) << move;
  the_game().apply(s, who, action, random, recorder);
  return recorder.events;
}
Json find(const Json& record, int turn, int city) {
  for (const Json& entry : record) {
    if (entry["turn"] == turn && entry["city"] == city) return entry;
  }
  return nullptr;
}
constexpr std::string_view kTurnOne = R"({"cities":[
  {"wonder":"giza","side":"A","hand":["Altar"]},{"wonder":"rhodes","side":"A","hand":["Theater"]},
  {"wonder":"ephesus","side":"A","hand":["Baths"]}]})";

// 7W-15.1: boards, buildings, stages, coins, tokens, sizes, age, turn and who has chosen are open to all.
TEST(View, ShowsWhatIsOpen) {
  State s = position(kTurnOne);
  play(s, 1, "discard Theater");
  const Json view = the_game().view(s, Observer{});
  EXPECT_EQ(view["observer"], "spectator");
  EXPECT_EQ(view["age"], 1);
  EXPECT_EQ(view["turn"], 1);
  EXPECT_EQ(view["passing"], "left");
  EXPECT_EQ(view["pending"], Json::array({0, 2}));
  EXPECT_EQ(view["chosen"], Json::array({1}));
  EXPECT_EQ(view["discard_pile"]["size"], 0);
  EXPECT_EQ(view["cities"][0]["wonder"], "giza");
  EXPECT_EQ(view["cities"][0]["side"], "A");
  EXPECT_EQ(view["cities"][0]["coins"], 3);
  EXPECT_EQ(view["cities"][0]["hand_size"], 7);
  EXPECT_EQ(view["cities"][0]["stages"], Json({{"completed", 0}, {"total", 3}}));
  EXPECT_FALSE(view.contains("own"));
}

// 7W-15.2: a hand, a sealed choice and cards that lie face down are hidden from all others.
TEST(View, HidesHandsAndSealedChoices) {
  State s = position(kTurnOne);
  play(s, 1, "discard Theater");
  EXPECT_EQ(the_game().view(s, Seat{1})["own"]["sealed"]["own"], "discard Theater");
  EXPECT_EQ(the_game().view(s, Seat{0})["own"]["sealed"], Json::object());
  EXPECT_EQ(the_game().view(s, Seat{0}).dump().find("theater"), std::string::npos);
  EXPECT_EQ(the_game().view(s, Observer{}).dump().find("theater"), std::string::npos);
  EXPECT_NE(the_game().view(s, Seat{0})["own"]["hand"].dump().find("altar"), std::string::npos);
}

// 7W-15.2, 7W-15.7: after the reveal the action is open, the card only if it was built or the seat put it
// there.
TEST(View, TheRecordNamesOnlyWhatTheObserverKnows) {
  State s = position(kTurnOne);
  play(s, 1, "discard Theater");
  play(s, 2, "discard Baths");
  const auto events = play(s, 0, "build Altar");
  const Json theirs = the_game().view(s, Seat{0})["record"], own = the_game().view(s, Seat{1})["record"];
  EXPECT_EQ(find(theirs, 1, 0)["card"], "altar");
  EXPECT_EQ(find(theirs, 1, 1)["use"], "discarded");
  EXPECT_FALSE(find(theirs, 1, 1).contains("card"));
  EXPECT_EQ(find(own, 1, 1)["card"], "theater");
  EXPECT_EQ(the_game().view(s, Seat{1})["own"]["face_down"].size(), 1U);
  for (const Event& event : events) {
    if (event.kind != Event::Kind::Discarded || event.city != 1) continue;
    EXPECT_FALSE(the_game().event_json(s, event, Seat{0}).contains("card"));
    EXPECT_FALSE(the_game().event_json(s, event, Observer{}).contains("card"));
    EXPECT_EQ(the_game().event_json(s, event, Seat{1})["card"], "theater");
    EXPECT_EQ(the_game().event_text(s, event, Seat{0}, Lang::En),
              "Rhodes (seat 1) discards a card for 3 coins.");
    EXPECT_EQ(the_game().event_text(s, event, Seat{1}, Lang::En),
              "Rhodes (seat 1) discards Theater for 3 coins.");
  }
}

// 7W-15.6: payments are open after the reveal.
TEST(View, PaymentsAreOpen) {
  State s = position(
      R"({"cities":[{"wonder":"rhodes","side":"A","hand":["Baths"]},{"wonder":"giza","side":"A","hand":["Altar"]},
                     {"wonder":"ephesus","side":"A","hand":["Theater"]}]})");
  play(s, 0, "build Baths <2");
  play(s, 1, "discard Altar");
  for (const Event& event : play(s, 2, "discard Theater")) {
    if (event.kind != Event::Kind::Built) continue;
    EXPECT_EQ(the_game().event_json(s, event, Observer{})["pay"],
              Json({{"left", 2}, {"right", 0}, {"bank", 0}}));
    EXPECT_EQ(the_game().event_text(s, event, Observer{}, Lang::En),
              "Rhodes (seat 0) builds Baths and pays 2 to Giza (left).");
  }
}

// 7W-15.3, 7W-15.8: a seat remembers every hand it held, at the moment of choosing.
TEST(View, RemembersHandsSeen) {
  State s = position(kTurnOne);
  const Json first = the_game().view(s, Seat{0})["own"]["hand"];
  play(s, 0, "build Altar");
  play(s, 1, "discard Theater");
  play(s, 2, "discard Baths");
  const Json view = the_game().view(s, Seat{0});
  ASSERT_EQ(view["memory"]["hands"].size(), 2U);
  EXPECT_EQ(view["memory"]["hands"][0]["cards"], first);
  EXPECT_EQ(view["memory"]["hands"][1]["cards"], view["own"]["hand"]);
  EXPECT_EQ(view["own"]["hand"].size(), 6U);
}

// 7W-15.4: nobody knows the unused guilds and the draw pile.
TEST(View, ShowsNoPileAndNoUnusedGuilds) {
  Options two;
  two.players = 2;
  const State s = position(R"({"age":3,"turn":2})", two);
  for (Observer observer : {Observer{}, Observer(Seat{0}), Observer(Seat{1})}) {
    const Json view = the_game().view(s, observer);
    EXPECT_EQ(view["draw_pile"], Json({{"size", 5}}));
    EXPECT_FALSE(view.contains("revealed"));
  }
}

// 7W-15.5: only the owner of a Mausoleum right looks at the discard pile; the card then built is open.
TEST(View, ThePileIsShownToTheOneWhoLooks) {
  State s =
      position(R"({"turn":2,"step":"mausoleum","cities":[{"wonder":"halicarnassus","side":"B","stages":1},
                     {"built":["Altar","Theater"]},{"built":["Stone Pit","Clay Pool"]}],"discard":["Baths"]})");
  EXPECT_EQ(the_game().view(s, Seat{0})["discard_pile"]["cards"], Json::array({"baths"}));
  EXPECT_FALSE(the_game().view(s, Seat{1})["discard_pile"].contains("cards"));
  EXPECT_FALSE(the_game().view(s, Observer{})["discard_pile"].contains("cards"));
  play(s, 0, "exhume Baths");
  EXPECT_EQ(the_game().view(s, Seat{1})["looks"][0]["taken"], "baths");
  EXPECT_EQ(the_game().view(s, Seat{1})["cities"][0]["buildings"]["blue"], Json::array({"baths"}));
  EXPECT_EQ(the_game().view(s, Seat{0})["memory"]["piles"][0]["cards"], Json::array({"baths"}));
}

// 7W-14.15: the drawn card is seen only by the holder.
TEST(View, TheDrawIsTheHoldersSecret) {
  Options two;
  two.players = 2;
  const State s = position("{}", two);
  EXPECT_EQ(the_game().view(s, Seat{0})["memory"]["draws"].size(), 1U);
  EXPECT_EQ(the_game().view(s, Seat{1})["memory"]["draws"].size(), 0U);
  EXPECT_EQ(the_game().view(s, Seat{0})["free_city_holder"], 0);
}

// 7W-15.13: of a sealed choice only the fact that it was made is known.
TEST(View, ASealedChoiceIsOnlyAFact) {
  State one = position(kTurnOne), other = one;
  play(one, 1, "discard Theater");
  play(other, 1, "build Theater");
  EXPECT_EQ(the_game().view(one, Seat{0}), the_game().view(other, Seat{0}));
  EXPECT_NE(the_game().view(one, Seat{1}), the_game().view(other, Seat{1}));
}

// 7W-15.14: after the end everything may be shown.
TEST(View, AfterTheEndEverythingIsShown) {
  for (std::uint64_t seed : {0, 1, 2}) {
    const State s = for_each_state(options_for(seed), seed, [](const State&) {});
    const Json view = the_game().view(s, Observer{});
    for (const Json& entry : view["record"]) EXPECT_TRUE(entry.contains("card"));
    EXPECT_TRUE(view["discard_pile"].contains("cards"));
    EXPECT_EQ(view["revealed"]["dealt"].size(), 3U);
    for (const Json& hands : view["revealed"]["dealt"]) {
      for (const Json& hand : hands) EXPECT_EQ(hand.size(), 7U);
    }
  }
}

// 7W-15.8, 7W-15.12, 7W-R.31: a view is the same in every world that its seat thinks possible.
TEST(View, IsTheSameInEveryImaginedWorld) {
  for (std::uint64_t seed = 0; seed < effort(120ULL); ++seed) {
    int count = 0;
    for_each_state(options_for(seed), seed, [&](const State& s) {
      if (count++ % 9 != 0) return;
      for (std::uint8_t n = 0; n <= s.players(); ++n) {
        const Observer observer = n < s.players() ? Observer(Seat{n}) : Observer{};
        State imagined = s;
        Random random = Random::fast(seed * 1000 + static_cast<std::uint64_t>(count));
        the_game().imagine(imagined, observer, random);
        ASSERT_EQ(the_game().view(s, observer), the_game().view(imagined, observer))
            << "seed " << seed << " seat " << int{n};
        ASSERT_EQ(the_game().broken_invariant(imagined), "");
      }
    });
  }
}

// 7W-16.4, 7W-16.5: the options of a decision are the legal moves, each once.
TEST(Decision, OptionsAreTheLegalMoves) {
  for (std::uint64_t seed = 0; seed < effort(30ULL); ++seed) {
    for_each_state(options_for(seed), seed, [&](const State& s) {
      SevenWonders::Actions actions;
      for (std::uint8_t n = 0; n < s.players(); ++n) {
        const Json decision = the_game().decision(s, Seat{n}, Lang::En);
        the_game().legal(s, Seat{n}, actions);
        if (!the_game().pending(s).has(Seat{n})) {
          EXPECT_TRUE(decision.is_null());
          continue;
        }
        ASSERT_EQ(decision["options"].size(), actions.size());
        for (std::size_t i = 0; i < actions.size(); ++i) {
          EXPECT_EQ(decision["options"][i]["id"], the_game().id(actions[i]));
          EXPECT_EQ(the_game().parse_action(decision["options"][i]["move"].get<std::string>()).value(),
                    actions[i]);
        }
        EXPECT_EQ(decision["kind"], s.step == Step::ChooseCards ? "sealed" : "pick_one");
      }
    });
  }
}

// 7W-14.5: the holder chooses for their own city first, then for the Free City.
TEST(Decision, AsksTheHolderTwice) {
  Options two;
  two.players = 2;
  State s = position(R"({"cities":[{"hand":["Altar","Theater"]},{},{}]})", two);
  EXPECT_EQ(the_game().decision(s, Seat{0}, Lang::En)["step"], "card");
  play(s, 0, "build Altar");
  const Json decision = the_game().decision(s, Seat{0}, Lang::En);
  EXPECT_EQ(decision["step"], "free_city_card");
  EXPECT_EQ(decision["city"], kFreeCity);
  EXPECT_TRUE(decision["options"][0]["text"].get<std::string>().starts_with("For the Free City: "));
  EXPECT_NE(decision["unavailable"].dump().find("7W-14.5"), std::string::npos);
}

TEST(Decision, SaysWhyNot) {
  const State s = position(
      R"({"age":3,"turn":6,"cities":[{"wonder":"giza","side":"A","coins":0,"hand":["Palace","Pantheon"]},
                           {"wonder":"rhodes","side":"A"},{"wonder":"ephesus","side":"A"}]})");
  const Json decision = the_game().decision(s, Seat{0}, Lang::Cs);
  ASSERT_EQ(decision["unavailable"].size(), 3U);  // two cards that cannot be built, and the stage once
  EXPECT_EQ(decision["unavailable"][0]["rule"], "7W-3.3");
  EXPECT_EQ(decision["unavailable"][1]["use"], "stage");
  EXPECT_FALSE(decision["unavailable"][1].contains("card"));
}

TEST(Decision, TellsHowACardIsPaid) {
  const State s = position(R"({"age":3,"turn":6,"cities":[
    {"wonder":"Alexandria","side":"A","coins":4,"built":["Lumber Yard","Library"],"hand":["University","Senate"]},
    {"wonder":"Giza","side":"A"},{"wonder":"Ephesus","side":"A"}]})");
  const Json option = the_game().decision(s, Seat{0}, Lang::En)["options"][0];
  EXPECT_EQ(option["badge"], "chain");
  EXPECT_EQ(option["text"], "Build Senate for free, thanks to Library");
  const State paid = position(R"({"age":3,"turn":6,"cities":[
    {"wonder":"Alexandria","side":"A","coins":4,"built":["Lumber Yard"],"hand":["University","Palace"]},
    {"wonder":"Rhodes","side":"A","built":["Timber Yard"]},{"wonder":"Ephesus","side":"A"}]})");
  const Json options = the_game().decision(paid, Seat{0}, Lang::En)["options"];
  bool found = false;
  for (const Json& entry : options) {
    if (entry.value("badge", "") != "trade") continue;
    found = true;
    EXPECT_EQ(entry["text"], "Build University: pay 2 to Rhodes (left), 2 to Ephesus (right)");
    EXPECT_EQ(
        entry["picks"],
        Json::parse(R"([{"card":"university"},{"use":"build"},{"pay":{"left":2,"right":2,"bank":0}}])"));
  }
  EXPECT_TRUE(found);
}

}  // namespace
}  // namespace zig::seven_wonders
