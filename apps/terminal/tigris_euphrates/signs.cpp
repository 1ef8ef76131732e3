#include "apps/terminal/tigris_euphrates/signs.h"

#include "apps/terminal/json_parts.h"
#include "apps/terminal/screen.h"

namespace zig::terminal {

std::string plain_shape(std::string_view colour) {
  if (colour == "black") return "■";
  if (colour == "red") return "▲";
  if (colour == "blue") return "●";
  return colour == "green" ? "◆" : "?";
}

// Black must be seen on a black ground: it is the colour of the letters, only stronger.
Ink tigris_ink(std::string_view colour) {
  if (colour == "red") return Ink::Red;
  if (colour == "blue") return Ink::Blue;
  return colour == "green" ? Ink::Green : Ink::Strong;
}

std::string TigrisEuphratesSigns::in_colour(std::string_view colour, std::string_view words) const {
  return paint(tigris_ink(colour), words);
}

std::string TigrisEuphratesSigns::shape(std::string_view colour) const {
  return in_colour(colour, plain_shape(colour));
}

std::string TigrisEuphratesSigns::letter(std::string_view dynasty) const {
  return text("play.te.letter." + std::string(dynasty));
}

std::string TigrisEuphratesSigns::leader(std::string_view dynasty, std::string_view colour) const {
  return in_colour(colour, letter(dynasty) + plain_shape(colour));
}

const Json& TigrisEuphratesSigns::colour(std::string_view id) const {
  static const Json nothing;
  for (const Json& entry : part(catalogue_, "colours")) {
    if (text_part(entry, "id") == id) return entry;
  }
  return nothing;
}

std::string TigrisEuphratesSigns::dynasty_name(std::string_view id) const {
  return name_in(part(catalogue_, "dynasties"), id);
}
std::string TigrisEuphratesSigns::colour_name(std::string_view id) const {
  return text_part(colour(id), "name");
}
std::string TigrisEuphratesSigns::tile_name(std::string_view id) const {
  return text_part(part(colour(id), "tile"), "name");
}
std::string TigrisEuphratesSigns::leader_name(std::string_view id) const {
  return text_part(part(colour(id), "leader"), "name");
}

std::string TigrisEuphratesSigns::leader_of(std::string_view dynasty, std::string_view colour) const {
  return text("play.te.leader_of", {{"dynasty", dynasty_name(dynasty)}, {"leader", leader_name(colour)}});
}

std::string TigrisEuphratesSigns::colour_of_leader(std::string_view leader) const {
  for (const Json& entry : part(catalogue_, "colours")) {
    if (text_part(part(entry, "leader"), "id") == leader) return text_part(entry, "id");
  }
  return "";
}

std::string TigrisEuphratesSigns::hand(const Json& counts) const {
  Lines parts;
  for (const std::string_view colour : kTigrisColours) {
    const int n = number_part(counts, std::string(colour).c_str());
    parts.push_back(shape(colour) + std::string(kNoBreak) + std::to_string(n));
  }
  return joined(parts, "  ");
}

}  // namespace zig::terminal
