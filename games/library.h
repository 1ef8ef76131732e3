// All games with their component sets.
//
//   auto library = open_library();                            // the embedded component sets
//   (*library)->each([&](const auto& game) { ... });          // at compile time: one call per type of game
//   (*library)->get<seven_wonders::SevenWonders>().start(...);
//
// A library owns the component sets; it must outlive every game state and match made from it.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/json.h"
#include "games/all_games.h"

namespace zig {

// An owner's own component data by name, "seven-wonders/cards.json" -> text of the file. What is not given is
// taken from the embedded set. The programs read the files; nothing here touches a disk.
using OwnData = std::map<std::string, std::string, std::less<>>;

// The names that OwnData may have.
std::vector<std::string> data_file_names();

// A game with the component set it points to.
template <Game G>
struct Shelf {
  std::unique_ptr<const typename G::Box> box;
  G game;
  explicit Shelf(std::unique_ptr<const typename G::Box> content) : box(std::move(content)), game(*box) {}
};

class GameLibrary {
 public:
  template <Game... Games>
  static std::tuple<Shelf<Games>...> shelves_for(GameTypes<Games...>);
  using Shelves = decltype(shelves_for(AllGames()));

  explicit GameLibrary(Shelves shelves) : shelves_(std::move(shelves)) {}

  template <Game G>
  const G& get() const {
    return std::get<Shelf<G>>(shelves_).game;
  }
  template <class Visit>
  void each(Visit&& visit) const {
    std::apply([&](const auto&... shelf) { (visit(shelf.game), ...); }, shelves_);
  }

 private:
  Shelves shelves_;
};

// Reads and audits the component sets of all games. A problem names the file, the entry, and the remedy.
Result<std::unique_ptr<const GameLibrary>> open_library(const OwnData& own = {});

}  // namespace zig
