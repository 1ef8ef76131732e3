// What a server says is foreign text: it is limited before it is read, and nothing in it can steer a terminal.
#pragma once

#include <string>
#include <string_view>

#include "engine/json.h"

namespace zig::client {

inline constexpr std::size_t kMaxMessage = 4 << 20;  // bytes

// Control characters, what turns the direction of writing, and broken UTF-8 become `?`. Lines stay where they are wanted.
std::string harmless(std::string_view text, bool keep_lines = false);

// A message as JSON whose texts and keys are harmless. Refused: too long, too deep, too wide, not an object.
Result<Json> read_message(std::string_view text);

}  // namespace zig::client
