// Why an action is not legal: the rule, and a sentence with the pieces concerned. Called only for actions that are not listed.
#pragma once

#include <string_view>

#include "engine/verdict.h"
#include "games/new_dawn/action.h"
#include "games/new_dawn/box.h"
#include "games/new_dawn/state.h"

namespace zig::new_dawn {

// What is asked: its rule, its id, and the key of the sentence that asks. The same sentence answers whoever does something else.
struct AskInfo {
  std::string_view rule, id, key;
};
const AskInfo& ask_info(Ask ask);

Verdict why_not(const Box& box, const State& s, Action action);

}  // namespace zig::new_dawn
