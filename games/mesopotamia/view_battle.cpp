// The battle that is fought, and the automaton's cards, as an observer sees them.
#include "games/mesopotamia/automaton.h"
#include "games/mesopotamia/battle.h"
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/texts.h"
#include "games/mesopotamia/view.h"

namespace zig::mesopotamia {

namespace {

constexpr std::array<std::string_view, 5> kKindIds = {"none", "standard", "simple", "solo", "totals"};
constexpr std::array<std::string_view, 8> kStepIds = {"bids",     "strength", "line_up",   "tactics",
                                                      "mobility", "duels",    "own_bones", "settle"};

Json fighter_json(const Box& box, const Fighter& fighter, int number) {
  Json json = {{"number", number + 1}, {"unit", kUnitTypeIds[fighter.type]}, {"here", fighter.here()}};
  if (const CombatCard* card = card_of(box, fighter)) {
    json["card"] = card->id;
    json["placed"] = fighter.placed;
  }
  if (fighter.row != kNone) {
    json["row"] = fighter.row + 1;
    json["place"] = fighter.place + 1;
  }
  return json;
}

// MS-11.9: a bid is the bidder's secret until both are in. Who has bid is known.
Json bid_json(const State& s, int side, Observer observer) {
  const Battle& battle = s.battle;
  const auto i = static_cast<std::size_t>(side);
  if (!bids_open(s)) return battle.bid[i];
  if (decider(battle, side) != observer.n) return nullptr;
  Json bid = Json::array();
  for (std::size_t section = 0; section < battle.bid_sections[i]; ++section)
    bid.push_back(battle.bid[i][section]);
  return bid;
}

Json side_json(const Box& box, const State& s, int side, Observer observer) {
  const Battle& battle = s.battle;
  const auto i = static_cast<std::size_t>(side);
  Json fighters = Json::array();
  for (int n = 0; n < kLandUnits; ++n) {
    const Fighter& one = fighter(battle, side, n);
    if (one.here() || one.card != kNone) fighters.push_back(fighter_json(box, one, n));
  }
  return {{"party", party_json(party(battle, side))},
          {"decides", party_json(decider(battle, side))},
          {"bones", bones_of(s, side)},
          {"ship_bones", battle.ship_bones[i]},
          {"bid", bid_json(s, side, observer)},
          {"fighters", std::move(fighters)}};
}

// MS-11.14, MS-11.15: what every pair comes to as the cards lie: both values, the side that wins and the side that is faster.
Json duels_json(const Box& box, const State& s) {
  const Battle& battle = s.battle;
  Json duels = Json::array();
  for (int i = 0; i < kLandUnits; ++i) {
    for (int j = 0; j < kLandUnits; ++j) {
      const Fighter &one = fighter(battle, 0, i), &two = fighter(battle, 1, j);
      if (!one.here() || !two.here()) continue;
      const std::array values = {duel_value(box, one, two), duel_value(box, two, one)};
      const int faster =
          higher(s, row_value(box, one, Section::Mobility), row_value(box, two, Section::Mobility));
      duels.push_back({{"fighters", {i + 1, j + 1}},
                       {"values", values},
                       {"winner", higher(s, values[0], values[1])},
                       {"faster", faster}});
    }
  }
  return duels;
}
// MS-16.12: a human places bones before the enemy's cards are drawn.
bool cards_lie(const Battle& battle) {
  return battle.kind == BattleKind::Standard ||
         (battle.kind == BattleKind::Solo && battle.step != BattleStep::OwnBones);
}

}  // namespace

Json shown_battle(const Box& box, const State& s, Observer observer) {
  const Battle& battle = s.battle;
  Json json = {{"area", area_name(box, battle.area)},
               {"kind", kKindIds[at(battle.kind)]},
               {"step", kStepIds[at(battle.step)]},
               {"attacker", battle.attacker},
               {"leader", wins_ties(s, 0) ? 0 : 1},
               {"rows", battle.rows},
               {"sides", {side_json(box, s, 0, observer), side_json(box, s, 1, observer)}}};
  if (battle.tribe_die) json["tribe_die"] = battle.tribe_die;
  if (battle.to_place) {
    json["to_place"] = battle.to_place;
    json["placing"] = battle.placing;
    json["section"] = kSectionIds[battle.section];
  }
  if (cards_lie(battle)) json["duels"] = duels_json(box, s);
  return json;
}

Json shown_battles(const Box& box, const State& s) {
  Json order = Json::array();
  for (std::size_t i = 0; i < s.battles.count; ++i) order.push_back(area_name(box, s.battles.order[i]));
  return {{"leader", s.battles.leader}, {"next", s.battles.next}, {"order", std::move(order)}};
}

Json shown_strategies(const Box& box, const State& s, int seat) {
  Json list = Json::array();
  for (int place = 0; place < kMaxDeck; ++place) {
    const Strategy& strategy = s.of(seat).deck[static_cast<std::size_t>(place)];
    if (strategy.where() != Strategy::Where::FaceUp) continue;
    const int card = deck_card(box, s, seat, place);
    if (card < 0) continue;
    list.push_back({{"card", box.strategies[static_cast<std::size_t>(card)].id},
                    {"marked", {strategy.marked(0), strategy.marked(1)}}});
  }
  return list;
}

}  // namespace zig::mesopotamia
