#include "apps/commands.h"
#include "apps/language.h"
#include "apps/play.h"
#include "apps/play_at.h"
#include "table/match.h"

namespace zig::apps {

namespace {

Result<terminal::TableWish> wish_from(const Args& args) {
  auto options = options_from(args);
  if (!options) return std::unexpected(options.error());
  const std::string level = args.value("computers").value_or("");
  if (!level.empty() && !table::level_from(level))
    return problem("", say("--computers must be friendly, apprentice, player, strong or master, not {value}",
                           {{"value", level}}));
  return terminal::TableWish{.game = args.value("new").value_or(""),
                             .options = *options,
                             .computers = level,
                             .listed = args.has("listed"),
                             .watch = args.has("watch")};
}

int at_server(const Args& args, const Usage& usage, std::optional<bool> colours) {
  const auto wish = wish_from(args);
  if (!wish) return bad_input(usage, wish.error());
  terminal::Console console = terminal::Console::standard(language(), colours);
  terminal::catch_interrupts();
  return play_at(args, usage, console, *wish);
}

}  // namespace

int cmd_play(std::span<const std::string> arguments) { return play(arguments, at_server); }

}  // namespace zig::apps
