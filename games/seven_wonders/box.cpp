#include "games/seven_wonders/box.h"

#include "games/seven_wonders/box_reading.h"

namespace zig::embedded {
extern const std::string_view seven_wonders_cards, seven_wonders_wonders, seven_wonders_setup;
}

namespace zig::seven_wonders {

using namespace box_reading;

BoxFiles embedded_box_files() {
  return {embedded::seven_wonders_cards, embedded::seven_wonders_wonders, embedded::seven_wonders_setup};
}

Result<std::unique_ptr<const Box>> load_box(const BoxFiles& files) {
  auto box = std::make_unique<Box>();
  box->provenance = Json::object();
  if (auto problem = read_data_file("cards", files.cards, read_cards, *box)) return std::unexpected(*problem);
  if (auto problem = read_data_file("wonders", files.wonders, read_wonders, *box))
    return std::unexpected(*problem);
  if (auto problem = read_data_file("setup", files.setup, read_setup, *box)) return std::unexpected(*problem);
  return box;
}

}  // namespace zig::seven_wonders
