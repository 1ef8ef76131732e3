// How many times this thread asked for memory; bench and a test read it. allocations.cpp replaces operator new: it counts, and keeps small
// blocks for the thread that gave them back.
#pragma once

#include <cstdint>

namespace zig::apps {

std::uint64_t allocation_count();

}  // namespace zig::apps
