#include "apps/terminal/civilization/signs.h"

#include <algorithm>
#include <array>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/screen.h"

namespace zig::terminal::civilization {

namespace {

struct TerrainSign {
  std::string_view id, sign;
  Ink ink;
};
constexpr std::array<TerrainSign, 5> kTerrainSigns = {{{"grassland", "·", Ink::Green},
                                                       {"desert", "∴", Ink::Yellow},
                                                       {"forest", "♣", Ink::Green},
                                                       {"mountain", "^", Ink::Grey},
                                                       {"water", "≈", Ink::Water}}};

constexpr std::array<std::string_view, 4> kShapes = {"■", "●", "◆", "▼"};
constexpr std::array<std::string_view, 4> kHollowShapes = {"□", "○", "◇", "▽"};
constexpr std::array<Ink, 4> kSeatInks = {Ink::Red, Ink::Blue, Ink::Purple, Ink::Yellow};

bool is_seat(int seat) { return seat >= 0 && seat < static_cast<int>(kShapes.size()); }
std::string_view of(const std::array<std::string_view, 4>& shapes, int seat) {
  return is_seat(seat) ? shapes[static_cast<std::size_t>(seat)] : std::string_view("?");
}

}  // namespace

std::optional<Square> square_named(std::string_view name) {
  if (name.size() < 2 || name.size() > 3 || name[1] == '0') return std::nullopt;
  const int x = (name[0] | 0x20) - 'a';
  int y = 0;
  for (const char digit : name.substr(1)) {
    if (digit < '0' || digit > '9') return std::nullopt;
    y = 10 * y + (digit - '0');
  }
  if (x < 0 || x >= kSide || y > kSide) return std::nullopt;
  return Square{x, y - 1};
}

std::string square_name(Square square) {
  return std::string(1, static_cast<char>('a' + square.x)) + std::to_string(square.y + 1);
}

std::string roman(int level) {
  constexpr std::array<std::string_view, kLevels> kNumerals = {"I", "II", "III", "IV", "V"};
  const auto row = static_cast<std::size_t>(level - 1);
  return level >= 1 && row < kLevels ? std::string(kNumerals[row]) : "?";
}

std::string unbroken(std::string_view words) { return replaced(words, " ", kNoBreak); }

void add(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

Lines side_by_side(const Lines& left, int columns, const Lines& right) {
  Lines lines;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i)
    lines.push_back(i < right.size() ? pad(i < left.size() ? left[i] : "", columns) + right[i] : left[i]);
  return lines;
}

std::string Signs::in_colour(int seat, std::string_view words) const {
  return paint(is_seat(seat) ? kSeatInks[static_cast<std::size_t>(seat)] : Ink::Plain, words);
}

std::string Signs::shape(int seat) const { return in_colour(seat, of(kShapes, seat)); }
std::string Signs::scout(int seat) const { return in_colour(seat, of(kHollowShapes, seat)); }

std::string Signs::terrain(std::string_view id, int times) const {
  const auto found = std::ranges::find(kTerrainSigns, id, &TerrainSign::id);
  if (found == kTerrainSigns.end()) return repeated("?", times);
  return paint(found->ink, repeated(found->sign, times));
}

std::string Signs::resource(std::string_view id) const {
  return paint(Ink::Yellow, text_or("play.cv.letter." + std::string(id), "?"));
}

std::string Signs::resources(const Json& counts) const {
  Lines parts;
  for (const auto& [id, n] : counts.items()) {
    if (as_number(n) > 0) parts.push_back(resource(id) + std::to_string(as_number(n)));
  }
  return joined(parts, " ");
}

std::string Signs::building(std::string_view id) const {
  return text_or("play.cv.tag." + std::string(id), kBuildingSign);
}

std::string Signs::unit(std::string_view type) const {
  return text_or("play.cv.tag." + std::string(type), type);
}

std::string Signs::nation(const Json& view, int seat) const {
  const std::string civ = text_part(seat_of(view, seat), "civ");
  return civ.empty() ? text("play.seat", {{"n", std::to_string(seat)}}) : name("civilizations", civ);
}

std::string Signs::seat(const Json& view, int seat) const { return shape(seat) + " " + nation(view, seat); }

std::string Signs::side(const Json& view, const Json& who) const {
  return who.is_number_integer() ? seat(view, as_number(who)) : text("cv.barbarians");
}

std::string Signs::side_shape(const Json& who) const {
  return who.is_number_integer() ? shape(as_number(who)) : paint(Ink::Bad, kVillageSign);
}

const Json& Signs::entry(const char* list, std::string_view id) const {
  static const Json nothing;
  for (const Json& entry : part(catalogue_, list)) {
    if (text_part(entry, "id") == id) return entry;
  }
  return nothing;
}

std::string Signs::name(const char* list, std::string_view id) const {
  return name_in(part(catalogue_, list), id);
}

std::string Signs::summary(const char* list, std::string_view id) const {
  return text_part(entry(list, id), "summary");
}

namespace {

const Json& government_card(const Json& view, const Json& card) {
  const bool later = text_part(part(view, "options"), "government_set") == "later";
  return later ? part(card, "later") : card;
}

}  // namespace

std::string Signs::government_summary(const Json& view, std::string_view id) const {
  return text_part(government_card(view, entry("governments", id)), "summary");
}

std::string Signs::doubt_of(const Json& card) const {
  const std::string confidence = text_part(card, "confidence");
  if (confidence.empty() || confidence == "rulebook") return "";
  return " (" + name("confidences", confidence) + ")";
}
Lines Signs::sources() const {
  Lines all;
  for (const Json& source : part(catalogue_, "sources"))
    all.push_back(text_part(source, "name") + doubt_of(source));
  return all;
}
std::string Signs::doubt(const char* list, std::string_view id) const { return doubt_of(entry(list, id)); }
std::string Signs::government_doubt(const Json& view, std::string_view id) const {
  return doubt_of(government_card(view, entry("governments", id)));
}

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

}  // namespace zig::terminal::civilization
