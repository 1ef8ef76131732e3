#include "apps/terminal/tigris_euphrates/news.h"

#include "apps/terminal/json_parts.h"
#include "apps/terminal/tigris_euphrates/panel.h"

namespace zig::terminal {

namespace {

class Teller {
 public:
  Teller(const TigrisEuphratesSigns& signs, const Json& view, int active)
      : signs_(signs), view_(view), active_(active) {}

  // Empty for what another sign has said.
  std::string sign(const Json& entry) const {
    const Json& event = part(entry, "event");
    const std::string kind = text_part(event, "kind"), cell = text_part(event, "cell");
    if (kind == "tile_placed") return shape(event) + cell;
    if (kind == "leader_placed" || kind == "leader_moved") return leader(event, "seat") + "→" + cell;
    if (kind == "leader_withdrawn") return leader(event, "seat") + " " + signs_.text("play.te.off");
    if (kind == "leader_home")
      return text_part(event, "why") == "conflict" ? ""
                                                   : leader(event, "seat") + " " + signs_.text("play.te.off");
    if (kind == "catastrophe") return std::string(kCatastropheSign) + cell;
    if (kind == "swapped") return signs_.text("play.te.brief.swap", {{"n", number(event, "number")}});
    if (kind == "point") return "+" + number(event, "points") + shape(event) + whose(event);
    if (kind == "united") return std::string(kUnionSign);
    if (kind == "revolt_began") return signs_.text("play.te.conflict.revolt");
    if (kind == "war_began") return signs_.text("play.te.conflict.war");
    if (kind == "conflict_won")
      return leader(event, "seat") + " " + number(event, "strength") + ":" + number(event, "their_strength") +
             " " + leader(event, "against");
    if (kind == "tiles_removed") return "−" + std::to_string(part(event, "cells").size()) + shape(event);
    if (kind == "building_put" || kind == "building_moved") return std::string(kBuildingSign) + cell;
    if (kind == "monument_built") return "╔" + monument(text_part(event, "monument")) + "╗" + cell;
    if (kind == "treasure_taken") return signs_.paint(Ink::Yellow, kTreasureSign) + cell + whose(event);
    if (kind == "committed" || kind == "building_returned") return "";
    return text_part(entry, "text");
  }

  std::string dynasty(int seat) const { return text_part(seat_in(view_, seat), "dynasty"); }

 private:
  static std::string number(const Json& event, const char* key) {
    return std::to_string(number_part(event, key));
  }
  std::string shape(const Json& event) const { return signs_.shape(text_part(event, "colour")); }
  std::string leader(const Json& event, const char* seat) const {
    return signs_.leader(dynasty(number_part(event, seat)),
                         signs_.colour_of_leader(text_part(event, "leader")));
  }
  // Points and treasures of others than the one whose turn it is.
  std::string whose(const Json& event) const {
    const int seat = number_part(event, "seat");
    return seat == active_ ? "" : "(" + signs_.letter(dynasty(seat)) + ")";
  }
  // "black-red" -> "■▲"
  std::string monument(const std::string& id) const {
    const auto hyphen = id.find('-');
    if (hyphen == std::string::npos) return id;
    return signs_.shape(id.substr(0, hyphen)) + signs_.shape(id.substr(hyphen + 1));
  }

  const TigrisEuphratesSigns& signs_;
  const Json& view_;
  int active_;
};

bool begins_an_action(std::string_view kind) {
  return kind == "tile_placed" || kind == "leader_placed" || kind == "leader_moved" ||
         kind == "leader_withdrawn" || kind == "catastrophe" || kind == "swapped";
}

// Who acted: the one who did the first thing that only the active player does.
int active_in(const Json& entries) {
  for (const Json& entry : entries) {
    const Json& event = part(entry, "event");
    if (begins_an_action(text_part(event, "kind"))) return number_part(event, "seat");
  }
  return -1;
}

}  // namespace

std::string turn_in_signs(const TigrisEuphratesSigns& signs, const Json& view, const Json& entries) {
  const int active = active_in(entries);
  const Teller teller(signs, view, active);
  std::string line = active < 0 ? "" : signs.dynasty_name(teller.dynasty(active)) + ":";
  for (const Json& entry : entries) {
    const std::string sign = teller.sign(entry);
    if (sign.empty()) continue;
    const bool later = line.find(' ') != std::string::npos;
    const bool action = begins_an_action(text_part(part(entry, "event"), "kind"));
    line += (action && later ? ", " : line.empty() ? "" : " ") + replaced(sign, " ", kNoBreak);
  }
  return line;
}

}  // namespace zig::terminal
