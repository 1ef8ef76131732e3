// The signs of Tigris & Euphrates in text. A shape is a colour everywhere: ■ black, ▲ red, ● blue, ◆ green. A
// tile is its shape; a leader is the letter of its dynasty and the shape of its colour (A■ is the Archer's
// king); so nothing depends on the colours of the terminal.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "apps/terminal/console.h"
#include "apps/terminal/text.h"
#include "engine/json.h"

namespace zig::terminal {

inline constexpr std::array<std::string_view, 4> kTigrisColours = {"black", "red", "blue", "green"};
inline constexpr std::string_view kTreasureSign = "*", kFirstTreasureSign = "★", kBuildingSign = "⌂",
                                  kUnionSign = "∪", kCatastropheSign = "╳";

class TigrisEuphratesSigns {
 public:
  TigrisEuphratesSigns(const Console& console, const Json& catalogue)
      : console_(console), catalogue_(catalogue) {}

  std::string shape(std::string_view colour) const;  // "■", painted
  std::string in_colour(std::string_view colour, std::string_view words) const;
  std::string letter(std::string_view dynasty) const;                           // "A"
  std::string leader(std::string_view dynasty, std::string_view colour) const;  // "A■", painted
  std::string kingdom(std::string_view letter) const { return paint(Ink::Purple, letter); }

  std::string dynasty_name(std::string_view id) const;
  std::string colour_name(std::string_view colour) const;
  std::string tile_name(std::string_view colour) const;
  std::string leader_name(std::string_view colour) const;
  std::string leader_of(std::string_view dynasty, std::string_view colour) const;  // "Archer king"
  std::string colour_of_leader(std::string_view leader) const;                     // "king" -> "black"
  std::string hand(const Json& counts) const;                                      // "■1 ▲3 ●0 ◆2"

  std::string text(std::string_view key, const TextArgs& args = {}) const { return console_.text(key, args); }
  std::string paint(Ink ink, std::string_view words) const { return console_.paint()(ink, words); }
  int columns() const { return console_.columns(); }

 private:
  const Json& colour(std::string_view id) const;  // of the catalogue

  const Console& console_;
  const Json& catalogue_;
};

std::string plain_shape(std::string_view colour);
Ink tigris_ink(std::string_view colour);

}  // namespace zig::terminal
