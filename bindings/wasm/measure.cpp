// What shows that a module plays the same games as the native program, and how fast; compiled for speed, as the search is.
#include <algorithm>

#include "bindings/wasm/engine.h"
#include "engine/usual_options.h"
#include "games/shelves.h"
#include "players/signature.h"

namespace zig::wasm {

std::string Engine::signature() const {
  std::string lines;
  library_->each([&](const auto& game) { lines += players::signature_lines(game); });
  return lines;
}

double Engine::random_decisions(int players, int games) const {
  double decisions = 0;
  library_->each([&]<class G>(const G& game) {
    const auto options = usual_options(game, std::clamp<int>(players, G::kMinPlayers, G::kMaxPlayers));
    Random random = Random::fast(1);
    Silent silent;
    for (int i = 0; i < games; ++i) {
      typename G::State s = game.start(options, random);
      for (Seats asked = game.pending(s); !asked.empty(); asked = game.pending(s)) {
        const Seat seat = asked.first();
        game.apply(s, seat, any_legal_action(game, s, seat, random), random, silent);
        ++decisions;
      }
    }
  });
  return decisions;
}

}  // namespace zig::wasm
