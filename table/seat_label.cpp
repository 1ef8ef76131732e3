#include "table/seat_label.h"

#include <algorithm>
#include <array>

#include "engine/random.h"
#include "engine/seat.h"
#include "engine/sha256.h"
#include "engine/words.h"
#include "players/level.h"

namespace zig::table {

namespace {

// Rulers, scholars and gods of the time, none of them a component of a game.
constexpr std::array<std::string_view, 16> kNames = {
    "Hammurabi", "Nefertiti", "Sargon",  "Semiramis", "Ramses", "Inanna", "Hannibal", "Hathor",
    "Marduk",    "Zenobia",   "Imhotep", "Anubis",    "Midas",  "Atossa", "Solon",    "Enki"};
static_assert(kNames.size() >= 2 * kMaxSeats);  // enough even where all the others took one

using Names = std::array<std::string_view, kNames.size()>;

// The commitment is known to everybody before the game, so the names tell nothing about the seed.
Names in_order_of(std::string_view commitment) {
  const auto digest = sha256("ziggurat-names " + std::string(commitment));
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number = number << 8 | digest[i];
  Names names = kNames;
  Random::fast(number).shuffle(names);
  return names;
}

bool taken(const std::vector<SeatLabel>& labels, std::string_view name) {
  const std::string plain = normalized(name);
  return std::ranges::any_of(labels, [&](const SeatLabel& one) {
    return one.name.size() <= kLongestName && normalized(one.name) == plain;
  });
}

}  // namespace

void name_computers(std::vector<SeatLabel>& labels, std::string_view commitment) {
  const Names names = in_order_of(commitment);
  std::size_t spare = labels.size();  // the first ones belong to the seats
  for (std::size_t seat = 0; seat < labels.size() && seat < names.size(); ++seat) {
    SeatLabel& label = labels[seat];
    if (!label.name.empty() || !players::level_from(label.kind)) continue;
    std::string_view name = names[seat];
    while (taken(labels, name) && spare < names.size()) name = names[spare++];
    label.name = name;
  }
}

}  // namespace zig::table
