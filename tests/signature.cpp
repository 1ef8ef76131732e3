// Prints the signature of every game's rules, as `ziggurat bench --signature` does, for builds that have no program.
#include <cstdio>

#include "games/shelves.h"
#include "players/signature.h"

int main() {
  const auto library = zig::open_library();
  if (!library) return std::fputs("signature: the component data cannot be read\n", stderr), 1;
  (*library)->each([](const auto& game) { std::fputs(zig::players::signature_lines(game).c_str(), stdout); });
}
