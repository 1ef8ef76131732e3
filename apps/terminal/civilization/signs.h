// The signs of Civilization in text. A seat is a shape everywhere: ■ ● ◆ ▼ are its armies, □ ○ ◇ ▽ its scouts, ★■ its capital, ⌂■ a city. Terrain is
// a sign as well: · grassland, ∴ desert, ♣ forest, ^ mountain, ≈ water, ░ not explored. Small letters are resources, two letters a building. So
// nothing depends on the colours of the terminal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "apps/terminal/console.h"
#include "apps/terminal/text.h"
#include "engine/json.h"

namespace zig::terminal::civilization {

inline constexpr std::string_view kCapitalSign = "★", kCitySign = "⌂", kWallSign = "#", kHutSign = "∩",
                                  kVillageSign = "Ω", kNaturalSign = "✦", kCoinSign = "$", kWonderSign = "W",
                                  kPersonSign = "P", kBuildingSign = "B", kFrozenSign = "!",
                                  kHiddenSign = "░", kDoneSign = "✓", kFreeSign = "○", kActiveSign = "▸",
                                  kTargetSign = "▸", kReachSign = "▹";

// --- squares
inline constexpr int kSide = 16;
struct Square {
  int x = 0, y = 0;
  bool operator==(const Square&) const = default;
};
std::optional<Square> square_named(std::string_view name);  // "e7"
std::string square_name(Square square);

class Signs {
 public:
  Signs(const Console& console, const Json& catalogue) : console_(console), catalogue_(catalogue) {}

  std::string shape(int seat) const;  // "■", painted
  std::string scout(int seat) const;  // "□", painted
  std::string in_colour(int seat, std::string_view words) const;
  std::string terrain(std::string_view id, int times = 1) const;             // "♣", painted
  std::string resource(std::string_view id) const;                           // "w", painted
  std::string resources(const Json& counts) const;                           // "w1 s2", of {"wheat": 1}
  std::string building(std::string_view id) const;                           // "Lb"
  std::string unit(std::string_view type) const;                             // "Inf"
  std::string nation(const Json& view, int seat) const;                      // "Rome"
  std::string seat(const Json& view, int seat) const;                        // "■ Rome"
  std::string side(const Json& view, const Json& seat_or_barbarians) const;  // likewise, or "barbarians"
  std::string side_shape(const Json& seat_or_barbarians) const;              // "■", "Ω"

  std::string name(const char* list, std::string_view id) const;     // of the catalogue
  std::string summary(const char* list, std::string_view id) const;  // what it does
  std::string government_summary(const Json& view,
                                 std::string_view id) const;  // of the edition that is played
  // " (one source only)": how sure it is what it does, where the rulebook does not say it.
  std::string doubt(const char* list, std::string_view id) const;
  std::string government_doubt(const Json& view, std::string_view id) const;
  Lines sources() const;                                           // what no card says, and how sure that is
  const Json& entry(const char* list, std::string_view id) const;  // empty where there is none
  const Json& catalogue() const { return catalogue_; }

  std::string text(std::string_view key, const TextArgs& args = {}) const { return console_.text(key, args); }
  std::string text_or(std::string_view key,
                      std::string_view otherwise) const {  // for what a server may invent
    return has_text(console_.lang(), key) ? text(key) : std::string(otherwise);
  }
  std::string paint(Ink ink, std::string_view words) const { return console_.paint()(ink, words); }
  int columns() const { return console_.columns(); }

 private:
  std::string doubt_of(const Json& card) const;

  const Console& console_;
  const Json& catalogue_;
};

inline constexpr std::size_t kLevels = 5;
std::string roman(int level);  // 1 to 5: "I" to "V"
std::string unbroken(std::string_view words);
void add(Lines& lines, const Lines& more);
Lines side_by_side(const Lines& left, int columns, const Lines& right);

// Of a view of this game.
const Json& seat_of(const Json& view, int seat);
const Json& own_seat(const Json& view);  // empty for a spectator
bool is_own(const Json& view, int seat);

}  // namespace zig::terminal::civilization
