// Somebody who reads only Czech, or only Polish, meets no English sentence in the terminal.
#include "apps/terminal/no_english_testkit.h"
#include "apps/terminal/play_here.h"
#include "table/any_game_testkit.h"

namespace zig::terminal {
namespace {

std::string played(const std::string& game, Lang lang, std::string input) {
  auto table = table::Table::open(table::any_library(), {.game = game,
                                                         .options = Json::object(),
                                                         .seed = table::Seed{1, std::nullopt},
                                                         .position = {},
                                                         .labels = {}});
  if (!table) return "the table does not open";
  std::vector<Sitter> sitters(static_cast<std::size_t>((*table)->match().seats()), table::Level::Greedy);
  sitters[0] = Sitter();
  std::istringstream in(std::move(input));
  std::ostringstream out;
  Console console(in, out, lang, Paint(false));
  LocalTable at(**table, lang);
  PlayHere(at, console, std::move(sitters)).run();
  return out.str();
}

constexpr std::string_view kTyped =
    "help\ncities\nboard\nmap\ncards\ngoals\nkingdoms\nmemory\nscores\nlog\nlog x\nwhy\nwhy "
    "nonsense\nrules\nrules zzz\n"
    "rules 4.3\nrules 99.99\nsave\nsave /no/such/folder/x\nundo\nsit\nblah\n99\nquit now\n";

TEST_P(NoEnglish, InAGame) {
  for (const std::string& game : table::game_ids()) {
    const std::string moves = repeated("1\n", 40);
    EXPECT_EQ(english_in(played(game, GetParam(), std::string(kTyped) + moves + std::string(kTyped))), "")
        << game;
  }
}

TEST_P(NoEnglish, InHelp) {
  using namespace apps;
  for (const auto command : {cmd_games, cmd_play, cmd_try, cmd_rules, cmd_replay, cmd_verify, cmd_review,
                             cmd_serve, cmd_arena, cmd_bench, cmd_load})
    EXPECT_EQ(english_in(printed(command, {"--help"})), "");
  for (const char* command : {"match", "ladder", "sprt", "tune", "report"})
    EXPECT_EQ(english_in(printed(cmd_arena, {command, "--help"})), "");
}

TEST_P(NoEnglish, InRulesAndGames) {
  for (const std::string& game : table::game_ids()) {
    EXPECT_EQ(english_in(printed(apps::cmd_rules, {game})), "");
    EXPECT_EQ(english_in(printed(apps::cmd_rules, {game, "4"})), "");
    EXPECT_EQ(english_in(printed(apps::cmd_rules, {game, "4.99"})), "");
  }
  EXPECT_EQ(english_in(printed(apps::cmd_games, {})), "");
}

TEST_P(NoEnglish, InWhatIsWrong) {
  const auto wrong = [&](int (*command)(std::span<const std::string>), std::vector<std::string> args) {
    EXPECT_EQ(english_in(printed(command, std::move(args))), "");
  };
  const std::string game = table::any_game();
  wrong(apps::cmd_play, {"chess"});
  wrong(apps::cmd_play, {game, "--players", "99"});
  wrong(apps::cmd_play, {game, "--seat", "1=wizard"});
  wrong(apps::cmd_play, {game, "--load", "/no/such/file"});
  wrong(apps::cmd_play, {"--at", "nonsense:x"});
  wrong(apps::cmd_play, {"--at", "http://127.0.0.1:1"});
  wrong(apps::cmd_verify, {file("cut.txt", "ziggurat-replay 1\ngame chess\n")});
  wrong(apps::cmd_replay, {file("other.txt", "chess\n")});
  wrong(apps::cmd_serve, {"--port", "x"});
  wrong(apps::cmd_rules, {"chess"});
  for (const char* script : {R"({"game": "chess"})", "{"}) expect_no_english_about(script);
  for (const std::string& any : table::game_ids()) {
    for (Json script : {Json{{"options", {{"players", 99}}}}, Json{{"do", {"0: dance"}}},
                        Json{{"position", {{"agee", 1}}}}}) {
      script["game"] = any;
      expect_no_english_about(script.dump().c_str());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, NoEnglish, kOtherLanguages, language_name);

}  // namespace
}  // namespace zig::terminal
