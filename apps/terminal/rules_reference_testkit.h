// For the tests of the rules that players look up.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "apps/terminal/rules_reference.h"

namespace zig::terminal {

inline Lines ids(const std::vector<const Rule*>& found) {
  Lines out;
  for (const Rule* rule : found) out.push_back(rule->id);
  return out;
}

inline long count_with_id(const RulesReference& rules) {
  return std::ranges::count_if(rules.rules(), [](const Rule& rule) { return !rule.id.empty(); });
}

}  // namespace zig::terminal
