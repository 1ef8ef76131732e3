#include "table/deal.h"

#include <algorithm>
#include <utility>

#include "engine/json_reader.h"
#include "engine/json_text.h"
#include "engine/seat.h"
#include "engine/sha256.h"

namespace zig::table {

namespace {

constexpr std::string_view kPromise = "sha256:";

std::vector<std::string> read_texts(Reader& in, std::string_view name) {
  std::vector<std::string> texts;
  for (Reader item : in.list(name, kMaxSeats)) texts.push_back(item.as_text());
  return texts;
}

}  // namespace

bool is_share(std::string_view text) {
  return text.size() == 64 &&
         std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

bool is_promise(std::string_view text) {
  return text.starts_with(kPromise) && is_share(text.substr(kPromise.size()));
}

std::string promise_of_share(std::string_view share) {
  return std::string(kPromise) + sha256_hex("ziggurat-share-1 " + std::string(share));
}

std::string Terms::text() const {
  std::string line;
  write_json({{"table", table},
              {"game", game},
              {"rules", rules},
              {"options", options},
              {"secret", secret},
              {"seats", seats},
              {"shares", promises}},
             line);
  return line;
}

std::string Deal::promise() const { return std::string(kPromise) + sha256_hex("ziggurat-terms-1 " + terms); }

Key Deal::key(std::string_view seed) const {
  std::string all = "ziggurat-deal-1 " + std::string(seed) + " " + terms;
  for (std::size_t seat = 0; seat < shares.size(); ++seat) {
    if (!shares[seat].empty()) all += " " + std::to_string(seat) + ":" + shares[seat];
  }
  return sha256(all);
}

Result<Terms> read_deal(const Deal& deal) {
  const auto json = parse_json(deal.terms, "deal");
  if (!json) return std::unexpected(json.error());
  Reader in(*json, "deal");
  if (!in.is_object()) return std::unexpected(in.problem());
  Terms terms{.table = in.text("table"),
              .game = in.text("game"),
              .rules = in.text("rules"),
              .options = in.object("options").json(),
              .secret = in.text("secret"),
              .seats = read_texts(in, "seats"),
              .promises = read_texts(in, "shares")};
  if (in.failed()) return std::unexpected(in.problem());
  for (std::size_t seat = 0; seat < deal.shares.size(); ++seat) {
    if (deal.shares[seat].empty()) continue;
    if (seat >= terms.promises.size() || promise_of_share(deal.shares[seat]) != terms.promises[seat])
      return problem("deal.shares",
                     say("the share of seat {seat} is not the one that was promised", {{"seat", seat}}));
  }
  return terms;
}

}  // namespace zig::table
