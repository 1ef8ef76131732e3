// What a board is told beside the rules: outlooks, the units of a cost, where points come from.
#include "games/seven_wonders/outlook.h"

#include <gtest/gtest.h>

#include "games/seven_wonders/random_play_testkit.h"
#include "games/seven_wonders/scoring.h"

namespace zig::seven_wonders {
namespace {

State position(std::string_view text) {
  Random random = Random::fast(7);
  const auto state = the_game().read_position(parse_json(text, "position").value(), Options{}, random);
  EXPECT_TRUE(state) << (state ? "" : state.error().line());
  return state.value_or(State{});
}

// What the decision tells about the option at that place.
Json outlook_of(const Json& decision, std::size_t place) {
  for (const Json& entry : decision["outlooks"]) {
    if (std::ranges::count(entry["options"], Json(place)) > 0) return entry;
  }
  return nullptr;
}
// About the option with this notation.
Json outlook(const Json& decision, std::string_view move) {
  for (std::size_t i = 0; i < decision["options"].size(); ++i) {
    if (decision["options"][i]["move"] == move) return outlook_of(decision, i);
  }
  ADD_FAILURE() << move;
  return Json::object();
}
Json unavailable(const Json& decision, std::string_view card, std::string_view use) {
  for (const Json& entry : decision["unavailable"]) {
    if (entry.value("card", "") == card && entry["use"] == use) return entry;
  }
  return nullptr;
}

// Own ore, ore from the right for 1 (East Trading Post), glass from the left for 2: the third different symbol.
State dispensary() {
  return position(R"({"age":2,"turn":4,"cities":[
    {"wonder":"Babylon","side":"B","coins":3,"built":["Ore Vein","Scriptorium","Workshop","East Trading Post"],
     "hand":["Library","Dispensary","Walls","Stables"]},
    {"wonder":"Alexandria","side":"A","built":["Barracks"]},
    {"wonder":"Rhodes","side":"A"}]})");
}

TEST(Outlook, SaysHowEachUnitIsMet) {
  const Json decision = the_game().decision(dispensary(), Seat{0}, Lang::En);
  EXPECT_EQ(outlook(decision, "build Dispensary <2 1>")["units"],
            Json::parse(R"([{"resource":"ore","from":"own"},{"resource":"ore","from":"right","price":1},
                            {"resource":"glass","from":"left","price":2}])"));
}

TEST(Outlook, SaysWhatCoinsAndPointsBecome) {
  const Json decision = the_game().decision(dispensary(), Seat{0}, Lang::En);
  const Json build = outlook(decision, "build Dispensary <2 1>");
  EXPECT_EQ(build["coins"], Json::parse(R"({"now":3,"paid":3,"gained":0,"after":0})"));
  EXPECT_EQ(build["points"], Json::parse(R"({"now":3,"after":10,"by":{"coins":-1,"scientific":8}})"));
  EXPECT_FALSE(build.contains("shields"));
  EXPECT_EQ(outlook(decision, "discard Walls")["coins"],
            Json::parse(R"({"now":3,"paid":0,"gained":3,"after":6})"));
  EXPECT_FALSE(outlook(decision, "build Library").contains("units"));  // a chain costs nothing
}

TEST(Outlook, SaysWhatShieldsWouldBring) {
  const State s = position(R"({"age":2,"turn":6,"cities":[
    {"wonder":"Rhodes","side":"A","built":["Clay Pool","Lumber Yard"],"hand":["Stables","Library"]},
    {"wonder":"Alexandria","side":"A","built":["Barracks"]},{"wonder":"Ephesus","side":"A"}]})");
  const Json build = outlook(the_game().decision(s, Seat{0}, Lang::En), "build Stables");
  EXPECT_EQ(build["shields"], Json::parse(R"({"now":0,"after":2})"));
  EXPECT_EQ(build["tokens"], Json::parse(R"({"left":{"now":-1,"after":3},"right":{"now":0,"after":3}})"));
}

TEST(Outlook, SaysWhatIsShort) {
  const Json decision = the_game().decision(dispensary(), Seat{0}, Lang::En);
  const Json walls = unavailable(decision, "walls", "build");
  EXPECT_EQ(walls["reason"], "resources");
  EXPECT_EQ(walls["units"], Json::parse(R"([{"resource":"stone","from":"nobody"},
    {"resource":"stone","from":"nobody"},{"resource":"stone","from":"nobody"}])"));
  const State poor = position(R"({"age":3,"turn":6,"cities":[
    {"wonder":"Alexandria","side":"A","coins":1,"built":["Lumber Yard"],"hand":["University","Palace"]},
    {"wonder":"Rhodes","side":"A","built":["Timber Yard"]},{"wonder":"Ephesus","side":"A"}]})");
  const Json university = unavailable(the_game().decision(poor, Seat{0}, Lang::En), "university", "build");
  EXPECT_EQ(university["reason"], "coins");
  EXPECT_EQ(university["coins_short"], 3);
  EXPECT_EQ(university["units"][1]["from"], "left");
}

int coins_to(const Json& units, std::string_view seller) {
  int coins = 0;
  for (const Json& unit : units) {
    if (unit["from"] == seller) coins += unit["price"].get<int>();
  }
  return coins;
}

// In any position: the units of an option cost what the option pays, and as many are named as the cost has.
TEST(Outlook, UnitsAddUpToThePayment) {
  const Box& box = the_game().box();
  for (std::uint64_t seed = 0; seed < effort(20ULL); ++seed) {
    for_each_state(options_for(seed), seed, [&](const State& s) {
      for (Seat seat : the_game().pending(s)) {
        const Json decision = the_game().decision(s, seat, Lang::En);
        for (std::size_t i = 0; i < decision["options"].size(); ++i) {
          const Json& entry = decision["options"][i];
          const Action action = the_game().action(entry["id"].get<int>());
          if (action.kind != Action::Kind::Build && action.kind != Action::Kind::Stage) continue;
          const Json told = outlook_of(decision, i);
          const Json units = told.contains("units") ? told["units"] : Json::array();
          ASSERT_EQ(coins_to(units, "left"), int{action.left}) << entry["move"];
          ASSERT_EQ(coins_to(units, "right"), int{action.right}) << entry["move"];
          ASSERT_EQ(coins_to(units, "nobody"), 0);
          const City& city = s.city[decision["city"].get<int>()];
          if (action.kind == Action::Kind::Stage) {
            ASSERT_EQ(units.size(), box.wonders[city.wonder].sides[city.side].stages[city.stages].cost.total);
          } else if (entry["badge"] != "chain") {
            ASSERT_EQ(units.size(), box.card(action.card).cost.total);
          }
        }
      }
    });
  }
}

Action any_discard(const State& s, Seat seat) {
  SevenWonders::Actions actions;
  the_game().legal(s, seat, actions);
  return *std::ranges::find(actions, Action::Kind::Discard, &Action::kind);
}

// When all others throw a card away, the outlook comes true.
TEST(Outlook, ComesTrueWhenNobodyElseBuilds) {
  int checked = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    for_each_state(options_for(seed), seed, [&](const State& s) {
      if (s.step != Step::ChooseCards || s.choices_made != 0 || s.turn == 6 || s.two_players()) return;
      const Json decision = the_game().decision(s, Seat{0}, Lang::En);
      for (std::size_t i = 0; i < decision["options"].size(); ++i) {
        const Json& entry = decision["options"][i];
        const Json told = outlook_of(decision, i);
        State after = s;
        Random random = Random::fast(seed);
        Silent silent;
        for (std::uint8_t n = 1; n < s.players(); ++n) {
          the_game().apply(after, Seat{n}, any_discard(s, Seat{n}), random, silent);
        }
        the_game().apply(after, Seat{0}, the_game().action(entry["id"].get<int>()), random, silent);
        ASSERT_EQ(told["coins"]["after"], after.city[0].coins) << entry["move"];
        ASSERT_EQ(told["points"]["after"], score_city(the_game().box(), after, 0).total()) << entry["move"];
        if (told.contains("shields")) {
          ASSERT_EQ(told["shields"]["after"], after.city[0].shields) << entry["move"];
        }
        ++checked;
      }
    });
  }
  EXPECT_GT(checked, 1000);
}

TEST(Sums, AddUpToTheCategories) {
  for (std::uint64_t seed = 0; seed < effort(30ULL); ++seed) {
    for_each_state(options_for(seed), seed, [&](const State& s) {
      const Json view = the_game().view(s, Observer{});
      for (const Json& city : view["cities"]) {
        for (const auto& [category, parts] : city["sums"].items()) {
          int sum = 0;
          for (const Json& part : parts) sum += part["points"].get<int>();
          ASSERT_EQ(sum, city["points"][category].get<int>()) << category << " " << parts;
        }
      }
    });
  }
}

TEST(Sums, ExplainScience) {
  const State s = position(R"({"age":3,"turn":6,"cities":[
    {"wonder":"Babylon","side":"A","stages":2,"built":["Apothecary","Workshop","School","Academy"]},{},{}]})");
  EXPECT_EQ(the_game().view(s, Seat{0})["cities"][0]["sums"]["scientific"],
            Json::parse(
                R"([{"symbol":"compass","count":3,"wild":1,"points":9},{"symbol":"gear","count":1,"points":1},
                            {"symbol":"tablet","count":1,"points":1},{"sets":1,"points":7}])"));
}

// 7W-15: what a seat is told depends on nothing that it cannot see.
TEST(Outlook, IsTheSameInEveryWorldTheSeatCannotTellApart) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Random random = Random::fast(seed);
    for_each_state(options_for(seed), seed, [&](const State& s) {
      for (Seat seat : the_game().pending(s)) {
        State imagined = s;
        the_game().imagine(imagined, seat, random);
        ASSERT_EQ(the_game().decision(s, seat, Lang::En), the_game().decision(imagined, seat, Lang::En));
      }
    });
  }
}

}  // namespace
}  // namespace zig::seven_wonders
