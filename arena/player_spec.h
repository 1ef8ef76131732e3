// Who plays, as people write it:
//
//   master                              a level, as it plays at a table
//   master:time=1s                      the same search with another budget
//   search:iterations=1000,time=500ms   the search with settings of its own; whichever budget is used up first
//   uct:time=100ms                      the yardstick
//   classic:time=50ms                   the same search without what was learned: positions are judged by the evaluation
//   greedy:weights=tuned.json           other weights of the evaluation (ziggurat arena tune); for a search, too
//   search:weights=trained.net          judges positions by that network (training/README.md)
//   exec:python3 bot.py                 a program that speaks the protocol (docs/arena.md)
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "arena/networks.h"
#include "arena/weights.h"
#include "engine/json.h"
#include "players/levels.h"

namespace zig::arena {

// What was written about a search; the level and the game supply the rest.
struct SearchSpec {
  std::optional<players::Level> level;  // whose search it is
  std::optional<int> iterations, patience, horizon;
  std::optional<double> exploration, widening, temperature;
  std::optional<std::size_t> memory;
  std::optional<std::chrono::milliseconds> time;
  bool reuse = true;  // what was learned is kept from one decision to the next
  int threads = 1;
  bool learned = true;  // judges by a network in games that have one

  template <class G>
  players::SearchSettings settings() const {
    return changed(level ? *players::search_of<G>(*level) : players::Knowledge<G>::kSearch);
  }
  players::SearchSettings changed(players::SearchSettings settings) const;
};

struct PlayerSpec {
  std::string text;  // as it was written: its name
  std::optional<players::Level> level;
  std::optional<SearchSpec> search;            // a search with settings of its own
  WeightList weights;                          // other than the game comes with
  std::shared_ptr<const NetworkFile> network;  // the same
  std::string command;                         // of a program

  bool is_program() const { return !command.empty(); }
  bool has_clock() const { return is_program() || (search && search->time); }  // its games cannot be repeated
  static Result<PlayerSpec> parse(std::string_view text);
};

// "250ms", "2s", "1.5s".
std::optional<std::chrono::milliseconds> read_duration(std::string_view text);

}  // namespace zig::arena
