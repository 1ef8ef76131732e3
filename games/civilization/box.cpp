#include "games/civilization/box.h"

#include "games/civilization/box_reading.h"

namespace zig::civilization {

namespace box_reading {

std::uint8_t set_of(Reader& in, std::string_view key, Ids ids) {
  unsigned set = 0;
  for (Reader& entry : in.list(key, ids.size())) {
    const std::string id = entry.as_text();
    const int at = position(ids, id);
    if (at < 0)
      entry.fail(say("must be one of {ids}, not {value}", {{"ids", listed(ids)}, {"value", in_quotes(id)}}));
    else
      set |= 1U << at;
  }
  return byte(static_cast<int>(set));
}

Yield read_yield(Reader in) {
  in.only_keys({"trade", "production", "culture", "coins", "battle_bonus", "defence_bonus"});
  return {.trade = small(in, "trade", 0, 9, 0),
          .production = small(in, "production", 0, 9, 0),
          .culture = small(in, "culture", 0, 9, 0),
          .coins = small(in, "coins", 0, 9, 0),
          .battle = small(in, "battle_bonus", 0, 12, 0)};
}

}  // namespace box_reading

Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files) {
  using namespace box_reading;
  return read_box<Box>({{"components", read_components},
                        {"units", read_units},
                        {"huts_villages", read_huts_villages},
                        {"culture_track", read_culture_track},
                        {"map_tiles", read_map_tiles},
                        {"map_layouts", read_map_layouts},
                        {"techs", read_techs},
                        {"buildings", read_buildings},
                        {"wonders", read_wonders},
                        {"great_people", read_great_people},
                        {"governments", read_governments},
                        {"civilizations", read_civilizations},
                        {"culture_events", read_culture_events}},
                       files);
}

}  // namespace zig::civilization
