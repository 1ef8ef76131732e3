// Networks that a player is told to judge by instead of the one that comes with the game (players/search/network.h): read from a file,
// checked against the game, given to a player.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/json.h"
#include "games/library.h"
#include "players/features.h"
#include "players/search/judged.h"
#include "players/search/network.h"

namespace zig::arena {

struct NetworkFile {
  std::string path, bytes;
};

// Nothing: the file is no network; it may be weights by name (arena/weights.h), or not there.
std::optional<NetworkFile> read_network(const std::string& path);

template <players::Learns G>
Result<players::Network> network_of(const NetworkFile& file) {
  return players::Network::read(file.bytes, file.path, players::Features<G>::kCount,
                                players::feature_hash<G>());
}

// Nothing, or why the game cannot use it.
std::optional<Problem> why_not(const GameLibrary& library, std::string_view game, const NetworkFile& file);

// The games that have features to train a network with, as people write them.
std::string games_that_learn(const GameLibrary& library);

}  // namespace zig::arena
