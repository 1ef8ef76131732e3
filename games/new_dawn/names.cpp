#include "games/new_dawn/names.h"

namespace zig::new_dawn {

std::string space_name(Space space) {
  if (space >= kSpaces) return "?";
  if (is_water_token(space)) return "w" + std::to_string(space - kPrintedSpaces + 1);
  return std::to_string(tile_index(space) + 1) + static_cast<char>('a' + place_in_tile(space));
}

std::optional<Space> space_named(std::string_view word) {
  const std::string name = lower_case(word.substr(0, 8));
  if (name.size() < 2) return std::nullopt;
  if (name[0] == 'w') {
    const auto number = small_number(std::string_view(name).substr(1));
    if (!number || *number < 1 || *number > kWaterSpaces) return std::nullopt;
    return static_cast<Space>(kPrintedSpaces + *number - 1);
  }
  const auto tile = small_number(std::string_view(name).substr(0, name.size() - 1));
  const int place = name.back() - 'a';
  if (!tile || *tile < 1 || *tile > kTiles || name[0] == '0' || place < 0 || place >= kTileSpaces)
    return std::nullopt;
  return space_of(*tile, place);
}

std::string letter(int barbarian) { return std::string(1, static_cast<char>('A' + barbarian)); }

std::string card_name(CardId card) {
  if (card >= kCards) return "?";
  return std::string(kTypeIds[at(type_of(card))]) + "-" + std::to_string(level_of(card));
}

std::optional<CardId> card_named(std::string_view word) {
  const std::string name = lower_case(word.substr(0, 20));
  for (CardId card = 0; card < kCards; ++card) {
    if (card_name(card) == name) return card;
  }
  return std::nullopt;
}

}  // namespace zig::new_dawn
