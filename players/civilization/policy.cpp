#include "players/civilization/policy.h"

#include <algorithm>

#include "games/civilization/holdings.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/responses.h"
#include "players/civilization/bargain.h"

namespace zig::players {

using namespace civilization;

namespace {

using Kind = Action::Kind;
constexpr double kNever = -100;
std::size_t place(int n) { return static_cast<std::size_t>(n); }

}  // namespace

Action Policy::choose(const Actions& actions) const {
  if (actions.size() == 1) return actions[0];
  Action best = actions[0];
  double most = -1e18;
  for (const Action action : actions) {
    const double here = taste(action);
    if (here > most) best = action, most = here;
  }
  return best;
}

double Policy::taste(Action action) const {
  switch (ask_) {
    case Ask::None:  // sealed research
      return action.a == civilization::kNone ? 0 : taste_of_tech(static_cast<Tech>(action.a), true);
    case Ask::Civilization: {
      constexpr std::array<double, kCivs> kTaste = {0.6, 0.5, 0.6, 0.5, 0.4, 0.7};
      return kTaste[action.a];
    }
    case Ask::Capital: return taste_of_capital(action.square);
    case Ask::BonusMarker:
      return question_.a == civilization::kNone
                 ? -glance(shown(box_, s_, action.square))
                 : taste_of_person(static_cast<GreatPerson>(question_.a), action.square);
    case Ask::StartFigure:
    case Ask::Push: return errands().pull(1, is_scout(question_.a), action.square);
    case Ask::Discard: return -worth_of_event(action.a);
    case Ask::NewGreatPerson:
    case Ask::StoredPerson:
      return action.kind == Kind::Keep
                 ? 0
                 : taste_of_person(static_cast<GreatPerson>(question_.a), action.square);
    case Ask::FreeResource: return resource(action.a);
    case Ask::StartMenu: return taste_of_start(action);
    case Ask::Founder: return action.a;  // a scout is of less use
    case Ask::Gardens: return action.a == 0 ? 0.5 : 0.6 - 0.3 * survey()[seat_].scouts;
    case Ask::LibertyTech:
    case Ask::SacrificeTech:
    case Ask::TargetTech:
    case Ask::ReturnTech:
      return action.kind == Kind::Tech ? taste_of_tech(static_cast<Tech>(action.a), false) : 0;
    case Ask::TradeMenu:
      if (action.kind == Kind::Ability) return taste_of_ability(static_cast<Ability>(action.a));
      return action.kind == Kind::OfferTo ? kNever : 0;
    case Ask::Draft:
    case Ask::AnswerOffer:
    case Ask::HandOver: return taste_of_bargaining(box_, s_, seat_, action, w_);
    case Ask::CityMenu:
    case Ask::CityDeed:
    case Ask::ItemChoice:
    case Ask::ItemSquare:
    case Ask::HarvestChoice: return taste_in_city_management(action);
    case Ask::TargetCity: return survey()[seat_].production_of[action.a];
    case Ask::TargetPlayer:
    case Ask::TargetSquare:
    case Ask::SecondSquare:
    case Ask::TargetFigures:
    case Ask::TargetPath:
    case Ask::TargetWonder: return taste_of_target(action);
    case Ask::Payment:
      if (action.kind == Kind::Pay) return -resource(static_cast<int>(token_of(action.a).resource));
      return action.kind == Kind::Event ? -0.4 : -1;
    case Ask::Consent: return action.kind == Kind::Agree ? 0 : 1;
    case Ask::Respond: return taste_of_response(action);
    case Ask::MoveMenu:
    case Ask::MoveGroup:
    case Ask::Step: return taste_of_move(action);
    case Ask::Raze: return action.kind == Kind::Agree;
    case Ask::Interrupt: return action.kind == Kind::Pass ? 0 : -0.1;
    case Ask::BattleTurn:
    case Ask::BattleFront:
    case Ask::Wounds:
    case Ask::Healing:
    case Ask::SavedUnit: return taste_in_battle(action);
    case Ask::LostArmies: return action.a == 0;
    case Ask::Loot: return taste_of_loot(action);
    default: return 0;
  }
}

// --- Start of Turn

double Policy::taste_of_start(Action action) const {
  switch (action.kind) {
    case Kind::Found: {
      constexpr int kNoMoreWaiting = 5;  // turns
      const double here = w_.site * errands().site(action.square);
      const bool better = errands().pull(0, true, action.square) > here + 1e-6;
      return better && s_.turn < kNoMoreWaiting ? -0.1 : 2 + here;
    }
    case Kind::Government: {
      const auto to = static_cast<Government>(action.a);
      if (to == Government::Anarchy) return kNever;
      if (player_.government == Government::Anarchy) return 1 + taste_of_government(to);
      return taste_of_government(to) - taste_of_government(player_.government) - 0.05;
    }
    case Kind::Person: return best_person_square(static_cast<GreatPerson>(action.a)) - 0.05;
    case Kind::Send: {
      if (action.b == kCities || player_.sends[action.a] < kCities) return kNever;
      const Square at = player_.figure[place(kFirstScout + action.a)];
      if (action.b != kCapital &&
          survey()[seat_].production_of[action.b] > survey()[seat_].production_of[kCapital])
        return prices().of(shown(box_, s_, at));
      return prices().of(shown(box_, s_, at)) - 0.001 * action.b;
    }
    case Kind::Wonder: return 3;
    case Kind::Resource: return 0.5 + resource(action.a);
    case Kind::Event: return taste_of_event(action.a);
    case Kind::Ability: return taste_of_ability(static_cast<Ability>(action.a));
    default: return 0;
  }
}

double Policy::taste_of_government(Government which) const {
  const auto& rule = box_.governments[static_cast<std::size_t>(which)]
                         .effects[static_cast<std::size_t>(s_.options.government_set)];
  const Realm& realm = survey()[seat_];
  const Prices& p = prices();
  const bool more_cities = realm.cities < player_.stats.max_cities;
  return rule.coins * p.coin + rule.harvests * 0.3 + rule.production * p.production * realm.cities +
         rule.culture * p.culture + rule.trade * p.trade + rule.battle_hand * p.unit +
         rule.battle_bonus * p.strength + rule.culture_per_army * realm.armies * p.culture -
         rule.trade_less * p.trade * realm.cities - rule.no_devotion * 0.6 * p.culture * realm.culture -
         rule.capital_idle * 1.5 + rule.armies_found * more_cities * 0.4 + rule.second_capital_action * 0.8;
}

double Policy::taste_of_event(int kind) const {
  const EventKind& card = box_.events[place(kind)];
  switch (card.effect) {
    case EventEffect::SwapTechs: return 0.5;
    case EventEffect::DestroyBuildings: return 0.4;
    case EventEffect::ForceAnarchy: return 0.5;
    case EventEffect::CityProductionBonus: return 0.3;
    case EventEffect::Disaster: return 0.1;
    default: return -0.1;
  }
}

double Policy::worth_of_event(int kind) const {
  const EventKind& card = box_.events[place(kind)];
  switch (card.effect) {
    case EventEffect::SwapTechs: return 0.6 + 0.2 * card.value;
    case EventEffect::CityProductionBonus: return 0.08 * card.value;
    case EventEffect::KillFigures: return 0.4 + 0.2 * card.value;
    case EventEffect::ForceAnarchy: return 0.5;
    case EventEffect::DestroyBuildings: return 0.35 + 0.1 * card.value;
    case EventEffect::CancelEventOrAbility: return 0.5;
    case EventEffect::CancelEvent: return 0.45;
    case EventEffect::CancelAimedEvent: return 0.4;
    case EventEffect::ActAsResource: return 0.3;
    case EventEffect::Disaster: return 0.25;
    case EventEffect::MoveEnemyFigures: return 0.2;
  }
  return 0;
}

double Policy::taste_of_ability(Ability which) const {
  const AbilityCard& card = box_.ability(which);
  const Prices& p = prices();
  switch (card.effect) {
    case AbilityEffect::GainCulture: return card.value * p.culture_now;
    case AbilityEffect::GainAndGiveTrade:
      return player_.trade + card.value > kTradeDial ? -1 : (card.value - 0.7 * card.other) * p.trade_now;
    case AbilityEffect::CoinOnThisTech: return p.coin;
    case AbilityEffect::GreatPerson: return 3.5 * p.trade - 0.2;
    case AbilityEffect::CityProductionBonus: {
      // For a city that makes something of it.
      double most = 0;
      for (int city = 0; city < kCities; ++city) {
        if (!player_.cities[place(city)].stands() || player_.cities[place(city)].actions != 0) continue;
        const int has = survey()[seat_].production_of[place(city)] + player_.cities[place(city)].bonus;
        if (has < 10) most = std::max(most, 0.05 * std::min<int>(card.value, 10 - has));
      }
      return most - 0.05;
    }
    case AbilityEffect::ExtraActionEachCity: return 1;
    case AbilityEffect::NukeCity: return 1;
    case AbilityEffect::ObsoleteOrKill:
    case AbilityEffect::ObsoleteOrDestroy: return 0.2;
    case AbilityEffect::DealWounds: return 0.5;
    case AbilityEffect::PlayedUnitAttackBonus: return 0.1;
    default: return -0.2;
  }
}

// --- targets: what harms others most, and the one who leads most of all

int Policy::leader() const {
  int best = -1;
  double least = 1e18;
  for (int rival = 0; rival < s_.players(); ++rival) {
    if (rival == seat_) continue;
    const double turns = races(box_, s_, rival, survey(), w_).all;
    if (turns < least) best = rival, least = turns;
  }
  return best;
}

double Policy::taste_of_target(Action action) const {
  const Announcement& announced = s_.announced();
  const bool event = announced.kind == Announcement::Kind::Event;
  switch (action.kind) {
    case Kind::Player: {
      const double leads = action.a == leader();
      if (event) {
        const EventEffect effect = box_.events[announced.what].effect;
        return effect == EventEffect::ForceAnarchy ? leads : -leads;
      }
      return box_.abilities[announced.what].effect == AbilityEffect::GainAndGiveTrade ? -leads
                                                                                      : 0.3 + 0.2 * leads;
    }
    case Kind::Place: {
      const Square square = action.square;
      int owner = owner_of(s_, square);
      for (int seat = 0; seat < s_.players() && owner == kNobody; ++seat) {
        if (centres_of(s_, seat).has(square) || figures_of(s_, seat).has(square)) owner = seat;
      }
      if (owner == kNobody) return 0;
      double worth = glance(shown(box_, s_, square)) + 0.5 * figures_of(s_, owner).has(square);
      if (event && box_.events[announced.what].effect == EventEffect::Disaster) {
        const Terrain to = box_.events[announced.what].to;
        worth -= glance(box_.terrain[static_cast<std::size_t>(to)]);
      }
      return owner == seat_ ? -worth - 0.1 : worth + 0.3 * (owner == leader());
    }
    case Kind::Wonder: {
      const Square at = s_.wonder_at[action.a];
      if (at >= kSquares) return 0;
      return owner_of(s_, at) == seat_ ? kNever : 0.6;
    }
    case Kind::Group: return action.a + 0.8 * action.b;
    case Kind::Person: return 0.9;
    case Kind::Step: return 0.1;
    default: return 0;
  }
}

double Policy::taste_of_response(Action action) const {
  if (action.kind == Kind::Pass) return 0;
  const Announcement& announced = s_.announcement[question_.a];
  switch (announced.kind) {
    case Announcement::Kind::Event: return aimed_at(s_, announced, seat_) ? 0.5 : -0.5;
    case Announcement::Kind::CityAction: {
      const bool makes =
          announced.what == static_cast<int>(Deed::Produce) && announced.item != civilization::kNone;
      return makes && Item(announced.item).is_wonder() ? 0.5 : -0.3;
    }
    default: return -0.5;
  }
}

// --- techs: how much sooner the races end with it

double Policy::taste_of_tech(Tech tech, bool researched) const {
  State then = s_;
  Player& own = then.player[place(seat_)];
  if (researched) own.trade = static_cast<std::uint8_t>(std::min<int>(own.trade, survey()[seat_].coins));
  put_into_pyramid(box_, then, seat_, tech);
  if (tech == Tech::SpaceFlight) return 1000;
  const double before = races(box_, s_, seat_, survey(), w_).all;
  const Survey after(box_, then);
  return w_.tech + before - races(box_, then, seat_, after, w_).all;
}

double Policy::taste_of_loot(Action action) const {
  const Prices& p = prices();
  if (action.kind == Kind::Tech) return 0.5 + taste_of_tech(static_cast<Tech>(action.a), false);
  if (action.kind != Kind::Loot) return 0;
  const int what = action.a;
  if (what == static_cast<int>(Spoils::Trade)) return 3 * p.trade_now + 0.1;
  if (what == static_cast<int>(Spoils::Culture)) return 3 * p.culture_now + 0.1;
  if (what < static_cast<int>(Spoils::Hut)) return 0.1 + resource(what - static_cast<int>(Spoils::Market));
  if (what < static_cast<int>(Spoils::Event)) return 0.1 + 1.3 * w_.resource;
  return what < static_cast<int>(Spoils::CoinToken) ? 0.4 : 0.8;
}

}  // namespace zig::players
