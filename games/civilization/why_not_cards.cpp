// Events, resource abilities and their payment, units in a battle.
#include <algorithm>

#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/why_not_parts.h"

namespace zig::civilization {

namespace {

// CV-18.3: the moments of the question on top.
bool is_moment(const Attempt& a, Moment moment) {
  switch (a.question.ask) {
    case Ask::StartMenu: return moment == Moment::OwnStartOfTurn;
    case Ask::TradeMenu: return moment == Moment::OwnTrade;
    case Ask::CityMenu: return moment == Moment::OwnCityManagement;
    case Ask::MoveMenu: return moment == Moment::OwnMovement || moment == Moment::AnyMovement;
    case Ask::Step:
    case Ask::Interrupt: return moment == Moment::AnyMovement;
    case Ask::BattleTurn:
      return moment == Moment::OwnBattleTurn ||
             (moment == Moment::OwnBattleTurnBeforeUnit && !a.s.battle.played);
    default: return false;
  }
}

}  // namespace

Verdict why_not_event(const Attempt& a, int kind) {
  const NamedPiece event{"event", piece("event", kind)};
  if (event_in_hand(a.box, a.s, a.seat, kind) < 0)
    return refuse("CV-7.4", "cv.refuse.event_not_held", {event});
  if (a.asks({Ask::Payment})) return refuse("CV-7.10", "cv.refuse.event_no_gift", {event});
  if (a.asks({Ask::Respond}))
    return refuse("CV-7.6", "cv.refuse.cannot_cancel", {{"what", piece("event", kind)}});
  const Moment moment = a.box.events[static_cast<std::size_t>(kind)].moment;
  if (!is_moment(a, moment)) return refuse("CV-7.5", "cv.refuse.event_not_now", {event});
  return refuse("CV-7.12", "cv.refuse.event_no_target", {event});
}

Verdict why_not_ability(const Attempt& a, Ability ability) {
  const AbilityCard& card = a.box.ability(ability);
  const NamedPiece tech{"tech", piece("tech", card.tech)};
  if (!a.own().knows(card.tech)) return refuse("CV-9.10", "cv.refuse.tech_unknown", {tech});
  if (!may_use(a.box, a.s, a.seat, ability)) return refuse("CV-9.10", "cv.refuse.ability_used", {tech});
  if (a.asks({Ask::Respond}))
    return refuse("CV-7.6", "cv.refuse.cannot_cancel", {{"what", piece("ability", ability)}});
  if (!is_moment(a, card.moment)) return refuse("CV-18.3", "cv.refuse.ability_not_now", {tech});
  if (!can_pay(a.box, a.s, a.seat, card.price)) {
    const NamedPiece count{"n", Piece::number(card.price.count)};
    if (card.price.resource < 0) return refuse("CV-9.10", "cv.refuse.needs_resources", {tech, count});
    return refuse("CV-9.10", "cv.refuse.needs_resource",
                  {tech, {"resource", piece("resource", card.price.resource)}});
  }
  return refuse("CV-20.1", "cv.refuse.ability_no_target", {tech});
}

Verdict why_not_pay(const Attempt& a, Token token) {
  if (!a.asks({Ask::Payment})) return a.not_now();
  const NamedPiece resource{"resource", piece("resource", token.resource)};
  const Price& price = a.box.abilities[a.s.announced().what].price;
  if (price.resource >= 0 && price.resource != static_cast<int>(token.resource))
    return refuse("CV-9.10", "cv.refuse.wrong_resource",
                  {resource, {"needed", piece("resource", price.resource)}});
  if (!has_token(a.box, a.s, a.seat, token)) return refuse("CV-9.10", "cv.refuse.token_not_held", {resource});
  return refuse("CV-18.6", "cv.refuse.pay_in_order", {resource});
}

Verdict why_not_fight(const Attempt& a, int face) {
  const NamedPiece unit{"unit", piece("unit", type_of_face(face))};
  if (a.asks({Ask::SavedUnit})) return refuse("CV-10.15", "cv.refuse.unit_not_killed", {unit});
  if (!a.asks({Ask::BattleTurn})) return a.not_now();
  if (a.s.battle.played) return refuse("CV-10.4", "cv.refuse.unit_played");
  return refuse("CV-10.4", "cv.refuse.unit_not_in_hand", {unit});
}

Verdict why_not_front(const Attempt& a, int front) {
  const NamedPiece n{"n", Piece::number(front + 1)};
  if (a.asks({Ask::BattleFront})) return refuse("CV-10.5", "cv.refuse.front_closed", {n});
  return a.asks({Ask::Wounds, Ask::Healing}) ? refuse("CV-20.23", "cv.refuse.front_no_unit", {n})
                                             : a.not_now();
}

Verdict why_not_heal(const Attempt& a, int which) {
  const Tech tech = which == 0 ? Tech::AnimalHusbandry : Tech::Biology;
  const NamedPiece named{"tech", piece("tech", tech)};
  if (!a.asks({Ask::BattleTurn})) return a.not_now();
  if (holder_of(a.s.battle, side_in_turn(a.s)) == kBarbarians)
    return refuse("CV-8.26", "cv.refuse.barbarians_plain");
  if (!a.own().knows(tech)) return refuse("CV-20.23", "cv.refuse.tech_unknown", {named});
  return refuse("CV-20.23", "cv.refuse.heal_once", {named});
}

}  // namespace zig::civilization
