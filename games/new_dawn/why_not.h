// Why an action is not legal: the rule, and a sentence with the pieces concerned. Called only for actions that are not listed.
#pragma once

#include "engine/verdict.h"
#include "games/new_dawn/action.h"
#include "games/new_dawn/box.h"
#include "games/new_dawn/state.h"

namespace zig::new_dawn {

Verdict why_not(const Box& box, const State& s, Action action);

}  // namespace zig::new_dawn
