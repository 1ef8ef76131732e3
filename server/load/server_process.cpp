#include "server/load/server_process.h"

#include <unistd.h>

#include <charconv>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace zig::server::load {

namespace {

namespace fs = std::filesystem;

// Lines of /proc/net/tcp: number, local address, remote address, state, …; the tenth word is the number of the socket.
void collect_listening(const char* file, std::uint16_t port, std::set<std::string>& links) {
  constexpr const char* kListens = "0A";
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);  // the heading
  while (std::getline(in, line)) {
    std::istringstream words(line);
    std::string number, local, remote, state, word, socket;
    words >> number >> local >> remote >> state;
    for (int i = 4; i < 9; ++i) words >> word;
    words >> socket;
    const auto colon = local.rfind(':');
    if (state != kListens || colon == std::string::npos) continue;
    std::uint16_t at = 0;
    std::from_chars(local.data() + colon + 1, local.data() + local.size(), at, 16);
    if (at == port) links.insert("socket:[" + socket + "]");
  }
}

bool has_one_of(const fs::path& process, const std::set<std::string>& links) {
  std::error_code failed;
  for (fs::directory_iterator file(process / "fd", failed), end; !failed && file != end;
       file.increment(failed)) {
    std::error_code gone;
    if (links.contains(fs::read_symlink(file->path(), gone).string())) return true;
  }
  return false;
}

std::vector<int> all_processes() {
  std::vector<int> all;
  std::error_code failed;
  for (fs::directory_iterator entry("/proc", failed), end; !failed && entry != end; entry.increment(failed)) {
    const std::string name = entry->path().filename();
    int process = 0;
    const auto [last, wrong] = std::from_chars(name.data(), name.data() + name.size(), process);
    if (wrong == std::errc() && last == name.data() + name.size()) all.push_back(process);
  }
  return all;
}

// A line of /proc/PID/stat.
struct Stat {
  int parent = 0;
  double own = 0;    // seconds of this process
  double ended = 0;  // of children that have ended
};

std::optional<Stat> stat_of(int process) {
  std::ifstream in("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  if (!std::getline(in, line)) return std::nullopt;
  const auto name_ends = line.rfind(')');  // a name may hold anything
  if (name_ends == std::string::npos) return std::nullopt;
  constexpr int kBetween = 9;  // words between the parent and the user time
  std::istringstream words(line.substr(name_ends + 1));
  std::string word;
  Stat stat;
  words >> word >> stat.parent;
  for (int i = 0; i < kBetween; ++i) words >> word;
  double user = 0, system = 0, ended_user = 0, ended_system = 0;
  if (!(words >> user >> system >> ended_user >> ended_system)) return std::nullopt;
  const auto a_second = static_cast<double>(sysconf(_SC_CLK_TCK));
  stat.own = (user + system) / a_second;
  stat.ended = (ended_user + ended_system) / a_second;
  return stat;
}

}  // namespace

std::optional<int> process_at(std::uint16_t port) {
  std::set<std::string> links;
  collect_listening("/proc/net/tcp", port, links);
  collect_listening("/proc/net/tcp6", port, links);
  if (links.empty()) return std::nullopt;
  for (const int process : all_processes()) {
    if (has_one_of(fs::path("/proc") / std::to_string(process), links)) return process;
  }
  return std::nullopt;
}

std::optional<double> cpu_seconds_of(int process) {
  const auto stat = stat_of(process);
  return stat ? std::optional(stat->own) : std::nullopt;
}

std::optional<double> cpu_seconds_of_family(int process) {
  std::map<int, Stat> all;
  for (const int one : all_processes()) {
    if (const auto stat = stat_of(one)) all[one] = *stat;
  }
  if (!all.contains(process)) return std::nullopt;
  const auto belongs = [&](int one) {
    while (one != process && all.contains(one)) one = all[one].parent;
    return one == process;
  };
  double seconds = 0;
  for (const auto& [one, stat] : all) {
    if (belongs(one)) seconds += stat.own + stat.ended;
  }
  return seconds;
}

}  // namespace zig::server::load
