#include "server/load/driver.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <charconv>
#include <map>

#include "server/load/server_process.h"
#include "server/load/verify.h"
#include "server/process.h"
#include "table/match.h"

namespace zig::server::load {

namespace asio = boost::asio;

namespace {

// The value of a line "name value" of /metrics.
double value_of(std::string_view metrics, std::string_view name) {
  const std::string line = "\n" + std::string(name) + " ";
  const auto at = metrics.find(line);
  double value = 0;
  if (at != std::string_view::npos) {
    const char* begin = metrics.data() + at + line.size();
    std::from_chars(begin, metrics.data() + metrics.size(), value);
  }
  return value;
}

// The games of the test that so many can play.
std::vector<std::string> games_for(int seats, const Config& config, const GameLibrary& library) {
  std::vector<std::string> games;
  for (const table::GameInfo& info : table::game_infos(library)) {
    if (info.min_players <= seats && seats <= info.max_players) games.push_back(info.id);
  }
  if (config.games.empty()) return games;
  std::vector<std::string> wanted = config.games;
  std::erase_if(wanted, [&](const std::string& id) { return std::ranges::find(games, id) == games.end(); });
  return wanted;
}

class Driver {
 public:
  Driver(const Config& config, const GameLibrary& library)
      : config_(config), library_(library), shared_{config, report_} {
    const int people = config.tables / 2 * 5 + config.tables % 2 * 2;
    const int others = config.connections - people;
    for (int i = 0; i < config.tables; ++i) {
      const int onlookers = others / config.tables + (i < others % config.tables ? 1 : 0);
      const int seats = i % 2 ? 3 : 2;
      const auto games = games_for(seats, config, library);
      const std::string game = games.empty() ? "" : games[static_cast<std::size_t>(i) % games.size()];
      parties_.push_back(std::make_unique<Party>(shared_, i, game, seats, onlookers));
    }
    for (const Address& at : config.metrics.empty() ? std::vector{config.at} : config.metrics)
      watched_.push_back({Browser(at, config.tables), at, {}, {}, {}});
  }

  Result<Report> run() {
    allow_many_files();
    asio::co_spawn(network_, conduct(), asio::detached);
    network_.run();
    if (problem_) return std::unexpected(*problem_);
    return std::move(report_);
  }

 private:
  struct Watched {
    Browser browser;
    Address at;
    std::optional<int> process;
    ServerFigures last, spent;
  };

  asio::awaitable<void> conduct() {
    Browser anybody(config_.at, config_.tables);
    const Fetched health = co_await anybody.get("/health");
    if (health.status != 200) {
      problem_ = Problem{
          "server", "does not answer at " + config_.at.host + " port " + std::to_string(config_.at.port), {}};
      co_return;
    }
    for (const auto& party : parties_) {
      party->start_tabs(network_.get_executor());
      asio::co_spawn(network_, life_of(*party), asio::detached);
      co_await pause_until(Clock::now() + std::chrono::milliseconds(4));
    }
    say("people arrive at " + std::to_string(config_.tables) + " tables");
    while (arrived_ < parties_.size()) co_await changed_.wait_until(Instant::max());
    co_await measure();
    say("verifying");
    for (int i = 0; i < 16; ++i) asio::co_spawn(network_, verify_some(), asio::detached);
    while (verifying_ > 0 || !to_verify_.empty()) co_await changed_.wait_until(Instant::max());
    for (const auto& party : parties_) party->close();
  }

  // What one party does, from beginning to end.
  asio::awaitable<void> life_of(Party& party) {
    const auto more = static_cast<std::uint32_t>(config_.played - config_.played_least);
    const int ahead = config_.played_least + static_cast<int>(random_.below(more + 1));
    const bool here = co_await party.arrive();
    if (here) co_await party.play_ahead(ahead);
    ++arrived_;
    changed_.notify();
    while (begin_ == Instant()) co_await changed_.wait_until(Instant::max());
    co_await party.play_at_instants(begin_, end_);
    if (here) {
      auto played = co_await party.finish();
      for (PlayedTable& table : played) to_verify_.push_back({&party, std::move(table)});
    }
    ++finished_;
    changed_.notify();
  }

  asio::awaitable<void> measure() {
    say("measuring for " + std::to_string(config_.seconds) + " s");
    for (Watched& watched : watched_) watched.last = co_await figures(watched);
    const double own = process_figures().cpu_seconds;
    for (const Beside& one : config_.beside)
      beside_before_[one.name] = cpu_seconds_of_family(one.process).value_or(0);
    shared_.measuring = true;
    begin_ = shared_.begun = Clock::now() + std::chrono::milliseconds(10);
    end_ = begin_ + std::chrono::seconds(config_.seconds);
    changed_.notify();
    if (config_.begun) config_.begun();
    if (config_.reloads_per_second > 0) asio::co_spawn(network_, reload_pages(), asio::detached);
    while (config_.to_the_end ? finished_ < parties_.size() : Clock::now() < end_) {
      co_await pause_until(std::min(end_, Clock::now() + std::chrono::seconds(1)));
      co_await look_at_servers();
    }
    while (finished_ < parties_.size()) co_await changed_.wait_until(Instant::max());
    co_await look_at_servers();
    report_.own_cpu_seconds = process_figures().cpu_seconds - own;
    for (const Beside& one : config_.beside) {
      const double after = cpu_seconds_of_family(one.process).value_or(0);
      report_.beside_cpu_seconds[one.name] = after - beside_before_[one.name];
    }
    shared_.measuring = false;
    for (const auto& party : parties_) report_.add_gap(party->longest_gap(), config_.longest_gap_ms);
    report_.seconds = ms_between(begin_, config_.to_the_end ? Clock::now() : std::max(end_, Clock::now())) /
                      1000;  // late moves take longer
    for (const Watched& watched : watched_) {
      report_.server.cpu_seconds += watched.spent.cpu_seconds;
      report_.server.commits += watched.spent.commits;
    }
  }

  // Somebody's page is loaded again, somewhere, at even instants.
  asio::awaitable<void> reload_pages() {
    const std::chrono::duration<double> pause(1 / config_.reloads_per_second);
    Random random = Random::fast(config_.seed + 1);
    for (int i = 1;; ++i) {
      const Instant next = begin_ + std::chrono::duration_cast<Clock::duration>(pause * i);
      if (next >= end_) co_return;
      co_await pause_until(next);
      if (!shared_.measuring) co_return;  // all games are over
      parties_[random.below(static_cast<std::uint32_t>(parties_.size()))]->reload_one();
    }
  }

  asio::awaitable<void> look_at_servers() {
    for (Watched& watched : watched_) {
      const ServerFigures now = co_await figures(watched);
      report_.server.memory_mb = std::max(report_.server.memory_mb, now.memory_mb);
      if (now.cpu_seconds <= 0) continue;                               // it is gone for the moment
      const bool another = now.cpu_seconds < watched.last.cpu_seconds;  // process: it began at nothing
      watched.spent.cpu_seconds += now.cpu_seconds - (another ? 0 : watched.last.cpu_seconds);
      watched.spent.commits += now.commits - (now.commits < watched.last.commits ? 0 : watched.last.commits);
      watched.last = now;
    }
  }

  asio::awaitable<ServerFigures> figures(Watched& watched) {
    const Fetched metrics = co_await watched.browser.get("/metrics");
    ServerFigures now;
    if (metrics.status != 200) co_return now;
    now.cpu_seconds = value_of(metrics.body, "process_cpu_seconds_total");
    now.memory_mb = value_of(metrics.body, "process_resident_memory_bytes") / 1e6;
    now.commits = value_of(metrics.body, "ziggurat_commits_total");
    if (const auto seen = cpu_seconds_of_server(watched)) now.cpu_seconds = *seen;
    co_return now;
  }

  static std::optional<double> cpu_seconds_of_server(Watched& watched) {
    if (!on_this_machine(watched.at)) return std::nullopt;
    auto seconds = watched.process ? cpu_seconds_of(*watched.process) : std::nullopt;
    if (!seconds) {  // not looked for yet, or it was started anew
      watched.process = process_at(watched.at.port);
      if (watched.process) seconds = cpu_seconds_of(*watched.process);
    }
    return seconds;
  }

  asio::awaitable<void> verify_some() {
    ++verifying_;
    while (!to_verify_.empty()) {
      auto [party, table] = std::move(to_verify_.back());
      to_verify_.pop_back();
      co_await verify(shared_, library_, *party, std::move(table));
    }
    --verifying_;
    changed_.notify();
  }

  void say(const std::string& line) const {
    if (config_.progress) config_.progress(line);
  }

  const Config& config_;
  const GameLibrary& library_;
  asio::io_context network_{1};
  Report report_;
  Shared shared_;
  std::vector<std::unique_ptr<Party>> parties_;
  std::vector<Watched> watched_;
  std::vector<std::pair<Party*, PlayedTable>> to_verify_;
  Random random_ = Random::fast(config_.seed);
  Signal changed_;
  std::size_t arrived_ = 0, finished_ = 0;
  int verifying_ = 0;
  Instant begin_, end_;
  std::map<std::string, double> beside_before_;
  std::optional<Problem> problem_;
};

}  // namespace

Result<Report> run(const Config& config, const GameLibrary& library) {
  if (const auto checked = check(config); !checked) return std::unexpected(checked.error());
  if (games_for(2, config, library).empty() || games_for(3, config, library).empty())
    return problem("--game", "must be games of this program, for two and for three");
  return Driver(config, library).run();
}

}  // namespace zig::server::load
