// MS-16.10: what the actions of strategy cards do, except moving (automaton_moves.cpp). Everything is free (MS-16.1); what is legal for people is legal here.
#include "games/mesopotamia/automaton.h"
#include "games/mesopotamia/paths.h"

namespace zig::mesopotamia {

namespace {

using Op = StrategyStep::Op;

// --- technologies

// As many different types as there are, least advanced first, ranked before any of them is raised.
void raise_least_advanced(const Course& c, int seat, int types) {
  const auto before = c.player(seat).tech;
  for (int level = 1; level < kLevels; ++level) {  // level 4 is passed over
    for (int type = 0; type < kTypes && types > 0; ++type) {
      if (before[static_cast<std::size_t>(type)] != level) continue;
      raise_tech(c, seat, static_cast<Type>(type));
      --types;
    }
  }
}

void discover(const Course& c, int seat, const StrategyStep& step) {
  const bool research_first = step.a == 1;
  if (research_first && c.player(seat).tech[at(Type::Research)] < kLevels)
    return raise_tech(c, seat, Type::Research);
  raise_least_advanced(c, seat, research_first ? step.b : 1);
}

// --- places

// Steps to the nearest land unit of another empire; kFar: there is none on the board.
int steps_to_rival(const Box& box, const Areas& rivals, Area area) {
  int nearest = kFar;
  for (const Area rival : rivals) nearest = std::min<int>(nearest, box.map.distance[area][rival]);
  return nearest;
}

// The area nearest to a land unit of another empire, or to the own start area if there is none; ties up, then left.
Area most_exposed(const Box& box, const State& s, int seat, const Areas& areas) {
  Areas near = rival_land(s, seat);
  if (near.empty()) near.add(s.of(seat).start);
  return least(areas,
               [&](Area area) { return steps_to_rival(box, near, area) * kMaxAreas + box.map.top[area]; });
}

// --- building

int number_on_board(const State& s, int seat, Element element) {
  const Player& player = s.of(seat);
  const auto placed = [](const auto& places) {
    return static_cast<int>(places.size() -
                            static_cast<std::size_t>(std::count(places.begin(), places.end(), kNowhere)));
  };
  switch (element) {
    case Element::Wall: return player.walls.count();
    case Element::Floor: return player.floors;
    case Element::Ram: return placed(player.ram);
    case Element::Ship: return placed(player.ship);
    case Element::Settlement: return player.settlements.count();
    case Element::Gardens: return gardens_built(s);
  }
  return 0;
}

// False: there is no place for it.
bool build(const Course& c, int seat, Element element) {
  const Box& box = c.box;
  switch (element) {
    case Element::Wall: {
      const Area site = most_exposed(box, c.s, seat, wall_sites(box, c.s, seat));
      if (site != kNowhere) build_wall(c, seat, site);
      return site != kNowhere;
    }
    case Element::Settlement: {
      const Area site = most_exposed(box, c.s, seat, settlement_sites(box, c.s, seat));
      if (site != kNowhere) build_settlement(c, seat, site);
      return site != kNowhere;
    }
    case Element::Ram: return place_ram(c, seat, c.player(seat).start);
    case Element::Ship: {
      const Segments sites = ship_sites(box, c.s, seat);
      return sites.any() && place_ship(c, seat, sites.first());
    }
    case Element::Floor: build_floor(c, seat); return true;  // MS-16.19: it holds no dice
    case Element::Gardens: build_gardens(c, seat); return true;
  }
  return false;
}

// MS-16.10b, MS-R.104: one element, the first of the list that is missing and legal.
void build_first_possible(const Course& c, int seat, const StrategyAction& action) {
  for (const BuildTarget& target : action.builds) {
    if (number_on_board(c.s, seat, target.element) < target.count &&
        may_build(c.box, c.s, seat, target.element) && build(c, seat, target.element))
      return;
  }
}

// --- units

// The start area or an own settlement, whichever is nearest to a land unit of another empire; `threatened`: only if one is in it or next to it.
// Ties: the start area, then up, then left.
Area place_of_new_unit(const Box& box, const State& s, int seat, bool threatened) {
  const Area start = s.of(seat).start;
  const Areas rivals = rival_land(s, seat);
  Area best = start;
  int steps = steps_to_rival(box, rivals, start);
  const Area site = least(unit_sites(s, seat), [&](Area area) {
    return steps_to_rival(box, rivals, area) * kMaxAreas + box.map.top[area];
  });
  if (site != kNowhere && steps_to_rival(box, rivals, site) < steps) {
    best = site;
    steps = steps_to_rival(box, rivals, site);
  }
  return threatened && steps > 1 ? start : best;
}

void create_unit(const Course& c, int seat, const StrategyStep& step) {
  const bool highest = step.a == 1, threatened = step.b == 1;
  const int levels = card_of(c.box, c.s, seat, Type::Warfare).max_unit_level;
  const Area site = place_of_new_unit(c.box, c.s, seat, threatened);
  for (int i = 0; i < levels; ++i) {
    const auto type = static_cast<UnitType>(highest ? levels - 1 - i : i);
    if (place_unit(c, seat, type, site)) return;
  }
}

// --- trade

// The most points; then the highest section, then the rightmost slot: the later one in the row.
void place_amphora(const Course& c, int seat) {
  const int max_section = card_of(c.box, c.s, seat, Type::GatherTrade).max_section;
  int best = -1, most = -1;
  for (int slot = 0; slot < kTradeSlots; ++slot) {
    const TradeSlot& trade = c.s.trade[static_cast<std::size_t>(slot)];
    if (trade.token == kNone || trade.amphora != kNobody) continue;
    if (!may_trade(c.box, c.s, seat, slot, max_section)) continue;
    const int vp = c.box.trade[trade.token].vp;
    if (vp < most) continue;
    most = vp;
    best = slot;
  }
  if (best < 0) return;
  c.s.trade[static_cast<std::size_t>(best)].amphora = byte(seat);
  c.tell({.kind = Event::Kind::AmphoraPlaced, .seat = byte(seat), .a = byte(best)});
}

}  // namespace

Areas rival_land(const State& s, int seat) {
  Areas areas;
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat) areas |= land_of(s.of(other));
  }
  return areas;
}

Type least_advanced(const Player& player) {
  return static_cast<Type>(std::min_element(player.tech.begin(), player.tech.end()) - player.tech.begin());
}

void carry_out(const Course& c, int seat, const StrategyAction& action, const StrategyStep& step) {
  switch (step.op) {
    case Op::Discover: return discover(c, seat, step);
    case Op::Population: advance(c, seat, Track::Population, step.a); return;
    case Op::DrawUntil: return;
    case Op::Build: return build_first_possible(c, seat, action);
    case Op::WarfareBones:
      return gain(c, seat, Resource::Bone, card_of(c.box, c.s, seat, Type::Warfare).bones);
    case Op::CreateUnit: return create_unit(c, seat, step);
    case Op::BonesIfNotFirst:
      if (leader(c.s, Track::Population) != seat) gain(c, seat, Resource::Bone, step.a);
      return;
    case Op::GainBones: return gain(c, seat, Resource::Bone, step.a);
    case Op::Amphora: return place_amphora(c, seat);
    case Op::Move:
      return move_automaton(c, seat, step.a == 0 ? MoveRule::NearestEvent : MoveRule::NearestWallElseUnit);
  }
}

}  // namespace zig::mesopotamia
