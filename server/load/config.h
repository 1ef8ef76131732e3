// What a load test does: how many people, how fast they play, for how long.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.h"

namespace zig::server::load {

struct Address {
  std::string host = "127.0.0.1";  // a number, not a name
  std::uint16_t port = 8080;
};
// "http://127.0.0.1:8080", with or without a slash at the end; [::1] for version 6.
Result<Address> read_address(std::string_view url);
bool on_this_machine(const Address& address);

// A process of this machine whose processor time is told, with that of its children: a database, a proxy.
struct Beside {
  std::string name;
  int process = 0;
};
Result<Beside> read_beside(std::string_view text);  // "postgres=1234"

struct Config {
  Address at;
  std::vector<Address> metrics;    // of the servers behind a proxy; empty: `at`
  std::vector<std::string> games;  // the tables take turns; empty: all of them
  int tables = 500, connections = 2000;
  double moves_per_second = 250;
  int seconds = 60;
  int played = 40;                // before the measuring begins each table is played a random part of this,
  int played_least = 0;           // but not less than this
  bool compressed = false;        // sockets offer to take compressed frames
  bool breaks_expected = false;   // a lost connection is not an error: somebody kills servers meanwhile
  double longest_gap_ms = 0;      // a table that cannot be played at for longer is an error; 0: none is
  double reloads_per_second = 0;  // pages that are loaded again, one at a time
  bool together = false;          // two people send at the same instant where both are asked
  bool to_the_end = false;        // each table plays one game, to its end, for at most `seconds`
  std::vector<Beside> beside;
  std::uint64_t seed = 1;
  std::function<void(const std::string&)> progress;  // a line for a person who waits
  std::function<void()> begun;                       // the measuring begins
};

// How many people each table has; the others look on. What is wrong with the numbers: one line.
Result<bool> check(const Config& config);

}  // namespace zig::server::load
