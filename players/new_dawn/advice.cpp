// What makes two moves of A New Dawn one idea, and when its chances to win can be told.
#include "games/new_dawn/course.h"
#include "players/new_dawn/knowledge.h"

namespace zig::players {

using namespace new_dawn;

namespace {

// What somebody sees on a space who asks why go there: whose piece, which resource, which land.
int what_lies_on(const Box& box, const State& s, Space space) {
  const int resource =
      s.resource_tokens.has(space) ? 1 + static_cast<int>(printed_resource(box, s, space)) : 0;
  const int owner = occupant(s, space) == kNobody ? 0 : 1 + occupant(s, space);
  return (owner * (kResources + 1) + resource) * static_cast<int>(kTerrains) +
         static_cast<int>(s.map.terrain(space));
}

}  // namespace

// A card, a wonder, a resource is one idea each; spaces of the same kind are one.
bool Knowledge<NewDawn>::alike(const G& game, const State& s, Action one, Action other) {
  using Kind = Action::Kind;
  if (one.kind != other.kind) return false;
  if (one.kind >= Kind::Place)
    return what_lies_on(game.box(), s, one.space) == what_lies_on(game.box(), s, other.space);
  if (one.kind == Kind::At) return one.at == other.at;
  return one.kind == Kind::Swap || one.a == other.a;
}

// In the games that the chances were fitted to, outlooks of earlier rounds said nothing about who would win.
bool Knowledge<NewDawn>::chances_known(const State& s) {
  constexpr int kFirstRoundThatTells = 10;
  return s.round >= kFirstRoundThatTells;
}

}  // namespace zig::players
