#include "games/mesopotamia/box_shapes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace zig::mesopotamia::box_reading {

namespace {

// Twice the area to the right of the way from a over b to c; coordinates of a map are small enough for int.
constexpr int turn(Point a, Point b, Point c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
constexpr int sign(int n) { return (n > 0) - (n < 0); }

struct Edge {
  Point from, to;
};
Edge edge_of(const Shape& shape, std::size_t i) { return {shape[i], shape[(i + 1) % shape.size()]}; }

// Whether even the frames around the edges do not meet: most pairs are settled by this.
bool far_apart(const Edge& one, const Edge& other) {
  const auto& [a, b] = one;
  const auto& [c, d] = other;
  return std::max(a.x, b.x) < std::min(c.x, d.x) || std::max(c.x, d.x) < std::min(a.x, b.x) ||
         std::max(a.y, b.y) < std::min(c.y, d.y) || std::max(c.y, d.y) < std::min(a.y, b.y);
}

// Whether a point lies on the edge, its ends included.
bool lies_on(Point point, const Edge& edge) {
  return !far_apart({point, point}, edge) && turn(edge.from, edge.to, point) == 0;
}

// Whether the edges cross between their ends.
bool cross(const Edge& one, const Edge& other) {
  return sign(turn(one.from, one.to, other.from)) * sign(turn(one.from, one.to, other.to)) < 0 &&
         sign(turn(other.from, other.to, one.from)) * sign(turn(other.from, other.to, one.to)) < 0;
}
bool meet(const Edge& one, const Edge& other) {
  if (far_apart(one, other)) return false;
  return cross(one, other) || lies_on(other.from, one) || lies_on(other.to, one) ||
         lies_on(one.from, other) || lies_on(one.to, other);
}

// Twice the area, positive where the points go round clockwise (y is downwards).
long long twice_area(const Shape& shape) {
  long long sum = 0;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const auto& [a, b] = edge_of(shape, i);
    sum += static_cast<long long>(a.x) * b.y - static_cast<long long>(b.x) * a.y;
  }
  return sum;
}

// The corners of the frame around a shape.
Edge frame_of(const Shape& shape) {
  Edge frame{shape[0], shape[0]};
  for (const Point point : shape) {
    frame.from = {std::min(frame.from.x, point.x), std::min(frame.from.y, point.y)};
    frame.to = {std::max(frame.to.x, point.x), std::max(frame.to.y, point.y)};
  }
  return frame;
}

// -1 outside, 0 on the outline, 1 inside.
int place(const Shape& shape, Point point) {
  bool inside = false;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const Edge edge = edge_of(shape, i);
    if (lies_on(point, edge)) return 0;
    const auto& [a, b] = edge;
    if ((a.y > point.y) == (b.y > point.y)) continue;
    if ((turn(a, b, point) > 0) == (b.y > a.y)) inside = !inside;
  }
  return inside ? 1 : -1;
}

// With double coordinates, so that the middle of an edge is a point, and clockwise.
Shape doubled(const Shape& shape) {
  Shape twice;
  for (const Point point : shape) twice.push_back({2 * point.x, 2 * point.y});
  if (twice_area(shape) < 0) std::ranges::reverse(twice);
  return twice;
}

// Whether a corner or the middle of an edge of the one lies inside the other.
bool reaches_into(const Shape& one, const Shape& other, const Edge& frame) {
  for (std::size_t i = 0; i < one.size(); ++i) {
    const auto& [a, b] = edge_of(one, i);
    for (const Point point : {a, Point{(a.x + b.x) / 2, (a.y + b.y) / 2}}) {
      if (!far_apart({point, point}, frame) && place(other, point) > 0) return true;
    }
  }
  return false;
}

}  // namespace

Centre centroid(const Shape& shape) {
  Centre sum;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const auto& [a, b] = edge_of(shape, i);
    const double piece = static_cast<double>(a.x) * b.y - static_cast<double>(b.x) * a.y;
    sum.x += (a.x + b.x) * piece;
    sum.y += (a.y + b.y) * piece;
  }
  const auto area = static_cast<double>(twice_area(shape));
  return {sum.x / (3 * area), sum.y / (3 * area)};
}

Point middle(const std::vector<Point>& line) {
  const auto length = [](Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); };
  double half = 0;
  for (std::size_t i = 1; i < line.size(); ++i) half += length(line[i - 1], line[i]) / 2;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Point a = line[i - 1], b = line[i];
    const double here = length(a, b);
    if (half <= here && here > 0) {
      const double share = half / here;
      return {static_cast<int>(std::lround(a.x + share * (b.x - a.x))),
              static_cast<int>(std::lround(a.y + share * (b.y - a.y)))};
    }
    half -= here;
  }
  return line.back();
}

bool crosses_itself(const Shape& shape) {
  const std::size_t n = shape.size();
  if (n < 3 || twice_area(shape) == 0) return true;
  for (std::size_t i = 0; i < n; ++i) {
    const Edge one = edge_of(shape, i), next = edge_of(shape, (i + 1) % n);
    if (one.from == one.to || lies_on(next.to, one) || lies_on(one.from, next)) return true;  // turns back
    for (std::size_t j = i + 2; j < n; ++j) {
      if ((j + 1) % n != i && meet(one, edge_of(shape, j))) return true;
    }
  }
  return false;
}

bool is_inside(const Shape& shape, Point point) { return place(shape, point) > 0; }

bool overlap(const Shape& one, const Shape& other) {
  const Shape a = doubled(one), b = doubled(other);
  const Edge around_a = frame_of(a), around_b = frame_of(b);
  if (far_apart(around_a, around_b)) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Edge edge = edge_of(a, i);
    if (far_apart(edge, around_b)) continue;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const Edge against = edge_of(b, j);
      if (far_apart(edge, against)) continue;
      // Neighbours walk along their border in opposite directions.
      if (cross(edge, against) || (edge.from == against.from && edge.to == against.to)) return true;
    }
  }
  return reaches_into(a, b, around_b) || reaches_into(b, a, around_a);
}

std::vector<Point> shared_line(const Shape& one, const Shape& other, Point from, Point to) {
  const std::size_t n = one.size();
  const auto has_edge = [&](Point a, Point b) {
    for (std::size_t i = 0; i < other.size(); ++i) {
      const auto& [c, d] = edge_of(other, i);
      if ((a == c && b == d) || (a == d && b == c)) return true;
    }
    return false;
  };
  const auto start = static_cast<std::size_t>(std::ranges::find(one, from) - one.begin());
  if (start == n) return {};
  for (const std::size_t step : {std::size_t{1}, n - 1}) {
    std::vector<Point> line = {from};
    for (std::size_t i = (start + step) % n; i != start && has_edge(line.back(), one[i]);
         i = (i + step) % n) {
      line.push_back(one[i]);
      if (line.back() == to) return line;
    }
  }
  return {};
}

}  // namespace zig::mesopotamia::box_reading
