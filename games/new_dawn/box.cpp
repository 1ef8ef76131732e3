#include "games/new_dawn/box.h"

#include "games/new_dawn/box_reading.h"

namespace zig::embedded {
extern const std::string_view new_dawn_components, new_dawn_dials, new_dawn_tiles, new_dawn_maps,
    new_dawn_focus_cards, new_dawn_leaders, new_dawn_wonders, new_dawn_diplomacy, new_dawn_natural_wonders,
    new_dawn_victory, new_dawn_effects, new_dawn_automated_player;
}

namespace zig::new_dawn {

namespace box_reading {

Translated read_name(Reader& in, std::string_view key) {
  Reader others = in.object("i18n");
  others.only_keys({"cs", "pl"});
  return {in.text(key), others.text("cs"), others.text("pl")};
}

}  // namespace box_reading

namespace {

using namespace box_reading;

struct File {
  const char* name;
  std::string_view BoxFiles::* text;
  void (*read)(Reader&, Box&);
};

// In this order: later files speak of entries of earlier ones.
constexpr File kFiles[] = {
    {"components", &BoxFiles::components, read_components},
    {"dials", &BoxFiles::dials, read_dials},
    {"tiles", &BoxFiles::tiles, read_tiles},
    {"maps", &BoxFiles::maps, read_maps},
    {"effects", &BoxFiles::effects, read_effects},
    {"focus_cards", &BoxFiles::focus_cards, read_focus_cards},
    {"leaders", &BoxFiles::leaders, read_leaders},
    {"wonders", &BoxFiles::wonders, read_wonders},
    {"diplomacy", &BoxFiles::diplomacy, read_diplomacy},
    {"natural_wonders", &BoxFiles::natural_wonders, read_natural_wonders},
    {"victory", &BoxFiles::victory, read_victory},
    {"automated_player", &BoxFiles::automated_player, read_automated_player},
};

}  // namespace

BoxFiles embedded_box_files() {
  return {.components = embedded::new_dawn_components,
          .dials = embedded::new_dawn_dials,
          .tiles = embedded::new_dawn_tiles,
          .maps = embedded::new_dawn_maps,
          .focus_cards = embedded::new_dawn_focus_cards,
          .leaders = embedded::new_dawn_leaders,
          .wonders = embedded::new_dawn_wonders,
          .diplomacy = embedded::new_dawn_diplomacy,
          .natural_wonders = embedded::new_dawn_natural_wonders,
          .victory = embedded::new_dawn_victory,
          .effects = embedded::new_dawn_effects,
          .automated_player = embedded::new_dawn_automated_player};
}

Result<std::unique_ptr<const Box>> load_box(const BoxFiles& files) {
  auto box = std::make_unique<Box>();
  box->provenance = Json::object();
  for (const File& file : kFiles) {
    if (auto problem = read_data_file(file.name, files.*file.text, file.read, *box))
      return std::unexpected(*problem);
  }
  return box;
}

}  // namespace zig::new_dawn
