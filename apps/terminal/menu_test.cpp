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

std::string text_of(const Json& option) { return option.at("move").get<std::string>(); }

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

// --- a board: hundreds of spaces behind a few pieces

Json placing(const char* piece, const char* id, const char* cell) {
  return option((std::string(id) + " " + cell).c_str(),
                {{{"action", piece}}, {{piece, id}}, {{"cell", cell}}});
}

const Json& board_decision() {
  static const Json json = {
      {"options",
       {option("end turn", {{{"action", "end_turn"}}}), placing("leader", "king", "K1"),
        placing("leader", "king", "K10"), placing("tile", "red", "K10"), placing("tile", "red", "B2"),
        option("catastrophe B2", {{{"action", "catastrophe"}}, {{"cell", "B2"}}}),
        option("catastrophe C2", {{{"action", "catastrophe"}}, {{"cell", "C2"}}})}}};
  return json;
}

std::string by_id(const Json& pick) {
  return pick.begin()->is_string() ? pick.begin()->get<std::string>() : "";
}

Lines board_moves(std::string_view line) {
  static const Menu menu(board_decision(), by_id);
  Lines out;
  for (const Json* each : menu.read(line).options) out.push_back(each->at("move").get<std::string>());
  return out;
}

TEST(BoardMenu, ListsPiecesThenOtherActionsAndTheEndLast) {
  const Menu menu(board_decision(), by_id);
  Lines names;
  for (const MenuItem& item : menu.items()) names.push_back(item.name);
  EXPECT_EQ(names, (Lines{"king", "red", "catastrophe", "end_turn"}));
  EXPECT_EQ(menu.numbers(), Menu::Numbers::Places);
  EXPECT_FALSE(menu.asks_for_space());
}

TEST(BoardMenu, AsksForTheSpaceNextAndSpacesHaveNoNumbers) {
  const Menu menu(board_decision(), by_id);
  const Menu spaces = menu.narrowed(menu.read("1").options);
  EXPECT_TRUE(spaces.asks_for_space());
  EXPECT_EQ(spaces.numbers(), Menu::Numbers::None);
  EXPECT_EQ(spaces.read("1").kind, Reading::Kind::Unknown);
  EXPECT_EQ(spaces.read("k10").options.size(), 1U);
  EXPECT_EQ(spaces.beginning(), "king");
}

TEST(BoardMenu, ASpaceIsNeverTheBeginningOfAnother) {
  EXPECT_EQ(board_moves("king K1"), Lines{"king K1"});
  EXPECT_EQ(board_moves("1 k10"), Lines{"king K10"});
  EXPECT_EQ(board_moves("red K1"), Lines{});
  EXPECT_EQ(board_moves("kin k10"), Lines{"king K10"});
  EXPECT_EQ(board_moves("c b2"), Lines{"catastrophe B2"});
}

TEST(BoardMenu, AmountsAreTheirOwnNumbers) {
  const Json decision = {
      {"options", {option("commit 0", {{{"commit", 0}}}), option("commit 1", {{{"commit", 1}}})}}};
  const Menu menu(decision, by_id);
  EXPECT_EQ(menu.numbers(), Menu::Numbers::Amounts);
  for (const char* amount : {"0", "1"}) {
    const Reading reading = menu.read(amount);
    ASSERT_EQ(reading.options.size(), 1U) << amount;
    EXPECT_EQ(reading.options.front()->at("move"), "commit " + std::string(amount));
  }
  EXPECT_EQ(menu.read("2").kind, Reading::Kind::NoSuchNumber);
}

TEST(BoardMenu, SpacesAmongOtherThingsAreNamedAndSlotsKeepTheirNumbers) {
  Json options = {option("stop", {{{"action", "stop"}}}), option("wonder petra", {{{"wonder", "petra"}}}),
                  option("slot 2", {{{"slot", 2}}}), option("slot 4", {{{"slot", 4}}})};
  for (char letter = 'a'; letter <= 'j'; ++letter) {
    const std::string space = std::string("7") + letter;
    options.push_back(option(("city " + space).c_str(), {{{"space", space}}}));
  }
  const Json asked = {{"options", options}};
  const Menu list(asked, czech);
  EXPECT_EQ(list.numbers(), Menu::Numbers::Places);
  const auto number = [&](const char* line) {
    const Reading reading = list.read(line);
    return reading.options.size() == 1 ? text_of(*reading.options.front()) : std::string("?");
  };
  EXPECT_EQ(number("2"), "slot 2");
  EXPECT_EQ(number("4"), "slot 4");
  EXPECT_EQ(number("5"), "wonder petra");
  EXPECT_EQ(number("6"), "stop");
  EXPECT_EQ(number("7d"), "city 7d");
  EXPECT_EQ(list.read("1").kind, Reading::Kind::NoSuchNumber);
  for (std::size_t i = 0; i < list.items().size(); ++i)
    EXPECT_EQ(list.has_number(i), !list.items()[i].pick.contains("space"));
}

// The places for a tile have numbers on the map, however many there are, in the order of the game.
TEST(BoardMenu, PlacesForATileAreNumbered) {
  Json options = Json::array();
  for (int i = 0; i < 20; ++i) {
    const std::string move = "at " + std::to_string(20 - i) + " 0";
    options.push_back(option(move.c_str(), Json::array({{{"at", Json::array({20 - i, 0})}}})));
  }
  const Json asked = {{"options", options}};
  const Menu list(asked, czech);
  EXPECT_EQ(list.numbers(), Menu::Numbers::Places);
  EXPECT_EQ(text_of(*list.read("1").options.front()), "at 20 0");
  EXPECT_EQ(text_of(*list.read("20").options.front()), "at 1 0");
}

TEST(BoardMenu, ALongListIsNotNumbered) {
  Json options = Json::array();
  for (int i = 0; i < 13; ++i) options.push_back(option("swap", {{{"tiles", {{"red", i}}}}}));
  EXPECT_EQ(Menu({{"options", options}}, by_id).numbers(), Menu::Numbers::None);
}

TEST(BoardMenu, AListOfNamesMayBeLonger) {
  Json options = Json::array();
  for (int i = 0; i < 30; ++i)
    options.push_back(option("tech", Json::array({{{"tech", "t" + std::to_string(i)}}})));
  const Json asked = {{"options", options}};
  EXPECT_EQ(Menu(asked, by_id).numbers(), Menu::Numbers::Places);
}

// A city or a front is no amount: it is numbered like everything else.
TEST(BoardMenu, NumbersThatNameSomethingAreNoAmounts) {
  const Json asked = {
      {"options",
       {option("city 1", Json::array({{{"city", 0}}})), option("city 2", Json::array({{{"city", 1}}}))}}};
  const Menu menu(asked, by_id);
  EXPECT_EQ(menu.numbers(), Menu::Numbers::Places);
  EXPECT_EQ(menu.number_of(0), 1U);
}

TEST(BoardMenu, WhatIsUnavailableMayBeAPathOfPicks) {
  const Json asked = {{"options", {option("city 1", Json::array({{{"city", 0}}}))}},
                      {"unavailable",
                       {{{"move", "found e7"},
                         {"picks", Json::array({{{"square", "e7"}}})},
                         {"rule", "CV-4.5"},
                         {"why", "no"}}}}};
  const Menu menu(asked, by_id);
  EXPECT_EQ(menu.unavailable("found e7").size(), 1U);
  EXPECT_EQ(menu.unavailable("e7").size(), 1U);
  EXPECT_TRUE(menu.unavailable("1").empty());
}

}  // namespace
}  // namespace zig::terminal
