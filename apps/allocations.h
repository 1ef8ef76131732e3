// How many times the program asked for memory. allocations.cpp replaces operator new to count; bench and a
// test read it.
#pragma once

#include <cstdint>

namespace zig::apps {

std::uint64_t allocation_count();

}  // namespace zig::apps
