#include "games/tigris_euphrates/box.h"

#include "games/tigris_euphrates/box_reading.h"

namespace zig::embedded {
extern const std::string_view tigris_euphrates_boards, tigris_euphrates_components,
    tigris_euphrates_parameters;
}

namespace zig::tigris_euphrates {

using namespace box_reading;

BoxFiles embedded_box_files() {
  return {embedded::tigris_euphrates_boards, embedded::tigris_euphrates_components,
          embedded::tigris_euphrates_parameters};
}

Result<std::unique_ptr<const Box>> load_box(const BoxFiles& files) {
  auto box = std::make_unique<Box>();
  box->provenance = Json::object();
  if (auto problem = read_data_file("boards", files.boards, read_boards, *box))
    return std::unexpected(*problem);
  if (auto problem = read_data_file("components", files.components, read_components, *box))
    return std::unexpected(*problem);
  if (auto problem = read_data_file("parameters", files.parameters, read_parameters, *box))
    return std::unexpected(*problem);
  return box;
}

}  // namespace zig::tigris_euphrates
