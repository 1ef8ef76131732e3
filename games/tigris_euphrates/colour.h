// The four colours: of tiles, of leaders, of points. Everywhere in the order of the rulebook's component list.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace zig::tigris_euphrates {

enum class Colour : std::uint8_t { Black, Red, Blue, Green };
inline constexpr int kColours = 4;
inline constexpr std::array<Colour, kColours> kAllColours = {Colour::Black, Colour::Red, Colour::Blue,
                                                             Colour::Green};
constexpr int index(Colour colour) { return static_cast<int>(colour); }
constexpr Colour colour_of(int index) { return static_cast<Colour>(index); }

inline constexpr std::array<std::string_view, kColours> kColourIds = {"black", "red", "blue", "green"};
inline constexpr std::array<std::string_view, kColours> kTileIds = {"settlement", "temple", "farm", "market"};
inline constexpr std::array<std::string_view, kColours> kLeaderIds = {"king", "priest", "farmer", "trader"};
// TE-R3
inline constexpr std::array<std::string_view, kColours> kBuildingIds = {"palace", "library", "granary",
                                                                        "market_hall"};
inline constexpr std::array<std::string_view, 4> kDynastyIds = {"archer", "bull", "potter", "lion"};

inline constexpr std::array<int, kColours> kTilesInBox = {30, 57, 36, 30};  // TE-1.1
inline constexpr int kAllTiles = 153;

using Counts = std::array<std::uint8_t, kColours>;  // tiles by colour
constexpr int total(const Counts& counts) { return counts[0] + counts[1] + counts[2] + counts[3]; }

// TE-1.4: one monument for each pair of colours.
struct MonumentColours {
  Colour first, second;
  constexpr bool shows(Colour colour) const { return colour == first || colour == second; }
};
inline constexpr int kMonuments = 6;
inline constexpr std::array<MonumentColours, kMonuments> kMonumentColours = {{
    {Colour::Black, Colour::Red},
    {Colour::Black, Colour::Blue},
    {Colour::Black, Colour::Green},
    {Colour::Red, Colour::Blue},
    {Colour::Red, Colour::Green},
    {Colour::Blue, Colour::Green},
}};

}  // namespace zig::tigris_euphrates
