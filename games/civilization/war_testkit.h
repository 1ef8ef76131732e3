// Movement and battles on a plain, asked step by step.
//
//   War war;
//   war.stand(0, 0, "g5"), war.stand(1, 0, "h5");
//   war.unit(0, UnitType::Infantry, 3);
//   war.begin();
//   war.from("g5"), war.step(Direction::East);   // attacks
#pragma once

#include "games/civilization/battle.h"
#include "games/civilization/cards_testkit.h"
#include "games/civilization/movement.h"

namespace zig::civilization {

struct War : Plain {
  using Kind = Action::Kind;

  explicit War(int players = 2) : Plain(Phase::Movement, players) {
    for (std::size_t person = 0; person < kGreatPeople; ++person)
      s.pool[person] = box().great_people[person].count;
  }

  // --- what is there

  // A unit of that strength at rank 1 for the forces of a seat.
  int unit(int seat, UnitType type, int printed) {
    for (std::size_t card = 0; card < kUnitCards; ++card) {
      if (s.unit[card].where != Card::Where::FaceDown || box().unit_type[card] != static_cast<int>(type) ||
          box().unit_strength[card] != printed)
        continue;
      s.unit[card] = {.where = Card::Where::Held, .holder = byte(seat), .seen = byte(1 << seat)};
      return static_cast<int>(card);
    }
    ADD_FAILURE() << "no such unit";
    return 0;
  }
  // Three infantry units that beat whatever barbarians can have.
  void strong_forces(int seat) {
    for (int i = 0; i < 3; ++i) unit(seat, UnitType::Infantry, 3);
    c.player(seat).stats.rank.fill(kRanks);
  }
  void put(Marker marker, std::string_view name) { s.marker[square(name)] = marker; }
  // The squares of the tile that has this one are not explored.
  void hide_tile(std::string_view name) {
    const TilePlace& tile =
        layout(box(), s).places[static_cast<std::size_t>(place_of(box(), s, square(name)))];
    for (int i = 0; i < kTileSquares; ++i)
      s.ground[square_at(tile.x + i % kTileSide, tile.y + i / kTileSide)] = Ground();
  }
  void set_civ(int seat, Civ civ) { c.player(seat).civ = civ; }

  // --- what is done

  void begin(int seat = 0) {
    s.active = byte(seat);
    begin_movement(c, seat);
    go_on(c);
  }
  void from(std::string_view name) { pick(Ask::MoveMenu, on(Kind::From, square(name))); }
  void group(int armies, int scouts = 0) { pick(Ask::MoveGroup, with(Kind::Group, armies, scouts)); }
  static Action to(Direction direction, Kind kind = Kind::Step) {
    return with(kind, static_cast<int>(direction));
  }
  void step(Direction direction) { pick(Ask::Step, to(direction)); }
  void stop() { pick(Ask::Step, with(Kind::Done)); }
  void pass() { pick(Ask::Interrupt, with(Kind::Pass)); }
  void end_part() { pick(Ask::MoveMenu, with(Kind::Done)); }
  void take(Spoils what, int which = 0) { pick(Ask::Loot, with(Kind::Loot, static_cast<int>(what) + which)); }
  void decline(Ask ask) { pick(ask, with(Kind::Decline)); }
  // Every side plays the first unit that it is offered on a front of its own, and nothing else.
  void play_out() {
    while (s.questions > 0 && (asks(Ask::BattleTurn) || asks(Ask::BattleFront))) {
      Actions out;
      list_answers(box(), s, out);
      answer(c, out[0]);
    }
  }

  // --- what came of it

  bool offers_loot(Spoils what, int which = 0) const {
    return offers(with(Kind::Loot, static_cast<int>(what) + which));
  }
  bool figure_at(int seat, int figure, std::string_view name) const {
    return at(seat, figure) == square(name);
  }
  bool dead(int seat, int figure) const { return at(seat, figure) == kNowhere; }
  Card::Where where(int card) const { return s.unit[static_cast<std::size_t>(card)].where; }
  int count(Event::Kind kind) const { return static_cast<int>(std::ranges::count(log, kind, &Event::kind)); }
  // The place of the first event of that kind in the log.
  std::ptrdiff_t when(Event::Kind kind) const {
    return std::ranges::find(log, kind, &Event::kind) - log.begin();
  }
};

}  // namespace zig::civilization
