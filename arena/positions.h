// A file of positions with the outcome of their games, to train a network with (training/positions.py reads it; all numbers are
// little-endian):
//
//   "ZIGPOS1\n", u32 length and JSON: what was played and by whom, the features' names, their hash
//   for each game: u32 length of what follows, u32 checksum of it, and
//     u32 game, u16 positions, u8 seats, u8 0
//     for each seat: f32 share of the win, f32 points at the end
//     for each position and seat: i32 chance and i32 score by the player's network (0 without one), f32 chance by the evaluation
//     for each position and seat: one bit for each feature that is not 0, the lowest bit first, in whole bytes
//     i8 these features, in the same order
//
// Games are in the order of their seeds, so that the same command writes the same file on any number of threads. A file that a run was
// killed over ends with half a game: the next run takes it away and goes on.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/json.h"
#include "players/search/network.h"

namespace zig::arena {

// One game, ready to be written.
class GamePositions {
 public:
  explicit GamePositions(int seats) : seats_(seats) {}

  void add(const players::Network::Answer& by_network, float chance, std::span<const std::int8_t> features);
  // `wins` and `points` by seat.
  std::string bytes(std::uint32_t game, std::span<const float> wins, std::span<const float> points) const;

 private:
  int seats_;
  std::size_t rows_ = 0;
  std::string judged_, bits_, values_;
};

class PositionFile {
 public:
  // Refuses a file of other games. What is already there stays.
  static Result<PositionFile> open(const std::string& path, const Json& head);
  int games() const { return games_; }
  // False: it could not be written.
  bool add(const std::string& game);

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::unique_ptr<std::FILE, Close> file_;
  int games_ = 0;
};

}  // namespace zig::arena
