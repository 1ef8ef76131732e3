#include "games/seven_wonders/sums.h"

#include <algorithm>

#include "engine/json_object.h"
#include "games/seven_wonders/conflict.h"
#include "games/seven_wonders/effects.h"

namespace zig::seven_wonders {

namespace {

Json military(const City& c) {
  Json parts = Json::array();
  for (std::size_t age = 0; age < 3; ++age) {
    if (c.victories[age] == 0) continue;
    parts.push_back(json_object("age", age + 1, "victories", c.victories[age], "points",
                                c.victories[age] * kVictoryPoints[age]));
  }
  if (c.defeats) parts.push_back(json_object("defeats", c.defeats, "points", -c.defeats));
  return parts;
}

Json stages(const Box& box, const City& c) {
  Json parts = Json::array();
  if (c.wonder >= kWonders || c.side > 1) return parts;
  for (std::size_t stage = 0; stage < c.stages; ++stage) {
    const int points = board(box, c).stages[stage].effects.points;
    if (points) parts.push_back(json_object("stage", stage + 1, "points", points));
  }
  return parts;
}

// Cards of a colour that give points, each with its own.
template <class Points>
Json cards(const Box& box, const City& c, Colour colour, Points points) {
  Json parts = Json::array();
  for (int i = 0; i < box.building_count; ++i) {
    const auto building = static_cast<BuildingId>(i);
    const CardInfo& info = box.card(building);
    if (info.colour != colour || !c.buildings.has(building)) continue;
    const int n = points(info.effects);
    if (n) parts.push_back(json_object("card", info.id, "points", n));
  }
  return parts;
}

Json science(const CityScore& score) {
  Json parts = Json::array();
  const std::array<int, 3> fixed = best_symbols(score.symbols, score.wild_symbols);
  for (std::size_t i = 0; i < 3; ++i) {
    if (fixed[i] == 0) continue;
    Json part = json_object("symbol", kSymbolIds[i], "count", fixed[i]);
    if (fixed[i] > score.symbols[i]) part["wild"] = fixed[i] - score.symbols[i];
    part["points"] = fixed[i] * fixed[i];
    parts.push_back(std::move(part));
  }
  const int sets = std::ranges::min(fixed);
  if (sets) parts.push_back(json_object("sets", sets, "points", 7 * sets));
  return parts;
}

}  // namespace

Json sums_json(const Box& box, const State& s, int city, const CityScore& score) {
  const City& c = s.city[city];
  const auto by_counting = [&](const Effects& e) { return counted(box, s, city, e.points_per); };
  Json guilds = cards(box, c, Colour::Purple, by_counting);
  if (score.copied_points && !score.copied_is_science) {
    const auto guild = static_cast<BuildingId>(score.copied_guild);
    guilds.push_back({{"card", box.card(guild).id}, {"copied", true}, {"points", score.copied_points}});
  }
  Json coins = Json::array();
  if (score.points[kCoins]) coins.push_back({{"coins", c.coins}, {"points", score.points[kCoins]}});
  return json_object("military", military(c), "coins", std::move(coins), "wonder", stages(box, c), "civilian",
                     cards(box, c, Colour::Blue, [](const Effects& e) { return int{e.points}; }),
                     "scientific", science(score), "commercial", cards(box, c, Colour::Yellow, by_counting),
                     "guilds", std::move(guilds));
}

}  // namespace zig::seven_wonders
