// `ziggurat arena`: matches between computer players, and what they prove.
#include <cstdio>

#include "apps/arena/arena_commands.h"
#include "apps/commands.h"
#include "apps/language.h"
#include "apps/terminal/text.h"

namespace zig::apps {

namespace {

struct Command {
  std::string_view words;  // "match GAME …"
  int (*run)(std::span<const std::string>);
  std::string_view help;
  std::string_view name() const { return words.substr(0, words.find(' ')); }
};
constexpr Command kCommands[] = {
    {"match GAME PLAYER PLAYER...", arena_match, "play, then show ratings and shares"},
    {"ladder GAME", arena_ladder, "all levels, greedy and uct against each other, with a report"},
    {"sprt GAME A B", arena_sprt, "stop as soon as it is clear whether A is better than B"},
    {"balance GAME", arena_balance,
     "what factions and seats are worth, how long games last, where points come from"},
    {"tune GAME", arena_tune, "better weights for the evaluation, by self-play"},
    {"report FILE", arena_report, "the report of earlier results"}};

std::string translated(Phrase english) { return said(language(), english); }

void print_help() {
  std::string text = translated("Usage: ziggurat arena COMMAND [options]") + "\n\n" +
                     translated("Matches between computer players, with rotated seats and common seeds.") +
                     "\n\n";
  for (const Command& command : kCommands)
    text += "  " + terminal::pad(translated(command.words), 30) + translated(command.help) + "\n";
  text +=
      "\n" +
      translated(
          "`ziggurat arena COMMAND --help` tells more; docs/arena.md explains players, files and figures.");
  std::puts(text.c_str());
}

}  // namespace

int cmd_arena(std::span<const std::string> args) {
  if (!args.empty() && (args[0] == "--help" || args[0] == "-h")) return print_help(), 0;
  for (const Command& command : kCommands) {
    if (!args.empty() && args[0] == command.name()) return command.run(args.subspan(1));
  }
  std::string known;
  for (const Command& command : kCommands) known += (known.empty() ? "" : ", ") + std::string(command.name());
  const Phrase what = args.empty() ? say("say what to do; choose from: {names}", {{"names", known}})
                                   : say("unknown command {word}; choose from: {names}",
                                         {{"word", args[0]}, {"names", known}});
  std::fprintf(stderr, "ziggurat arena: %s\n", translated(what).c_str());
  return 2;
}

}  // namespace zig::apps
