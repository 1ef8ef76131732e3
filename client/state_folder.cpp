#include "client/state_folder.h"

#include <cstdlib>
#include <filesystem>

namespace zig::client {

namespace fs = std::filesystem;

std::string state_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  fs::path folder;
  if (state && *state)
    folder = state;
  else if (home && *home)
    folder = fs::path(home) / ".local" / "state";
  else
    return "";
  folder /= "ziggurat";
  std::error_code error;
  fs::create_directories(folder, error);
  return error ? "" : folder.string();
}

}  // namespace zig::client
