// A small number as States and Actions store it.
#pragma once

#include <cstdint>

namespace zig {

constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

}  // namespace zig
