#include "arena/search_player.h"

#include <cstring>

#include "arena/deadline.h"
#include "arena/judges.h"
#include "arena/parallel.h"
#include "games/shelves.h"
#include "players/all_games.h"
#include "players/levels.h"

namespace zig::arena {

namespace {

template <Game G>
typename G::State state_of(const table::Table& table) {
  typename G::State s;
  const std::string bytes = table.match().state_bytes();
  std::memcpy(static_cast<void*>(&s), bytes.data(), sizeof s);
  return s;
}

template <Game G>
class GreedyPlayer final : public Player {
 public:
  GreedyPlayer(const G& game, const players::Weights<G>& weights) : game_(game), weights_(weights) {}
  std::expected<int, Fault> choose(table::Table& table, Seat seat, Random& random) override {
    return game_.id(players::choose_greedy(game_, state_of<G>(table), seat, random, weights_));
  }

 private:
  const G& game_;
  const players::Weights<G> weights_;
};

template <Game G>
class SearchPlayer final : public Player {
 public:
  SearchPlayer(const G& game, const PlayerSpec& spec)
      : game_(game),
        spec_(*spec.search),
        judges_(spec),
        search_(game, spec_.settings<G>(), spec_.threads, judges_.weights) {}

  void begin_game(table::Table&, Seat seat) override {
    search_.forget();
    seat_ = seat;
  }

  std::expected<int, Fault> choose(table::Table& table, Seat seat, Random& random) override {
    const auto s = state_of<G>(table);
    if (!spec_.reuse) search_.forget();
    if (players::time_would_tell(game_, s, seat))  // as at a table
      return game_.id(players::choose_in_equal_time(game_, s, seat, random, judges_.weights));
    const table::OutOfTime out_of_time = spec_.time ? within(*spec_.time) : table::never;
    return game_.id(search_.think(s, seat, random, out_of_time).front().action);
  }

  // Own moves are followed in the tree. What others did in the open may have a hidden part, so the tree is left then.
  void played(Seat who, int action, bool sealed) override {
    if (who == seat_) {
      search_.follow(who, game_.action(action), sealed);
    } else if (!sealed) {
      search_.forget();
    }
  }

 private:
  const G& game_;
  const SearchSpec spec_;
  const Judges<G> judges_;
  Seat seat_{};
  ParallelSearch<G> search_;
};

}  // namespace

std::unique_ptr<Player> make_search_player(const PlayerSpec& spec, const GameLibrary& library,
                                           std::string_view game) {
  std::unique_ptr<Player> made;
  library.each([&]<class G>(const G& its) {
    if (G::kId == game) made = std::make_unique<SearchPlayer<G>>(its, spec);
  });
  return made;
}

std::unique_ptr<Player> make_greedy_player(const WeightList& weights, const GameLibrary& library,
                                           std::string_view game) {
  std::unique_ptr<Player> made;
  library.each([&]<class G>(const G& its) {
    if (G::kId == game) made = std::make_unique<GreedyPlayer<G>>(its, weights_of<G>(weights));
  });
  return made;
}

}  // namespace zig::arena
