// The signs of A New Dawn in text. A seat is a shape everywhere: ■ ● ◆ ▼; ★■ is its capital, ⌂■ a city, ■ a control token, +■ a reinforced
// one, »■ a caravan. Terrain is a sign as well: · ∩ ♣ ∴ ^ by rising difficulty, ≈ water, * a natural wonder. Capital letters A to I are
// barbarians, small ones resources. So nothing depends on the colours of the terminal.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "apps/terminal/console.h"
#include "apps/terminal/text.h"
#include "engine/json.h"

namespace zig::terminal {

inline constexpr std::array<std::string_view, 4> kNewDawnResources = {"marble", "mercury", "oil", "diamonds"};
inline constexpr std::string_view kCapitalSign = "★", kCitySign = "⌂", kReinforcedSign = "+",
                                  kCaravanSign = "»", kCityStateSign = "@", kNaturalSign = "✦",
                                  kWonderSign = "W", kTradeSign = "•", kDoneSign = "✓";

class NewDawnSigns {
 public:
  NewDawnSigns(const Console& console, const Json& catalogue) : console_(console), catalogue_(catalogue) {}

  std::string shape(int seat) const;  // "■", painted
  std::string in_colour(int seat, std::string_view words) const;
  std::string terrain(std::string_view id, int times = 1) const;  // "♣", painted
  std::string resource(std::string_view id) const;                // "m", painted
  std::string trade(int tokens) const;                            // "••", painted
  std::string resources(const Json& counts) const;                // "m2 o1"
  std::string nation(const Json& view, int seat) const;           // "Rome"
  std::string seat(const Json& view, int seat) const;             // "■ Rome"

  std::string type(std::string_view id) const;   // "Cul"
  std::string level(std::string_view id) const;  // "culture-2" -> "II"
  std::string card(std::string_view id) const;   // "culture-2" -> "Cul II"

  std::string name(const char* list, std::string_view id) const;     // of the catalogue
  std::string summary(const char* list, std::string_view id) const;  // what it does
  const Json& entry(const char* list, std::string_view id) const;    // empty where there is none
  const Json& catalogue() const { return catalogue_; }

  std::string text(std::string_view key, const TextArgs& args = {}) const { return console_.text(key, args); }
  std::string text_or(std::string_view key,
                      std::string_view otherwise) const {  // for what a server may invent
    return has_text(console_.lang(), key) ? text(key) : std::string(otherwise);
  }
  std::string paint(Ink ink, std::string_view words) const { return console_.paint()(ink, words); }
  int columns() const { return console_.columns(); }

 private:
  const Console& console_;
  const Json& catalogue_;
};

std::string plain_shape(int seat);

// Of a view of this game.
const Json& new_dawn_seat(const Json& view, int seat);
const Json& new_dawn_own_seat(const Json& view);  // empty for a spectator

}  // namespace zig::terminal
