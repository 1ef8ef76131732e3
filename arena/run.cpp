#include "arena/run.h"

#include <mutex>
#include <thread>
#include <vector>

#include "arena/play_game.h"

namespace zig::arena {

namespace {

using Clock = std::chrono::steady_clock;

class Runner {
 public:
  Runner(const GameLibrary& library, Results& results, const RunOptions& options)
      : library_(library),
        results_(results),
        options_(options),
        games_of_a_block_(block(results.contest(), 0)) {
    progress_.total = static_cast<long>(games_of_a_block_.size()) * options.seeds;
    progress_.done = static_cast<long>(results.games().size());
    before_ = progress_.done;
  }

  std::optional<Problem> run() {
    {
      std::vector<std::jthread> helpers;
      for (int i = 1; i < options_.threads; ++i) helpers.emplace_back([this] { work(); });
      work();
    }
    return trouble_;
  }

 private:
  void work() {
    Troupe troupe(library_, results_.contest(), options_.limits);
    while (const auto pairing = next()) {
      GameRecord record = troupe.play(*pairing);
      const std::scoped_lock lock(mutex_);
      finish(std::move(record));
    }
  }

  // The next game that has not been played; nothing when there is none.
  std::optional<Pairing> next() {
    const std::scoped_lock lock(mutex_);
    const auto per_block = static_cast<long>(games_of_a_block_.size());
    while (!enough_ && next_ < progress_.total) {
      Pairing pairing = games_of_a_block_[static_cast<std::size_t>(next_ % per_block)];
      pairing.seed = results_.contest().first_seed + static_cast<std::uint64_t>(next_ / per_block);
      ++next_;
      if (!results_.has(pairing)) return pairing;
    }
    return std::nullopt;
  }

  void finish(GameRecord record) {
    if (!results_.add(std::move(record))) {
      trouble_ = Problem{"results", "could not be written; is the disk full?", {}};
      enough_ = true;
    }
    ++progress_.done;
    progress_.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began_);
    const long here = progress_.done - before_;
    progress_.left = progress_.elapsed * std::max(0L, progress_.total - progress_.done) / here;
    if (options_.after_game(results_, progress_)) enough_ = true;
  }

  const GameLibrary& library_;
  Results& results_;
  const RunOptions& options_;
  const std::vector<Pairing> games_of_a_block_;
  const Clock::time_point began_ = Clock::now();
  std::mutex mutex_;  // for everything below, and the results
  Progress progress_;
  long before_ = 0, next_ = 0;
  bool enough_ = false;
  std::optional<Problem> trouble_;
};

}  // namespace

std::optional<Problem> run_contest(const GameLibrary& library, Results& results, const RunOptions& options) {
  return Runner(library, results, options).run();
}

}  // namespace zig::arena
