// The component data of a game as texts: embedded by CMake from games/<game>/data, or an owner's own.
#pragma once

#include <span>
#include <string_view>

namespace zig {

struct DataFile {
  std::string_view name;  // "cards" for cards.json
  std::string_view text;
};

// Each game's folder is `std::span<const DataFile> <game>::data_files()` (cmake/embedding.cmake).

}  // namespace zig
