#include "arena/balance.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <map>
#include <optional>

namespace zig::arena {

namespace {

std::optional<std::string> faction_of(const SeatRecord& seat, const std::string& kind) {
  for (const auto& [of_kind, name] : seat.factions) {
    if (of_kind == kind) return name;
  }
  return std::nullopt;
}

Party party_of(const std::vector<GameRecord>& games, std::string name,
               const std::vector<std::string>& categories, const SeatFilter& wanted) {
  Party party{.name = std::move(name), .wins = win_share_where(games, wanted), .points = {}};
  party.points.assign(categories.size(), 0.0);
  for (const GameRecord& game : games) {
    for (std::size_t at = 0; at < game.seats.size(); ++at) {
      if (!wanted(game, at)) continue;
      const SeatRecord& seat = game.seats[at];
      ++party.seats;
      party.mean_rank += seat.rank;
      party.mean_total += seat.total;
      for (const auto& [category, points] : seat.points)
        party
            .points[static_cast<std::size_t>(std::ranges::find(categories, category) - categories.begin())] +=
            points;
    }
  }
  const auto n = static_cast<double>(std::max(1L, party.seats));
  party.mean_rank /= n, party.mean_total /= n;
  for (double& points : party.points) points /= n;
  return party;
}

std::vector<std::string> categories_of(const std::vector<GameRecord>& games) {
  std::vector<std::string> categories;
  for (const GameRecord& game : games) {
    for (const auto& [category, points] : game.seats[0].points) {
      if (std::ranges::find(categories, category) == categories.end()) categories.push_back(category);
    }
  }
  return categories;
}

// All factions by kind, kinds as the game lists them, names in their order.
std::vector<std::pair<std::string, std::vector<std::string>>> factions_in(
    const std::vector<GameRecord>& games) {
  std::vector<std::pair<std::string, std::vector<std::string>>> kinds;
  for (const GameRecord& game : games) {
    for (const SeatRecord& seat : game.seats) {
      for (const auto& [kind, name] : seat.factions) {
        auto at = std::ranges::find(kinds, kind, &std::pair<std::string, std::vector<std::string>>::first);
        if (at == kinds.end()) at = kinds.insert(at, {kind, {}});
        if (std::ranges::find(at->second, name) == at->second.end()) at->second.push_back(name);
      }
    }
  }
  for (auto& [kind, names] : kinds) std::ranges::sort(names);
  return kinds;
}

[[gnu::format(printf, 2, 3)]] void add(std::string& to, const char* format, ...) {
  char line[1024];
  va_list values;
  va_start(values, format);
  std::vsnprintf(line, sizeof line, format, values);
  va_end(values);
  to += line;
}

void add_lengths(std::string& to, const char* what, const Lengths& lengths) {
  add(to, "%-10s %8d %8d %8d %8d %8d %8.1f\n", what, lengths.least, lengths.lower, lengths.median,
      lengths.upper, lengths.most, lengths.mean);
}

// At most as many bars, each of 1, 2, 5, 10, 20, ... lengths.
int bar_width(int span) {
  constexpr int kMostBars = 20;
  for (int unit = 1;; unit *= 10) {
    for (const int width : {unit, 2 * unit, 5 * unit}) {
      if (span <= width * kMostBars) return width;
    }
  }
}

void add_histogram(std::string& to, const Lengths& lengths) {
  constexpr int kLongestBar = 60;
  const int width = bar_width(lengths.most - lengths.least + 1);
  std::map<int, long> bars;
  for (int from = lengths.least / width; from <= lengths.most / width; ++from) bars[from] = 0;
  long highest = 1;
  for (const auto& [length, games] : lengths.counts)
    highest = std::max(highest, bars[length / width] += games);
  for (const auto& [from, games] : bars) {
    const std::string range =
        width == 1 ? std::to_string(from)
                   : std::to_string(from * width) + "-" + std::to_string((from + 1) * width - 1);
    const auto length = static_cast<std::size_t>((games * kLongestBar + highest - 1) / highest);
    add(to, "%10s %7ld %s\n", range.c_str(), games, std::string(length, '#').c_str());
  }
}

void add_shares(std::string& to, const Division& division, int players, double within) {
  add(to, "\n%-18s %8s %7s %15s %8s %6s %8s\n", division.kind.c_str(), "seats", "won", "95 %", "off", "rank",
      "points");
  for (const Party& party : division.parties) {
    const double off = party.off(players);
    add(to, "%-18s %8ld %6.1f%% %6.1f%% %6.1f%% %+7.1f%s %6.2f %8.1f\n", party.name.c_str(), party.seats,
        100 * party.wins.value, 100 * party.wins.interval.low, 100 * party.wins.interval.high, 100 * off,
        std::abs(off) > within ? "*" : " ", party.mean_rank, party.mean_total);
  }
}

void add_points(std::string& to, const Balance& balance) {
  const auto row = [&](const std::string& name, const Party& party) {
    add(to, "%-18s", name.c_str());
    for (std::size_t i = 0; i < balance.categories.size(); ++i)
      add(to, " %*.1f", std::max(7, static_cast<int>(balance.categories[i].size())), party.points[i]);
    add(to, " %8.1f\n", party.mean_total);
  };
  add(to, "\n%-18s", "points");
  for (const std::string& category : balance.categories) add(to, " %7s", category.c_str());
  add(to, " %8s\n", "all");
  row("everybody", balance.all);
  row("winners", balance.winners);
  for (const Division& division : balance.divisions) {
    if (division.kind == "seat") continue;
    for (const Party& party : division.parties) row(party.name, party);
  }
}

Json json_of(const Lengths& lengths) {
  return {{"least", lengths.least},   {"lower_quartile", lengths.lower},
          {"median", lengths.median}, {"upper_quartile", lengths.upper},
          {"most", lengths.most},     {"mean", lengths.mean},
          {"counts", lengths.counts}};
}

Json json_of(const Party& party, const std::vector<std::string>& categories) {
  Json points = Json::object();
  for (std::size_t i = 0; i < categories.size(); ++i) points[categories[i]] = party.points[i];
  return {{"name", party.name},         {"seats", party.seats},
          {"won", party.wins.value},    {"interval", {party.wins.interval.low, party.wins.interval.high}},
          {"rank", party.mean_rank},    {"total", party.mean_total},
          {"points", std::move(points)}};
}

}  // namespace

Lengths lengths_of(std::vector<int> all) {
  Lengths lengths;
  if (all.empty()) return lengths;
  std::ranges::sort(all);
  const auto quartile = [&](std::size_t k) { return all[(all.size() * k + 3) / 4 - 1]; };
  lengths.least = all.front(), lengths.most = all.back();
  lengths.lower = quartile(1), lengths.median = quartile(2), lengths.upper = quartile(3);
  for (const int length : all) {
    lengths.mean += length;
    if (lengths.counts.empty() || lengths.counts.back().first != length)
      lengths.counts.emplace_back(length, 0);
    ++lengths.counts.back().second;
  }
  lengths.mean /= static_cast<double>(all.size());
  return lengths;
}

Balance balance_of(const Results& results) {
  const std::vector<GameRecord>& games = results.games();
  Balance balance;
  balance.games = static_cast<long>(games.size());
  balance.categories = categories_of(games);
  std::vector<int> rounds, moves;
  for (const GameRecord& game : games) {
    balance.stopped += game.stopped;
    moves.push_back(game.moves);
    if (game.rounds > 0) rounds.push_back(game.rounds);
  }
  balance.rounds = lengths_of(std::move(rounds));
  balance.moves = lengths_of(std::move(moves));
  const auto party = [&](const std::string& name, const SeatFilter& wanted) {
    return party_of(games, name, balance.categories, wanted);
  };
  balance.all = party("everybody", [](const GameRecord&, std::size_t) { return true; });
  balance.winners =
      party("winners", [](const GameRecord& game, std::size_t at) { return game.seats[at].rank == 1; });
  for (const auto& [kind, names] : factions_in(games)) {
    Division division{.kind = kind, .parties = {}};
    for (const std::string& name : names) {
      division.parties.push_back(party(name, [&](const GameRecord& game, std::size_t at) {
        return faction_of(game.seats[at], kind) == name;
      }));
    }
    balance.divisions.push_back(std::move(division));
  }
  Division seats{.kind = "seat", .parties = {}};
  for (int seat = 0; seat < results.contest().seats; ++seat) {
    seats.parties.push_back(party(std::to_string(seat), [&](const GameRecord&, std::size_t at) {
      return static_cast<int>(at) == seat;
    }));
  }
  balance.divisions.push_back(std::move(seats));
  return balance;
}

std::string balance_text(const Results& results, const Balance& balance, double within) {
  const Contest& contest = results.contest();
  std::string text;
  add(text, "%s, %d players, all of them %s: %ld games, seeds from %llu, components %s\n\n",
      contest.game.c_str(), contest.seats, contest.players[0].text.c_str(), balance.games,
      static_cast<unsigned long long>(contest.first_seed), contest.components.c_str());
  add(text, "%-10s %8s %8s %8s %8s %8s %8s\n", "", "least", "25 %", "median", "75 %", "most", "mean");
  if (!balance.rounds.counts.empty()) add_lengths(text, "rounds", balance.rounds);
  add_lengths(text, "moves", balance.moves);
  text += "\n";
  add_histogram(text, balance.rounds.counts.empty() ? balance.moves : balance.rounds);
  for (const Division& division : balance.divisions) add_shares(text, division, contest.seats, within);
  add(text, "\nAn equal share is %.1f%%; * marks what is more than %.1f points away from it.\n",
      100.0 / contest.seats, 100 * within);
  add_points(text, balance);
  if (balance.stopped > 0)
    add(text, "\nGames that would not end and count as they stood: %ld.\n", balance.stopped);
  return text;
}

Json balance_json(const Results& results, const Balance& balance) {
  const Contest& contest = results.contest();
  Json json = contest.json();
  json["games"] = balance.games;
  json["stopped"] = balance.stopped;
  if (!balance.rounds.counts.empty()) json["rounds"] = json_of(balance.rounds);
  json["moves"] = json_of(balance.moves);
  json["all"] = json_of(balance.all, balance.categories);
  json["winners"] = json_of(balance.winners, balance.categories);
  for (const Division& division : balance.divisions) {
    Json parties = Json::array();
    for (const Party& party : division.parties) parties.push_back(json_of(party, balance.categories));
    json["divisions"][division.kind] = std::move(parties);
  }
  return json;
}

}  // namespace zig::arena
