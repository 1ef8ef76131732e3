// MS-2.1 to MS-2.3, MS-2.14: the areas and what is drawn beside them. Where an area lies follows from its polygon.
#include "games/mesopotamia/box_map.h"

namespace zig::mesopotamia::box_reading {

Point read_point(Reader& in, std::string_view key, int low, Point most) {
  Point point;
  int at = 0;
  for (Reader& number : exactly(in, key, 2, "MS-2.14")) {
    (at == 0 ? point.x : point.y) = number.as_integer(low, at == 0 ? most.x : most.y);
    ++at;
  }
  return point;
}

Json json_of(Point point) { return Json::array({point.x, point.y}); }
Json json_of(const std::vector<Point>& points) {
  Json list = Json::array();
  for (const Point point : points) list.push_back(json_of(point));
  return list;
}

namespace {

constexpr int kBlocksPerCount = 4;  // MS-3.11

constexpr int kLargest = 4000;  // a side of the canvas

Shape read_polygon(Reader& in, Point canvas) {
  Shape shape;
  for (Reader& entry : in.list("polygon", 400)) {
    const Json& pair = entry.json();
    if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number_integer() ||
        !pair[1].is_number_integer()) {
      entry.fail(
          say("must be a point such as [120,45] in whole numbers, not {value}", {{"value", describe(pair)}}),
          "MS-2.14");
      return {};
    }
    const auto x = pair[0].get<std::int64_t>(), y = pair[1].get<std::int64_t>();
    if (x < 0 || y < 0 || x > canvas.x || y > canvas.y) {
      entry.fail("must lie on the canvas; move it or make the canvas larger", "MS-2.14");
      return {};
    }
    shape.push_back({static_cast<int>(x), static_cast<int>(y)});
  }
  if (!in.failed() && crosses_itself(shape))
    in.fail_at(field(in, "polygon"), "must go round once and not cross or touch itself; correct the points",
               "MS-2.1");
  return shape;
}

// MS-2.2: a start area shows nothing but its number.
void read_symbols(Reader& in, AreaSheet& area) {
  area.start_number = small(in, "start", 1, kStartAreas, 0);
  area.terrain = maybe_one_of(in, "event", kTerrainIds);
  area.resource = maybe_one_of(in, "resource", Ids(kResourceIds).first(kStandardResources));
  for (Reader& entry : in.list("tribe", 6)) {
    const std::string id = entry.as_text();
    const int type = position(Ids(kUnitTypeIds).first(kUnitTypes - 1), id);
    if (type < 0)
      return entry.fail(say("must be spearman, archer or rider, not {value}", {{"value", in_quotes(id)}}),
                        "MS-3.10");
    ++area.tribe[static_cast<std::size_t>(type)];
  }
  area.blocked_up_to = small(in, "blocked_up_to", 2, 3, 0);
  if (area.start_number == 0) return;
  for (const std::string_view key : {"event", "resource", "tribe", "blocked_up_to"}) {
    if (in.has(key))
      in.fail_at(field(in, key), "must not be in a start area; remove it or choose another area", "MS-2.2");
  }
}

struct Anchors {
  Point resource, event, units;  // from the label
};

void read_areas(Reader& in, Map& map, Shapes& shapes, Point canvas, const Anchors& anchors) {
  std::set<std::string> seen;
  for (Reader& entry : in.list("areas", kMaxAreas)) {
    entry.only_keys({"id", "name", "start", "event", "resource", "tribe", "blocked_up_to", "label", "polygon",
                     "confidence", "note"});
    AreaSheet area;
    area.id = own_id(entry, seen);
    area.name = names(entry, "name");
    read_symbols(entry, area);
    const Point label = read_point(entry, "label", 0, canvas);
    Shape shape = read_polygon(entry, canvas);
    if (in.failed()) return;
    if (!is_inside(shape, label))
      return entry.fail_at(field(entry, "label"), "must lie inside the area; move it", "MS-2.14");
    area.x = centroid(shape).x;
    area.y = centroid(shape).y;
    const auto from_label = [&](Point offset) {
      return json_of(Point{label.x + offset.x, label.y + offset.y});
    };
    area.drawing = Json{{"polygon", json_of(shape)},
                        {"label", json_of(label)},
                        {"resource", from_label(anchors.resource)},
                        {"event", from_label(anchors.event)},
                        {"units", from_label(anchors.units)}};
    map.areas.push_back(std::move(area));
    shapes.push_back(std::move(shape));
  }
  if (map.areas.size() <= kStartAreas) in.fail_at("areas", "must list start areas and others", "MS-2.1");
}

void check_numbers(Reader& in, Map& map) {
  std::array<int, kUnitTypes> tribes{};
  std::array<int, 4> blocks{};
  std::array<int, kStartAreas + 1> starts{};
  for (const AreaSheet& area : map.areas) {
    for (std::size_t type = 0; type < kUnitTypes; ++type) tribes[type] += area.tribe[type];
    ++blocks[area.blocked_up_to];
    ++starts[area.start_number];
  }
  for (std::size_t number = 1; number <= kStartAreas; ++number) {
    if (starts[number] != 1)
      in.fail_at("areas",
                 say("start number {number} is there {n} times; each from 1 to 6 must be there once",
                     {{"number", number}, {"n", starts[number]}}),
                 "MS-2.3");
  }
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    if (tribes[type] > kTribeFigures[type])
      in.fail_at("areas",
                 say("has {n} tribe figures of the type {type}; the box has only {max}",
                     {{"n", tribes[type]}, {"type", kUnitTypeIds[type]}, {"max", kTribeFigures[type]}}),
                 "MS-1.5");
  }
  for (const std::size_t players : {2U, 3U}) {
    if (blocks[players] != kBlocksPerCount)
      in.fail_at("areas",
                 say("has {n} areas with \"blocked_up_to\": {players}; there must be {right}",
                     {{"n", blocks[players]}, {"players", players}, {"right", kBlocksPerCount}}),
                 "MS-3.11");
  }
}

// MS-2.14: what is drawn and not played.
void read_decor(Reader& in, Map& map, const Shapes& shapes, Point canvas) {
  Json decor = Json::array();
  for (Reader& entry : in.list("decor", 20)) {
    entry.only_keys({"kind", "name", "label", "polygon"});
    const Names name = names(entry, "name");
    const Point label = read_point(entry, "label", 0, canvas);
    const Shape shape = read_polygon(entry, canvas);
    if (in.failed()) return;
    for (std::size_t area = 0; area < shapes.size(); ++area) {
      if (overlap(shape, shapes[area]))
        return entry.fail_at(field(entry, "polygon"),
                             say("lies over {name}; correct one of them", {{"name", map.areas[area].id}}),
                             "MS-2.14");
    }
    decor.push_back({{"kind", entry.text("kind")},
                     {"name", {{"en", name.en}, {"cs", name.cs}, {"pl", name.pl}}},
                     {"label", json_of(label)},
                     {"polygon", json_of(shape)}});
  }
  map.decor = decor;
}

void check_overlaps(Reader& in, const Map& map, const Shapes& shapes) {
  for (std::size_t one = 0; one < shapes.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      if (overlap(shapes[one], shapes[other]))
        return in.fail_at("areas[" + std::to_string(one) + "].polygon",
                          say("lies over {name}; correct one of them", {{"name", map.areas[other].id}}),
                          "MS-2.1");
    }
  }
}

}  // namespace

void read_map(Reader& in, Box& box) {
  in.only_keys(
      {"provenance", "canvas", "anchors", "areas", "nodes", "rivers", "river_segments", "borders", "decor"});
  Map& map = box.map;
  box.map_confidence = confidence_of(in);
  Reader size = required(in, "canvas", "MS-2.14"), from_label = required(in, "anchors", "MS-2.14");
  size.only_keys({"width", "height"});
  const Point canvas = {size.integer("width", 100, kLargest), size.integer("height", 100, kLargest)};
  map.canvas = Json{{"width", canvas.x}, {"height", canvas.y}};
  from_label.only_keys({"resource", "event", "units"});
  constexpr int kFar = 300;
  const auto anchor = [&](std::string_view key) { return read_point(from_label, key, -kFar, {kFar, kFar}); };
  const Anchors anchors = {anchor("resource"), anchor("event"), anchor("units")};
  Shapes shapes;
  read_areas(in, map, shapes, canvas, anchors);
  if (!in.failed()) check_numbers(in, map);
  if (!in.failed()) check_overlaps(in, map, shapes);
  if (!in.failed()) read_borders(in, map, shapes, canvas);
  if (!in.failed()) read_decor(in, map, shapes, canvas);
  if (!in.failed()) fill_tables(in, map);
}

}  // namespace zig::mesopotamia::box_reading
