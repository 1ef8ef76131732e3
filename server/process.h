// This process and the machine: what it costs, and how many files it may open.
#pragma once

#include <cstdint>

namespace zig::server {

struct ProcessFigures {
  double cpu_seconds = 0;  // of all threads, since the start
  std::uint64_t resident_bytes = 0;
  std::uint64_t open_files = 0;
  std::uint64_t most_files = 0;  // that it may open
  std::uint64_t threads = 0;
  std::int64_t started = 0;  // seconds since 1970
};
ProcessFigures process_figures();

// A socket is a file: as many as the system allows, not only the thousand that are usual. How many that is.
std::uint64_t allow_many_files();

}  // namespace zig::server
