// Bids, bones and rows.
#include <algorithm>

#include "games/mesopotamia/battle.h"
#include "players/mesopotamia/policy.h"

namespace zig::players {

using namespace mesopotamia;

namespace {

using Kind = Action::Kind;

}  // namespace

// Something like two thirds of the bones, mostly on strength, never the same: the other side must not know.
Action MesoPolicy::bid(const Actions& actions, Random& random) const {
  const Battle& battle = s_.battle;
  const int side = decider(battle, 0) == seat_ ? 0 : 1;
  const auto i = static_cast<std::size_t>(side);
  const int all = bones_of(s_, side), theirs = bones_of(s_, 1 - side);
  const int own_units = standing(battle, side), their_units = standing(battle, 1 - side);
  const double luck = static_cast<double>(random.below(1000)) / 1000;
  double wish = 0;
  if (battle.kind == BattleKind::Simple) {
    double lead = 0;
    for (const Fighter& unit : battle.fighter[i]) lead += unit.here() ? box_.simple_value[unit.type] : 0;
    for (const Fighter& unit : battle.fighter[1 - i]) lead -= unit.here() ? box_.simple_value[unit.type] : 0;
    const double tie = wins_ties(s_, side) ? 0 : 1;
    const double enemy = is_tribe(battle, 1 - side) ? theirs : theirs * (0.4 + 0.6 * luck);
    wish = enemy - lead + tie;
    if (wish > all) wish = 0;  // it cannot be won
  } else {
    const int section = battle.bid_sections[i];
    const int slots = free_slots(box_, battle, side, static_cast<Section>(section));
    const double zeal = is_tribe(battle, side) ? 1 : std::min(1.0, 0.45 + 0.1 * (own_units + their_units));
    const double commit = all * zeal * (0.7 + 0.6 * luck);
    const std::array<double, kSections> share = {0.58, own_units + their_units > 2 ? 0.16 : 0.06, 0.3};
    wish = share[static_cast<std::size_t>(section)] * commit;
    // More than theirs and every slot is of no use.
    wish = std::min(wish, double(theirs + slots));
    if (theirs == 0) wish = std::min(wish, section == 0 ? double(slots) : 1.0);
  }
  const auto rounded = static_cast<int>(std::max(0.0, wish) + 0.5);
  Action best = actions[0];
  for (const Action action : actions) {
    if (std::abs(action.a - rounded) < std::abs(best.a - rounded)) best = action;
  }
  return best;
}

// How far a unit is ahead of another, before bones that are still to come.
double MesoPolicy::margin(const Fighter& own, const Fighter& other) const {
  return duel_value(box_, own, other) - duel_value(box_, other, own) +
         0.3 * (row_value(box_, own, Section::Mobility) - row_value(box_, other, Section::Mobility));
}

// Where a bone helps against the units that are there.
double MesoPolicy::taste_of_bone(Action action) const {
  const Battle& battle = s_.battle;
  const bool own_bone = question_.ask == Ask::OwnBone;
  const int side = own_bone ? human_side(battle) : battle.placing;
  if (action.kind == Kind::Done) {
    // Two bones for every enemy unit are enough to begin with.
    int placed = 0;
    for (const Fighter& unit : battle.fighter[static_cast<std::size_t>(side)])
      placed += unit.here() ? unit.placed[0] + unit.placed[1] + unit.placed[2] : 0;
    const int enough = std::min(2 + 2 * standing(battle, 1 - side), 2 + bones_of(s_, 1 - side));
    return placed >= enough ? 2 : 0;
  }
  const Fighter& unit = fighter(battle, side, action.a);
  const auto section = static_cast<Section>(action.b);
  double value = section == Section::Strength ? 1.2 : section == Section::Mobility ? 0.6 : 0.3;
  if (section == Section::Tactics) {
    for (const Fighter& enemy : battle.fighter[static_cast<std::size_t>(1 - side)])
      value += enemy.here() && tactics_apply(box_, unit, enemy) ? 0.4 : 0;
  }
  return value + 0.1 * row_value(box_, unit, Section::Strength) - 0.15 * unit.placed[action.b];
}

// Rows of one against one as long as there are units: own ones meet those that they beat.
double MesoPolicy::taste_of_put(Action action) const {
  const Battle& battle = s_.battle;
  const int own_side = battle.arranger;
  if (action.kind == Kind::NextRow) return 50;
  const Fighter& unit = fighter(battle, action.a, action.b);
  const Fighter* opposite = nullptr;
  if (action.a == 1) {
    for (const Fighter& other : battle.fighter[0]) {
      if (other.here() && other.row == battle.rows) opposite = &other;
    }
  }
  if (!opposite) return 0.1 * row_value(box_, unit, Section::Strength);
  const double ahead = own_side == 1 ? margin(unit, *opposite) : margin(*opposite, unit);
  // The weakest that still wins; one that loses is lost anyway.
  const bool tie = wins_ties(s_, own_side);
  const double wins = ahead > 0 || (tie && ahead >= 0) ? 10 : 0;
  return 20 + wins - 0.5 * std::abs(ahead);
}

}  // namespace zig::players
