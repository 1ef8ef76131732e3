// What becomes of a move in Civilization: the rest of what it began is carried out, and the player's part of the phase is played to its end by
// taste (policy.h); then the outlook is judged. What nobody knows is imagined, and chance tried a few times.
#pragma once

#include <vector>

#include "players/civilization/outlook.h"

namespace zig::players {

struct CivOutlook {
  Counts own{};       // each count times its worth
  double rivals = 0;  // what the others have, against us
  double over = 0;    // the game is won or lost
};

class CivLookahead {
 public:
  using State = civilization::State;
  using Action = civilization::Action;
  CivLookahead(const civilization::Civilization& game, const State& s, int seat, const CivWeights& weights);

  // What is counted for the seat, times its worth, as it is, and after an answer to what it is asked.
  CivOutlook before() const { return look(worlds_[0]); }
  CivOutlook after(Action action) const;

 private:
  static constexpr std::size_t kWorlds = 4;
  CivOutlook look(const State& s) const;
  void play_on(State& s, Random& random) const;
  bool is_over_for_us(const State& s) const;

  const civilization::Civilization& game_;
  const int seat_;
  const CivWeights& weights_;
  std::array<State, kWorlds> worlds_;
};

// Between two parts of a phase, and in menus: nothing is announced, moving or fought about.
bool nothing_half_done(const civilization::State& s);

}  // namespace zig::players
