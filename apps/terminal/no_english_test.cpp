// Somebody who reads only Czech, or only Polish, meets no English sentence in the terminal.
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/terminal/play_here.h"

namespace zig::terminal {
namespace {

namespace fs = std::filesystem;

// Words that every English sentence of some length has, and no Czech or Polish one.
constexpr std::array<std::string_view, 22> kEnglish = {
    "the",  "of",   "and",  "with", "your", "you",  "is",    "are",  "not",  "from",  "must",
    "this", "that", "have", "has",  "was",  "were", "which", "when", "what", "there", "cannot"};

std::string english_in(const std::string& printed) {
  std::istringstream lines(printed);
  for (std::string line; std::getline(lines, line);) {
    std::string plain;
    // Options (--from) and ids (end_of_turn) are the same in every language.
    for (const char c : line)
      plain += (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) || c == '-' || c == '_'
                   ? lower(c)
                   : ' ';
    for (const std::string_view word : words(plain)) {
      if (std::ranges::find(kEnglish, word) != kEnglish.end()) return line;
    }
  }
  return "";
}

class NoEnglish : public testing::TestWithParam<Lang> {
 protected:
  NoEnglish() {
    folder_ = fs::temp_directory_path() / ("ziggurat-no-english-" + std::to_string(getpid()));
    fs::create_directories(folder_);
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
  }
  ~NoEnglish() override { fs::remove_all(folder_); }
  std::string file(const std::string& name, const std::string& text) const {
    EXPECT_FALSE(apps::write_text((folder_ / name).string(), text));
    return (folder_ / name).string();
  }
  static std::string lang() { return std::string(lang_id(GetParam())); }

  // What a command prints, on both sides.
  static std::string printed(int (*command)(std::span<const std::string>), std::vector<std::string> args) {
    args.insert(args.end(), {"--lang", lang()});
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    command(args);
    std::fflush(stdout);
    return testing::internal::GetCapturedStdout() + testing::internal::GetCapturedStderr();
  }

  fs::path folder_;
};

std::string played(const std::string& game, Lang lang, std::string input) {
  static const auto library = open_library();
  auto table = table::Table::open(**library, {.game = game,
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
  for (const char* game : {"seven-wonders", "tigris-euphrates", "new-dawn"}) {
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
  for (const char* game : {"seven-wonders", "tigris-euphrates", "new-dawn"}) {
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
  wrong(apps::cmd_play, {"chess"});
  wrong(apps::cmd_play, {"seven-wonders", "--players", "9"});
  wrong(apps::cmd_play, {"seven-wonders", "--seat", "1=wizard"});
  wrong(apps::cmd_play, {"seven-wonders", "--load", "/no/such/file"});
  wrong(apps::cmd_play, {"--at", "nonsense:x"});
  wrong(apps::cmd_play, {"--at", "http://127.0.0.1:1"});
  wrong(apps::cmd_verify, {file("cut.txt", "ziggurat-replay 1\ngame chess\n")});
  wrong(apps::cmd_replay, {file("other.txt", "chess\n")});
  wrong(apps::cmd_serve, {"--port", "x"});
  wrong(apps::cmd_rules, {"chess"});
  for (const char* script :
       {R"({"game": "chess"})", R"({"game": "seven-wonders", "options": {"players": 9}})", "{",
        R"({"game": "seven-wonders", "do": ["0: bild Baths"]})",
        R"({"game": "seven-wonders", "position": {"agee": 1}})",
        R"({"game": "tigris-euphrates", "position": {"board": "purple I8"}})",
        R"({"game": "tigris-euphrates", "position": {"board": "Archer king H7; Bull king J7"}})",
        R"({"game": "new-dawn", "position": {"seats": [{"tokens": ["7a"]}]}})",
        R"({"game": "new-dawn", "do": ["0: dance"]})"})
    wrong(apps::cmd_try, {file("script.json", script)});
}

INSTANTIATE_TEST_SUITE_P(Languages, NoEnglish, testing::Values(Lang::Cs, Lang::Pl),
                         [](const auto& which) { return std::string(lang_id(which.param)); });

}  // namespace
}  // namespace zig::terminal
