#include "apps/terminal/mesopotamia/signs.h"

#include <algorithm>
#include <array>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/screen.h"

namespace zig::terminal::mesopotamia {

namespace {

struct TerrainSign {
  std::string_view id, sign;
  Ink ink;
};
constexpr std::array<TerrainSign, 3> kTerrainSigns = {
    {{"plains", "·", Ink::Green}, {"mountain", "^", Ink::Grey}, {"desert", "∴", Ink::Yellow}}};

constexpr std::array<std::string_view, 6> kShapes = {"■", "●", "◆", "▼", "♣", "♠"};
constexpr std::array<Ink, 6> kSeatInks = {Ink::Red,    Ink::Blue,  Ink::Purple,
                                          Ink::Yellow, Ink::Green, Ink::Brown};
constexpr std::array<std::string_view, 6> kGoods = {"stone", "wood", "clay", "food", "tablet", "bone"};

bool is_seat(int seat) { return seat >= 0 && seat < static_cast<int>(kShapes.size()); }

const Json& with_id(const Json& list, std::string_view id) {
  static const Json nothing;
  for (const Json& entry : list) {
    if (text_part(entry, "id") == id) return entry;
  }
  return nothing;
}

}  // namespace

std::string roman(int level) {
  constexpr std::array<std::string_view, 5> kNumerals = {"I", "II", "III", "IV", "V"};
  const auto at = static_cast<std::size_t>(level - 1);
  return level >= 1 && at < kNumerals.size() ? std::string(kNumerals[at]) : "?";
}

std::string number(int n) { return std::to_string(n); }
std::string number_of(const Json& json, const char* key) { return number(number_part(json, key)); }
std::string unbroken(std::string_view words) { return replaced(words, " ", kNoBreak); }

void add(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

Lines side_by_side(const Lines& left, int columns, const Lines& right) {
  Lines lines;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i)
    lines.push_back(i < right.size() ? pad(i < left.size() ? left[i] : "", columns) + right[i] : left[i]);
  return lines;
}

// --- signs

std::string Signs::in_colour(int seat, std::string_view words) const {
  return paint(is_seat(seat) ? kSeatInks[static_cast<std::size_t>(seat)] : Ink::Plain, words);
}

std::string Signs::shape(int seat) const {
  return in_colour(seat, is_seat(seat) ? kShapes[static_cast<std::size_t>(seat)] : std::string_view("?"));
}

std::string Signs::party_shape(const Json& party) const {
  return party.is_number_integer() ? shape(as_number(party)) : std::string(kTribeSign);
}

std::string Signs::terrain(std::string_view id) const {
  const auto found = std::ranges::find(kTerrainSigns, id, &TerrainSign::id);
  return found == kTerrainSigns.end() ? " " : paint(found->ink, found->sign);
}

std::string Signs::letter(std::string_view id) const {
  return text_or("play.ms.letter." + std::string(id), "?");
}

std::string Signs::units(const Json& counts) const {
  std::string letters;
  for (const Json& unit : part(catalogue_, "units")) {
    const std::string id = text_part(unit, "id");
    if (const int n = number_part(counts, id.c_str()); n > 0) letters += number(n) + letter(id);
  }
  return letters;
}

std::string Signs::goods(const Json& counts, std::string_view between) const {
  Lines parts;
  for (const std::string_view id : kGoods) {
    if (const int n = number_part(counts, std::string(id).c_str()); n > 0)
      parts.push_back(number(n) + letter(id));
  }
  return joined(parts, between);
}

std::string Signs::dice_face(const Json& symbol) const {
  if (!symbol.is_string()) return "–";
  const Json& found = entry("symbols", as_text(symbol));
  return found.is_null() ? "*" : text_part(found, "sign");
}

// --- names

const Json& Signs::entry(const char* list, std::string_view id) const {
  return with_id(part(catalogue_, list), id);
}
const Json& Signs::area_entry(std::string_view id) const {
  return with_id(part(part(catalogue_, "map"), "areas"), id);
}
const Json& Signs::river_entry(std::string_view segment) const {
  return with_id(part(part(catalogue_, "map"), "segments"), segment);
}

std::string Signs::name(const char* list, std::string_view id) const {
  return name_in(part(catalogue_, list), id);
}
std::string Signs::area(std::string_view id) const {
  return name_in(part(part(catalogue_, "map"), "areas"), id);
}
// "Euphrates: Harran – Taurus Foothills"; only the areas where a border is a river by option.
std::string Signs::river(std::string_view segment) const {
  const Json& found = river_entry(segment);
  const std::string river = text_part(found, "river"), between = text_part(found, "name");
  if (between.empty()) return std::string(segment);
  return river.empty() ? between : river + ": " + between;
}

std::string Signs::goods_words(const Json& counts) const {
  Lines parts;
  for (const std::string_view id : kGoods) {
    if (const int n = number_part(counts, std::string(id).c_str()); n > 0)
      parts.push_back(unbroken(number(n) + "× " + name("resources", id)));
  }
  return parts.empty() ? text("ms.nothing") : joined(parts, ", ");
}

std::string Signs::source(const Json& card) const {
  const std::string confidence = text_part(card, "confidence");
  return confidence.empty() ? "" : " (" + name("confidences", confidence) + ")";
}

// The enemy of a scenario has an empire, but nobody plays it.
std::string Signs::empire(const Json& view, int seat) const {
  const std::string id = text_part(seat_of(view, seat), "empire"), mode = text_part(view, "mode");
  if (flag_part(seat_of(view, seat), "automated") && !mode.empty() && mode != "empires")
    return text("ms.enemy");
  return id.empty() ? text("play.seat", {{"n", number(seat)}}) : name("empires", id);
}
std::string Signs::seat(const Json& view, int seat) const { return shape(seat) + " " + empire(view, seat); }
std::string Signs::party(const Json& view, const Json& party) const {
  return party.is_number_integer() ? seat(view, as_number(party))
                                   : std::string(kTribeSign) + " " + text("ms.tribe");
}

const Json& Signs::card(const Json& seat, std::string_view type, int level) const {
  static const Json nothing;
  for (const Json& card : part(entry("empires", text_part(seat, "empire")), "cards")) {
    if (text_part(card, "type") == type && number_part(card, "level") == level) return card;
  }
  return nothing;
}

// --- views

const Json& seat_of(const Json& view, int seat) {
  return nth(part(view, "seats"), static_cast<std::size_t>(std::max(seat, 0)));
}

const Json& own_seat(const Json& view) {
  static const Json nothing;
  const Json& observer = part(view, "observer");
  return observer.is_number_integer() ? seat_of(view, as_number(observer)) : nothing;
}

bool is_own(const Json& view, int seat) {
  const Json& observer = part(view, "observer");
  return observer.is_number_integer() && as_number(observer) == seat;
}

const Json& area_of(const Json& view, std::string_view id) { return with_id(part(view, "areas"), id); }

int position_on(const Json& view, const char* track, int seat) {
  for (const Json& seal : part(part(view, "tracks"), track)) {
    if (number_part(seal, "seat") == seat) return number_part(seal, "position");
  }
  return 0;
}

}  // namespace zig::terminal::mesopotamia
