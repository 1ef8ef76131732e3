// What holds in every position: each card is in exactly one place, and what is asked makes sense. Positions that people write are checked by it, too.
#include "games/toy_game/toy_game.h"

namespace zig::toy_game {

std::string ToyGame::broken_invariant(const State& s) const {
  Cards found;
  const auto add = [&](const Cards& heap) {
    for (int value = 1; value <= kValues; ++value)
      found[value] = static_cast<std::uint8_t>(found[value] + heap[value]);
  };
  const auto add_one = [&](int card) {
    if (card) ++found[card];
  };
  for (const Player& player : s.player) {
    add(player.hand);
    add(player.prizes);
    add_one(player.bid);
  }
  add(s.deck);
  add(s.discarded);
  add_one(s.prize);
  if (found != box_->cards) return "TG-1.2";
  if (s.first >= s.players() || s.winner >= s.players()) return "TG-1.1";
  for (const Seat seat : s.seats()) {
    if (s.of(seat).bid && s.ask != Ask::Bid) return "TG-3.3";
    if (s.ask == Ask::Bid && !s.of(seat).bid && s.of(seat).hand.empty()) return "TG-5.1";
  }
  if (s.ask == Ask::Over) return s.prize ? "TG-5.1" : "";
  if (pending(s).empty()) return "TG-3.3";
  return question_row(s.ask).fits(s) ? "" : std::string(question_row(s.ask).rule);
}

}  // namespace zig::toy_game
