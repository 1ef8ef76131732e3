// What makes two moves of Mesopotamia one idea, and when its chances to win can be told.
#include "players/mesopotamia/knowledge.h"

namespace zig::players {

using namespace mesopotamia;

namespace {

using Kind = Action::Kind;

}  // namespace

// A type of action, a technology, a resource, an empire is one idea each, whatever pays for it; areas of the same kind are one, and so are all bids.
bool Knowledge<Mesopotamia>::alike(const G& game, const State& s, Action one, Action other) {
  if (one.kind != other.kind) return false;
  switch (one.kind) {
    case Kind::Reroll:
    case Kind::Bid:
    case Kind::Bone:
    case Kind::Put:
    case Kind::Role:
    case Kind::Embark:
    case Kind::Sail:
    case Kind::Ship: return true;
    case Kind::Activate:
    case Kind::Create: return one.a == other.a;
    case Kind::Step:
    case Kind::Settlement:
    case Kind::Wall: {
      const auto& resource = game.box().map.resource;
      return resource[one.place] == resource[other.place] &&
             s.event[one.place].state == s.event[other.place].state &&
             s.tribe[one.place] == s.tribe[other.place];
    }
    case Kind::StartAt:
    case Kind::Retreat:
    case Kind::Fight:
    case Kind::Reveal: return one.place == other.place;
    default: return one.a == other.a;
  }
}

bool Knowledge<Mesopotamia>::reluctant(const State&, Seat, Action action) {
  return action.kind == Kind::Done || action.kind == Kind::NextRow || action.kind == Kind::Destroy;
}

bool Knowledge<Mesopotamia>::chances_known(const State& s) {
  constexpr int kFirstRoundThatTells = 4;
  return s.stage >= Stage::Turns && s.round >= kFirstRoundThatTells;
}

}  // namespace zig::players
