#include "apps/terminal/room_words.h"

#include "apps/terminal/json_parts.h"
#include "apps/terminal/text.h"
#include "engine/words.h"
#include "games/game_list.h"

namespace zig::terminal {

namespace {

// "7w.option."; empty for a game that this program does not know.
std::string options_key(std::string_view game) {
  const GameEntry* const known = game_entry(game);
  return known ? lower_case(known->rule_prefix) + ".option." : "";
}

std::string plain(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  return value.is_number_integer() ? std::to_string(value.get<int>())
         : value.is_boolean()      ? (value.get<bool>() ? "true" : "false")
                                   : "";
}

std::string span(int seconds) {
  return seconds % 3600 == 0 ? std::to_string(seconds / 3600) + " h" : std::to_string(seconds / 60) + " min";
}

class Words {
 public:
  Words(const Console& console, std::string_view game) : console_(console), key_(options_key(game)) {}

  // An option that has words; the number of players is seen by the seats.
  bool knows(const std::string& option) const {
    return !key_.empty() && option != "players" && has_text(console_.lang(), key_ + option);
  }
  std::string title(const std::string& option) const { return console_.text(key_ + option); }
  std::string value(const std::string& option, const Json& value) const {
    const std::string key = key_ + option + "." + plain(value);
    return has_text(console_.lang(), key) ? console_.text(key) : plain(value);
  }
  std::string pace(const Json& clock) const {
    const std::string kind = text_part(clock, "kind");
    if (kind == "live")
      return console_.text("play.there.pace.live",
                           {{"bank", std::to_string(number_part(clock, "bank") / 60)},
                            {"increment", std::to_string(number_part(clock, "increment"))}});
    if (kind == "slow")
      return console_.text("play.there.pace.slow", {{"limit", span(number_part(clock, "limit"))}});
    return console_.text("play.there.pace.none");
  }

 private:
  const Console& console_;
  const std::string key_;
};

std::string change(const std::string& what, const std::string& from, const std::string& to) {
  return what + ": " + from + " → " + to;
}

}  // namespace

std::string setup_words(const Console& console, const client::About& about) {
  const Words words(console, about.game);
  Lines parts;
  for (const auto& [option, value] : about.options.items()) {
    if (words.knows(option)) parts.push_back(words.title(option) + ": " + words.value(option, value));
  }
  parts.push_back(words.pace(about.clock));
  return joined(parts, " · ");
}

Lines setup_changes(const Console& console, const client::About& before, const client::About& now) {
  const Words words(console, now.game);
  Lines changes;
  for (const auto& [option, value] : now.options.items()) {
    const auto old = before.options.find(option);
    if (words.knows(option) && old != before.options.end() && *old != value)
      changes.push_back(change(words.title(option), words.value(option, *old), words.value(option, value)));
  }
  if (before.seats.size() != now.seats.size())
    changes.push_back(change(console.text("play.there.players"), std::to_string(before.seats.size()),
                             std::to_string(now.seats.size())));
  if (before.clock != now.clock)
    changes.push_back(
        change(console.text("play.there.pace"), words.pace(before.clock), words.pace(now.clock)));
  return changes;
}

}  // namespace zig::terminal
