#include "games/mesopotamia/names.h"

#include "engine/words.h"

namespace zig::mesopotamia {

namespace {

template <class Items>
std::optional<std::uint8_t> named(const Items& items, std::string_view word) {
  const std::string name = lower_case(word.substr(0, kLongestName));
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (lower_case(items[i].id) == name) return static_cast<std::uint8_t>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string area_name(const Box& box, Area area) {
  return area < box.map.areas.size() ? box.map.areas[area].id : "?";
}
std::optional<Area> area_named(const Box& box, std::string_view word) { return named(box.map.areas, word); }
std::string segment_name(const Box& box, Segment segment) {
  return segment < box.map.segments.size() ? box.map.segments[segment].id : "?";
}
std::optional<Segment> segment_named(const Box& box, std::string_view word) {
  return named(box.map.segments, word);
}

}  // namespace zig::mesopotamia
