#include "engine/json_reader.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>

namespace zig {
namespace {

// The problem that a reader of this text ends with; empty: none.
std::string problem_of(std::string_view text, const std::function<void(Reader&)>& read) {
  const auto json = parse_json(text, "text");
  if (!json) return json.error().line();
  Reader in(*json, "position");
  read(in);
  return in.failed() ? in.problem().line() : "";
}

TEST(Reader, ReadsFieldsAndDefaults) {
  EXPECT_EQ(problem_of(R"({"age":2,"open":true,"name":"Giza","cities":[{"coins":3},{}]})",
                       [](Reader& in) {
                         EXPECT_EQ(in.integer("age", 1, 3), 2);
                         EXPECT_EQ(in.integer("turn", 1, 6, 4), 4);
                         EXPECT_TRUE(in.boolean("open"));
                         EXPECT_FALSE(in.boolean("closed", false));
                         EXPECT_EQ(in.text("name"), "Giza");
                         auto cities = in.list("cities", 7);
                         ASSERT_EQ(cities.size(), 2U);
                         EXPECT_EQ(cities[0].integer("coins", 0, 9), 3);
                         EXPECT_EQ(cities[1].integer("coins", 0, 9, 7), 7);
                         EXPECT_TRUE(in.list("nothing", 7).empty());
                         in.only_keys({"age", "open", "name", "cities"});
                       }),
            "");
}

TEST(Reader, NamesThePlaceAndWhatIsWanted) {
  const auto coins = [](Reader& in) { in.list("cities", 2).at(1).integer("coins", 0, 999); };
  EXPECT_EQ(problem_of(R"({"cities":[{},{"coins":"many"}]})", coins),
            "position.cities[1].coins: must be a whole number from 0 to 999, not \"many\"");
  EXPECT_EQ(problem_of(R"({"cities":[{},{"coins":-1}]})", coins),
            "position.cities[1].coins: must be a whole number from 0 to 999, not -1");
  EXPECT_EQ(problem_of(R"({"cities":[{},{}]})", coins), "position.cities[1].coins: is missing; add it");
}

TEST(Reader, RefusesNumbersThatAreNotWholeOrTooLarge) {
  const auto age = [](Reader& in) { in.integer("age", 1, 3); };
  for (const char* number :
       {"1.5", "1e0", "4", "0", "-1", "18446744073709551615", "99999999999999999999", "null", "true"}) {
    EXPECT_NE(problem_of("{\"age\":" + std::string(number) + "}", age), "") << number;
  }
}

TEST(Reader, RefusesWrongTypesUnknownKeysAndLongLists) {
  EXPECT_NE(problem_of("[]", [](Reader& in) { in.integer("age", 1, 3, 1); }), "");
  EXPECT_NE(problem_of(R"({"a":[]})", [](Reader& in) { in.object("a"); }), "");
  EXPECT_NE(problem_of(R"({"a":{}})", [](Reader& in) { in.list("a", 3); }), "");
  EXPECT_NE(problem_of(R"({"a":[1,2,3,4]})", [](Reader& in) { in.list("a", 3); }), "");
  EXPECT_NE(problem_of(R"({"a":1})", [](Reader& in) { in.text("a"); }), "");
  EXPECT_EQ(problem_of(R"({"aeg":1})", [](Reader& in) { in.only_keys({"age", "turn"}); }),
            "position.aeg: is not known here; choose from: age, turn");
}

TEST(Reader, KeepsTheFirstProblemAndGivesDefaultsAfterwards) {
  EXPECT_EQ(problem_of(R"({"age":9,"turn":9})",
                       [](Reader& in) {
                         in.integer("age", 1, 3);
                         EXPECT_EQ(in.integer("turn", 1, 6), 1);
                       }),
            "position.age: must be a whole number from 1 to 3, not 9");
}

TEST(ParseJson, RefusesBrokenDeepAndLongTexts) {
  EXPECT_FALSE(parse_json("{\"a\":", "text"));
  EXPECT_FALSE(parse_json("", "text"));
  EXPECT_FALSE(parse_json("{} {}", "text"));
  EXPECT_FALSE(parse_json("\"\xff\"", "text"));
  EXPECT_FALSE(parse_json(std::string(65, '[') + std::string(65, ']'), "text"));
  EXPECT_TRUE(parse_json(std::string(64, '[') + std::string(64, ']'), "text"));
  EXPECT_FALSE(parse_json("\"" + std::string(100, 'a') + "\"", "text", 50));
  EXPECT_EQ(parse_json("{\n\"a\" 1}", "script").error().where, "script");
  EXPECT_NE(parse_json("{\n\"a\" 1}", "script").error().what.english().find("line 2"), std::string::npos);
}

}  // namespace
}  // namespace zig
