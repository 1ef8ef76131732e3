// CV-6: City Management: every city acts once; culture is spent, resources and events are used in between.
#include <algorithm>
#include <bit>

#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/numbers.h"
#include "games/civilization/questions.h"
#include "games/civilization/sites.h"

namespace zig::civilization {

namespace {

constexpr std::size_t at(auto thing) { return static_cast<std::size_t>(thing); }
const City& city_of(const State& s, int seat, int city) { return player(s, seat).cities[at(city)]; }

// --- actions of a city: bits of the kinds taken, and how many in the upper half

constexpr int kTakenAt = 4;
int taken(const City& city) { return city.actions >> kTakenAt; }
unsigned kinds_taken(const City& city) { return city.actions & ((1U << kTakenAt) - 1); }

bool may_act(const Box& box, const State& s, int seat, int city, Deed kind) {
  return actions_left(box, s, seat, city) > 0 && !needs_other_kind(box, s, seat, city, kind);
}

// --- production

int rush_rate(const State& s, int seat) { return player(s, seat).civ == Civ::America ? 2 : 1; }  // CV-6.4
// The trade for so much more production; more than anybody has if that cannot be bought.
int rush_cost(const State& s, int seat, int production) {
  if (production <= 0) return 0;
  const int rate = rush_rate(s, seat);
  return kRushTrade * ((production + rate - 1) / rate);
}
int most_production(const Box& box, const State& s, int seat, int city) {
  return production_of(box, s, seat, city) + player(s, seat).trade / kRushTrade * rush_rate(s, seat);
}

}  // namespace

Squares sites_of(const Box& box, const State& s, int seat, int city, Item item) {
  if (item.is_figure()) return item.is_scout() ? scout_sites(s, seat, city) : army_sites(box, s, seat, city);
  if (item.is_wonder()) return wonder_sites(s, seat, city);
  return building_sites(box, s, seat, city, item.building());
}

// CV-6.5, CV-6.6, CV-6.8, CV-6.12, CV-6.13: whatever it costs.
bool can_make(const Box& box, const State& s, int seat, int city, Item item) {
  if (item.is_figure() && !has_in_supply(s, seat, item.is_scout())) return false;
  if (item.is_unit()) {
    const UnitType type = item.unit();
    return player(s, seat).stats.rank[at(type)] > 0 && !unit_deck(box, const_cast<State&>(s), type).empty();
  }
  if (item.walls()) return may_wall(s, seat, city);
  if (item.is_wonder() &&
      std::ranges::find(s.wonder_market, byte(static_cast<int>(item.wonder()))) == s.wonder_market.end())
    return false;
  return sites_of(box, s, seat, city, item).any();
}

// The first item of the announcement as if it stood, or were drawn (CV-20.10).
State with_first_item(const Box& box, const State& s, const Announcement& announced) {
  State then = s;
  const Item item(announced.item);
  Player& own = then.player[announced.seat];
  if (item.is_figure()) {
    own.figure[at(figure_in_supply(s, announced.seat, item.is_scout()))] = announced.square;
  } else if (item.walls()) {
    own.cities[announced.city].walled = 1;
  } else if (item.is_building()) {
    then.marker[announced.square] = Marker(item.building());
  } else if (item.is_wonder()) {
    then.marker[announced.square] = Marker(item.wonder());
    std::ranges::replace(then.wonder_market, byte(static_cast<int>(item.wonder())), kNone);
  } else {  // CV-6.6: its deck is one card smaller; which card does not matter
    const std::size_t first = box.first_unit[at(item.unit())], end = box.first_unit[at(item.unit()) + 1];
    const auto cards = std::span(then.unit).subspan(first, end - first);
    const auto drawn = std::ranges::find_if(cards, [](const Card& card) {
      return card.where == Card::Where::FaceDown || card.where == Card::Where::FaceUp;
    });
    if (drawn != cards.end()) *drawn = {.where = Card::Where::Held, .holder = announced.seat};
  }
  return then;
}

namespace {

template <class Each>
void each_item(const Box& box, const State& s, int seat, int city, int production, Each each) {
  for (int code = 0; code < Item::kEnd; ++code) {
    const Item item(byte(code));
    if (item_cost(box, s, seat, item) <= production && can_make(box, s, seat, city, item)) each(item);
  }
}

Action action_of(Item item) {
  if (item.is_figure()) return with(Action::Kind::Figure, item.is_scout());
  if (item.is_unit()) return with(Action::Kind::Unit, static_cast<int>(item.unit()));
  if (item.is_building()) return with(Action::Kind::Building, static_cast<int>(item.building()));
  return with(Action::Kind::Wonder, static_cast<int>(item.wonder()));
}
Item item_of(Action action) {
  switch (action.kind) {
    case Action::Kind::Figure: return action.a ? Item::scout() : Item::army();
    case Action::Kind::Unit: return Item(static_cast<UnitType>(action.a));
    case Action::Kind::Building: return Item(static_cast<Building>(action.a));
    default: return Item(static_cast<Wonder>(action.a));
  }
}

bool can_produce(const Box& box, const State& s, int seat, int city) {
  bool any = false;
  const int production = most_production(box, s, seat, city);
  for (int code = 0; code < Item::kEnd && !any; ++code) {
    const Item item(byte(code));
    any = item_cost(box, s, seat, item) <= production && can_make(box, s, seat, city, item);
  }
  return any;
}
bool can_build_free(const Box& box, const State& s, int seat, int city) {
  if (player(s, seat).civ != Civ::Egypt || used(player(s, seat), Right::FreeBuilding)) return false;
  for (int building = 0; building < kBuildings; ++building) {
    if (can_make(box, s, seat, city, Item(static_cast<Building>(building)))) return true;
  }
  return false;
}

// --- harvest (CV-6.18): resources shown that the market has

unsigned harvestable(const State& s, int seat, int city, int taken_before = -1) {
  unsigned kinds = 0;
  const unsigned shown = harvest_of(s, seat, city);
  for (int resource = 0; resource < kMarketResources; ++resource) {
    const int left = market_left(s, resource) - (resource == taken_before);
    if (((shown >> resource) & 1U) && left > 0) kinds |= 1U << resource;
  }
  return kinds;
}

void list_deeds(const Box& box, const State& s, int seat, int city, Actions& out) {
  const auto offer = [&](Deed deed) { out.push_back(with(Action::Kind::Deed, static_cast<int>(deed))); };
  if (may_act(box, s, seat, city, Deed::Produce)) {
    if (can_produce(box, s, seat, city)) offer(Deed::Produce);
    if (can_build_free(box, s, seat, city)) offer(Deed::FreeBuilding);
  }
  if (may_act(box, s, seat, city, Deed::Devote) && !government(box, s, seat).no_devotion) offer(Deed::Devote);
  if (may_act(box, s, seat, city, Deed::Harvest) && harvestable(s, seat, city) != 0) {
    offer(Deed::Harvest);
    if (!used(player(s, seat), Right::DoubleHarvest) && works(s, seat, Wonder::AngkorWat))
      offer(Deed::DoubleHarvest);
  }
}
bool has_deed(const Box& box, const State& s, int seat, int city) {
  if (!city_of(s, seat, city).stands() || actions_left(box, s, seat, city) == 0) return false;
  if (!government(box, s, seat).no_devotion && may_act(box, s, seat, city, Deed::Devote)) return true;
  Actions deeds;
  list_deeds(box, s, seat, city, deeds);
  return !deeds.empty();
}

// --- coin tasks (CV-20.2)

struct CoinTask {
  Tech tech;
  Right right;
  int trade, culture;
};
constexpr std::array<CoinTask, 2> kCoinTasks = {{
    {Tech::Democracy, Right::DemocracyCoin, kDemocracyTrade, 0},
    {Tech::PrintingPress, Right::PrintingPressCoin, 0, kPrintingPressCulture},
}};
bool may_do(const Player& player, const CoinTask& task) {
  const auto place = std::ranges::find(kCoinTechs, task.tech) - kCoinTechs.begin();
  return player.knows(task.tech) && !used(player, task.right) && player.trade >= task.trade &&
         player.culture >= task.culture && player.coin_tokens[at(place)] < kCoinsPerTech;
}
void pay_for_coin(const Course& c, int seat, const CoinTask& task) {
  Player& player = c.player(seat);
  use(player, task.right);
  player.trade = byte(player.trade - task.trade);
  player.culture = static_cast<std::uint16_t>(player.culture - task.culture);
  gain_coin_on(c, seat, task.tech);
}

// --- results

// CV-6.5: an army on a square with enemy figures fights at once.
void deploy_army(const Course& c, int seat, int figure, Square square) {
  for (int other = 0; other < c.s.players(); ++other) {
    const unsigned enemies = other == seat ? 0 : figures_at(c.s, other, square);
    if (enemies == 0) continue;
    if (enemies & kArmyBits) return begin_fight(c, seat, 1U << figure, square, other);
    kill_lone_scouts(c, seat, square, other);
  }
  place_figure(c, seat, figure, square);
}

void make(const Course& c, int seat, int city, Item item, Square square) {
  if (item.is_scout()) return place_figure(c, seat, figure_in_supply(c.s, seat, true), square);
  if (item.is_figure()) {  // battles come after both items (CV-20.10)
    const int army = figure_in_supply(c.s, seat, false);
    if (!enemy_figures(c.s, seat).has(square)) return place_figure(c, seat, army, square);
    return c.ask(Ask::Deploy, seat, 0, square);
  }
  if (item.is_unit()) return void(gain_unit(c, seat, item.unit()));
  if (item.walls()) return put_building(c, seat, city_of(c.s, seat, city).at, Building::CityWalls);
  if (item.is_building()) return put_building(c, seat, square, item.building());
  put_wonder(c, seat, square, item.wonder());
}

// One after the other; of two battles the one pushed last is fought first.
void make_both(const Course& c, const Announcement& announced) {
  const int seat = announced.seat;
  const Item first(announced.item), second(announced.second_item);
  const auto fights = [&](Item item, Square square) {
    return item == Item::army() && enemy_figures(c.s, seat).has(square);
  };
  const bool two_battles = fights(first, announced.square) && fights(second, announced.other_square);
  if (!two_battles) make(c, seat, announced.city, first, announced.square);
  if (!second.none()) make(c, seat, announced.city, second, announced.other_square);
  if (two_battles) make(c, seat, announced.city, first, announced.square);
}

void rush(const Course& c, const Announcement& announced) {
  if (announced.rush == 0) return;
  Player& player = c.player(announced.seat);
  City& city = player.cities[announced.city];
  const int bought = announced.rush / kRushTrade * rush_rate(c.s, announced.seat);
  player.trade = byte(player.trade - announced.rush);
  city.rushed = byte(city.rushed + bought);
  c.tell({.kind = Event::Kind::Rushed,
          .seat = announced.seat,
          .square = city.at,
          .amount = announced.rush,
          .gain = static_cast<std::int16_t>(bought)});
}

}  // namespace

int item_cost(const Box& box, const State& s, int seat, Item item) {
  if (item.is_figure()) return item.is_scout() ? kScoutCost : kArmyCost;
  if (item.is_unit()) {
    const int rank = player(s, seat).stats.rank[at(item.unit())];
    return item.unit() == UnitType::Aircraft ? box.aircraft_cost : box.unit_cost[at(rank - 1)];
  }
  if (item.is_building()) return box.building(item.building()).cost;
  const WonderCard& wonder = box.wonder(item.wonder());
  const bool cheaper =
      wonder.discount_tech >= 0 && player(s, seat).knows(static_cast<Tech>(wonder.discount_tech));
  return cheaper ? wonder.discount_cost : wonder.cost;
}

int rush_for(const Box& box, const State& s, int seat, int city, int cost) {
  return rush_cost(s, seat, cost - production_of(box, s, seat, city));
}

int actions_left(const Box& box, const State& s, int seat, int city) {
  const City& own = city_of(s, seat, city);
  if (!own.stands()) return 0;
  const GovernmentCard::Effects& now = government(box, s, seat);
  if (city == kCapital && now.capital_idle) return 0;  // CV-4.12
  const int allowed = 1 + player(s, seat).extra_actions + (city == kCapital && now.second_capital_action);
  return std::max(allowed - taken(own), 0);
}

bool needs_other_kind(const Box& box, const State& s, int seat, int city, Deed kind) {
  return city == kCapital && government(box, s, seat).second_capital_action &&
         actions_left(box, s, seat, city) == 1 &&
         kinds_taken(city_of(s, seat, city)) == 1U << static_cast<unsigned>(kind_of(kind));
}

void use_city_action(const Course& c, const Announcement& announced) {
  Player& player = c.player(announced.seat);
  City& city = player.cities[announced.city];
  const auto deed = static_cast<Deed>(announced.what);
  city.actions = byte(city.actions + (1 << kTakenAt));
  city.actions = byte(city.actions | 1 << static_cast<int>(kind_of(deed)));
  if (deed == Deed::FreeBuilding) use(player, Right::FreeBuilding);
  if (deed == Deed::DoubleHarvest) use(player, Right::DoubleHarvest);
  if (deed == Deed::Produce && announced.second_item != kNone) use(player, Right::SplitProduction);
}

void resolve_city_action(const Course& c, const Announcement& announced) {
  const int seat = announced.seat, city = announced.city;
  switch (static_cast<Deed>(announced.what)) {
    case Deed::Produce:
    case Deed::FreeBuilding: rush(c, announced); return make_both(c, announced);
    case Deed::Devote: return gain_culture(c, seat, culture_of(c.box, c.s, seat, city));
    case Deed::Harvest:
    case Deed::DoubleHarvest:
      take_resource(c, seat, announced.item);
      if (announced.second_item != kNone) take_resource(c, seat, announced.second_item);
  }
}

void begin_city_management(const Course& c, int seat) { c.ask(Ask::CityMenu, seat); }

bool could_choose_in_city_management(const Box& box, const State& s, Question question) {
  return could_play(box, s, question.seat, Moment::OwnCityManagement) ||
         could_use_at(box, s, question.seat, Moment::OwnCityManagement);
}

// --- D7

void list_city_menu(const Box& box, const State& s, Question question, Actions& out) {
  const int seat = question.seat;
  for (int city = 0; city < kCities; ++city) {
    if (has_deed(box, s, seat, city)) out.push_back(with(Action::Kind::City, city));
  }
  if (may_advance(box, s, seat)) out.push_back(with(Action::Kind::Advance));
  for (std::size_t task = 0; task < kCoinTasks.size(); ++task) {
    if (may_do(player(s, seat), kCoinTasks[task]))
      out.push_back(with(Action::Kind::Coin, static_cast<int>(task)));
  }
  list_cards(box, s, seat, Moment::OwnCityManagement, out);
  out.push_back(with(Action::Kind::Done));
}

void answer_city_menu(const Course& c, Question question, Action action) {
  const int seat = question.seat;
  switch (action.kind) {
    case Action::Kind::City:
      declare(c, Announcement::Kind::CityAction, seat, 0).city = action.a;
      c.ask(Ask::Announced, seat);
      return c.ask(Ask::CityDeed, seat);
    case Action::Kind::Advance: return pay_and_advance(c, seat);
    case Action::Kind::Coin: return pay_for_coin(c, seat, kCoinTasks[action.a]);
    case Action::Kind::Event: return declare_event(c, seat, action.a);
    case Action::Kind::Ability: return declare_ability(c, seat, static_cast<Ability>(action.a));
    default: c.answered(); return;
  }
}

// --- D7a

void list_city_deed(const Box& box, const State& s, Question question, Actions& out) {
  list_deeds(box, s, question.seat, s.announced().city, out);
}
void answer_city_deed(const Course& c, Question question, Action action) {
  c.answered();
  c.s.announced().what = action.a;
  switch (static_cast<Deed>(action.a)) {
    case Deed::Produce:
    case Deed::FreeBuilding: return c.ask(Ask::ItemChoice, question.seat, 0);
    case Deed::Devote: return;
    case Deed::DoubleHarvest: c.ask(Ask::HarvestChoice, question.seat, 1); [[fallthrough]];
    case Deed::Harvest: return c.ask(Ask::HarvestChoice, question.seat, 0);
  }
}

// --- D7b, D7d: the least rush that suffices is paid, never asked

void list_item_choice(const Box& box, const State& s, Question question, Actions& out) {
  const Announcement& declared = s.announced();
  const int seat = question.seat, city = declared.city;
  const auto offer = [&](Item item) { out.push_back(action_of(item)); };
  if (static_cast<Deed>(declared.what) == Deed::FreeBuilding) {
    for (int building = 0; building < kBuildings; ++building) {
      const Item item(static_cast<Building>(building));
      if (can_make(box, s, seat, city, item)) offer(item);
    }
    return;
  }
  const int production = most_production(box, s, seat, city);
  if (question.a == 0) return each_item(box, s, seat, city, production, offer);
  out.push_back(with(Action::Kind::Done));
  const int left = production - item_cost(box, s, seat, Item(declared.item));
  each_item(box, with_first_item(box, s, declared), seat, city, left, offer);
}
void answer_item_choice(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Action::Kind::Done) return;
  Announcement& declared = c.s.announced();
  const int seat = question.seat;
  const Item item = item_of(action);
  const bool free = static_cast<Deed>(declared.what) == Deed::FreeBuilding;
  (question.a == 0 ? declared.item : declared.second_item) = item.code();
  int cost = item_cost(c.box, c.s, seat, Item(declared.item));
  if (question.a == 1) cost += item_cost(c.box, c.s, seat, item);
  if (!free) declared.rush = byte(rush_for(c.box, c.s, seat, declared.city, cost));
  const bool split = question.a == 0 && !free && player(c.s, seat).knows(Tech::Engineering) &&
                     !used(player(c.s, seat), Right::SplitProduction);
  if (split) c.ask(Ask::ItemChoice, seat, 1);
  if (item.needs_square()) c.ask(Ask::ItemSquare, seat, question.a);
}

// --- D7c

void list_item_square(const Box& box, const State& s, Question question, Actions& out) {
  const Announcement& declared = s.announced();
  const auto offer = [&](const State& then, std::uint8_t item) {
    sites_of(box, then, question.seat, declared.city, Item(item)).each([&](Square square) {
      out.push_back(place(square));
    });
  };
  if (question.a == 0) return offer(s, declared.item);
  offer(with_first_item(box, s, declared), declared.second_item);
}
void answer_item_square(const Course& c, Question question, Action action) {
  c.answered();
  (question.a == 0 ? c.s.announced().square : c.s.announced().other_square) = action.square;
}

// --- D7e

void list_harvest_choice(const Box&, const State& s, Question question, Actions& out) {
  const Announcement& declared = s.announced();
  const unsigned kinds = harvestable(s, question.seat, declared.city, question.a == 1 ? declared.item : -1);
  for (int resource = 0; resource < kMarketResources; ++resource) {
    if ((kinds >> resource) & 1U) out.push_back(with(Action::Kind::Resource, resource));
  }
}
void answer_harvest_choice(const Course& c, Question question, Action action) {
  c.answered();
  (question.a == 0 ? c.s.announced().item : c.s.announced().second_item) = action.a;
}

// --- Ask::Deploy: the first army of the supply

void deploy(const Course& c, Question question, Action) {
  c.answered();
  deploy_army(c, question.seat, figure_in_supply(c.s, question.seat, false), question.b);
}

}  // namespace zig::civilization
