// Sums as JSON.
#include "games/new_dawn/sums.h"

#include <bit>

#include "engine/json_object.h"
#include "games/new_dawn/course.h"
#include "games/new_dawn/names.h"
#include "games/new_dawn/payment.h"

namespace zig::new_dawn {

namespace {

Json part_json(Part part) {
  Json json = json_object("of", kSourceIds[at(part.source)], "value", part.value);
  const auto what = static_cast<std::size_t>(part.what);
  switch (part.source) {
    case Source::Slot: json["id"] = part.what; break;
    case Source::Card: json["id"] = card_name(static_cast<CardId>(part.what)); break;
    case Source::Terrain:
    case Source::CityTerrain: json["id"] = kTerrainIds[what]; break;
    case Source::Leader: json["id"] = kLeaderIds[what]; break;
    case Source::Printed:
    case Source::Wonder: json["id"] = kWonderIds[what]; break;
    case Source::StateCard: json["id"] = kCityStateIds[what]; break;
    case Source::Pact:
      json["id"] = kPactIds[what % kPacts];
      json["giver"] = part.what / kPacts;
      break;
    case Source::CityState:
    case Source::Reinforced:
    case Source::Around: break;
  }
  return json;
}

// Of a function that tells its parts.
template <class Add>
Json sum_json(const Add& add) {
  Json parts = Json::array();
  const int total = add([&](Part part) { parts.push_back(part_json(part)); });
  return json_object("total", total, "parts", std::move(parts));
}

// ND-9.18, ND-9.19: what either side could add after the roll.
int attackers_tokens(const Box& box, const State& s, int seat) {
  return spendable(box, s, seat, s.now.slot) + std::popcount(natural_on(box, s, seat, s.now.slot));
}
int defenders_tokens(const State& s, int seat) {
  if (seat == kNobody) return 0;
  const Player& player = s.player[static_cast<std::size_t>(seat)];
  int tokens = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot)
    tokens += type_of(player.row[slot]) == Type::Military ? player.trade[slot] : 0;
  return tokens;
}

struct Industry {
  int slot = kNone, production = 0;
};
// The card that is resolved, or the one of the row that gives most.
Industry industry_of(const Box& box, const State& s, int seat) {
  const bool resolving = s.window == Window::AfterCard || s.window == Window::AfterEconomy;
  if (resolving && seat == s.active && type_of(s.now.card) == Type::Industry)
    return {s.now.slot, production(card_resolved(box, s), s.now.as)};
  Industry best;
  for (int slot = 0; slot < kSlots; ++slot) {
    const CardId card = s.player[static_cast<std::size_t>(seat)].row[static_cast<std::size_t>(slot)];
    if (type_of(card) != Type::Industry) continue;
    const int gives = production(focus_card(box, s, seat, card), counted_slot(s, seat, slot));
    if (gives > best.production) best = {slot, gives};
  }
  return best;
}

}  // namespace

Json battle_json(const Box& box, const State& s, const Battle& battle) {
  Json attack = sum_json([&](const auto& tell) { return attack_value(box, s, battle, tell); });
  Json defence = sum_json([&](const auto& tell) { return defence_value(box, s, battle, tell); });
  return json_object(
      "attack", std::move(attack), "defence", std::move(defence), "tokens",
      json_list(attackers_tokens(box, s, battle.attacker), defenders_tokens(s, battle.defender)));
}

Json price_json(const Box& box, const State& s, int seat, int wonder) {
  Json json = sum_json([&](const auto& tell) { return wonder_cost(box, s, seat, wonder, tell); });
  const Industry industry = industry_of(box, s, seat);
  if (industry.slot == kNone) return json;
  const Purse has = purse(box, s, seat, wonder, industry.slot);
  json["slot"] = industry.slot + 1;
  json["production"] = industry.production;
  json["tokens"] = has.ones;
  json["resources"] = has.twos;
  json["can_pay"] = can_pay(wonder_cost(box, s, seat, wonder) - industry.production, has.ones, has.twos);
  return json;
}

Json progress_json(const Box& box, const State& s, int seat) {
  Json agendas = Json::object();
  for (int agenda = 0; agenda < kAgendas; ++agenda) {
    if (((s.victory_cards >> (agenda / 2)) & 1U) == 0) continue;
    const Progress so_far = agenda_progress(box, s, seat, static_cast<Agenda>(agenda));
    agendas[std::string(kAgendaIds[static_cast<std::size_t>(agenda)])] = json_list(so_far.have, so_far.need);
  }
  return agendas;
}

}  // namespace zig::new_dawn
