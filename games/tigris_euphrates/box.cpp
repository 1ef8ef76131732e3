#include "games/tigris_euphrates/box.h"

#include "games/tigris_euphrates/box_reading.h"

namespace zig::tigris_euphrates {

Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files) {
  using namespace box_reading;
  return read_box<Box>(
      {{"boards", read_boards}, {"components", read_components}, {"parameters", read_parameters}}, files);
}

}  // namespace zig::tigris_euphrates
