// Prints the signatures of all games, as `ziggurat bench --signature` does natively: ./check compares the
// two.
#include <cstdio>

#include "games/all_games.h"
#include "players/signature.h"

int main() {
  const auto library = zig::open_library();
  if (!library) {
    std::fputs((library.error().line() + "\n").c_str(), stderr);
    return 2;
  }
  (*library)->each([](const auto& game) { std::fputs(zig::players::signature_lines(game).c_str(), stdout); });
  return 0;
}
