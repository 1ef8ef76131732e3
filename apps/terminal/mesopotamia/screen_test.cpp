// The drawing of Mesopotamia: its map, panels and battles from views, what a player types, and whole games through string streams.
#include "apps/terminal/mesopotamia/screen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/mesopotamia/battle.h"
#include "apps/terminal/mesopotamia/map.h"
#include "apps/terminal/mesopotamia/news.h"
#include "apps/terminal/mesopotamia/panel.h"
#include "apps/terminal/play_here.h"

namespace zig::terminal::mesopotamia {
namespace {

const GameLibrary& library() {
  static const auto library = open_library();
  return **library;
}

std::unique_ptr<table::Table> table_at(Json options, std::optional<Json> position = {}) {
  auto table = table::Table::open(library(), {.game = "mesopotamia",
                                              .options = std::move(options),
                                              .seed = table::Seed{1, std::nullopt},
                                              .position = std::move(position),
                                              .labels = {}});
  EXPECT_TRUE(table.has_value()) << (table ? "" : table.error().line());
  return table ? std::move(*table) : nullptr;
}

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
  MesopotamiaScreen screen;
};

bool has_line(const Lines& lines, std::string_view text) {
  return std::ranges::any_of(lines,
                             [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

Json dealt(int players) { return {{"players", players}, {"dealt", true}}; }

// Two seats, an army beside a tribe, a settlement behind a wall, a ship, a running and a scoring event.
Json small_view(const Desk& desk) {
  Json view = desk.table.view(Seat{0});
  for (Json& area : view["areas"]) {
    const std::string id = text_part(area, "id");
    if (id == "kish_fields") {
      area["armies"] = {{{"seat", 0}, {"units", {{"spearman", 2}, {"archer", 1}}}, {"rams", 1}}};
      area["tribe"] = {{"spearman", 1}};
    }
    if (id == "gu_edin") {
      area["control"] = 1;
      area["settlement"] = 1;
      area["wall"] = 1;
      area["event"] = {{"state", "running"}, {"owner", 1}, {"die", 4}, {"option", 2}, {"token", "EV1"}};
    }
  }
  view["ships"] = {{{"seat", 1}, {"segment", "s05"}}};
  return view;
}

// --- the map

TEST(MesopotamiaMap, HasTheNameOfEveryAreaAndFitsTheColumns) {
  const auto table = table_at(dealt(2));
  const Desk desk(*table);
  const Json view = desk.table.view(Observer());
  const Lines wide = Map(desk.signs, view, 120, 31).draw();
  for (const Json& area : desk.catalogue["map"]["areas"])
    EXPECT_TRUE(has_line(wide, text_part(area, "name"))) << area["name"];
  for (const int columns : {78, 80, 120}) {
    for (const int rows : {19, 25, 31}) {
      const Lines lines = Map(desk.signs, view, columns, rows).draw();
      EXPECT_EQ(static_cast<int>(lines.size()), rows);
      for (const std::string& line : lines) EXPECT_EQ(width(line), columns) << line;
    }
  }
}

TEST(MesopotamiaMap, ShowsArmiesTribesBuildingsEventsAndShips) {
  const auto table = table_at(dealt(2));
  const Desk desk(*table);
  const Json view = small_view(desk);
  const Lines lines = Map(desk.signs, view, 80, 25).draw();
  EXPECT_TRUE(has_line(lines, "■2S1A⊢")) << joined(lines, "\n");
  EXPECT_TRUE(has_line(lines, "‡1S"));
  EXPECT_TRUE(has_line(lines, "●⌂#"));
  EXPECT_TRUE(has_line(lines, "!4●"));
  EXPECT_TRUE(has_line(lines, "║"));
  Json without = view;
  without["ships"] = Json::array();
  const auto circles = [](const Lines& drawn) {
    std::size_t n = 0;
    const std::string all = joined(drawn, "");
    for (auto at = all.find("●"); at != std::string::npos; at = all.find("●", at + 1)) ++n;
    return n;
  };
  EXPECT_EQ(circles(lines), circles(Map(desk.signs, without, 80, 25).draw()) + 1);
}

TEST(MesopotamiaMap, WhatCanBeChosenHasItsNumberAndAWindowShowsIt) {
  const auto table = table_at(dealt(2));
  const Desk desk(*table);
  const Json decision = {
      {"step", "step"},
      {"options",
       {{{"move", "step ur"}, {"text", "To Ur"}, {"picks", {{{"area", "ur"}}}}},
        {{"move", "step gu_edin"}, {"text", "To Gu-Edin"}, {"picks", {{{"area", "gu_edin"}}}}}}}};
  const Menu menu = desk.menu(decision);
  const Map map(desk.signs, desk.table.view(Seat{0}), 80, 19, &menu);
  EXPECT_TRUE(has_line(map.draw(), "1▸Ur")) << joined(map.draw(), "\n");
  const Lines some = map.draw(7);
  ASSERT_EQ(some.size(), 7U);
  EXPECT_TRUE(has_line(some, "2▸Gu-Edin")) << joined(some, "\n");
  EXPECT_FALSE(has_line(some, "Taurus"));
}

// --- panels

TEST(MesopotamiaPanel, TheTableOfSeatsHasARowForEachOfThem) {
  const auto table = table_at(dealt(2));
  const Desk desk(*table);
  Json view = desk.table.view(Seat{0});
  view["seats"][0].update({{"empire", "sumer"},
                           {"goods", {{"stone", 3}, {"bone", 12}}},
                           {"units", 5},
                           {"unit_limit", 7},
                           {"areas", 4},
                           {"points", {{"trade", 2}, {"areas", 4}}}});
  view["tracks"] = {{"event", {{{"seat", 1}, {"position", 6}}, {{"seat", 0}, {"position", 6}}}},
                    {"population", {{{"seat", 0}, {"position", 10}}, {{"seat", 1}, {"position", 1}}}}};
  const Lines lines = seats_table(desk.signs, view, 80);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_NE(lines[0].find("VP pop  ev  units areas  s  w  c  f  t  b Ex Bu Re Ga Wa Gr"), std::string::npos);
  EXPECT_NE(lines[1].find("■ Sumerians"), std::string::npos) << lines[1];
  EXPECT_NE(lines[1].find("6  10   6    5/7     4  3  ·  ·  ·  · 12"), std::string::npos) << lines[1];
  for (const std::string& line : lines) EXPECT_LE(width(line), 80);
  EXPECT_EQ(track_lines(desk.signs, view, 80), (Lines{" event track: ●6 › ■6 · top 15 is free",
                                                      " population track: ■10 › ●1 · top 10 is taken"}));
}

TEST(MesopotamiaPanel, DiceHaveNumbersFacesAndWhereTheyLie) {
  const auto table = table_at(dealt(2));
  const Desk desk(*table);
  const Json seat = {{"dice",
                      {{{"colour", "white"}, {"face", "she"}, {"on", nullptr}},
                       {{"colour", "black"}, {"face", "star"}, {"on", "build"}},
                       {{"colour", "silver"}, {"face", nullptr}, {"on", nullptr}}}}};
  EXPECT_EQ(replaced(joined(dice_lines(desk.signs, seat, 80), ""), kNoBreak, " "),
            " Dice: 1 ŠE white · 2 ★ black (Build) · 3 – silver");
}

TEST(MesopotamiaPanel, ATradeTokenSaysWhatItGivesForWhatAndWhoseItIs) {
  const auto table = table_at(dealt(2));
  Desk desk(*table);
  desk.catalogue["trade"] = {
      {{"id", "T1"}, {"level", 2}, {"cost", {{"wood", 1}}}, {"gain", {{"food", 3}}}, {"vp", 2}}};
  desk.catalogue["ship_slots"] = {6};
  EXPECT_EQ(trade_text(desk.signs, {{"slot", 6}, {"token", "T1"}, {"amphora", 1}}), "1w→3f ~ 2 VP ●");
  EXPECT_EQ(trade_text(desk.signs, {{"slot", 5}, {"token", "T1"}, {"amphora", nullptr}}), "1w→3f 2 VP");
}

// --- battles

Json fighter(const Desk& desk, int number, const char* unit, Json placed, int row, int place) {
  std::string card;
  for (const Json& each : desk.catalogue["combat"]) {
    if (text_part(each, "unit") == unit) card = text_part(each, "id");
  }
  return {{"number", number}, {"unit", unit}, {"here", true},  {"card", card},
          {"placed", placed}, {"row", row},   {"place", place}};
}

TEST(MesopotamiaBattle, ShowsBidsCardsBonesAndRowsWithTheirSums) {
  const auto table = table_at(dealt(2));
  Desk desk(*table);
  for (Json& card : desk.catalogue["combat"]) {
    card["printed"] = {1, 1, 0};
    card["slots"] = {2, 1, 1};
    card["against"] = {"rider"};
  }
  Json view = desk.table.view(Seat{0});
  view["seats"][0]["empire"] = "sumer";
  view["seats"][1]["empire"] = "babylon";
  const auto side = [](int seat, int bones, Json bid, Json fighters) {
    return Json{{"party", seat},      {"decides", seat},       {"bones", bones},
                {"ship_bones", seat}, {"bid", std::move(bid)}, {"fighters", std::move(fighters)}};
  };
  view["battle"] = {
      {"area", "kish_fields"},
      {"kind", "standard"},
      {"step", "duels"},
      {"attacker", 1},
      {"leader", 0},
      {"rows", 1},
      {"duels", {{{"fighters", {1, 1}}, {"values", {4, 1}}}, {{"fighters", {1, 2}}, {"values", {3, 1}}}}},
      {"sides",
       {side(0, 4, {3, 3, 0}, {fighter(desk, 1, "spearman", {2, 0, 0}, 1, 1)}),
        side(1, 2, {5, 2, 1},
             {fighter(desk, 1, "rider", {0, 0, 0}, 1, 1), fighter(desk, 2, "archer", {0, 0, 1}, 1, 2)})}}};
  const Lines lines = battle_lines(desk.signs, view);
  EXPECT_EQ(lines[0], " Battle: Kish Fields · duels · ties: ■ Sumerians");
  EXPECT_TRUE(has_line(lines, " ■ Sumerians – bones: 4 · bid 3 3 0")) << joined(lines, "\n");
  EXPECT_TRUE(has_line(lines, " ● Babylonians (attacker) – bones: 2 · 1 from ships · bid 5 2 1"));
  EXPECT_TRUE(has_line(lines, "  1 spearman  1.1  1+2/2    1/1 › R        0/1      R1 4:1 A2 3:1"))
      << joined(lines, "\n");
  EXPECT_TRUE(has_line(lines, " Row 1: ■ spearman 3+1=4 (mob 0) × ● rider 1 (mob 0) – behind: ● archer"));
  for (const std::string& line : lines) EXPECT_LE(width(line), 80) << line;
}

// --- news

Json entry(const char* kind, const char* text) {
  return {{"n", 1}, {"event", {{"kind", kind}}}, {"text", text}};
}

TEST(MesopotamiaNews, SayWhoOnceAndWhatIsRepeatedWithItsNumber) {
  const Json entries = {
      entry("turn_began", "Turn: Sumerians."),  entry("action_began", "Sumerians: Explore."),
      entry("gained", "Sumerians: + 1× wood."), entry("gained", "Sumerians: + 1× wood."),
      entry("turn_began", "Turn: Elamites."),   entry("action_began", "Elamites: Build.")};
  const auto parts = parts_of_rounds(entries);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(told(parts[0], false), "Sumerians: Explore; + 1× wood ×2.");
  EXPECT_EQ(told(parts[0], true), "Sumerians: Explore.");
  EXPECT_EQ(told(parts[1], false), "Elamites: Build.");
}

// --- what a player types

TEST(MesopotamiaWords, MovesAreUnderstoodInTheWordsOfEveryLanguage) {
  const auto understood = [](Lang lang, const std::string& line, const char* step = "turn") {
    const auto table = table_at(dealt(2));
    const Desk desk(*table, lang);
    const Json decision = {{"step", step}, {"options", Json::array()}};
    const Menu menu = desk.menu(decision);
    return desk.screen.as_notation(line, {desk.table, Seat{0}, Json::object(), &menu});
  };
  EXPECT_EQ(understood(Lang::En, "build 1 3"), "perform build 1 3");
  EXPECT_EQ(understood(Lang::En, "perform gather & trade"), "perform gather_trade");
  EXPECT_EQ(understood(Lang::En, "wall Tur Abdin", "build"), "wall tur_abdin");
  EXPECT_EQ(understood(Lang::En, "archer harran", "explore"), "activate archer harran");
  EXPECT_EQ(understood(Lang::En, "rider susa", "warfare"), "create rider susa");
  EXPECT_EQ(understood(Lang::Cs, "stavba 1 3"), "perform build 1 3");
  EXPECT_EQ(understood(Lang::Cs, "hradby Tur Abdin", "build"), "wall tur_abdin");
  EXPECT_EQ(understood(Lang::Cs, "krok údolí balíchu 1", "step"), "step balikh_valley 1");
  EXPECT_EQ(understood(Lang::Cs, "hlína", "gather_trade"), "take clay");
  EXPECT_EQ(understood(Lang::Cs, "objevit růst", "research"), "discover grow");
  EXPECT_EQ(understood(Lang::Pl, "budowa 2"), "perform build 2");
  EXPECT_EQ(understood(Lang::Pl, "przerzuć 1 2"), "reroll 1 2");
  EXPECT_EQ(understood(Lang::Pl, "gotowe"), "done");
}

TEST(MesopotamiaWords, CommandsHaveWordsOfThisGame) {
  EXPECT_EQ(read_command("oblasti", Lang::Cs, "mesopotamia")->command, Command::Kingdoms);
  EXPECT_EQ(read_command("kingdoms", Lang::Cs, "mesopotamia")->command, Command::Kingdoms);
  EXPECT_EQ(read_command("quests", Lang::En, "mesopotamia")->command, Command::Goals);
  EXPECT_FALSE(read_command("oblasti", Lang::Cs).has_value());
}

Json bidding(const char* section, int most) {
  Json options = Json::array();
  for (int n = 0; n <= most; ++n)
    options.push_back({{"move", "bid " + std::to_string(n)}, {"picks", {{{"amount", n}}}}});
  return {{"step", "bid"}, {"section", section}, {"options", options}};
}

TEST(MesopotamiaOrders, OneLineBidsOnAllSections) {
  const auto table = table_at(dealt(2));
  const Desk desk(*table);
  Json view = desk.table.view(Seat{0});
  view["battle"] = {{"kind", "standard"}, {"area", "ur"}};
  const Json strength = bidding("strength", 6), tactics = bidding("tactics", 3),
             mobility = bidding("mobility", 1);
  const Menu first = desk.menu(strength), second = desk.menu(tactics), third = desk.menu(mobility);
  const Scene scene{desk.table, Seat{0}, view, &first};
  const std::string order = desk.screen.order("3 2 1", scene).words;
  EXPECT_EQ(order, "bid ur 3 2 1");
  EXPECT_EQ(desk.screen.order("bid 3 2 1", scene).words, order);
  EXPECT_TRUE(desk.screen.order("3", scene).words.empty());         // one section
  EXPECT_FALSE(desk.screen.order("3 2", scene).why_not.empty());    // a section is missing
  EXPECT_FALSE(desk.screen.order("3 3 1", scene).why_not.empty());  // too many bones
  EXPECT_EQ(desk.screen.carry_out(order, scene).move, "bid 3");
  EXPECT_FALSE(desk.screen.carry_out(order, scene).over);
  EXPECT_EQ(desk.screen.carry_out(order, {desk.table, Seat{0}, view, &second}).move, "bid 2");
  const Carried last = desk.screen.carry_out(order, {desk.table, Seat{0}, view, &third});
  EXPECT_EQ(last.move, "bid 1");
  EXPECT_TRUE(last.over);
  view["battle"]["area"] = "harran";  // another battle
  EXPECT_TRUE(desk.screen.carry_out(order, {desk.table, Seat{0}, view, &first}).over);
}

// --- whole games

// Types some legal move whenever a line is asked for, after the lines it was given first.
class Robot : public std::streambuf {
 public:
  Robot(const table::Table& table, Lines first, std::uint64_t dice)
      : table_(table), first_(std::move(first)), random_(Random::fast(dice)) {}

 protected:
  int_type underflow() override {
    line_ = next() + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }

 private:
  std::string next() {
    if (given_ < first_.size()) return first_[given_++];
    const Seats pending = table_.match().pending();
    if (pending.empty()) return "";
    const Json decision = table_.match().decision(pending.first(), Lang::En);
    const Json& options = part(decision, "options");
    return text_part(nth(options, random_.below(static_cast<std::uint32_t>(options.size()))), "move");
  }

  const table::Table& table_;
  Lines first_;
  std::size_t given_ = 0;
  Random random_;
  std::string line_;
};

struct Game {
  std::unique_ptr<table::Table> table;
  std::string printed;
  bool says(std::string_view text) const { return printed.find(text) != std::string::npos; }
};

Game play(std::unique_ptr<table::Table> table, Lines first, Lang lang = Lang::En,
          Paint paint = Paint(false)) {
  Game game{std::move(table), {}};
  std::vector<Sitter> sitters(static_cast<std::size_t>(game.table->match().seats()), table::Level::Random);
  sitters.front() = Sitter();
  Robot robot(*game.table, std::move(first), 5);
  std::istream in(&robot);
  std::ostringstream out;
  Console console(in, out, lang, paint);
  LocalTable at(*game.table, lang);
  PlayHere(at, console, std::move(sitters)).run();
  game.printed = out.str();
  return game;
}

TEST(MesopotamiaPlay, WholeGamesInEveryLanguageAndModeFitInto80Columns) {
  const Json modes = {{{"players", 4}},
                      {{"players", 2}, {"automata", 1}},
                      {{"players", 2}, {"automata", 1}, {"mode", "siege_of_ur"}},
                      {{"players", 2}, {"automata", 1}, {"mode", "defenders_of_ashur"}},
                      {{"players", 6}, {"assyrians_hittites", true}, {"mariotes_eblaites", true}},
                      {{"players", 2}, {"simple_battles", true}, {"no_luck", true}}};
  int n = 0;
  for (Json options : modes) {
    const Lang lang = kLangs[static_cast<std::size_t>(n++ % 3)];
    options["round_limit"] = 2;
    const Game game =
        play(table_at(options),
             {"help", "map", "kingdoms", "cards", "goals", "techs", "stock", "scores", "log"}, lang);
    EXPECT_TRUE(game.table->over()) << options;
    EXPECT_TRUE(game.says(text(lang, "play.scores.rank"))) << options;
    EXPECT_FALSE(game.says("<play.")) << "a text is missing";
    EXPECT_FALSE(game.says("<ms."));
    std::istringstream printed(game.printed);
    for (std::string line; std::getline(printed, line);) ASSERT_LE(width(line), 80) << line;
  }
}

// An automaton's cards say what they do and when they come first (MS-16.3, MS-16.10); what is done is ticked off.
TEST(MesopotamiaCards, StrategyCardsAreExplained) {
  const auto table = table_at({{"players", 2}, {"automata", 1}, {"dealt", true}});
  const Desk desk(*table);
  Json view = desk.table.view(Seat{0});
  view["seats"][1]["strategies"] = {{{"card", "SC11"}, {"marked", {true, false}}}};
  const Lines lines = desk.screen.answer("cards", {desk.table, Seat{0}, view});
  EXPECT_TRUE(has_line(lines, "  Sumerian Progress: priority 3, otherwise 13 – The automaton has not yet"))
      << joined(lines, "\n");
  EXPECT_TRUE(has_line(lines, "    ✓ Research: Discovers the next Research technology;"));
  EXPECT_TRUE(has_line(lines, "      Grow: Population +1. Draws"));
}

// MS-R.48: beside each card, token and price stands what it rests on, and what was copied from the printed game is not called our own.
TEST(MesopotamiaCards, SayWhatTheyRestOn) {
  const auto table = table_at({{"players", 2}, {"automata", 1}, {"dealt", true}});
  Desk desk(*table);
  for (Json& token : desk.catalogue["trade"]) token["confidence"] = "printed";
  const MesopotamiaScreen screen(desk.console, desk.catalogue);
  Json view = desk.table.view(Seat{0});
  view["seats"][0]["quests"] = {{{"quest", "Q1"}, {"met", false}}, {{"quest", "Q4"}, {"met", false}}};
  view["seats"][1]["strategies"] = {{{"card", "SC9"}, {"marked", {false, false}}},
                                    {{"card", "SC1"}, {"marked", {false, false}}}};
  for (Json& area : view["areas"]) {
    if (text_part(area, "id") == "kish_fields") area["event"] = {{"state", "scoring"}, {"token", "D1"}};
    if (text_part(area, "id") == "gu_edin") area["event"] = {{"state", "scoring"}, {"token", "D2"}};
  }
  const auto says = [&](const char* command, std::string_view words) {
    std::string all;  // on one line
    for (const std::string& line : screen.answer(command, {desk.table, Seat{0}, view}))
      all += line.substr(std::min(line.find_first_not_of(' '), line.size())) + " ";
    return replaced(all, kNoBreak, " ").find(words) != std::string::npos ? testing::AssertionSuccess()
                                                                         : testing::AssertionFailure()
                                                                               << words << " is missing in\n"
                                                                               << all;
  };
  EXPECT_TRUE(says("goals", "1× stone (2 VP) (from the rulebook)"));
  EXPECT_TRUE(says("goals", "(2 VP) (our own)"));
  EXPECT_TRUE(says("cards", "(partly from the rulebook) "));
  EXPECT_TRUE(says("cards", "(our own)"));
  EXPECT_TRUE(says("cards", "(from the rulebook)"));
  EXPECT_TRUE(says("techs", "(our own)"));
  EXPECT_TRUE(says("stock", "3 VP (as printed)"));
  EXPECT_TRUE(says("stock", "wall (I) 2s (our own)"));
  EXPECT_FALSE(says("stock", "VP (our own)"));
}

// The population track breaks ties among empires; a game for one is won or lost on the map (MS-17.4, MS-18.5).
TEST(MesopotamiaScores, NameTheTieBreakOnlyWherePointsDecide) {
  const auto told = [](Json options, Json position) {
    const auto table = table_at(std::move(options), std::move(position));
    const Desk desk(*table);
    const Scene scene{desk.table, Seat{0}, desk.table.view(Seat{0})};
    return has_line(desk.screen.scores(scene), "population track.");
  };
  const Json over = {{"course", {{"stage", "over"}}}};
  EXPECT_TRUE(told({{"players", 2}}, over));
  Json lost = over;
  lost["outcome"] = "lost";
  EXPECT_FALSE(told({{"players", 2}, {"automata", 1}, {"mode", "siege_of_ur"}}, lost));
}

TEST(MesopotamiaPlay, ColoursChangeNothingElse) {
  const auto without = [](std::string_view text) {
    std::string plain;
    while (!text.empty()) {
      const auto at = std::min(text.find("\x1b["), text.size());
      plain += text.substr(0, at);
      text.remove_prefix(at);
      if (!text.empty()) text.remove_prefix(text.find('m') + 1);
    }
    return plain;
  };
  const Json options = {{"players", 2}, {"round_limit", 2}};
  const Game plain = play(table_at(options), {"help", "map", "goals"});
  const Game painted = play(table_at(options), {"help", "map", "goals"}, Lang::En, Paint(true));
  EXPECT_TRUE(painted.says("\x1b[31m■"));
  EXPECT_EQ(without(painted.printed), plain.printed);
}

// Until seat 0 has its turn; everybody takes the last option: to place nothing, to end.
std::unique_ptr<table::Table> at_own_turn() {
  auto table = table_at({{"players", 2}, {"dealt", true}});
  for (int i = 0; i < 50; ++i) {
    const Seat seat = table->match().pending().first();
    const Json decision = table->match().decision(seat, Lang::En);
    if (seat == Seat{0} && text_part(decision, "step") == "turn") return table;
    EXPECT_FALSE(table->play(seat, text_part(decision["options"].back(), "move"), Lang::En));
  }
  return table;
}

TEST(MesopotamiaPlay, BadLinesGetTheRuleOrASentence) {
  const Game game = play(at_own_turn(), {"hello", "why", "why perform build 1", "rules MS-11.9", "quit!"});
  EXPECT_TRUE(game.says("“hello” is neither a move nor a command here"));
  EXPECT_TRUE(game.says("Name the move, for example: why wall Harran"));
  EXPECT_TRUE(game.says("[MS-5.3]") || game.says("[MS-5.6]")) << game.printed;
  EXPECT_TRUE(game.says("Standard of Ur"));
}

TEST(MesopotamiaPlay, AnswersTypedAheadWaitForTheirQuestions) {
  const Game game = play(at_own_turn(), {"explore; done", "log", "quit!"});
  EXPECT_TRUE(game.says(": Explore."));
  EXPECT_FALSE(game.says("is neither a move nor a command")) << game.printed;
}

}  // namespace
}  // namespace zig::terminal::mesopotamia
