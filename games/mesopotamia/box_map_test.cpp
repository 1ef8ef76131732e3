// MS-2: the house map, its tables against slow and simple counterparts, and maps that are refused.
#include <algorithm>
#include <numeric>
#include <set>

#include "games/mesopotamia/box_shapes.h"
#include "games/mesopotamia/box_testkit.h"

namespace zig::mesopotamia {
namespace {

using box_reading::Point;
using box_reading::Shape;

const Map& map() { return the_box().map; }
Area area(std::string_view id) {
  return byte(static_cast<int>(std::ranges::find(map().areas, id, &AreaSheet::id) - map().areas.begin()));
}
Segment segment(std::string_view id) {
  return byte(
      static_cast<int>(std::ranges::find(map().segments, id, &SegmentSheet::id) - map().segments.begin()));
}
std::set<std::string> ids(const Areas& areas) {
  std::set<std::string> names;
  for (const Area one : areas) names.insert(map().areas[one].id);
  return names;
}
std::set<std::string> ids(const Segments& segments) {
  std::set<std::string> names;
  for (const Segment one : segments) names.insert(map().segments[one].id);
  return names;
}
using Ids = std::set<std::string>;

// MS-2.1: areas are neighbours exactly where their polygons share a piece of border, and all hang together.
TEST(BoxMap, Neighbours) {
  EXPECT_EQ(map().areas.size(), 36U);
  const auto edges = [](const AreaSheet& sheet) {
    std::set<std::pair<std::string, std::string>> found;
    const Json polygon = sheet.drawing.json()["polygon"];
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const std::string a = polygon[i].dump(), b = polygon[(i + 1) % polygon.size()].dump();
      found.insert(std::minmax(a, b));
    }
    return found;
  };
  for (const Area one : map().all) {
    const auto own = edges(map().areas[one]);
    for (const Area other : map().all) {
      if (one == other) continue;
      const auto far = edges(map().areas[other]);
      const bool touch = std::ranges::any_of(own, [&](const auto& edge) { return far.contains(edge); });
      EXPECT_EQ(map().adjacent[one].has(other), touch) << map().areas[one].id << " " << map().areas[other].id;
    }
    EXPECT_EQ(map().areas[one].adjacent, map().adjacent[one]);
    EXPECT_NE(map().distance[0][one], kNowhere);
  }
  EXPECT_EQ(ids(map().adjacent[area("harran")]),
            (Ids{"balikh_valley", "khabur_triangle", "taurus_foothills", "tur_abdin"}));
}

// MS-2.1: distances are steps from neighbour to neighbour.
TEST(BoxMap, Distances) {
  const std::size_t n = map().areas.size();
  std::vector<std::vector<int>> steps(n, std::vector<int>(n, 99));
  for (std::size_t a = 0; a < n; ++a) {
    steps[a][a] = 0;
    for (const Area b : map().adjacent[a]) steps[a][b] = 1;
  }
  for (std::size_t over = 0; over < n; ++over) {
    for (std::size_t a = 0; a < n; ++a) {
      for (std::size_t b = 0; b < n; ++b)
        steps[a][b] = std::min(steps[a][b], steps[a][over] + steps[over][b]);
    }
  }
  for (std::size_t a = 0; a < n; ++a) {
    for (std::size_t b = 0; b < n; ++b) EXPECT_EQ(map().distance[a][b], steps[a][b]);
  }
}

// MS-2.2, MS-3.9: start areas show nothing; the other thirty have a slot, as many of each shape as there are tokens.
TEST(BoxMap, Symbols) {
  std::array<int, kTerrains> slots{};
  for (const Area one : map().all) {
    const AreaSheet& sheet = map().areas[one];
    EXPECT_EQ(map().resource[one], sheet.resource);
    EXPECT_LT(sheet.resource, kStandardResources);
    if (map().starts.has(one)) {
      EXPECT_TRUE(sheet.terrain < 0 && sheet.resource < 0 && sheet.blocked_up_to == 0);
      EXPECT_EQ(std::accumulate(sheet.tribe.begin(), sheet.tribe.end(), 0), 0);
    } else {
      ASSERT_GE(sheet.terrain, 0);
      ++slots[static_cast<std::size_t>(sheet.terrain)];
    }
  }
  EXPECT_EQ(slots, (std::array{12, 8, 10}));
}

// MS-2.3: start areas 1 to 6.
TEST(BoxMap, StartAreas) {
  std::vector<std::string> starts;
  for (const Area one : map().start) starts.push_back(map().areas[one].id);
  EXPECT_EQ(starts, (std::vector<std::string>{"harran", "ashur", "ur", "eridu", "mari", "susa"}));
  EXPECT_EQ(map().starts.count(), kStartAreas);
  EXPECT_EQ(map().areas[map().start[3]].start_number, 4);
}

// MS-2.4: a segment separates two neighbours; segments meet at nodes.
TEST(BoxMap, Segments) {
  for (const SegmentSheet& one : map().segments) EXPECT_TRUE(map().adjacent[one.areas[0]].has(one.areas[1]));
  EXPECT_EQ(ids(map().next[0][segment("s04")]), (Ids{"s03", "s05", "s27"}));
  EXPECT_EQ(ids(map().next[0][segment("s40")]), (Ids{"s35", "s36"}));
  EXPECT_EQ(ids(map().banks[0][area("mari")]), (Ids{"s04", "s05"}));
  for (const std::size_t all : {0U, 1U}) {
    for (std::size_t a = 0; a < map().segments.size(); ++a) {
      for (const Segment b : map().next[all][a])
        EXPECT_TRUE(map().next[all][b].has(byte(static_cast<int>(a))));
    }
  }
}

// MS-R.21: forty borders are rivers; with the option all 85 are.
TEST(BoxMap, RiversOrAllBorders) {
  EXPECT_EQ(map().segments.size(), 85U);
  for (std::size_t id = 0; id < map().segments.size(); ++id) {
    const SegmentSheet& one = map().segments[id];
    EXPECT_EQ(one.marked, id < 40) << "rivers first";
    EXPECT_EQ(one.river.en.empty(), !one.marked);
    for (const Area bank : one.areas) {
      EXPECT_EQ(map().banks[0][bank].has(byte(static_cast<int>(id))), one.marked);
      EXPECT_TRUE(map().banks[1][bank].has(byte(static_cast<int>(id))));
    }
    EXPECT_TRUE(one.marked || map().next[0][id].empty());
    EXPECT_TRUE(map().next[0][id].within(map().next[1][id]));
  }
  EXPECT_EQ(map().segments[segment("s37")].river.cs, "Královský kanál");
}

// MS-2.12: from top to bottom by the centroids, then from left to right; and the other way round.
TEST(BoxMap, OrderOfAreas) {
  std::array<Area, kMaxAreas> by_top{}, by_left{};
  for (const Area one : map().all) by_top[map().top[one]] = one;
  for (const Area one : map().all) by_left[map().left[one]] = one;
  for (std::size_t i = 1; i < map().areas.size(); ++i) {
    EXPECT_LE(map().areas[by_top[i - 1]].y, map().areas[by_top[i]].y);
    EXPECT_LE(map().areas[by_left[i - 1]].x, map().areas[by_left[i]].x);
  }
  EXPECT_EQ(map().areas[by_top[0]].id, "ashur");
  EXPECT_EQ(map().areas[by_left[0]].id, "syrian_desert");
  EXPECT_LT(map().top[area("gu_edin")], map().top[area("kish_fields")]);  // the closest pair: 956.9 and 957.1
}

// MS-2.14: the gulf is drawn and is no area; a river that comes to the edge of the map ends there.
TEST(BoxMap, OnlyAreasArePlayed) {
  const Json decor = map().decor.json();
  ASSERT_EQ(decor.size(), 1U);
  EXPECT_EQ(decor[0]["name"]["pl"], "Zatoka Perska");
  EXPECT_EQ(std::ranges::count(map().areas, "Persian Gulf", [](const AreaSheet& a) { return a.name.en; }), 0);
  EXPECT_EQ(ids(map().next[0][segment("s15")]), (Ids{"s14", "s34"}));
  EXPECT_EQ(ids(map().next[0][segment("s01")]), (Ids{"s02"}));
}

// MS-3.10: nine spearmen, six archers and three riders of tribes.
TEST(BoxMap, Tribes) {
  std::array<int, kUnitTypes> figures{};
  for (const AreaSheet& sheet : map().areas) {
    for (std::size_t type = 0; type < kUnitTypes; ++type) figures[type] += sheet.tribe[type];
  }
  EXPECT_EQ(figures, (std::array{9, 6, 3, 0}));
}

// MS-3.11: four areas are blocked with three players, eight with two.
TEST(BoxMap, Blocks) {
  const auto blocked = [](int players) {
    return std::ranges::count_if(map().areas,
                                 [&](const AreaSheet& sheet) { return sheet.blocked_up_to >= players; });
  };
  EXPECT_EQ(blocked(4), 0);
  EXPECT_EQ(blocked(3), 4);
  EXPECT_EQ(blocked(2), 8);
}

TEST(BoxMap, DrawingsAreComplete) {
  for (const AreaSheet& sheet : map().areas) {
    for (const char* key : {"polygon", "label", "resource", "event", "units"})
      EXPECT_TRUE(sheet.drawing.json().contains(key)) << sheet.id << " " << key;
  }
  for (const SegmentSheet& one : map().segments) {
    EXPECT_GE(one.drawing.json()["line"].size(), 2U) << one.id;
    EXPECT_EQ(one.drawing.json()["ship"].size(), 2U);
  }
  EXPECT_EQ(map().segments[segment("s01")].drawing.json()["ship"], (Json{310, 71}));
  EXPECT_EQ(map().canvas.json()["width"], 1800);
}

// --- shapes

const Shape kSquare = {{0, 0}, {10, 0}, {10, 10}, {0, 10}};

TEST(BoxShapes, CrossingItself) {
  EXPECT_FALSE(box_reading::crosses_itself(kSquare));
  EXPECT_FALSE(box_reading::crosses_itself({{0, 0}, {10, 0}, {3, 3}, {0, 10}}));  // a dent
  EXPECT_TRUE(box_reading::crosses_itself({{0, 0}, {10, 10}, {10, 0}, {0, 10}}));
  EXPECT_TRUE(box_reading::crosses_itself({{0, 0}, {10, 0}, {20, 0}}));                     // nothing inside
  EXPECT_TRUE(box_reading::crosses_itself({{0, 0}, {10, 0}, {10, 10}, {10, 0}, {0, 10}}));  // there and back
  EXPECT_TRUE(box_reading::crosses_itself({{0, 0}, {10, 0}, {10, 10}, {5, 0}, {0, 10}}));   // touches
  EXPECT_TRUE(box_reading::crosses_itself({{0, 0}, {10, 0}, {10, 0}, {10, 10}, {0, 10}}));  // a point twice
  EXPECT_TRUE(box_reading::crosses_itself({{0, 0}, {10, 0}}));
}

TEST(BoxShapes, Overlapping) {
  const auto moved = [](int x, int y) {
    Shape shape = kSquare;
    for (Point& point : shape) point = {point.x + x, point.y + y};
    return shape;
  };
  EXPECT_TRUE(box_reading::overlap(kSquare, kSquare));
  EXPECT_TRUE(box_reading::overlap(kSquare, moved(5, 5)));
  EXPECT_TRUE(box_reading::overlap(kSquare, moved(5, 0)));
  EXPECT_TRUE(box_reading::overlap(kSquare, {{2, 2}, {4, 2}, {3, 4}}));  // inside
  EXPECT_TRUE(box_reading::overlap({{2, 2}, {4, 2}, {3, 4}}, kSquare));
  EXPECT_TRUE(box_reading::overlap(kSquare, {{0, 0}, {10, 10}, {10, 0}}));  // half of it
  EXPECT_TRUE(box_reading::overlap(kSquare, {{0, 0}, {10, 10}, {20, 0}}));  // along a diagonal
  EXPECT_FALSE(box_reading::overlap(kSquare, moved(10, 0)));                // neighbours
  EXPECT_FALSE(box_reading::overlap(kSquare, moved(10, 5)));   // with borders of different points
  EXPECT_FALSE(box_reading::overlap(kSquare, moved(10, 10)));  // a common corner
  EXPECT_FALSE(box_reading::overlap(kSquare, moved(30, 0)));
}

TEST(BoxShapes, SharedLine) {
  const Shape beside = {{10, 0}, {20, 0}, {20, 10}, {10, 10}, {12, 5}};
  const Shape dented = {{0, 0}, {10, 0}, {12, 5}, {10, 10}, {0, 10}};
  EXPECT_EQ(box_reading::shared_line(dented, beside, {10, 0}, {10, 10}),
            (std::vector<Point>{{10, 0}, {12, 5}, {10, 10}}));
  EXPECT_EQ(box_reading::shared_line(dented, beside, {10, 10}, {10, 0}),
            (std::vector<Point>{{10, 10}, {12, 5}, {10, 0}}));
  EXPECT_TRUE(box_reading::shared_line(kSquare, beside, {10, 0}, {10, 10}).empty());
  EXPECT_TRUE(box_reading::shared_line(dented, beside, {0, 0}, {10, 0}).empty());
}

TEST(BoxShapes, Middles) {
  EXPECT_EQ(box_reading::middle({{0, 0}, {10, 0}, {10, 30}}), (Point{10, 10}));
  EXPECT_DOUBLE_EQ(box_reading::centroid(kSquare).x, 5);
  EXPECT_DOUBLE_EQ(box_reading::centroid({{0, 0}, {0, 9}, {9, 0}}).y, 3);
  EXPECT_TRUE(box_reading::is_inside(kSquare, {1, 9}));
  EXPECT_FALSE(box_reading::is_inside(kSquare, {0, 5}));
}

// --- broken maps

// MS-1.5, MS-2.2, MS-2.3, MS-3.11: what the areas show.
TEST(BoxMap, BrokenAreasAreRefused) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["map"]["areas"][1]["start"] = 2; },
       "map.json areas: start number 1 is there 0 times; each from 1 to 6 must be there once [MS-2.3]"},
      {[](Documents& f) { f["map"]["areas"][1]["start"] = 7; },
       "map.json areas[1].start: must be a whole number from 1 to 6, not 7"},
      {[](Documents& f) { f["map"]["areas"][1]["resource"] = "wood"; },
       "map.json areas[1].resource: must not be in a start area; remove it or choose another area [MS-2.2]"},
      {[](Documents& f) { f["map"]["areas"][0]["resource"] = "tablet"; },
       "map.json areas[0].resource: must be one of stone, wood, clay, food, not \"tablet\""},
      {[](Documents& f) { f["map"]["areas"][0]["tribe"] = {"rider"}; },
       "map.json areas: has 4 tribe figures of the type rider; the box has only 3 [MS-1.5]"},
      {[](Documents& f) { f["map"]["areas"][0]["tribe"] = {"chariot"}; },
       "map.json areas[0].tribe[0]: must be spearman, archer or rider, not \"chariot\" [MS-3.10]"},
      {[](Documents& f) { f["map"]["areas"][0]["blocked_up_to"] = 3; },
       "map.json areas: has 5 areas with \"blocked_up_to\": 3; there must be 4 [MS-3.11]"},
      {[](Documents& f) { f["map"]["areas"][18].erase("blocked_up_to"); },
       "map.json areas: has 3 areas with \"blocked_up_to\": 3; there must be 4 [MS-3.11]"},
      {[](Documents& f) { f["map"]["areas"][2]["id"] = "harran"; },
       "map.json areas[2].id: \"harran\" is there twice; keep one"},
      {[](Documents& f) {
         while (f["map"]["areas"].size() <= kMaxAreas) f["map"]["areas"].push_back(f["map"]["areas"][0]);
       },
       "map.json areas: has 49 entries; at most 48 are possible"},
  };
  expect_refused(kCases);
}

// MS-2.1: polygons that cross themselves or lie over others.
TEST(BoxMap, BrokenPolygonsAreRefused) {
  const Spoilt kCases[] = {
      {[](Documents& f) {
         std::swap(f["map"]["areas"][0]["polygon"][4], f["map"]["areas"][0]["polygon"][9]);
       },
       "map.json areas[0].polygon: must go round once and not cross or touch itself; correct the points "
       "[MS-2.1]"},
      {[](Documents& f) { f["map"]["areas"][0]["polygon"] = Json::array(); },
       "map.json areas[0].polygon: must go round once and not cross or touch itself; correct the points "
       "[MS-2.1]"},
      {[](Documents& f) { f["map"]["areas"][0]["polygon"][6] = {400, 71}; },
       "map.json areas[1].polygon: lies over taurus_foothills; correct one of them [MS-2.1]"},
      {[](Documents& f) {
         f["map"]["areas"][35]["polygon"] = {{80, 30}, {120, 30}, {120, 80}, {80, 80}};
         f["map"]["areas"][35]["label"] = {100, 50};
       },
       "map.json areas[35].polygon: lies over taurus_foothills; correct one of them [MS-2.1]"},
      {[](Documents& f) { f["map"]["areas"][0]["polygon"][0] = {0, -5}; },
       "map.json areas[0].polygon[0]: must lie on the canvas; move it or make the canvas larger [MS-2.14]"},
      {[](Documents& f) { f["map"]["areas"][0]["polygon"][0] = {0, 0.5}; },
       "map.json areas[0].polygon[0]: must be a point such as [120,45] in whole numbers, not a list "
       "[MS-2.14]"},
      {[](Documents& f) { f["map"]["areas"][0]["label"] = {900, 900}; },
       "map.json areas[0].label: must lie inside the area; move it [MS-2.14]"},
      {[](Documents& f) { f["map"]["decor"][0]["polygon"][10] = {1500, 1200}; },
       "map.json decor[0].polygon: lies over anshan_pass; correct one of them [MS-2.14]"},
  };
  expect_refused(kCases);
}

// MS-2.9, MS-2.10: a start area is no way: whatever lies behind one only is cut off from everybody else.
TEST(BoxMap, WaysThroughStartAreasAreRefused) {
  // What is printed on two areas changes places; their shapes stay.
  const auto swapped = [](std::initializer_list<std::pair<std::size_t, std::size_t>> pairs) {
    return [pairs = std::vector(pairs)](Documents& f) {
      for (const auto& [one, other] : pairs) {
        for (const char* sign : {"start", "event", "resource", "tribe", "blocked_up_to"}) {
          Json &a = f["map"]["areas"][one], &b = f["map"]["areas"][other];
          std::swap(a[sign], b[sign]);
          for (Json* area : {&a, &b}) {
            if ((*area)[sign].is_null()) area->erase(sign);
          }
        }
      }
    };
  };
  const Spoilt kCases[] = {
      // The Zagros Gate has two neighbours, Ashur and Arrapha; Eridu moves to Arrapha.
      {swapped({{31, 11}}),
       "map.json areas[5]: cannot be reached from taurus_foothills without crossing a start area, which is "
       "closed "
       "or another player's; add the borders between [MS-2.9]"},
      // Anshan Pass, the Elamite Hills and Gu-Edin become start areas, beside Susa and Ur: the Hills have no other neighbours.
      {swapped({{12, 35}, {31, 28}, {1, 29}}),
       "map.json areas[29]: must have a neighbour that is not a start area: the others are closed or another "
       "player's [MS-2.9]"},
  };
  expect_refused(kCases);
}

// MS-2.1, MS-2.4: borders and rivers lie between neighbours, from node to node.
TEST(BoxMap, BrokenBordersAreRefused) {
  const Spoilt kCases[] = {
      {[](Documents& f) { f["map"]["borders"][0]["areas"][0] = "uruk"; },
       "map.json borders[0].areas[0]: \"uruk\" is not an area; map.json lists them under areas [MS-2.1]"},
      {[](Documents& f) { f["map"]["river_segments"][0]["areas"] = {"ur", "harran"}; },
       "map.json river_segments[0]: ur and harran must be neighbours: their polygons share no line from the "
       "first "
       "node to the second; give both the same points there [MS-2.4]"},
      {[](Documents& f) { f["map"]["areas"][0]["polygon"][6] = {305, 71}; },
       "map.json river_segments[0]: harran and taurus_foothills must be neighbours: their polygons share no "
       "line from "
       "the first node to the second; give both the same points there [MS-2.4]"},
      {[](Documents& f) { f["map"]["river_segments"][0]["nodes"].erase(1); },
       "map.json river_segments[0].nodes: has 1 entry; there must be 2 [MS-2.4]"},
      {[](Documents& f) { f["map"]["river_segments"][0].erase("nodes"); },
       "map.json river_segments[0].nodes: is missing; add it [MS-2.4]"},
      {[](Documents& f) { f["map"]["river_segments"][0]["nodes"][1] = "n99"; },
       "map.json river_segments[0].nodes[1]: \"n99\" is not a node; add it under nodes [MS-2.4]"},
      {[](Documents& f) { f["map"]["river_segments"][0]["river"] = "nile"; },
       "map.json river_segments[0].river: \"nile\" is not a river; add it under rivers [MS-2.4]"},
      {[](Documents& f) { f["map"]["borders"][1] = f["map"]["borders"][0]; },
       "map.json borders[1].id: \"b006\" is there twice; keep one"},
      {[](Documents& f) {
         f["map"]["borders"][1] = f["map"]["borders"][0];
         f["map"]["borders"][1]["id"] = "b999";
       },
       "map.json borders[1]: is on a line that another border has already; keep one of them [MS-2.4]"},
      {[](Documents& f) { f["map"]["borders"].erase(0); },
       "map.json borders: harran and tur_abdin touch, but no border says so; add it here or under "
       "river_segments "
       "[MS-2.1]"},
      {[](Documents& f) {
         for (const std::size_t i : {24U, 0U}) {
           Json border = f["map"]["river_segments"][i];
           border.erase("river");
           f["map"]["borders"].push_back(border);
           f["map"]["river_segments"].erase(i);
         }
       },
       "map.json areas[1]: must lie on a river: an empire that begins here may build ships [MS-7.5]"},
      {[](Documents& f) {
         for (int i = 0; i < kMaxSegments; ++i) f["map"]["borders"].push_back(f["map"]["borders"][0]);
       },
       "map.json borders: has 157 entries; at most 112 are possible"},
  };
  expect_refused(kCases);
}

}  // namespace
}  // namespace zig::mesopotamia
