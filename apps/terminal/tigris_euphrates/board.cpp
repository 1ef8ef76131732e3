#include "apps/terminal/tigris_euphrates/board.h"

#include <algorithm>

#include "apps/terminal/json_parts.h"

namespace zig::terminal {

namespace {

// The sign of what follows at once, by the badge of the option.
char target_sign(const Json& option) {
  const std::string badge = text_part(option, "badge");
  if (badge == "point") return '+';
  if (badge == "gift") return '-';
  if (badge == "union") return 'u';
  return badge == "war" || badge == "revolt" ? '!' : 'o';
}

std::string shown_sign(char sign) {
  if (sign == 'u') return std::string(kUnionSign);
  return sign == '-' ? "−" : std::string(1, sign);
}

const Json* cell_pick(const Json& option) {
  const Json& picks = part(option, "picks");
  return picks.is_array() && !picks.empty() && picks.back().contains("cell") ? &picks.back() : nullptr;
}

}  // namespace

TigrisEuphratesBoard::TigrisEuphratesBoard(const TigrisEuphratesSigns& signs, const Json& view,
                                           const Menu* targets)
    : signs_(signs) {
  lay(view);
  if (targets && targets->asks_for_space()) aim(*targets);
}

TigrisEuphratesBoard::Space* TigrisEuphratesBoard::space(const std::string& cell) {
  if (cell.size() < 2 || cell.size() > 3) return nullptr;
  const int column = cell[0] - 'A';
  int row = 0;
  for (const char digit : cell.substr(1)) {
    if (digit < '0' || digit > '9') return nullptr;
    row = 10 * row + (digit - '0');
  }
  if (column < 0 || column >= kColumns || row < 1 || row > kRows) return nullptr;
  return &spaces_[static_cast<std::size_t>((row - 1) * kColumns + column)];
}

const TigrisEuphratesBoard::Space& TigrisEuphratesBoard::at(int column, int row) const {
  static const Space outside;
  if (column < 0 || column >= kColumns || row < 0 || row >= kRows) return outside;
  return spaces_[static_cast<std::size_t>(row * kColumns + column)];
}

void TigrisEuphratesBoard::mark(const Json& cells, std::string_view sign) {
  for (const Json& cell : cells) {
    if (Space* here = space(as_text(cell))) here->mark = sign;
  }
}

void TigrisEuphratesBoard::lay(const Json& view) {
  const Json& map = part(view, "map");
  for (std::size_t row = 0; row < kRows && row < map.size(); ++row) {
    const std::string line = as_text(nth(map, row));
    for (std::size_t column = 0; column < kColumns && column < line.size(); ++column)
      spaces_[row * kColumns + column].river = line[column] == '~';
  }
  for (const auto& [cell, colour] : part(view, "tiles").items()) {
    if (Space* here = space(cell)) here->colour = as_text(colour);
  }
  for (const Json& cell : part(view, "face_down")) {
    if (Space* here = space(as_text(cell))) here->face_down = true;
  }
  for (const Json& cell : part(view, "catastrophes")) {
    if (Space* here = space(as_text(cell))) here->catastrophe = true;
  }
  for (const Json& kingdom : part(view, "kingdoms")) {
    for (const Json& cell : part(kingdom, "cells")) {
      if (Space* here = space(as_text(cell))) here->kingdom = text_part(kingdom, "id");
    }
  }
  for (const Json& leader : part(view, "leaders")) {
    if (Space* here = space(text_part(leader, "cell")))
      here->leader = signs_.leader(text_part(leader, "dynasty"), text_part(leader, "colour"));
  }
  mark(part(view, "treasures"), kTreasureSign);
  for (const Json& cell : part(view, "treasures")) {  // those that a trader must take first
    Space* here = space(as_text(cell));
    if (!here) continue;
    const auto index = static_cast<std::size_t>(here - spaces_.data());
    const std::string line = as_text(nth(map, index / kColumns));
    if (index % kColumns < line.size() && line[index % kColumns] == 'P') here->mark = kFirstTreasureSign;
  }
  for (const Json& building : part(view, "buildings")) {
    Space* here = space(text_part(building, "cell"));
    if (!here) continue;
    here->monument = here->mark == " " ? ""
                                       : signs_.in_colour(here->colour, std::string(kBuildingSign)) +
                                             signs_.paint(Ink::Yellow, here->mark) + " ";
    here->mark = kBuildingSign;
  }
  if (Space* here = space(text_part(view, "union_tile"))) here->mark = kUnionSign;
  if (Space* here = space(text_part(view, "placed"))) here->placed = true;
  for (const Json& monument : part(view, "monuments")) stand(monument);
}

// Four spaces as one box with the two shapes; treasures may still lie on it.
void TigrisEuphratesBoard::stand(const Json& monument) {
  const std::string cell = text_part(monument, "cell");
  Space* first = space(cell);
  const Json& colours = part(monument, "colours");
  if (!first || colours.size() != 2) return;
  const auto index = static_cast<std::size_t>(first - spaces_.data());
  if (index % kColumns + 1 >= kColumns || index / kColumns + 1 >= kRows) return;
  const std::string one = signs_.shape(as_text(nth(colours, 0)));
  const std::string two = signs_.shape(as_text(nth(colours, 1)));
  const std::array<std::size_t, 4> square = {index, index + 1, index + kColumns, index + kColumns + 1};
  for (std::size_t i = 0; i < 4; ++i) {
    Space& here = spaces_[square[i]];
    const bool treasure = here.mark != " ";
    const std::string sign = signs_.paint(Ink::Yellow, here.mark);
    const std::string bar = treasure ? sign : "═";
    here.corner = static_cast<char>('1' + i);
    here.monument = i == 0   ? "╔" + one + bar
                    : i == 1 ? (treasure ? two + sign : two + "╗")
                    : i == 2 ? "╚═" + bar
                             : bar + "╝";
  }
}

void TigrisEuphratesBoard::aim(const Menu& menu) {
  for (const MenuItem& item : menu.items()) {
    if (Space* here = space(text_part(item.pick, "cell"))) here->target = target_sign(*item.options.front());
  }
}

bool TigrisEuphratesBoard::same_kingdom(int column, int row, int other_column, int other_row) const {
  return at(column, row).kingdom == at(other_column, other_row).kingdom;
}

std::string TigrisEuphratesBoard::piece(const Space& here) const {
  if (!here.leader.empty()) return here.leader;
  const std::string mark = here.mark == kTreasureSign || here.mark == kFirstTreasureSign
                               ? signs_.paint(Ink::Yellow, here.mark)
                               : signs_.in_colour(here.colour, here.mark);
  return mark + signs_.shape(here.colour);
}

bool TigrisEuphratesBoard::open_water(int column, int row) const {
  const Space& here = at(column, row);
  return here.river && here.colour.empty() && !here.catastrophe && !here.face_down && here.target == '\0';
}

std::string TigrisEuphratesBoard::content(int column, int row) const {
  const Space& here = at(column, row);
  if (here.target != '\0') {
    const bool quiet = here.target == 'o' && here.colour.empty();  // most of the board, when a tile is laid
    if (quiet) return signs_.paint(Ink::Good, " o ");
    const bool treasure = here.mark == kTreasureSign || here.mark == kFirstTreasureSign;
    const std::string inside = treasure              ? here.mark
                               : here.colour.empty() ? shown_sign(here.target)
                                                     : plain_shape(here.colour);
    const Ink ink = here.target == '-' || here.target == '!' ? Ink::Bad : Ink::Good;
    return signs_.paint(ink, "(" + inside + ")");
  }
  if (here.catastrophe) return signs_.paint(Ink::Grey, repeated(kCatastropheSign, 3));
  const bool run_ends = !here.kingdom.empty() && !same_kingdom(column, row, column + 1, row);
  const std::string letter = run_ends ? signs_.kingdom(here.kingdom) : " ";
  if (here.corner == '2' || here.corner == '4') return here.monument + letter;
  if (!here.monument.empty()) return here.monument;
  if (here.face_down) return "▒▒" + letter;
  if (!here.leader.empty() || !here.colour.empty()) return piece(here) + letter;
  if (here.river) return signs_.paint(Ink::Water, open_water(column + 1, row) ? "≈≈≈" : "≈≈ ");
  return signs_.paint(Ink::Faint, " · ");
}

std::string TigrisEuphratesBoard::letters(int step, int lead) const {
  std::string line = pad("", lead);
  for (int column = 0; column < kColumns; ++column)
    line += pad(std::string(1, static_cast<char>('A' + column)), step);
  return signs_.paint(Ink::Faint, std::string(trimmed(line)).insert(0, static_cast<std::size_t>(lead), ' '));
}

Lines TigrisEuphratesBoard::small() const {
  Lines lines = {letters(3, 4)};
  for (int row = 0; row < kRows; ++row) {
    std::string line = signs_.paint(Ink::Faint, pad_left(std::to_string(row + 1), 2)) + " ";
    for (int column = 0; column < kColumns; ++column) line += content(column, row);
    lines.push_back(line);
  }
  return lines;
}

// --- with borders

std::string TigrisEuphratesBoard::gap(int column, int row) const {
  if (!same_kingdom(column, row, column + 1, row)) return signs_.paint(Ink::Purple, "│");
  const Space& left = at(column, row);
  if (left.corner == '1' || left.corner == '3') return "═";
  const bool water = open_water(column, row) && open_water(column + 1, row);
  return water ? signs_.paint(Ink::Water, "≈") : " ";
}

// Borders that meet at a corner: up, right, down, left as bits.
std::string TigrisEuphratesBoard::junction(int column, int row) const {
  static constexpr std::array<std::string_view, 16> kJunctions = {" ", "│", "─", "└", "│", "│", "┌", "├",
                                                                  "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
  const bool up = !same_kingdom(column - 1, row - 1, column, row - 1);
  const bool right = !same_kingdom(column, row - 1, column, row);
  const bool down = !same_kingdom(column - 1, row, column, row);
  const bool left = !same_kingdom(column - 1, row - 1, column - 1, row);
  const std::size_t bits = (up ? 1U : 0U) | (right ? 2U : 0U) | (down ? 4U : 0U) | (left ? 8U : 0U);
  return bits == 0 ? " " : signs_.paint(Ink::Purple, kJunctions[bits]);
}

std::string TigrisEuphratesBoard::border_line(int row) const {
  std::string line = "   ";
  for (int column = 0; column <= kColumns; ++column) {
    const char corner = at(column - 1, row).corner;
    line += corner == '3' ? " " : junction(column, row);
    if (column == kColumns) break;
    const bool border = !same_kingdom(column, row - 1, column, row);
    const char below = at(column, row).corner;
    if (border) {
      line += signs_.paint(Ink::Purple, "───");
    } else {
      const bool water = open_water(column, row - 1) && open_water(column, row);
      line += below == '3' ? "║  " : below == '4' ? " ║ " : water ? signs_.paint(Ink::Water, "≈≈≈") : "   ";
    }
  }
  return line;
}

Lines TigrisEuphratesBoard::outlined() const {
  Lines lines = {letters(4, 5)};
  for (int row = 0; row < kRows; ++row) {
    lines.push_back(border_line(row));
    std::string line = signs_.paint(Ink::Faint, pad_left(std::to_string(row + 1), 2)) + " " + gap(-1, row);
    for (int column = 0; column < kColumns; ++column) line += content(column, row) + gap(column, row);
    lines.push_back(line);
  }
  lines.push_back(border_line(kRows));
  return lines;
}

std::string target_legend(const TigrisEuphratesSigns& signs, const Json& view, const Menu& menu) {
  bool empty = false, occupied = false;  // among the spaces where nothing special follows
  for (const MenuItem& item : menu.items()) {
    if (!text_part(*item.options.front(), "badge").empty()) continue;
    const bool tile = part(view, "tiles").contains(text_part(item.pick, "cell"));
    (tile ? occupied : empty) = true;
  }
  const std::string plain = std::string(empty ? "o" : "") + (occupied ? "( )" : "");
  struct Meaning {
    std::string_view badge;
    char sign;
  };
  static constexpr std::array<Meaning, 6> kMeanings = {
      {{"point", '+'}, {"gift", '-'}, {"union", 'u'}, {"war", '!'}, {"revolt", '!'}, {"", 'o'}}};
  Lines parts;
  for (const Meaning& meaning : kMeanings) {
    const bool occurs = std::ranges::any_of(menu.items(), [&](const MenuItem& item) {
      return cell_pick(*item.options.front()) && text_part(*item.options.front(), "badge") == meaning.badge;
    });
    if (!occurs) continue;
    const Ink ink = meaning.sign == '-' || meaning.sign == '!' ? Ink::Bad : Ink::Good;
    const std::string key =
        meaning.badge.empty() ? "play.te.target.plain" : "play.te.target." + std::string(meaning.badge);
    const std::string sign = meaning.badge.empty() ? plain : "(" + shown_sign(meaning.sign) + ")";
    parts.push_back(signs.paint(ink, sign) + std::string(kNoBreak) +
                    replaced(signs.text(key), " ", kNoBreak));
  }
  return joined(parts, std::string(kNoBreak) + " ");
}

}  // namespace zig::terminal
