#include "games/seven_wonders/outlook.h"

#include "engine/json_object.h"
#include "games/seven_wonders/conflict.h"
#include "games/seven_wonders/construction.h"
#include "games/seven_wonders/cost_plan.h"
#include "games/seven_wonders/scoring.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

namespace {

using Kind = Action::Kind;

bool by_chain(const Box& box, const City& city, Action action) {
  return action.kind == Kind::Build && city.buildings.meets(box.card(action.card).chained_from);
}

// The cost that is paid; nothing where the construction is free.
Cost cost_of(const Box& box, const City& city, Action action) {
  if (action.kind == Kind::Stage) return board(box, city).stages[city.stages].cost;
  if (action.kind == Kind::Build && !by_chain(box, city, action)) return box.card(action.card).cost;
  return {};
}

// 7W-6.7 b: the card or the stage in the city. Gives what it does; nothing for a discard.
const Effects* placed(const Box& box, City& city, Action action) {
  if (action.kind == Kind::Discard || action.kind == Kind::Decline) return nullptr;
  const Effects* effects = nullptr;
  if (action.kind == Kind::Stage) {
    effects = &board(box, city).stages[city.stages++].effects;
  } else {
    effects = &box.card(action.card).effects;
    city.buildings.add(box.card(action.card).building);
    if (action.kind == Kind::BuildFree) city.free_build = 0;
  }
  enter_lasting_effects(city, *effects);
  return effects;
}

Json points_change(const CityScore& now, const CityScore& then) {
  Json by = Json::object();
  for (std::size_t i = 0; i < SevenWonders::kCategories; ++i) {
    const int change = then.points[i] - now.points[i];
    if (change != 0) by[std::string(SevenWonders::kCategoryIds[i])] = change;
  }
  return json_object("now", now.total(), "after", then.total(), "by", std::move(by));
}

Json plan_json(const std::vector<UnitMet>& plan) {
  Json units = Json::array();
  for (const UnitMet& unit : plan) {
    Json json = json_object("resource", kResourceIds[static_cast<std::size_t>(unit.resource)], "from",
                            kFromIds[static_cast<std::size_t>(unit.from)]);
    if (unit.price) json["price"] = unit.price;
    units.push_back(std::move(json));
  }
  return units;
}

}  // namespace

int token_now(const State& s, int city, int neighbour) {
  const int ours = s.city[city].shields, theirs = s.city[neighbour].shields;
  return ours > theirs ? kVictoryPoints[s.age - 1U] : ours < theirs ? -1 : 0;
}

Json units_json(const Box& box, const State& s, int city, Action action) {
  const Cost cost = cost_of(box, s.city[city], action);
  return plan_json(cost_plan(box, s, city, cost, Purse{action.left, action.right}));
}

Json units_to_be_had_json(const Box& box, const State& s, int city, Action action) {
  return plan_json(cost_plan(box, s, city, cost_of(box, s.city[city], action)));
}

Json outlook_json(const Box& box, const State& s, int city, Action action) {
  State then = s;
  City& own = then.city[city];
  const int paid = cost_of(box, own, action).coins + action.left + action.right;
  own.coins = static_cast<std::uint16_t>(own.coins - paid);
  const Effects* effects = placed(box, own, action);
  const int gained = effects                        ? coin_reward(box, then, city, *effects)
                     : action.kind == Kind::Discard ? kDiscardIncome
                                                    : 0;
  own.coins = static_cast<std::uint16_t>(own.coins + gained);

  Json json = json_object(
      "coins", json_object("now", s.city[city].coins, "paid", paid, "gained", gained, "after", own.coins),
      "points", points_change(score_city(box, s, city), score_city(box, then, city)));
  if (own.shields != s.city[city].shields) {
    const auto change = [](int now, int after) { return json_object("now", now, "after", after); };
    const auto token = [&](int neighbour) {
      return change(token_now(s, city, neighbour), token_now(then, city, neighbour));
    };
    json["shields"] = change(s.city[city].shields, own.shields);
    json["tokens"] = json_object("left", token(s.left(city)), "right", token(s.right(city)));
  }
  Json units = units_json(box, s, city, action);
  if (!units.empty()) json["units"] = std::move(units);
  return json;
}

}  // namespace zig::seven_wonders
