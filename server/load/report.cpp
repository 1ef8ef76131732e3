#include "server/load/report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace zig::server::load {

namespace {

template <class... Values>
std::string printed(const char* format, Values... values) {
  char text[400];
  std::snprintf(text, sizeof text, format, values...);
  return text;
}

unsigned long long whole(std::uint64_t number) { return number; }

}  // namespace

double Times::at(double part) const {
  if (all_.empty()) return 0;
  if (sorted_ != all_.size()) {
    std::ranges::sort(all_);
    sorted_ = all_.size();
  }
  const auto rank = static_cast<std::size_t>(std::ceil(part * static_cast<double>(all_.size())));
  return static_cast<double>(all_[std::clamp<std::size_t>(rank, 1, all_.size()) - 1]);
}

std::string Times::line() const {
  return printed("p50 %6.1f  p95 %6.1f  p99 %6.1f  p99.9 %6.1f  longest %6.1f ms", at(0.5), at(0.95),
                 at(0.99), at(0.999), longest());
}

Json Times::json() const {
  return {{"count", count()}, {"p50", at(0.5)},     {"p95", at(0.95)},
          {"p99", at(0.99)},  {"p99.9", at(0.999)}, {"longest", longest()}};
}

void Report::sent(double late_ms, Late why) {
  lateness.add(late_ms);
  if (late_ms > kLateMs) ++late[static_cast<std::size_t>(why)];
}

std::uint64_t Report::late_count() const { return late[0] + late[1] + late[2]; }

double Report::per_move(double cpu_seconds) const {
  return moves == 0 ? 0 : 1000 * cpu_seconds / static_cast<double>(moves);
}

void Report::add_gap(const Gap& gap, double limit_ms) {
  gaps.add(gap.ms);
  if (gap.ms > longest_gap.ms) longest_gap = gap;
  if (limit_ms > 0 && gap.ms > limit_ms)
    error(printed("a table where a due move was not confirmed for more than %.0f ms", limit_ms));
}

void Ended::add(std::uint64_t more_acts, int more_moves) {
  ++games;
  acts += more_acts;
  moves += static_cast<std::uint64_t>(more_moves);
}

std::uint64_t Report::error_count() const {
  std::uint64_t sum = 0;
  for (const auto& [what, count] : errors) sum += count;
  return sum;
}

std::string Report::text() const {
  const double time = std::max(seconds, 0.001);
  std::string text;
  text += printed("moves               %llu acknowledged in %.1f s: %.1f a second\n", whole(moves), time,
                  static_cast<double>(moves) / time);
  text += "  since due         " + from_due.line() + "\n";
  text += "  since sent        " + from_sending.line() + "\n";
  text += printed("due                 %llu moves: %llu were never answered, %llu never sent\n", whole(due),
                  whole(unanswered), whole(unsent));
  text += "  sent late by      " + lateness.line() + "\n";
  text += printed(
      "  late              %llu more than %.0f ms: %llu while their table was replaced, %llu waited for the "
      "server, %llu for this driver\n",
      whole(late_count()), kLateMs, whole(late[0]), whole(late[1]), whole(late[2]));
  text += "unreachable         " + gaps.line() + "  (of each table the longest)\n";
  if (longest_gap.ms > 0)
    text += printed("  longest           %.0f ms, %.1f s after the beginning, table %s\n", longest_gap.ms,
                    longest_gap.after_s, longest_gap.table.c_str());
  text += "news at others      " + news.line() + printed("  (%zu)\n", news.count());
  text += printed("received            %.2f MB a second\n", static_cast<double>(bytes) / time / 1e6);
  text += printed("server              %.0f %% of a core, at most %.0f MB, %.0f commits a second\n",
                  100 * server.cpu_seconds / time, server.memory_mb, server.commits / time);
  text += printed("  processor time    %.2f ms a move\n", cpu_ms_per_move());
  text += printed("  commits           %.2f a move\n",
                  moves == 0 ? 0 : server.commits / static_cast<double>(moves));
  for (const auto& [name, cpu_seconds] : beside_cpu_seconds)
    text += printed("%-20s%.2f ms a move\n", name.c_str(), per_move(cpu_seconds));
  text += printed("this driver         %.0f %% of a core\n", 100 * own_cpu_seconds / time);
  text += printed("games               %llu tables, %llu played to the end and replaced\n", whole(tables),
                  whole(games_ended));
  for (const auto& [game, of] : ended) {
    const auto games = static_cast<double>(of.games);
    text += printed("  %-18s%llu games to the end, %.1f acts each\n", game.c_str(), whole(of.games),
                    static_cast<double>(of.acts) / games);
  }
  text += printed(
      "breaks              %llu connections lost; %llu moves sent again, %llu told to look again, "
      "%llu messages told to wait\n",
      whole(lost), whole(sent_again), whole(stale), whole(asked_to_wait));
  if (reloads != 0) text += printed("  reloaded          %llu connections, by this driver\n", whole(reloads));
  if (tables_at_two != 0)
    text +=
        printed("  two servers       had connections of the same table at %llu tables, during %llu moves\n",
                whole(tables_at_two), whole(moves_at_two));
  if (resumed.count() != 0) text += "  back after        " + resumed.line() + "\n";
  text += printed(
      "verified            %llu moves are there exactly once, %llu views of events agree, %llu records "
      "of finished games are true\n",
      whole(verified_moves), whole(verified_views), whole(verified_records));
  text += printed("errors              %llu\n", whole(error_count()));
  for (const auto& [what, count] : errors)
    text += printed("  %6llu x ", whole(count)) + what.substr(0, 300) + "\n";
  return text;
}

Json Report::json() const {
  const double time = std::max(seconds, 0.001);
  Json moved = {{"due", due}, {"acknowledged", moves}, {"unanswered", unanswered}, {"unsent", unsent}};
  moved["late"] = {
      {"more_than_ms", kLateMs}, {"replaced", late[0]}, {"waiting", late[1]}, {"driver", late[2]}};
  moved["lateness_ms"] = lateness.json();
  moved["since_due_ms"] = from_due.json();
  moved["since_sent_ms"] = from_sending.json();
  Json games = Json::object();
  for (const auto& [game, of] : ended)
    games[game] = {{"games", of.games}, {"acts", of.acts}, {"moves", of.moves}};
  return {{"seconds", seconds},
          {"moves", std::move(moved)},
          {"news_ms", news.json()},
          {"bytes_per_second", static_cast<double>(bytes) / time},
          {"server",
           {{"cpu_seconds", server.cpu_seconds},
            {"cpu_ms_per_move", cpu_ms_per_move()},
            {"memory_mb", server.memory_mb},
            {"commits", server.commits}}},
          {"driver_cpu_seconds", own_cpu_seconds},
          {"beside_cpu_seconds", beside_cpu_seconds},
          {"unreachable_ms", gaps.json()},
          {"longest_gap",
           {{"ms", longest_gap.ms}, {"after_s", longest_gap.after_s}, {"table", longest_gap.table}}},
          {"two_servers", {{"tables", tables_at_two}, {"moves", moves_at_two}}},
          {"ended", std::move(games)},
          {"reloads", reloads},
          {"stale", stale},
          {"tables", tables},
          {"games_ended", games_ended},
          {"connections_lost", lost},
          {"resumed_ms", resumed.json()},
          {"sent_again", sent_again},
          {"verified", {{"moves", verified_moves}, {"views", verified_views}, {"records", verified_records}}},
          {"errors", errors}};
}

}  // namespace zig::server::load
