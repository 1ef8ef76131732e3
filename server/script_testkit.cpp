#include "server/script_testkit.h"

#include <array>
#include <cstdio>

namespace zig::server {

std::pair<bool, std::string> call_script(const std::string& script, const std::string& arguments) {
  const std::string command =
      std::string("'") + ZIGGURAT_SOURCE_DIR + "/tools/" + script + "' " + arguments + " 2>&1";
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return {false, "no shell"};
  std::string output;
  std::array<char, 4096> chunk{};
  while (const std::size_t size = fread(chunk.data(), 1, chunk.size(), pipe))
    output.append(chunk.data(), size);
  const bool good = pclose(pipe) == 0;
  while (!output.empty() && output.back() == '\n') output.pop_back();
  return {good, output};
}

}  // namespace zig::server
