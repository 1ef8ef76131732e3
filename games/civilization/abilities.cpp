// CV-9.10, CV-20: resource abilities: what they may name, and what they do.
#include <algorithm>

#include <bit>

#include "games/civilization/chance.h"
#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/map.h"
#include "games/civilization/questions.h"
#include "games/civilization/sites.h"
#include "games/civilization/targets.h"

namespace zig::civilization {

namespace {

const AbilityCard& card_of(const Box& box, const Announcement& ability) {
  return box.abilities[ability.what];
}

// --- battles (CV-10.8): only the player whose turn it is; nobody uses anything for barbarians (CV-8.26)

bool in_turn(const State& s, int seat) {
  return s.battle.at != kNowhere && s.battle.holder[s.battle.turn] == seat;
}
bool enemy_in_play(const State& s) {
  const std::size_t enemy = 1U - s.battle.turn;
  return std::ranges::any_of(s.battle.front,
                             [&](const Battle::Front& front) { return front[enemy].card != kNone; });
}
bool has_unit_to_play(const State& s, int seat) {
  return std::ranges::any_of(
      s.unit, [&](const Card& card) { return card.where == Card::Where::Hand && card.holder == seat; });
}

// --- wonders, units, buildings (CV-20.13)

// CV-13.1: built by anybody or in the market.
unsigned wonders_to_obsolete(const Box& box, const State& s, const AbilityCard& card) {
  unsigned set = 0;
  for (std::size_t wonder = 0; wonder < kWonders; ++wonder) {
    if (!((card.ages >> static_cast<unsigned>(box.wonders[wonder].age)) & 1U)) continue;
    if (s.wonder_at[wonder] < kSquares || s.wonder_at[wonder] == kWonderInMarket) set |= 1U << wonder;
  }
  return set & ~unsigned{s.obsolete};
}
unsigned players_with_units(const State& s, int seat) {
  unsigned seats = 0;
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat && units_of(s, other) > 0) seats |= 1U << other;
  }
  return seats;
}
void kill_random_unit(const Course& c, int owner) {
  const auto theirs = [&](int card) { return holds(c.s.unit[static_cast<std::size_t>(card)], owner); };
  const auto nth = [&](int n) { return nth_card(n, theirs); };
  bury_unit(c, nth(pick(c.random, units_of(c.s, owner),
                        [&](int n) { return unit_outcome(c.box, static_cast<std::size_t>(nth(n))); })));
}

// --- stacks over water (CV-R67)

Squares open_waters(const State& s, int seat) {
  Squares set;
  for (Square square = 0; square < kSquares; ++square) {
    if (s.ground[square].revealed() && is_water(s, square)) set.add(square);
  }
  return set - enemy_figures(s, seat);
}
Squares stacks_for_water(const State& s, int seat) {
  Squares stacks;
  figures_of(s, seat).each([&](Square stack) {
    if (waters_for(s, seat, stack).any()) stacks.add(stack);
  });
  return stacks;
}
void ship(const Course& c, int seat, Square from, Square to) {
  const unsigned figures = figures_at(c.s, seat, from);
  put_figures(c, seat, figures, to);
  c.player(seat).moved = static_cast<std::uint16_t>(c.player(seat).moved | figures);
  c.tell({.kind = Event::Kind::FiguresMoved, .seat = byte(seat), .square = to, .from = from});
}

// --- nukes (CV-20.21, CV-R34)

// The capital is immune.
Squares cities_to_nuke(const State& s) {
  Squares set;
  for (int seat = 0; seat < s.players(); ++seat) {
    for (std::size_t city = kCapital + 1; city < kCities; ++city) {
      if (player(s, seat).cities[city].stands()) set.add(player(s, seat).cities[city].at);
    }
  }
  return set;
}
void nuke(const Course& c, Square centre) {
  for (int seat = 0; seat < c.s.players(); ++seat) {
    const Squares doomed = figures_of(c.s, seat) & (around(centre) | Squares::one(centre));
    doomed.each([&](Square square) { kill_in_passing(c, seat, figures_at(c.s, seat, square)); });
  }
  for (int seat = 0; seat < c.s.players(); ++seat) {
    const int city = city_at(c.s, seat, centre);
    if (city < 0) continue;
    c.tell({.kind = Event::Kind::CityNuked, .seat = byte(seat), .square = centre});
    destroy_city(c, seat, city);
  }
}

Squares squares_to_freeze(const State& s) { return revealed(s) - all_centres(s) - s.frozen; }  // CV-R86

bool full(const Player& player, Tech tech) {
  const auto place = static_cast<std::size_t>(std::ranges::find(kCoinTechs, tech) - kCoinTechs.begin());
  return player.coin_tokens[place] == kCoinsPerTech;
}

// CV-20: refused where it has no legal target.
bool has_target(const Box& box, const State& s, int seat, const AbilityCard& card) {
  switch (card.effect) {
    case AbilityEffect::GainCulture:
    case AbilityEffect::GainAndGiveTrade:
    case AbilityEffect::ExtraActionEachCity:
    case AbilityEffect::CancelCityAction:
    case AbilityEffect::CancelCultureEvent:
    case AbilityEffect::CancelResourceAbility: return true;
    case AbilityEffect::CityProductionBonus: return cities_to_help(box, s, seat) != 0;
    case AbilityEffect::PlayedUnitAttackBonus:
      return in_turn(s, seat) && !s.battle.played && has_unit_to_play(s, seat);  // CV-R28
    case AbilityEffect::GreatPerson: return std::ranges::any_of(s.pool, [](auto n) { return n > 0; });
    case AbilityEffect::CoinOnThisTech: return !full(player(s, seat), card.tech);  // CV-20.2
    case AbilityEffect::DealWounds: return in_turn(s, seat) && enemy_in_play(s);   // CV-20.23
    case AbilityEffect::ObsoleteOrKill:
      return wonders_to_obsolete(box, s, card) != 0 || players_with_units(s, seat) != 0;
    case AbilityEffect::ObsoleteOrDestroy:
      return wonders_to_obsolete(box, s, card) != 0 || buildings_on_map(s).any();
    case AbilityEffect::FreezeSquare: return squares_to_freeze(s).any();
    case AbilityEffect::MoveStackToWater: return stacks_for_water(s, seat).any();
    case AbilityEffect::NukeCity: return cities_to_nuke(s).any();
  }
  return false;
}

// What everybody can see of may_use_at: all but the payment.
bool is_open(const Box& box, const State& s, int seat, Ability ability, Moment moment) {
  return box.ability(ability).moment == moment && may_use(box, s, seat, ability);
}

}  // namespace

Squares ability_squares(const Box& box, const State& s, const Announcement& ability) {
  switch (card_of(box, ability).effect) {
    case AbilityEffect::FreezeSquare: return squares_to_freeze(s);
    case AbilityEffect::MoveStackToWater: return stacks_for_water(s, ability.seat);
    case AbilityEffect::NukeCity: return cities_to_nuke(s);
    default: return {};
  }
}

Squares waters_for(const State& s, int seat, Square stack) {
  Squares waters = open_waters(s, seat) - Squares::one(stack);
  const int size = figures_on(s, seat, stack), limit = player(s, seat).stats.stacking;
  if (size > limit) return {};
  for (const Square square : player(s, seat).figure) {
    if (square != kNowhere && figures_on(s, seat, square) + size > limit) waters.remove(square);
  }
  return waters;
}

bool may_use_at(const Box& box, const State& s, int seat, Ability ability, Moment moment) {
  const AbilityCard& card = box.ability(ability);
  return is_open(box, s, seat, ability, moment) && can_pay(box, s, seat, card.price) &&
         has_target(box, s, seat, card);
}

bool could_use_at(const Box& box, const State& s, int seat, Moment moment) {
  const std::uint32_t unused = box.abilities_at[static_cast<std::size_t>(moment)] & ~player(s, seat).used;
  for (std::uint32_t left = unused; left != 0; left &= left - 1) {
    const int ability = std::countr_zero(left);
    const AbilityCard& card = box.abilities[static_cast<std::size_t>(ability)];
    if (is_open(box, s, seat, static_cast<Ability>(ability), moment) && could_pay(box, s, seat, card.price) &&
        has_target(box, s, seat, card))
      return true;
  }
  return false;
}

void ask_ability_targets(const Course& c, const Announcement& announced) {
  const int seat = announced.seat;
  switch (card_of(c.box, announced).effect) {
    case AbilityEffect::CityProductionBonus: return c.ask(Ask::TargetCity, seat);
    case AbilityEffect::GainAndGiveTrade: return c.ask(Ask::TargetPlayer, seat);
    case AbilityEffect::ObsoleteOrKill:
    case AbilityEffect::ObsoleteOrDestroy: return c.ask(Ask::TargetWonder, seat);
    case AbilityEffect::FreezeSquare:
    case AbilityEffect::NukeCity: return c.ask(Ask::TargetSquare, seat);
    case AbilityEffect::MoveStackToWater:
      c.ask(Ask::SecondSquare, seat);
      return c.ask(Ask::TargetSquare, seat);
    case AbilityEffect::GainCulture:
    case AbilityEffect::PlayedUnitAttackBonus:
    case AbilityEffect::GreatPerson:
    case AbilityEffect::CoinOnThisTech:
    case AbilityEffect::CancelCityAction:
    case AbilityEffect::CancelCultureEvent:
    case AbilityEffect::CancelResourceAbility:
    case AbilityEffect::DealWounds:
    case AbilityEffect::ExtraActionEachCity: return;
  }
}

void resolve_ability(const Course& c, const Announcement& announced) {
  const AbilityCard& card = card_of(c.box, announced);
  const int seat = announced.seat;
  switch (card.effect) {
    case AbilityEffect::CityProductionBonus: return help_city(c, seat, announced.city, card.value);
    case AbilityEffect::GainCulture: return gain_culture(c, seat, card.value);
    case AbilityEffect::GainAndGiveTrade:
      gain_trade(c, seat, card.value);
      return gain_trade(c, announced.against, card.other);
    case AbilityEffect::PlayedUnitAttackBonus: c.s.battle.boost = byte(c.s.battle.boost + card.value); return;
    case AbilityEffect::GreatPerson: return gain_great_person(c, seat);
    case AbilityEffect::CoinOnThisTech: gain_coin_on(c, seat, card.tech); return;
    case AbilityEffect::CancelCityAction:
    case AbilityEffect::CancelCultureEvent:
    case AbilityEffect::CancelResourceAbility: return;  // declarations.cpp
    case AbilityEffect::DealWounds: return c.ask(Ask::Wounds, seat, card.value);
    case AbilityEffect::ObsoleteOrKill:
      if (announced.choice != kNone) return make_obsolete(c, static_cast<Wonder>(announced.choice));
      return kill_random_unit(c, announced.against);
    case AbilityEffect::ObsoleteOrDestroy:
      if (announced.choice != kNone) return make_obsolete(c, static_cast<Wonder>(announced.choice));
      return destroy_building(c, announced.square);
    case AbilityEffect::FreezeSquare:
      c.s.frozen.add(announced.square);
      return c.tell({.kind = Event::Kind::SquareFrozen, .square = announced.square});
    case AbilityEffect::MoveStackToWater: return ship(c, seat, announced.square, announced.other_square);
    case AbilityEffect::ExtraActionEachCity:
      ++c.player(seat).extra_actions;
      return c.tell({.kind = Event::Kind::ExtraActions, .seat = byte(seat)});
    case AbilityEffect::NukeCity: return nuke(c, announced.square);
  }
}

// --- an old wonder, or instead of it a player who loses a unit, or a building

void list_target_wonder(const Box& box, const State& s, Question question, Actions& out) {
  const AbilityCard& card = card_of(box, s.announced());
  const unsigned wonders = wonders_to_obsolete(box, s, card);
  for (int wonder = 0; wonder < kWonders; ++wonder) {
    if ((wonders >> wonder) & 1U) out.push_back(with(Action::Kind::Wonder, wonder));
  }
  if (card.effect == AbilityEffect::ObsoleteOrDestroy) {
    buildings_on_map(s).each([&](Square square) { out.push_back(place(square)); });
    return;
  }
  const unsigned seats = players_with_units(s, question.seat);
  for (int seat = 0; seat < s.players(); ++seat) {
    if ((seats >> seat) & 1U) out.push_back(with(Action::Kind::Player, seat));
  }
}
void answer_target_wonder(const Course& c, Question, Action action) {
  c.answered();
  Announcement& announced = c.s.announced();
  switch (action.kind) {
    case Action::Kind::Wonder: announced.choice = action.a; break;
    case Action::Kind::Player: announced.against = action.a; break;
    default: announced.square = action.square; break;
  }
}

}  // namespace zig::civilization
