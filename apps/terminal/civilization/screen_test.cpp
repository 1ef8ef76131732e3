// The drawing of Civilization: its map and panels from views, orders, and whole games through string streams.
#include "apps/terminal/civilization/screen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "apps/terminal/civilization/battle.h"
#include "apps/terminal/civilization/details.h"
#include "apps/terminal/civilization/map.h"
#include "apps/terminal/civilization/news.h"
#include "apps/terminal/civilization/panel.h"
#include "apps/terminal/civilization/table_testkit.h"
#include "apps/terminal/json_parts.h"
#include "apps/terminal/local_table.h"

namespace zig::terminal::civilization {
namespace {

using Size = Map::Size;

// A screen on a console that prints into nothing.
struct Desk {
  explicit Desk(table::Table& at, Lang lang = Lang::En)
      : table(at, lang),
        console(in, out, lang),
        catalogue(at.match().catalogue(lang)),
        signs(console, catalogue),
        screen(console, catalogue) {}

  Menu menu(const Json& decision) const {
    return Menu(decision, [this](const Json& pick) { return screen.pick_name(pick); });
  }

  LocalTable table;
  std::istringstream in;
  std::ostringstream out;
  Console console;
  Json catalogue;
  Signs signs;
  CivilizationScreen screen;
};

bool has_line(const Lines& lines, std::string_view text) {
  return std::ranges::any_of(lines,
                             [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

// --- the map

Json square(const char* at, const char* terrain, Json more = Json::object()) {
  more.update({{"at", at}, {"terrain", terrain}});
  return more;
}

// Two tiles, one of them face down; a walled capital with two squares of its outskirts, a mixed group, a hut, a village, water.
Json small_view() {
  const Json library = {{"kind", "building"}, {"id", "library"}, {"seat", 0}};
  return {{"observer", 0},
          {"active", 0},
          {"stage", "turn"},
          {"turn", 3},
          {"phase", "movement"},
          {"tiles", {{{"x", 0}, {"y", 0}, {"tile", "1"}}, {{"x", 4}, {"y", 0}}}},
          {"squares",
           {square("a1", "grassland"), square("b1", "forest", {{"resource", "wheat"}}), square("c1", "water"),
            square("d1", "mountain", {{"coin", true}}),
            square("a2", "grassland", {{"seat", 0}, {"city", 0}, {"marker", library}}),
            square("b2", "grassland"), square("c2", "desert", {{"seat", 0}, {"city", 0}}),
            square("d2", "grassland", {{"marker", {{"kind", "hut"}}}}), square("a3", "forest"),
            square("b3", "grassland"), square("c3", "grassland"),
            square("d3", "mountain", {{"marker", {{"kind", "village"}}}}), square("a4", "grassland"),
            square("b4", "water"), square("c4", "water"), square("d4", "desert")}},
          {"seats",
           {{{"seat", 0},
             {"cities", {{{"city", 0}, {"at", "b2"}, {"capital", true}, {"walled", true}}}},
             {"armies", {{{"figure", 0}, {"at", "c2"}}, {{"figure", 1}, {"at", "c2"}}}},
             {"scouts", {{{"figure", 0}, {"at", "c2"}}}},
             {"stats", {{"water", "closed"}}}},
            {{"seat", 1},
             {"armies", {{{"figure", 0}, {"at", "d4"}}}},
             {"scouts", {{{"figure", 0}, {"at", "a2"}}}}}}}};
}

TEST(CivilizationMap, ShowsTerrainMarkersFiguresAndTheEdgeOfOutskirts) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  const Map map(desk.signs, small_view());
  EXPECT_EQ(map.draw(Size::Wide),
            (Lines{"    a   b   c   d   e   f   g   h  ", " 1  ·   ♣w  ≈≈≈ ^$  ░░░ ░░░ ░░░ ░░░ ",
                   " 2 │Lb○ ★■# 2■□│·∩  ░░░ ░░░ ░░░ ░░░ ", " 3  ♣   ·   ·   ^Ω  ░░░ ░░░ ░░░ ░░░ ",
                   " 4  ·   ≈≈≈ ≈≈≈ ∴ ● ░░░ ░░░ ░░░ ░░░ "}));
  EXPECT_EQ(map.draw(Size::Small), (Lines{"    a  b  c  d  e  f  g  h ", " 1  ·  ♣w ≈≈ ^$ ░░ ░░ ░░ ░░ ",
                                          " 2 │B○ ★■ ■□│·∩ ░░ ░░ ░░ ░░ ", " 3  ♣  ·  ·  ^Ω ░░ ░░ ░░ ░░ ",
                                          " 4  ·  ≈≈ ≈≈ ∴● ░░ ░░ ░░ ░░ "}));
  for (const Size size : {Size::Small, Size::Wide, Size::Widest}) {
    for (const std::string& line : map.draw(size)) EXPECT_LE(width(line), map.columns(size));
  }
}

TEST(CivilizationMap, AWindowShowsTheRowsThatAreAskedAbout) {
  const auto table = table_at({{"players", 4}});
  const Desk desk(*table);
  Json view = desk.table.view(Observer());
  view["moving"] = {{"seat", 0}, {"at", "h14"}};
  const Lines lines = Map(desk.signs, view).draw(Size::Small, 6);
  ASSERT_EQ(lines.size(), 7U);
  EXPECT_TRUE(lines[1].starts_with("11 ")) << joined(lines, "\n");
  EXPECT_TRUE(lines[6].starts_with("16 "));
}

TEST(CivilizationMap, EveryMapFits80ColumnsBesideTheTableOfPlayers) {
  for (const int players : {2, 3, 4}) {
    const auto table = table_at({{"players", players}});
    const Desk desk(*table);
    const Json view = desk.table.view(Observer());
    EXPECT_LE(Map(desk.signs, view).columns(Size::Small) + 1 + table_columns(view), 80) << players;
  }
}

// --- panels

Json two_seats() {
  Json view = small_view();
  Json& rome = view["seats"][0];
  rome.update(
      {{"civ", "rome"},
       {"government", "republic"},
       {"trade", 12},
       {"income", 7},
       {"culture", 5},
       {"techs", {{"code_of_laws", "currency", "writing"}, {"irrigation"}, Json::array()}},
       {"units", {{"infantry", 2}, {"mounted", 1}, {"artillery", 0}}},
       {"events", {{"ancient", 1}, {"medieval", 0}, {"modern", 0}}},
       {"huts", 1},
       {"villages", 0},
       {"resources", {{"silk", 2}}},
       {"known",
        {{"huts", {"spy"}},
         {"events", {"sabotage"}},
         {"units",
          {{{"type", "infantry"}, {"strength", 2}},
           {{"type", "infantry"}, {"strength", 3}},
           {{"type", "mounted"}, {"strength", 1}}}}}},
       {"wonders", {"colossus"}},
       {"progress",
        {{"culture", {{"have", 4}, {"need", 21}}},
         {"technology", {{"have", 4}, {"need", 15}, {"rows", {3, 1, 0, 0, 0}}}},
         {"economic", {{"have", 3}, {"need", 15}, {"from", {{"map", 2}, {"techs", 1}}}}},
         {"military", {{"battle_hand", 3}, {"battle_bonus", 2}}}}},
       {"stats", {{"water", "closed"}, {"battle_hand", 3}, {"battle_bonus", 2}, {"culture_hand", 2}}}});
  rome["cities"][0].update({{"trade", 4},
                            {"production", 5},
                            {"culture", 2},
                            {"harvest", {"wheat", "silk"}},
                            {"actions", {"devote"}}});
  rome["wonder_costs"] = {{"oracle", 10}};
  view["seats"][1].update({{"civ", "egypt"},
                           {"government", "despotism"},
                           {"units", {{"infantry", 1}}},
                           {"events", {{"ancient", 2}}},
                           {"techs", Json::array({Json::array({"construction"})})}});
  view["market"] = {{"wonders", {"oracle", nullptr}}, {"resources", {{"wheat", 2}, {"silk", 0}}}};
  return view;
}

TEST(CivilizationPanel, TheTableOfPlayersHasAColumnForEachOfThem) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  const Json view = two_seats();
  const Lines lines = players_table(desk.signs, view, 30);
  EXPECT_TRUE(lines[0].find("▸■Rome") != std::string::npos) << joined(lines, "\n");
  EXPECT_TRUE(has_line(lines, "trade")) << joined(lines, "\n");
  EXPECT_TRUE(has_line(lines, "coins of 15"));
  EXPECT_TRUE(has_line(lines, "3+2"));
  for (const std::string& line : lines) EXPECT_LE(width(line), 30) << line;
}

TEST(CivilizationPanel, ACityIsItsSums) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  EXPECT_EQ(city_lines(desk.signs, two_seats()["seats"][0], 90),
            Lines{" 1 ★#b2  trade 4, production 5, culture 2 · harvest: wheat, silk · ✓ devote to the arts"});
}

TEST(CivilizationPanel, ThePyramidShowsItsFreePlaces) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  Lines lines = pyramid(desk.signs, two_seats()["seats"][0], 60);
  for (std::string& line : lines) line = replaced(line, kNoBreak, " ");
  EXPECT_EQ(lines, (Lines{"  II  11 Irrigation ○", " I    6 Code of Laws Currency Writing ○"}));
}

TEST(CivilizationPanel, OwnHoldingsAreOpenThoseOfOthersAreBacks) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  const Json view = two_seats();
  EXPECT_EQ(
      holdings_line(desk.signs, view, view["seats"][0]),
      "Republic · units Inf 2,3 Mou 1 · events: Sabotage · resources s2 · huts: spy · wonders: The Colossus");
  EXPECT_EQ(holdings_line(desk.signs, view, view["seats"][1]),
            "Despotism · units Inf ×1 · events: 2 ancient · techs: I Construction");
}

TEST(CivilizationPanel, TheMarketHasOnesOwnPrices) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  Json view = two_seats();
  EXPECT_EQ(replaced(market_lines(desk.signs, view, 60)[0], kNoBreak, " "), " Wonders: The Oracle 10");
  EXPECT_TRUE(has_line(market_lines(desk.signs, view, 60), "w2"));
  view["observer"] = "spectator";  // the printed price
  EXPECT_EQ(replaced(market_lines(desk.signs, view, 60)[0], kNoBreak, " "), " Wonders: The Oracle 15");
}

// --- what is under way

TEST(CivilizationBattle, IsFrontsWithUnitsWoundsAndSums) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  Json view = two_seats();
  const auto unit = [](const char* type, int strength, int wounds) {
    return Json{{"type", type}, {"strength", strength}, {"wounds", wounds}};
  };
  view["battle"] = {{"at", "d4"},
                    {"turn", 0},
                    {"sides",
                     {{{"seat", 0},
                       {"bonus", 4},
                       {"hand", 1},
                       {"total", 7},
                       {"cards", {{{"type", "mounted"}, {"strength", 1}}}}},
                      {{"seat", 1}, {"bonus", 0}, {"hand", 2}, {"total", 2}}}},
                    {"fronts",
                     {{{"front", 0}, {"units", {unit("infantry", 3, 1), nullptr}}},
                      {{"front", 2}, {"units", {nullptr, unit("artillery", 2, 0)}}}}}};
  EXPECT_EQ(battle_lines(desk.signs, view),
            (Lines{" Battle on d4: ■ Rome attacks ● Egypt",
                   "              front 1   front 3      hand  bonus  total",
                   "▸■ Rome       Inf 3 −1  –               1     +4      7",
                   " ● Egypt      –         Art 2           2     +0      2", " Your hand: Mou 1"}));

  // CV-10.3: what the bonuses are the sums of.
  view["battle"]["sides"][0]["bonus_from"] = {{"buildings", 4}, {"generals", 8}};
  view["battle"]["sides"][1]["bonus_from"] = {{"city", 6}, {"walls", 2}};
  const Lines lines = battle_lines(desk.signs, view);
  ASSERT_EQ(lines.size(), 7U);
  EXPECT_EQ(replaced(lines[4], kNoBreak, " "), " Bonus (■ Rome): buildings 4, Generals 8 = 12");
  EXPECT_EQ(replaced(lines[5], kNoBreak, " "), " Bonus (● Egypt): defended city 6, city walls 2 = 8");
}

TEST(CivilizationOffer, SaysWhatChangesHands) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  Json view = two_seats();
  view["offer"] = {{"from", 0},
                   {"to", 1},
                   {"proposed", true},
                   {"gives", {{"trade", 3}, {"huts", 1}, {"known", {{"huts", {"spy"}}}}}},
                   {"wants", {{"resources", {{"silk", 1}}}}},
                   {"promise", "peace"}};
  const std::string words = joined(offer_lines(desk.signs, view), " ");
  EXPECT_NE(words.find("■ Rome gives 3 trade, 1 hut (spy); ● Egypt gives 1 silk"), std::string::npos)
      << words;
}

TEST(CivilizationAnnouncement, ResponsesStandBelowWhatTheyAnswer) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  Json view = two_seats();
  view["announcements"] = {
      {{"kind", "event"}, {"seat", 0}, {"what", "sabotage"}, {"square", "a2"}, {"against", 1}},
      {{"kind", "ability"}, {"seat", 1}, {"what", "cs_spy"}, {"tech", "civil_service"}, {"cancelled", true}}};
  EXPECT_EQ(announcement_lines(desk.signs, view),
            (Lines{" ! ■ Rome: Sabotage (→ a2, ✗ ● Egypt)", "   └ ● Egypt: Civil Service – cancelled"}));
}

TEST(CivilizationAnnouncement, CityThatHasNotChosenWhatItDoesStandsAlone) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  Json view = two_seats();
  view["seats"][0]["cities"] = {{{"city", 0}, {"at", "b2"}}};
  view["announcements"] = {{{"kind", "city_action"}, {"seat", 0}, {"city", 0}}};
  EXPECT_EQ(announcement_lines(desk.signs, view), (Lines{" ! ■ Rome: b2"}));
  view["announcements"][0]["what"] = "harvest";
  EXPECT_EQ(announcement_lines(desk.signs, view), (Lines{" ! ■ Rome: harvest (b2)"}));
}

// --- what is picked

TEST(CivilizationPicks, ScoutsAreCountedOrNamed) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  EXPECT_EQ(desk.screen.pick_name({{"scouts", 2}}), "2 scouts");
  EXPECT_EQ(desk.screen.pick_name({{"which_scouts", "second"}}), "1 scout");
  EXPECT_EQ(desk.screen.pick_name({{"which_scouts", "both"}}), "2 scouts");
}

// --- scores

TEST(CivilizationScores, VictoriesFitTheirColumn) {
  const auto table = table_at({{"players", 2}});
  for (const Lang lang : kLangs) {
    const Desk desk(*table, lang);
    Json view = two_seats();
    for (const char* victory : {"culture", "technology", "economic", "military"}) {
      view["seats"][0]["victory"] = victory;
      const std::string lines = joined(score_lines(desk.signs, view), "\n");
      EXPECT_EQ(lines.find("…"), std::string::npos) << lines;
    }
  }
}

// --- news

Json entry(Json event, const char* text) { return {{"n", 1}, {"event", std::move(event)}, {"text", text}}; }

TEST(CivilizationNews, StepsOnTheWayAndWhatFollowsFromAnActionAreNotTold) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  const Json entries = {
      entry({{"kind", "phase_began"}, {"phase", "city_management"}}, "City Management."),
      entry({{"kind", "city_acts"},
             {"seat", 1},
             {"square", "b2"},
             {"deed", "produce"},
             {"item", {{"building", "library"}}},
             {"to", "c3"}},
            "Egypt builds."),
      entry({{"kind", "building_built"}, {"seat", 1}, {"building", "library"}, {"square", "c3"}},
            "A library."),
      entry({{"kind", "phase_began"}, {"phase", "movement"}}, "Movement."),
      entry({{"kind", "move_began"}, {"seat", 1}, {"square", "b2"}}, "A move."),
      entry({{"kind", "stepped"}, {"seat", 1}, {"from", "b2"}, {"square", "b3"}}, "From b2 to b3."),
      entry({{"kind", "stepped"}, {"seat", 1}, {"from", "b3"}, {"square", "b4"}}, "From b3 to b4.")};
  const auto parts = parts_of_turns(entries);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(in_sentences(parts[0]), "Egypt builds.");
  EXPECT_EQ(in_sentences(parts[1]), "From b2 to b4.");
  EXPECT_EQ(replaced(in_signs(desk.signs, two_seats(), parts[0]), kNoBreak, " "), "● Egypt: Library→c3");
}

// --- orders

// A decision about a step from c3: to d3 and b3; from there to d4.
Json stepping() {
  const auto step = [](const char* direction, const char* to) {
    return Json{{"move", std::string("step ") + direction},
                {"text", std::string("Step to ") + to},
                {"picks", Json::array({{{"square", to}}})}};
  };
  return {{"step", "step"},
          {"options", {step("east", "d3"), step("west", "b3")}},
          {"moving", {{"routes", {{"d3", {"d3"}}, {"d4", {"d3", "d4"}}}}}}};
}

TEST(CivilizationOrders, WalkingTakesTheRouteThatTheDecisionKnows) {
  const auto table = table_at({{"players", 2}});
  const Desk desk(*table);
  const Json decision = stepping();
  const Menu menu = desk.menu(decision);
  const Scene scene{desk.table, Seat{0}, small_view(), &menu};
  EXPECT_EQ(desk.screen.order("walk d4", scene).words, "walk d4");
  EXPECT_EQ(desk.screen.order("D4", scene).words, "walk d4");  // a distant square alone
  EXPECT_EQ(desk.screen.order("d3", scene).words, "");         // a single step is no order
  EXPECT_FALSE(desk.screen.order("walk h8", scene).why_not.empty());
  EXPECT_EQ(desk.screen.carry_out("walk d4", scene).move, "step east");
  EXPECT_TRUE(desk.screen.carry_out("walk c3", scene).over);  // there
  const Json other = {{"step", "loot"}, {"options", Json::array()}};
  const Menu loot = desk.menu(other);
  EXPECT_TRUE(desk.screen.carry_out("walk d4", {desk.table, Seat{0}, small_view(), &loot}).over);
}

TEST(CivilizationOrders, QuietPassesUntilThePhaseEnds) {
  const auto table = table_at({{"players", 2}});
  for (const Lang lang : kLangs) {
    const Desk desk(*table, lang);
    const Json decision = {{"step", "interrupt"},
                           {"options", {{{"move", "pass"}, {"picks", {{{"action", "pass"}}}}}}}};
    const Menu menu = desk.menu(decision);
    Scene scene{desk.table, Seat{0}, small_view(), &menu};
    const std::string word = lang == Lang::En ? "quiet" : lang == Lang::Cs ? "klid" : "cisza";
    const std::string order = desk.screen.order(word, scene).words;
    EXPECT_EQ(order, "quiet 3 movement");
    EXPECT_EQ(desk.screen.carry_out(order, scene).move, "pass");
    EXPECT_FALSE(desk.screen.order_text(order).empty());
    const Json asked = {{"step", "move_menu"}, {"options", Json::array()}};
    const Menu own = desk.menu(asked);
    const Carried kept = desk.screen.carry_out(order, {desk.table, Seat{0}, small_view(), &own});
    EXPECT_TRUE(kept.move.empty() && !kept.over);
    scene.view["phase"] = "research";
    EXPECT_TRUE(desk.screen.carry_out(order, scene).over);
  }
}

TEST(CivilizationPlay, MovesAreUnderstoodInTheWordsOfEveryLanguage) {
  const auto understood = [](Lang lang, const std::string& line) {
    const auto table = table_at({{"players", 2}});
    const Desk desk(*table, lang);
    return desk.screen.as_notation(line, {desk.table, Seat{0}, small_view(), nullptr});
  };
  EXPECT_EQ(understood(Lang::En, "put e7"), "place e7");
  EXPECT_EQ(understood(Lang::Cs, "umístit e7"), "place e7");
  EXPECT_EQ(understood(Lang::Pl, "umieść e7"), "place e7");
  EXPECT_EQ(understood(Lang::Cs, "stavět knihovna"), "build knihovna");
  EXPECT_EQ(understood(Lang::Pl, "zbuduj biblioteka"), "build biblioteka");
  EXPECT_EQ(understood(Lang::Cs, "hotovo"), "done");
  EXPECT_EQ(understood(Lang::Pl, "koniec"), "done");
  EXPECT_EQ(understood(Lang::Cs, "dát 3 obchod"), "give 3 trade");
  EXPECT_EQ(understood(Lang::Pl, "chcę 2 kultury"), "want 2 culture");
}

}  // namespace
}  // namespace zig::terminal::civilization
