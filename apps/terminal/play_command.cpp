#include "apps/terminal/play_command.h"

#include "apps/terminal/text.h"

namespace zig::terminal {

std::optional<CommandLine> read_command(std::string_view line, Lang lang, std::string_view game) {
  line = trimmed(line);
  const auto end = std::min(line.find_first_of(" \t"), line.size());
  std::string_view word = line.substr(0, end);
  const bool forced = word.size() > 1 && word.ends_with('!');
  if (forced) word.remove_suffix(1);
  if (word == "?") word = "help";
  const std::string typed = folded(word);
  for (const CommandName& name : kCommandNames) {
    if (forced && name.command != Command::Quit) continue;
    const std::string key = "play.command." + std::string(name.id), of_game = key + "." + std::string(game);
    const bool own =
        typed == folded(text(lang, key)) || (has_text(lang, of_game) && typed == folded(text(lang, of_game)));
    if (typed != name.id && !own) continue;
    const std::string rest(trimmed(line.substr(end)));
    const bool stands_alone =
        name.command == Command::Quit || name.command == Command::Leave || name.command == Command::Return;
    if (stands_alone && !rest.empty()) return std::nullopt;
    return CommandLine{name.command, rest, forced};
  }
  return std::nullopt;
}

}  // namespace zig::terminal
