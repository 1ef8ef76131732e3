#include "arena/selfplay.h"

#include <map>
#include <mutex>
#include <thread>

#include "arena/judges.h"
#include "arena/positions.h"
#include "games/shelves.h"
#include "players/all_games.h"
#include "table/match.h"

namespace zig::arena {

namespace {

using Clock = std::chrono::steady_clock;

// One player in all seats, and what its games leave behind. On one thread.
template <Game G>
class Learner {
 public:
  Learner(const G& game, const PlayerSpec& player, const typename G::Options& start,
          const SelfplayOptions& options)
      : game_(game), player_(player), start_(start), options_(options), judges_(player) {
    if (player.search)
      search_.emplace(game, players::with_memory_enough(player.search->settings<G>()), judges_.weights);
  }

  std::string play(std::uint32_t number, std::uint64_t seed) {
    Random luck = Random::fast(seed);
    Random thoughts = Random::fast(luck.next());
    Silent silent;
    typename G::State s = game_.start(start_, luck);
    GamePositions positions(s.players());
    int decisions = 0;
    for (; !game_.pending(s).empty() && decisions < G::kMaxDecisions; ++decisions) {
      const Seat seat = game_.pending(s).first();
      if (players::learned_quiet<G>(s) && percent(thoughts, options_.share)) keep(s, positions);
      const bool odd = may_be_odd(s) && percent(thoughts, options_.odd);
      game_.apply(s, seat, odd ? odd_move(s, seat, thoughts) : choose(s, seat, thoughts), luck, silent);
    }
    if (!game_.pending(s).empty()) return GamePositions(s.players()).bytes(number, {}, {});  // nobody won it
    std::array<float, kMaxSeats> wins{}, points{};
    const Standing standing = game_.standing(s);
    for (const Seat winner : standing.winners())
      wins[winner.n] = 1.0F / static_cast<float>(standing.winners().size());
    const auto seats = static_cast<std::size_t>(s.players());
    for (std::size_t seat = 0; seat < seats; ++seat) points[seat] = static_cast<float>(standing.total[seat]);
    return positions.bytes(number, std::span(wins).first(seats), std::span(points).first(seats));
  }

 private:
  static bool percent(Random& random, int percent) {
    return random.below(100) < static_cast<std::uint32_t>(percent);
  }

  static bool may_be_odd(const typename G::State& s) {
    if constexpr (requires { players::Knowledge<G>::may_be_odd(s); })
      return players::Knowledge<G>::may_be_odd(s);
    else
      return players::Knowledge<G>::quiet(s);
  }

  typename G::Action choose(const typename G::State& s, Seat seat, Random& random) {
    if (!search_) {
      if (!player_.weights.empty()) return players::choose_greedy(game_, s, seat, random, judges_.weights);
      return players::choose(game_, *player_.level, s, seat, random, [] { return false; });
    }
    if (players::time_would_tell(game_, s, seat))
      return players::choose_in_equal_time(game_, s, seat, random, judges_.weights);
    search_->forget();  // so that a game depends on nothing but its seed
    return search_->think(s, seat, random, [] { return false; }).front().action;
  }

  // What a beginner might do, now and then anything.
  typename G::Action odd_move(const typename G::State& s, Seat seat, Random& random) {
    if (percent(random, 25)) return any_legal_action(game_, s, seat, random);
    return players::choose_like_a_person(game_, s, seat, {.temperature = 1, .cap = 4, .overlooks = false},
                                         random);
  }

  void keep(const typename G::State& s, GamePositions& positions) const {
    const players::Values chances =
        players::Knowledge<G>::chances(s, players::Knowledge<G>::values(game_, s, judges_.weights));
    const players::Features<G> features(game_, s);
    players::FeatureRow<G> row;
    for (int seat = 0; seat < s.players(); ++seat) {
      features.write(seat, row);
      const auto* network = judges_.weights.network;
      positions.add(network ? network->answer(row) : players::Network::Answer{},
                    static_cast<float>(chances[static_cast<std::size_t>(seat)]), row);
    }
  }

  const G& game_;
  const PlayerSpec& player_;
  const typename G::Options start_;
  const SelfplayOptions& options_;
  const Judges<G> judges_;
  std::optional<players::Search<G>> search_;
};

template <Game G>
class School {
 public:
  School(const G& game, const Contest& contest, const typename G::Options& start,
         const SelfplayOptions& options, PositionFile& file)
      : game_(game), contest_(contest), start_(start), options_(options), file_(file), next_(file.games()) {
    progress_.total = options.games;
    progress_.done = before_ = file.games();
  }

  bool run() {
    {
      std::vector<std::jthread> helpers;
      for (int i = 1; i < options_.threads; ++i) helpers.emplace_back([this] { work(); });
      work();
    }
    return !trouble_;
  }

 private:
  void work() {
    Learner<G> learner(game_, contest_.players[0], start_, options_);
    for (;;) {
      int number = 0;
      {
        const std::scoped_lock lock(mutex_);
        if (trouble_ || next_ >= options_.games) return;
        number = next_++;
      }
      std::string game = learner.play(static_cast<std::uint32_t>(number),
                                      contest_.first_seed + static_cast<std::uint64_t>(number));
      const std::scoped_lock lock(mutex_);
      finish(number, std::move(game));
    }
  }

  // Into the file in the order of their numbers: those that are early wait.
  void finish(int number, std::string game) {
    waiting_.emplace(number, std::move(game));
    for (auto first = waiting_.begin(); first != waiting_.end() && first->first == file_.games();) {
      trouble_ |= !file_.add(first->second);
      first = waiting_.erase(first);
    }
    ++progress_.done;
    progress_.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began_);
    progress_.left = progress_.elapsed * (progress_.total - progress_.done) / (progress_.done - before_);
    options_.after_game(progress_);
  }

  const G& game_;
  const Contest& contest_;
  const typename G::Options start_;
  const SelfplayOptions& options_;
  const Clock::time_point began_ = Clock::now();
  std::mutex mutex_;  // for everything below
  PositionFile& file_;
  std::map<int, std::string> waiting_;
  Progress progress_;
  long before_ = 0;
  int next_ = 0;
  bool trouble_ = false;
};

template <Game G>
Json head_of(const Contest& contest, const SelfplayOptions& options) {
  Json head = contest.json();
  head["odd"] = options.odd;
  head["share"] = options.share;
  head["features"] = table::hex16(players::feature_hash<G>());
  head["names"] = players::Features<G>::names();
  return head;
}

template <Game G>
Result<Selfplay> play_itself_at(const G& game, const Contest& contest, const SelfplayOptions& options) {
  const auto start = game.read_options(contest.options);
  if (!start) return std::unexpected(start.error());
  auto file = PositionFile::open(options.out, head_of<G>(contest, options));
  if (!file) return std::unexpected(file.error());
  Selfplay played{.there = file->games(), .games = 0};
  if (!School<G>(game, contest, *start, options, *file).run())
    return problem(options.out, "could not be written; is the disk full?");
  played.games = file->games();
  return played;
}

}  // namespace

Result<Selfplay> play_itself(const GameLibrary& library, const Contest& contest,
                             const SelfplayOptions& options) {
  Result<Selfplay> played = problem(
      contest.game,
      say("has no features to train with; these games do: {names}", {{"names", games_that_learn(library)}}));
  library.each([&]<class G>(const G& game) {
    if constexpr (players::Learns<G>) {
      if (G::kId == contest.game) played = play_itself_at(game, contest, options);
    }
  });
  return played;
}

}  // namespace zig::arena
