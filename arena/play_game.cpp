#include "arena/play_game.h"

#include <chrono>

namespace zig::arena {

namespace {

using Clock = std::chrono::steady_clock;

// Each seat thinks with dice of its own: what one player draws must not change what another one draws.
Random dice_of(std::uint64_t seed, std::size_t seat) {
  Random mixed = Random::fast(seed);
  mixed.jump_to(1'000'000'007ULL * (seat + 1));
  return Random::fast(mixed.next());
}

void read_standing(const table::Match& match, GameRecord& record) {
  const Json standing = match.standing_json();
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    const Json& from = standing["seats"][i];
    record.seats[i].rank = from["rank"].get<int>();
    record.seats[i].total = from["total"].get<int>();
    for (const auto& [category, points] : from["points"].items())
      record.seats[i].points.emplace_back(category, points.get<int>());
    const Json factions = match.factions(Seat{static_cast<std::uint8_t>(i)});
    for (const auto& [kind, name] : factions.items())
      record.seats[i].factions.emplace_back(kind, name.get<std::string>());
  }
  record.rounds = match.round();
}

}  // namespace

Player& Troupe::player(int which, int copy) {
  auto& player = players_[{which, copy}];
  if (!player)
    player = make_player(contest_.players[static_cast<std::size_t>(which)], library_, contest_.game, limits_);
  return *player;
}

GameRecord Troupe::play(const Pairing& pairing) {
  GameRecord record{.seed = pairing.seed,
                    .line_up = pairing.line_up,
                    .rotation = pairing.rotation,
                    .hash = {},
                    .seats = std::vector<SeatRecord>(pairing.seats.size())};
  table::Seed seed;
  seed.number = pairing.seed;
  const auto opened = table::Table::open(
      library_,
      {.game = contest_.game, .options = contest_.options, .seed = seed, .position = {}, .labels = {}});
  table::Table& table = **opened;  // the contest was planned with these options
  std::vector<Player*> players;
  std::vector<Random> dice;
  std::map<int, int> copies;
  for (std::size_t i = 0; i < pairing.seats.size(); ++i) {
    record.seats[i].player = pairing.seats[i];
    players.push_back(&player(pairing.seats[i], copies[pairing.seats[i]]++));
    dice.push_back(dice_of(pairing.seed, i));
    players[i]->begin_game(table, Seat{static_cast<std::uint8_t>(i)});
  }
  while (!table.over() && !record.stopped) {
    const Seat seat = table.match().pending().first();
    SeatRecord& its = record.seats[seat.n];
    const auto began = Clock::now();
    auto action = players[seat.n]->choose(table, seat, dice[seat.n]);
    its.times.add(std::chrono::duration<double, std::milli>(Clock::now() - began).count());
    if (!action) {  // the turn is lost to a safe default
      its.faults.push_back({static_cast<int>(table.moves().size()),
                            std::string(fault_id(action.error().kind)), std::move(action.error().what)});
      action = table.match().computer(players::Level::Greedy, seat, dice[seat.n], table::never);
    }
    const bool sealed = table.match().sealed();
    table.play_legal(seat, *action);
    for (Player* player : players) player->played(seat, *action, sealed);
    record.stopped = !table.over() && static_cast<int>(table.moves().size()) >= longest_game_;
  }
  for (std::size_t i = 0; i < players.size(); ++i)
    players[i]->end_game(table, Seat{static_cast<std::uint8_t>(i)});
  record.moves = static_cast<int>(table.moves().size());
  record.hash = table::hex16(table.match().hash());
  read_standing(table.match(), record);
  return record;
}

}  // namespace zig::arena
