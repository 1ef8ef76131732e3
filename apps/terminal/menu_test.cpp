#include "apps/terminal/menu.h"

#include <gtest/gtest.h>

namespace zig::terminal {
namespace {

Json option(const char* move, Json picks) {
  return {{"move", move}, {"text", move}, {"picks", std::move(picks)}};
}
Json pay(int left, int right) { return {{"pay", {{"left", left}, {"right", right}}}}; }

// Two cards: Library with two payments, given dearest first, and Loom; the Palace cannot be built.
const Json& decision() {
  static const Json json = {
      {"options",
       {option("build Library <4", {{{"card", "library"}}, {{"use", "build"}}, pay(4, 0)}),
        option("build Library <2", {{{"card", "library"}}, {{"use", "build"}}, pay(2, 0)}),
        option("discard Library", {{{"card", "library"}}, {{"use", "discard"}}}),
        option("build Loom", {{{"card", "loom"}}, {{"use", "build"}}}),
        option("discard Loom", {{{"card", "loom"}}, {{"use", "discard"}}}),
        option("discard Palace", {{{"card", "palace"}}, {{"use", "discard"}}})}},
      {"unavailable",
       {{{"card", "palace"}, {"use", "build"}, {"rule", "7W-3.3"}, {"why", "4 units are missing."}},
        {{"use", "stage"}, {"rule", "7W-3.3"}, {"why", "2 units are missing."}}}}};
  return json;
}

std::string czech(const Json& pick) {
  static const Json names = {{"library", "Knihovna"}, {"loom", "Tkalcovna"},  {"palace", "Palác"},
                             {"build", "postavit"},   {"discard", "odhodit"}, {"stage", "etapa"}};
  const Json& value = *pick.begin();
  return value.is_string() ? names.value(value.get<std::string>(), value.get<std::string>()) : value.dump();
}

const Menu& menu() {
  static const Menu menu(decision(), czech);
  return menu;
}

Lines moves(std::string_view line) {
  const Reading reading = menu().read(line);
  Lines out;
  for (const Json* each : reading.options) out.push_back(each->at("move").get<std::string>());
  return out;
}

TEST(Menu, ListsTheFirstThingsOnce) {
  ASSERT_EQ(menu().items().size(), 3U);
  EXPECT_EQ(menu().items()[0].name, "Knihovna");
  EXPECT_EQ(menu().items()[2].options.size(), 1U);
}

TEST(Menu, ANumberPicksAThingWithTheCheapestPaymentFirst) {
  EXPECT_EQ(moves("1"), (Lines{"build Library <2", "build Library <4", "discard Library"}));
}

TEST(Menu, LaterStepsAreAskedOneByOne) {
  const Menu uses = menu().narrowed(menu().read("1").options);
  ASSERT_EQ(uses.items().size(), 2U);
  const Menu payments = uses.narrowed(uses.read("1").options);
  ASSERT_EQ(payments.items().size(), 2U);
  const Menu last = payments.narrowed(payments.read("2").options);
  ASSERT_NE(last.only(), nullptr);
  EXPECT_EQ(last.only()->at("move"), "build Library <4");
}

TEST(Menu, UnderstandsLettersNumbersNamesAndNotation) {
  for (const char* line :
       {"d 2", "2 d", "d loom", "discard 2", "o 2", "odhodit tkal", "DISCARD LOOM", "o Tkalcovna"}) {
    EXPECT_EQ(moves(line), Lines{"discard Loom"}) << line;
  }
  EXPECT_EQ(moves("b 1 <4"), Lines{"build Library <4"});
  EXPECT_EQ(moves("build Library"), (Lines{"build Library <2", "build Library <4"}));
  EXPECT_EQ(moves("p knihovna <2"), Lines{"build Library <2"});
  EXPECT_EQ(moves("palac"), Lines{"discard Palace"});
}

TEST(Menu, SaysWhatIsWrongWithALine) {
  EXPECT_EQ(menu().read("9").kind, Reading::Kind::NoSuchNumber);
  EXPECT_EQ(menu().read("b 0").kind, Reading::Kind::NoSuchNumber);
  EXPECT_EQ(menu().read("b 3").kind, Reading::Kind::Unknown);
  EXPECT_EQ(menu().read("hello").kind, Reading::Kind::Unknown);
  EXPECT_EQ(menu().read("<2").kind, Reading::Kind::Unknown);
  EXPECT_EQ(menu().read("").kind, Reading::Kind::Unknown);
  EXPECT_EQ(menu().read("l").kind, Reading::Kind::Ambiguous);  // library, loom
  EXPECT_EQ(menu().read("99999999999999999999999").kind, Reading::Kind::Unknown);
}

TEST(Menu, FindsTheReasonForWhatCannotBeHad) {
  ASSERT_EQ(menu().unavailable("b 3").size(), 1U);
  EXPECT_EQ(menu().unavailable("postavit palac").size(), 1U);
  EXPECT_EQ(menu().unavailable("e 1").size(), 1U);
  EXPECT_TRUE(menu().unavailable("b 2").empty());
}

TEST(Menu, SpellsOutAPaymentThatIsNotOffered) {
  EXPECT_EQ(menu().spelled_out("b 1 <9"), "build Library <9");
  EXPECT_EQ(menu().spelled_out("b 1"), "");
}

}  // namespace
}  // namespace zig::terminal
