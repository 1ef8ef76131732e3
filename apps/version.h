// The version of the program, as `ziggurat --version` and the server's figures tell it.
#pragma once

#include <string_view>

namespace zig::apps {

inline constexpr std::string_view kVersion = "0.1.0";

}  // namespace zig::apps
