// The files of the web client, read once when the server starts: a request can only name what is in this list, so no path reaches the disk.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "engine/json.h"

namespace zig::server {

struct WebFile {
  std::string_view type;  // "text/css; charset=utf-8"
  std::string body;
  std::string brotli;     // the same, compressed; empty: there is none
  bool for_ever = false;  // its name changes with its content
};

class WebFiles {
 public:
  WebFiles() = default;  // no client: only the plain page
  static Result<WebFiles> read(const std::filesystem::path& folder);

  const WebFile* find(std::string_view path) const;  // "/assets/main-3f2a.js"; null: there is none
  const WebFile* page() const { return find("/index.html"); }

 private:
  std::map<std::string, WebFile, std::less<>> files_;
};

// Is this a screen of the web client, which its page draws by itself? "/", "/t/abcd2345", "/rules/some-game", …
bool is_screen(std::string_view path);

}  // namespace zig::server
