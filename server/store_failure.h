// How the databases report a problem inside the store: thrown where it happens, turned into a Result at the interface.
#pragma once

#include <type_traits>
#include <utility>

#include "engine/json.h"

namespace zig::server {

struct StoreFailure {
  Problem problem;
};

// What `work` returns, or the problem that it threw.
template <class Work>
auto guarded(Work&& work) -> Result<std::invoke_result_t<Work>> {
  try {
    return std::forward<Work>(work)();
  } catch (const StoreFailure& failure) {
    return std::unexpected(failure.problem);
  }
}

}  // namespace zig::server
