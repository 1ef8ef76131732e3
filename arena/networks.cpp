#include "arena/networks.h"

#include <fstream>
#include <iterator>

#include "games/shelves.h"
#include "players/all_games.h"

namespace zig::arena {

std::optional<NetworkFile> read_network(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  NetworkFile network{.path = path, .bytes = {}};
  // One byte too many is read of what is too large, and refused for its size.
  network.bytes.resize(players::Network::kMostBytes + 1);
  file.read(network.bytes.data(), static_cast<std::streamsize>(network.bytes.size()));
  network.bytes.resize(static_cast<std::size_t>(file.gcount()));
  if (!network.bytes.starts_with(players::Network::kMagic)) return std::nullopt;
  return network;
}

std::optional<Problem> why_not(const GameLibrary& library, std::string_view game, const NetworkFile& file) {
  std::optional<Problem> why;
  library.each([&]<class G>(const G&) {
    if (G::kId != game) return;
    if constexpr (players::Learns<G>) {
      if (const auto network = network_of<G>(file); !network) why = network.error();
    } else {
      why = Problem{file.path,
                    say("is a network, and {game} has no features for one; these games do: {names}",
                        {{"game", game}, {"names", games_that_learn(library)}}),
                    {}};
    }
  });
  return why;
}

std::string games_that_learn(const GameLibrary& library) {
  std::string names;
  library.each([&]<class G>(const G&) {
    if constexpr (players::Learns<G>) names += (names.empty() ? "" : ", ") + std::string(G::kId);
  });
  return names;
}

}  // namespace zig::arena
