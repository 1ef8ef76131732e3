#include "arena/game_record.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "engine/json_reader.h"

namespace zig::arena {

namespace {

constexpr int kMost = 1'000'000'000;

double rounded(double milliseconds) { return std::round(milliseconds * 1000) / 1000; }

Json json_of(const Times& times) {
  Json buckets = Json::array();
  for (std::size_t i = 0; i < Times::kBuckets; ++i) {
    if (times.below[i]) buckets.push_back({i, times.below[i]});
  }
  return {{"decisions", times.decisions},
          {"ms", rounded(times.total_ms)},
          {"longest_ms", rounded(times.longest_ms)},
          {"log2_us", buckets}};
}

double number(Reader& in, const char* key) {
  if (!in.has(key) || !in.json()[key].is_number()) {
    in.fail_at(in.where() + "." + key, "must be a number");
    return 0;
  }
  return in.json()[key].get<double>();
}

Times read_times(Reader in) {
  Times times;
  times.decisions = static_cast<std::uint32_t>(in.integer("decisions", 0, kMost));
  times.total_ms = number(in, "ms");
  times.longest_ms = number(in, "longest_ms");
  for (Reader& pair : in.list("log2_us", Times::kBuckets)) {
    const Json& two = pair.json();
    const bool fits = two.is_array() && two.size() == 2 && two[0].is_number_unsigned() &&
                      two[0].get<std::size_t>() < Times::kBuckets && two[1].is_number_unsigned();
    if (!fits) {
      pair.fail("must be a bucket and a number");
      break;
    }
    times.below[two[0].get<std::size_t>()] = two[1].get<std::uint32_t>();
  }
  return times;
}

SeatRecord read_seat(Reader& in, const Contest& contest) {
  SeatRecord seat;
  const std::string name = in.text("player");
  const auto player = std::ranges::find(contest.players, name, &PlayerSpec::text);
  if (player == contest.players.end()) in.fail("is a player that is not in this contest");
  seat.player = static_cast<int>(player - contest.players.begin());
  seat.rank = in.integer("rank", 1, kMaxSeats);
  seat.total = in.integer("total", -kMost, kMost);
  Reader points = in.object("points");
  for (const std::string& key : points.keys())
    seat.points.emplace_back(key, points.integer(key, -kMost, kMost));
  seat.times = read_times(in.object("times"));
  Reader factions = in.object("factions");
  for (const std::string& kind : factions.keys()) seat.factions.emplace_back(kind, factions.text(kind));
  for (Reader& fault : in.list("faults", 100'000))
    seat.faults.push_back({fault.integer("move", 0, kMost), fault.text("kind"), fault.text("what")});
  return seat;
}

}  // namespace

void Times::add(double milliseconds) {
  ++decisions;
  milliseconds = rounded(milliseconds);  // as it is written down: a summary of the file is that of the run
  total_ms += milliseconds;
  longest_ms = std::max(longest_ms, milliseconds);
  const auto microseconds = static_cast<std::uint64_t>(milliseconds * 1000);
  ++below[std::min(static_cast<std::size_t>(std::bit_width(microseconds)), kBuckets - 1)];
}

void Times::add(const Times& other) {
  decisions += other.decisions;
  total_ms += other.total_ms;
  longest_ms = std::max(longest_ms, other.longest_ms);
  for (std::size_t i = 0; i < kBuckets; ++i) below[i] += other.below[i];
}

double Times::percentile_ms(double share) const {
  const double wanted = share * decisions;
  double seen = 0;
  for (std::size_t i = 0; i < kBuckets; ++i) {
    seen += below[i];
    if (seen > 0 && seen >= wanted) return std::min(longest_ms, std::ldexp(1.0, static_cast<int>(i)) / 1000);
  }
  return longest_ms;
}

Json GameRecord::json(const Contest& contest) const {
  Json list = Json::array();
  for (const SeatRecord& seat : seats) {
    Json points = Json::object();
    for (const auto& [category, value] : seat.points) points[category] = value;
    Json faults = Json::array();
    for (const FaultRecord& fault : seat.faults)
      faults.push_back({{"move", fault.move}, {"kind", fault.kind}, {"what", fault.what}});
    Json factions = Json::object();
    for (const auto& [kind, name] : seat.factions) factions[kind] = name;
    list.push_back({{"player", contest.players[static_cast<std::size_t>(seat.player)].text},
                    {"rank", seat.rank},
                    {"total", seat.total},
                    {"points", std::move(points)},
                    {"times", json_of(seat.times)},
                    {"faults", std::move(faults)}});
    if (!factions.empty()) list.back()["factions"] = std::move(factions);
  }
  Json json = {{"seed", seed}, {"line_up", line_up}, {"rotation", rotation}, {"moves", moves}};
  if (rounds > 0) json["rounds"] = rounds;
  if (stopped) json["stopped"] = true;
  json["hash"] = hash;
  json["seats"] = std::move(list);
  return json;
}

Result<GameRecord> GameRecord::read(const Json& json, const Contest& contest, const std::string& where) {
  Reader in(json, where);
  GameRecord record;
  record.seed = static_cast<std::uint64_t>(in.integer("seed", 0, std::numeric_limits<int>::max()));
  record.line_up = in.integer("line_up", 0, static_cast<int>(contest.line_ups.size()) - 1);
  record.rotation = in.integer("rotation", 0, contest.seats - 1);
  record.moves = in.integer("moves", 0, kMost);
  record.rounds = in.integer("rounds", 0, kMost, 0);
  record.stopped = in.boolean("stopped", false);
  record.hash = in.text("hash");
  for (Reader& seat : in.list("seats", kMaxSeats)) record.seats.push_back(read_seat(seat, contest));
  if (static_cast<int>(record.seats.size()) != contest.seats) in.fail("has another number of seats");
  if (in.failed()) return std::unexpected(in.problem());
  return record;
}

}  // namespace zig::arena
