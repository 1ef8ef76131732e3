// MS-17: Siege of Ur. The human is seat 0, the defenders are seat 1.
#include "games/mesopotamia/scenarios.h"

namespace zig::mesopotamia {

namespace {

using Kind = Event::Kind;

constexpr int kStarCard = kTypes;
constexpr int kCardsPerTurn = 2;  // MS-17.5
// MS-17.5: the cards of the defenders' deck.
constexpr unsigned kDeck = 1U << at(Type::GatherTrade) | 1U << at(Type::Warfare) | 1U << at(Type::Explore) |
                           1U << at(Type::Grow) | 1U << kStarCard;

// MS-17.4: on the last position of a track they have won.
void advance_defenders(const Course& c, Track track, int steps) {
  advance(c, kEnemy, track, steps);
  if (position(c.s, track, kEnemy) >= c.box.siege.loss_position[at(track)]) lose_scenario(c);
}

// MS-17.6: the rightmost token without an amphora, up to one section above the human's level. Ships do not matter to them.
void place_amphora_of_ur(const Course& c) {
  if (amphorae(c.s, kEnemy) == kAmphorae) return;
  const int highest = std::min<int>(kTradeSections, c.s.of(kHuman).tech[at(Type::GatherTrade)] + 1);
  for (int slot = highest * kSlotsPerSection - 1; slot >= 0; --slot) {
    TradeSlot& trade = c.s.trade[static_cast<std::size_t>(slot)];
    if (trade.token == kNone || trade.amphora != kNobody) continue;
    trade.amphora = kEnemy;
    return c.tell({.kind = Kind::AmphoraPlaced, .seat = kEnemy, .a = byte(slot)});
  }
}

// MS-17.7: nearest to a land unit of the human; ties up, then left. None: Ur.
Area nearest_to_human(const Box& box, const State& s, const Areas& areas) {
  const Steps steps = steps_from_human(box, s);
  const Area site = least(areas, [&](Area area) { return steps[area] * kMaxAreas + box.map.top[area]; });
  return site == kNowhere ? box.siege.ur : site;
}

// MS-17.7: areas next to a land unit of the human, on a shortest way of one of them to Ur, without a tribe or such a unit.
Areas on_the_way_to_ur(const Box& box, const State& s) {
  const Areas humans = land_of(s.of(kHuman));
  const Areas open = box.map.all - s.closed;
  const Steps to_ur = steps_from(box, Areas::one(box.siege.ur), open);
  Areas way;
  for (const Area unit : humans) {
    const Steps from_unit = steps_from(box, Areas::one(unit), open);
    for (const Area area : beside(box, humans) & open) {
      if (from_unit[area] + to_ur[area] == to_ur[unit] && s.tribe[area] == 0) way.add(area);
    }
  }
  return way - humans - box.map.starts;  // neither Ur nor the human's own start area (MS-2.9)
}
// Rightmost; ties up.
Area rightmost(const Box& box, const Areas& areas) {
  Area best = kNowhere;
  for (const Area area : areas) {
    const double x = box.map.areas[area].x;
    if (best == kNowhere || x > box.map.areas[best].x ||
        (x == box.map.areas[best].x && box.map.top[area] < box.map.top[best]))
      best = area;
  }
  return best;
}

// MS-17.7: a unit of the highest row that they have reached and that still has figures.
void call_defender(const Course& c) {
  for (int type = kUnitTypes - 1; type >= 0; --type) {
    const auto unit = static_cast<UnitType>(type);
    if (c.box.siege.row[at(unit)] > position(c.s, Track::Population, kEnemy)) continue;
    if (figure_in_reserve(c.player(kEnemy), unit) < 0) continue;
    place_unit(c, kEnemy, unit, defender_site(c.box, c.s, unit));
    return;
  }
}

void make_war(const Course& c) {
  const int divisor = c.box.siege.bones_divisor;
  gain(c, kEnemy, Resource::Bone, (position(c.s, Track::Population, kEnemy) + divisor - 1) / divisor);
  call_defender(c);
}

void play_card(const Course& c, int card) {
  c.tell({.kind = Kind::EnemyActed, .seat = kEnemy, .a = byte(card)});
  if (card == kStarCard) return;  // MS-17.10
  switch (static_cast<Type>(card)) {
    case Type::GatherTrade: return place_amphora_of_ur(c);
    case Type::Warfare: return make_war(c);
    case Type::Explore: return explore_for_ur(c);
    case Type::Grow: return advance_defenders(c, Track::Population, 1);  // MS-17.10
    case Type::Build:
    case Type::Research: return;
  }
}

}  // namespace

Area defender_site(const Box& box, const State& s, UnitType type) {
  const Player& ur = s.of(kEnemy);
  if (type == UnitType::Archer) return nearest_to_human(box, s, ur.walls);
  if (type == UnitType::Rider || type == UnitType::Chariot) {
    const Area site = rightmost(box, on_the_way_to_ur(box, s));
    if (site != kNowhere) return site;
  }
  return nearest_to_human(box, s, ur.settlements);
}

// What both scenarios share with every game (start areas, events, tribes, trade tokens) is placed already: setup.cpp.
void set_up_siege(const Course& c) {
  const SiegeSheet& siege = c.box.siege;
  for (const Track track : {Track::Event, Track::Population}) set_seals(c.s, track, 1, 1, kHuman);  // MS-17.1
  Player& ur = c.player(kEnemy);
  ur.floors = kFloors;  // MS-17.2
  ur.walls = siege.walls;
  ur.settlements = siege.settlements;
  for (const Segment segment : siege.ships) place_ship(c, kEnemy, segment);
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    for (const Area area : siege.units[type]) place_unit(c, kEnemy, static_cast<UnitType>(type), area);
  }
  settle_arrivals(c);
  for (const Area area : land_of(ur) | ur.walls | ur.settlements) c.s.tribe[area] = 0;
}

void play_defenders(const Course& c) {
  unsigned left = kDeck;
  std::array<int, kCardsPerTurn> cards{};
  for (int& card : cards) {
    card = pick_of(c.random, kTypes + 1, kActionOutcome, [&](int i) { return (left >> i) & 1U; });
    left &= ~(1U << card);
    c.tell({.kind = Kind::ActionCardDrawn, .seat = kEnemy, .a = byte(card)});
  }
  for (const int card : cards) {
    play_card(c, card);
    if (c.s.over()) return;
  }
}

// MS-17.9: its effects are ignored. MS-17.14: so is an event that was already running or waiting.
void explore_as_defender(const Course& c, Area area) {
  AreaEvent& event = c.s.event[area];
  if (event.token == kNone) {
    event.token = byte(draw_token(c, area));
    c.s.seen_events |= std::uint64_t{1} << event.token;
    c.tell({.kind = Kind::EventRevealed, .seat = kEnemy, .a = event.token, .place = area});
  }
  const auto& options = c.box.events[event.token].options;
  const int steps = std::max(options[0].steps, options[1].steps);
  clear_event(c, area);
  advance_defenders(c, Track::Event, steps);
}

}  // namespace zig::mesopotamia
