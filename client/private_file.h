// A file that nobody else can read, written whole or not at all.
#pragma once

#include <string>
#include <string_view>

namespace zig::client {

bool write_private_file(const std::string& path, std::string_view text);

}  // namespace zig::client
