// ND-3.8 to ND-3.17: the players lay the tiles they were dealt. A tile, its side and rotation, its place: three questions.
#include "games/new_dawn/questions.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

template <class Visit>
bool any_place(const State& s, const Table& table, Nearness needed, int way, Visit visit) {
  return table.any_near([&](Hex hex) { return may_lie(s.map, table, needed, way, hex) && visit(hex); });
}

void lay(const Course& c, int seat, const Placement& placed) {
  State& s = c.s;
  lay_tile(s.map, c.box, placed, false);
  c.tell({.kind = Event::Kind::TilePlaced, .seat = byte(seat), .tile = placed.tile});
  if (c.box.tiles[static_cast<std::size_t>(placed.tile - 1)].kind != TileKind::Capital) return;
  const Space star = space_of(placed.tile, 0);  // ND-3.11
  c.player(seat).capital = star;
  s.cities[static_cast<std::size_t>(seat)].add(star);
}

}  // namespace

void list_tile(const Box&, const State& s, Question question, Actions& out) {
  for (int tile = 1; tile <= kTiles; ++tile) {
    if (s.dealt[static_cast<std::size_t>(tile - 1)] == question.seat && !s.map.laid(tile))
      out.push_back(with(Kind::Tile, tile));
  }
}
void answer_tile(const Course& c, Question question, Action action) {
  c.answered();
  c.ask(Ask::TileWay, question.seat, action.a);
}

void list_tile_way(const Box&, const State& s, Question, Actions& out) {
  const Table table(s.map);
  const Nearness needed = nearness_needed(s.map, table);  // ND-3.10
  for (int way = 0; way < kOrientations; ++way) {
    if (any_place(s, table, needed, way, [](Hex) { return true; })) out.push_back(with(Kind::Way, way));
  }
}
void answer_tile_way(const Course& c, Question question, Action action) {
  c.answered();
  c.ask(Ask::TilePlace, question.seat, question.a, action.a);
}

void list_tile_place(const Box&, const State& s, Question question, Actions& out) {
  const Table table(s.map);
  any_place(s, table, nearness_needed(s.map, table), question.b, [&](Hex hex) {
    out.push_back(lay_at(hex));
    return false;
  });
}
void answer_tile_place(const Course& c, Question question, Action action) {
  c.answered();
  lay(c, question.seat, {question.a, question.b, action.at});
  c.s.active = static_cast<std::uint8_t>(c.s.left_of(question.seat));
}

// ND-17.3: every way and place that is allowed is equally likely.
void lay_automated_capital(const Course& c, int seat, int tile) {
  const Table table(c.s.map);
  const Nearness needed = nearness_needed(c.s.map, table);
  Placement chosen{.tile = static_cast<std::uint8_t>(tile), .way = 0, .at = {}};
  std::uint32_t places = 0;
  for (int way = 0; way < kOrientations; ++way) {
    any_place(c.s, table, needed, way, [&](Hex hex) {
      if (c.random.below(++places) == 0) chosen.way = static_cast<std::uint8_t>(way), chosen.at = hex;
      return false;
    });
  }
  lay(c, seat, chosen);
}

}  // namespace zig::new_dawn
