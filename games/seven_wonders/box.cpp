#include "games/seven_wonders/box.h"

#include "games/seven_wonders/box_reading.h"

namespace zig::seven_wonders {

Result<std::unique_ptr<const Box>> load_box(std::span<const DataFile> files) {
  using namespace box_reading;
  return read_box<Box>({{"cards", read_cards}, {"wonders", read_wonders}, {"setup", read_setup}}, files);
}

}  // namespace zig::seven_wonders
