// Names in text that people write and read: moves, positions, scripts.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.h"
#include "games/new_dawn/spaces.h"
#include "games/new_dawn/terms.h"

namespace zig::new_dawn {

// A printed space is its tile and a letter for its place, a water token a number: "7d", "12a", "w3".
std::string space_name(Space space);
std::optional<Space> space_named(std::string_view word);
std::string card_name(CardId card);  // "culture-2"
std::optional<CardId> card_named(std::string_view word);

std::vector<std::string_view> words(std::string_view text);
std::string lower_case(std::string_view text);
std::optional<int> small_number(std::string_view digits);  // 0 .. 999, digits only
std::string in_quotes(std::string_view text);              // shortened, on one line

}  // namespace zig::new_dawn
