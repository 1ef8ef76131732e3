// The signs of Mesopotamia in text. A seat is a shape everywhere: ■ ● ◆ ▼ ♣ ♠. Units and goods are letters of the player's language: ■2S1A is an army of two
// spearmen and an archer. Double lines are rivers, a shape on them is a ship. So nothing depends on the colours of the terminal.
#pragma once

#include <string>
#include <string_view>

#include "apps/terminal/console.h"
#include "apps/terminal/text.h"
#include "engine/json.h"

namespace zig::terminal::mesopotamia {

inline constexpr std::string_view kZigguratSign = "▲", kSettlementSign = "⌂", kWallSign = "#", kRamSign = "⊢",
                                  kTribeSign = "‡", kBlockedSign = "▒", kClosedSign = "×",
                                  kHiddenEventSign = "?", kScoringEventSign = "✦", kEventSign = "!",
                                  kShipSlotSign = "~", kActiveSign = "▸", kTargetSign = "▸", kDoneSign = "✓",
                                  kNotSign = "✗";

class Signs {
 public:
  Signs(const Console& console, const Json& catalogue) : console_(console), catalogue_(catalogue) {}

  // --- whom and what a sign stands for
  std::string shape(int seat) const;  // "■", painted
  std::string in_colour(int seat, std::string_view words) const;
  std::string party_shape(const Json& seat_or_tribe) const;  // "■", "‡"
  std::string terrain(std::string_view id) const;            // "^", painted
  std::string letter(std::string_view id) const;             // of a unit or a resource: "S", "w"
  std::string units(const Json& counts) const;               // "2S1A", of {"spearman": 2, ...}
  std::string goods(const Json& counts, std::string_view between = "") const;  // "2w1c"
  std::string dice_face(const Json& symbol) const;  // "ŠE", "★"; "–" before the first roll

  // --- names in the player's language
  std::string empire(const Json& view, int seat) const;  // "Sumerians"
  std::string seat(const Json& view, int seat) const;    // "■ Sumerians"
  std::string party(const Json& view, const Json& seat_or_tribe) const;
  std::string area(std::string_view id) const;
  std::string river(std::string_view segment) const;
  std::string name(const char* list, std::string_view id) const;  // of the catalogue
  std::string goods_words(const Json& counts) const;              // "2× wood, 1× clay"
  std::string source(const Json& card) const;  // " (our own)": what a card, token or price rests on
  const Json& entry(const char* list, std::string_view id) const;  // empty where there is none
  const Json& area_entry(std::string_view id) const;
  const Json& river_entry(std::string_view segment) const;
  // The technology card of a seat; empty for a level that it cannot have.
  const Json& card(const Json& seat, std::string_view type, int level) const;
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

std::string roman(int level);  // 1 to 4: "I" to "IV"
std::string number(int n);
std::string number_of(const Json& json, const char* key);
std::string unbroken(std::string_view words);
void add(Lines& lines, const Lines& more);
Lines side_by_side(const Lines& left, int columns, const Lines& right);

// Of a view of this game.
const Json& seat_of(const Json& view, int seat);
const Json& own_seat(const Json& view);  // empty for a spectator
bool is_own(const Json& view, int seat);
const Json& area_of(const Json& view, std::string_view id);
int position_on(const Json& view, const char* track, int seat);

}  // namespace zig::terminal::mesopotamia
