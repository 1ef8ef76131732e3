#include "players/new_dawn/outlook.h"

#include <algorithm>

#include "games/new_dawn/effects.h"

namespace zig::players {

using namespace new_dawn;

namespace {

using W = Weights<NewDawn>;

// What the agendas of ND-11.6 count.
struct Holdings {
  int cities = 0, mature = 0, coast = 0, natural = 0, states = 0, tech = 0;
  std::array<int, kTypes> wonders{};
};
Holdings holdings(const Box& box, const State& s, int seat) {
  const auto n = static_cast<std::size_t>(seat);
  Holdings own;
  own.cities = s.cities[n].count();
  own.mature = mature_cities(s, seat).count();
  own.coast = (friendly(s, seat) & s.map.coast).count();
  own.tech = s.player[n].reached_last_tech ? kLastTech : s.player[n].tech;
  for (std::size_t i = 0; i < kWonders; ++i) {
    if (s.wonder_at[i] != kNowhere && occupant(s, s.wonder_at[i]) == seat)
      ++own.wonders[at(box.wonders[i].type)];
  }
  for (int token = 0; token < kTokens; ++token) {
    own.natural += natural_owner(box, s, token) == seat;
    const CityStateToken& state = s.city_states[static_cast<std::size_t>(token)];
    own.states += state.which != new_dawn::kNone && occupant(s, city_state_space(box, state)) == seat;
  }
  return own;
}

// How much of an agenda is done, from 0 to 1.
double progress(const Holdings& own, Agenda agenda) {
  const auto part = [](int has, int needs) { return std::min(1.0, static_cast<double>(has) / needs); };
  switch (agenda) {
    case Agenda::Civilized: return part(own.cities, 8);
    case Agenda::MoneyGrubber: return part(own.wonders[at(Type::Economy)], 2);
    case Agenda::Warmonger: return part(own.states, 2);
    case Agenda::Paranoid: return part(own.wonders[at(Type::Military)], 2);
    case Agenda::Explorer: return part(own.coast, 15);
    case Agenda::Aesthetic: return part(own.wonders[at(Type::Culture)], 2);
    case Agenda::Technophile: return part(own.tech, kLastTech);
    case Agenda::Scholarly: return part(own.wonders[at(Type::Science)], 2);
    case Agenda::Populous: return 0.5 * part(own.cities, 5) + 0.5 * part(own.mature, 5);
    case Agenda::Preservationist: return part(own.natural, 2);
  }
  return 0;
}

// ND-11.2: one agenda of each victory card; the nearer one is what a player works on.
double agendas(const State& s, int seat, const Holdings& own, const W& w) {
  double value = 0;
  for (int card = 0; card < kVictoryCards; ++card) {
    if (!((s.victory_cards >> card) & 1U)) continue;
    if ((s.player[static_cast<std::size_t>(seat)].agendas >> (2 * card)) & 3U) {
      value += w.agenda + w.progress;
      continue;
    }
    const double first = progress(own, static_cast<Agenda>(2 * card)),
                 second = progress(own, static_cast<Agenda>(2 * card + 1));
    value += w.progress * (0.8 * std::max(first, second) + 0.2 * std::min(first, second));
  }
  return value;
}

}  // namespace

DawnOutlook outlook(const NewDawn& game, const State& s, int seat, const W& w) {
  const auto n = static_cast<std::size_t>(seat);
  const Player& player = s.player[n];
  const Holdings own = holdings(game.box(), s, seat);
  DawnOutlook o;
  o.agendas = agendas(s, seat, own, w);
  o.land = w.city * own.cities + w.mature * own.mature + w.token * s.control[n].count() +
           w.reinforced * (s.control[n] & s.reinforced).count();
  o.science = w.tech * player.tech;
  for (const CardId card : player.row) o.science += w.level * (level_of(card) - 1);
  for (const int wonders : own.wonders) o.wonders += w.wonder * wonders;
  for (const int tokens : player.trade) o.stock += w.trade * tokens;
  o.stock += w.trade * player.stored;
  for (const int resources : player.resources) o.stock += w.resource * resources;
  for (int giver = 0; giver < s.players(); ++giver) {
    if (giver == seat) continue;
    for (const std::uint8_t holder : s.pact[static_cast<std::size_t>(giver)])
      o.ties += w.treaty * (holder == seat);
  }
  for (const CityStateToken& state : s.city_states) o.ties += w.treaty * ((state.holders >> n) & 1U);
  o.ties += w.on_the_way * caravans_of(s, seat).count();
  return o;
}

}  // namespace zig::players
