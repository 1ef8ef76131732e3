#include "players/tigris_euphrates/evaluation.h"

#include <algorithm>

#include "games/tigris_euphrates/conflict.h"
#include "games/tigris_euphrates/treasures.h"
#include "players/tigris_euphrates/outlook.h"

namespace zig::players {

using namespace tigris_euphrates;

namespace {

using Kind = Action::Kind;
using W = Weights<TigrisEuphrates>;

constexpr double kTurnGivenAway = 1.0;  // never better than a swap, which brings the end of the game nearer

constexpr double kWastedAction = 1.5;  // something is undone, or nothing comes of it

// What winning or losing the conflict between two leaders means to the owner of the first one.
struct Stakes {
  double win, loss;
};
Stakes stakes(const State& s, LeaderId own, LeaderId other, const W& w) {
  const int seat = owner_of(own), rival = owner_of(other), rivals = s.players() - 1;
  const Colour colour = is_war(s) ? colour_of_leader(own) : Colour::Red;
  const int gained = is_war(s) ? 1 + removed_by_defeat(s, other).count() : 1;
  const int lost = is_war(s) ? 1 + removed_by_defeat(s, own).count() : 1;
  return {worth(s, seat, colour, gained, w) + w.leader_home / 2 / rivals,
          w.leader_home + worth(s, rival, colour, lost, w) / rivals + (is_war(s) ? 0.05 * lost : 0)};
}

// Attacking with that many tiles of the hand, when the other side has not answered yet.
struct Attack {
  int number;
  double win, value;
};
Attack attack(const State& s, LeaderId attacker, LeaderId defender, const Stakes& at, Colour colour,
              int number, const Unseen& unseen, const W& w) {
  const int ahead = board_strength(s, attacker) - board_strength(s, defender) + number;
  const double win = unseen.at_most(ahead - 1, total(s.hand[owner_of(defender)]), colour);
  return {number, win, win * at.win - (1 - win) * at.loss - w.tile_spent * number};
}
Attack best_attack(const State& s, LeaderId attacker, LeaderId defender, const Stakes& at, Colour colour,
                   const Unseen& unseen, const W& w) {
  Attack best = attack(s, attacker, defender, at, colour, 0, unseen, w);
  for (int number = 1; number <= s.hand[owner_of(attacker)][index(colour)]; ++number) {
    const Attack other = attack(s, attacker, defender, at, colour, number, unseen, w);
    if (other.value > best.value) best = other;
  }
  return best;
}

// The value of the conflict between an own leader and another one before anybody committed anything.
double prospect(const State& s, LeaderId own, LeaderId other, bool attacking, const Unseen& unseen,
                const W& w) {
  const int seat = owner_of(own), rival = owner_of(other);
  const Colour colour = is_war(s) ? colour_of_leader(own) : Colour::Red;
  const int in_hand = s.hand[seat][index(colour)];
  const Stakes at = stakes(s, own, other, w);
  if (attacking) return best_attack(s, own, other, at, colour, unseen, w).value;
  const int ahead = board_strength(s, own) - board_strength(s, other) + in_hand;
  const double win = unseen.at_most(ahead, total(s.hand[rival]), colour);
  return win * at.win - (1 - win) * at.loss;
}

// All conflicts of a seat that an action has just caused.
double conflicts(const State& s, int seat, const Unseen& unseen, const W& w) {
  if (s.step == Step::Attack && !is_war(s)) {
    const auto [attacker, defender, committed, unused] = s.conflict;
    if (owner_of(attacker) == seat) return prospect(s, attacker, defender, true, unseen, w);
    return owner_of(defender) == seat ? prospect(s, defender, attacker, false, unseen, w) : 0;
  }
  if (!is_war(s)) return 0;
  double value = 0;
  const LeaderId kingdom = kingdom_at(s, s.placed);
  for (const Colour colour : kAllColours) {
    const LeaderId own = leader_id(seat, colour);
    if (!((colours_at_war(s) >> index(colour)) & 1U) || s.realm[own] != kingdom) continue;
    each_leader(leaders_in(s, kingdom), [&](LeaderId other) {
      if (other == own || colour_of_leader(other) != colour) return;
      const bool attacking = places_after_active(s, own) < places_after_active(s, other);
      value += prospect(s, own, other, attacking, unseen, w);
    });
  }
  return value;
}

// TE-12.3, TE-13.7: no more tiles than are likely to decide it, none where nothing can be won.
double commitment(const State& s, int number, const Unseen& unseen, const W& w) {
  const auto [attacker, defender, committed, unused] = s.conflict;
  if (s.step == Step::Attack) {
    return attack(s, attacker, defender, stakes(s, attacker, defender, w), conflict_colour(s), number, unseen,
                  w)
        .value;
  }
  const Stakes at = stakes(s, defender, attacker, w);
  const bool lost = board_strength(s, attacker) + committed > board_strength(s, defender) + number;
  return (lost ? -at.loss : at.win) - w.tile_spent * number;
}

// TE-9: what a hand of this kind is likely to gain by throwing these tiles away. An action is worth more than a tile.
double swap_value(const State& s, int seat, const Counts& tiles, const Unseen& unseen, const W& w) {
  double value = -w.action_spent;
  for (const Colour colour : kAllColours) {
    const int thrown = tiles[index(colour)], kept = s.hand[seat][index(colour)] - thrown;
    const bool useful = s.on_board(leader_id(seat, colour)) || s.on_board(leader_id(seat, Colour::Black));
    const double need = std::min(worth(s, seat, colour, 1, w), 1.0);
    const double each = useful ? 0.15 + 0.15 * need : 0.1;
    value += 0.2 * thrown - each * (std::min(kept + thrown, 3) - std::min(kept, 3));
    if (colour == Colour::Red) value -= 0.1 * thrown;
  }
  return value * (unseen.share(Colour::Black) > 0 ? 1 : 0.9);
}

// The position after an action, before anything is drawn: the turn is kept from ending.
State after_action(const TigrisEuphrates& game, const State& s, Seat seat, Action action) {
  State after = s;
  after.actions_done = 0;
  Random unused = Random::fast(0);
  Silent silent;
  game.apply(after, seat, action, unused, silent);
  if (after.step == Step::Treasure) {  // all but one are taken, whichever stays
    const TreasureChoice choice = treasure_choice(game.board(after), after);
    const Seat owner{static_cast<std::uint8_t>(owner_of(choice.trader))};
    after.actions_done = 0;
    game.apply(after, owner, leave_treasure(choice.may_stay.first()), unused, silent);
  }
  return after;
}

void add(Terms& terms, std::string_view key, double value) {
  if (value != 0) terms.push_back({key, value});
}

void compare(Terms& terms, const Outlook& before, const Outlook& after) {
  add(terms, "te.term.low", after.low - before.low);
  add(terms, "te.term.rivals", after.rivals - before.rivals);
  add(terms, "te.term.leaders", after.leaders - before.leaders);
  add(terms, "te.term.safety", after.safety - before.safety);
  add(terms, "te.term.growth", after.growth - before.growth);
  add(terms, "te.term.wars", after.wars - before.wars);
  add(terms, "te.term.income", after.income - before.income);
  add(terms, "te.term.treasures", after.treasures - before.treasures);
  add(terms, "te.term.hand", after.hand - before.hand);
  add(terms, "te.term.catastrophes", after.catastrophes - before.catastrophes);
}

}  // namespace

Evaluation<TigrisEuphrates>::Evaluation(const TigrisEuphrates& game, const State& s, Seat seat,
                                        const W& weights)
    : game_(game),
      s_(s),
      seat_(seat),
      weights_(weights),
      unseen_(s, seat.n),
      before_(outlook(game, s, seat.n, unseen_, weights)),
      conflicts_before_(conflicts(s, seat.n, unseen_, weights)) {}

Terms Evaluation<TigrisEuphrates>::terms(Action action) const {
  Terms terms;
  switch (action.kind) {
    case Kind::EndTurn: terms.push_back({"te.term.pass", -kTurnGivenAway}); return terms;
    case Kind::Swap:
      terms.push_back({"te.term.swap", swap_value(s_, seat_.n, action.tiles, unseen_, weights_)});
      return terms;
    case Kind::Commit:
      terms.push_back({"te.term.conflict", commitment(s_, action.number, unseen_, weights_)});
      return terms;
    case Kind::Decline: terms.push_back({"te.term.decline", 0.0}); return terms;
    default: break;
  }
  const State after = after_action(game_, s_, seat_, action);
  const bool from_the_board = action.kind == Kind::Leader && s_.on_board(leader_id(seat_.n, action.colour));
  if (action.kind == Kind::Leader && after.step == Step::Attack) {
    revolt(terms, after, from_the_board);
  } else {
    if (from_the_board || action.kind == Kind::Withdraw)
      add(terms, "te.term.tempo", -kWastedAction * weights_.action_spent);
    compare(terms, before_, outlook(game_, after, seat_.n, unseen_, weights_));
    add(terms, "te.term.conflict", conflicts(after, seat_.n, unseen_, weights_) - conflicts_before_);
  }
  if (terms.empty()) terms.push_back({"te.term.low", 0.0});
  return terms;
}

// TE-12: the leader is of use there only if it wins. If beaten, it goes home (TE-12.5), and the rival has a point.
void Evaluation<TigrisEuphrates>::revolt(Terms& terms, const State& after, bool from_the_board) const {
  const auto [attacker, defender, committed, unused] = after.conflict;
  Stakes at = stakes(after, attacker, defender, weights_);
  const Attack best = best_attack(after, attacker, defender, at, Colour::Red, unseen_, weights_);
  const Outlook won = outlook(game_, after, seat_.n, unseen_, weights_);
  Outlook beaten = before_;
  if (from_the_board) {
    const State gone = after_action(game_, s_, seat_, withdraw(colour_of_leader(attacker)));
    beaten = outlook(game_, gone, seat_.n, unseen_, weights_);
  }
  compare(terms, before_, won.with_chance(best.win, beaten));
  const double wasted = (from_the_board ? 1 : 0) + 1 - best.win;  // actions
  add(terms, "te.term.tempo", -wasted * kWastedAction * weights_.action_spent);
  at.loss -= weights_.leader_home;
  add(terms, "te.term.conflict",
      best.win * at.win - (1 - best.win) * at.loss - weights_.tile_spent * best.number);
}

}  // namespace zig::players
