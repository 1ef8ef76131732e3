// ND-17: the automated player. It is asked what everybody is asked and answers at once: in its own turn by the priorities of its cards
// (ND-17.5), elsewhere at random. Its cards are resolved by the chapters of the rulebook, with numbers of their own (focus_card()).
#include <algorithm>
#include <limits>
#include <utility>

#include "games/new_dawn/combat.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

const AutomatedCard& own_card(const Course& c) { return c.box.automated[c.s.now.card]; }

// --- choosing

int one_of(const Course& c, int count) {
  return count > 1 ? static_cast<int>(c.random.below(static_cast<std::uint32_t>(count))) : 0;
}
Space any(const Course& c, const Spaces& spaces) {
  int skipped = one_of(c, spaces.count());
  for (const Space space : spaces) {
    if (skipped-- == 0) return space;
  }
  return kNowhere;
}
// The members with the highest worth.
template <class Worth>
Spaces best(const Spaces& spaces, Worth worth) {
  Spaces top;
  int highest = std::numeric_limits<int>::min();
  for (const Space space : spaces) {
    const int value = worth(space);
    if (value < highest) continue;
    if (value > highest) top = {};
    highest = value;
    top.add(space);
  }
  return top;
}

Spaces barbarian_icons(const State& s) {
  Spaces::Gatherer icons;
  for (const Space home : s.home) icons.add(home);
  return icons.spaces();
}
Spaces riches(const Box& box, const State& s) { return s.resource_tokens | natural_tokens_on_map(box, s); }

// --- culture

// How many spaces around the nearest to maturity of the cities beside are still missing.
int missing_to_maturity(const State& s, int seat, Space space) {
  const Spaces counting = maturing_spaces(s, seat);
  int fewest = kDirections + 1;
  for (const Space city : s.map.neighbours(space) & s.cities[static_cast<std::size_t>(seat)])
    fewest = std::min(fewest, (s.map.neighbours(city) - counting).count());
  return fewest;
}

int worth_of_site(const Course& c, int seat, SiteWish wish, Space space) {
  const State& s = c.s;
  const Spaces around = s.map.neighbours(space);
  switch (wish) {
    case SiteWish::NaturalWonder: return natural_tokens_on_map(c.box, s).has(space);
    case SiteWish::Resource: return s.resource_tokens.has(space);
    case SiteWish::BarbarianIcon: return barbarian_icons(s).has(space);
    case SiteWish::BesideThese: return around.meets(riches(c.box, s) | barbarian_icons(s));
    case SiteWish::MostCities: return (around & s.cities[static_cast<std::size_t>(seat)]).count();
    case SiteWish::NearMaturity: return -missing_to_maturity(s, seat, space);
    case SiteWish::BesideRival: return around.meets(rivals(s, seat));
    case SiteWish::HighestDifficulty: return difficulty(s, seat, space, Purpose::Placing);
  }
  return 0;
}

Space preferred_site(const Course& c, int seat, Spaces sites) {
  for (const SiteWish wish : own_card(c).sites)
    sites = best(sites, [&](Space space) { return worth_of_site(c, seat, wish, space); });
  return any(c, sites);
}

// It never takes a token back to place it elsewhere: such a token cannot be placed.
Spaces sites_beside(const Course& c, int seat, const Spaces& beside) {
  return unused_tokens(c.s, seat) > 0 ? token_sites(c.box, c.s, seat, c.s.now.as, beside) : Spaces();
}

void resolve_culture(const Course& c, int seat) {
  State& s = c.s;
  const bool first_step = s.now.phase == 0;
  if (first_step && spendable(c.box, s, seat, s.now.slot) > 0) return answer(c, with(Kind::Spend));
  if (s.now.left > 0) {
    const Spaces sites = sites_beside(c, seat, s.cities[static_cast<std::size_t>(seat)]);
    if (sites.any()) return answer(c, on(Kind::Place, preferred_site(c, seat, sites)));
  }
  if (first_step) {
    int not_placed = std::exchange(s.now.left, std::uint8_t{0});
    if (own_card(c).numbers.culture_step == CultureStep::PlaceBesideFriendly) {
      const Spaces sites = sites_beside(c, seat, friendly(s, seat));
      const Space site = sites.any() ? preferred_site(c, seat, sites) : kNowhere;
      if (site == kNowhere) ++not_placed;
      for (; not_placed > 0; --not_placed) gain_trade(c, seat, s.now.slot);
      if (site != kNowhere) return answer(c, on(Kind::Place, site));
    }
    for (; not_placed > 0; --not_placed) gain_trade(c, seat, s.now.slot);
  }
  answer(c, stop());
}

// --- science

// ND-17.6
void reach_level(const Course& c) {
  const Question question = c.answered();
  const int seat = question.seat;
  if (question.b > 0) c.ask(Ask::AdvanceOn, seat, question.b);
  const auto& row = c.player(seat).row;
  int lowest = kLevels;
  for (const CardId card : row) lowest = std::min(lowest, level_of(card));
  const int level = lowest < question.a ? question.a : lowest + 1;
  if (level > kLevels) return;
  int skipped = one_of(c, static_cast<int>(std::count_if(row.begin(), row.end(), [&](CardId card) {
                         return level_of(card) == lowest;
                       })));
  for (int slot = 0; slot < kSlots; ++slot) {
    const CardId card = row[static_cast<std::size_t>(slot)];
    if (level_of(card) == lowest && skipped-- == 0)
      return replace_card(c, seat, slot, card_of(type_of(card), level));
  }
}

// --- economy

Spaces goals_of(const Course& c, int seat, Goal goal) {
  const State& s = c.s;
  const Spaces states = independent_states(c.box, s);
  if (goal == Goal::OtherState) return states;
  if (goal == Goal::RivalCity) return destinations(c.box, s, seat) - states;
  Spaces without_card;
  for (const Space space : states) {
    const CityStateToken& token = s.city_states[static_cast<std::size_t>(state_token_at(c.box, s, space))];
    if (((token.holders >> seat) & 1U) == 0) without_card.add(space);
  }
  return without_card;
}

// A shortest way to the most wanted destination: ring n is n steps away. It leads through no other destination, where the caravan would
// have to arrive if its steps ended there.
struct Way {
  std::array<Space, kSpaces + 1> spaces{};
  int length = 0;
};
Way way_of(const Course& c, int seat, const Spaces& from, const Spaces& aimed_at) {
  const CaravanWays ways = caravan_ways(c.box, c.s, seat, c.card(), c.s.now.as);
  const Spaces all_goals = destinations(c.box, c.s, seat), goals = (all_goals & ways.stay) - aimed_at;
  const Spaces between = ways.stay - all_goals;
  std::array<Spaces, kSpaces + 1> ring{};
  ring[0] = from;
  std::size_t rings = 1;
  Spaces seen = from;
  for (Spaces front = from; front.any() && rings < ring.size(); ++rings) {
    ring[rings] = (c.s.map.neighbours(front) & (between | goals)) - seen;
    seen |= ring[rings];
    front = ring[rings] & between;
  }
  Way way;
  for (const Goal goal : own_card(c).goals) {
    const Spaces wanted = goals & goals_of(c, seat, goal);
    for (std::size_t n = 1; n < rings && way.length == 0; ++n) {
      if (!ring[n].meets(wanted)) continue;
      way.length = static_cast<int>(n);
      way.spaces[n] = any(c, ring[n] & wanted);
    }
    if (way.length > 0) break;
  }
  for (auto n = static_cast<std::size_t>(way.length); n > 0; --n) {
    const Spaces before = ring[n - 1] & (n > 1 ? between : from);
    way.spaces[n - 1] = any(c, c.s.map.neighbours(way.spaces[n]) & before);
  }
  return way;
}

void move_caravan(const Course& c, int seat, int caravan, Spaces& aimed_at) {
  Space& at = c.player(seat).caravan[static_cast<std::size_t>(caravan)];
  const bool from_card = at == kOnCard;
  const Way way = way_of(c, seat, from_card ? caravan_starts(c.s, seat) : Spaces::one(at), aimed_at);
  if (way.length == 0) return;
  const Space goal = way.spaces[static_cast<std::size_t>(way.length)];
  aimed_at.add(goal);
  c.s.now.caravan = byte(caravan);
  at = way.spaces[0];
  if (from_card) c.tell({.kind = Event::Kind::CaravanStarted, .seat = byte(seat), .space = at});
  const int steps = std::min(way.length, c.card().distance + c.s.now.extra);
  for (int n = 1; n <= steps; ++n) {
    at = way.spaces[static_cast<std::size_t>(n)];
    c.tell({.kind = Event::Kind::CaravanStepped, .seat = byte(seat), .space = at});
  }
  if (at == goal) arrive(c, seat, goal);
}

void resolve_economy(const Course& c, int seat) {
  if (spendable(c.box, c.s, seat, c.s.now.slot) > 0) return answer(c, with(Kind::Spend));
  c.answered();  // what arrivals ask comes after all movement
  Spaces aimed_at;
  for (int caravan = 0; caravan < kCaravans; ++caravan) {
    if (c.player(seat).caravan[static_cast<std::size_t>(caravan)] != kNowhere &&
        ((c.s.arrivals >> caravan) & 1U) == 0)
      move_caravan(c, seat, caravan, aimed_at);
  }
}

// --- industry

// 2: one wonder of its type is missing to an open agenda in play, 1: two, 0: there is no such agenda.
int nearness_to_agenda(const Course& c, int seat, int wonder) {
  const State& s = c.s;
  const Type type = c.box.wonders[static_cast<std::size_t>(wonder)].type;
  const Agenda agenda = type == Type::Culture   ? Agenda::Aesthetic
                        : type == Type::Economy ? Agenda::MoneyGrubber
                        : type == Type::Science ? Agenda::Scholarly
                                                : Agenda::Paranoid;
  const bool in_play = (s.victory_cards >> (at(agenda) / 2)) & 1U;
  const bool done = (s.player[static_cast<std::size_t>(seat)].agendas >> at(agenda)) & 1U;
  if (!in_play || done) return 0;
  for (std::size_t other = 0; other < kWonders; ++other) {
    if (c.box.wonders[other].type == type && controls(s, seat, static_cast<Wonder>(other))) return 2;
  }
  return 1;
}

int worth_of_wonder(const Course& c, int seat, WonderWish wish, int wonder) {
  return wish == WonderWish::NearAgenda ? nearness_to_agenda(c, seat, wonder)
                                        : -wonder_cost(c.box, c.s, seat, wonder);
}

int worth_of_city(const Course& c, int seat, CityWish wish, Space space) {
  const State& s = c.s;
  const Spaces around = s.map.neighbours(space);
  switch (wish) {
    case CityWish::MostRiches: return (around & riches(c.box, s)).count();
    case CityWish::BarbarianIcon: return barbarian_icons(s).has(space);
    case CityWish::HighestDefence:  // ND-9.16, ND-9.17
      return 2 * difficulty(s, seat, space, Purpose::Defence) +
             (around & s.control[static_cast<std::size_t>(seat)] & s.reinforced).count();
  }
  return 0;
}

// The card that had nothing to do becomes the next one of its type, which is then reset in its place.
void upgrade_idle_card(const Course& c, int seat) {
  const CardId card = c.s.now.card;
  if (own_card(c).upgrades_when_idle)
    replace_card(c, seat, c.s.now.slot, card_of(type_of(card), level_of(card) + 1));
  answer(c, stop());
}

void resolve_industry(const Course& c, int seat) {
  Actions possible;
  list_answers(c.box, c.s, possible);
  unsigned wonders = 0;
  Spaces sites;
  for (const Action& action : possible) {
    if (action.kind == Kind::Wonder) wonders |= 1U << action.a;
    if (action.kind == Kind::City) sites.add(action.space);
  }
  if (wonders != 0) {
    Spaces choice;  // of wonders: their numbers
    for (Space wonder = 0; wonder < kWonders; ++wonder) {
      if ((wonders >> wonder) & 1U) choice.add(wonder);
    }
    for (const WonderWish wish : own_card(c).wonders)
      choice = best(choice, [&](Space wonder) { return worth_of_wonder(c, seat, wish, wonder); });
    return answer(c, with(Kind::Wonder, any(c, choice)));
  }
  if (sites.empty()) return upgrade_idle_card(c, seat);
  for (const CityWish wish : own_card(c).cities)
    sites = best(sites, [&](Space space) { return worth_of_city(c, seat, wish, space); });
  answer(c, on(Kind::City, any(c, sites)));
}

// --- military

// Without the die, as things stand before the attack.
int defence_of(const Course& c, int seat, Space space, bool barbarian) {
  return defence_value(c.box, c.s, battle_for(c.s, seat, space, barbarian));
}

bool of_barbarians(Prey prey) { return prey == Prey::Barbarian || prey == Prey::BarbarianBesideFriendly; }

Spaces prey_of(const Course& c, int seat, const AttackTargets& targets, const PreyWish& wish) {
  const State& s = c.s;
  Spaces prey;
  switch (wish.prey) {
    case Prey::Barbarian: prey = targets.barbarians; break;
    case Prey::BarbarianBesideFriendly:
      prey = targets.barbarians & s.map.neighbours(friendly(s, seat));
      break;
    case Prey::RivalCity: prey = targets.others & all_cities(s); break;
    case Prey::RivalCityWithWonder: prey = targets.others & all_cities(s) & wonder_tokens(s); break;
    case Prey::CityState: prey = targets.others & independent_states(c.box, s); break;
    case Prey::RivalToken: prey = targets.others & all_control(s); break;
  }
  Spaces weak;
  for (const Space space : prey) {
    if (defence_of(c, seat, space, of_barbarians(wish.prey)) <= wish.most_defence) weak.add(space);
  }
  return weak;
}

int steps_between(const Map& map, Space space, const Spaces& others) {
  int steps = 0;
  for (Spaces near = Spaces::one(space); !near.meets(others) && steps < kSpaces; ++steps)
    near |= map.neighbours(near);
  return steps;
}

void resolve_military(const Course& c, int seat) {
  const State& s = c.s;
  Actions possible;
  list_answers(c.box, s, possible);
  AttackTargets targets;
  Spaces tokens;
  for (const Action& action : possible) {
    if (action.kind == Kind::Fight) targets.barbarians.add(action.space);
    if (action.kind == Kind::Attack) targets.others.add(action.space);
    if (action.kind == Kind::Reinforce) tokens.add(action.space);
  }
  for (const PreyWish& wish : own_card(c).prey) {
    const bool barbarian = of_barbarians(wish.prey);
    const Spaces weakest = best(prey_of(c, seat, targets, wish),
                                [&](Space space) { return -defence_of(c, seat, space, barbarian); });
    if (weakest.any()) return answer(c, on(barbarian ? Kind::Fight : Kind::Attack, any(c, weakest)));
  }
  if (tokens.any()) {
    const Spaces danger = barbarians(s) | rivals(s, seat);
    tokens = best(tokens, [&](Space space) { return -steps_between(s.map, space, danger); });
    tokens = best(tokens, [&](Space space) { return difficulty(s, seat, space, Purpose::Defence); });
    return answer(c, on(Kind::Reinforce, any(c, tokens)));
  }
  const bool idle = s.now.left == 0 && s.now.reinforced == 0;
  return idle ? upgrade_idle_card(c, seat) : answer(c, stop());
}

// ND-17.7: the fewest tokens that turn the result, or none.
void spend_in_attack(const Course& c, int seat) {
  const int missing = c.s.attack.defence + 1 - c.s.attack.attack;
  const bool turns = missing > 0 && missing <= spendable(c.box, c.s, seat, c.s.now.slot);
  answer(c, turns ? with(Kind::Spend) : stop());
}
void spend_in_defence(const Course& c, int seat) {
  const Player& player = c.player(seat);
  const int missing = c.s.attack.attack - c.s.attack.defence;
  int tokens = 0, from = 0;
  for (int slot = 0; slot < kSlots; ++slot) {
    const auto place = static_cast<std::size_t>(slot);
    if (type_of(player.row[place]) != Type::Military || player.trade[place] == 0) continue;
    tokens += player.trade[place];
    from = slot;
  }
  answer(c, missing > 0 && missing <= tokens ? new_dawn::slot(from) : stop());
}

// --- after the reset

void go_on_after_reset(const Course& c, int seat) {
  State& s = c.s;
  const AfterReset effect = c.box.automated[s.main.card].after_reset;
  const int slot = effect == AfterReset::ResolveLast ? kSlots - 1 : slot_of_type(s, seat, Type::Culture);
  const bool due = s.main.why == Why::Chosen && !s.capitalism_used && effect != AfterReset::None;
  if (!due || slot == kNone) return answer(c, stop());
  s.capitalism_used = 1;
  c.answered();
  begin_resolution(c, slot, kSlots, effect == AfterReset::ResolveLast ? Why::Capitalism : Why::Maracana);
}

// The culture card that Industry IV resolved.
void reset_culture(const Course& c, int seat) {
  c.answered();
  reset_card(c, seat, c.s.now.slot);
  c.s.window = Window::AfterReset;
}

// --- everything else

// ND-17.5: at random; it takes what it may.
void answer_at_random(const Course& c) {
  Actions possible;
  list_answers(c.box, c.s, possible);
  if (possible.empty()) {
    c.answered();
    return;
  }
  const int others = static_cast<int>(possible.size()) - (possible[possible.size() - 1] == stop() ? 1 : 0);
  answer(c, others == 0 ? stop() : possible[static_cast<std::size_t>(one_of(c, others))]);
}

// Tokens before resources: all on the card, as far as the payment has nothing superfluous (ND-8.37).
void pay(const Course& c) {
  Actions possible;
  list_answers(c.box, c.s, possible);
  if (!possible.empty() && possible[0].kind == Kind::Spend) return answer(c, possible[0]);
  answer_at_random(c);
}

void strike_rivals(const Course& c, int seat) {
  for (const Space token : destructible(c.s, seat)) strike_token(c, token);
}

void defeat_barbarians_beside(const Course& c, int seat) {
  const Spaces beside = c.s.map.neighbours(friendly(c.s, seat));
  for (int letter = 0; letter < kBarbarians; ++letter) {
    const Space space = c.s.barbarian[static_cast<std::size_t>(letter)];
    if (space != kNowhere && beside.has(space)) defeat_barbarian(c, seat, space);
  }
}

void gain_trade_where_fewest(const Course& c, int seat) {
  const auto& trade = c.player(seat).trade;
  int fewest = 0;
  for (int slot = 1; slot < kSlots; ++slot) {
    if (trade[static_cast<std::size_t>(slot)] <= trade[static_cast<std::size_t>(fewest)]) fewest = slot;
  }
  gain_trade(c, seat, fewest);
}

void upgrade_lowest(const Course& c, int seat) {
  const auto& row = c.player(seat).row;
  int lowest = 0;
  for (int slot = 1; slot < kSlots; ++slot) {
    if (level_of(row[static_cast<std::size_t>(slot)]) <= level_of(row[static_cast<std::size_t>(lowest)]))
      lowest = slot;
  }
  const CardId card = row[static_cast<std::size_t>(lowest)];
  if (level_of(card) < kLevels) replace_card(c, seat, lowest, card_of(type_of(card), level_of(card) + 1));
}

// Clockwise: the last one on the stack is asked first.
void ask_people_for_cities(const Course& c, int seat) {
  const int players = c.s.players();
  for (int back = 1; back < players; ++back) {
    const int person = (seat + players - back) % players;
    if (!c.s.automated(person)) c.ask(Ask::LoseCity, person);
  }
}

}  // namespace

void begin_automated(const Course& c) {
  const int seat = c.s.active;
  switch (own_card(c).first) {
    case FirstEffect::None: break;
    case FirstEffect::StrikeRivals: strike_rivals(c, seat); break;
    case FirstEffect::DefeatBarbarians: defeat_barbarians_beside(c, seat); break;
    case FirstEffect::GainResource: c.ask(Ask::GainResource, seat); break;
    case FirstEffect::GainTrade: gain_trade_where_fewest(c, seat); break;
    case FirstEffect::UpgradeLowest: upgrade_lowest(c, seat); break;
    case FirstEffect::PeopleLoseCities: ask_people_for_cities(c, seat); break;
  }
}

void answer_automated(const Course& c) {
  const int seat = c.s.asked().seat;
  ++c.s.frontier;  // chance may have a part in it
  switch (c.s.asked().ask) {
    case Ask::StartOfTurn:  // ND-17.6
    case Ask::AfterCard:
    case Ask::MaracanaBefore: answer(c, stop()); break;
    case Ask::FocusCard: answer(c, slot(kSlots - 1)); break;  // ND-17.4
    case Ask::Culture: resolve_culture(c, seat); break;
    case Ask::Advance: {
      const bool more = spendable(c.box, c.s, seat, c.s.now.slot) > 0;
      answer(c, with(more ? Kind::Spend : Kind::Advance));
      break;
    }
    case Ask::TechCard: reach_level(c); break;
    case Ask::Caravans: resolve_economy(c, seat); break;
    case Ask::Industry: resolve_industry(c, seat); break;
    case Ask::Payment: pay(c); break;
    case Ask::Military: resolve_military(c, seat); break;
    case Ask::AttackTokens: spend_in_attack(c, seat); break;
    case Ask::DefenceTokens: spend_in_defence(c, seat); break;
    case Ask::AfterEconomy: reset_culture(c, seat); break;
    case Ask::AfterReset: go_on_after_reset(c, seat); break;
    default: answer_at_random(c); break;
  }
  settle_losses(c);
  complete_agendas(c);  // ND-11.7
}

}  // namespace zig::new_dawn
