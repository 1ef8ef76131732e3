// Legal, or the rule it breaks: an id of the rules contract, a locale key, and the pieces concerned.
//
//   if (coins < price) return refuse("7W-4.11", "7w.refuse.coins", {{"price", Piece::number(price)}});
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "engine/fixed_vector.h"

namespace zig {

// Something a sentence can name. `type` is one of the game's own piece types ("card", "resource", ...)
// or "number" or "seat"; the game turns it into a stable id and into a name in any language.
struct Piece {
  std::string_view type = "number";
  std::int32_t value = 0;
  static constexpr Piece number(std::int32_t value) { return {"number", value}; }
  static constexpr Piece seat(int seat) { return {"seat", seat}; }
  constexpr bool operator==(const Piece&) const = default;
};

struct NamedPiece {
  std::string_view name;  // the placeholder in the sentence
  Piece piece;
};

struct Verdict {
  std::string_view rule;  // empty: legal
  std::string_view key;   // the sentence's locale key
  FixedVector<NamedPiece, 6> pieces;
  constexpr bool legal() const { return rule.empty(); }
};

inline Verdict legal_verdict() { return {}; }

inline Verdict refuse(std::string_view rule, std::string_view key,
                      std::initializer_list<NamedPiece> pieces = {}) {
  Verdict verdict{rule, key, {}};
  for (const NamedPiece& piece : pieces) verdict.pieces.push_back(piece);
  return verdict;
}

}  // namespace zig
