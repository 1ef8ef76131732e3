// SHA-256 (FIPS 180-4), for commitments to a seed: published before the game, opened after it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace zig {

std::array<std::uint8_t, 32> sha256(std::string_view bytes);
std::string sha256_hex(std::string_view bytes);  // 64 small hexadecimal digits

}  // namespace zig
