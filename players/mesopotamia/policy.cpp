#include "players/mesopotamia/policy.h"

#include <algorithm>

#include "games/mesopotamia/battle.h"

namespace zig::players {

using namespace mesopotamia;

namespace {

using Kind = Action::Kind;
std::size_t index(int n) { return static_cast<std::size_t>(n); }

}  // namespace

MesoPolicy::MesoPolicy(const Box& box, const State& s, int seat, const MesoWeights& weights)
    : box_(box),
      s_(s),
      seat_(seat),
      w_(weights),
      player_(s.of(seat)),
      question_(s.questions > 0 ? s.asked() : Question{}),
      tempo_(tempo_of(box, s, weights)) {}

Action MesoPolicy::choose(const Actions& actions, Random& random) const {
  if (actions.size() == 1) return actions[0];
  if (actions[0].kind == Kind::Bid) return bid(actions, random);
  Action best = actions[0];
  double most = -1e18;
  for (const Action action : actions) {
    const double here = taste(action);
    if (here > most) best = action, most = here;
  }
  return best;
}

double MesoPolicy::taste(Action action) const {
  switch (question_.ask) {
    case Ask::None: return action.kind == Kind::Return ? -taste_of_quest(action.a) : 0;
    case Ask::Empire: {
      constexpr std::array<double, kEmpires> kTaste = {0.9, 0.8, 0.5, 0.3, 0.4, 0.4, 0.7, 0.4};
      return kTaste[action.a];
    }
    case Ask::StartArea: return taste_of_start(action.place);
    case Ask::Turn: return taste_in_turn(action);
    case Ask::Explore:
      if (action.kind == Kind::Activate)
        return errands().gain(action.place, box_.speed[action.a]) - 0.05 * action.a;
      return action.kind == Kind::Embark ? -0.1 : 0;
    case Ask::Step: return taste_of_step(action);
    case Ask::Sail:
    case Ask::StartShip:
    case Ask::RewardShip: return taste_of_segment(action.place);
    case Ask::Build:
    case Ask::StartSettlement: return taste_of_building(action);
    case Ask::Research:
      if (action.kind == Kind::Convert) return 2;  // first: tablets are what discoveries cost
      return action.kind == Kind::Discover ? taste_of_discovery(action.a) : 0;
    case Ask::RaiseTech: return taste_of_discovery(action.a);
    case Ask::GatherTrade:
      if (action.kind == Kind::Take) return 1 + price(static_cast<Resource>(action.a));
      return action.kind == Kind::Trade ? taste_of_trade(action.a) : 0;
    case Ask::TakeResource: return price(static_cast<Resource>(action.a));
    case Ask::Warfare: return action.kind == Kind::Create ? taste_of_unit(action.a, action.place) : 0;
    case Ask::Grow: return action.kind == Kind::Grow ? wish_to_grow() : 0;
    case Ask::Event: return worth_of_option(box_.events[s_.event[question_.a].token], action.a, tempo_, w_);
    case Ask::PlaceBone:
    case Ask::OwnBone: return taste_of_bone(action);
    case Ask::LineUp: return taste_of_put(action);
    case Ask::Fatigue:
      return action.a == static_cast<int>(at(Section::Mobility)) ? 1 : action.a == 1 ? 0.5 : 0;
    case Ask::Retreat: return taste_of_retreat(action.place);
    case Ask::RetreatRams: return action.a;
    case Ask::LostUnit: return -action.a;
    case Ask::Settlement: return action.kind == Kind::Conquer ? 1 : 0;
    default: return 0;
  }
}

// --- goods

double MesoPolicy::price(Resource kind) const {
  const int have = amount(player_.goods, kind);
  double value = price_of(kind, have, 1, tempo_, w_);
  // What is missing for the next things to do.
  const auto wants = [&](const Goods& goods, double worth) {
    if (have < goods[at(kind)]) value += worth;
  };
  if (tempo_.rounds <= 0) return value;
  if (may_build(box_, s_, seat_, Element::Floor)) wants(price_of_element(Element::Floor), 0.5);
  if (may_build(box_, s_, seat_, Element::Settlement)) wants(price_of_element(Element::Settlement), 0.3);
  if (may_build(box_, s_, seat_, Element::Gardens)) wants(price_of_element(Element::Gardens), 1);
  if (can_advance(box_, s_, seat_, Track::Population))
    wants(mesopotamia::card_of(box_, s_, seat_, Type::Grow).grow_cost, 0.3);
  if (amount(player_.goods, Resource::Tablet) < 2)
    wants(mesopotamia::card_of(box_, s_, seat_, Type::Research).convert_from, 0.25);
  return value;
}
double MesoPolicy::cost(const Goods& goods) const {
  double sum = 0;
  for (int i = 0; i < kResources; ++i) {
    const int own = player_.goods[index(i)], paid = std::min<int>(own, goods[index(i)]);
    sum += price_of(static_cast<Resource>(i), own - paid, paid, tempo_, w_);
  }
  return sum;
}
double MesoPolicy::gain(const Goods& goods) const {
  double sum = 0;
  for (int i = 0; i < kResources; ++i)
    sum += price_of(static_cast<Resource>(i), player_.goods[index(i)], goods[index(i)], tempo_, w_);
  return sum;
}

// --- Build

Goods MesoPolicy::price_of_element(Element element) const {
  const GardensToken* next = element == Element::Gardens ? open_gardens(box_, s_) : nullptr;
  return less(next ? next->cost : box_.cost[at(element)],
              mesopotamia::card_of(box_, s_, seat_, Type::Build).discount[at(element)]);
}
double MesoPolicy::taste_of_element(Element element) const {
  switch (element) {
    case Element::Wall: return w_.wall * tempo_.share + (player_.walls.count() == 0 ? 0.1 : 0);
    case Element::Floor: return w_.die * tempo_.rounds + 0.1;
    case Element::Ram: return s_.options.mode == Mode::SiegeOfUr ? 6 : w_.ram * tempo_.share;
    case Element::Ship: return w_.ship * tempo_.share;
    case Element::Settlement: return 1 + w_.supply * tempo_.rounds;
    case Element::Gardens: {
      const GardensToken* next = open_gardens(box_, s_);
      return next ? next->vp : 0;
    }
  }
  return 0;
}
double MesoPolicy::taste_of_site(Element element, Area area) const {
  double value = 0;
  if (element == Element::Settlement) {
    if (box_.map.resource[area] >= 0) value += 0.4;
    if (s_.event[area].state == AreaEvent::State::Scoring) value += 0.5;
    value -= 0.1 * threat_to(box_, s_, seat_, area);
  } else if (element == Element::Wall) {
    value += 0.1 * threat_to(box_, s_, seat_, area);
    if (player_.settlements.has(area)) value += 0.2;
    if (s_.event[area].state == AreaEvent::State::Scoring) value += 0.3;
  }
  return value;
}
double MesoPolicy::taste_of_segment(Segment segment) const {
  double value = 0;
  for (const Area area : box_.map.segments[segment].areas) {
    if (box_.map.resource[area] >= 0 && !s_.blocked.has(area)) value += 0.4;
    if (units_at(player_, area) > 0) value += 0.2;
  }
  for (int other = 0; other < s_.players(); ++other) {
    if (other != seat_ && ship_at(s_.of(other), segment)) value -= 2;
  }
  return value;
}
double MesoPolicy::taste_of_building(Action action) const {
  const auto built = [&](Element element, double site) {
    return taste_of_element(element) + site - cost(price_of_element(element));
  };
  switch (action.kind) {
    case Kind::Wall: return built(Element::Wall, taste_of_site(Element::Wall, action.place));
    case Kind::Settlement:
      if (question_.ask == Ask::StartSettlement) return 2 + taste_of_site(Element::Settlement, action.place);
      return built(Element::Settlement, taste_of_site(Element::Settlement, action.place));
    case Kind::Ram: return built(Element::Ram, 0);
    case Kind::Ship: return built(Element::Ship, 0.3 * taste_of_segment(action.place));
    case Kind::Floor: return built(Element::Floor, 0.2);
    case Kind::Gardens: return built(Element::Gardens, 0);
    default: return 0;
  }
}

// --- Research, Gather & Trade, Warfare

double MesoPolicy::taste_of_discovery(int type) const {
  const auto what = static_cast<Type>(type);
  const int level = player_.tech[index(type)];
  double value =
      worth_of_level(s_, what, level + 1, tempo_, w_) - worth_of_level(s_, what, level, tempo_, w_);
  if (what == Type::GatherTrade) value += w_.supply * tempo_.rounds * 0.8;
  return value + 0.01;
}
double MesoPolicy::taste_of_trade(int slot) const {
  const TradeSlot& place = s_.trade[index(slot)];
  const TradeToken& token = box_.trade[place.token];
  const double profit = gain(token.gain) - cost(token.cost);
  if (place.amphora == kNobody) return profit + token.vp + 0.3 * tempo_.goods;
  return profit - (place.amphora == seat_ ? 0 : 0.3 * cost(token.cost));
}
double MesoPolicy::taste_of_unit(int type, Area area) const {
  const auto unit = static_cast<UnitType>(type);
  const TechCard& card = mesopotamia::card_of(box_, s_, seat_, Type::Warfare);
  double value = worth_of_unit(unit, w_) * tempo_.share - cost(card.unit_cost[index(type)]) + 0.1;
  const double drawn = std::max(errands().gain(area, box_.speed[index(type)]),
                                units_at(player_, area) == 0 ? errands().at(area) : -1.0);
  value += 0.4 * std::clamp(drawn, -1.0, 3.0) * tempo_.goods;
  if (s_.scenario()) value += 0.5 + 0.2 * type;
  return value;
}

// --- moves

double MesoPolicy::taste_of_step(Action action) const {
  const Area from = player_.unit[s_.turn.moving];
  if (action.kind == Kind::Done) return errands().at(from) + 0.01;
  double value = s_.turn.steps_left > 1
                     ? errands().pull(action.place)
                     : 0.2 * errands().pull(action.place) + 0.8 * errands().at(action.place);
  if (action.a > 0)
    value += s_.options.mode == Mode::SiegeOfUr ? 1 : wall_owner(s_, action.place) == kNobody ? -0.2 : 0;
  return value;
}
double MesoPolicy::taste_of_retreat(Area area) const {
  const int retreats = party(s_.battle, s_.battle.retreat_side);
  if (retreats == seat_) return errands().at(area);
  return -errands().at(area) + 0.1 * box_.map.distance[player_.start][area];
}

}  // namespace zig::players
