// What a position says of a battle that is under way, compared with the pieces and with what is asked.
#include <algorithm>
#include <bit>
#include <span>

#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/position.h"
#include "games/civilization/question_fits.h"

namespace zig::civilization {

namespace {

constexpr int code(auto value) { return static_cast<int>(value); }

// CV-10.24: where the attackers come in, once it is won.
bool field_fits(const State& s, int step) {
  const Battle& battle = s.battle;
  const int attacker = battle.holder[0], defender = battle.holder[1];
  const bool village = s.marker[battle.at].is_village();
  if (defender == kBarbarians && step <= code(FightStep::Spoils) && battle.winner != code(SideOf::Defender) &&
      !village)
    return false;
  if (step > code(FightStep::Removal)) return true;
  const unsigned armies = battle.armies;
  if (armies == 0 || (armies & ~kArmyBits) != 0) return false;
  if (((armies >> kWhiteArmy) & 1U) && player(s, attacker).civ != Civ::Russia) return false;
  Square from = kNowhere;
  for (unsigned left = armies, first = 1; left != 0; left &= left - 1, first = 0) {
    const Square at = player(s, attacker).figure[static_cast<std::size_t>(std::countr_zero(left))];
    if (!first && at != from) return false;
    from = at;
  }
  const Stats& stats = player(s, attacker).stats;
  if (std::popcount(armies) > stats.stacking || (is_water(s, battle.at) && stats.water != Water::Stop))
    return false;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (seat != defender && (figures_of(s, seat) | centres_of(s, seat)).has(battle.at)) return false;
  }
  return defender == kBarbarians ? village : !village && !s.marker[battle.at].is_hut();
}

// CV-10.9, CV-10.13
bool result_fits(const State& s, int step) {
  const Battle& battle = s.battle;
  if ((step >= code(FightStep::Losses)) != (battle.winner < 2) || battle.loot > 2) return false;
  const bool conquers = battle.winner == code(SideOf::Attacker) && battle.holder[1] != kBarbarians;
  if (step > code(FightStep::Removal)) return !battle.won_city || conquers;
  const int city = battle.holder[1] == kBarbarians ? -1 : city_at(s, battle.holder[1], battle.at);
  return conquers && city >= 0 ? city != kCapital && battle.won_city : !battle.won_city;
}

// Every unit in play lies on one front, on the side of its holder, and is alive.
bool fronts_fit(const Box& box, const State& s, int step) {
  std::uint64_t laid = 0;
  int used = 0;
  for (const Battle::Front& front : s.battle.front) {
    used += front[0].card != kNone || front[1].card != kNone;
    for (std::size_t side = 0; side < 2; ++side) {
      const Fighter& fighter = front[side];
      if (fighter.card == kNone) {
        if (fighter.wounds != 0) return false;
        continue;
      }
      const Card& card = s.unit[fighter.card];
      if ((laid >> fighter.card) & 1U || card.where != Card::Where::Front ||
          card.holder != s.battle.holder[side])
        return false;
      if (fighter.wounds >= strength(box, s, fighter.card)) return false;
      laid |= std::uint64_t{1} << fighter.card;
    }
  }
  for (const Question& question : std::span(s.question).first(s.questions)) {
    if (question.ask != Ask::BattleFront || question.a >= kUnitCards) continue;
    if ((laid >> question.a) & 1U) return false;
    laid |= std::uint64_t{1} << question.a;
    ++used;
  }
  int in_hands = 0;
  for (std::size_t i = 0; i < kUnitCards; ++i) {
    const Card& card = s.unit[i];
    const bool fights = card.where == Card::Where::Hand || card.where == Card::Where::Front;
    if ((card.where == Card::Where::Front) != ((laid >> i) & 1U)) return false;
    if (fights && (step == code(FightStep::Draw) ||
                   std::ranges::find(s.battle.holder, card.holder) == s.battle.holder.end()))
      return false;
    in_hands += card.where == Card::Where::Hand;
  }
  return used + in_hands <= kFronts;
}

}  // namespace

bool battle_fits(const Box& box, const State& s) {
  const Battle& battle = s.battle;
  int fights = 0;
  for (const Question& question : std::span(s.question).first(s.questions))
    fights += question.ask == Ask::Fight && question.a <= code(FightStep::Return);
  for (const Card& card : s.unit) {
    const bool barbarian = card.where >= Card::Where::Held && card.holder == kBarbarians;
    if (barbarian && (battle.at == kNowhere || battle.holder[1] != kBarbarians)) return false;
  }
  if (battle.at == kNowhere)
    return fights == 0 &&
           std::ranges::none_of(s.unit, [](const Card& card) { return card.where > Card::Where::Held; });
  if (fights != 1 || s.stage != Stage::Turn || !s.ground[battle.at].revealed()) return false;
  if (s.phase != Phase::Movement && s.phase != Phase::CityManagement) return false;
  const bool seats = battle.holder[0] == s.active && battle.holder[1] != s.active &&
                     (battle.holder[1] < s.players() || battle.holder[1] == kBarbarians);
  constexpr int kMostBoost = 12;
  if (!seats || battle.boost > kMostBoost || battle.turn > 1) return false;
  const int step = step_of_battle(s);
  return result_fits(s, step) && field_fits(s, step) && fronts_fit(box, s, step);
}

}  // namespace zig::civilization
