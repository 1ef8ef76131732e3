// The course of a turn in a position: plain numbers and ids by name, the same list for writing and reading.
#pragma once

#include "games/new_dawn/state.h"

namespace zig::new_dawn {

constexpr const auto& ids_of(Why) { return kWhyIds; }
constexpr const auto& ids_of(Target) { return kTargetIds; }

template <class Visit>
void each_field(Resolution& now, Visit visit) {
  visit("card", now.card);
  visit("slot", now.slot);
  visit("as", now.as);
  visit("why", now.why);
  visit("left", now.left);
  visit("extra", now.extra);
  visit("phase", now.phase);
  visit("moved", now.moved);
  visit("steps", now.steps);
  visit("caravan", now.caravan);
  visit("reinforced", now.reinforced);
  visit("wonder", now.wonder);
  visit("need", now.need);
  visit("paid", now.paid);
}
template <class Visit>
void each_field(Attack& attack, Visit visit) {
  visit("space", attack.space);
  visit("target", attack.target);
  visit("defender", attack.defender);
  visit("attack", attack.attack);
  visit("defence", attack.defence);
  visit("attack_die", attack.attack_die);
  visit("defence_die", attack.defence_die);
}
template <class Visit>
void each_turn_field(State& s, Visit visit) {
  visit("abilities", s.abilities);
  visit("venetian_used", s.venetian_used);
  visit("maracana_used", s.maracana_used);
  visit("capitalism_used", s.capitalism_used);
  visit("aztec_used", s.aztec_used);
  visit("capitalism_reset", s.capitalism_reset);
  visit("military_reset", s.military_reset);
  visit("won_attack", s.won_attack);
  visit("arrivals", s.arrivals);
  visit("direction", s.direction);
  visit("next_barbarian", s.next_barbarian);
  visit("chosen_waits", s.chosen_waits);
}

}  // namespace zig::new_dawn
