// The shapes of the map: closed lines of whole points, y downwards. Areas must be shapes that do not cross themselves or each other, and
// neighbours share the points of their border.
#pragma once

#include <compare>
#include <vector>

namespace zig::mesopotamia::box_reading {

struct Point {
  int x = 0, y = 0;
  constexpr auto operator<=>(const Point&) const = default;
};
using Shape = std::vector<Point>;

struct Centre {
  double x = 0, y = 0;
};
Centre centroid(const Shape& shape);
Point middle(const std::vector<Point>& line);  // half way along it

bool crosses_itself(const Shape& shape);  // or touches itself, or has no inside
bool is_inside(const Shape& shape, Point point);
bool overlap(const Shape& one, const Shape& other);
// The part of both outlines between two of their points, from the one to the other; empty where there is none.
std::vector<Point> shared_line(const Shape& one, const Shape& other, Point from, Point to);

}  // namespace zig::mesopotamia::box_reading
