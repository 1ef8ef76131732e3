// What makes two moves of 7 Wonders one idea, and what is too early.
#include "games/seven_wonders/question.h"
#include "players/seven_wonders/knowledge.h"

namespace zig::players {

using namespace seven_wonders;

namespace {

// There is one copy of each card in a game of two, so the card tells who is asked.
bool for_free_city(const State& s, CardId card) {
  if (!s.two_players()) return false;
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const Question question = Question::of(s, seat);
    if (question.city == kFreeCity && question.in_hand(s, card)) return true;
  }
  return false;
}

}  // namespace

// Nobody misses what the Free City discards.
bool Knowledge<SevenWonders>::premature(const State& s, Action action) {
  constexpr int kFirstTurns = 3;
  if (action.kind != Action::Kind::Discard || s.age != 1 || s.turn > kFirstTurns) return false;
  return !for_free_city(s, action.card);
}

// Building a card is one idea, whoever is paid; completing a stage is one, whatever card goes under it; so is discarding
// for coins. No card is named twice.
bool Knowledge<SevenWonders>::alike(const G&, const State&, Action one, Action other) {
  using Kind = Action::Kind;
  const bool about_cards = one.takes_card() && other.takes_card();
  if (about_cards && one.card == other.card) return true;
  if (one.kind != other.kind) return false;
  return one.kind == Kind::Stage || one.kind == Kind::Discard || one.card == other.card;
}

}  // namespace zig::players
