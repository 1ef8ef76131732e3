// The players in the view: what is open of them, and what the observer knows of the rest.
#include <bit>

#include "engine/json_object.h"
#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/course.h"
#include "games/civilization/numbers.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/view.h"

namespace zig::civilization {

namespace {

constexpr unsigned kKinds =
    15;  // of action, in the lower half of what a city has done; how many it were is in the upper one
constexpr std::array<std::string_view, 3> kWaterIds = {"closed", "cross", "stop"};

template <class Enum>
constexpr std::size_t at(Enum value) {
  return static_cast<std::size_t>(value);
}

// CV-18.8: civilizations are dealt in turn order.
bool has_civilization(const State& s, int seat) {
  if (s.stage != Stage::Civilizations) return true;
  const int dealt = std::popcount(s.removed) - (s.options.training ? 2 : 0);
  return (seat - s.first + s.players()) % s.players() < dealt;
}

// CV-4.9; Anarchy is open to everybody.
Json governments_json(const Box& box, const Player& player) {
  unsigned known = 1U << at(Government::Despotism) | 1U << at(box.civs[at(player.civ)].start_government);
  for (std::size_t tech = 0; tech < kTechs; ++tech) {
    if (box.techs[tech].government >= 0 && player.knows(static_cast<Tech>(tech)))
      known |= 1U << static_cast<unsigned>(box.techs[tech].government);
  }
  return ids_json(kGovernmentIds, known);
}

Json techs_json(const Box& box, const State& s, int of) {
  Json rows = Json::array();
  for (int row = 1; row <= kLevels; ++row) {
    Json techs = Json::array();
    for (int tech = 0; tech < kTechs; ++tech) {
      if (player(s, of).knows(static_cast<Tech>(tech)) && row_of(box, s, of, static_cast<Tech>(tech)) == row)
        techs.push_back(kTechIds[static_cast<std::size_t>(tech)]);
    }
    rows.push_back(std::move(techs));
  }
  return rows;
}

Json coin_tokens_json(const State& s, int of) {
  const Player& own = player(s, of);
  Json json = Json::object();
  for (std::size_t i = 0; i < kCoinTechs.size(); ++i)
    add(json, kTechIds[at(kCoinTechs[i])], own.coin_tokens[i]);
  add(json, "sheet", own.coins_on_sheet);
  const Square canal = s.wonder_at[at(Wonder::PanamaCanal)];
  if (canal < kSquares && owner_of(s, canal) == of)
    add(json, kWonderIds[at(Wonder::PanamaCanal)], s.panama_coins);
  return json;
}

// CV-1.3, CV-1.8: faces that the observer knows.
Json known_json(const Box& box, const State& s, int of, int seat) {
  Json huts = Json::array(), villages = Json::array(), events = Json::array(), units = Json::array();
  const auto known = [&](const Card& card) { return holds(card, of) && knows_face(card, seat); };
  for (std::size_t i = 0; i < kHuts; ++i) {
    if (known(s.hut[i])) huts.push_back(kResourceIds[box.hut_content[i]]);
  }
  for (std::size_t i = 0; i < kVillages; ++i) {
    if (known(s.village[i])) villages.push_back(kResourceIds[box.village_content[i]]);
  }
  for (std::size_t i = 0; i < kEventCards; ++i) {
    if (known(s.event[i])) events.push_back(kEventCardIds[box.event_kind[i]]);
  }
  for (std::size_t i = 0; i < kUnitCards; ++i) {
    if (known(s.unit[i])) units.push_back(unit_json(box, s, static_cast<int>(i)));
  }
  Json json = Json::object();
  add(json, "huts", std::move(huts));
  add(json, "villages", std::move(villages));
  add(json, "events", std::move(events));
  add(json, "units", std::move(units));
  return json;
}

Json events_json(const Box& box, const State& s, int of) {
  std::array<int, kAges> held{};
  for (std::size_t i = 0; i < kEventCards; ++i)
    held[at(box.events[box.event_kind[i]].age)] += holds(s.event[i], of);
  return json_object(kAgeIds[0], held[0], kAgeIds[1], held[1], kAgeIds[2], held[2]);
}
Json units_json(const Box& box, const State& s, int of) {
  Json json = Json::object();
  for (std::size_t type = 0; type < kUnitTypes; ++type)
    json[std::string(kUnitTypeIds[type])] = units_of(box, s, of, static_cast<UnitType>(type));
  return json;
}

Json cities_json(const Box& box, const State& s, int of) {
  Json cities = Json::array();
  for (int i = 0; i < kCities; ++i) {
    const City& city = player(s, of).cities[static_cast<std::size_t>(i)];
    if (!city.stands()) continue;
    Json json = json_object("city", i, "at", square_name(city.at));
    add(json, "capital", i == kCapital);
    add(json, "walled", city.walled != 0);
    json["trade"] = trade_of(box, s, of, i);
    json["production"] = production_of(box, s, of, i);
    json["culture"] = culture_of(box, s, of, i);
    add(json, "harvest", ids_json(kResourceIds, harvest_of(s, of, i)));
    add(json, "actions", ids_json(kDeedIds, city.actions & kKinds));
    add(json, "bonus", city.bonus);
    add(json, "rushed", city.rushed);
    cities.push_back(std::move(json));
  }
  return cities;
}

// Figures on the map, armies or scouts; how many of them are in the supply.
Json figures_json(const Player& own, bool scouts, int& left) {
  Json figures = Json::array();
  const int first = scouts ? kFirstScout : 0, end = scouts ? kFigures : kFirstScout;
  for (int figure = first; figure < end; ++figure) {
    if (figure == kWhiteArmy && own.civ != Civ::Russia) continue;  // CV-2.20
    const Square square = own.figure[static_cast<std::size_t>(figure)];
    if (square == kNowhere) {
      ++left;
      continue;
    }
    Json json = json_object("figure", figure - first, "at", square_name(square));
    add(json, "moved", ((own.moved >> figure) & 1U) != 0);
    add(json, "white", figure == kWhiteArmy);
    if (scouts && own.sends[static_cast<std::size_t>(figure - first)] != kNone)
      json["sends"] = own.sends[static_cast<std::size_t>(figure - first)];
    figures.push_back(std::move(json));
  }
  return figures;
}

Json wonders_json(const State& s, int of) {
  unsigned wonders = 0;
  for (std::size_t i = 0; i < kWonders; ++i) {
    if (s.wonder_at[i] < kSquares && owner_of(s, s.wonder_at[i]) == of) wonders |= 1U << i;
  }
  return ids_json(kWonderIds, wonders);
}
// CV-6.13: what the wonders of the market would cost.
Json wonder_costs_json(const Box& box, const State& s, int of) {
  Json json = Json::object();
  for (const std::uint8_t i : s.wonder_market) {
    if (i == kNone) continue;
    const WonderCard& card = box.wonders[i];
    const bool cheaper =
        card.discount_tech >= 0 && player(s, of).knows(static_cast<Tech>(card.discount_tech));
    json[std::string(kWonderIds[i])] = cheaper ? card.discount_cost : card.cost;
  }
  return json;
}

// --- towards the four victories

Json coins_from_json(const Box& box, const State& s, int of) {
  const Player& own = player(s, of);
  int tokens = own.coins_on_sheet + (works(s, of, Wonder::PanamaCanal) ? s.panama_coins : 0);
  for (const std::uint8_t on_tech : own.coin_tokens) tokens += on_tech;
  const int of_government = government(box, s, of).coins;
  const int map = coins_of(box, s, of) - tokens - own.stats.coins - of_government;
  return json_object("map", map, "techs", own.stats.coins, "tokens", tokens, "government", of_government);
}
Json progress_json(const Box& box, const State& s, int of, int battle_hand, int battle_bonus) {
  const Player& own = player(s, of);
  constexpr int kTechsToWin = kLevels * (kLevels + 1) / 2;  // CV-9.7
  return json_object(
      "culture", json_object("have", own.track, "need", kTrackSpaces), "technology",
      json_object("have", std::popcount(own.techs), "need", kTechsToWin, "rows", rows_of(box, s, of)),
      "economic",
      json_object("have", coins_of(box, s, of), "need", kCoinsToWin, "from", coins_from_json(box, s, of)),
      "military", json_object("battle_hand", battle_hand, "battle_bonus", battle_bonus));
}

Json stats_json(const Box& box, const State& s, int of, int battle_hand, int battle_bonus) {
  const Stats& stats = player(s, of).stats;
  Json ranks = Json::object();
  for (std::size_t type = 0; type < kUnitTypes; ++type)
    ranks[std::string(kUnitTypeIds[type])] = stats.rank[type];
  return json_object("speed", stats.speed, "stacking", stats.stacking, "culture_hand",
                     culture_hand(box, s, of), "max_cities", stats.max_cities, "battle_hand", battle_hand,
                     "battle_bonus", battle_bonus, "water", kWaterIds[at(stats.water)], "ranks",
                     std::move(ranks));
}

// CV-9.1: who has chosen is open, what is not.
Json research_json(const State& s, int of, int seat) {
  const std::uint8_t choice = player(s, of).research;
  if (of != seat) return true;
  return choice == kNone ? Json() : Json(kTechIds[choice]);
}

}  // namespace

Json unit_json(const Box& box, const State& s, int card) {
  return json_object("type", kUnitTypeIds[box.unit_type[static_cast<std::size_t>(card)]], "strength",
                     strength(box, s, card));
}

Json seat_json(const Box& box, const State& s, int of, int seat) {
  const Player& own = player(s, of);
  Json json = json_object("seat", of);
  if (!has_civilization(s, of)) return json;
  json["civ"] = kCivIds[at(own.civ)];
  if (s.stage == Stage::Civilizations) return json;  // nothing else is set up
  int income = 0, cities = 0, armies_left = 0, scouts_left = 0;
  for (int city = 0; city < kCities; ++city) {
    if (!own.cities[static_cast<std::size_t>(city)].stands()) continue;
    income += trade_of(box, s, of, city);
    ++cities;
  }
  Json armies = figures_json(own, false, armies_left), scouts = figures_json(own, true, scouts_left);
  const int battle_hand = attacking_hand(box, s, {.attacker = of}),
            battle_bonus = battle_bonus_of(box, s, of);
  json["government"] = kGovernmentIds[at(own.government)];
  json["governments"] = governments_json(box, own);
  json["trade"] = own.trade;
  json["culture"] = own.culture;
  json["coins"] = coins_of(box, s, of);
  json["income"] = income;
  json["track"] = own.track;
  if (own.track < kTrackSpaces) {
    const TrackSpace& next = box.track[own.track + 1U];
    json["next"] = json_object("culture", next.culture, "trade", next.trade);
  }
  json["techs"] = techs_json(box, s, of);
  add(json, "coin_tokens", coin_tokens_json(s, of));
  add(json, "resources", counts_json(kResourceIds, own.market));
  json["huts"] = huts_of(s, of);
  json["villages"] = villages_of(s, of);
  json["events"] = events_json(box, s, of);
  json["units"] = units_json(box, s, of);
  add(json, "known", known_json(box, s, of, seat));
  add(json, "people", counts_json(kGreatPersonIds, own.people));
  json["cities"] = cities_json(box, s, of);
  json["cities_left"] = own.stats.max_cities - cities;
  json["armies"] = std::move(armies);
  json["scouts"] = std::move(scouts);
  json["armies_left"] = armies_left;
  json["scouts_left"] = scouts_left;
  json["stats"] = stats_json(box, s, of, battle_hand, battle_bonus);
  add(json, "wonders", wonders_json(s, of));
  json["wonder_costs"] = wonder_costs_json(box, s, of);
  add(json, "abilities_used", ids_json(kAbilityIds, own.used));
  json["offers_left"] = s.options.negotiation ? kOffersPerTurn - own.offers : 0;
  if (own.research != kUndecided) json["research"] = research_json(s, of, seat);
  json["progress"] = progress_json(box, s, of, battle_hand, battle_bonus);
  json["score"] = progress_of(box, s, of);
  if (own.victory != Victory::None) json["victory"] = kVictoryIds[at(own.victory)];
  return json;
}

}  // namespace zig::civilization
