#include "games/civilization/why_not.h"

#include <algorithm>
#include <bit>

#include "games/civilization/cities.h"
#include "games/civilization/civilization.h"
#include "games/civilization/deals.h"
#include "games/civilization/holdings.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/why_not_parts.h"

namespace zig::civilization {

namespace {

using Kind = Action::Kind;

// --- Start of Turn

bool known(const Box& box, const Player& player, Government government) {
  if (government == Government::Despotism ||
      box.civs[static_cast<std::size_t>(player.civ)].start_government == government)
    return true;
  for (std::size_t tech = 0; tech < kTechs; ++tech) {
    if (box.techs[tech].government == static_cast<int>(government) && player.knows(static_cast<Tech>(tech)))
      return true;
  }
  return false;
}

Verdict government_change(const Attempt& a, Government target) {
  if (!a.asks({Ask::StartMenu})) return a.belongs_to(Phase::StartOfTurn, "CV-4.1");
  const NamedPiece named{"government", piece("government", target)};
  if (target == a.own().government) return refuse("CV-4.11", "cv.refuse.government_in_force", {named});
  if (used(a.own(), Right::ChangeGovernment)) return refuse("CV-4.11", "cv.refuse.government_changed");
  if (!known(a.box, a.own(), target)) return refuse("CV-4.9", "cv.refuse.government_unknown", {named});
  if (a.own().government == Government::Anarchy) return refuse("CV-4.11", "cv.refuse.anarchy_this_turn");
  return refuse("CV-4.11", "cv.refuse.government_needs_anarchy", {named});
}

Verdict person(const Attempt& a, int which) {
  const NamedPiece named{"person", piece("person", which)};
  if (a.asks({Ask::TargetFigures})) return refuse("CV-20.17", "cv.refuse.no_person_there", {named});
  if (!a.asks({Ask::StartMenu})) return a.belongs_to(Phase::StartOfTurn, "CV-7.8");
  const auto n = static_cast<std::size_t>(which);
  if (a.own().people[n] == 0) return refuse("CV-7.8", "cv.refuse.no_person", {named});
  if (a.own().people[n] <= a.own().waiting[n]) return refuse("CV-7.8", "cv.refuse.person_waits", {named});
  return refuse("CV-7.8", "cv.refuse.person_no_site");
}

Verdict send(const Attempt& a, int scout, int city) {
  if (!a.asks({Ask::StartMenu})) return a.belongs_to(Phase::StartOfTurn, "CV-4.14");
  const auto n = static_cast<std::size_t>(scout);
  const NamedPiece which{"n", Piece::number(scout + 1)};
  if (a.own().figure[kFirstScout + n] == kNowhere) return refuse("CV-4.14", "cv.refuse.no_scout", {which});
  if ((a.own().fresh >> scout) & 1U) return refuse("CV-4.14", "cv.refuse.scout_fresh", {which});
  if ((a.own().declared >> scout) & 1U) return refuse("CV-4.22", "cv.refuse.scout_declared", {which});
  if (city < kCities && !a.own().cities[static_cast<std::size_t>(city)].stands())
    return refuse("CV-4.14", "cv.refuse.no_such_city", {{"n", Piece::number(city + 1)}});
  if (city < kCities && a.own().sends[n] != city) return refuse("CV-4.20", "cv.refuse.square_sent", {which});
  return refuse("CV-4.22", "cv.refuse.scout_as_before", {which});
}

Verdict start_wonder(const Attempt& a, Wonder wonder) {
  const NamedPiece named{"wonder", piece("wonder", wonder)};
  if (!works(a.s, a.seat, wonder)) return refuse("CV-4.2", "cv.refuse.wonder_off", {named});
  const auto unused = [&](Right right) { return !used(a.own(), right); };
  switch (wonder) {
    case Wonder::HangingGardens:
      return unused(Right::HangingGardens) ? refuse("CV-20.7", "cv.refuse.wonder_no_use", {named})
                                           : refuse("CV-4.2", "cv.refuse.once_per_turn");
    case Wonder::StatueOfLiberty:
      return unused(Right::StatueOfLiberty) ? refuse("CV-20.9", "cv.refuse.wonder_no_use", {named})
                                            : refuse("CV-4.2", "cv.refuse.once_per_turn");
    case Wonder::SydneyOperaHouse: return refuse("CV-4.2", "cv.refuse.once_per_turn");
    default: return refuse("CV-4.17", "cv.refuse.wonder_by_itself", {named});
  }
}

Verdict wonder(const Attempt& a, int which) {
  if (a.asks({Ask::ItemChoice})) return why_not_item(a, Item(static_cast<Wonder>(which)));
  if (a.asks({Ask::StartMenu})) return start_wonder(a, static_cast<Wonder>(which));
  if (a.asks({Ask::TargetWonder}))
    return refuse("CV-20.13", "cv.refuse.wonder_no_target", {{"wonder", piece("wonder", which)}});
  return a.not_now();
}

Verdict resource(const Attempt& a, int which) {
  const NamedPiece named{"resource", piece("resource", which)};
  if (!a.asks({Ask::FreeResource, Ask::HarvestChoice, Ask::StartMenu})) return a.not_now();
  if (a.asks({Ask::StartMenu})) {
    if (!government(a.box, a.s, a.seat).harvests) return refuse("CV-20.8", "cv.refuse.no_free_harvest");
    if (used(a.own(), Right::Harvest)) return refuse("CV-20.8", "cv.refuse.once_per_turn");
  }
  if (market_left(a.s, which) == 0) return refuse("CV-6.18", "cv.refuse.market_empty", {named});
  return refuse("CV-6.18", "cv.refuse.not_shown", {named});
}

// --- techs

// CV-9.3, CV-9.6: whatever it costs.
Verdict not_learnable(const Attempt& a, Tech tech) {
  const NamedPiece named{"tech", piece("tech", tech)};
  if (a.own().knows(tech)) return refuse("CV-9.6", "cv.refuse.tech_known", {named});
  if (!fits(a.box, a.s, a.seat, tech))
    return refuse("CV-9.3", "cv.refuse.no_place_in_pyramid",
                  {named, {"level", piece("level", a.box.tech(tech).level)}});
  return {};
}

Verdict research(const Attempt& a, int which) {
  if (a.s.questions > 0) return a.belongs_to(Phase::Research, "CV-9.1");
  if (which >= kTechs) return a.not_now();
  const auto tech = static_cast<Tech>(which);
  if (const Verdict why = not_learnable(a, tech); !why.legal()) return why;
  return refuse("CV-9.2", "cv.refuse.research_too_dear",
                {{"tech", piece("tech", tech)},
                 {"n", Piece::number(threshold(a.box, a.s, a.seat, tech))},
                 {"trade", Piece::number(a.own().trade)}});
}

Verdict free_tech(const Attempt& a, int which) {
  if (!a.asks({Ask::LibertyTech, Ask::ReturnTech, Ask::TargetTech, Ask::SacrificeTech, Ask::Loot}))
    return a.not_now();
  if (const Verdict why = not_learnable(a, static_cast<Tech>(which)); !why.legal()) return why;
  return refuse("CV-9.5", "cv.refuse.tech_not_offered", {{"tech", piece("tech", which)}});
}

// --- trade

Verdict offer_to(const Attempt& a, int seat) {
  if (!a.asks({Ask::TradeMenu})) return a.belongs_to(Phase::Trade, "CV-5.8");
  if (!a.s.options.negotiation) return refuse("CV-5.8", "cv.refuse.no_negotiation");
  if (seat >= a.s.players() || seat == a.seat) return refuse("CV-5.6", "cv.refuse.other_player");
  if (a.own().offers >= kOffersPerTurn)
    return refuse("CV-5.8", "cv.refuse.offers_used", {{"n", Piece::number(kOffersPerTurn)}});
  return refuse("CV-5.6", "cv.refuse.nothing_to_trade");
}

Verdict line(const Attempt& a, Action action) {
  const bool gives = action.kind == Kind::Give;
  if (a.asks({Ask::HandOver})) return refuse("CV-5.7", "cv.refuse.not_asked_for");
  if (!a.asks({Ask::Draft})) return a.belongs_to(Phase::Trade, "CV-5.8");
  if (a.s.offer.lines >= kLinesPerOffer)
    return refuse("CV-5.7", "cv.refuse.offer_full", {{"n", Piece::number(kLinesPerOffer)}});
  return refuse("CV-5.6", gives ? "cv.refuse.cannot_give" : "cv.refuse.cannot_want");
}

// Menus, and what stands for itself.
Verdict other(const Attempt& a, Action action) {
  switch (action.kind) {
    case Kind::Civ:
      return a.asks({Ask::Civilization})
                 ? refuse("CV-2.1", "cv.refuse.civ_taken", {{"civ", piece("civilization", action.a)}})
                 : a.not_now();
    case Kind::Player:
      return a.asks({Ask::TargetPlayer, Ask::TargetWonder}) ? refuse("CV-7.12", "cv.refuse.no_target_player")
                                                            : a.not_now();
    case Kind::Loot:
      return a.asks({Ask::Loot})
                 ? refuse(a.s.battle.won_city ? "CV-10.13" : "CV-10.12", "cv.refuse.no_such_loot")
                 : a.not_now();
    case Kind::Promise:
      return a.asks({Ask::Draft}) ? refuse("CV-5.4", "cv.refuse.one_promise")
                                  : a.belongs_to(Phase::Trade, "CV-5.8");
    case Kind::Propose:
      return a.asks({Ask::Draft}) ? refuse("CV-5.6", "cv.refuse.offer_empty")
                                  : a.belongs_to(Phase::Trade, "CV-5.8");
    case Kind::Agree:
      return a.asks({Ask::AnswerOffer}) ? refuse("CV-5.6", "cv.refuse.offer_stale") : a.not_now();
    case Kind::Counter:
      return a.asks({Ask::AnswerOffer})
                 ? refuse("CV-5.8", "cv.refuse.offers_used", {{"n", Piece::number(kOffersPerTurn)}})
                 : a.not_now();
    case Kind::Withdraw:
      return a.asks({Ask::Payment}) ? refuse("CV-7.10", "cv.refuse.must_pay") : a.not_now();
    case Kind::Done:
      if (a.asks({Ask::Step})) return refuse("CV-8.23", "cv.refuse.cannot_stop");
      return a.asks({Ask::BattleTurn}) ? refuse("CV-10.4", "cv.refuse.must_play") : a.not_now();
    default: return a.not_now();
  }
}

}  // namespace

Verdict why_not(const Box& box, const State& s, Seat seat, Action action) {
  if (Civilization(box).id(action) < 0) return refuse("CV-18.1", "cv.refuse.no_such_action");
  const Attempt a{box, s, seat.n, s.questions > 0 ? s.asked() : Question{}};
  switch (action.kind) {
    case Kind::Place: return why_not_place(a, action.square);
    case Kind::Found: return why_not_found(a, action.square);
    case Kind::From: return why_not_from(a, action.square);
    case Kind::Group: return why_not_group(a);
    case Kind::Step: return why_not_step(a, static_cast<Direction>(action.a));
    case Kind::Explore: return why_not_explore(a, static_cast<Direction>(action.a));
    case Kind::Sacrifice: return why_not_sacrifice(a, static_cast<Direction>(action.a));
    case Kind::City: return why_not_city(a, action.a);
    case Kind::Deed: return why_not_deed(a, static_cast<Deed>(action.a));
    case Kind::Figure:
    case Kind::Unit:
    case Kind::Building: return why_not_item(a, item_of(action));
    case Kind::Advance: return why_not_advance(a);
    case Kind::Coin: return why_not_coin(a, action.a);
    case Kind::Event: return why_not_event(a, action.a);
    case Kind::Ability: return why_not_ability(a, static_cast<Ability>(action.a));
    case Kind::Pay: return why_not_pay(a, token_of(action.a));
    case Kind::Fight: return why_not_fight(a, action.a);
    case Kind::Front: return why_not_front(a, action.a);
    case Kind::Heal: return why_not_heal(a, action.a);
    case Kind::Government: return government_change(a, static_cast<Government>(action.a));
    case Kind::Person: return person(a, action.a);
    case Kind::Send: return send(a, action.a, action.b);
    case Kind::Wonder: return wonder(a, action.a);
    case Kind::Resource: return resource(a, action.a);
    case Kind::Research: return research(a, action.a);
    case Kind::Tech: return free_tech(a, action.a);
    case Kind::OfferTo: return offer_to(a, action.a);
    case Kind::Give:
    case Kind::Want: return line(a, action);
    default: return other(a, action);
  }
}

}  // namespace zig::civilization
