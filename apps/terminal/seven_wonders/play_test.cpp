// Whole games of 7 Wonders through string streams: what a person types, and what is printed.
#include "apps/terminal/play_here.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "apps/files.h"
#include "table/replay.h"

namespace zig::terminal {
namespace {

namespace fs = std::filesystem;

constexpr Sitter kPerson;
constexpr Sitter kGreedy = table::Level::Greedy;

const GameLibrary& library() {
  static const auto library = open_library();
  return **library;
}

// A folder for autosaves and saves of one test.
class TerminalOfSevenWonders : public testing::Test {
 protected:
  TerminalOfSevenWonders() {
    folder_ = fs::temp_directory_path() / ("ziggurat-terminal-test-" + std::to_string(getpid()));
    fs::create_directories(folder_);
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
  }
  ~TerminalOfSevenWonders() override { fs::remove_all(folder_); }
  std::string file(const std::string& name) const { return (folder_ / name).string(); }

  fs::path folder_;
};

struct Game {
  std::unique_ptr<table::Table> table;
  std::string printed;
  int exit_code = -1;
  bool says(std::string_view text) const { return printed.find(text) != std::string::npos; }
};

Game play(std::string input, std::vector<Sitter> sitters, Lang lang = Lang::En, Json options = Json::object(),
          std::uint64_t seed = 1, Paint paint = Paint(false)) {
  options["players"] = sitters.size();
  Game game;
  auto table = table::Table::open(library(), {.game = "seven-wonders",
                                              .options = options,
                                              .seed = table::Seed{seed, std::nullopt},
                                              .position = {},
                                              .labels = {}});
  if (!table) return game;
  game.table = std::move(*table);
  std::istringstream in(std::move(input));
  std::ostringstream out;
  Console console(in, out, lang, paint);
  LocalTable at(*game.table, lang);
  game.exit_code = PlayHere(at, console, std::move(sitters)).run();
  game.printed = out.str();
  return game;
}

std::string lines(std::string_view line, int times) { return repeated(std::string(line) + "\n", times); }
std::vector<Sitter> one_person(int players) {
  std::vector<Sitter> sitters(static_cast<std::size_t>(players), kGreedy);
  sitters[0] = kPerson;
  return sitters;
}

TEST_F(TerminalOfSevenWonders, WholeGamesInEveryLanguageAndPlayerCountEndWithAScoreTable) {
  for (const Lang lang : kLangs) {
    for (int players = 2; players <= 7; ++players) {
      const Game game =
          play(lines("1", 120), one_person(players), lang, {}, static_cast<std::uint64_t>(players));
      ASSERT_NE(game.table, nullptr);
      EXPECT_EQ(game.exit_code, 0);
      EXPECT_TRUE(game.table->over()) << players;
      EXPECT_TRUE(game.says(text(lang, "play.scores.total")));
      EXPECT_FALSE(game.says("<play.")) << players;  // a text that is missing
      EXPECT_FALSE(game.says("<7w.")) << players;
      EXPECT_FALSE(game.says("\x1b")) << "no colours where the output is no terminal";
    }
  }
}

TEST_F(TerminalOfSevenWonders, ComputerPlayersAreCalledByNameWithTheirLevel) {
  auto table = table::Table::open(
      library(),
      {.game = "seven-wonders", .options = {{"players", 3}}, .seed = {}, .position = {}, .labels = {}});
  ASSERT_TRUE(table);
  (*table)->set_labels({{"human", ""}, {"greedy", ""}, {"greedy", ""}});
  std::istringstream in(lines("1", 120));
  std::ostringstream out;
  Console console(in, out, Lang::Cs, Paint(false));
  LocalTable at(**table, Lang::Cs);
  PlayHere(at, console, one_person(3)).run();
  const std::string level = " (" + text(Lang::Cs, "table.level.greedy") + ")";
  for (const std::size_t seat : {1u, 2u}) {
    const std::string words = (*table)->setup().labels[seat].name + level;
    EXPECT_NE(replaced(out.str(), kNoBreak, " ").find(words), std::string::npos) << words;
  }
}

TEST_F(TerminalOfSevenWonders, EveryLineFitsInto80Columns) {
  for (const Lang lang : kLangs) {
    const Game game =
        play("help\ncities\nhint\nmemory\nscores\nlog\n" + lines("1", 120), one_person(5), lang);
    std::istringstream printed(game.printed);
    for (std::string line; std::getline(printed, line);) EXPECT_LE(width(line), 80) << line;
  }
}

std::string without_colours(std::string_view text) {
  std::string out;
  while (true) {
    const auto at = text.find("\x1b[");
    out += text.substr(0, at);
    if (at == std::string_view::npos) return out;
    text.remove_prefix(std::min(text.find('m', at), text.size() - 1) + 1);
  }
}

TEST_F(TerminalOfSevenWonders, ColoursChangeNothingElse) {
  const std::string input = "help\ncities\nhint\nscores\n" + lines("1", 120);
  const Game plain = play(input, one_person(5));
  const Game painted = play(input, one_person(5), Lang::En, {}, 1, Paint(true));
  EXPECT_TRUE(painted.says("\x1b[31m"));
  EXPECT_EQ(without_colours(painted.printed), plain.printed);
}

// The first game in which the question comes up; which one that is depends on the computer players.
Game game_that_asks(std::string_view question, const std::string& input) {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Game game = play(input, one_person(3), Lang::En, {{"wonder_assignment", "choose"}}, seed);
    if (game.says(question)) return game;
  }
  return {};
}

TEST_F(TerminalOfSevenWonders, BoardsCanBeChosenAndTheMausoleumShowsThePile) {
  const Game game = game_that_asks(text(Lang::En, "7w.prompt.mausoleum"),
                                   "board Halicarnassus B\n" + lines("s 1\n1\n1", 60));
  ASSERT_NE(game.table, nullptr);
  EXPECT_TRUE(game.says(text(Lang::En, "7w.prompt.board")));
  EXPECT_TRUE(game.says(text(Lang::En, "7w.action.decline")));
}

TEST_F(TerminalOfSevenWonders, TheSeventhCardOfBabylonIsAsked) {
  const Game game =
      game_that_asks(text(Lang::En, "7w.prompt.seventh_card"), "board Babylon B\n" + lines("s 1\n1", 90));
  EXPECT_NE(game.table, nullptr);
}

TEST_F(TerminalOfSevenWonders, ThePersonActsForTheFreeCityAndMayTakeTheOwnChoiceBack) {
  const Game game = play("1\n1\nundo\n", {kPerson, kGreedy});
  EXPECT_TRUE(game.says("Choose a card for the Free City"));
  const auto first = game.printed.find("Choose a card from your hand");
  const auto again = game.printed.rfind("Choose a card from your hand");
  EXPECT_LT(game.printed.find("Choose a card for the Free City"), again);
  EXPECT_NE(first, again);
  EXPECT_TRUE(game.table->moves().empty());
}

TEST_F(TerminalOfSevenWonders, UndoIsRefusedWithAReasonOnceTheCardsAreRevealed) {
  const Game game = play("d 1\nundo\n", one_person(3));
  EXPECT_EQ(game.table->moves().size(), 3U);
  EXPECT_TRUE(game.says(text(Lang::En, "table.undo.frontier").substr(0, 30)));
}

TEST_F(TerminalOfSevenWonders, UndoAtALaterStepGoesBackToTheList) {
  const Game game = play("1\nundo\nd 1\n", one_person(3));
  EXPECT_EQ(game.table->moves().size(), 3U);
}

TEST_F(TerminalOfSevenWonders, NobodySeesAnotherHandOnASharedKeyboard) {
  const Game game = play("\nd 1\n\n", {kPerson, kPerson, kGreedy});
  const auto first = game.printed.find("keyboard to seat 0");
  const auto second = game.printed.find("keyboard to seat 1");
  ASSERT_NE(first, std::string::npos);
  ASSERT_NE(second, std::string::npos);
  EXPECT_EQ(game.printed.substr(0, first).find("1 Brn"), std::string::npos);
  EXPECT_EQ(game.printed.find("Choose a card", second) != std::string::npos, true);
}

TEST_F(TerminalOfSevenWonders, TheOneBeforeMayChangeTheMindAtTheHandOver) {
  const Game game = play("\nd 1\nundo\nd 2\n\n", {kPerson, kPerson, kGreedy});
  ASSERT_EQ(game.table->moves().size(), 1U);
  EXPECT_EQ(game.table->moves()[0].seat, Seat{0});
}

TEST_F(TerminalOfSevenWonders, BadLinesGetOneSentenceAndTheQuestionAgain) {
  const Game game =
      play("hello\n99\nbuild Palace\nb 1 <9\nwhy\nsave\nlog x\nrules\nrules 7W-99.1\nrules zeppelin\n",
           one_person(3));
  EXPECT_TRUE(game.table->moves().empty());
  EXPECT_TRUE(game.says("“hello” is neither a move nor a command"));
  EXPECT_TRUE(game.says("choose from 1 to 7"));
  EXPECT_TRUE(game.says("Palace is not in your hand. [7W-"));
  EXPECT_TRUE(game.says("[7W-16.2]") || game.says("[7W-4.10]"));
  EXPECT_TRUE(game.says("There is no rule 7W-99.1; the nearest are"));
}

TEST_F(TerminalOfSevenWonders, WhyNamesTheRule) {
  const Game game = play("why s 1\nproč e 1\n", one_person(3), Lang::Cs);
  EXPECT_TRUE(game.says("[7W-3.3]") || game.says("✓")) << game.printed;
}

TEST_F(TerminalOfSevenWonders, QuitAsksOnceWhenTheGameIsNotSaved) {
  const Game asked = play("d 1\nquit\nd 1\nquit\nquit\nd 1\n", one_person(3));
  EXPECT_EQ(asked.table->moves().size(), 6U);
  EXPECT_EQ(asked.exit_code, 0);
  const Game forced = play("d 1\nquit!\nd 1\n", one_person(3));
  EXPECT_EQ(forced.table->moves().size(), 3U);
}

TEST_F(TerminalOfSevenWonders, ASavedGameCanBeContinued) {
  const std::string path = file("game.txt");
  const Game saved = play("d 1\nd 1\nsave " + path + "\nquit\n", one_person(3));
  EXPECT_TRUE(saved.says("--load " + path));
  const auto record = table::parse_replay(apps::read_text(path).value_or(""));
  ASSERT_TRUE(record.has_value());
  const auto again = table::replay_table(library(), *record);
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ((*again)->match().hash(), saved.table->match().hash());
}

TEST_F(TerminalOfSevenWonders, SaveLeavesOtherFilesAlone) {
  const std::string path = file("letter.txt");
  ASSERT_FALSE(apps::write_text(path, "Dear friend,"));
  const Game game = play("save " + path + "\nsave /no/such/folder/x\n", one_person(3));
  EXPECT_EQ(apps::read_text(path).value_or(""), "Dear friend,");
  EXPECT_TRUE(game.says("is not a saved game"));
  EXPECT_TRUE(game.says("/no/such/folder/x: cannot be written"));
}

TEST_F(TerminalOfSevenWonders, TheEndOfTheInputKeepsTheGame) {
  const Game game = play("d 1\n", one_person(3));
  EXPECT_EQ(game.exit_code, 0);
  EXPECT_TRUE(game.says("ziggurat play seven-wonders --load"));
  EXPECT_FALSE(fs::is_empty(folder_ / "ziggurat"));
}

TEST_F(TerminalOfSevenWonders, ComputersPlayAlone) {
  const Game game = play("", {kGreedy, Sitter(table::Level::Random), kGreedy});
  EXPECT_TRUE(game.table->over());
  EXPECT_TRUE(game.says("wins!") || game.says("Shared victory"));
}

TEST_F(TerminalOfSevenWonders, TheSameSeedAndInputGiveTheSameGame) {
  const Game a = play(lines("1", 100), one_person(4)), b = play(lines("1", 100), one_person(4));
  EXPECT_EQ(a.table->match().hash(), b.table->match().hash());
  EXPECT_EQ(a.printed, b.printed);
}

TEST_F(TerminalOfSevenWonders, AGameWithoutADrawingIsShownByTheGenericScreen) {
  const Game game = play("", one_person(3));
  std::istringstream in;
  std::ostringstream out;
  Console console(in, out, Lang::En);
  const Screen screen(console, game.table->match().catalogue(Lang::En));
  const Json decision = game.table->match().decision(Seat{0}, Lang::En);
  const Menu menu(decision, [&](const Json& pick) { return screen.pick_name(pick); });
  const LocalTable table(*game.table, Lang::En);
  const Scene scene{table, Seat{0}, game.table->match().view(Seat{0}), &menu};
  EXPECT_FALSE(screen.picture(scene, true).empty());
  EXPECT_EQ(screen.things(scene, true).size(), 7U);
  EXPECT_EQ(screen.seat_name(scene, 2), "seat 2");
  EXPECT_FALSE(screen.answers("cities"));
  EXPECT_GE(screen.scores(scene).size(), 9U);
}

}  // namespace
}  // namespace zig::terminal
