// MS-2.4: river segments and the other inner borders, which are rivers with the option of MS-R.21. Both lie between two neighbours, from node to
// node; their lines follow from the polygons.
#include <map>

#include "games/mesopotamia/box_map.h"

namespace zig::mesopotamia::box_reading {

namespace {

using Nodes = std::map<std::string, std::pair<std::uint8_t, Point>, std::less<>>;

Nodes read_nodes(Reader& in, Point canvas) {
  Nodes nodes;
  Reader list = required(in, "nodes", "MS-2.4");
  for (const std::string& id : list.keys()) {
    if (nodes.size() > 254) {
      list.fail("has too many nodes; at most 255 are possible", "MS-2.4");
      break;
    }
    nodes.emplace(id, std::pair{byte(static_cast<int>(nodes.size())), read_point(list, id, 0, canvas)});
  }
  return nodes;
}

// MS-2.4: where two areas meet, from node to node.
std::vector<Point> read_border(Reader& in, const Map& map, const Shapes& shapes, const Nodes& nodes,
                               SegmentSheet& segment) {
  std::size_t side = 0;
  for (Reader& entry : exactly(in, "areas", 2, "MS-2.4")) segment.areas[side++] = area_of(entry, map);
  std::array<Point, 2> ends;
  side = 0;
  for (Reader& entry : exactly(in, "nodes", 2, "MS-2.4")) {
    const std::string id = entry.as_text();
    const auto found = nodes.find(id);
    if (found == nodes.end()) {
      entry.fail(say("{value} is not a node; add it under nodes", {{"value", in_quotes(id)}}), "MS-2.4");
      return {};
    }
    segment.nodes[side] = found->second.first;
    ends[side++] = found->second.second;
  }
  if (in.failed()) return {};
  std::vector<Point> line;
  if (segment.areas[0] != segment.areas[1] && segment.nodes[0] != segment.nodes[1])
    line = shared_line(shapes[segment.areas[0]], shapes[segment.areas[1]], ends[0], ends[1]);
  if (line.empty())
    in.fail(
        say("{one} and {other} must be neighbours: their polygons share no line from the first node to the "
            "second; give both the same points there",
            {{"one", map.areas[segment.areas[0]].id}, {"other", map.areas[segment.areas[1]].id}}),
        "MS-2.4");
  return line;
}

using Edges = std::set<std::pair<Point, Point>>;
std::pair<Point, Point> edge(Point a, Point b) { return std::minmax(a, b); }

// Neighbours without a border would be no neighbours in the game.
void check_all_borders(Reader& in, const Map& map, const Shapes& shapes, const Edges& listed) {
  std::map<std::pair<Point, Point>, std::size_t> owner;
  for (std::size_t area = 0; area < shapes.size(); ++area) {
    const Shape& shape = shapes[area];
    for (std::size_t i = 0; i < shape.size(); ++i) {
      const auto here = edge(shape[i], shape[(i + 1) % shape.size()]);
      const auto [other, fresh] = owner.emplace(here, area);
      if (!fresh && !listed.contains(here))
        return in.fail_at(
            "borders",
            say("{one} and {other} touch, but no border says so; add it here or under river_segments",
                {{"one", map.areas[other->second].id}, {"other", map.areas[area].id}}),
            "MS-2.1");
    }
  }
}

struct River {
  Names name;
  bool main = false;
};
std::map<std::string, River, std::less<>> read_rivers(Reader& in) {
  std::map<std::string, River, std::less<>> rivers;
  std::set<std::string> seen;
  for (Reader& entry : in.list("rivers", 40)) {
    entry.only_keys({"id", "name", "main"});
    const std::string id = own_id(entry, seen);
    rivers[id] = {names(entry, "name"), entry.boolean("main", false)};
  }
  return rivers;
}

}  // namespace

void read_borders(Reader& in, Map& map, const Shapes& shapes, Point canvas) {
  const Nodes nodes = read_nodes(in, canvas);
  const auto rivers = read_rivers(in);
  std::set<std::string> seen;
  Edges listed;
  for (const std::string_view key : {"river_segments", "borders"}) {
    for (Reader& entry : in.list(key, kMaxSegments)) {
      const bool marked = key == "river_segments";
      entry.only_keys(marked ? std::initializer_list<std::string_view>{"id", "river", "areas", "nodes"}
                             : std::initializer_list<std::string_view>{"id", "areas", "nodes"});
      SegmentSheet segment;
      Json drawing;
      segment.id = own_id(entry, seen);
      segment.marked = marked;
      const std::vector<Point> line = read_border(entry, map, shapes, nodes, segment);
      if (marked) {
        const std::string river = entry.text("river");
        const auto found = rivers.find(river);
        if (found == rivers.end())
          return entry.fail_at(
              field(entry, "river"),
              say("{value} is not a river; add it under rivers", {{"value", in_quotes(river)}}), "MS-2.4");
        segment.river = found->second.name;
        drawing["main"] = found->second.main;
      }
      if (in.failed()) return;
      drawing["line"] = json_of(line);
      drawing["ship"] = json_of(middle(line));
      segment.drawing = drawing;
      for (std::size_t i = 1; i < line.size(); ++i) {
        if (!listed.insert(edge(line[i - 1], line[i])).second)
          return entry.fail("is on a line that another border has already; keep one of them", "MS-2.4");
      }
      map.segments.push_back(std::move(segment));
    }
  }
  if (map.segments.size() > kMaxSegments)
    in.fail_at("borders",
               say("there are {n} river segments and borders together; at most {max} are possible",
                   {{"n", map.segments.size()}, {"max", kMaxSegments}}),
               "MS-2.4");
  if (!in.failed()) check_all_borders(in, map, shapes, listed);
}

}  // namespace zig::mesopotamia::box_reading
