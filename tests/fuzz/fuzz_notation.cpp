// Hostile moves: refused, or read as an action whose canonical text reads back as itself.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/game.h"
#include "games/shelves.h"

namespace {

template <zig::Game G>
void try_notation(const G& game, std::string_view text) {
  const auto action = game.parse_action(text);
  if (!action) {
    if (action.error().what.empty()) std::abort();
    return;
  }
  const int id = game.id(*action);
  const auto again = game.parse_action(game.notation(*action));
  if (!again || game.id(*again) != id) std::abort();
  static zig::Random random = zig::Random::fast(1);
  static const auto state = game.start({}, random);
  const zig::Verdict verdict = game.judge(state, zig::Seat{0}, *action);
  if (id < 0 && verdict.legal()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto library = zig::open_library();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  (*library)->each([&](const auto& game) {
    try_notation(game, text);
    (void)game.chance_outcome(text);
  });
  return 0;
}
