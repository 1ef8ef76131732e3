// Squares: where things may be put, cities founded, figures moved.
#include <bit>

#include "games/civilization/course.h"
#include "games/civilization/sites.h"
#include "games/civilization/why_not_parts.h"

namespace zig::civilization {

namespace {

// CV-7.8, CV-6.16
Verdict person_on(const Attempt& a, Square square) {
  Squares near;
  for (const City& city : a.own().cities) near |= outskirts(city);
  if (!near.has(square)) return at_square("CV-7.8", "cv.refuse.not_outskirts", square);
  if (is_water(a.s, square)) return at_square("CV-7.8", "cv.refuse.land_only", square);
  return at_square("CV-6.16", "cv.refuse.blockaded", square);
}

Verdict figure_on(const Attempt& a, Square square, const Squares& near, std::string_view rule) {
  if (!near.has(square)) return at_square(rule, "cv.refuse.not_next_to_city", square);
  if (is_water(a.s, square) && (a.own().stats.water != Water::Stop || a.asks({Ask::StartFigure})))
    return at_square("CV-8.4", "cv.refuse.stop_on_water", square);
  return refuse("CV-8.3", "cv.refuse.square_full",
                {{"square", piece("square", square)}, {"n", Piece::number(a.own().stats.stacking)}});
}

// CV-6.8 to CV-6.16
Verdict building_on(const Attempt& a, Square square, Building building) {
  const BuildingCard& card = a.box.building(building);
  const Marker old = a.s.marker[square];
  const NamedPiece what{"building", piece("building", building)}, where{"square", piece("square", square)};
  if (!((card.terrains >> static_cast<unsigned>(a.s.ground[square].terrain())) & 1U))
    return refuse("CV-6.8", "cv.refuse.terrain",
                  {what, where, {"terrain", piece("terrain", a.s.ground[square].terrain())}});
  if (old == Marker(building)) return refuse("CV-6.15", "cv.refuse.same_building", {what, where});
  if (card.limited) return refuse("CV-6.9", "cv.refuse.limited", {what});
  return refuse("CV-6.8", "cv.refuse.no_stock", {what});
}

Verdict item_on(const Attempt& a, Square square) {
  const Announcement& action = a.s.announced();
  const Item item(a.question.a == 0 ? action.item : action.second_item);
  const Squares near = outskirts(a.own().cities[action.city]);
  if (!near.has(square)) return at_square("CV-6.20", "cv.refuse.not_outskirts_of_city", square);
  const bool enemies = enemy_figures(a.s, a.seat).has(square);
  if (item == Item::army() && enemies && government(a.box, a.s, a.seat).peaceful)
    return at_square("CV-20.24", "cv.refuse.closed_peace", square);
  if (item != Item::army() && enemies) return at_square("CV-6.16", "cv.refuse.blockaded", square);
  if (item.is_figure()) return figure_on(a, square, near, "CV-6.5");
  if (item.is_building()) return building_on(a, square, item.building());
  if (is_water(a.s, square)) return at_square("CV-6.13", "cv.refuse.land_only", square);
  return refuse("CV-6.13", "cv.refuse.one_wonder");
}

constexpr std::array<std::string_view, 9> kNoCityKeys = {
    "cv.refuse.not_now",     "cv.refuse.found_too_many",   "cv.refuse.found_no_figure",
    "cv.refuse.found_water", "cv.refuse.found_unrevealed", "cv.refuse.found_marker",
    "cv.refuse.found_enemy", "cv.refuse.found_too_close",  "cv.refuse.found_no_room"};
constexpr std::array<std::string_view, 9> kClosedKeys = {
    "cv.refuse.dead_end",     "cv.refuse.closed_no_square", "cv.refuse.closed_water",
    "cv.refuse.closed_hut",   "cv.refuse.closed_village",   "cv.refuse.closed_enemy",
    "cv.refuse.closed_peace", "cv.refuse.closed_afloat",    "cv.refuse.closed_crowd"};

Verdict no_move(const Attempt& a) {
  return a.asks({Ask::Step}) ? a.not_now() : a.belongs_to(Phase::Movement, "CV-8.1");
}

}  // namespace

Verdict why_not_place(const Attempt& a, Square square) {
  switch (a.question.ask) {
    case Ask::Capital: return at_square("CV-2.12", "cv.refuse.capital_square", square);
    case Ask::BonusMarker:
    case Ask::NewGreatPerson:
    case Ask::StoredPerson: return person_on(a, square);
    case Ask::StartFigure: return figure_on(a, square, outskirts(a.own().cities[kCapital]), "CV-2.12");
    case Ask::Push: return figure_on(a, square, around(a.own().figure[a.question.a]), "CV-4.6");
    case Ask::ItemSquare: return item_on(a, square);
    case Ask::TargetSquare:
    case Ask::SecondSquare:
    case Ask::TargetWonder: return at_square("CV-7.12", "cv.refuse.no_target", square);
    default: return a.not_now();
  }
}

Verdict why_not_found(const Attempt& a, Square square) {
  if (!a.asks({Ask::StartMenu})) return a.belongs_to(Phase::StartOfTurn, "CV-4.1");
  const NoCity why = no_city(a.box, a.s, a.seat, square);
  if (why == NoCity::None) return a.not_now();
  const auto n = static_cast<std::size_t>(why);
  return refuse(kNoCityRules[n], kNoCityKeys[n],
                {{"square", piece("square", square)}, {"n", Piece::number(a.own().stats.max_cities)}});
}

Verdict why_not_from(const Attempt& a, Square square) {
  if (!a.asks({Ask::MoveMenu})) return a.belongs_to(Phase::Movement, "CV-8.1");
  const unsigned figures = figures_at(a.s, a.seat, square);
  if (figures == 0) return at_square("CV-8.1", "cv.refuse.no_figures", square);
  if ((figures & ~unsigned{a.own().moved}) == 0)
    return at_square("CV-8.1", "cv.refuse.figures_moved", square);
  return at_square("CV-8.23", "cv.refuse.figures_stuck", square);
}

Verdict why_not_group(const Attempt& a) {
  if (a.asks({Ask::MoveGroup})) return refuse("CV-8.2", "cv.refuse.no_such_group");
  return a.asks({Ask::TargetFigures}) ? refuse("CV-20.17", "cv.refuse.no_such_group") : a.not_now();
}

Verdict why_not_step(const Attempt& a, Direction direction) {
  const Square from = walking_from(a.s), to = from < kSquares ? step(from, direction) : kNowhere;
  if (a.asks({Ask::TargetPath})) return refuse("CV-20.18", "cv.refuse.path_closed");
  if (!a.asks({Ask::Step})) return no_move(a);
  const Group group = group_on_its_way(a.s, a.seat);
  if (group.left <= 0) return refuse("CV-8.1", "cv.refuse.no_points");
  if (held(a.box, a.s, group)) return at_square("CV-20.21", "cv.refuse.frozen", from);
  if (to >= kSquares) return refuse("CV-8.5", "cv.refuse.off_map");
  const auto closed = static_cast<std::size_t>(closed_to(a.box, a.s, group, to));
  return refuse(closed == 0 ? "CV-8.23" : kClosedRules[closed], kClosedKeys[closed],
                {{"square", piece("square", to)}, {"n", Piece::number(a.own().stats.stacking)}});
}

Verdict why_not_explore(const Attempt& a, Direction direction) {
  if (!a.asks({Ask::Step})) return no_move(a);
  const Group group = group_on_its_way(a.s, a.seat);
  const Square to = group.at < kSquares ? step(group.at, direction) : kNowhere;
  if (to >= kSquares || place_of(a.box, a.s, to) < 0) return refuse("CV-8.5", "cv.refuse.off_map");
  if (a.s.ground[to].revealed()) return at_square("CV-8.6", "cv.refuse.revealed", to);
  if (group.left <= 0) return refuse("CV-8.1", "cv.refuse.no_points");
  return refuse("CV-8.23", "cv.refuse.explore_dead_end");
}

Verdict why_not_sacrifice(const Attempt& a, Direction direction) {
  if (!a.asks({Ask::Step})) return no_move(a);
  if (a.own().civ != Civ::Russia)
    return refuse("CV-8.19", "cv.refuse.not_russia", {{"civ", piece("civilization", Civ::Russia)}});
  if (used(a.own(), Right::Sacrifice)) return refuse("CV-8.19", "cv.refuse.once_per_turn");
  const Group group = group_on_its_way(a.s, a.seat);
  if (group.size() != 1) return refuse("CV-20.22", "cv.refuse.sacrifice_alone");
  if (group.left <= 0) return refuse("CV-8.1", "cv.refuse.no_points");
  const Square to = step(group.at, direction);
  if (to >= kSquares) return refuse("CV-8.5", "cv.refuse.off_map");
  if (!(all_centres(a.s) - centres_of(a.s, a.seat)).has(to))
    return at_square("CV-8.19", "cv.refuse.no_enemy_city", to);
  return refuse("CV-9.3", "cv.refuse.nothing_to_learn");
}

}  // namespace zig::civilization
