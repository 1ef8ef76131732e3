// Names of components in text that people write and read: moves, positions, scripts. English names, ids of
// the data and any letter case are understood; canonical is the English name, and "Loom II" for a card of Age
// II that shares its name with one of Age I.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/seven_wonders/box.h"
#include "locale/locale.h"

namespace zig::seven_wonders {

std::string card_notation(const Box& box, CardId card);
std::string board_notation(const Box& box, int wonder, int side);  // "Rhodes A"

// Problems name the nearest thing that exists. `where` is the place in the text or position.
Result<CardId> find_card(const Box& box, std::string_view name, std::string where);
Result<int> find_wonder(const Box& box, std::string_view name, std::string where);
Result<int> find_side(std::string_view name, std::string where);  // 0 = A, 1 = B
// Position of a name in a list of ids.
Result<int> find_id(std::span<const std::string_view> ids, std::string_view name, std::string where);

const std::string& in_language(const Names& names, Lang lang);

// Lower case, single spaces, hyphens and underscores as spaces: "East_Trading-Post " -> "east trading post".
std::string normalized(std::string_view text);
std::vector<std::string_view> words(std::string_view text);
std::string in_quotes(std::string_view text);  // shortened, on one line

}  // namespace zig::seven_wonders
