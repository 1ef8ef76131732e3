#include "games/civilization/box.h"

#include "games/civilization/box_reading.h"
#include "games/civilization/state.h"

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

namespace {

// CV-1.7, CV-6.10: what each ground and each marker yields.
void tabulate_yields(Box& box) {
  for (int code = 0; code < 256; ++code) {
    const Ground ground = Ground::of_code(byte(code));
    if (static_cast<int>(ground.terrain()) >= kTerrains) continue;
    Yield& yield = box.ground_yield[static_cast<std::size_t>(code)];
    yield = box.terrain[static_cast<std::size_t>(ground.terrain())];
    yield.culture += ground.natural_wonder();
    yield.coins += ground.coin();
  }
  for (int i = 0; i < kBuildings; ++i)
    box.marker_yield[Marker(static_cast<Building>(i)).code()] =
        box.buildings[static_cast<std::size_t>(i)].yield;
  for (int i = 0; i < kWonders; ++i)
    box.marker_yield[Marker(static_cast<Wonder>(i)).code()] = {
        .culture = box.wonders[static_cast<std::size_t>(i)].culture};
  for (int i = 0; i < kGreatPeople; ++i)
    box.marker_yield[Marker(static_cast<GreatPerson>(i)).code()] =
        box.great_people[static_cast<std::size_t>(i)].yield;
}

// CV-18.3: which cards belong to which moment.
void tabulate_moments(Box& box) {
  for (const EventKind& event : box.events)
    box.event_ages_at[static_cast<std::size_t>(event.moment)] |= byte(1 << static_cast<int>(event.age));
  for (std::size_t i = 0; i < kAbilities; ++i)
    box.abilities_at[static_cast<std::size_t>(box.abilities[i].moment)] |= 1U << i;
}

}  // namespace

Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files) {
  using namespace box_reading;
  auto loaded = read_box<Box>({{"components", read_components},
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
  if (!loaded) return loaded;
  Box& box = const_cast<Box&>(**loaded);  // nobody has it yet
  tabulate_yields(box);
  tabulate_moments(box);
  return loaded;
}

}  // namespace zig::civilization
