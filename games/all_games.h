// The explicit list of games. To add one: a line in AllGames, a member with its component set, a line in
// each().
//
//   auto library = open_library({});                          // the embedded component sets
//   (*library)->each([&](const auto& game) { ... });          // at compile time: one call per type of game
//
// A library owns the component sets; it must outlive every game state and match made from it.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game.h"
#include "engine/json.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig {

// All types of games, for templates that are instantiated once per game.
template <Game... Games>
struct GameTypes {};
using AllGames = GameTypes<seven_wonders::SevenWonders>;

// An owner's own component data by name, "seven-wonders/cards.json" -> text of the file. What is not given is
// taken from the embedded set. The programs read the files; nothing here touches a disk.
using DataFiles = std::map<std::string, std::string, std::less<>>;

// The names that DataFiles may have.
std::vector<std::string_view> data_file_names();

class GameLibrary {
 public:
  template <class Visit>
  void each(Visit&& visit) const {
    visit(seven_wonders_);
  }
  const seven_wonders::SevenWonders& seven_wonders() const { return seven_wonders_; }

 private:
  friend Result<std::unique_ptr<const GameLibrary>> open_library(const DataFiles& files);
  explicit GameLibrary(std::unique_ptr<const seven_wonders::Box> box)
      : seven_wonders_box_(std::move(box)), seven_wonders_(*seven_wonders_box_) {}

  std::unique_ptr<const seven_wonders::Box> seven_wonders_box_;
  seven_wonders::SevenWonders seven_wonders_;
};

// Reads and audits the component sets of all games. A problem names the file, the entry, and the remedy.
Result<std::unique_ptr<const GameLibrary>> open_library(const DataFiles& files = {});

}  // namespace zig
