// MS-7: walls, settlements, rams, ships, the ziggurat and the Hanging Gardens.
#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

Areas with_any_wall(const State& s) {
  Areas areas;
  for (int seat = 0; seat < s.players(); ++seat) areas |= s.of(seat).walls;
  return areas;
}
Areas with_any_settlement(const State& s) {
  Areas areas;
  for (int seat = 0; seat < s.players(); ++seat) areas |= s.of(seat).settlements;
  return areas;
}
Areas without_enemies(const State& s, int seat, const Areas& areas) {
  Areas safe;
  for (const Area area : areas) {
    if (enemies_at(s, seat, area) == 0) safe.add(area);
  }
  return safe;
}
// MS-2.13: the start area, and settlements that nobody contests.
Areas towns(const State& s, int seat) {
  const Player& player = s.of(seat);
  Areas areas = Areas::one(player.start);
  for (const Area area : player.settlements) {
    if (!contested(s, seat, area)) areas.add(area);
  }
  return areas;
}

Goods price(const Box& box, const State& s, int seat, Element element) {
  const Goods& cost = element == Element::Gardens ? open_gardens(box, s)->cost : box.cost[at(element)];
  return less(cost, card_of(box, s, seat, Type::Build).discount[at(element)]);
}

}  // namespace

const GardensToken* open_gardens(const Box& box, const State& s) {
  for (const GardensPart& part : s.gardens) {
    if (part.owner == kNobody) return part.token == kNone ? nullptr : &box.gardens[part.token];
  }
  return nullptr;
}

bool may_build(const Box& box, const State& s, int seat, Element element) {
  const Player& player = s.of(seat);
  if (player.tech[at(Type::Build)] < box.build_level[at(element)]) return false;
  switch (element) {
    case Element::Wall: return player.walls.count() < kWalls;
    case Element::Settlement: return player.settlements.count() < kSettlements;
    case Element::Floor:  // MS-7.6
      return player.floors < kFloors && position(s, Track::Population, seat) > player.floors;
    case Element::Ram: return rams_at(player, kNowhere) > 0 && below_unit_limit(box, s, seat);  // MS-7.4
    case Element::Ship: return ship_at(player, kNowhere) && below_unit_limit(box, s, seat);     // MS-7.5
    case Element::Gardens: {                                                                    // MS-7.8
      const GardensToken* token = open_gardens(box, s);
      return token && s.options.mode != Mode::DefendersOfAshur &&  // MS-18.4
             position(s, Track::Population, seat) >= token->population_min &&
             position(s, Track::Event, seat) >= token->event_min &&
             player.settlements.count() >= token->settlements_min;
    }
  }
  return false;
}

Areas wall_sites(const Box& box, const State& s, int seat) {  // MS-7.2
  const Player& player = s.of(seat);
  const Areas sites = (land_of(player) | player.settlements) - box.map.starts - s.blocked - with_any_wall(s) -
                      (with_any_settlement(s) - player.settlements);
  return without_enemies(s, seat, sites);
}
Areas settlement_sites(const Box& box, const State& s, int seat) {  // MS-7.3
  return without_enemies(s, seat, land_of(s.of(seat)) - box.map.starts - s.blocked - with_any_settlement(s));
}
Areas ram_sites(const Box&, const State& s, int seat) { return towns(s, seat); }
Segments ship_sites(const Box& box, const State& s, int seat) {
  Segments sites;
  for (const Area area : towns(s, seat)) sites |= banks(box, s)[area];
  for (const Segment own : s.of(seat).ship) {
    if (own != kNowhere) sites.remove(own);
  }
  return sites;
}

// MS-5.11: any colour; one not yet owned for floors 2 and 3; for floors 5 and 6 another than for floors 4 and 5.
unsigned floor_colours(const State& s, int seat) {
  const Player& player = s.of(seat);
  unsigned colours = (1U << kColours) - 1;
  const std::size_t first = player.floors <= 3 ? 0 : 3;
  for (std::size_t floor = first; floor + 1 < player.floors; ++floor)
    colours &= ~(1U << at(player.dice[floor].colour));
  return colours;
}

void build_floor(const Course& c, int seat) {
  Player& player = c.player(seat);
  ++player.floors;
  c.tell({.kind = Event::Kind::FloorBuilt, .seat = byte(seat), .a = player.floors});
}
void take_die(const Course& c, int seat, Colour colour) {
  Player& player = c.player(seat);
  player.dice[player.floors - 1U] = {.colour = colour};  // MS-4.6: rolled the next time
  c.tell({.kind = Event::Kind::DieTaken, .seat = byte(seat), .a = byte(static_cast<int>(colour))});
}

void build_gardens(const Course& c, int seat) {
  for (GardensPart& part : c.s.gardens) {
    if (part.owner != kNobody) continue;
    part.owner = byte(seat);
    c.tell({.kind = Event::Kind::GardensBuilt, .seat = byte(seat), .a = part.token});
    break;
  }
  if (gardens_built(c.s) == kGardensLevels)
    c.s.last_round = c.s.options.mode == Mode::Empires ? 1 : 0;  // MS-7.11, MS-17.13
  else
    turn_up_gardens(c);
}

// --- the action

void go_on_building(const Course& c) {
  if (c.s.turn.first_left == 0) return finish_action(c);
  c.ask(Ask::Build, c.s.active());
}

void list_build(const Box& box, const State& s, Question question, Actions& out) {
  const int seat = question.seat;
  const auto payable = [&](Element element) {
    return may_build(box, s, seat, element) && holds(s.of(seat).goods, price(box, s, seat, element));
  };
  if (payable(Element::Wall)) list_areas(Kind::Wall, wall_sites(box, s, seat), out);
  if (payable(Element::Floor)) out.push_back(with(Kind::Floor));
  if (payable(Element::Ram)) list_areas(Kind::Ram, ram_sites(box, s, seat), out);
  if (payable(Element::Ship)) list_segments(Kind::Ship, ship_sites(box, s, seat), out);
  if (payable(Element::Settlement)) list_areas(Kind::Settlement, settlement_sites(box, s, seat), out);
  if (payable(Element::Gardens)) out.push_back(with(Kind::Gardens));
  out.push_back(done());
}

void answer_build(const Course& c, Question question, Action action) {
  const int seat = question.seat;
  c.answered();
  if (action.kind == Kind::Done) return finish_action(c);
  --c.s.turn.first_left;
  const auto pays = [&](Element element) { pay(c, seat, price(c.box, c.s, seat, element)); };
  switch (action.kind) {
    case Kind::Wall: pays(Element::Wall); return build_wall(c, seat, action.place);
    case Kind::Settlement: pays(Element::Settlement); return build_settlement(c, seat, action.place);
    case Kind::Ram:
      pays(Element::Ram);
      place_ram(c, seat, action.place);
      return;
    case Kind::Ship:
      pays(Element::Ship);
      place_ship(c, seat, action.place);
      return;
    case Kind::Floor:
      pays(Element::Floor);
      build_floor(c, seat);
      return c.ask(Ask::FloorColour, seat);
    default: pays(Element::Gardens); return build_gardens(c, seat);
  }
}

void list_floor_colour(const Box&, const State& s, Question question, Actions& out) {
  const unsigned colours = floor_colours(s, question.seat);
  for (int colour = 0; colour < kColours; ++colour) {
    if ((colours >> colour) & 1U) out.push_back(with(Kind::Colour, colour));
  }
}
void answer_floor_colour(const Course& c, Question question, Action action) {
  c.answered();
  take_die(c, question.seat, static_cast<Colour>(action.a));
}

}  // namespace zig::mesopotamia
