// The drawing of Tigris & Euphrates: its pieces from views, and whole games through string streams.
#include "apps/terminal/tigris_euphrates/screen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "apps/terminal/play_here.h"
#include "apps/terminal/tigris_euphrates/board.h"
#include "apps/terminal/tigris_euphrates/panel.h"

namespace zig::terminal {
namespace {

const GameLibrary& library() {
  static const auto library = open_library();
  return **library;
}

std::unique_ptr<table::Table> new_table(Json options, std::uint64_t seed = 1) {
  auto table = table::Table::open(library(), {.game = "tigris-euphrates",
                                              .options = std::move(options),
                                              .seed = table::Seed{seed, std::nullopt},
                                              .position = {},
                                              .labels = {}});
  return table ? std::move(*table) : nullptr;
}

std::unique_ptr<table::Table> table_at(Json position, Json options) {
  auto table = table::Table::open(library(), {.game = "tigris-euphrates",
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

  Json decision(Seat seat) const { return table.decision(seat); }
  Menu menu(const Json& decision) const {
    return Menu(decision, [this](const Json& pick) { return screen.pick_name(pick); });
  }
  Scene scene(Observer observer, const Menu* menu) const {
    return {table, observer, table.view(observer), menu};
  }

  LocalTable table;
  std::istringstream in;
  std::ostringstream out;
  Console console;
  Json catalogue;
  TigrisEuphratesSigns signs;
  TigrisEuphratesScreen screen;
};

bool has_line(const Lines& lines, std::string_view text) {
  return std::ranges::any_of(lines,
                             [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

// --- the board

Json small_view() {
  Json map = Json::array();
  for (int row = 0; row < 11; ++row) map.push_back(row == 2 ? "~~~~............" : "................");
  map[0] = "P...............";
  return {
      {"map", map},
      {"tiles", {{"A1", "red"}, {"B1", "black"}, {"E1", "red"}, {"A3", "blue"}, {"G2", "green"}}},
      {"face_down", {"I1", "J1", "I2", "J2"}},
      {"catastrophes", {"F1"}},
      {"treasures", {"A1", "E1", "I1"}},
      {"leaders",
       {{{"cell", "C1"},
         {"leader", "king"},
         {"colour", "black"},
         {"seat", 0},
         {"dynasty", "archer"},
         {"kingdom", "a"},
         {"revolt", 0},
         {"war", 1}}}},
      {"kingdoms", {{{"id", "a"}, {"cells", {"A1", "B1", "C1"}}}}},
      {"monuments", {{{"id", "black-red"}, {"colours", {"black", "red"}}, {"cell", "I1"}, {"on", "red"}}}},
      {"buildings", {{{"id", "market_hall"}, {"colour", "green"}, {"cell", "G2"}}}}};
}

TEST(TigrisEuphratesBoard, ShowsEveryPieceByItsShape) {
  const auto table = new_table({{"players", 2}});
  const Desk desk(*table);
  const Lines lines = TigrisEuphratesBoard(desk.signs, small_view()).small();
  ASSERT_EQ(lines.size(), 12U);
  EXPECT_EQ(lines[0], "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P");
  EXPECT_EQ(lines[1], " 1 ★▲  ■ A■a · *▲ ╳╳╳ ·  · ╔■*▲╗  ·  ·  ·  ·  ·  · ");
  EXPECT_EQ(lines[2], " 2  ·  ·  ·  ·  ·  · ⌂◆  · ╚═══╝  ·  ·  ·  ·  ·  · ");
  EXPECT_EQ(lines[3], " 3  ● ≈≈≈≈≈≈≈≈  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · ");
}

TEST(TigrisEuphratesBoard, ALargeBoardHasBordersAroundItsKingdoms) {
  const auto table = new_table({{"players", 2}});
  const Desk desk(*table);
  const Lines lines = TigrisEuphratesBoard(desk.signs, small_view()).outlined();
  ASSERT_EQ(lines.size(), 24U);
  EXPECT_EQ(lines[1].substr(0, lines[1].find("┐")), "   ┌───────────");
  EXPECT_TRUE(lines[2].starts_with(" 1 │★▲   ■  A■a│ · "));
  EXPECT_NE(lines[2].find("╔■*═▲╗"), std::string::npos);
  for (const std::string& line : lines) EXPECT_LE(width(line), TigrisEuphratesBoard::kOutlinedWidth);
}

TEST(TigrisEuphratesBoard, SaysWhatFollowsOnASpace) {
  const auto table =
      table_at({{"board", "red J7; Archer priest I6; Bull king M5"}, {"seats", {{{"hand", "6 red"}}}}},
               {{"players", 2}});
  ASSERT_NE(table, nullptr);
  const Desk desk(*table);
  const Json decision = desk.decision(Seat{0});
  const Menu menu = desk.menu(decision);
  const Menu spaces = menu.narrowed(menu.read("temple").options);
  ASSERT_TRUE(spaces.asks_for_space());
  const Lines lines = desk.screen.step(desk.scene(Seat{0}, &menu), spaces);
  EXPECT_TRUE(has_line(lines, " 6  o  o  o  o  o  o  o (+)A▲a(+) o  o (−)(−)≈≈  o "));
  EXPECT_TRUE(has_line(lines, "temple:  (+) your point  (−) a point for another  o possible"));
}

// --- beside and below the board

TEST(TigrisEuphratesPanel, TheLowestColoursStandInBrackets) {
  const auto table = new_table({{"players", 2}});
  const Desk desk(*table);
  Json view = table->match().view(Seat{0});
  view["seats"][0]["points"] = {{"black", 7}, {"red", 3}, {"blue", 3}, {"green", 12}};
  view["seats"][0]["lowest"] = {"red", "blue"};
  view["seats"][0]["treasures"] = 1;
  view["seats"][0]["score"] = 3;
  EXPECT_EQ(points_lines(desk.signs, view),
            Lines{" Points  ■ 7 ▲ [3] ● [3] ◆ 12 · 1 treasure · score now 3, limited by ▲ ●"});
}

TEST(TigrisEuphratesPanel, ManyKingdomsAreToldOneAfterTheOther) {
  const auto table = new_table({{"players", 4}});
  const Desk desk(*table);
  Json view = table->match().view(Observer{});
  for (const char letter : std::string("abcdefghijkl")) {
    const std::string id(1, letter);
    view["kingdoms"].push_back({{"id", id}});
    view["leaders"].push_back(
        {{"dynasty", "bull"}, {"colour", "black"}, {"kingdom", id}, {"revolt", 2}, {"war", 13}});
  }
  const Lines panel = side_panel(desk.signs, view, 28, 12);
  EXPECT_EQ(panel.size(), 10U);
  EXPECT_TRUE(has_line(panel, "a B■2/13  b B■2/13  c B■2/13"));
  for (const std::string& line : panel) EXPECT_LE(width(line), 28) << line;
}

TEST(TigrisEuphratesPanel, PointsOfOthersAreShownOnlyWhereTheyAreOpen) {
  for (const bool open : {false, true}) {
    const auto table = new_table({{"players", 3}, {"open_scores", open}});
    const Desk desk(*table);
    const Lines scores = desk.screen.scores(desk.scene(Seat{0}, nullptr));
    EXPECT_TRUE(has_line(scores, "A Archer"));
    EXPECT_EQ(has_line(scores, "B Bull"), open);
    EXPECT_EQ(has_line(scores, text(Lang::En, "table.refuse.standing")), !open);
    EXPECT_EQ(has_line(scores, text(Lang::En, "play.scores.rank")), open);
  }
}

// TE-R34: the totals lie behind the screens, but what was awarded openly is added up for whoever asks.
TEST(TigrisEuphratesMemory, AddsUpWhatEverybodyWasAwarded) {
  const auto table = table_at(
      {{"board", "red J8; Archer priest J7"},
       {"discarded", "2 black"},
       {"seats",
        {{{"hand", "6 red"}, {"points", {{"red", 2}}}}, {{"treasures", 1}, {"points", {{"green", 14}}}}}}},
      {{"players", 2}});
  ASSERT_NE(table, nullptr);
  const Desk desk(*table);
  const auto row = [](std::string_view label, std::string_view archer, std::string_view bull) {
    return " " + fit(label, 22) + pad_left(archer, 12) + pad_left(bull, 12);
  };
  const auto asked = [&](Observer observer) {
    return desk.screen.answer("memory", desk.scene(observer, nullptr));
  };
  ASSERT_TRUE(desk.screen.answers("memory"));
  EXPECT_EQ(asked(Seat{0}),
            (Lines{row("Awarded so far", "A Archer", "B Bull"), row("■ settlements (black)", "0", "0"),
                   row("▲ temples (red)", "2", "0"), row("● farms (blue)", "0", "0"),
                   row("◆ markets (green)", "0", "14"), row("* treasures", "0", "1"),
                   " " + fit("out of the game", 22) + "  ■ 2  ▲ 0  ● 0  ◆ 0"}));
  ASSERT_FALSE(table->play(Seat{0}, "red K7", Lang::En));
  EXPECT_TRUE(has_line(asked(Observer()), row("▲ temples (red)", "3", "0")));
  ASSERT_FALSE(table->undo(Seat{0}, Lang::En));
  EXPECT_TRUE(has_line(asked(Seat{1}), row("▲ temples (red)", "2", "0")));
}

// --- conflicts

const Json& revolt() {
  static const Json position = {{"board", "red J8; Bull king I6"},
                                {"seats", {{{"hand", "2 red 4 blue"}}, {{"hand", "3 red 3 green"}}}}};
  return position;
}

TEST(TigrisEuphratesConflict, StandsThereAsTwoSumsAndATieIsSpelledOut) {
  const auto table = table_at(revolt(), {{"players", 2}});
  ASSERT_NE(table, nullptr);
  const Desk desk(*table);
  ASSERT_FALSE(table->play(Seat{0}, "king J7", Lang::En));
  Json decision = desk.decision(Seat{0});
  Menu menu = desk.menu(decision);
  EXPECT_EQ(menu.numbers(), Menu::Numbers::Amounts);
  Lines things = desk.screen.things(desk.scene(Seat{0}, &menu), true);
  EXPECT_TRUE(has_line(things, "Revolt: A■ Archer king 2 + ?  :  1 + ? Bull king B■"));
  EXPECT_TRUE(has_line(things, "The defender wins ties: the Bull."));
  EXPECT_TRUE(has_line(things, "0 → 2 : 1 + ? · 1 → 3 : 1 + ? · 2 → 4 : 1 + ?"));
  ASSERT_FALSE(table->play(Seat{0}, "commit 1", Lang::En));
  decision = desk.decision(Seat{1});
  const Menu defence = desk.menu(decision);
  things = desk.screen.things(desk.scene(Seat{1}, &defence), true);
  EXPECT_TRUE(has_line(things, "Archer king 2 + 1 = 3  :  1 + ? Bull king"));
  EXPECT_TRUE(has_line(things, "0 → 3 : 1 you lose · 1 → 3 : 2 you lose · 2 → 3 : 3 tie: you win"));
}

TEST(TigrisEuphratesConflict, WarsToChooseFromShowBothSides) {
  const auto table = table_at({{"board",
                                "green H6, K6, L6; black M6; Lion trader I6, king H7; "
                                "Bull trader M5, king N6"},
                               {"active", "potter"},
                               {"seats", {{"potter", {{"hand", "6 red"}}}}}},
                              {{"players", 4}});
  ASSERT_NE(table, nullptr);
  const Desk desk(*table);
  ASSERT_FALSE(table->play(Seat{2}, "red J6", Lang::En));
  const Json decision = desk.decision(Seat{2});
  const Menu menu = desk.menu(decision);
  const Lines things = desk.screen.things(desk.scene(Seat{2}, &menu), true);
  EXPECT_TRUE(has_line(things, "The traders fight next:  B◆ Bull 2 : 1 L◆ Lion")) << joined(things, "\n");
  EXPECT_TRUE(has_line(things, "The kings fight next:  B■ Bull 1 : 0 L■ Lion")) << joined(things, "\n");
  EXPECT_TRUE(has_line(desk.screen.picture(desk.scene(Seat{2}, &menu), true), "∪▲"));
}

TEST(TigrisEuphratesNews, ATurnFitsIntoALineOfSigns) {
  const auto table = table_at(revolt(), {{"players", 2}});
  ASSERT_NE(table, nullptr);
  const Desk desk(*table);
  const int before = table->last_event();
  for (const char* move : {"king J7", "commit 1"}) ASSERT_FALSE(table->play(Seat{0}, move, Lang::En));
  ASSERT_FALSE(table->play(Seat{1}, "commit 0", Lang::En));
  ASSERT_FALSE(table->play(Seat{0}, "swap 1 blue", Lang::En));
  const Scene scene = desk.scene(Seat{1}, nullptr);
  const Json entries = table->events_since(before, Seat{1}, Lang::En);
  EXPECT_EQ(desk.screen.news(scene, entries, false),
            Lines{" · Archer: A■→J7 Revolt: A■ 3:1 B■ +1▲, swaps 1"});
  EXPECT_TRUE(has_line(desk.screen.news(scene, entries, true), "The Archer wins 3 : 1"));
}

// --- whole games

struct Game {
  std::unique_ptr<table::Table> table;
  std::string printed;
  bool says(std::string_view text) const { return printed.find(text) != std::string::npos; }
  Lines moves() const {
    Lines list;
    for (const auto& move : table->moves()) list.push_back(table->match().notation(move.action));
    return list;
  }
};

Game play(std::string input, std::unique_ptr<table::Table> table, int people = 1, Lang lang = Lang::En,
          Paint paint = Paint(false)) {
  Game game{std::move(table), {}};
  std::vector<Sitter> sitters(static_cast<std::size_t>(game.table->match().seats()), table::Level::Greedy);
  std::fill_n(sitters.begin(), people, Sitter());
  std::istringstream in(std::move(input) + "quit!\n");  // nothing is saved
  std::ostringstream out;
  Console console(in, out, lang, paint);
  LocalTable at(*game.table, lang);
  PlayHere(at, console, std::move(sitters)).run();
  game.printed = out.str();
  return game;
}

std::string many(std::string_view lines, int times) { return repeated(lines, times); }

// Somebody who takes the first of everything, names the first spaces, and lets conflicts be.
const std::string kAnyAnswers = "1\nJ1\n2\nA2\n5\nE1\nA5\nE4\nend\n0\n1\nK1\nI7\nN5\nF10\n";

TEST(TigrisEuphratesPlay, WholeGamesInEveryLanguageFitInto80Columns) {
  for (const Lang lang : kLangs) {
    const int players = 2 + static_cast<int>(lang);
    const Game game = play(
        "help\nkingdoms\nhint\nscores\nlog\n" + many(kAnyAnswers, 5) + "memory\n" + many(kAnyAnswers, 145),
        new_table({{"players", players},
                   {"building_game", players == 3},
                   {"board", players == 2 ? "second" : "standard"}}),
        1, lang);
    EXPECT_TRUE(game.table->over()) << players;
    EXPECT_TRUE(game.says(text(lang, "play.scores.rank")));
    EXPECT_TRUE(game.says(text(lang, "play.te.memory.gone")));
    EXPECT_FALSE(game.says("<play.")) << "a text is missing";
    EXPECT_FALSE(game.says("<te."));
    std::istringstream printed(game.printed);
    for (std::string line; std::getline(printed, line);) ASSERT_LE(width(line), 80) << line;
  }
}

TEST(TigrisEuphratesPlay, ColoursChangeNothingElse) {
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
  const std::string input = "help\nkingdoms\n" + many(kAnyAnswers, 20);
  const Game plain = play(input, new_table({{"players", 3}}));
  const Game painted = play(input, new_table({{"players", 3}}), 1, Lang::En, Paint(true));
  EXPECT_TRUE(painted.says("\x1b[31m▲"));
  EXPECT_EQ(without(painted.printed), plain.printed);
}

TEST(TigrisEuphratesPlay, MovesAreUnderstoodInTheWordsOfEveryLanguage) {
  const Json position = {{"board", "red J7"}, {"seats", {{{"hand", "3 red 1 blue 2 green"}}}}};
  const Json options = {{"players", 2}};
  const auto first = [&](Lang lang, const std::string& line) {
    const Game game = play(line + "\n", table_at(position, options), 1, lang);
    const Lines moves = game.moves();
    return moves.empty() ? "nothing" : moves.front();
  };
  for (const char* line : {"king I6", "KING i6", "put the king on I6", "1\nI6", "1 I6"})
    EXPECT_EQ(first(Lang::En, line), "king I6") << line;
  for (const char* line : {"král I6", "krále na I6", "kral i6"})
    EXPECT_EQ(first(Lang::Cs, line), "king I6") << line;
  for (const char* line : {"król I6", "krol i6"}) EXPECT_EQ(first(Lang::Pl, line), "king I6") << line;
  EXPECT_EQ(first(Lang::En, "temple I6"), "red I6");
  EXPECT_EQ(first(Lang::Cs, "červenou I6"), "red I6");
  EXPECT_EQ(first(Lang::Pl, "świątynię I6"), "red I6");
  EXPECT_EQ(first(Lang::En, "swap 2 red 1 blue"), "swap 2 red 1 blue");
  EXPECT_EQ(first(Lang::En, "swap\n2 red 1 blue"), "swap 2 red 1 blue");
  EXPECT_EQ(first(Lang::En, "swap all"), "swap 3 red 1 blue 2 green");
  EXPECT_EQ(first(Lang::Cs, "vyměnit 2 červené a 1 modrou"), "swap 2 red 1 blue");
  EXPECT_EQ(first(Lang::Cs, "vyměnit\nvše"), "swap 3 red 1 blue 2 green");
  EXPECT_EQ(first(Lang::Pl, "wymienić 2 czerwone i 1 niebieski"), "swap 2 red 1 blue");
  EXPECT_EQ(first(Lang::Cs, "katastrofa A1"), "catastrophe A1");
  EXPECT_EQ(first(Lang::En, "end"), "end turn");
  EXPECT_EQ(first(Lang::Cs, "konec tahu"), "end turn");
  EXPECT_EQ(first(Lang::Pl, "koniec tury"), "end turn");
}

TEST(TigrisEuphratesPlay, BadLinesGetTheRuleOrASentence) {
  const Game game = play(
      "hello\nking A4\n1\nP11\nking Z9\n99\nwhy red E1\nwhy\nswap 6 black\nkonec\nrules TE-13.4\n",
      table_at({{"board", "red J7"}, {"seats", {{{"hand", "3 red 1 blue 2 green"}}}}}, {{"players", 2}}));
  EXPECT_TRUE(game.moves().empty());
  EXPECT_TRUE(game.says("“hello” is neither a move nor a command"));
  EXPECT_TRUE(game.says("A4 is a river; leaders stand on land only. [TE-6.3]"));
  EXPECT_TRUE(game.says("There is no face-up temple next to P11; the king needs one. [TE-6.4]"));
  EXPECT_TRUE(game.says("“king Z9” is neither a move nor a command"));
  EXPECT_TRUE(game.says("E1 is a river; only farms go there, not a temple. [TE-7.2]"));
  EXPECT_TRUE(game.says("why king A1"));
  EXPECT_TRUE(game.says("you cannot swap more. [TE-9."));
  EXPECT_TRUE(game.says("Supporters"));
}

TEST(TigrisEuphratesPlay, ACommitmentIsItsOwnNumber) {
  const Game game = play("\nking J7\n7\n1\n\n2\n", table_at(revolt(), {{"players", 2}}), 2);
  EXPECT_EQ(game.moves(), (Lines{"king J7", "commit 1", "commit 2"}));
  EXPECT_TRUE(game.says("choose from 0 to 2"));
  EXPECT_TRUE(game.says("Pass the keyboard to seat 1 (Bull)"));
}

TEST(TigrisEuphratesPlay, AMoveCanBeTakenBackUntilSomethingComesToLight) {
  const Game game =
      play("1\nundo\nking I6\nundo\nend\nundo\n", table_at({{"board", "red J7"}}, {{"players", 2}}));
  EXPECT_FALSE(game.moves().empty());
  EXPECT_EQ(game.moves().front(), "end turn");
  EXPECT_TRUE(game.says("You can no longer take back your last move"));
}

}  // namespace
}  // namespace zig::terminal
