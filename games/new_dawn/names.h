// Names in text that people write and read: moves, positions, scripts.
#pragma once

#include "engine/words.h"
#include "games/new_dawn/spaces.h"
#include "games/new_dawn/terms.h"

namespace zig::new_dawn {

// A printed space is its tile and a letter for its place, a water token a number: "7d", "12a", "w3".
std::string space_name(Space space);
std::optional<Space> space_named(std::string_view word);
std::string letter(int barbarian);   // "B"
std::string card_name(CardId card);  // "culture-2"
std::optional<CardId> card_named(std::string_view word);

}  // namespace zig::new_dawn
