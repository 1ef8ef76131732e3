// What makes two moves of Civilization one idea, and when its chances to win can be told.
#include "games/civilization/cities.h"
#include "players/civilization/knowledge.h"

namespace zig::players {

using namespace civilization;

namespace {

using Kind = Action::Kind;

// What somebody sees on a square who asks why go there: whose it is, its terrain, what lies on it.
bool look_alike(const State& s, Square one, Square other) {
  return s.ground[one] == s.ground[other] && s.marker[one] == s.marker[other] &&
         owner_of(s, one) == owner_of(s, other);
}

}  // namespace

// A tech, an item, a government, a player is one idea each; squares of the same kind are one, and so are all amounts of an offer.
bool Knowledge<Civilization>::alike(const G&, const State& s, Action one, Action other) {
  if (one.kind != other.kind) return false;
  switch (one.kind) {
    case Kind::Place:
    case Kind::Found:
    case Kind::From: return look_alike(s, one.square, other.square);
    case Kind::Step:
    case Kind::Explore:
    case Kind::Pay:
    case Kind::Front:
    case Kind::Promise: return true;
    default: return one.a == other.a;
  }
}

bool Knowledge<Civilization>::reluctant(const State&, Seat, Action action) {
  switch (action.kind) {
    case Kind::Done:
    case Kind::Pass:
    case Kind::Keep:
    case Kind::Withdraw:
    case Kind::OfferTo:
    case Kind::Counter:
    case Kind::Promise: return true;
    case Kind::Research: return action.a == civilization::kNone;
    case Kind::Government: return action.a == static_cast<int>(Government::Anarchy);
    default: return false;
  }
}

bool Knowledge<Civilization>::chances_known(const State& s) {
  constexpr int kFirstTurnThatTells = 5;
  return s.turn >= kFirstTurnThatTells;
}

}  // namespace zig::players
