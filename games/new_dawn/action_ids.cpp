// ND-16: every action has a number, the same in every state: one block for each kind.
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

// What distinguishes the actions of a kind.
enum class Field : std::uint8_t { Nothing, A, Pair, Pact, Space, Hex };
struct Layout {
  Kind kind;
  std::string_view name;
  Field field;
  int count;
};

constexpr int kPlaces = 2 * Table::kFrame;
constexpr Layout kLayout[] = {
    {Kind::Stop, "stop", Field::Nothing, 1},
    {Kind::Slot, "slot", Field::A, kSlots},
    {Kind::Store, "store", Field::Nothing, 1},
    {Kind::Spend, "spend", Field::Nothing, 1},
    {Kind::Natural, "natural", Field::A, kTokens},
    {Kind::Advance, "advance", Field::Nothing, 1},
    {Kind::Use, "use", Field::A, kAbilities},
    {Kind::Swap, "swap", Field::Pair, kSlots* kSlots},
    {Kind::Conquer, "conquer", Field::Nothing, 1},
    {Kind::Liberate, "liberate", Field::Nothing, 1},
    {Kind::Barbarian, "barbarian", Field::A, kBarbarians},
    {Kind::Resource, "resource", Field::A, kResources},
    {Kind::Card, "card", Field::A, kCards},
    {Kind::Wonder, "wonder", Field::A, kWonders},
    {Kind::Pact, "pact", Field::Pact, kMaxPlayers* kPacts},
    {Kind::State, "state", Field::A, kTokens},
    {Kind::Tile, "tile", Field::A, kTiles + 1},
    {Kind::Way, "way", Field::A, kOrientations},
    {Kind::At, "at", Field::Hex, kPlaces* kPlaces},
    {Kind::Place, "place", Field::Space, kSpaces},
    {Kind::TakeBack, "takeback", Field::Space, kSpaces},
    {Kind::Move, "move", Field::Space, kSpaces},
    {Kind::To, "to", Field::Space, kSpaces},
    {Kind::Convert, "convert", Field::Space, kSpaces},
    {Kind::Destroy, "destroy", Field::Space, kSpaces},
    {Kind::Name, "name", Field::Space, kSpaces},
    {Kind::Strike, "strike", Field::Space, kSpaces},
    {Kind::Caravan, "caravan", Field::Space, kSpaces},
    {Kind::Start, "start", Field::Space, kSpaces},
    {Kind::Step, "step", Field::Space, kSpaces},
    {Kind::City, "city", Field::Space, kSpaces},
    {Kind::Under, "under", Field::Space, kSpaces},
    {Kind::Reinforce, "reinforce", Field::Space, kSpaces},
    {Kind::Attack, "attack", Field::Space, kSpaces},
    {Kind::Fight, "fight", Field::Space, kSpaces},
};

int inside_block(const Layout& layout, Action action) {
  switch (layout.field) {
    case Field::Nothing: return 0;
    case Field::A: return action.a;
    case Field::Pair: return action.a < kSlots && action.b < kSlots ? action.a * kSlots + action.b : -1;
    case Field::Pact: return action.b < kPacts ? action.a * kPacts + action.b : -1;
    case Field::Space: return action.space;
    case Field::Hex:
      return Table::inside(action.at, 0)
                 ? (action.at.r + Table::kFrame) * kPlaces + action.at.q + Table::kFrame
                 : -1;
  }
  return -1;
}

Action from_block(const Layout& layout, int n) {
  switch (layout.field) {
    case Field::Nothing: return with(layout.kind);
    case Field::A: return with(layout.kind, n);
    case Field::Pair: return with(layout.kind, n / kSlots, n % kSlots);
    case Field::Pact: return with(layout.kind, n / kPacts, n % kPacts);
    case Field::Space: return on(layout.kind, static_cast<Space>(n));
    case Field::Hex:
      return lay_at({static_cast<std::int8_t>(n % kPlaces - Table::kFrame),
                     static_cast<std::int8_t>(n / kPlaces - Table::kFrame)});
  }
  return {};
}

}  // namespace

int NewDawn::action_count() const {
  int count = 0;
  for (const Layout& layout : kLayout) count += layout.count;
  return count;
}

int NewDawn::id(Action action) const {
  int begin = 0;
  for (const Layout& layout : kLayout) {
    if (layout.kind == action.kind) {
      const int n = inside_block(layout, action);
      return n >= 0 && n < layout.count ? begin + n : -1;
    }
    begin += layout.count;
  }
  return -1;
}

Action NewDawn::action(int id) const {
  if (id < 0) return {};
  for (const Layout& layout : kLayout) {
    if (id < layout.count) return from_block(layout, id);
    id -= layout.count;
  }
  return {};
}

std::vector<NewDawn::Block> NewDawn::action_blocks() const {
  std::vector<Block> blocks;
  int begin = 0;
  for (const Layout& layout : kLayout) {
    blocks.push_back({layout.name, begin, begin + layout.count});
    begin += layout.count;
  }
  return blocks;
}

}  // namespace zig::new_dawn
