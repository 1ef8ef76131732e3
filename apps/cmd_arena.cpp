// `ziggurat arena`: matches between computer players, and what they prove.
#include <cstdio>

#include "apps/arena/arena_commands.h"
#include "apps/commands.h"

namespace zig::apps {

namespace {

constexpr std::string_view kHelp =
    "Usage: ziggurat arena COMMAND [options]\n\n"
    "Matches between computer players, with rotated seats and common seeds.\n\n"
    "  match GAME PLAYER PLAYER...   play, then tell ratings and shares\n"
    "  ladder GAME                   all levels, greedy and uct against each other, with a report\n"
    "  sprt GAME A B                 stop as soon as it is known whether A is better than B\n"
    "  tune GAME                     better weights for the evaluation, by self-play\n"
    "  report FILE                   the report of results that were played before\n\n"
    "`ziggurat arena COMMAND --help` tells more; docs/arena.md explains players, files and figures.\n";

struct Command {
  std::string_view name;
  int (*run)(std::span<const std::string>);
};
constexpr Command kCommands[] = {{"match", arena_match},
                                 {"ladder", arena_ladder},
                                 {"sprt", arena_sprt},
                                 {"tune", arena_tune},
                                 {"report", arena_report}};

}  // namespace

int cmd_arena(std::span<const std::string> args) {
  if (!args.empty() && (args[0] == "--help" || args[0] == "-h")) return std::fputs(kHelp.data(), stdout), 0;
  for (const Command& command : kCommands) {
    if (!args.empty() && args[0] == command.name) return command.run(args.subspan(1));
  }
  std::string known;
  for (const Command& command : kCommands) known += (known.empty() ? "" : ", ") + std::string(command.name);
  std::fprintf(stderr, "ziggurat arena: %s; known are: %s\n",
               args.empty() ? "say what to do" : ("unknown command " + args[0]).c_str(), known.c_str());
  return 2;
}

}  // namespace zig::apps
