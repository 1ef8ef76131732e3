#include "server/process.h"

#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace zig::server {

namespace {

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

// The second number of /proc/self/statm are pages in memory.
std::uint64_t resident_bytes() {
  std::ifstream in("/proc/self/statm");
  std::uint64_t all = 0, resident = 0;
  in >> all >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

std::uint64_t entries_of(const char* folder) {
  std::error_code failed;
  std::filesystem::directory_iterator entries(folder, failed);
  return failed ? 0 : static_cast<std::uint64_t>(std::distance(begin(entries), end(entries)));
}

std::uint64_t most_files() {
  rlimit limit{};
  return getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_cur : 0;
}

// Known since the program was loaded, near enough.
const std::int64_t kStarted =
    std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();

}  // namespace

ProcessFigures process_figures() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return {.cpu_seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime),
          .resident_bytes = resident_bytes(),
          .open_files = entries_of("/proc/self/fd"),
          .most_files = most_files(),
          .threads = entries_of("/proc/self/task"),
          .started = kStarted};
}

std::uint64_t allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  return most_files();
}

}  // namespace zig::server
