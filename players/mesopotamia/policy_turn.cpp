// Set-up, and which action to perform with what.
#include <algorithm>
#include <bit>

#include "players/mesopotamia/policy.h"

namespace zig::players {

using namespace mesopotamia;

namespace {

using Kind = Action::Kind;
std::size_t index(int n) { return static_cast<std::size_t>(n); }
constexpr double kWorthIt = 0.05;

}  // namespace

// MS-3.2: resources and unguarded events near, tribes and others far.
double MesoPolicy::taste_of_start(Area area) const {
  double value = 0;
  for (const Area other : box_.map.all) {
    const int steps = box_.map.distance[area][other];
    if (steps == 0 || steps > 2) continue;
    const AreaSheet& sheet = box_.map.areas[other];
    const bool blocked = s_.options.mode != Mode::SiegeOfUr && s_.players() <= sheet.blocked_up_to;
    if (blocked || sheet.start_number > 0) continue;
    const bool tribe = sheet.tribe != std::array<std::uint8_t, kUnitTypes>{};
    const double near = steps == 1 ? 1 : 0.35;
    if (sheet.resource >= 0) value += 0.3 * near;
    if (sheet.terrain >= 0) value += (tribe ? 0.1 : 1) * near;
  }
  return value;
}

// How likely it is to be met: what it asks for, in turns.
double MesoPolicy::taste_of_quest(int quest) const {
  const QuestCard& card = box_.quests[index(quest)];
  double work = 1.2 * card.settlements + 1.2 * card.walls + 1.5 * card.ships + 0.9 * card.units +
                0.8 * card.areas + card.amphorae + 3 * card.gardens + 0.7 * card.population +
                0.6 * card.event + 0.6 * card.floors;
  for (std::size_t type = 0; type < kTypes; ++type)
    work += 0.9 * std::max(0, card.technologies[type] - player_.tech[type]);
  return card.vp - 0.2 * work;
}

// --- what each action promises

double MesoPolicy::wish_to_explore() const {
  const TechCard& card = mesopotamia::card_of(box_, s_, seat_, Type::Explore);
  double best = 0, second = 0;
  for (const Area area : land_of(player_)) {
    if (pinned(s_, seat_, area)) continue;
    int speed = 1;
    for (int figure = kFirstFigure[at(UnitType::Rider)]; figure < kLandUnits; ++figure) {
      if (player_.unit[index(figure)] == area) speed = 2;
    }
    const double gain = errands().gain(area, speed);
    if (gain > best)
      second = best, best = gain;
    else
      second = std::max(second, gain);
  }
  return this->gain(card.gain) + best + (card.activations > 1 ? 0.5 * second + 0.2 * best : 0);
}

double MesoPolicy::wish_to_build() const {
  constexpr std::array<Element, kElements> kAll = {Element::Wall, Element::Floor,      Element::Ram,
                                                   Element::Ship, Element::Settlement, Element::Gardens};
  double best = 0;
  for (const Element element : kAll) {
    if (!may_build(box_, s_, seat_, element)) continue;
    const Goods price = price_of_element(element);
    if (!holds(player_.goods, price)) continue;
    const double value = taste_of_element(element) - cost(price);
    if (value <= best) continue;
    if (element == Element::Wall && wall_sites(box_, s_, seat_).empty()) continue;
    if (element == Element::Settlement && settlement_sites(box_, s_, seat_).empty()) continue;
    if (element == Element::Ship && ship_sites(box_, s_, seat_).empty()) continue;
    best = value;
  }
  return best + gain(mesopotamia::card_of(box_, s_, seat_, Type::Build).gain);
}

double MesoPolicy::wish_to_research() const {
  const TechCard& card = mesopotamia::card_of(box_, s_, seat_, Type::Research);
  int tablets = amount(player_.goods, Resource::Tablet);
  double value = gain(card.gain);
  if (holds(player_.goods, card.convert_from)) {
    tablets += card.convert_to[at(Resource::Tablet)];
    value += std::max(0.0, gain(card.convert_to) - cost(card.convert_from));
  }
  const int found = std::min<int>(tablets, card.discoveries);
  if (found == 0) return value;
  std::array<double, kTypes> worth{};
  for (int type = 0; type < kTypes; ++type)
    worth[index(type)] = player_.tech[index(type)] < mesopotamia::kLevels ? taste_of_discovery(type) : 0;
  std::sort(worth.begin(), worth.end(), std::greater<>());
  for (int i = 0; i < std::min(found, kTypes); ++i)
    value += std::max(0.0, worth[index(i)] - 0.6 * w_.tablet * tempo_.goods);
  return value;
}

double MesoPolicy::wish_to_gather() const {
  const TechCard& card = mesopotamia::card_of(box_, s_, seat_, Type::GatherTrade);
  std::array<double, kStandardResources> prices{};
  double highest = 0;
  for (int kind = 0; kind < kStandardResources; ++kind)
    highest = std::max(highest, prices[index(kind)] = price(static_cast<Resource>(kind)));
  double value = gain(card.gain);
  int left = card.gathers;
  const auto take = [&](double one) {
    if (left <= 0) return;
    --left;
    value += one;
  };
  take(highest);
  const auto from = [&](Area area) {
    if (area != kNowhere && !s_.blocked.has(area) && box_.map.resource[area] >= 0)
      take(0.9 * prices[index(box_.map.resource[area])]);
  };
  for (const Area area : player_.unit) from(area);
  for (const Area area : player_.settlements) from(area);
  for (const Segment ship : player_.ship) {
    if (ship != kNowhere) from(box_.map.segments[ship].areas[0]);
  }
  double trade = 0;
  for (int slot = 0; slot < kTradeSlots; ++slot) {
    if (may_trade(box_, s_, seat_, slot, card.max_section) &&
        holds(player_.goods, box_.trade[s_.trade[index(slot)].token].cost))
      trade = std::max(trade, taste_of_trade(slot));
  }
  return value + trade;
}

double MesoPolicy::wish_for_warfare() const {
  const TechCard& card = mesopotamia::card_of(box_, s_, seat_, Type::Warfare);
  const int own = amount(player_.goods, Resource::Bone);
  double value = gain(card.gain) + price_of(Resource::Bone, own, card.bones, tempo_, w_);
  if (!below_unit_limit(box_, s_, seat_)) return value;
  double best = 0;
  for (int type = 0; type < card.max_unit_level; ++type) {
    if (figure_in_reserve(player_, static_cast<UnitType>(type)) >= 0 &&
        holds(player_.goods, card.unit_cost[index(type)]))
      best = std::max(best, taste_of_unit(type, player_.start));
  }
  return value + best;
}

double MesoPolicy::wish_to_grow() const {
  const TechCard& card = mesopotamia::card_of(box_, s_, seat_, Type::Grow);
  if (!holds(player_.goods, card.grow_cost) || !can_advance(box_, s_, seat_, Track::Population))
    return gain(card.gain);
  const int people = position(s_, Track::Population, seat_);
  double value = w_.people * tempo_.share + 0.9;  // its rank
  if (player_.floors < kFloors && people <= player_.floors + 1)
    value += w_.room * w_.die * tempo_.rounds + 0.4;
  if (units_on_board(player_) >= unit_limit(box_, s_, seat_)) value += 0.4 * tempo_.share;
  return value - cost(card.grow_cost) + gain(card.gain);
}

// MS-17.4, MS-18.5: a ram for Ur and somebody to lead it; units for Ashur before anything else.
double MesoPolicy::urge(Type type) const {
  if (!s_.scenario()) return 0;
  const bool ram = rams_at(player_, kNowhere) < kRams;
  if (s_.options.mode == Mode::SiegeOfUr) {
    if (type == Type::Build) return ram || player_.tech[at(Type::Build)] < 2 ? 0 : 1;
    return type == Type::Explore && ram ? 1.5 : type == Type::Warfare ? 0.5 : 0;
  }
  double own = 0, theirs = 0;
  for (int figure = 0; figure < kLandUnits; ++figure) {
    const double power = power_of(box_, s_, type_of_figure(figure));
    own += player_.unit[index(figure)] != kNowhere ? power : 0;
    theirs += s_.of(1 - seat_).unit[index(figure)] != kNowhere ? power : 0;
  }
  const bool weak = own + 0.3 * bones(s_, seat_) < 1.3 * (theirs + 0.3 * bones(s_, 1 - seat_)) + 1;
  const bool full = !below_unit_limit(box_, s_, seat_);
  if (type == Type::Warfare) return weak ? (full ? 0.8 : 2) : 0;
  if (type == Type::Grow) return weak && full ? 1.5 : 0;
  return 0;
}

double MesoPolicy::wish_for(Type type) const {
  switch (type) {
    case Type::Explore: return wish_to_explore();
    case Type::Build: return wish_to_build();
    case Type::Research: return wish_to_research();
    case Type::GatherTrade: return wish_to_gather();
    case Type::Warfare: return wish_for_warfare();
    case Type::Grow: return wish_to_grow();
  }
  return 0;
}

// --- with what

MesoPolicy::Plan MesoPolicy::plan() const {
  Plan plan;
  Actions actions;
  list_answers(box_, s_, seat_, actions);
  for (const Action action : actions) {
    if (action.kind == Kind::Perform && action.b != 0) plan.by_dice[action.a] = true;
  }
  for (int type = 0; type < kTypes; ++type) {
    if ((s_.turn.used >> type) & 1U) continue;
    double wish = wish_for(static_cast<Type>(type));
    if (wish > kWorthIt) wish += urge(static_cast<Type>(type));
    plan.wish[index(type)] = wish;
    if (plan.by_dice[index(type)]) continue;
    if (wish > plan.best)
      plan.second = plan.best, plan.best = wish;
    else
      plan.second = std::max(plan.second, wish);
  }
  return plan;
}

// What those dice could do instead.
double MesoPolicy::taste_of_dice(unsigned dice, Type type) const {
  double used = 0;
  for (; dice != 0; dice &= dice - 1) {
    const Die& die = player_.dice[index(std::countr_zero(dice))];
    used += die.face == kStar ? 0.6 : 0.05;
    for (int other = 0; other < kTypes; ++other) {
      if (other == static_cast<int>(at(type)) || planned().wish[index(other)] < 0.5) continue;
      const TechCard& card = mesopotamia::card_of(box_, s_, seat_, static_cast<Type>(other));
      for (int i = 0; i < card.symbol_count; ++i) used += card.symbols[index(i)] == die.face ? 0.1 : 0;
    }
  }
  return used;
}

unsigned MesoPolicy::idle_dice() const {
  unsigned wanted = 0;
  for (int type = 0; type < kTypes; ++type) {
    if (planned().wish[index(type)] > 0.5 && planned().by_dice[index(type)]) {
      const TechCard& card = mesopotamia::card_of(box_, s_, seat_, static_cast<Type>(type));
      for (int i = 0; i < card.symbol_count; ++i) wanted |= 1U << card.symbols[index(i)];
    }
  }
  unsigned idle = 0;
  for (unsigned i = 0; i < player_.floors; ++i) {
    const Die& die = player_.dice[i];
    if (die.free() && die.face < kMaxSymbols && die.face != kStar && !((wanted >> die.face) & 1U))
      idle |= 1U << i;
  }
  return idle;
}

double MesoPolicy::taste_in_turn(Action action) const {
  const Plan& plan = planned();
  if (action.kind == Kind::Done) return kWorthIt;
  if (action.kind == Kind::Reroll) {
    if (action.b != idle_dice()) return -1;
    const bool paid = !box_.empires[at(player_.empire)].free_reroll || s_.turn.free_reroll;
    const double hope = 0.35 * std::popcount(unsigned{action.b}) * std::max(plan.second, 0.3);
    const bool waits = s_.turn.marker && plan.best < 0.5;
    return waits ? -1
                 : hope - (paid ? 1.3 * price_of(Resource::Tablet,
                                                 amount(player_.goods, Resource::Tablet) - 1, 1, tempo_, w_)
                                : 0);
  }
  const double wish = plan.wish[action.a];
  if (wish <= kWorthIt) return wish - 1;
  // Gathering comes first: it may pay for the rest.
  const double first = static_cast<Type>(action.a) == Type::GatherTrade ? 0.5 : 0;
  if (action.b != 0) return wish + first + 1.5 - taste_of_dice(action.b, static_cast<Type>(action.a));
  if (plan.by_dice[action.a]) return wish - plan.best;
  return wish + first;
}

}  // namespace zig::players
