// What this machine's user keeps of the deal of a server's table (docs/fairness.md), in a file that nobody else can read: the own share, and
// what was promised to everybody, to compare it with the record when the game is over.
//
//   KeptDeals deals(address);
//   deals.write("k7m2p9qr", {.share = fresh_share()});   deals.read("k7m2p9qr").share
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/address.h"

namespace zig::client {

struct KeptDeal {
  std::string share;    // empty: none
  std::string promise;  // of the table, when nothing could change any more; empty: not known
  std::optional<std::vector<int>> shown =
      {};  // seats whose share is in the deal, as was said when the game began
};

class KeptDeals {
 public:
  explicit KeptDeals(const Address& server);
  bool has_place() const { return !start_.empty(); }
  KeptDeal read(std::string_view table) const;
  bool write(std::string_view table, const KeptDeal& deal) const;  // false: there is no place for it

 private:
  std::string path_of(std::string_view table) const;  // empty: there is no place for it
  std::string start_;                                 // of all these paths
};

std::string fresh_share();  // 256 random bits, as 64 hexadecimal digits
std::string promise_of_share(std::string_view share);
std::string promise_of_terms(std::string_view terms);

// The record of a finished game against what was kept. Nothing: players had no hand in this deal.
enum class DealFound : std::uint8_t {
  Ours,     // it is the promised one, with our share
  Same,     // it is the promised one; we have no share
  LeftOut,  // it is the promised one, without the share we have
  Other,
  Unknown,  // nothing was kept
};
std::optional<DealFound> compare_deal(std::string_view record, const KeptDeal& kept);

}  // namespace zig::client
