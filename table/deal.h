// How players have a hand in the deal: each keeps a random share, promises it before the game, and shows it when nothing about the
// table can change any more. The seed of the table and all shares shown make the key of the game, so nobody can choose the cards.
// docs/fairness.md says why, and how anybody can check it.
//
//   Deal deal{.terms = R"({"table":…})", .shares = {"<64 hexadecimal digits>", ""}};
//   promise_of_share(share) = "sha256:" + SHA-256("ziggurat-share-1 " + share)
//   deal.promise()          = "sha256:" + SHA-256("ziggurat-terms-1 " + terms)
//   deal.key(seed)          = SHA-256("ziggurat-deal-1 " + seed + " " + terms + for each share shown " SEAT:SHARE")
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.h"
#include "engine/random.h"

namespace zig::table {

// What is promised before the first card is drawn, and by whom.
struct Terms {
  std::string table, game, rules;
  Json options = Json::object();
  std::string secret;                 // the commitment to the seed of the table
  std::vector<std::string> seats;     // "person", or the level of a computer player
  std::vector<std::string> promises;  // by seat; empty: this seat takes no part

  std::string text() const;  // one line of JSON; what is hashed is this text
};

struct Deal {
  std::string terms;                // Terms::text()
  std::vector<std::string> shares;  // by seat; empty: no part, or not shown in time

  std::string promise() const;
  Key key(std::string_view seed) const;  // `seed`: Seed::text()
  bool operator==(const Deal&) const = default;
};

std::string promise_of_share(std::string_view share);
bool is_share(std::string_view text);    // 64 small hexadecimal digits: 256 random bits
bool is_promise(std::string_view text);  // "sha256:" and as many

// What is wrong with a recorded deal; nothing: all shares are those that were promised in the terms. `terms` are read.
Result<Terms> read_deal(const Deal& deal);

}  // namespace zig::table
