#include "games/tigris_euphrates/names.h"

#include <algorithm>

namespace zig::tigris_euphrates {

namespace {

std::string wanted(std::string_view text) {
  return text.size() <= kLongestName ? normalized(text) : std::string();
}

// The position of a name or its plural.
template <std::size_t N>
std::optional<int> position(const std::array<std::string_view, N>& ids, std::string_view text) {
  const std::string name = wanted(text);
  for (std::size_t i = 0; i < N; ++i) {
    const std::string id = normalized(ids[i]);
    if (name == id || name == id + "s") return static_cast<int>(i);
  }
  return std::nullopt;
}

template <std::size_t N>
std::optional<Colour> colour_in(const std::array<std::string_view, N>& ids, std::string_view text) {
  const auto found = position(ids, text);
  return found ? std::optional(colour_of(*found)) : std::nullopt;
}

template <class T>
Result<T> or_problem(std::optional<T> found, std::string where, Phrase what, std::string rule) {
  if (found) return *found;
  return problem(std::move(where), std::move(what), std::move(rule));
}

// "2x", "2", "a": how many; nothing for other words.
std::optional<int> number_word(std::string_view word) {
  if (word == "a" || word == "an" || word == "one") return 1;
  if (word.ends_with('x')) word.remove_suffix(1);
  return small_number(word);
}

// "2red" in two: "2" and "red".
std::vector<std::string> tile_words(std::string_view text) {
  std::string spaced;
  for (char c : text) {
    const char here = c == ',' || c == '+' || c == ';' ? ' ' : lower(c);
    const bool digit_before = !spaced.empty() && spaced.back() >= '0' && spaced.back() <= '9';
    if (digit_before && here >= 'a' && here <= 'z' && here != 'x') spaced += ' ';
    spaced += here;
  }
  std::vector<std::string> found;
  for (std::string_view word : words(spaced)) {
    if (word != "and" && word != "tile" && word != "tiles") found.emplace_back(word);
  }
  return found;
}

}  // namespace

// --- writing

std::string cell_name(Cell cell) {
  if (cell >= kCells) return "?";
  return static_cast<char>('A' + column_of(cell)) + std::to_string(row_of(cell) + 1);
}

std::string monument_name(int monument) {
  if (monument < 0 || monument >= kMonuments) return "?";
  const MonumentColours& colours = kMonumentColours[static_cast<std::size_t>(monument)];
  return std::string(kColourIds[static_cast<std::size_t>(colours.first)]) + "-" +
         std::string(kColourIds[static_cast<std::size_t>(colours.second)]);
}

std::string tiles_name(const Counts& tiles) {
  std::string text;
  for (std::size_t i = 0; i < kColours; ++i) {
    if (tiles[i] == 0) continue;
    text += (text.empty() ? "" : " ") + std::to_string(tiles[i]) + " " + std::string(kColourIds[i]);
  }
  return text.empty() ? "nothing" : text;
}

// --- reading

std::optional<Cell> cell_named(std::string_view word) {
  if (word.size() < 2 || word.size() > 3) return std::nullopt;
  const int column = lower(word[0]) - 'a';
  const auto row = small_number(word.substr(1));
  if (column < 0 || column >= kColumns || !row || *row < 1 || *row > kRows || word[1] == '0') {
    return std::nullopt;
  }
  return cell_at(column, *row - 1);
}

std::optional<Colour> colour_named(std::string_view word) {
  const std::string name = wanted(word);
  const auto found = std::ranges::find(kColourIds, name);
  return found == kColourIds.end() ? std::nullopt
                                   : std::optional(colour_of(static_cast<int>(found - kColourIds.begin())));
}

std::optional<Colour> tile_named(std::string_view word) {
  const auto colour = colour_named(word);
  return colour ? colour : colour_in(kTileIds, word);
}

std::optional<Colour> leader_named(std::string_view word) { return colour_in(kLeaderIds, word); }

std::optional<int> dynasty_named(std::string_view word) {
  const std::string name = wanted(word);
  if (name == "bow") return 0;  // what is drawn on the pieces
  if (name == "pot" || name == "urn") return 2;
  return position(kDynastyIds, word);
}

std::optional<Colour> building_named(std::string_view text) {
  const auto colour = colour_named(text);
  if (colour) return colour;
  return colour_in(kBuildingIds, text);
}

std::optional<int> monument_named(std::string_view text) {
  std::string spaced = wanted(text);
  std::ranges::replace_if(spaced, [](char c) { return c == '/' || c == '+' || c == ','; }, ' ');
  std::vector<Colour> colours;
  for (std::string_view word : words(spaced)) {
    if (word == "and") continue;
    const auto colour = tile_named(word);
    if (!colour) return std::nullopt;
    colours.push_back(*colour);
  }
  if (colours.size() != 2 || colours[0] == colours[1]) return std::nullopt;
  for (int i = 0; i < kMonuments; ++i) {
    const MonumentColours& monument = kMonumentColours[static_cast<std::size_t>(i)];
    if (monument.shows(colours[0]) && monument.shows(colours[1])) return i;
  }
  return std::nullopt;
}

Result<Cell> find_cell(std::string_view text, std::string where) {
  return or_problem(cell_named(text), std::move(where),
                    say("a space is a column from A to P and a row from 1 to 11, as in \"K7\", not {value}",
                        {{"value", in_quotes(text)}}),
                    "TE-1.8");
}

Result<Colour> find_tile(std::string_view text, std::string where) {
  return or_problem(
      tile_named(text), std::move(where),
      say("a tile is one of {colours} ({names}), not {value}",
          {{"colours", listed(kColourIds)}, {"names", listed(kTileIds)}, {"value", in_quotes(text)}}),
      "TE-1.1");
}

Result<Colour> find_leader(std::string_view text, std::string where) {
  return or_problem(leader_named(text), std::move(where),
                    say("a leader is one of {names}, not {value}",
                        {{"names", listed(kLeaderIds)}, {"value", in_quotes(text)}}),
                    "TE-1.3");
}

Result<int> find_dynasty(std::string_view text, std::string where) {
  return or_problem(dynasty_named(text), std::move(where),
                    say("a dynasty is one of {names}, not {value}",
                        {{"names", listed(kDynastyIds)}, {"value", in_quotes(text)}}),
                    "TE-1.2");
}

Result<Colour> find_building(std::string_view text, std::string where) {
  return or_problem(building_named(text), std::move(where),
                    say("a building is one of {names}, not {value}",
                        {{"names", listed(kBuildingIds)}, {"value", in_quotes(text)}}),
                    "TE-1.7");
}

Result<int> find_monument(std::string_view text, std::string where) {
  return or_problem(monument_named(text), std::move(where),
                    say("a monument is two different colours, as in \"black-red\", not {value}",
                        {{"value", in_quotes(text)}}),
                    "TE-1.4");
}

Result<Counts> find_tiles(std::string_view text, std::string where) {
  const auto unreadable = [&](Phrase why) {
    return problem(where,
                   say("{what}; write tiles as in \"2 red 1 blue\"",
                       {{"what", joined(in_quotes(text), std::move(why))}}),
                   "TE-1.1");
  };
  if (text.size() > 10 * kLongestName) return unreadable("is too long");
  Counts tiles{};
  std::optional<int> number;
  for (const std::string& word : tile_words(text)) {
    if (word == "nothing" || word == "none") continue;
    if (const auto said = number_word(word)) {
      if (number) return unreadable("has two numbers in a row");
      number = said;
      continue;
    }
    const auto colour = tile_named(word);
    if (!colour)
      return unreadable(say("has the word {word}, which is not a tile", {{"word", in_quotes(word)}}));
    std::uint8_t& count = tiles[static_cast<std::size_t>(*colour)];
    const int sum = count + number.value_or(1);
    const int most = kTilesInBox[static_cast<std::size_t>(*colour)];
    if (sum > most) {
      return unreadable(say("names more {colour} tiles than the box has ({most})",
                            {{"colour", kColourIds[static_cast<std::size_t>(*colour)]}, {"most", most}}));
    }
    count = static_cast<std::uint8_t>(sum);
    number.reset();
  }
  if (number) return unreadable("ends with a number");
  return tiles;
}

}  // namespace zig::tigris_euphrates
