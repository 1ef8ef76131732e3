// Names of components in text that people write and read: moves, positions, scripts. English names, ids of
// the data and any letter case are understood; canonical is the English name, and "Loom II" for a card of Age
// II that shares its name with one of Age I.
#pragma once

#include "engine/words.h"
#include "games/seven_wonders/box.h"
#include "locale/locale.h"

namespace zig::seven_wonders {

std::string card_notation(const Box& box, CardId card);
std::string board_notation(const Box& box, int wonder, int side);  // "Rhodes A"

// Problems name the nearest thing that exists. `where` is the place in the text or position.
Result<CardId> find_card(const Box& box, std::string_view name, std::string where);
Result<int> find_wonder(const Box& box, std::string_view name, std::string where);
Result<int> find_side(std::string_view name, std::string where);  // 0 = A, 1 = B

}  // namespace zig::seven_wonders
