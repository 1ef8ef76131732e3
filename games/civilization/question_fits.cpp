#include "games/civilization/question_fits.h"

#include <algorithm>
#include <bit>

#include "games/civilization/battle.h"
#include "games/civilization/cities.h"
#include "games/civilization/deals.h"
#include "games/civilization/holdings.h"
#include "games/civilization/movement.h"
#include "games/civilization/responses.h"
#include "games/civilization/sites.h"

namespace zig::civilization {

namespace {

std::span<const Question> stack(const State& s) { return std::span(s.question).first(s.questions); }
// How often the seat is asked that.
int count(const State& s, const Question& question) {
  return static_cast<int>(std::ranges::count_if(stack(s), [&](const Question& one) {
    return one.ask == question.ask && one.seat == question.seat && one.a == question.a;
  }));
}
bool is_other(const State& s, Question question, int seat) {
  return seat < s.players() && seat != question.seat;
}
bool setting_up(const State& s, Question question) {
  return s.stage == Stage::PlayerSetUp && question.seat == s.active;
}

// What the seat declares now lies on top.
const Announcement* declared(const State& s, Question question, Announcement::Kind kind) {
  if (s.stage != Stage::Turn || s.announcements == 0) return nullptr;
  const Announcement& announced = s.announced();
  return announced.kind == kind && announced.seat == question.seat ? &announced : nullptr;
}
const Announcement* city_action(const State& s, Question question) {
  const Announcement* const action = declared(s, question, Announcement::Kind::CityAction);
  return action && s.phase == Phase::CityManagement && question.seat == s.active && action->city < kCities &&
                 player(s, question.seat).cities[action->city].stands()
             ? action
             : nullptr;
}
bool produces(const Announcement& action) {
  return action.what == static_cast<int>(Deed::Produce) ||
         action.what == static_cast<int>(Deed::FreeBuilding);
}

}  // namespace

bool asked_anywhere(const State& s, Ask ask) {
  return std::ranges::find(stack(s), ask, &Question::ask) != stack(s).end();
}
int step_of_battle(const State& s) {
  if (s.battle.at == kNowhere) return -1;
  for (const Question& question : stack(s)) {
    if (question.ask == Ask::Fight && question.a <= static_cast<int>(FightStep::Return)) return question.a;
  }
  return -1;
}

bool never(const Box&, const State&, Question) { return false; }

// --- set-up

// CV-18.8: in turn order.
bool fits_civilization(const Box&, const State& s, Question question) {
  const int chosen = std::popcount(s.removed) - (s.options.training ? 2 : 0);
  return s.stage == Stage::Civilizations && s.questions == 1 && chosen < s.players() &&
         question.seat == (s.first + chosen) % s.players();
}
bool fits_capital(const Box&, const State& s, Question question) {
  return setting_up(s, question) && !player(s, question.seat).cities[kCapital].stands();
}
// CV-2.13
bool fits_bonus_marker(const Box&, const State& s, Question question) {
  const Civ civ = player(s, question.seat).civ;
  if (!setting_up(s, question) || count(s, question) != 1) return false;
  return question.a == kNone ? civ == Civ::Egypt : civ == Civ::America && question.a < kGreatPeople;
}
bool fits_start_figure(const Box&, const State& s, Question question) {
  const bool white = question.a == kWhiteArmy && player(s, question.seat).civ == Civ::Russia;
  return setting_up(s, question) && (question.a == 0 || question.a == kFirstScout || white) &&
         count(s, question) == 1 && player(s, question.seat).figure[question.a] == kNowhere;
}

// --- at any time

bool fits_discard(const Box& box, const State& s, Question question) {
  return s.stage == Stage::Turn && count(s, question) == 1 &&
         events_of(s, question.seat) > culture_hand(box, s, question.seat);
}
// Those that are asked for are on the sheet.
bool fits_new_great_person(const Box&, const State& s, Question question) {
  if (s.stage != Stage::Turn || question.a >= kGreatPeople) return false;
  const int asked = count(s, {Ask::NewGreatPerson, question.seat, question.a}) +
                    count(s, {Ask::StoredPerson, question.seat, question.a});
  return asked <= player(s, question.seat).people[question.a];
}
bool names_another(const Box&, const State& s, Question question) {
  return s.stage == Stage::Turn && is_other(s, question, question.a);
}

// --- Start of Turn

bool fits_founder(const Box& box, const State& s, Question question) {
  const unsigned figures = figures_at(s, question.seat, question.a);
  return in_phase<Phase::StartOfTurn>(box, s, question) && (figures & kArmyBits) != 0 &&
         (figures & ~kArmyBits) != 0 && government(box, s, question.seat).armies_found &&
         no_city(box, s, question.seat, question.a) == NoCity::None;
}
// CV-4.6: of the new city, and there is room for all of them.
bool fits_push(const Box& box, const State& s, Question question) {
  if (!in_phase<Phase::StartOfTurn>(box, s, question) || question.a >= kFigures || count(s, question) != 1)
    return false;
  const Player& own = player(s, question.seat);
  const Square centre = own.figure[question.a];
  if (centre == kNowhere || !centres_of(s, question.seat).has(centre)) return false;
  int room = 0;
  for (const Square near : around(centre)) {
    if (may_stand(s, question.seat, near)) room += own.stats.stacking - figures_on(s, question.seat, near);
  }
  return figures_on(s, question.seat, centre) <= room &&
         !around(centre).meets(enemy_figures(s, question.seat));
}
bool fits_stored_person(const Box& box, const State& s, Question question) {
  return in_phase<Phase::StartOfTurn>(box, s, question) && fits_new_great_person(box, s, question) &&
         player(s, question.seat).people[question.a] > player(s, question.seat).waiting[question.a];
}
bool fits_gardens(const Box& box, const State& s, Question question) {
  return in_phase<Phase::StartOfTurn>(box, s, question) && works(s, question.seat, Wonder::HangingGardens);
}
bool fits_return_tech(const Box& box, const State& s, Question question) {
  return names_another(box, s, question) && question.b <= kLevels;
}

// --- Trade

// CV-5.6, CV-5.7: the offer is sound, whoever is asked about it.
namespace {
bool offer_fits(const Box& box, const State& s) {
  const Offer& offer = s.offer;
  return s.stage == Stage::Turn && s.phase == Phase::Trade && offer.from < s.players() &&
         offer.to < s.players() && offer.from != offer.to && offer.lines <= kLinesPerOffer &&
         owns(s, offer.from, offer.gives) && owns(s, offer.to, offer.returns) &&
         could_give(box, s, offer.to, offer.wants);
}
int events_of_age(const Box& box, const Goods& goods, std::size_t age) {
  int cards = 0;
  for (std::size_t card = box.first_event[age]; card < box.first_event[age + 1]; ++card)
    cards += static_cast<int>((goods.events >> card) & 1U);
  return cards;
}
}  // namespace

bool fits_draft(const Box& box, const State& s, Question question) {
  return offer_fits(box, s) && question.seat == s.offer.from && !s.offer.proposed &&
         s.offer.returns == Goods{};
}
bool fits_answer_offer(const Box& box, const State& s, Question question) {
  return offer_fits(box, s) && question.seat == s.offer.to && s.offer.proposed && s.offer.returns == Goods{};
}
// What is open is returned already; of the hidden pieces some are missing.
bool fits_hand_over(const Box& box, const State& s, Question question) {
  const Wish& wants = s.offer.wants;
  const Goods& returns = s.offer.returns;
  if (!offer_fits(box, s) || question.seat != s.offer.to || !s.offer.proposed) return false;
  if (returns.trade != wants.trade || returns.culture != wants.culture || returns.market != wants.market)
    return false;
  int missing = 0;
  bool too_many = false;
  const auto compare = [&](int wanted, int returned) {
    missing += wanted - returned;
    too_many = too_many || returned > wanted;
  };
  compare(wants.huts, std::popcount(returns.huts));
  compare(wants.villages, std::popcount(returns.villages));
  for (std::size_t age = 0; age < kAges; ++age) compare(wants.events[age], events_of_age(box, returns, age));
  return missing > 0 && !too_many && no_deal(box, s, s.offer) == NoDeal::None;
}

// --- City Management

bool fits_city_deed(const Box&, const State& s, Question question) {
  const Announcement* const action = city_action(s, question);
  return action && action->item == kNone && action->second_item == kNone && action->rush == 0;
}
bool fits_item_choice(const Box&, const State& s, Question question) {
  const Announcement* const action = city_action(s, question);
  if (!action || !produces(*action) || action->second_item != kNone || action->other_square != kNowhere)
    return false;
  if (question.a == 0) return action->item == kNone;
  return question.a == 1 && action->item != kNone && action->what == static_cast<int>(Deed::Produce);
}
bool fits_item_square(const Box&, const State& s, Question question) {
  const Announcement* const action = city_action(s, question);
  if (!action || !produces(*action) || question.a > 1) return false;
  const Item item(question.a == 0 ? action->item : action->second_item);
  return !item.none() && item.needs_square() &&
         (question.a == 0 ? action->square : action->other_square) == kNowhere;
}
bool fits_harvest_choice(const Box&, const State& s, Question question) {
  const Announcement* const action = city_action(s, question);
  if (!action || produces(*action) || action->what == static_cast<int>(Deed::Devote) ||
      action->second_item != kNone)
    return false;
  if (question.a == 0) return action->item == kNone;
  return question.a == 1 && action->what == static_cast<int>(Deed::DoubleHarvest);
}
// CV-6.5: an army of the supply for each, besides those that are in a battle already.
bool fits_deploy(const Box& box, const State& s, Question question) {
  if (!in_phase<Phase::CityManagement>(box, s, question) || question.a != 0) return false;
  bool near_city = false;
  for (int city = 0; city < kCities; ++city)
    near_city |= army_sites(box, s, question.seat, city).has(question.b);
  const unsigned armies =
      player(s, question.seat).civ == Civ::Russia ? kArmyBits : kArmyBits & ~(1U << kWhiteArmy);
  const unsigned supply = figures_at(s, question.seat, kNowhere) & armies & ~unsigned{s.battle.armies};
  const auto deployed = std::ranges::count(stack(s), Ask::Deploy, &Question::ask);
  const Marker marker = s.marker[question.b];
  return near_city && deployed <= std::popcount(supply) && !marker.is_hut() && !marker.is_village();
}

// --- what is announced

bool asks_for_target(const Box& box, const Announcement& announced, Ask ask) {
  if (announced.kind == Announcement::Kind::Event) {
    const EventKind& card = box.events[announced.what];
    switch (card.effect) {
      case EventEffect::ActAsResource: return ask == Ask::TargetPlayer && card.value > 0;
      case EventEffect::KillFigures: return ask == Ask::TargetSquare || ask == Ask::TargetFigures;
      case EventEffect::MoveEnemyFigures: return ask == Ask::TargetSquare || ask == Ask::TargetPath;
      case EventEffect::Disaster: return ask == Ask::TargetSquare;
      case EventEffect::SwapTechs: return ask == Ask::TargetPlayer || ask == Ask::TargetTech;
      case EventEffect::DestroyBuildings:
        return ask == Ask::TargetSquare || (ask == Ask::SecondSquare && card.value > 1);
      case EventEffect::ForceAnarchy: return ask == Ask::TargetPlayer;
      case EventEffect::CityProductionBonus: return ask == Ask::TargetCity;
      default: return false;
    }
  }
  if (announced.kind != Announcement::Kind::Ability) return false;
  switch (box.abilities[announced.what].effect) {
    case AbilityEffect::CityProductionBonus: return ask == Ask::TargetCity;
    case AbilityEffect::GainAndGiveTrade: return ask == Ask::TargetPlayer;
    case AbilityEffect::ObsoleteOrKill:
    case AbilityEffect::ObsoleteOrDestroy: return ask == Ask::TargetWonder;
    case AbilityEffect::FreezeSquare:
    case AbilityEffect::NukeCity: return ask == Ask::TargetSquare;
    case AbilityEffect::MoveStackToWater: return ask == Ask::TargetSquare || ask == Ask::SecondSquare;
    default: return false;
  }
}
bool fits_target(const Box& box, const State& s, Question question) {
  if (s.stage != Stage::Turn || s.announcements == 0 || question.seat != s.announced().seat) return false;
  return asks_for_target(box, s.announced(), question.ask) && count(s, question) == 1;
}
bool fits_payment(const Box&, const State& s, Question) {
  return s.stage == Stage::Turn && s.announcements > 0;
}
bool fits_response(const Box&, const State& s, Question question) {
  return s.stage == Stage::Turn && question.a < s.announcements &&
         s.announcement[question.a].seat != question.seat;
}

// CV-R113
bool fits_consent(const Box& box, const State& s, Question question) {
  if (!fits_response(box, s, question)) return false;
  const Announcement& announced = s.announcement[question.a];
  return announced.kind == Announcement::Kind::Event && announced.cancels == kNone &&
         aimed_at(s, announced, question.seat) && works(s, question.seat, Wonder::UnitedNations);
}

// --- Movement

bool moves_now(const Box& box, const State& s, Question question) {
  return in_phase<Phase::Movement>(box, s, question);
}
bool fits_move_group(const Box& box, const State& s, Question question) {
  return moves_now(box, s, question) && s.moving.figures == 0 && s.moving.at != kNowhere &&
         s.moving.spent == 0;
}
bool fits_step(const Box& box, const State& s, Question question) {
  return moves_now(box, s, question) && s.moving.figures != 0;
}
bool fits_raze(const Box& box, const State& s, Question question) {
  if (!moves_now(box, s, question) || s.moving.at == kNowhere || !s.marker[s.moving.at].is_building())
    return false;
  return owner_of(s, s.moving.at) != question.seat && !used(player(s, question.seat), Right::Raze);
}
bool fits_interrupt(const Box&, const State& s, Question question) {
  return s.stage == Stage::Turn && s.phase == Phase::Movement && question.seat != s.active;
}

// --- Battle

namespace {
bool at_step(const State& s, FightStep step) { return step_of_battle(s) == static_cast<int>(step); }
}  // namespace

bool fits_barbarian_deck(const Box&, const State& s, Question question) {
  return at_step(s, FightStep::Draw) && s.battle.holder[1] == kBarbarians &&
         question.seat == player_of(s, SideOf::Defender);
}
bool fits_battle_turn(const Box&, const State& s, Question question) {
  return at_step(s, FightStep::Turns) && question.seat == player_of(s, side_in_turn(s)) &&
         count(s, question) == 1;
}
// The card lies on the table, on no front yet.
bool fits_battle_front(const Box& box, const State& s, Question question) {
  if (!fits_battle_turn(box, s, question) || question.a >= kUnitCards || s.battle.played) return false;
  const Card& card = s.unit[question.a];
  return card.where == Card::Where::Front && card.holder == holder_of(s.battle, side_in_turn(s));
}
bool fits_split(const Box& box, const State& s, Question question) {
  return fits_battle_turn(box, s, question) && question.a > 0;
}
bool fits_saved_unit(const Box&, const State& s, Question question) {
  return at_step(s, FightStep::Removal) && question.a < 2 && s.battle.holder[question.a] == question.seat &&
         player(s, question.seat).civ == Civ::China && count(s, question) == 1;
}
// CV-10.10: never the last army.
bool fits_lost_armies(const Box&, const State& s, Question question) {
  if (!at_step(s, FightStep::Save) || question.a == 0 || s.battle.holder[s.battle.winner] != question.seat)
    return false;
  const bool attacker = s.battle.winner == static_cast<int>(SideOf::Attacker);
  const unsigned armies = attacker ? s.battle.armies : figures_at(s, question.seat, s.battle.at);
  return question.a < std::popcount(armies & kArmyBits);
}
bool fits_loot(const Box&, const State& s, Question question) {
  return at_step(s, FightStep::Return) && s.battle.holder[s.battle.winner] == question.seat &&
         s.battle.holder[1U - s.battle.winner] != kBarbarians && s.battle.loot >= 1 && s.battle.loot <= 2 &&
         count(s, question) == 1;
}
bool fits_fight(const Box&, const State& s, Question question) {
  if (s.stage != Stage::Turn || question.a >= kFightSteps || question.b > static_cast<int>(Conquered::City))
    return false;
  const bool over = question.a > static_cast<int>(FightStep::Return);
  return over || (s.battle.at != kNowhere && question.seat == s.battle.holder[0]);
}

}  // namespace zig::civilization
