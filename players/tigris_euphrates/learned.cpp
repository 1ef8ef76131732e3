#include "players/tigris_euphrates/learned.h"

#include "players/search/network.h"
#include "players/tigris_euphrates/features.h"

namespace zig::embedded {
extern const std::string_view network_tigris_euphrates;
}

namespace zig::players {

using G = tigris_euphrates::TigrisEuphrates;

// Read once. A test reads it, too: a network that does not belong to these features never leaves the tree.
template <>
const Network* learned_network<G>() {
  static const auto network = Network::read(embedded::network_tigris_euphrates, "network.bin",
                                            Features<G>::kCount, feature_hash<G>());
  return network ? &*network : nullptr;
}

}  // namespace zig::players
