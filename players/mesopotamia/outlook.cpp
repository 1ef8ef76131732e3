#include "players/mesopotamia/outlook.h"

#include <algorithm>

#include "players/search/exact_math.h"

namespace zig::players {

using namespace mesopotamia;

namespace {

using W = MesoWeights;

std::size_t index(int n) { return static_cast<std::size_t>(n); }

// MS-14.2: what a rank is worth when ranks can still change: everybody else is ahead with some chance.
double track_value(const Box& box, const State& s, int seat, Track track, const Tempo& tempo, const W& w) {
  const auto& vp = box.rank_vp[at(track)];
  const int own = position(s, track, seat), own_rank = rank(s, track, seat);
  if (tempo.rounds <= 0) return own_rank < 3 && own > 0 ? static_cast<double>(vp[index(own_rank)]) : 0.0;
  const double steep = 1 / (0.35 + w.lead * tempo.rounds);
  double ahead = 0;
  for (int other = 0; other < s.players(); ++other) {
    if (other == seat) continue;
    const double on_top = rank(s, track, other) < own_rank ? 0.25 : -0.25;
    ahead += 1 / (1 + exact_exp(-steep * (position(s, track, other) - own + on_top)));
  }
  const int whole = static_cast<int>(ahead);
  const auto points = [&](int place) { return place < 3 ? static_cast<double>(vp[index(place)]) : 0.0; };
  const double part = ahead - whole;
  return points(whole) * (1 - part) + points(whole + 1) * part;
}

double gardens_value(const Box& box, const State& s, int seat, const Tempo& tempo, const W& w) {
  double value = 0;
  for (const GardensPart& part : s.gardens) {
    if (part.owner == seat && part.token != mesopotamia::kNone) value += box.gardens[part.token].vp;
  }
  const GardensToken* next = tempo.rounds > 0 ? open_gardens(box, s) : nullptr;
  const Player& player = s.of(seat);
  if (!next || player.tech[at(Type::Build)] < mesopotamia::kLevels ||
      s.options.mode == Mode::DefendersOfAshur)
    return value;
  double have = 0, need = 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    have += std::min(player.goods[i], next->cost[i]);
    need += next->cost[i];
  }
  const auto missing = [](int own, int wanted) { return std::max(0, wanted - own); };
  const int conditions = missing(position(s, Track::Population, seat), next->population_min) +
                         missing(position(s, Track::Event, seat), next->event_min) +
                         missing(player.settlements.count(), next->settlements_min);
  const double ready = (need > 0 ? have / need : 1) / (1 + 0.8 * conditions);
  return value + w.next_part * next->vp * ready * ready;
}

double quest_value(const Box& box, const State& s, int seat, const Tempo& tempo, const W& w) {
  if (tempo.rounds <= 0) return quest_points(box, s, seat);
  const Player& player = s.of(seat);
  double soft = 0;
  for (std::size_t i = 0; i < box.quests.size(); ++i) {
    if (!s.quest[i].held_by(seat)) continue;
    const QuestCard& quest = box.quests[i];
    double met = 0, wanted = 0;
    const auto count = [&](int own, int need, double each) {
      met += each * std::min(own, need);
      wanted += each * need;
    };
    int ships = 0;
    for (const Segment ship : player.ship) ships += ship != kNowhere;
    for (std::size_t type = 0; type < kTypes; ++type) count(player.tech[type], quest.technologies[type], 1);
    for (std::size_t kind = 0; kind < kResources; ++kind) count(player.goods[kind], quest.own[kind], 0.3);
    count(player.settlements.count(), quest.settlements, 2);
    count(player.walls.count(), quest.walls, 1.5);
    count(ships, quest.ships, 1.5);
    if (quest.units) count(units_on_board(player), quest.units, 0.8);
    if (quest.amphorae) count(amphorae(s, seat), quest.amphorae, 1);
    if (quest.gardens) count(gardens_of(s, seat), quest.gardens, 4);
    count(player.floors, quest.floors, 1);
    count(position(s, Track::Population, seat), quest.population, 1);
    count(position(s, Track::Event, seat), quest.event, 0.7);
    if (quest.areas) count(controlled(box, s, seat).count(), quest.areas, 1);
    const double share = wanted > 0 ? met / wanted : 1;
    soft += quest.vp * share * share * (share >= 1 ? 1 : 0.8);
  }
  const double late = 1 / (1 + tempo.rounds);
  return late * quest_points(box, s, seat) + (1 - late) * w.quest * soft;
}

// The sources of a Gather action (MS-9.2), and how many of them one action uses.
double supply_value(const Box& box, const State& s, int seat, const Tempo& tempo, const W& w) {
  const Player& player = s.of(seat);
  const auto gives = [&](Area area) {
    return area != kNowhere && !s.blocked.has(area) && box.map.resource[area] >= 0 ? 1 : 0;
  };
  int sources = 1;
  for (const Area area : player.settlements) sources += gives(area);
  for (const Area area : player.unit) sources += gives(area);
  for (const Segment ship : player.ship) {
    if (ship == kNowhere) continue;
    const auto& areas = box.map.segments[ship].areas;
    sources += gives(areas[0]) + gives(areas[1]) > 0;
  }
  const int gathers = mesopotamia::card_of(box, s, seat, Type::GatherTrade).gathers;
  const double used = std::min(sources, gathers), spare = std::abs(sources - gathers);
  return w.supply * tempo.rounds * (used + 0.25 * spare);
}

// What lies ready for a floor, a step, a settlement: half of it is worth little.
double savings(const Box& box, const State& s, int seat, const Tempo& tempo, const W& w) {
  const Player& player = s.of(seat);
  const auto share = [&](const Goods& price) {
    double have = 0, need = 0;
    for (std::size_t i = 0; i < kResources; ++i) {
      have += std::min(player.goods[i], price[i]);
      need += price[i];
    }
    return need > 0 ? (have / need) * (have / need) : 1;
  };
  const TechCard& build = mesopotamia::card_of(box, s, seat, Type::Build);
  double saved = 0;
  if (may_build(box, s, seat, Element::Floor))
    saved +=
        w.die * tempo.rounds * share(less(box.cost[at(Element::Floor)], build.discount[at(Element::Floor)]));
  if (can_advance(box, s, seat, Track::Population))
    saved += (w.people * tempo.share + 0.8) * share(mesopotamia::card_of(box, s, seat, Type::Grow).grow_cost);
  if (may_build(box, s, seat, Element::Settlement))
    saved += (1 + w.supply * tempo.rounds) * share(box.cost[at(Element::Settlement)]);
  return w.saved * saved;
}

// Areas, settlements and tokens; what battles to come can change is told as danger.
void look_at_land(const Box& box, const State& s, int seat, const Tempo& tempo, const W& w, MesoOutlook& o) {
  const Player& player = s.of(seat);
  const double firm = tempo.rounds <= 0 ? 1 : w.area;
  Areas held = land_of(player) | player.settlements;
  if (player.start < mesopotamia::kMaxAreas) held.remove(player.start);  // some have none
  held.each([&](Area area) {
    const int mine = units_at(player, area), enemies = enemies_at(s, seat, area);
    double worth = player.settlements.has(area) ? 1 : 0;
    if (!s.blocked.has(area)) {
      worth += firm;
      if (s.event[area].state == AreaEvent::State::Scoring)
        worth += box.events[s.event[area].token].vp * (tempo.rounds <= 0 ? 1 : w.hold);
    }
    double lost = 0;  // the chance
    if (enemies > 0) {
      const double own = power_at(box, s, seat, area) + power_of_bones(s, seat, mine);
      double theirs = 0;
      for (int other = 0; other < s.players(); ++other) {
        if (other == seat || units_at(s.of(other), area) == 0) continue;
        theirs = std::max(theirs, power_at(box, s, other, area) +
                                      power_of_bones(s, other, units_at(s.of(other), area)) +
                                      (leads(s, other, seat) ? 0.3 : 0));
      }
      if (const int tribe = tribe_at(s, area); tribe > 0)
        theirs = std::max(theirs, power_at(box, s, kTribe, area) + power_of_bones(s, kTribe, tribe));
      lost = mine > 0 ? 1 - chance_to_win(own, theirs) : 0.9;
      if (s.event[area].state == AreaEvent::State::FaceDown && s.tribe[area])
        o[View::Map] += w.event * (1 - lost);
    } else if (s.stage == Stage::Turns && !(tempo.rounds <= 0 && s.chosen + 1 == s.players())) {
      const double theirs = threat_to(box, s, seat, area);
      const double own =
          power_at(box, s, seat, area) + power_of_bones(s, seat, mine) + (player.walls.has(area) ? 3 : 0);
      if (theirs > own - 0.5) lost = w.danger * chance_to_win(theirs, own + 0.5);
    }
    o[View::Land] += worth;
    double at_stake = worth;
    for (int figure = 0; figure < kLandUnits; ++figure) {
      if (player.unit[index(figure)] == area) at_stake += 0.7 * worth_of_unit(type_of_figure(figure), w);
    }
    o[View::Safety] -= lost * at_stake;
  });
}

// Events that are not turned up: each counts for the unit that is nearest, less where others are nearer.
double map_value(const Box& box, const State& s, int seat, const Tempo& tempo, const W& w) {
  constexpr std::array<double, 5> kNear = {1, 0.75, 0.5, 0.3, 0.15};
  if (tempo.rounds <= 0) return 0;
  const Areas land = land_of(s.of(seat));
  double value = 0;
  for (const Area area : box.map.all) {
    const AreaEvent::State state = s.event[area].state;
    if (state != AreaEvent::State::FaceDown && state != AreaEvent::State::Waiting) continue;
    if (s.blocked.has(area) || s.closed.has(area)) continue;
    const auto& steps = box.map.distance[area];
    int nearest = 9;
    land.each([&](Area from) { nearest = std::min<int>(nearest, steps[from]); });
    if (nearest >= static_cast<int>(kNear.size())) continue;
    double here = kNear[index(nearest)];
    if (s.tribe[area]) {
      if (nearest == 0) continue;  // it is fought about: look_at_land
      const int tribe = tribe_at(s, area);
      const double theirs = power_at(box, s, kTribe, area) + power_of_bones(s, kTribe, tribe);
      here *= 0.6 * chance_to_win(2.2 + power_of_bones(s, seat, 2), theirs);
    }
    value += here;
  }
  return w.map * w.event * std::min(1.0, tempo.rounds / 3) * value;
}

}  // namespace

double threat_to(const Box& box, const State& s, int seat, Area area) {
  double most = 0;
  for (int other = 0; other < s.players(); ++other) {
    if (other == seat) continue;
    const Player& rival = s.of(other);
    double power = 0;
    int units = 0;
    for (int figure = 0; figure < kLandUnits; ++figure) {
      const Area from = rival.unit[index(figure)];
      if (from == kNowhere || !box.map.adjacent[area].has(from)) continue;
      power += power_of(box, s, type_of_figure(figure));
      ++units;
    }
    if (units > 0) most = std::max(most, power + power_of_bones(s, other, units));
  }
  return most;
}

MesoOutlook outlook(const Box& box, const State& s, int seat, bool quests, const Tempo& tempo, const W& w) {
  MesoOutlook o;
  const Player& player = s.of(seat);
  const bool automaton = s.automaton(seat);
  o[View::Tracks] = track_value(box, s, seat, Track::Event, tempo, w) +
                    track_value(box, s, seat, Track::Population, tempo, w);
  o[View::Gardens] = gardens_value(box, s, seat, tempo, w);
  for (const TradeSlot& slot : s.trade) {
    if (slot.amphora == seat) o[View::Trade] += box.trade[slot.token].vp + 0.3 * tempo.goods;
  }
  look_at_land(box, s, seat, tempo, w, o);
  o[View::Quests] = quests ? quest_value(box, s, seat, tempo, w) : automaton ? 0 : 3;
  const bool has_cards = player.tech[0] > 0;  // with the empire
  for (int type = 0; type < kTypes && has_cards; ++type)
    o[View::Levels] += worth_of_level(s, static_cast<Type>(type), player.tech[index(type)], tempo, w);
  o[View::Dice] = w.die * tempo.rounds * player.floors;
  const int people = position(s, Track::Population, seat);
  if (player.floors < std::min(kFloors, people)) o[View::Dice] += w.room * w.die * tempo.rounds;
  o[View::Dice] += w.people * tempo.share * people;
  o[View::Goods] = worth_of_goods(player.goods, tempo, w);
  if (!automaton && has_cards) {
    o[View::Goods] += savings(box, s, seat, tempo, w);
    o[View::Supply] = supply_value(box, s, seat, tempo, w);
  }
  for (int figure = 0; figure < kLandUnits; ++figure) {
    if (player.unit[index(figure)] != kNowhere)
      o[View::Army] += tempo.share * worth_of_unit(type_of_figure(figure), w);
  }
  for (const Segment ship : player.ship) o[View::Works] += ship != kNowhere ? w.ship * tempo.share : 0;
  o[View::Works] +=
      tempo.share * (w.wall * player.walls.count() + w.ram * (kRams - rams_at(player, kNowhere)));
  o[View::Map] += map_value(box, s, seat, tempo, w);
  for (const AreaEvent& event : s.event) {
    if (event.state == AreaEvent::State::Running && event.owner == seat)
      o[View::Events] += worth_of_running(box.events[event.token].options[event.option], event.die, tempo, w);
  }
  return o;
}

MesoOutlook standing_of(const Box& box, const State& s, int seat, const Tempo& tempo, const W& w) {
  MesoOutlook own = outlook(box, s, seat, true, tempo, w);
  if (s.scenario()) {
    own[View::End] = prospects(box, s, tempo, w);
    return own;
  }
  constexpr double kOfTheBest = 0.6;
  const double mine = own.all();
  double most = -1e9, sum = 0;
  for (int other = 0; other < s.players(); ++other) {
    if (other == seat) continue;
    const double theirs = outlook(box, s, other, s.over(), tempo, w).all();
    most = std::max(most, theirs);
    sum += theirs;
  }
  own[View::Rivals] = -w.rivals * (kOfTheBest * most + (1 - kOfTheBest) * sum / (s.players() - 1));
  if (s.over() || s.last_round) own[View::End] = w.win * 2 * (squash((mine - most) / 2) - 0.5);
  return own;
}

double lead_of(const Box& box, const State& s, int seat, const Tempo& tempo, const W& w) {
  double most = -1e9;
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat) most = std::max(most, outlook(box, s, other, s.over(), tempo, w).all());
  }
  return outlook(box, s, seat, true, tempo, w).all() - most;
}

double prospects(const Box& box, const State& s, const Tempo&, const W&) {
  constexpr double kEverything = 60, kHuman = 0;
  if (s.over()) return s.outcome == Outcome::Won ? kEverything : -kEverything;
  const Player& own = s.of(0);
  if (s.options.mode == Mode::SiegeOfUr) {
    // MS-17.4: a unit with a ram on its way to Ur; the defenders on theirs up the tracks.
    double best = 0;
    const auto& steps = box.map.distance[box.siege.ur];
    for (const Area area : own.ram) {
      if (area == kNowhere) continue;
      const double near = 1.0 / (1 + steps[area]);
      best = std::max(best, units_at(own, area) > 0 ? 6 + 30 * near : 4);
    }
    double troops = 0;
    for (int figure = 0; figure < kLandUnits; ++figure) {
      const Area area = own.unit[index(figure)];
      if (area != kNowhere)
        troops += power_of(box, s, type_of_figure(figure)) * (0.5 + 2.0 / (1 + steps[area]));
    }
    double late = 0;
    for (const Track track : {Track::Event, Track::Population})
      late = std::max(late, double(position(s, track, 1)) / box.siege.loss_position[at(track)]);
    return best * (1 - 0.3 * late) + troops + (own.tech[at(Type::Build)] >= 2 ? 3 : 0);
  }
  // MS-18.5: units in the city and before it against those who come.
  const Area city = own.start;
  double theirs = 0, guard = 0;
  int near_units = 0;
  for (int figure = 0; figure < kLandUnits; ++figure) {
    const Area enemy = s.of(1).unit[index(figure)], unit = own.unit[index(figure)];
    const double power = power_of(box, s, type_of_figure(figure));
    if (enemy != kNowhere) theirs += power * (box.map.distance[city][enemy] <= 2 ? 1.0 : 0.6);
    if (unit == kNowhere) continue;
    const int steps = box.map.distance[city][unit];
    guard += power * (steps == 0 ? 1 : steps == 1 ? 0.7 : 0.2);
    near_units += steps <= 1;
  }
  const double own_power = guard + power_of_bones(s, static_cast<int>(kHuman), near_units);
  const double enemy_power = theirs + 0.2 * bones(s, 1);
  const bool held = units_at(own, city) > 0;
  return 25 * (chance_to_win(0.6 * own_power, 0.6 * enemy_power) - 0.5) + 3 * s.wave + (held ? 4 : -4);
}

}  // namespace zig::players
