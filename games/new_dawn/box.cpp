#include "games/new_dawn/box.h"

#include "games/new_dawn/box_reading.h"

namespace zig::new_dawn {

Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files) {
  using namespace box_reading;
  return read_box<Box>({{"components", read_components},
                        {"dials", read_dials},
                        {"tiles", read_tiles},
                        {"maps", read_maps},
                        {"effects", read_effects},
                        {"focus_cards", read_focus_cards},
                        {"leaders", read_leaders},
                        {"wonders", read_wonders},
                        {"diplomacy", read_diplomacy},
                        {"natural_wonders", read_natural_wonders},
                        {"victory", read_victory},
                        {"automated_player", read_automated_player}},
                       files);
}

}  // namespace zig::new_dawn
