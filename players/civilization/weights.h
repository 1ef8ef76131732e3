// What counts in Civilization and how much.
#pragma once

#include <array>

#include "games/civilization/civilization.h"
#include "players/weights.h"

namespace zig::players {

template <>
struct Weights<civilization::Civilization> {
  // --- what a position is worth (outlook.h), in the logarithm of the odds to win: in the first turns, and late in the game
  double coins = 0.1, coins_late = 0.4;                  // a coin
  double coin_race = 0, coin_race_late = 0;              // a turn to the economic victory
  double techs = 0.05, techs_late = 0.05;                // a tech
  double levels = 0.09, levels_late = 0.03;              // a level of a tech
  double tech_race = -0.005, tech_race_late = 0;         // a turn to the technological victory
  double track = 0.09, track_late = 0.03;                // a space of the culture track
  double culture_now = 0.04, culture_now_late = 0.02;    // a culture token
  double culture = 0.04, culture_late = 0.02;            // culture every turn
  double culture_race = 0, culture_race_late = 0;        // a turn to the cultural victory
  double trade = 0.06, trade_late = 0.04;                // trade every turn
  double trade_now = 0.008, trade_now_late = 0.025;      // trade on the dial
  double production = 0.075, production_late = 0.03;     // production
  double more_trade = 0.01, more_trade_late = 0.005;     // trade that can still be built
  double more_production = 0, more_production_late = 0;  // likewise
  double more_culture = 0, more_culture_late = 0;        // likewise
  double cities = 0.3, cities_late = 0.1;                // a city, besides what it yields
  double wonders = 0.1, wonders_late = 0.1;              // a wonder, whatever it does
  double resources = 0.035, resources_late = 0.035;      // a resource; twice with a tech that spends it
  double events = 0.05, events_late = 0.03;              // an event card
  double people = 0.1, people_late = 0.05;               // a great person on the sheet
  double units = 0, units_late = 0;                      // a unit, besides its strength
  double strength = 0.14, strength_late = 0.02;          // a point of strength of the units
  double bonus = 0.07, bonus_late = 0.02;                // a point of battle bonus
  double armies = 0.09, armies_late = 0.02;              // an army
  double siege = 0.5, siege_late = 0.5;                  // the chance to take a capital
  double exposed = -0.5, exposed_late = -0.5;            // the chance to lose the own one
  double lost = -0.3, lost_late = -0.2;                  // the chance to lose a city
  double conquest_race = 0, conquest_race_late = -0.03;  // a turn to the military victory
  double scouts = 0.05, scouts_late = 0.02;              // a scout
  double map = 0.05, map_late = 0.02;                    // what figures can find
  double race = -0.06, race_late = -0.45;                // a turn to victory, all races together
  double rivals = 0.7;                                   // what the strongest rival has, against us

  double anarchy = 0.3;  // a turn without an action of the capital

  // --- what is worth doing at a glance (policy.h), in turns
  double worlds = 4;
  double ahead = 0;       // phases
  double nearest = 2;     // how much the second best race counts: turns that make a race a third as important
  double building = 0.8;  // the share of production that becomes buildings
  double margin = 2.5;    // strength more than the defender's that an attack on a capital wants
  double besieging = 1.25;  // an army is built against defenders who build, too
  double city = 0.8;        // a city, besides what it yields
  double site = 0.75;  // a place for a city that a figure can reach, as a share of what the city would yield
  double hut = 0.35;   // in reach of an army
  double village = 0.7;   // likewise, when it is won
  double unknown = 0.25;  // a tile that a figure can turn up
  double gather = 0.5;    // a square that a scout could send, as a share of what it yields
  double tech = 0.15;     // any tech: what it can do
  double resource = 0.12;
  double useful = 0.6;  // a resource that a known tech spends, as a share of what it brings
  double unit = 0.06;   // a unit, as strength of one rank
  double army = 0.1;
  double conquest = 24;    // a capital that is taken
  double conquered = 2.5;  // a city that is taken

  static constexpr auto named() {
    using W = Weights;
    return std::to_array<NamedWeight<W>>({
        {"coins", &W::coins},
        {"coins_late", &W::coins_late},
        {"coin_race", &W::coin_race},
        {"coin_race_late", &W::coin_race_late},
        {"techs", &W::techs},
        {"techs_late", &W::techs_late},
        {"levels", &W::levels},
        {"levels_late", &W::levels_late},
        {"tech_race", &W::tech_race},
        {"tech_race_late", &W::tech_race_late},
        {"track", &W::track},
        {"track_late", &W::track_late},
        {"culture_now", &W::culture_now},
        {"culture_now_late", &W::culture_now_late},
        {"culture", &W::culture},
        {"culture_late", &W::culture_late},
        {"culture_race", &W::culture_race},
        {"culture_race_late", &W::culture_race_late},
        {"trade", &W::trade},
        {"trade_late", &W::trade_late},
        {"trade_now", &W::trade_now},
        {"trade_now_late", &W::trade_now_late},
        {"production", &W::production},
        {"production_late", &W::production_late},
        {"more_trade", &W::more_trade},
        {"more_trade_late", &W::more_trade_late},
        {"more_production", &W::more_production},
        {"more_production_late", &W::more_production_late},
        {"more_culture", &W::more_culture},
        {"more_culture_late", &W::more_culture_late},
        {"cities", &W::cities},
        {"cities_late", &W::cities_late},
        {"wonders", &W::wonders},
        {"wonders_late", &W::wonders_late},
        {"resources", &W::resources},
        {"resources_late", &W::resources_late},
        {"events", &W::events},
        {"events_late", &W::events_late},
        {"people", &W::people},
        {"people_late", &W::people_late},
        {"units", &W::units},
        {"units_late", &W::units_late},
        {"strength", &W::strength},
        {"strength_late", &W::strength_late},
        {"bonus", &W::bonus},
        {"bonus_late", &W::bonus_late},
        {"armies", &W::armies},
        {"armies_late", &W::armies_late},
        {"siege", &W::siege},
        {"siege_late", &W::siege_late},
        {"exposed", &W::exposed},
        {"exposed_late", &W::exposed_late},
        {"lost", &W::lost},
        {"lost_late", &W::lost_late},
        {"conquest_race", &W::conquest_race},
        {"conquest_race_late", &W::conquest_race_late},
        {"scouts", &W::scouts},
        {"scouts_late", &W::scouts_late},
        {"map", &W::map},
        {"map_late", &W::map_late},
        {"race", &W::race},
        {"race_late", &W::race_late},
        {"rivals", &W::rivals},
        {"anarchy", &W::anarchy},
        {"worlds", &W::worlds},
        {"ahead", &W::ahead},
        {"nearest", &W::nearest},
        {"building", &W::building},
        {"margin", &W::margin},
        {"besieging", &W::besieging},
        {"city", &W::city},
        {"site", &W::site},
        {"hut", &W::hut},
        {"village", &W::village},
        {"unknown", &W::unknown},
        {"gather", &W::gather},
        {"tech", &W::tech},
        {"resource", &W::resource},
        {"useful", &W::useful},
        {"unit", &W::unit},
        {"army", &W::army},
        {"conquest", &W::conquest},
        {"conquered", &W::conquered},
    });
  }
};

}  // namespace zig::players
