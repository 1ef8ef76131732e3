#include "apps/terminal/local_table.h"

#include "arena/deadline.h"
#include "engine/sha256.h"
#include "table/answers.h"

namespace zig::terminal {

namespace {

// A computer player's own dice: the same for the same game and move, and no part of the game's chance.
Random dice_of(const table::Table& table) {
  const auto digest =
      sha256("ziggurat-players " + table.setup().seed.text() + " " + std::to_string(table.moves().size()));
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | digest[i];
  return Random::fast(seed);
}

}  // namespace

Json LocalTable::decision(Seat seat) const {
  return pending().has(seat) ? match().decision(seat, lang_) : Json();
}

Json LocalTable::standing() const { return match().standing_open() ? match().standing_json() : Json(); }

Json LocalTable::hint(Seat seat) const { return table::hint_json(match(), seat, lang_); }

Json LocalTable::events_since(int number, Observer observer) const {
  return table_.events_since(number, observer, lang_);
}

std::optional<table::Refusal> LocalTable::why_not(Seat seat, std::string_view move) const {
  auto read = match().read_move(seat, move, lang_);
  return read ? std::nullopt : std::optional(std::move(read.error()));
}

std::optional<table::Refusal> LocalTable::why_not_undo(Seat seat) const {
  return table_.why_not_undo(seat, lang_);
}

std::optional<table::Refusal> LocalTable::play(Seat seat, std::string_view move) {
  return table_.play(seat, move, lang_);
}

void LocalTable::computer_moves(Seat seat, table::Level level) {
  Random dice = dice_of(table_);
  table_.play_legal(seat, match().computer(level, seat, dice, arena::within(arena::kThinkingTime)));
}

}  // namespace zig::terminal
