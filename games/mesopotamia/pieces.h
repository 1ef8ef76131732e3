// What stands where, and what follows from it: control, enemies, limits, reserves. Nothing here changes anything.
#pragma once

#include <algorithm>
#include <bit>
#include <cstring>

#include "games/mesopotamia/state.h"

namespace zig::mesopotamia {

// MS-1.13
inline bool in_play(const State& s, BoxPart part) {
  return part == BoxPart::Base ||
         (part == BoxPart::AssyriansHittites ? s.options.assyrians_hittites : s.options.mariotes_eblaites);
}

// --- goods

inline bool holds(const Goods& goods, const Goods& price) {
  for (std::size_t i = 0; i < kResources; ++i) {
    if (goods[i] < price[i]) return false;
  }
  return true;
}
inline std::uint8_t& amount(Goods& goods, Resource resource) { return goods[at(resource)]; }
inline int amount(const Goods& goods, Resource resource) { return goods[at(resource)]; }
inline int bones(const State& s, int seat) { return amount(s.of(seat).goods, Resource::Bone); }
// MS-7.1: never below nothing.
inline Goods less(Goods price, const Goods& discount) {
  for (std::size_t i = 0; i < kResources; ++i) price[i] = byte(std::max(0, price[i] - discount[i]));
  return price;
}

// --- technologies (MS-5.1)

inline const TechCard& card_of(const Box& box, const State& s, int seat, Type type) {
  const Player& player = s.of(seat);
  return box.card(player.empire, type, player.tech[at(type)]);
}

// --- land units

// Eight figures are compared at once: a byte that does not differ is counted by its highest bit.
inline int units_at(const Player& player, Area area) {
  constexpr std::uint64_t kOnes = 0x0101'0101'0101'0101, kLow = 0x7F7F'7F7F'7F7F'7F7F;
  std::uint64_t eight;
  static_assert(kLandUnits == sizeof eight + 2);
  std::memcpy(&eight, player.unit.data(), sizeof eight);
  const std::uint64_t differing = eight ^ (kOnes * area);
  const std::uint64_t equal = ~(((differing & kLow) + kLow) | differing | kLow);
  return std::popcount(equal) + (player.unit[8] == area) + (player.unit[9] == area);
}
inline int tribe_at(const State& s, Area area, UnitType type) {
  return static_cast<int>((unsigned{s.tribe[area]} >> (2 * at(type))) & 3U);
}
inline int tribe_at(const State& s, Area area) {
  const unsigned units = s.tribe[area];
  return static_cast<int>((units & 3U) + ((units >> 2) & 3U) + ((units >> 4) & 3U) + (units >> 6));
}
inline int units_at(const State& s, int party, Area area) {
  return party == kTribe ? tribe_at(s, area) : units_at(s.of(party), area);
}
// Parties with land units in the area, as bits: seats, and the tribe.
inline unsigned parties_at(const State& s, Area area) {
  unsigned parties = 0;
  for (int seat = 0; seat < s.players(); ++seat)
    parties |= (units_at(s.of(seat), area) > 0 ? 1U : 0U) << seat;
  return parties | (s.tribe[area] ? 1U << kTribe : 0U);
}
// MS-1.12: land units there that are not the party's.
inline int enemies_at(const State& s, int party, Area area) {
  int count = party == kTribe ? 0 : tribe_at(s, area);
  for (int seat = 0; seat < s.players(); ++seat) count += seat == party ? 0 : units_at(s.of(seat), area);
  return count;
}
inline Areas land_of(const Player& player) {
  Areas areas;
  for (const Area area : player.unit) {
    if (area != kNowhere) areas.add(area);
  }
  return areas;
}
// The figure of that type in the area that came last; -1: none. Figures of a type are alike, so the one that has stood longest stays (MS-11.5).
inline int figure_at(const Player& player, UnitType type, Area area) {
  int found = -1;
  for (int figure = kFirstFigure[at(type)]; figure < kFirstFigure[at(type) + 1]; ++figure) {
    const auto i = static_cast<std::size_t>(figure);
    if (player.unit[i] == area &&
        (found < 0 || player.since[i] > player.since[static_cast<std::size_t>(found)]))
      found = figure;
  }
  return found;
}
inline int figure_in_reserve(const Player& player, UnitType type) {
  return figure_at(player, type, kNowhere);
}
// MS-6.7: a land unit of the seat that stands in the area cannot leave it.
inline bool pinned(const State& s, int seat, Area area) {
  return units_at(s.of(seat), area) - 1 < enemies_at(s, seat, area);
}

// --- rams, ships, buildings

inline int rams_at(const Player& player, Area area) {
  return (player.ram[0] == area ? 1 : 0) + (player.ram[1] == area ? 1 : 0);
}
inline bool has_ship(const Player& player) {
  return player.ship[0] != kNowhere || player.ship[1] != kNowhere || player.ship[2] != kNowhere;
}
inline bool ship_at(const Player& player, Segment segment) {
  return player.ship[0] == segment || player.ship[1] == segment || player.ship[2] == segment;
}
// The river segments of the table (MS-R.21), and those beside an area.
inline const std::array<Segments, kMaxAreas>& banks(const Box& box, const State& s) {
  return box.map.banks[s.options.all_borders ? 1 : 0];
}
inline const std::array<Segments, kMaxSegments>& across_nodes(const Box& box, const State& s) {
  return box.map.next[s.options.all_borders ? 1 : 0];
}
inline int wall_owner(const State& s, Area area) {
  for (int seat = 0; seat < s.players(); ++seat) {
    if (s.of(seat).walls.has(area)) return seat;
  }
  return kNobody;
}
inline int settlement_owner(const State& s, Area area) {
  for (int seat = 0; seat < s.players(); ++seat) {
    if (s.of(seat).settlements.has(area)) return seat;
  }
  return kNobody;
}
inline bool is_start(const Box& box, Area area) { return box.map.starts.has(area); }
// MS-2.13: enemies in the area and no unit of the settlement's owner.
inline bool contested(const State& s, int owner, Area area) {
  return units_at(s.of(owner), area) == 0 && enemies_at(s, owner, area) > 0;
}
// MS-10.4: units on the board, ships and rams among them.
inline int units_on_board(const Player& player) {
  int count = 0;
  for (const Area unit : player.unit) count += unit != kNowhere;
  for (const Segment ship : player.ship) count += ship != kNowhere;
  for (const Area ram : player.ram) count += ram != kNowhere;
  return count;
}
inline int position(const State& s, Track track, int seat) {
  return s.track[at(track)].position[static_cast<std::size_t>(seat)];
}
inline int unit_limit(const Box& box, const State& s, int seat) {
  return box.unit_limit[static_cast<std::size_t>(position(s, Track::Population, seat) - 1)];
}
// MS-17.12: limits do not bind the enemy of a scenario.
inline bool below_unit_limit(const Box& box, const State& s, int seat) {
  return (s.scenario() && s.automated(seat)) || units_on_board(s.of(seat)) < unit_limit(box, s, seat);
}
// MS-2.10, MS-2.11
inline bool is_open(const State& s, Area area) { return !s.closed.has(area); }

// MS-2.7, MS-2.8: who controls the area; kNobody.
int controller(const Box& box, const State& s, Area area);
// MS-14.6: areas besides the start area, blocked ones left out.
Areas controlled(const Box& box, const State& s, int seat);

// --- tracks (MS-10.6)

inline int leader(const State& s, Track track) { return s.track[at(track)].order[0]; }
inline int rank(const State& s, Track track, int seat) {  // 0: first
  const auto& order = s.track[at(track)].order;
  return static_cast<int>(std::find(order.begin(), order.begin() + s.players(), seat) - order.begin());
}
// MS-11.4: of two parties, the one higher on the event track; a tribe is below everybody.
inline bool leads(const State& s, int party, int other) {
  if (party == kTribe || other == kTribe) return other == kTribe;
  return rank(s, Track::Event, party) < rank(s, Track::Event, other);
}

// --- counts that quests, automata and scoring ask for

inline int amphorae(const State& s, int seat) {
  int count = 0;
  for (const TradeSlot& slot : s.trade) count += slot.amphora == seat;
  return count;
}
inline int gardens_of(const State& s, int seat) {
  int count = 0;
  for (const GardensPart& part : s.gardens) count += part.owner == seat;
  return count;
}
inline int gardens_built(const State& s) {
  int count = 0;
  for (const GardensPart& part : s.gardens) count += part.owner != kNobody;
  return count;
}
inline int event_dice_left(const State& s, int seat) {  // MS-13.6
  int left = kEventDice;
  for (const AreaEvent& event : s.event)
    left -= event.state == AreaEvent::State::Running && event.owner == seat;
  return left;
}
inline int quests_held(const State& s, int seat) {
  int count = 0;
  for (const QuestPlace& quest : s.quest) count += quest.held_by(seat);
  return count;
}
// MS-3.13, MS-17.1, MS-18.1
inline int quests_kept(const Box& box, const State& s) {
  return s.scenario() ? box.solo_quests_kept : box.quests_kept;
}

}  // namespace zig::mesopotamia
