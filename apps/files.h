// Files for the commands: whole texts, and the component sets with an owner's own data (--data DIR).
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/json.h"
#include "games/library.h"

namespace zig::apps {

// The whole text of a file, or of standard input for "-". Problems name the file and say what to do.
Result<std::string> read_text(const std::string& path, std::size_t max_size = 64 << 20);
// Writes a whole file, or leaves the old one as it was.
std::optional<Problem> write_text(const std::string& path, const std::string& text);

// The embedded component sets; with a folder, its files <game>/<name>.json take their place.
Result<OpenLibrary> load_library(const std::optional<std::string>& folder);

}  // namespace zig::apps
