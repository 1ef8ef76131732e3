// `ziggurat_serve`: the command `serve` as a program of its own, for ./play. It needs a third of what `ziggurat` needs to be built.
#include <cstdlib>
#include <string>
#include <vector>

#include "apps/commands.h"
#include "apps/language.h"

int main(int argc, char** argv) {
  zig::apps::speak_without_wish(
      zig::apps::language_of_environment([](const char* name) -> const char* { return std::getenv(name); }));
  return zig::apps::cmd_serve(std::vector<std::string>(argv + 1, argv + argc));
}
