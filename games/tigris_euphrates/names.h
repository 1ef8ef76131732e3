// Names in text that people write and read: moves, positions, scripts. English words and the ids of the data are
// understood in any letter case and in the plural; canonical are the ids.
#pragma once

#include "engine/words.h"
#include "games/tigris_euphrates/cells.h"
#include "games/tigris_euphrates/colour.h"

namespace zig::tigris_euphrates {

std::string cell_name(Cell cell);             // "A1" .. "P11"
std::string monument_name(int monument);      // "black-red"
std::string tiles_name(const Counts& tiles);  // "2 red 1 blue"; "nothing"

// What a word means; nothing when it means none of these.
std::optional<Cell> cell_named(std::string_view word);        // "K7", "k7"
std::optional<Colour> colour_named(std::string_view word);    // "red" only
std::optional<Colour> tile_named(std::string_view word);      // "red", "temple", "temples"
std::optional<Colour> leader_named(std::string_view word);    // "priest", "priests"
std::optional<int> dynasty_named(std::string_view word);      // "archer", "Archers", "bow"
std::optional<Colour> building_named(std::string_view text);  // "library", "market hall", "red"
std::optional<int> monument_named(std::string_view text);     // "black-red", "red black", "temple-settlement"

// The same for a text that must mean something: problems say what there is. `where` is the place in the text or
// position.
Result<Cell> find_cell(std::string_view text, std::string where);
Result<Colour> find_tile(std::string_view text, std::string where);
Result<Colour> find_leader(std::string_view text, std::string where);
Result<int> find_dynasty(std::string_view text, std::string where);
Result<Colour> find_building(std::string_view text, std::string where);
Result<int> find_monument(std::string_view text, std::string where);
// "2 red 1 blue", "red red blue", "2 temples, 1 farm", "2x red and a farm"; "nothing" and "" are no tiles.
Result<Counts> find_tiles(std::string_view text, std::string where);

}  // namespace zig::tigris_euphrates
