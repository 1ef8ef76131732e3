// TE-18: what holds in every position, and what follows from it. One audit for the laws and for positions that
// people write: there the sentence is the refusal, so it says what to do.
#pragma once

#include <optional>
#include <string>

#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

struct Fault {
  std::string rule;   // TE-18.x where the contract lists the invariant, else the rule that makes it one
  std::string where;  // the key of a position that says it: "board", "seats[1].hand"
  Phrase what;
};
std::optional<Fault> first_fault(const TigrisEuphrates& game, const State& s);

// How many tiles a seat can have at most while the present action goes on (TE-5.4, TE-13.15).
int most_tiles_in_hand(const State& s, int seat);

}  // namespace zig::tigris_euphrates
