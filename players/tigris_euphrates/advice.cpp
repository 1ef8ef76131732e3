// What makes two moves of Tigris & Euphrates one idea, and what is better not advised.
#include <algorithm>

#include "games/tigris_euphrates/scoring.h"
#include "players/tigris_euphrates/knowledge.h"

namespace zig::players {

using namespace tigris_euphrates;

// A leader, or a tile of a colour, is one idea wherever it goes; so is a catastrophe, or a swap. Other questions are only
// about their targets.
bool Knowledge<TigrisEuphrates>::alike(const G&, const State&, Action one, Action other) {
  using Kind = Action::Kind;
  if (one.kind != other.kind) return false;
  switch (one.kind) {
    case Kind::Leader:
    case Kind::Withdraw:
    case Kind::Tile:
    case Kind::War: return one.colour == other.colour;
    case Kind::Monument: return one.number == other.number;
    case Kind::Catastrophe:
    case Kind::Swap: return true;
    default: return one == other;
  }
}

namespace {

// The king scores with any tile (TE-7.5).
bool leader_without_a_tile(const State& s, int seat, Action action) {
  return action.kind == Action::Kind::Leader && action.colour != Colour::Black &&
         s.hand[seat][index(action.colour)] == 0;
}

// TE-7.4: without a leader on the board its owner does not score with it. Only in the first round: later it may be all that is left,
// and games must come to an end.
bool tile_without_a_leader(const State& s, int seat, Action action) {
  const auto on_board = [&](Colour colour) { return s.on_board(leader_id(seat, colour)); };
  return action.kind == Action::Kind::Tile && s.turn <= s.players() &&
         std::ranges::none_of(kAllColours, on_board);
}

// TE-R31: nothing in the rules ends a game in which nobody draws. After more turns than any game needs, leaders stay where they are.
bool dawdles(const State& s, Action action) {
  using Kind = Action::Kind;
  constexpr int kLongGame = 200;
  return s.turn > kLongGame &&
         (action.kind == Kind::Leader || action.kind == Kind::Withdraw || action.kind == Kind::EndTurn);
}

}  // namespace

bool Knowledge<TigrisEuphrates>::premature(const State& s, Action action) {
  if (dawdles(s, action)) return true;
  return s.points[s.active] == Points{} &&
         (leader_without_a_tile(s, s.active, action) || tile_without_a_leader(s, s.active, action));
}

// A turn or the place of a leader given up; a leader for whom there is no tile, a tile for which there is no leader.
bool Knowledge<TigrisEuphrates>::reluctant(const State& s, Seat seat, Action action) {
  using Kind = Action::Kind;
  if (leader_without_a_tile(s, seat.n, action) || tile_without_a_leader(s, seat.n, action)) return true;
  if (action.kind == Kind::Leader) return s.on_board(leader_id(seat.n, action.colour));
  return action.kind == Kind::EndTurn || action.kind == Kind::Withdraw || action.kind == Kind::Swap;
}

// With most of the bag to come, everybody's chance is about the same, whatever anybody does.
bool Knowledge<TigrisEuphrates>::chances_known(const State& s) {
  constexpr int kHalfOfTheBag = 70;
  return total(s.bag) <= kHalfOfTheBag;
}

}  // namespace zig::players
