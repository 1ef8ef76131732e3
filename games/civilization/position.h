// Positions as JSON (docs/positions/civilization.md): a few lines are enough, and what they leave open is filled in so that the rules could have led
// there. The program itself writes everything, and then nothing is left to chance.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/json_reader.h"
#include "engine/words.h"
#include "games/civilization/civilization.h"

namespace zig::civilization {

inline constexpr int kPositionVersion = 1;

// --- words of a position (position_words.cpp)

inline std::string field(const Reader& in, std::string_view key) {
  return in.where() + "." + std::string(key);
}
// The place of a name in a list of ids; what is not there is told with what could be meant.
int read_choice(Reader& in, const std::string& where, const std::string& said,
                std::span<const std::string_view> ids, std::string rule = {});
// A square of this map, revealed or not.
Square read_square(Reader& in, const std::string& where, const std::string& said, const Squares& map);
Squares read_squares(Reader& in, std::string_view key, const Squares& map);
// "forest silk coin natural_wonder": what a square shows.
Ground read_ground(Reader& in, const std::string& where, const std::string& said);
std::string ground_words(Ground ground);
// "n03 east": a tile, and where its arrow points.
struct LaidTile {
  std::uint8_t tile = kNone, quarters = 0;
};
LaidTile read_tile(Reader& in, const std::string& where, const std::string& said, const Box& box);
// What the tiles of the map print.
std::array<Ground, kSquares> printed_map(const Box& box, const State& s);

// --- cards and markers in hands, under their decks and out of the game (position_cards.cpp)

// What the position says of them, in the order: units, events, huts, villages. Particular cards are dealt first, then named ones, then any of a deck.
void read_cards(Reader& in, const Box& box, State& s, Random& random);
void write_cards(const Box& box, const State& s, Json& position);

// --- where the turn stands (position_course.cpp)

Stage read_stage(Reader& position);
void read_course(Reader course, const Box& box, State& s);
Json course_json(const State& s);
// What makes the questions of a position unanswerable: pieces that are not where a question needs them.
std::optional<Problem> fault_in_course(const Box& box, const State& s);
// The part of it that is about a battle (position_battle.cpp).
bool battle_fits(const Box& box, const State& s);

}  // namespace zig::civilization
