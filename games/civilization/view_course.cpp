// What is under way in the view: announcements, the moving group, a battle, an offer.
#include <bit>

#include "engine/json_object.h"
#include "games/civilization/battle.h"
#include "games/civilization/view.h"

namespace zig::civilization {

namespace {

template <class Enum>
constexpr std::size_t at(Enum value) {
  return static_cast<std::size_t>(value);
}

// --- announcements

using Kind = Announcement::Kind;

Json item_json(const Announcement& announced, std::uint8_t code) {
  if (code == kNone) return nullptr;
  if (announced.kind == Kind::CityAction && kind_of(static_cast<Deed>(announced.what)) == Deed::Harvest)
    return json_object("resource", kResourceIds[code]);
  const Item item(code);
  if (item.is_figure()) return json_object("figure", item.is_scout() ? "scout" : "army");
  if (item.is_unit()) return json_object("unit", kUnitTypeIds[at(item.unit())]);
  if (item.is_building()) return json_object("building", kBuildingIds[at(item.building())]);
  return json_object("wonder", kWonderIds[at(item.wonder())]);
}

Json choice_json(const Box& box, const Announcement& announced) {
  if (announced.choice == kNone) return nullptr;
  if (announced.kind == Kind::Ability) return json_object("wonder", kWonderIds[announced.choice]);
  return box.events[announced.what].effect == EventEffect::SwapTechs
             ? json_object("tech", kTechIds[announced.choice])
             : json_object("person", kGreatPersonIds[announced.choice]);
}

// What a city does is not chosen yet when that is asked.
Json announcement_json(const Box& box, const Announcement& announced, bool chosen) {
  Json json = Json::object();
  switch (announced.kind) {
    case Kind::None: break;
    case Kind::CityAction:
      json = json_object("kind", "city_action", "seat", announced.seat);
      add(json, "what", chosen ? Json(kDeedIds[announced.what]) : Json());
      break;
    case Kind::Event:
      json = json_object("kind", "event", "seat", announced.seat, "what", kEventCardIds[announced.what]);
      break;
    case Kind::Ability:
      json = json_object("kind", "ability", "seat", announced.seat, "what", kAbilityIds[announced.what],
                         "tech", kTechIds[at(box.abilities[announced.what].tech)]);
      break;
  }
  if (announced.city != kNone) json["city"] = announced.city;
  add(json, "item", item_json(announced, announced.item));
  add(json, "second_item", item_json(announced, announced.second_item));
  if (announced.square < kSquares) json["square"] = square_name(announced.square);
  if (announced.other_square < kSquares) json["other_square"] = square_name(announced.other_square);
  if (announced.against != kNobody) json["against"] = announced.against;
  add(json, "choice", choice_json(box, announced));
  add(json, "armies", announced.group & 15);
  add(json, "scouts", announced.group >> 4);
  for (std::size_t i = 0; i < announced.steps; ++i) json["path"].push_back(kDirectionIds[announced.path[i]]);
  add(json, "paid", announced.paid);
  add(json, "rush", announced.rush);
  if (announced.cancels != kNone) json["cancels"] = announced.cancels;
  if (announced.pays_for != kNone) json["pays_for"] = announced.pays_for;
  add(json, "cancelled", announced.cancelled != 0);
  return json;
}

// --- a battle

Json fighter_json(const Box& box, const State& s, const Fighter& fighter) {
  if (fighter.card == kNone) return nullptr;
  Json json = unit_json(box, s, fighter.card);
  json["wounds"] = fighter.wounds;
  return json;
}

// CV-10.3: everything that counts is open (CV-1.2).
Json bonus_json(const BattleBonus& bonus) {
  Json json = Json::object();
  add(json, "buildings", bonus.buildings);
  add(json, "generals", bonus.generals);
  add(json, "government", bonus.government);
  add(json, "city", bonus.city);
  add(json, "walls", bonus.walls);
  return json;
}

Json side_json(const Box& box, const State& s, SideOf side, int seat) {
  const int holder = holder_of(s.battle, side);
  Json json = json_object("seat", holder == kBarbarians ? Json("barbarians") : Json(holder));
  if (holder == kBarbarians) json["played_by"] = s.left_of(s.battle.holder[0]);  // CV-8.10
  int hand = 0;
  Json cards = Json::array();
  for (std::size_t i = 0; i < kUnitCards; ++i) {
    if (s.unit[i].where != Card::Where::Hand || s.unit[i].holder != holder) continue;
    ++hand;
    if (sees_hand(s, holder, seat)) cards.push_back(unit_json(box, s, static_cast<int>(i)));
  }
  json["bonus"] = s.battle.bonus[at(side)];
  if (const auto bonuses = bonuses_in_battle(box, s))
    add(json, "bonus_from", bonus_json((*bonuses)[at(side)]));
  json["hand"] = hand;
  add(json, "cards", std::move(cards));
  json["killed"] = s.battle.killed[at(side)];
  json["total"] = total(box, s, side);
  return json;
}

// --- an offer

template <class Owner>
void add_open(Json& json, const Owner& owner) {
  add(json, "trade", owner.trade);
  add(json, "culture", owner.culture);
  add(json, "resources", counts_json(kResourceIds, owner.market));
}
// CV-5.7: of hidden pieces their backs; whoever gives them sees what they are.
Json goods_json(const Box& box, const Goods& goods, bool open) {
  Json json = Json::object(), known = Json::object();
  add_open(json, goods);
  add(json, "huts", std::popcount(goods.huts));
  add(json, "villages", std::popcount(goods.villages));
  std::array<int, kAges> events{};
  for (std::size_t i = 0; i < kHuts; ++i) {
    if ((goods.huts >> i) & 1U) known["huts"].push_back(kResourceIds[box.hut_content[i]]);
  }
  for (std::size_t i = 0; i < kVillages; ++i) {
    if ((goods.villages >> i) & 1U) known["villages"].push_back(kResourceIds[box.village_content[i]]);
  }
  for (std::size_t i = 0; i < kEventCards; ++i) {
    if (!((goods.events >> i) & 1U)) continue;
    ++events[at(box.events[box.event_kind[i]].age)];
    known["events"].push_back(kEventCardIds[box.event_kind[i]]);
  }
  add(json, "events", counts_json(kAgeIds, events));
  if (open) add(json, "known", std::move(known));
  return json;
}
Json wish_json(const Wish& wish) {
  Json json = Json::object();
  add_open(json, wish);
  add(json, "huts", wish.huts);
  add(json, "villages", wish.villages);
  add(json, "events", counts_json(kAgeIds, wish.events));
  return json;
}

}  // namespace

Json announcements_json(const Box& box, const State& s) {
  Json list = Json::array();
  const bool choosing = s.questions > 0 && s.asked().ask == Ask::CityDeed;  // what the last one does
  for (std::size_t i = 0; i < s.announcements; ++i)
    list.push_back(announcement_json(box, s.announcement[i], !choosing || i + 1 < s.announcements));
  return list;
}

Json moving_json(const State& s) {
  if (s.moving.at == kNowhere) return nullptr;
  Json armies = Json::array(), scouts = Json::array();
  for (int figure = 0; figure < kFigures; ++figure) {
    if (!((s.moving.figures >> figure) & 1U)) continue;
    if (is_scout(figure))
      scouts.push_back(figure - kFirstScout);
    else
      armies.push_back(figure);
  }
  return json_object("seat", s.active, "at", square_name(s.moving.at), "armies", std::move(armies), "scouts",
                     std::move(scouts), "spent", s.moving.spent, "speed", player(s, s.active).stats.speed);
}

Json battle_json(const Box& box, const State& s, int seat) {
  const Battle& battle = s.battle;
  if (battle.at == kNowhere) return nullptr;
  Json fronts = Json::array();
  for (std::size_t i = 0; i < kFronts; ++i) {
    const auto& [attacker, defender] = battle.front[i];
    if (attacker.card == kNone && defender.card == kNone) continue;
    fronts.push_back(json_object("front", i, "units",
                                 json_list(fighter_json(box, s, attacker), fighter_json(box, s, defender))));
  }
  Json json = json_object(
      "at", square_name(battle.at), "sides",
      json_list(side_json(box, s, SideOf::Attacker, seat), side_json(box, s, SideOf::Defender, seat)), "turn",
      battle.turn);
  add(json, "played", battle.played != 0);
  add(json, "boost", battle.boost);
  if (s.questions > 0 && s.asked().ask == Ask::BattleFront) json["playing"] = unit_json(box, s, s.asked().a);
  json["fronts"] = std::move(fronts);
  if (battle.last_front != kNone) json["last_front"] = battle.last_front;
  if (battle.winner != kNone) json["winner"] = battle.winner;
  return json;
}

Json offer_json(const Box& box, const State& s, int seat) {
  const Offer& offer = s.offer;
  if (offer.from == offer.to) return nullptr;
  Json json = json_object("from", offer.from, "to", offer.to, "proposed", offer.proposed != 0);
  if (!offer.proposed && seat != offer.from) return json;
  json["gives"] = goods_json(box, offer.gives, seat == offer.from);
  json["wants"] = wish_json(offer.wants);
  add(json, "returns", goods_json(box, offer.returns, seat == offer.to));
  if (offer.promise != Promise::None) json["promise"] = kPromiseIds[at(offer.promise)];
  return json;
}

}  // namespace zig::civilization
