#include "apps/terminal/new_dawn/signs.h"

#include <algorithm>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/screen.h"

namespace zig::terminal {

namespace {

struct TerrainSign {
  std::string_view id, sign;
  Ink ink;
};
constexpr std::array<TerrainSign, 7> kTerrainSigns = {{{"grassland", "·", Ink::Green},
                                                       {"hills", "∩", Ink::Brown},
                                                       {"forest", "♣", Ink::Green},
                                                       {"desert", "∴", Ink::Yellow},
                                                       {"mountains", "^", Ink::Grey},
                                                       {"water", "≈", Ink::Water},
                                                       {"natural_wonder", "*", Ink::Strong}}};

constexpr std::array<std::string_view, 4> kShapes = {"■", "●", "◆", "▼"};
constexpr std::array<Ink, 4> kSeatInks = {Ink::Red, Ink::Blue, Ink::Purple, Ink::Yellow};

bool is_seat(int seat) { return seat >= 0 && seat < static_cast<int>(kShapes.size()); }

// Hg is mercury in every language.
std::string_view resource_letter(std::string_view id) {
  if (id == "marble") return "m";
  if (id == "mercury") return "h";
  if (id == "oil") return "o";
  return id == "diamonds" ? "d" : "?";
}

}  // namespace

std::string plain_shape(int seat) {
  return std::string(is_seat(seat) ? kShapes[static_cast<std::size_t>(seat)] : std::string_view("?"));
}

std::string NewDawnSigns::in_colour(int seat, std::string_view words) const {
  return paint(is_seat(seat) ? kSeatInks[static_cast<std::size_t>(seat)] : Ink::Plain, words);
}

std::string NewDawnSigns::shape(int seat) const { return in_colour(seat, plain_shape(seat)); }

std::string NewDawnSigns::terrain(std::string_view id, int times) const {
  const auto found = std::ranges::find(kTerrainSigns, id, &TerrainSign::id);
  if (found == kTerrainSigns.end()) return repeated("?", times);
  return paint(found->ink, repeated(found->sign, times));
}

std::string NewDawnSigns::resource(std::string_view id) const {
  return paint(Ink::Yellow, resource_letter(id));
}

std::string NewDawnSigns::trade(int tokens) const {
  return paint(Ink::Yellow, repeated(kTradeSign, std::clamp(tokens, 0, 9)));
}

std::string NewDawnSigns::resources(const Json& counts) const {
  Lines parts;
  for (const std::string_view id : kNewDawnResources) {
    const int n = number_part(counts, std::string(id).c_str());
    if (n > 0) parts.push_back(resource(id) + std::to_string(n));
  }
  return joined(parts, " ");
}

std::string NewDawnSigns::nation(const Json& view, int seat) const {
  const std::string leader = text_part(new_dawn_seat(view, seat), "leader");
  return leader.empty() ? text("play.seat", {{"n", std::to_string(seat)}}) : name("leaders", leader);
}

std::string NewDawnSigns::seat(const Json& view, int seat) const {
  return shape(seat) + " " + nation(view, seat);
}

std::string NewDawnSigns::type(std::string_view id) const {
  return text_or("play.nd.tag." + std::string(id), id);
}

std::string NewDawnSigns::level(std::string_view id) const {
  constexpr std::array<std::string_view, 4> kLevels = {"I", "II", "III", "IV"};
  const int level = id.empty() ? 0 : id.back() - '0';
  return level >= 1 && level <= 4 ? std::string(kLevels[static_cast<std::size_t>(level - 1)]) : "?";
}

std::string NewDawnSigns::card(std::string_view id) const {
  return type(id.substr(0, id.find('-'))) + " " + level(id);
}

const Json& NewDawnSigns::entry(const char* list, std::string_view id) const {
  static const Json nothing;
  for (const Json& entry : part(catalogue_, list)) {
    if (text_part(entry, "id") == id) return entry;
  }
  return nothing;
}

std::string NewDawnSigns::name(const char* list, std::string_view id) const {
  return name_in(part(catalogue_, list), id);
}

std::string NewDawnSigns::summary(const char* list, std::string_view id) const {
  return text_part(entry(list, id), "summary");
}

const Json& new_dawn_seat(const Json& view, int seat) {
  return nth(part(view, "seats"), static_cast<std::size_t>(std::max(seat, 0)));
}

const Json& new_dawn_own_seat(const Json& view) {
  static const Json nothing;
  const Json& observer = part(view, "observer");
  return observer.is_number_integer() ? new_dawn_seat(view, as_number(observer)) : nothing;
}

}  // namespace zig::terminal
