// Scripts of tools/, for tests.
#pragma once

#include <string>
#include <utility>

namespace zig::server {

// Whether `tools/SCRIPT ARGUMENTS` went well, and what it said on both streams.
std::pair<bool, std::string> call_script(const std::string& script, const std::string& arguments);

}  // namespace zig::server
