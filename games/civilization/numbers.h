// CV-16.1 and the numbers of the rulebook that no card prints. components.json states them for its readers and is compared.
#pragma once

namespace zig::civilization {

inline constexpr int kStartSpeed = 2, kStartStacking = 2, kStartCultureHand = 2, kStartCities = 2;
inline constexpr int kArmyCost = 4, kScoutCost = 6;                            // CV-6.5
inline constexpr int kRushTrade = 3;                                           // CV-6.4
inline constexpr int kBattleHand = 3, kHandPerArmy = 2, kHandInCity = 3;       // CV-10.2
inline constexpr int kCityBonus = 6, kCapitalBonus = 12, kWallsBonus = 4;      // CV-10.3
inline constexpr int kAircraftStrengths = 3;                                   // CV-1.6
inline constexpr int kLootTrade = 3, kLootCulture = 3, kLootTokensOfCity = 2;  // CV-10.12, CV-10.13
inline constexpr int kHealedByHusbandry = 3;                                   // CV-20.23
inline constexpr int kDemocracyTrade = 6, kPrintingPressCulture = 5;           // CV-20.2
inline constexpr int kCoinsPerProduction = 3, kCoinsPerHand = 5;               // CV-20.3
inline constexpr int kHutCulture = 3;                                          // China, CV-20.25

}  // namespace zig::civilization
