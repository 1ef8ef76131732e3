#include "arena/summary.h"

#include <algorithm>
#include <cstdarg>
#include <map>
#include <set>

namespace zig::arena {

namespace {

PlayerSummary summarize_player(const Results& results, int player,
                               const std::vector<std::string>& categories) {
  const auto& games = results.games();
  PlayerSummary of;
  of.name = results.contest().players[static_cast<std::size_t>(player)].text;
  of.points.assign(categories.size(), 0.0);
  std::map<std::string, long> faults;
  for (const GameRecord& game : games) {
    for (const SeatRecord& seat : game.seats) {
      if (seat.player != player) continue;
      ++of.games;
      of.mean_rank += seat.rank;
      of.mean_total += seat.total;
      for (const auto& [category, points] : seat.points)
        of.points[static_cast<std::size_t>(std::ranges::find(categories, category) - categories.begin())] +=
            points;
      of.times.add(seat.times);
      for (const FaultRecord& fault : seat.faults) {
        ++faults[fault.kind];
        of.last_fault = fault.what;
      }
    }
  }
  const auto n = static_cast<double>(std::max(1L, of.games));
  of.mean_rank /= n, of.mean_total /= n;
  for (double& points : of.points) points /= n;
  of.faults.assign(faults.begin(), faults.end());
  of.wins = win_share(games, player);
  for (int seat = 0; seat < results.contest().seats; ++seat)
    of.wins_by_seat.push_back(win_share_in_seat(games, player, seat));
  return of;
}

[[gnu::format(printf, 2, 3)]] void add(std::string& to, const char* format, ...) {
  char line[1024];
  va_list values;
  va_start(values, format);
  std::vsnprintf(line, sizeof line, format, values);
  va_end(values);
  to += line;
}

std::string cut(const std::string& name) {
  constexpr std::size_t kWidth = 28;
  return name.size() <= kWidth ? name : name.substr(0, kWidth - 3) + "...";
}

}  // namespace

Summary summarize(const Results& results, int resamples) {
  Summary summary;
  std::set<std::uint64_t> blocks;
  for (const GameRecord& game : results.games()) {
    blocks.insert(game.seed);
    summary.lengths.push_back(game.moves);
    summary.stopped += game.stopped;
    for (const auto& [category, points] : game.seats[0].points) {
      if (std::ranges::find(summary.categories, category) == summary.categories.end())
        summary.categories.push_back(category);
    }
  }
  summary.games = results.games().size();
  summary.blocks = blocks.size();
  const auto players = static_cast<int>(results.contest().players.size());
  const auto ratings = rate(results.games(), static_cast<std::size_t>(players), resamples);
  for (int player = 0; player < players; ++player) {
    summary.players.push_back(summarize_player(results, player, summary.categories));
    summary.players.back().rating = ratings[static_cast<std::size_t>(player)];
    summary.by_rating.push_back(player);
  }
  std::ranges::sort(summary.by_rating, [&](int a, int b) {
    const double of_a = ratings[static_cast<std::size_t>(a)].elo,
                 of_b = ratings[static_cast<std::size_t>(b)].elo;
    return of_a != of_b ? of_a > of_b : a < b;
  });
  for (std::size_t i = 0; i < summary.by_rating.size(); ++i) {
    for (std::size_t j = i + 1; j < summary.by_rating.size(); ++j) {
      const int a = summary.by_rating[i], b = summary.by_rating[j];
      const Share share = pairwise_share(results.games(), a, b);
      if (share.comparisons > 0) summary.pairs.push_back({a, b, share});
    }
  }
  return summary;
}

std::string Summary::stopped_text() const {
  return stopped == 0 ? ""
                      : "Games that would not end and count as they stood: " + std::to_string(stopped) + ".";
}

std::string summary_text(const Results& results, const Summary& summary) {
  const Contest& contest = results.contest();
  std::string text;
  add(text, "%s, %d players: %zu games, %zu seeds from %llu\n\n", contest.game.c_str(), contest.seats,
      summary.games, summary.blocks, static_cast<unsigned long long>(contest.first_seed));
  add(text, "%-28s %7s %15s %7s %7s %15s %6s %8s %9s %9s\n", "player", "rating", "95 %", "games", "won",
      "95 %", "rank", "points", "ms/dec.", "p95 ms");
  for (const int player : summary.by_rating) {
    const PlayerSummary& of = summary.players[static_cast<std::size_t>(player)];
    add(text, "%-28s %+7.0f %+7.0f %+7.0f %7ld %6.1f%% %6.1f%% %6.1f%% %6.2f %8.1f %9.2f %9.2f\n",
        cut(of.name).c_str(), of.rating.elo, of.rating.interval.low, of.rating.interval.high, of.games,
        100 * of.wins.value, 100 * of.wins.interval.low, 100 * of.wins.interval.high, of.mean_rank,
        of.mean_total, of.times.mean_ms(), of.times.percentile_ms(0.95));
  }
  add(text, "\n%-28s %-28s %7s %15s %11s\n", "two-player-equivalent", "against", "share", "95 %",
      "comparisons");
  for (const PairSummary& pair : summary.pairs) {
    add(text, "%-28s %-28s %6.1f%% %6.1f%% %6.1f%% %11.0f\n",
        cut(summary.players[static_cast<std::size_t>(pair.a)].name).c_str(),
        cut(summary.players[static_cast<std::size_t>(pair.b)].name).c_str(), 100 * pair.share.value,
        100 * pair.share.interval.low, 100 * pair.share.interval.high, pair.share.comparisons);
  }
  for (const PlayerSummary& of : summary.players) {
    for (const auto& [kind, number] : of.faults)
      add(text, "\n%s lost %ld turns to the safe default: %s (the last one: %.200s)\n", of.name.c_str(),
          number, kind.c_str(), of.last_fault.c_str());
  }
  if (summary.stopped > 0) text += "\n" + summary.stopped_text() + "\n";
  return text;
}

}  // namespace zig::arena
