#include "games/civilization/battle.h"

#include <algorithm>
#include <cassert>

#include "engine/byte.h"
#include "games/civilization/chance.h"
#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/numbers.h"

namespace zig::civilization {

namespace {

constexpr std::size_t at(SideOf side) { return static_cast<std::size_t>(side); }
UnitType type_of(const Box& box, int card) {
  return static_cast<UnitType>(box.unit_type[static_cast<std::size_t>(card)]);
}

int armies_in(const State& s, int seat, Square square) {
  const auto& figures = player(s, seat).figure;
  return static_cast<int>(std::count(figures.begin(), figures.begin() + kFirstScout, square));
}
const City* city_at(const State& s, int seat, Square square) {
  for (const City& city : player(s, seat).cities) {
    if (city.at == square) return &city;
  }
  return nullptr;
}
bool is_capital(const State& s, int seat, const City& city) {
  return &city == &player(s, seat).cities[kCapital];
}

int hand_of(const Box& box, const State& s, int seat, int armies) {
  int cards = kBattleHand + government(box, s, seat).battle_hand + kHandPerArmy * std::max(armies - 1, 0);
  if (player(s, seat).knows(Tech::Computers)) cards += coins_of(box, s, seat) / kCoinsPerHand;
  return cards;
}

// CV-10.2: random cards of the standing forces.
void draw_hand(const Box& box, State& s, int holder, int size, Random& random) {
  std::array<std::uint8_t, kUnitCards> forces{};
  std::uint32_t count = 0;
  for (std::size_t card = 0; card < kUnitCards; ++card) {
    if (s.unit[card].where == Card::Where::Held && s.unit[card].holder == holder)
      forces[count++] = byte(static_cast<int>(card));
  }
  const auto drawn = std::min(count, static_cast<std::uint32_t>(size));
  std::uint32_t scripted = 0;
  for (; scripted < drawn && random.has_script(); ++scripted) {
    const int left = static_cast<int>(count - scripted);
    const auto chosen = static_cast<std::uint32_t>(pick(random, left, [&](int i) {
      return unit_outcome(box, forces[scripted + static_cast<std::uint32_t>(i)]);
    }));
    std::swap(forces[scripted], forces[scripted + chosen]);
  }
  random.shuffle_places(count - scripted, drawn - scripted,
                        [&](std::uint32_t i) -> auto& { return forces[scripted + i]; });
  for (std::uint32_t i = 0; i < drawn; ++i) s.unit[forces[i]].where = Card::Where::Hand;
}

struct Place {
  int front;
  SideOf side;
};
Place find(const State& s, int card) {
  for (int front = 0; front < kFronts; ++front) {
    for (const SideOf side : {SideOf::Attacker, SideOf::Defender}) {
      if (s.battle.front[static_cast<std::size_t>(front)][at(side)].card == card) return {front, side};
    }
  }
  assert(false);
  return {0, SideOf::Attacker};
}

// CV-10.6: a dead unit goes face up under its deck, from where China may take it back (CV-10.15).
void bury(const Box& box, State& s, Place place) {
  Fighter& fighter = s.battle.front[static_cast<std::size_t>(place.front)][at(place.side)];
  const UnitType type = type_of(box, fighter.card);
  unit_deck(box, s, type).put_under(fighter.card - box.first_unit[static_cast<std::size_t>(type)]);
  ++s.battle.killed[at(place.side)];
  s.battle.dead[at(place.side)] |= std::uint64_t{1} << fighter.card;
  fighter = {};
}
bool dead(const Box& box, const State& s, const Fighter& fighter) {
  return fighter.wounds >= strength(box, s, fighter.card);
}

// CV-10.6, CV-10.7: the unit just played and the one opposite deal their wounds, the trumping one first. The strengths of both are read before:
// wounds do not lower them.
void clash(const Box& box, State& s, int front, SideOf playing) {
  Battle::Front& here = s.battle.front[static_cast<std::size_t>(front)];
  Fighter& mine = here[at(playing)];
  Fighter& theirs = here[at(other(playing))];
  const int dealt = strength(box, s, mine.card) + s.battle.boost, taken = strength(box, s, theirs.card);
  s.battle.boost = 0;
  const UnitType my_type = type_of(box, mine.card), their_type = type_of(box, theirs.card);
  if (!trumps(their_type, my_type)) {
    theirs.wounds = byte(theirs.wounds + dealt);
    if (!(trumps(my_type, their_type) && dead(box, s, theirs))) mine.wounds = byte(mine.wounds + taken);
  } else {
    mine.wounds = byte(mine.wounds + taken);
    if (!dead(box, s, mine)) theirs.wounds = byte(theirs.wounds + dealt);
  }
  const bool they_die = dead(box, s, theirs), i_die = dead(box, s, mine);
  if (they_die) bury(box, s, {front, other(playing)});
  if (i_die) bury(box, s, {front, playing});
}

}  // namespace

int hand_size(const State& s, SideOf side) {
  return static_cast<int>(std::ranges::count_if(s.unit, [&](const Card& card) {
    return card.where == Card::Where::Hand && card.holder == holder_of(s.battle, side);
  }));
}

int strength(const Box& box, const State& s, int card) {
  const auto i = static_cast<std::size_t>(card);
  const int printed = box.unit_strength[i];
  const int holder = s.unit[i].holder;
  if (holder == kBarbarians) return printed;
  const Stats& stats = player(s, holder).stats;
  const bool ranked = type_of(box, card) != UnitType::Aircraft;
  const int rank = ranked ? stats.rank[box.unit_type[i]] - 1 : 0;
  return printed + rank + (works(s, holder, Wonder::Himeji) ? box.wonder(Wonder::Himeji).value : 0);
}

int attacking_hand(const Box& box, const State& s, const Attack& attack) {
  return hand_of(box, s, attack.attacker, attack.armies);
}

int defending_hand(const Box& box, const State& s, const Attack& attack) {
  if (attack.defender == kBarbarians) return kUnitCards;
  const int hand = hand_of(box, s, attack.defender, armies_in(s, attack.defender, attack.at));
  return hand + (city_at(s, attack.defender, attack.at) ? kHandInCity : 0);
}

BattleBonus defending_bonus(const Box& box, const State& s, const Attack& attack) {
  if (attack.defender == kBarbarians) return {};
  BattleBonus bonus = battle_bonus(box, s, attack.defender);
  const City* city = city_at(s, attack.defender, attack.at);
  if (!city) return bonus;
  bonus.city = is_capital(s, attack.defender, *city) ? kCapitalBonus : kCityBonus;
  bonus.walls = city->walled ? kWallsBonus : 0;
  return bonus;
}

std::optional<std::array<BattleBonus, 2>> bonuses_in_battle(const Box& box, const State& s) {
  const Attack attack{.attacker = holder_of(s.battle, SideOf::Attacker),
                      .defender = holder_of(s.battle, SideOf::Defender),
                      .at = s.battle.at};
  const std::array both = {attacking_bonus(box, s, attack), defending_bonus(box, s, attack)};
  if (both[0].sum() - both[1].sum() != s.battle.bonus[0] - s.battle.bonus[1]) return std::nullopt;
  return both;
}

void begin_battle(const Box& box, State& s, const Attack& attack, Random& random) {
  s.battle = {.at = attack.at,
              .holder = {byte(attack.attacker), byte(attack.defender)},
              .armies = s.battle.armies};  // they blockade nothing (CV-10.24)
  draw_hand(box, s, attack.attacker, attacking_hand(box, s, attack), random);
  draw_hand(box, s, attack.defender, defending_hand(box, s, attack), random);
  const int lead = attacking_bonus(box, s, attack).sum() - defending_bonus(box, s, attack).sum();
  s.battle.bonus = {byte(std::max(lead, 0)), byte(std::max(-lead, 0))};
  const City* city = attack.defender == kBarbarians ? nullptr : city_at(s, attack.defender, attack.at);
  s.battle.turn = byte(static_cast<int>(city && city->walled ? SideOf::Attacker : SideOf::Defender));
  if (!has_hand(s, side_in_turn(s))) s.battle.turn = byte(static_cast<int>(other(side_in_turn(s))));
}

bool may_attack(const State& s, int front) {
  const Battle::Front& here = s.battle.front[static_cast<std::size_t>(front)];
  return here[at(other(side_in_turn(s)))].card != kNone && here[at(side_in_turn(s))].card == kNone;
}

void show_unit(State& s, int card) {
  Card& unit = s.unit[static_cast<std::size_t>(card)];
  unit.where = Card::Where::Front;
  unit.seen = byte((1 << kMaxPlayers) - 1);  // CV-1.8
}

void play_unit(const Box& box, State& s, int card, int front) {
  const SideOf side = side_in_turn(s);
  show_unit(s, card);
  if (front != kNewFront) {
    s.battle.front[static_cast<std::size_t>(front)][at(side)] = {byte(card), 0};
    return clash(box, s, front, side);
  }
  s.battle.boost = 0;  // CV-R28: no effect when a front is opened
  for (Battle::Front& free : s.battle.front) {
    if (free[0].card != kNone || free[1].card != kNone) continue;
    free[at(side)] = {byte(card), 0};
    return;
  }
  assert(false);
}

bool next_turn(State& s) {
  const SideOf next = other(side_in_turn(s));
  if (has_hand(s, next)) s.battle.turn = byte(static_cast<int>(next));
  return has_hand(s, side_in_turn(s));
}

void wound(const Box& box, State& s, int card, int wounds) {
  const Place place = find(s, card);
  Fighter& fighter = s.battle.front[static_cast<std::size_t>(place.front)][at(place.side)];
  fighter.wounds = byte(fighter.wounds + wounds);
  if (dead(box, s, fighter)) bury(box, s, place);
}

void heal(State& s, int card, int wounds) {
  const Place place = find(s, card);
  Fighter& fighter = s.battle.front[static_cast<std::size_t>(place.front)][at(place.side)];
  fighter.wounds = byte(std::max(fighter.wounds - wounds, 0));
}

int total(const Box& box, const State& s, SideOf side) {
  int sum = s.battle.bonus[at(side)];
  for (const Battle::Front& front : s.battle.front) {
    if (front[at(side)].card != kNone) sum += strength(box, s, front[at(side)].card);
  }
  return sum;
}

SideOf winner(const Box& box, const State& s) {
  return total(box, s, SideOf::Attacker) > total(box, s, SideOf::Defender) ? SideOf::Attacker
                                                                           : SideOf::Defender;
}

void end_battle(const Box& box, State& s) {
  for (std::size_t i = 0; i < kUnitCards; ++i) {
    Card& card = s.unit[i];
    if (card.holder == kBarbarians && card.where != Card::Where::FaceDown &&
        card.where != Card::Where::FaceUp) {
      const UnitType type = type_of(box, static_cast<int>(i));
      unit_deck(box, s, type).put_under(static_cast<int>(i) - box.first_unit[static_cast<std::size_t>(type)]);
    } else if (card.where == Card::Where::Hand || card.where == Card::Where::Front) {
      card.where = Card::Where::Held;
    }
  }
  s.battle = {};
}

}  // namespace zig::civilization
