// The network that comes with the program: network.bin, embedded; network.json beside it says where it comes from.
#pragma once

namespace zig::players {

class Network;

const Network* learned_network();

}  // namespace zig::players
