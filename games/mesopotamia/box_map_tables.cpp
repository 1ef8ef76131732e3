// What the rules ask the map all the time, as tables: neighbours, banks, ways along the rivers, distances, and places from the top and from the left.
#include <numeric>

#include "games/mesopotamia/box_map.h"

namespace zig::mesopotamia::box_reading {

namespace {

void fill_neighbours(Map& map) {
  for (std::size_t id = 0; id < map.segments.size(); ++id) {
    const SegmentSheet& segment = map.segments[id];
    const auto [one, other] = segment.areas;
    map.adjacent[one].add(other);
    map.adjacent[other].add(one);
    for (std::size_t all = segment.marked ? 0 : 1; all < 2; ++all) {
      for (const Area area : segment.areas) map.banks[all][area].add(byte(static_cast<int>(id)));
      for (std::size_t next = 0; next < map.segments.size(); ++next) {
        const SegmentSheet& far = map.segments[next];
        const bool meet = std::ranges::any_of(far.nodes, [&](std::uint8_t node) {
          return node == segment.nodes[0] || node == segment.nodes[1];
        });
        if (next != id && meet && (all == 1 || far.marked))
          map.next[all][id].add(byte(static_cast<int>(next)));
      }
    }
  }
}

void fill_distances(Map& map) {
  for (auto& row : map.distance) row.fill(kNowhere);
  for (const Area from : map.all) {
    Areas reached = Areas::one(from), fresh = reached;
    for (int steps = 0; fresh.any(); ++steps) {
      Areas beyond;
      for (const Area area : fresh) {
        map.distance[from][area] = byte(steps);
        beyond |= map.adjacent[area];
      }
      fresh = beyond - reached;
      reached |= beyond;
    }
  }
}

// MS-2.12
void fill_orders(Map& map) {
  std::vector<Area> order(map.areas.size());
  std::iota(order.begin(), order.end(), Area{0});
  const auto rank = [&](auto& places, auto less) {
    std::ranges::stable_sort(order, less);
    for (std::size_t place = 0; place < order.size(); ++place)
      places[order[place]] = byte(static_cast<int>(place));
  };
  const auto x = [&](Area area) { return map.areas[area].x; };
  const auto y = [&](Area area) { return map.areas[area].y; };
  rank(map.top, [&](Area a, Area b) { return std::pair(y(a), x(a)) < std::pair(y(b), x(b)); });
  rank(map.left, [&](Area a, Area b) { return std::pair(x(a), y(a)) < std::pair(x(b), y(b)); });
}

// MS-2.9, MS-2.10: nobody crosses a start area but one's own, so the others must hang together without them. Then there is also a way
// to Ur and to Ashur (MS-17.4, MS-18.6).
void check_ways(Reader& in, const Map& map) {
  const auto entry = [](Area area) { return "areas[" + std::to_string(area) + "]"; };
  const Areas between = map.all - map.starts;
  if (between.empty()) return;
  const Area first = between.first();
  Areas reached = Areas::one(first), fresh = reached;
  while (fresh.any()) {
    Areas beyond;
    for (const Area area : fresh) beyond |= map.adjacent[area];
    fresh = (beyond & between) - reached;
    reached |= fresh;
  }
  if (const Areas cut_off = between - reached; cut_off.any())
    return in.fail_at(entry(cut_off.first()),
                      say("cannot be reached from {area} without crossing a start area, which is closed or "
                          "another player's; add the borders between",
                          {{"area", map.areas[first].id}}),
                      "MS-2.9");
  for (const Area start : map.starts) {
    if ((map.adjacent[start] & between).empty())
      return in.fail_at(
          entry(start),
          "must have a neighbour that is not a start area: the others are closed or another player's",
          "MS-2.9");
  }
}

}  // namespace

void fill_tables(Reader& in, Map& map) {
  fill_neighbours(map);
  map.resource.fill(-1);
  for (std::size_t id = 0; id < map.areas.size(); ++id) {
    AreaSheet& area = map.areas[id];
    const Area here = byte(static_cast<int>(id));
    area.adjacent = map.adjacent[id];
    map.resource[id] = area.resource;
    map.all.add(here);
    if (area.start_number == 0) continue;
    map.starts.add(here);
    map.start[static_cast<std::size_t>(area.start_number - 1)] = here;
    if (map.banks[0][id].empty())
      return in.fail_at("areas[" + std::to_string(id) + "]",
                        "must lie on a river: an empire that begins here may build ships", "MS-7.5");
  }
  fill_distances(map);
  fill_orders(map);
  for (std::size_t id = 0; id < map.areas.size(); ++id) {
    if (map.distance[0][id] == kNowhere)
      return in.fail_at("areas[" + std::to_string(id) + "]",
                        "cannot be reached from the first area; add the borders between", "MS-2.1");
  }
  check_ways(in, map);
}

}  // namespace zig::mesopotamia::box_reading
