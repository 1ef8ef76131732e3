// The words of a position: seats, areas, ids.
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

std::string field(const Reader& in, std::string_view key) { return in.where() + "." + std::string(key); }

int read_choice(Reader& in, const std::string& where, std::string_view said, Ids ids) {
  const auto found = find_id(ids, said, where);
  if (!found) in.fail_at(where, found.error().what);
  return found.value_or(0);
}

Area read_area(Reader& in, const std::string& where, std::string_view said, const Box& box) {
  if (const auto found = area_named(box, said)) return *found;
  std::vector<std::string> names;
  for (const AreaSheet& area : box.map.areas) names.push_back(area.id);
  if (const auto near = did_you_mean(names, said))
    in.fail_at(where,
               say("{value} is no area of the map; did you mean {name}?",
                   {{"value", in_quotes(said)}, {"name", in_quotes(*near)}}),
               "MS-2.1");
  else
    in.fail_at(
        where,
        say("{value} is no area of the map; write its id, as in \"tur_abdin\"", {{"value", in_quotes(said)}}),
        "MS-2.1");
  return 0;
}
Area read_area(Reader& one, const Box& box) {
  const std::string said = one.as_text();
  return one.failed() ? Area{0} : read_area(one, one.where(), said, box);
}
Areas read_areas(Reader& in, std::string_view key, const Box& box) {
  Areas areas;
  for (Reader& one : in.list(key, kMaxAreas)) {
    const Area area = read_area(one, box);
    if (in.failed()) return areas;
    if (areas.has(area))
      one.fail(say("{name} is named twice; say it once", {{"name", in_quotes(area_name(box, area))}}));
    areas.add(area);
  }
  return areas;
}

int read_seat(Reader& in, std::string_view key, const State& s, std::optional<int> fallback) {
  return in.integer(key, 0, s.players() - 1, fallback);
}
int read_party(Reader& one, const State& s) {
  if (one.json().is_string()) {
    if (lower_case(one.as_text()) == kTribeId) return kTribe;
    one.fail("must be a seat, or \"tribe\"", "MS-1.12");
    return 0;
  }
  return one.as_integer(0, s.players() - 1);
}

}  // namespace zig::mesopotamia
