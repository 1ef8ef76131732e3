// Whatever must always be true: pieces are on places that exist, within their numbers, and what is stored twice agrees.
#include "games/mesopotamia/mesopotamia.h"

namespace zig::mesopotamia {

namespace {

bool on_map(const Box& box, Area area) { return area == kNowhere || box.map.all.has(area); }

std::string broken_player(const Box& box, const State& s, int seat) {
  const Player& player = s.of(seat);
  const int segments = static_cast<int>(box.map.segments.size());
  for (const Area area : player.unit) {
    if (!on_map(box, area)) return "MS-2.14: a unit stands nowhere on the map";
    if (area != kNowhere && s.closed.has(area)) return "MS-2.10: a unit stands in a closed start area";
  }
  for (const Area area : player.ram) {
    if (!on_map(box, area)) return "MS-2.14: a ram stands nowhere on the map";
  }
  for (std::size_t i = 0; i < kShips; ++i) {
    const Segment ship = player.ship[i];
    if (ship == kNowhere) continue;
    if (ship >= segments || (!s.options.all_borders && !box.map.segments[ship].marked))
      return "MS-2.4: a ship is on no river";
    for (std::size_t other = 0; other < i; ++other) {
      if (player.ship[other] == ship && s.turn.moving == kNone)
        return "MS-6.11: two own ships on one segment";
    }
  }
  if (player.walls.count() > kWalls) return "MS-1.3: more than three walls";
  if (player.settlements.count() > kSettlements) return "MS-1.3: more than three settlements";
  if (player.floors > kFloors) return "MS-1.3: more than six floors";
  if (amphorae(s, seat) > kAmphorae) return "MS-1.3: more than six amphorae";
  if (event_dice_left(s, seat) < 0) return "MS-13.6: more than three event dice";
  for (const std::uint8_t level : player.tech) {
    if (level > kLevels) return "MS-8.5: a technology above level 4";
  }
  const bool bound = !(s.scenario() && s.automated(seat));
  if (bound && s.stage > Stage::StartChoices && units_on_board(player) > unit_limit(box, s, seat))
    return "MS-10.4: more units than the limit";
  return "";
}

std::string broken_areas(const Box& box, const State& s) {
  for (const Area area : box.map.all) {
    int walls = 0, settlements = 0;
    for (int seat = 0; seat < s.players(); ++seat) {
      walls += s.of(seat).walls.has(area);
      settlements += s.of(seat).settlements.has(area);
    }
    if (walls > 1) return "MS-7.2: two walls in one area";
    if (settlements > 1) return "MS-7.3: two settlements in one area";
    if ((walls || settlements) && is_start(box, area)) return "MS-7.2: a building in a start area";
    if (s.blocked.has(area) &&
        (walls || settlements || s.tribe[area] || s.event[area].state != AreaEvent::State::None))
      return "MS-2.11: something in a blocked area";
  }
  return "";
}

std::string broken_track(const Box& box, const State& s, Track track) {
  if (s.stage <= Stage::StartAreas) return "";
  const Ranking& ranking = s.track[at(track)];
  unsigned seen = 0;
  for (int i = 0; i < s.players(); ++i) {
    const std::uint8_t seat = ranking.order[static_cast<std::size_t>(i)];
    if (seat >= s.players() || ((seen >> seat) & 1U)) return "MS-10.6: the seals are not in an order";
    seen |= 1U << seat;
    if (ranking.position[seat] > box.positions[at(track)]) return "MS-10.7: a seal beyond the track";
    if (i > 0 && ranking.position[ranking.order[static_cast<std::size_t>(i - 1)]] < ranking.position[seat])
      return "MS-10.6: a seal ranks before one on a higher position";
  }
  return "";
}

}  // namespace

std::string Mesopotamia::broken_invariant(const State& s) const {
  for (int seat = 0; seat < s.players(); ++seat) {
    if (std::string broken = broken_player(*box_, s, seat); !broken.empty()) return broken;
  }
  if (std::string broken = broken_areas(*box_, s); !broken.empty()) return broken;
  for (int track = 0; track < kTracks; ++track) {
    if (std::string broken = broken_track(*box_, s, static_cast<Track>(track)); !broken.empty())
      return broken;
  }
  return "";
}

}  // namespace zig::mesopotamia
