#include "apps/terminal/mesopotamia/news.h"

#include <algorithm>
#include <span>

#include "apps/terminal/json_parts.h"

namespace zig::terminal::mesopotamia {

namespace {

std::string kind_of(const Json& entry) { return text_part(part(entry, "event"), "kind"); }

bool is_one_of(std::span<const std::string_view> kinds, std::string_view kind) {
  return std::ranges::find(kinds, kind) != kinds.end();
}

// What the next screen shows anyway, or another sentence says.
bool noise(const Json& entry, bool brief) {
  constexpr std::string_view kNoise[] = {"turn_began", "turn_ended", "dice_rolled",   "quests_dealt",
                                         "card_drawn", "lined_up",   "strategy_shown"};
  constexpr std::string_view kDetail[] = {"paid",          "gained",        "refunded",  "bone_placed",
                                          "tired",         "section_equal", "die_taken", "dice_rerolled",
                                          "strategy_used", "amphora_placed"};
  const std::string kind = kind_of(entry);
  return is_one_of(kNoise, kind) || (brief && is_one_of(kDetail, kind));
}

// "Sumerians: + 2× food." is who, and what.
struct Sentence {
  std::string who, what;
};
Sentence parted(const std::string& text) {
  const auto colon = text.find(": ");
  std::string what = colon == std::string::npos ? text : text.substr(colon + 2);
  if (what.ends_with('.')) what.pop_back();
  return {colon == std::string::npos ? "" : text.substr(0, colon), std::move(what)};
}

}  // namespace

std::vector<Json> parts_of_rounds(const Json& entries) {
  constexpr std::string_view kBeginnings[] = {"turn_began",   "round_began",  "battles_began",
                                              "battle_began", "wave_arrived", "game_ended"};
  std::vector<Json> parts;
  for (const Json& entry : entries) {
    if (parts.empty() || is_one_of(kBeginnings, kind_of(entry))) parts.push_back(Json::array());
    parts.back().push_back(entry);
  }
  return parts;
}

std::string told(const Json& entries, bool brief) {
  std::string line, who, last;
  int times = 1;
  const auto counted = [&] { return times > 1 ? " ×" + std::to_string(times) : std::string(); };
  for (const Json& entry : entries) {
    if (noise(entry, brief)) continue;
    const Sentence sentence = parted(text_part(entry, "text"));
    const bool goes_on = !line.empty() && sentence.who == who;
    if (goes_on && sentence.what == last) {
      ++times;
      continue;
    }
    line += counted() + (line.empty() ? "" : goes_on && !who.empty() ? "; " : ". ");
    if (!goes_on && !sentence.who.empty()) line += sentence.who + ": ";
    line += sentence.what;
    who = sentence.who;
    last = sentence.what;
    times = 1;
  }
  return line.empty() ? "" : line + counted() + ".";
}

}  // namespace zig::terminal::mesopotamia
