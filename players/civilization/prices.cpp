#include "players/civilization/prices.h"

#include <algorithm>

namespace zig::players {

using namespace civilization;

Prices prices(const Box& box, const State& s, int seat, const Survey& survey, const CivWeights& w) {
  const Realm& realm = survey[seat];
  const double now = races(box, s, seat, survey, realm, w).all;
  // How many turns sooner with something more, for each of it.
  const auto gain = [&](auto change, double much) {
    Realm other = realm;
    change(other);
    return std::max(0.0, now - races(box, s, seat, survey, other, w).all) / much;
  };
  Prices p;
  p.trade = gain([](Realm& r) { r.trade += 2; }, 2);
  p.culture = gain([](Realm& r) { r.culture += 2; }, 2);
  p.production = gain(
      [](Realm& r) {
        r.production += 2;
        for (int& city : r.production_of) {
          if (city > 0) {
            city += 2;
            break;
          }
        }
      },
      2);
  p.coin = gain([](Realm& r) { ++r.coins; }, 1);
  p.trade_now = gain([](Realm& r) { r.trade_now += 3; }, 3);
  p.culture_now = gain([](Realm& r) { r.culture_now += 3; }, 3);
  p.unit = w.unit + gain(
                        [](Realm& r) {
                          const double mean = r.force.units > 0 ? r.force.mean() : 2;
                          ++r.force.units;
                          r.force.strength += mean;
                        },
                        1);
  p.strength = w.unit / 2 + gain([](Realm& r) { r.force.bonus += 2; }, 2);
  p.army = w.army + gain([](Realm& r) { ++r.armies; }, 1);
  // A city also makes what no race counts.
  constexpr double kAnyProduction = 0.1, kAnyCulture = 0.08, kAnyTrade = 0.1, kAnyNow = 0.01;
  p.production += kAnyProduction;
  p.culture += kAnyCulture;
  p.trade += kAnyTrade;
  p.trade_now += kAnyNow;
  p.culture_now += 2 * kAnyNow;
  return p;
}

double worth_of_resource(const Box& box, const State& s, int seat, Resource resource, const Prices& p,
                         const CivWeights& w) {
  const Player& player = s.player[static_cast<std::size_t>(seat)];
  double best = 0;
  for (int i = 0; i < kAbilities; ++i) {
    const AbilityCard& card = box.abilities[static_cast<std::size_t>(i)];
    if (!player.knows(card.tech)) continue;
    if (card.price.resource >= 0 && card.price.resource != static_cast<int>(resource)) continue;
    double brings = 0;
    switch (card.effect) {
      case AbilityEffect::GainCulture: brings = card.value * p.culture_now; break;
      case AbilityEffect::GainAndGiveTrade: brings = (card.value - 0.5 * card.other) * p.trade_now; break;
      case AbilityEffect::CityProductionBonus: brings = card.value * p.production * 0.2; break;
      case AbilityEffect::CoinOnThisTech:
        brings = player.coin_tokens[1] < kCoinsPerTech ? p.coin / card.price.count : 0;
        break;
      case AbilityEffect::GreatPerson: brings = 3.5 * p.trade / card.price.count; break;
      case AbilityEffect::PlayedUnitAttackBonus:
      case AbilityEffect::DealWounds: brings = card.value * p.strength; break;
      case AbilityEffect::ExtraActionEachCity: brings = 1.2; break;
      case AbilityEffect::NukeCity: brings = 1.5; break;
      case AbilityEffect::CancelCityAction:
      case AbilityEffect::CancelCultureEvent:
      case AbilityEffect::CancelResourceAbility: brings = 0.4; break;
      default: brings = 0.25; break;
    }
    best = std::max(best, brings);
  }
  return w.resource + w.useful * best;
}

double worth_of_wonder(const Box& box, Wonder wonder, const Realm& realm, const Prices& p) {
  const WonderCard& card = box.wonder(wonder);
  switch (card.effect) {
    case WonderEffect::StartOfTurnCulture: return card.value * p.culture;
    case WonderEffect::StartOfTurnTrade: return card.value * p.trade;
    case WonderEffect::StartOfTurnFigure: return 0.6;
    case WonderEffect::StartOfTurnCoin: return 4 * p.coin;
    case WonderEffect::StartOfTurnTech: return 2;
    case WonderEffect::StartOfTurnStep: return 5 * p.culture + 3 * p.trade;
    case WonderEffect::OpenBattleHand: return 0.15;
    case WonderEffect::DoubleHarvest: return 0.3;
    case WonderEffect::UnitStrength: return card.value * p.strength * realm.force.units;
    case WonderEffect::ResearchDiscount: return 2.5 * p.trade;
    case WonderEffect::Consent: return 0.2;
  }
  return 0;
}

}  // namespace zig::players
