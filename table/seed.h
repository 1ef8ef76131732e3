// The seed of a table: a number for quick games, or 256 bits for games between people, and the commitment
// that is published before the game and can be checked by anybody after it.
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

namespace zig::table {

struct Seed {
  std::uint64_t number = 1;
  std::optional<Key> key;  // given: ChaCha20 with this key, and `number` is not used

  static Result<Seed> parse(std::string_view text, std::string where);
  static Result<Seed> read(const Json& json, std::string where);  // a whole number, or a text as above
  std::string text() const;
  std::string commitment() const;
  Random random() const { return key ? Random::keyed(*key) : Random::fast(number); }
  bool operator==(const Seed&) const = default;
};

}  // namespace zig::table
