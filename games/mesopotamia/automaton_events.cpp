// MS-16.10, MS-16.20: what an automaton chooses and takes outside its own turn.
#include "games/mesopotamia/automaton.h"
#include "games/mesopotamia/paths.h"

namespace zig::mesopotamia {

namespace {

using Op = Effect::Op;

// MS-13.7: the named type, or another one if that is complete.
void take_technology(const Course& c, int seat, const Effect& effect) {
  const Player& player = c.player(seat);
  Type type = effect.a == Effect::kAny ? least_advanced(player) : static_cast<Type>(effect.a);
  if (player.tech[at(type)] == kLevels) type = least_advanced(player);
  if (player.tech[at(type)] == kLevels) return forfeit(c, seat, effect.op);  // MS-13.18
  raise_tech(c, seat, type);
}

}  // namespace

int automaton_option(const Box& box, const State& s, int seat, Area area) {
  const auto& options = box.events[s.event[area].token].options;
  int best = -1;
  for (int option = 0; option < 2; ++option) {
    if (!option_open(box, s, seat, area, option)) continue;  // MS-13.6
    if (best < 0 ||
        options[static_cast<std::size_t>(option)].steps > options[static_cast<std::size_t>(best)].steps)
      best = option;
  }
  return best;
}

// Bones, units, buildings, technologies and population count; other goods and quests do not (MS-R.105).
void apply_automaton_effect(const Course& c, int seat, Area area, const Effect& effect) {
  switch (effect.op) {
    case Op::Gain:
      if (static_cast<Resource>(effect.a) == Resource::Bone) gain(c, seat, Resource::Bone, effect.b);
      return;
    case Op::GainChoice:
      if ((effect.a >> at(Resource::Bone)) & 1U) gain(c, seat, Resource::Bone, effect.b);
      return;
    case Op::Lose:
      if (static_cast<Resource>(effect.a) == Resource::Bone) lose(c, seat, Resource::Bone, effect.b);
      return;
    case Op::Discover: return take_technology(c, seat, effect);
    case Op::Unit: return place_or_bone(c, seat, place_unit(c, seat, static_cast<UnitType>(effect.a), area));
    case Op::Wall:
    case Op::Settlement: return reward_building(c, seat, area, effect.op);
    case Op::Ship: {  // the lowest number
      const Segments sites = reward_ship_sites(c.box, c.s, seat, area);
      return place_or_bone(c, seat, sites.any() && place_ship(c, seat, sites.first()));
    }
    case Op::Ram: return place_or_bone(c, seat, place_ram(c, seat, area));
    case Op::Quest: return;
    case Op::Population: advance(c, seat, Track::Population, effect.a); return;
  }
}

Area automaton_settlement_site(const Box& box, const State& s, int seat) {
  Areas sites;
  for (const Area area : box.map.adjacent[s.of(seat).start] - box.map.starts - s.blocked) {
    if (box.map.resource[area] >= 0 && enemies_at(s, seat, area) == 0 && wall_owner(s, area) == kNobody &&
        settlement_owner(s, area) == kNobody)  // MS-3.5d
      sites.add(area);
  }
  return topmost(box, sites);
}
Segment automaton_ship_site(const Box& box, const State& s, int seat) {
  const Segments& sites = banks(box, s)[s.of(seat).start];
  return sites.any() ? sites.first() : kNowhere;
}

}  // namespace zig::mesopotamia
