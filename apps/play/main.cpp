// `ziggurat_play`: the command `play` as a program of its own, for ./play GAME. It knows no servers, so it is built soon.
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "apps/language.h"
#include "apps/play.h"

namespace {

int no_server(const zig::apps::Args&, const zig::apps::Usage& usage, std::optional<bool>) {
  return zig::apps::bad_input(
      usage, "this program plays only here; at a server play with: ./ziggurat play --at URL");
}

}  // namespace

int main(int argc, char** argv) {
  zig::apps::speak_without_wish(
      zig::apps::language_of_environment([](const char* name) -> const char* { return std::getenv(name); }));
  return zig::apps::play(std::vector<std::string>(argv + 1, argv + argc), no_server);
}
