#include "players/new_dawn/lookahead.h"

#include "games/new_dawn/combat.h"
#include "players/new_dawn/plan.h"
#include "players/new_dawn/shortlist.h"
#include "players/search/exact_math.h"

namespace zig::players {

using namespace new_dawn;

namespace {

using Kind = Action::Kind;
using W = Weights<NewDawn>;

std::size_t place(int n) { return static_cast<std::size_t>(n); }

constexpr double kHopeless = 0.01;  // a chance that nobody counts on

// Nothing but the rest of a move that was made.
bool only_completes(Ask ask) {
  switch (ask) {
    case Ask::HangingGardens:
    case Ask::ForbiddenCity:
    case Ask::EiffelFirst:
    case Ask::EiffelSecond:
    case Ask::SeoulBarbarian:
    case Ask::SeoulSpace:
    case Ask::GenevaReturn:
    case Ask::GenevaTake:
    case Ask::ZimbabweMove:
    case Ask::MoveTarget:
    case Ask::Stonehenge:
    case Ask::TakeBack:
    case Ask::TechCard:
    case Ask::ReplacedCard:
    case Ask::DropCaravan:
    case Ask::ExchangeTake:
    case Ask::Payment:
    case Ask::WonderCity:
    case Ask::Upgrade:
    case Ask::UpgradeCard:
    case Ask::CityTokens:
    case Ask::MovedWonder:
    case Ask::ConquerOrLiberate:
    case Ask::ConquestSlot:
    case Ask::NaturalCard: return true;
    default: return false;
  }
}

// A card begins to be resolved: the whole of it is what counts.
bool begins_a_card(Ask ask, Kind kind) {
  switch (ask) {
    case Ask::FocusCard: return true;
    case Ask::MaracanaBefore:
    case Ask::AfterCard:
    case Ask::AfterEconomy:
    case Ask::AfterReset: return kind == Kind::Slot || kind == Kind::Use;
    default: return false;
  }
}

// Where a caravan may go: by the card that is being resolved, else over land.
Spaces caravan_ground(const Box& box, const State& s, int seat) {
  const bool moving = s.questions > 0 && s.asked().seat == seat &&
                      (s.asked().ask == Ask::Caravans || s.asked().ask == Ask::CaravanStep);
  if (moving) return caravan_ways(box, s, seat, card_resolved(box, s), s.now.as).enter;
  return s.map.land() - barbarians(s);
}

// ND-9.19: exactly as many tokens as make it a tie, or none.
Action defence(const State& s, int seat) {
  const Player& player = s.player[place(seat)];
  int tokens = 0, with = new_dawn::kNone;
  for (int slot = 0; slot < kSlots; ++slot) {
    if (type_of(player.row[place(slot)]) != Type::Military || player.trade[place(slot)] == 0) continue;
    tokens += player.trade[place(slot)];
    with = slot;
  }
  const int missing = s.attack.attack - s.attack.defence;
  return missing > 0 && missing <= tokens ? slot(with) : stop();
}

// The lead of an attack before the dice, as it would be declared (ND-9.10).
struct Odds {
  Battle battle;
  double lead;
};
Odds odds_of(const Box& box, const State& s, int seat, Action action) {
  const Battle battle = battle_for(s, seat, action.space, action.kind == Kind::Fight);
  const State declared = as_declared(box, s, battle);
  double lead = attack_value(box, declared, battle) - defence_value(box, declared, battle) +
                0.8 * std::min(3, spendable(box, s, seat, s.now.slot));
  if (battle.defender != kNobody) {
    if (const int slot = slot_of_type(s, battle.defender, Type::Military); slot != new_dawn::kNone)
      lead -= 0.7 * s.player[place(battle.defender)].trade[place(slot)];
  }
  return {battle, lead};
}

}  // namespace

Lookahead::Lookahead(const NewDawn& game, const State& s, int seat, const W& weights)
    : game_(game),
      s_(s),
      seat_(seat),
      weights_(weights),
      trails_(game.box(), s, seat, caravan_ground(game.box(), s, seat)) {
  s_.first = s_.active;  // no round ends in what is looked at: no dial, no barbarians, no victory
}

DawnOutlook Lookahead::after(Action action) const {
  if (begins_a_card(s_.asked().ask, action.kind)) return card(s_, action);
  return answer(s_, action, 3);
}

void Lookahead::apply(State& s, Action action, Random& random) const {
  Silent silent;
  game_.apply(s, Seat{s.asked().seat}, action, random, silent);
}

// Who is about to win counts more than any plan.
double Lookahead::rivals(const State& s) const {
  constexpr double kSoon = 1.2;  // turns
  double sum = 0;
  for (int rival = 0; rival < s.players(); ++rival) {
    if (rival == seat_) continue;
    const DawnOutlook theirs = outlook(game_, s, rival, weights_);
    sum += theirs.all() + weights_.threat * exact_exp(-theirs.turns / kSoon);
  }
  return -weights_.rivals * sum / (s.players() - 1);
}

// A rival's pieces, the wonders on the table, or something that only one can have.
bool Lookahead::touches_rivals(const State& s) const {
  if (s.market != s_.market || s.reinforced != s_.reinforced) return true;
  for (int rival = 0; rival < s.players(); ++rival) {
    if (rival != seat_ && (s.control[place(rival)] != s_.control[place(rival)] ||
                           s.cities[place(rival)] != s_.cities[place(rival)] ||
                           s.player[place(rival)].trade != s_.player[place(rival)].trade))
      return true;
  }
  const Spaces taken = friendly(s, seat_) - friendly(s_, seat_);
  return taken.any() &&
         taken.meets(natural_tokens_on_map(game_.box(), s_) | independent_states(game_.box(), s_));
}

DawnOutlook Lookahead::look(const State& s) const {
  DawnOutlook o = outlook(game_, s, seat_, weights_, &trails_);
  if (touches_rivals(s)) {
    o.rivals = rivals(s);
  } else {
    if (!rivals_before_) rivals_before_ = rivals(s_);
    o.rivals = *rivals_before_;
  }
  return o;
}

// Until the move is complete. Others answer as they must be expected to.
void Lookahead::settle(State& s) const {
  Random random = Random::fast(1);
  for (int i = 0; i < 12 && s.questions > 0 && !s.over(); ++i) {
    const Question& asked = s.asked();
    if (asked.seat != seat_) {
      if (asked.ask == Ask::DefenceTokens) {
        apply(s, defence(s, asked.seat), random);
      } else if (asked.ask == Ask::EiffelRival) {
        apply(s, on(Kind::Name, asked.a), random);
      } else {
        return;
      }
    } else if (only_completes(asked.ask)) {
      apply(s, choose_plainly(s), random);
    } else {
      return;
    }
  }
}

DawnOutlook Lookahead::answer(const State& s, Action action, int deep) const {
  if (moves_tokens_in_circles(s, action)) {
    DawnOutlook o = look(s);
    o.growth -= 1;
    return o;
  }
  if (action.kind == Kind::Attack || action.kind == Kind::Fight) return attack(s, action);
  State next = s;
  Random random = Random::fast(1);
  const Ask asked = s.asked().ask;
  apply(next, action, random);
  settle(next);
  // A token that is spent is worth what comes of it.
  const bool prepares = action.kind == Kind::Spend || action.kind == Kind::Natural ||
                        (asked == Ask::DefenceTokens && action.kind == Kind::Slot);
  const bool goes_on = next.questions > 0 && next.asked().seat == seat_ && next.asked().ask == asked;
  if (prepares && goes_on && deep > 0) return best_answer(next, deep - 1);
  return look(next);
}

DawnOutlook Lookahead::best_answer(const State& s, int deep) const {
  NewDawn::Actions actions;
  game_.legal(s, Seat{s.asked().seat}, actions);
  shorten(game_, s, trails_, actions);
  DawnOutlook best;
  double most = -1e18;
  for (const Action action : actions) {
    const DawnOutlook o = answer(s, action, deep);
    if (o.all() > most) best = o, most = o.all();
  }
  return best;
}

// Of the answers worth a look, the one with the highest value.
template <class Value>
Action Lookahead::best_of(const State& s, Value value) const {
  NewDawn::Actions actions;
  game_.legal(s, Seat{s.asked().seat}, actions);
  shorten(game_, s, trails_, actions);
  if (actions.size() == 1) return actions[0];
  Action best = actions[0];
  double most = -1e18;
  for (const Action action : actions) {
    const double here = value(action);
    if (here > most) best = action, most = here;
  }
  return best;
}

Action Lookahead::choose(const State& s) const {
  return best_of(s, [&](Action action) { return answer(s, action, 1).all(); });
}

// By what it changes at once: a chain of tokens that are taken back and laid again (ND-7.7) need not end.
Action Lookahead::choose_plainly(const State& s) const {
  return best_of(s, [&](Action action) {
    State next = s;
    Random random = Random::fast(1);
    apply(next, action, random);
    return look(next).all();
  });
}

// ND-9.20: what it brings when it is won and when it is lost.
DawnOutlook Lookahead::attack(const State& s, Action action) const {
  const double win = chance(s, action);
  const DawnOutlook lost = look(fought(s, action, false));
  if (win <= kHopeless) return lost;
  return look(fought(s, action, true)).times(win).plus(lost.times(1 - win));
}

double Lookahead::chance(const State& s, Action action) const {
  return attack_chance(odds_of(game_.box(), s, seat_, action).lead);
}

// The position after an attack that ended so, whatever tokens there are.
State Lookahead::fought(const State& s, Action action, bool won) const {
  constexpr std::array<std::uint16_t, 2> kWon = {6, 1}, kLost = {1, 6};
  constexpr std::uint8_t kOverwhelming = 60;
  State next = s;
  Random random = Random::fast(1);
  random.script(won ? kWon : kLost);
  apply(next, action, random);
  random.script({});
  const auto asks = [&](Ask ask) { return next.questions > 0 && next.asked().ask == ask; };
  if (asks(Ask::AttackTokens) || asks(Ask::DefenceTokens))
    (won ? next.attack.attack : next.attack.defence) = kOverwhelming;
  if (asks(Ask::AttackTokens)) apply(next, stop(), random);
  if (asks(Ask::DefenceTokens)) apply(next, stop(), random);
  settle(next);
  return next;
}

// To the end of the turn, as the seat would play it.
DawnOutlook Lookahead::card(const State& s, Action action) const {
  constexpr int kMostDecisions = 60;
  State next = s;
  Random random = Random::fast(1);
  apply(next, action, random);
  return play_on(next, kMostDecisions);
}

DawnOutlook Lookahead::play_on(State s, int decisions) const {
  Random random = Random::fast(2);
  for (; decisions > 0 && s.questions > 0 && !s.over(); --decisions) {
    const Question& asked = s.asked();
    if (s.active != s_.active || asked.ask == Ask::FocusCard || asked.ask == Ask::StartOfTurn) break;
    NewDawn::Actions actions;
    Action chosen{};
    if (asked.seat != seat_) {
      game_.legal(s, Seat{asked.seat}, actions);
      chosen = asked.ask == Ask::DefenceTokens ? defence(s, asked.seat) : actions[0];
    } else if (begins_a_card(asked.ask, Kind::Slot)) {  // one more card, for nothing
      game_.legal(s, Seat{asked.seat}, actions);
      chosen = actions[0];
    } else {
      chosen = choose(s);
    }
    if (chosen.kind == Kind::Attack || chosen.kind == Kind::Fight) {
      const double win = chance(s, chosen);
      const DawnOutlook lost = play_on(fought(s, chosen, false), decisions - 1);
      if (win <= kHopeless) return lost;
      return play_on(fought(s, chosen, true), decisions - 1).times(win).plus(lost.times(1 - win));
    }
    apply(s, chosen, random);
  }
  return look(s);
}

}  // namespace zig::players
