// Hostile positions: refused with a place, or a sound state that can be played on and written out again.
// The first byte says how many players the options have, and which options differ from the usual: "3" is a usual
// game of three, "D" (0x44) a game of four with the last values of the first three options.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "engine/game.h"
#include "engine/json.h"
#include "games/shelves.h"

namespace {

constexpr int kMoves = 12;

constexpr unsigned kUsual = 0x3;  // the upper half of the digits' codes

template <zig::Game G>
zig::Json options_of(const G& game, std::uint8_t byte) {
  zig::Json wanted = zig::Json::object();
  wanted["players"] = byte % 16;
  unsigned unusual = (byte / 16U) ^ kUsual;
  for (const zig::Json& option : game.options_schema()) {
    if (!option.contains("values")) continue;
    if (unusual & 1U) wanted[option["name"].template get<std::string>()] = option["values"].back();
    unusual >>= 1;
  }
  return wanted;
}

template <zig::Game G>
void try_position(const G& game, std::uint8_t byte, const zig::Json& json) {
  const auto options = game.read_options(options_of(game, byte));
  if (!options) return;
  zig::Random random = zig::Random::fast(1);
  const auto read = game.read_position(json, *options, random);
  if (!read) {
    if (read.error().what.empty()) std::abort();
    return;
  }
  typename G::State s = *read;
  zig::Silent silent;
  for (int i = 0; i < kMoves; ++i) {
    if (!game.broken_invariant(s).empty()) std::abort();
    const zig::Seats pending = game.pending(s);
    if (pending.empty()) break;
    typename G::Actions actions;
    game.legal(s, pending.first(), actions);
    if (actions.empty()) std::abort();
    game.apply(s, pending.first(), actions[random.below(static_cast<std::uint32_t>(actions.size()))], random,
               silent);
  }
  const auto again = game.read_position(game.position(s), *options, random);
  if (!again || std::memcmp(&*again, &s, sizeof s) != 0) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto library = zig::open_library();
  if (size == 0) return 0;
  const auto json = zig::parse_json({reinterpret_cast<const char*>(data) + 1, size - 1}, "position");
  if (!json) return 0;
  (*library)->each([&](const auto& game) { try_position(game, data[0], *json); });
  return 0;
}
