// The seed of a table: a number for quick games, or 256 bits for games between people, and the commitment
// that is published before the game and can be checked by anybody after it. At a server's table the players' shares are mixed in
// (deal.h); the commitment and the text are those of the table's own part.
//
//   Seed::parse("fast:42", "seed")              Seed::parse("chacha20:<64 hexadecimal digits>", "seed")
//   commitment = "sha256:" + SHA-256("ziggurat-seed-1 " + text)
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/json.h"
#include "engine/random.h"
#include "table/deal.h"

namespace zig::table {

struct Seed {
  std::uint64_t number = 1;
  std::optional<Key> key;         // given: ChaCha20 with this key, and `number` is not used
  std::optional<Deal> deal = {};  // given: the key of the game follows from this and the text

  static Result<Seed> parse(std::string_view text, std::string where);
  static Result<Seed> read(const Json& json, std::string where);  // a whole number, or a text as above
  std::string text() const;
  std::string commitment() const;
  Random random() const;
  bool operator==(const Seed&) const = default;
};

}  // namespace zig::table
