// What holds in every state. One audit for the laws and for positions that people write.
#pragma once

#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

Phrase first_fault(const SevenWonders& game, const State& s);  // empty: there is none

}  // namespace zig::seven_wonders
