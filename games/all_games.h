// The explicit list of games. To add one: a name in AllGames, a shelf, a line in each(), and its data files in the .cpp.
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
#include "games/new_dawn/new_dawn.h"
#include "games/seven_wonders/seven_wonders.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig {

// All types of games, for templates that are instantiated once per game.
template <Game... Games>
struct GameTypes {};
using AllGames = GameTypes<seven_wonders::SevenWonders, tigris_euphrates::TigrisEuphrates, new_dawn::NewDawn>;

// An owner's own component data by name, "seven-wonders/cards.json" -> text of the file. What is not given is
// taken from the embedded set. The programs read the files; nothing here touches a disk.
using DataFiles = std::map<std::string, std::string, std::less<>>;

// The names that DataFiles may have.
std::vector<std::string_view> data_file_names();

// A game with the component set it points to.
template <class G, class Box>
struct Shelf {
  std::unique_ptr<const Box> box;
  G game;
  explicit Shelf(std::unique_ptr<const Box> content) : box(std::move(content)), game(*box) {}
};

class GameLibrary {
 public:
  using SevenWondersShelf = Shelf<seven_wonders::SevenWonders, seven_wonders::Box>;
  using TigrisEuphratesShelf = Shelf<tigris_euphrates::TigrisEuphrates, tigris_euphrates::Box>;
  using NewDawnShelf = Shelf<new_dawn::NewDawn, new_dawn::Box>;

  GameLibrary(SevenWondersShelf seven_wonders, TigrisEuphratesShelf tigris_euphrates, NewDawnShelf new_dawn)
      : seven_wonders_(std::move(seven_wonders)),
        tigris_euphrates_(std::move(tigris_euphrates)),
        new_dawn_(std::move(new_dawn)) {}

  template <class Visit>
  void each(Visit&& visit) const {
    visit(seven_wonders_.game);
    visit(tigris_euphrates_.game);
    visit(new_dawn_.game);
  }
  const seven_wonders::SevenWonders& seven_wonders() const { return seven_wonders_.game; }
  const tigris_euphrates::TigrisEuphrates& tigris_euphrates() const { return tigris_euphrates_.game; }
  const new_dawn::NewDawn& new_dawn() const { return new_dawn_.game; }

 private:
  SevenWondersShelf seven_wonders_;
  TigrisEuphratesShelf tigris_euphrates_;
  NewDawnShelf new_dawn_;
};

// Reads and audits the component sets of all games. A problem names the file, the entry, and the remedy.
Result<std::unique_ptr<const GameLibrary>> open_library(const DataFiles& files = {});

}  // namespace zig
