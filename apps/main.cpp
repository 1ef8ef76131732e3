// `ziggurat`, the one program: finds the command and runs it.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "apps/commands.h"
#include "apps/language.h"
#include "apps/version.h"
#include "games/game_list.h"

namespace {

using zig::apps::kVersion;

struct Command {
  std::string_view name;
  int (*run)(std::span<const std::string>);
  std::string_view help;
};

constexpr std::array<Command, 13> kCommands = {{
    {"games", zig::apps::cmd_games, "list the games: player counts, options, sources"},
    {"play", zig::apps::cmd_play, "play in the terminal, with people and computer players"},
    {"serve", zig::apps::cmd_serve, "serve tables to browsers, live or over days"},
    {"admin", zig::apps::cmd_admin, "look after a server: people, tables, what is kept and for how long"},
    {"try", zig::apps::cmd_try, "set up any position and ask anything: JSON in, JSON out"},
    {"rules", zig::apps::cmd_rules, "look up a rule by id or by words"},
    {"replay", zig::apps::cmd_replay, "tell the story of a saved game"},
    {"verify", zig::apps::cmd_verify, "check a saved game: moves, hashes, commitment to the seed"},
    {"review", zig::apps::cmd_review, "what decided a saved game: skill and luck, as the coach sees them"},
    {"arena", zig::apps::cmd_arena, "matches between computer players: ratings, ladder, tests, tuning"},
    {"selfplay", zig::apps::cmd_selfplay,
     "games of a computer player against itself, to train a network with"},
    {"bench", zig::apps::cmd_bench, "measure the engine"},
    {"load", zig::apps::cmd_load, "measure a server: many people playing real games"},
}};

std::string translated(zig::Phrase english) { return zig::said(zig::apps::language(), english); }
void print(std::string_view english) { std::puts(translated(english).c_str()); }

void print_help() {
  print("Ziggurat: civilization board games on one rules engine.");
  print("\nUsage: ziggurat COMMAND [options]\n\nCommands:");
  for (const Command& command : kCommands) {
    std::printf("  %-8.*s %s\n", static_cast<int>(command.name.size()), command.name.data(),
                translated(command.help).c_str());
  }
  print("\n`ziggurat COMMAND --help` tells more. Start with:");
  for (const zig::GameEntry& game : zig::game_list())
    std::printf("  ziggurat play %.*s\n", static_cast<int>(game.id.size()), game.id.data());
}

int unknown(const std::string& word) {
  std::string list;
  for (const Command& command : kCommands) list += (list.empty() ? "" : ", ") + std::string(command.name);
  std::fprintf(
      stderr, "ziggurat: %s\n",
      translated(zig::say("unknown command {word}; choose from: {names}", {{"word", word}, {"names", list}}))
          .c_str());
  return 2;
}

int no_command() {
  std::fprintf(
      stderr, "ziggurat: %s\n",
      translated("say what to do, for example: ziggurat games; all commands: ziggurat --help").c_str());
  return 2;
}

// --lang LANG or --lang=LANG, wherever it stands; the command reads it again and says what is wrong with it.
zig::Lang wanted_language(const std::vector<std::string>& args) {
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::string value = args[i].starts_with("--lang=")               ? args[i].substr(7)
                              : args[i] == "--lang" && i + 1 < args.size() ? args[i + 1]
                                                                           : "";
    if (const auto lang = zig::lang_from(value)) return *lang;
  }
  return zig::apps::language_of_environment(
      [](const char* name) -> const char* { return std::getenv(name); });
}

void print_version() {
  std::printf("ziggurat %.*s", static_cast<int>(kVersion.size()), kVersion.data());
  for (const zig::GameEntry& game : zig::game_list())
    std::printf("; %.*s: %.*s", static_cast<int>(game.id.size()), game.id.data(),
                static_cast<int>(game.rules_version.size()), game.rules_version.data());
  std::puts("");
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> args(argv + 1, argv + argc);
  zig::apps::speak_without_wish(wanted_language(args));
  if (!args.empty() && args.front().starts_with("--lang"))
    args.erase(args.begin(), args.begin() + (args.front() == "--lang" && args.size() > 1 ? 2 : 1));
  if (args.empty()) return no_command();
  std::string word = args.front();
  args.erase(args.begin());
  if (word == "help" && !args.empty() && !args.front().starts_with('-')) {  // `help play` is `play --help`
    word = args.front();
    args = {"--help"};
  }
  if (word == "--help" || word == "-h" || word == "help") return print_help(), 0;
  if (word == "--version" || word == "version") return print_version(), 0;
  const auto command = std::ranges::find(kCommands, word, &Command::name);
  return command == kCommands.end() ? unknown(word) : command->run(args);
}
