#include "players/new_dawn/learned.h"

#include "players/new_dawn/features.h"
#include "players/search/network.h"

namespace zig::embedded {
extern const std::string_view network_new_dawn;
}

namespace zig::players {

using G = new_dawn::NewDawn;

// Read once. A test reads it, too: a network that does not belong to these features never leaves the tree.
template <>
const Network* learned_network<G>() {
  static const auto network =
      Network::read(embedded::network_new_dawn, "network.bin", Features<G>::kCount, feature_hash<G>());
  return network ? &*network : nullptr;
}

}  // namespace zig::players
