// What an answer is wanted for: to be looked into, or only to be written (engine/json_list.h).
#pragma once

#include <cstdint>

namespace zig {

enum class JsonAs : std::uint8_t { Tree, Text };

}  // namespace zig
