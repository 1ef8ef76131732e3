// Where figures of Civilization want to go: huts, villages, tiles that nobody has seen, places for cities, squares worth sending, weak enemies,
// the capital that is to fall. The nearer, the more a goal counts, so that a figure that follows the strongest pull arrives.
#pragma once

#include "players/civilization/races.h"

namespace zig::players {

class Errands {
 public:
  Errands(const civilization::Box& box, const civilization::State& s, int seat, const Survey& survey,
          const CivWeights& weights);

  // What a group of so many armies, or a scout, has to gain around a square, in turns.
  double pull(int armies, bool scout, civilization::Square from) const;
  // Of all figures of the seat.
  double all() const;

  // What a group of armies gains by entering a square, chances counted.
  double entering(int armies, civilization::Square square) const;
  // CV-4.5: what a city there would yield, in turns; 0: none can stand there.
  double site(civilization::Square square) const;

 private:
  void find_sites();
  void find_goals();
  double sending(civilization::Square square) const;

  const civilization::Box& box_;
  const civilization::State& s_;
  const int seat_;
  const Survey& survey_;
  const CivWeights& w_;
  const civilization::Player& player_;
  civilization::Squares enemies_, enemy_centres_, open_, sites_, army_goals_, scout_goals_;
  std::array<float, civilization::kSquares> army_{}, scout_{};
};

}  // namespace zig::players
