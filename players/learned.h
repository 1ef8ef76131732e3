// The network that comes with the program for a game that has learned: players/<game>/network.bin, embedded; network.json beside it says
// where it comes from. players/<game>/learned.cpp reads it; nullptr: the game has features, and no network yet.
#pragma once

namespace zig::players {

class Network;

template <class G>
const Network* learned_network();

}  // namespace zig::players
