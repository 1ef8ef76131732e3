// TE-2: the start of the game.
#include "games/tigris_euphrates/bag.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

namespace {

// TE-2.9: one of the dynasty tiles is drawn.
std::uint8_t draw_start_player(const Options& options, Random& random) {
  if (random.has_script()) {
    const std::uint16_t outcome = *random.scripted();
    if (outcome >= kStartOutcome && outcome < kStartOutcome + options.players) {
      return static_cast<std::uint8_t>(outcome - kStartOutcome);
    }
    random.script_cannot_happen(outcome);
  }
  return static_cast<std::uint8_t>(random.below(options.players));
}

}  // namespace

State TigrisEuphrates::start(const Options& options, Random& random) const {
  State s;
  s.options = options;
  s.realm.fill(kNobody);
  s.leader_at.fill(kNowhere);
  s.monument.fill(kNowhere);
  s.building.fill(kNowhere);
  const Board& side = board(s);
  s.tiles[index(Colour::Red)] = side.winged;  // TE-2.2
  s.treasures = side.winged;
  for (int colour = 0; colour < kColours; ++colour) {  // TE-2.3
    s.bag[colour] = static_cast<std::uint8_t>(kTilesInBox[colour] - s.tiles[colour].count());
  }
  for (int seat = 0; seat < options.players; ++seat) {
    s.catastrophes_left[seat] = kCatastrophesEach;
    for (int i = 0; i < kHandSize; ++i) ++s.hand[seat][index(draw_tile(s.bag, random))];  // TE-2.5
  }
  s.starter = draw_start_player(options, random);
  s.active = s.starter;
  return s;
}

}  // namespace zig::tigris_euphrates
