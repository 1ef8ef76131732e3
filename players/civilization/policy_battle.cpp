// Battles by taste: a unit attacks where it kills and lives; where nothing is to be won, the weakest opens a front (CV-10.5 to CV-10.7).
#include <algorithm>

#include "games/civilization/battle.h"
#include "players/civilization/policy.h"

namespace zig::players {

using namespace civilization;

namespace {

using Kind = Action::Kind;
std::size_t place(int n) { return static_cast<std::size_t>(n); }

UnitType type_of(const Box& box, int card) { return static_cast<UnitType>(box.unit_type[place(card)]); }
}  // namespace

// What an attack changes in the strengths that count at the end; a wounded unit is easier to kill.
double Policy::clash(int card, int front) const {
  constexpr double kVulnerable = 0.25;
  const SideOf side = side_in_turn(s_);
  const Fighter& enemy = fighter(s_, front, other(side));
  const double mine = strength(box_, s_, card), theirs = strength(box_, s_, enemy.card);
  const double dealt = mine + s_.battle.boost;
  const UnitType my_type = type_of(box_, card), their_type = type_of(box_, enemy.card);
  const bool kills = enemy.wounds + dealt >= theirs, dies = theirs >= mine;
  if (trumps(my_type, their_type) && kills) return theirs;
  if (trumps(their_type, my_type) && dies) return -mine;
  const double after = (kills ? theirs : kVulnerable * dealt) - (dies ? mine : kVulnerable * theirs);
  return after;
}

double Policy::best_clash(int face) const {
  const SideOf side = side_in_turn(s_);
  const int enemy_cards = hand_size(s_, other(side));
  int card = -1;
  for (int i = 0; i < kUnitCards; ++i) {
    const Card& unit = s_.unit[place(i)];
    if (unit.where != Card::Where::Hand || unit.holder != holder_of(s_.battle, side)) continue;
    if (face_of_card(box_, i) == face) card = i;
  }
  if (card < 0) return 0;
  double best = enemy_cards == 0 ? 0 : -0.35 * strength(box_, s_, card);
  for (int front = 0; front < kFronts; ++front) {
    if (may_attack(s_, front)) best = std::max(best, clash(card, front));
  }
  // What is played now is not there for later.
  return best - 0.02 * strength(box_, s_, card);
}

double Policy::taste_of_front(Action action) const {
  const SideOf side = side_in_turn(s_);
  const int card = question_.a;
  if (action.a == kNewFrontChoice)
    return hand_size(s_, other(side)) == 0 ? 0 : -0.35 * strength(box_, s_, card);
  return clash(card, action.a);
}

double Policy::taste_in_battle(Action action) const {
  switch (ask_) {
    case Ask::BattleFront: return taste_of_front(action);
    case Ask::Wounds: {
      const Fighter& enemy = fighter(s_, action.a, other(side_in_turn(s_)));
      const int theirs = strength(box_, s_, enemy.card), left = theirs - enemy.wounds;
      return left <= question_.a ? 10 + theirs - 0.1 * left : 1.0 / left;
    }
    case Ask::Healing: return strength(box_, s_, fighter(s_, action.a, side_in_turn(s_)).card);
    case Ask::SavedUnit: return action.kind == Kind::Fight ? 1 + printed_on_face(action.a) : 0;
    default: break;
  }
  switch (action.kind) {
    case Kind::Fight: return best_clash(action.a);
    case Kind::Heal: return s_.battle.played ? 0.5 : -10;
    case Kind::Ability: {
      const AbilityCard& card = box_.abilities[action.a];
      if (card.effect != AbilityEffect::DealWounds || !s_.battle.played) return -10;
      const SideOf enemy = other(side_in_turn(s_));
      for (int front = 0; front < kFronts; ++front) {
        const Fighter& one = fighter(s_, front, enemy);
        if (one.card == civilization::kNone) continue;
        const int left = strength(box_, s_, one.card) - one.wounds;
        if (left <= card.value && left > 1) return 0.5;
      }
      return -10;
    }
    case Kind::Event: return -10;
    default: return 0;
  }
}

}  // namespace zig::players
