#include "players/toy_game/evaluation.h"

namespace zig::players {

using namespace toy_game;

Terms Evaluation<ToyGame>::terms(Action action) const {
  constexpr double kMeanCard = (1 + kValues) / 2.0;
  Terms terms;
  switch (action.kind) {
    case Action::Kind::Bid: {
      double wins = 1;  // each rival holds a lower card with this chance, as far as anybody can tell
      for (int rival = 1; rival < s_.players(); ++rival) wins *= (action.value - 0.5) / kValues;
      terms.push_back({"tg.term.prize", wins * s_.prize});
      terms.push_back({"tg.term.hand", -worth(action.value)});
      break;
    }
    case Action::Kind::Keep: terms.push_back({"tg.term.prize", static_cast<double>(s_.prize)}); break;
    default: terms.push_back({"tg.term.hand", worth(kMeanCard)});
  }
  return terms;
}

}  // namespace zig::players
