// The games of a library, by their types.
//
//   (*library)->each([&](const auto& game) { ... });          // at compile time: one call per type of game
//   (*library)->get<G>().start(...);
#pragma once

#include <cstdint>
#include <memory>
#include <tuple>
#include <utility>

#include "games/all_games.h"
#include "games/library.h"

namespace zig {

// A game with the component set it points to, and the hash of the files that set was read from.
template <Game G>
struct Shelf {
  std::unique_ptr<const typename G::Box> box;
  G game;
  std::uint64_t files = 0;
  std::unique_ptr<const Shelf> built_in;  // beside an owner's own set; null: this is the built-in one
  Shelf(std::unique_ptr<const typename G::Box> content, std::uint64_t of_files)
      : box(std::move(content)), game(*box), files(of_files) {}
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
  template <Game G>
  const Shelf<G>& shelf() const {
    return std::get<Shelf<G>>(shelves_);
  }
  template <class Visit>
  void each(Visit&& visit) const {
    std::apply([&](const auto&... shelf) { (visit(shelf.game), ...); }, shelves_);
  }

 private:
  Shelves shelves_;
};

}  // namespace zig
