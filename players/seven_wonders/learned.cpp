#include "players/seven_wonders/learned.h"

#include "players/search/network.h"
#include "players/seven_wonders/features.h"

namespace zig::embedded {
extern const std::string_view network_seven_wonders;
}

namespace zig::players {

using G = seven_wonders::SevenWonders;

// Read once. A test reads it, too: a network that does not belong to these features never leaves the tree.
template <>
const Network* learned_network<G>() {
  static const auto network =
      Network::read(embedded::network_seven_wonders, "network.bin", Features<G>::kCount, feature_hash<G>());
  return network ? &*network : nullptr;
}

}  // namespace zig::players
