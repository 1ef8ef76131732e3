#include "players/new_dawn/features.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "games/new_dawn/sites.h"
#include "players/feature_list.h"
#include "players/new_dawn/outlook.h"
#include "players/new_dawn/plan.h"

namespace zig::players {

using namespace new_dawn;

namespace {

using G = NewDawn;
using Realm = Features<G>::Realm;

constexpr std::array<std::string_view, kMaxPlayers> kPlaces = {"own", "first", "second",
                                                               "third"};  // clockwise
constexpr std::array<std::string_view, 4> kWays = {"longest_way", "second_way", "third_way",
                                                   "fourth_way"};  // ND-12.1: four victory cards at most

std::size_t place(int n) { return static_cast<std::size_t>(n); }

int rounded(double value) { return static_cast<int>(std::floor(value + 0.5)); }
int tenths(double turns) { return rounded(10 * turns); }
int quarters(double turns) { return rounded(4 * turns); }

void look_at_the_way(Realm& realm, const State& s, int seat, const Plan& plan) {
  realm.done = plan.done;
  realm.left = std::popcount(s.victory_cards) - plan.done;
  realm.total = quarters(plan.total);
  for (std::size_t agenda = 0; agenda < kAgendas; ++agenda) realm.way[agenda] = tenths(plan.turns[agenda]);
  for (std::size_t type = 0; type < kTypes; ++type) realm.need[type] = tenths(plan.demand[type]);
  for (int card = 0; card < kVictoryCards; ++card) {
    const bool in_play = (s.victory_cards >> card) & 1U;
    const bool done = (s.player[place(seat)].agendas >> (2 * card)) & 3U;
    realm.open[place(card)] = in_play && !done;
    realm.longest[place(card)] = std::min(realm.way[place(2 * card)], realm.way[place(2 * card + 1)]);
  }
  std::ranges::sort(realm.longest, std::greater{});
}

void look_at_the_map(Realm& realm, const Box& box, const State& s, int seat, const Ground& ground) {
  realm.cities = s.cities[place(seat)].count();
  realm.mature = mature_cities(s, seat).count();
  realm.control = s.control[place(seat)].count();
  realm.unused = unused_tokens(s, seat);
  realm.sites = (ground.sites & s.map.within(ground.own, 2)).count();
  realm.states = (ground.own & state_spaces(box, s)).count();
  realm.caravans = caravans_of(s, seat).count();
  realm.reinforced = (s.control[place(seat)] & s.reinforced).count();
  realm.threatened = ((ground.own - s.reinforced) & s.map.neighbours(ground.barbarians)).count();
  for (int token = 0; token < kTokens; ++token) realm.natural += natural_owner(box, s, token) == seat;
  for (int wonder = 0; wonder < kWonders; ++wonder)
    realm.wonders += controls(s, seat, static_cast<Wonder>(wonder));
}

void look_at_the_cards(Realm& realm, const Box& box, const State& s, int seat, const Ground& ground) {
  const Player& player = s.player[place(seat)];
  for (int slot = 0; slot < kSlots; ++slot) {
    const CardId card = player.row[place(slot)];
    const std::size_t type = at(type_of(card));
    realm.slot[type] = slot + 1;
    realm.level[type] = level_of(card);
    realm.trade[type] = spendable(box, s, seat, slot);
    if (type == at(Type::Military)) realm.military = slot + 1 + focus_card(box, s, seat, card).bonus;
  }
  realm.culture_tokens = ground.culture_tokens;
  realm.tech = player.reached_last_tech ? kLastTech : player.tech;
  for (int other = 0; other < s.players(); ++other) {
    if (other == seat) continue;
    realm.treaties += pacts_held(s, seat, other);
    realm.given += pacts_held(s, other, seat);
  }
  for (const CityStateToken& state : s.city_states) realm.treaties += (state.holders >> seat) & 1U;
}

Realm look(const G& game, const State& s, int seat) {
  const Weights<G> weights;
  Realm realm;
  const Ground ground(game.box(), s, seat);
  Plan plan;
  const DawnOutlook o = outlook(game, s, seat, weights, nullptr, &plan);
  look_at_the_way(realm, s, seat, plan);
  look_at_the_map(realm, game.box(), s, seat, ground);
  look_at_the_cards(realm, game.box(), s, seat, ground);
  realm.growth = tenths(o.growth);
  realm.science = tenths(o.science);
  realm.row = tenths(o.row);
  realm.wonders_use = tenths(o.wonders);
  realm.stock = tenths(o.stock);
  realm.on_the_way = tenths(o.caravans);
  realm.safety = tenths(o.safety);
  realm.worth = quarters(o.all());
  return realm;
}

// How many turns of the dial until one of these.
int until(const State& s, DialIcon icon) {
  int turns = 1;
  while (turns < kDialSpaces && kEventDial[place((s.dial + turns) % kDialSpaces)] != icon) ++turns;
  return turns;
}

}  // namespace

Features<G>::Features(const G& game, const State& s) : s_(s) {
  if (s.window == Window::MapBuilding) return;
  for (int seat = 0; seat < s.players(); ++seat) realm_[place(seat)] = look(game, s, seat);
}

// ND-11.3: all have the same number of turns.
bool Features<G>::turn_to_come(int seat) const {
  const auto turn = [&](int whose) { return (whose - s_.first + s_.players()) % s_.players(); };
  return turn(seat) >= turn(s_.active);
}

template <class Out>
void Features<G>::list_game(int seat, Out& out) const {
  out.group("game");
  out("players_3", s_.players() == 3);
  out("players_4", s_.players() == 4);
  out("epic", s_.options.epic);
  out("built_map", s_.options.map == MapKind::Built);
  out("round", s_.round);
  out("until_trade", until(s_, DialIcon::Trade));
  out("until_barbarians", until(s_, DialIcon::Move));
  out("own_turn", s_.active == seat);
  out("turn_to_come", turn_to_come(seat));
  out("place", (seat - s_.first + s_.players()) % s_.players());
}

template <class Out>
void Features<G>::list_own(int seat, Out& out) const {
  const Realm& own = realm(seat);
  const Player& player = s_.player[place(seat)];
  out.group("own");
  for (std::size_t leader = 0; leader < kLeaders; ++leader)
    out("leader", kLeaderIds[leader], at(player.leader) == leader);
  for (std::size_t card = 0; card < kVictoryCards; ++card) out("open", kVictoryCardIds[card], own.open[card]);
  for (std::size_t agenda = 0; agenda < kAgendas; ++agenda) out("way", kAgendaIds[agenda], own.way[agenda]);
  for (std::size_t i = 0; i < kWays.size(); ++i) out(kWays[i], own.longest[i]);
  out("done", own.done);
  out("left", own.left);
  out("total", own.total);
  for (std::size_t type = 0; type < kTypes; ++type) {
    if (type != at(Type::Economy)) out("need", kTypeIds[type], own.need[type]);  // no agenda needs it
    out("slot", kTypeIds[type], own.slot[type]);
    out("level", kTypeIds[type], own.level[type]);
    out("trade", kTypeIds[type], own.trade[type]);
  }
  for (std::size_t type = 0; type < kResources; ++type)
    out("resource", kResourceIds[type], player.resources[type]);
  out("stored", player.stored);
  out("cities", own.cities);
  out("mature", own.mature);
  out("control", own.control);
  out("unused", own.unused);
  out("sites", own.sites);
  out("natural", own.natural);
  out("states", own.states);
  out("wonders", own.wonders);
  out("caravans", own.caravans);
  out("reinforced", own.reinforced);
  out("threatened", own.threatened);
  out("culture_tokens", own.culture_tokens);
  out("tech", own.tech);
  out("last_tech", player.reached_last_tech);
  out("treaties", own.treaties);
  out("given", own.given);
  out("growth", own.growth);
  out("science", own.science);
  out("row", own.row);
  out("wonders_use", own.wonders_use);
  out("stock", own.stock);
  out("on_the_way", own.on_the_way);
  out("safety", own.safety);
  out("worth", own.worth);
  int best = own.worth, shortest = own.total;
  for (int places = 1; places < s_.players(); ++places) {
    const Realm& rival = realm((seat + places) % s_.players());
    best = places == 1 ? rival.worth : std::max(best, rival.worth);
    shortest = places == 1 ? rival.total : std::min(shortest, rival.total);
  }
  out("ahead", own.worth - best);
  out("shorter", shortest - own.total);
}

// A seat that many places further; all 0 where nobody sits there.
template <class Out>
void Features<G>::list_rival(int seat, int places, Out& out) const {
  const bool there = places < s_.players();
  const int rival = there ? (seat + places) % s_.players() : 0;
  const Realm& its = realm(rival);
  const auto put = [&](std::string_view name, int value) { out(name, there ? value : 0); };
  out.group(kPlaces[place(places)]);
  put("left", its.left);
  put("total", its.total);
  put("longest_way", its.longest[0]);
  put("cities", its.cities);
  put("control", its.control);
  put("tech", its.tech);
  put("wonders", its.wonders);
  put("military", its.military);
  put("worth", its.worth);
  put("turn_to_come", turn_to_come(rival));
}

template <class Out>
void Features<G>::list(int seat, Out&& out) const {
  list_game(seat, out);
  list_own(seat, out);
  for (int places = 1; places < kMaxPlayers; ++places) list_rival(seat, places, out);
}

void Features<G>::write(int seat, FeatureRow<G>& row) const { list(seat, FeatureNumbers<G>(row)); }

std::vector<std::string> Features<G>::names() {
  const State s;  // whatever it says
  FeatureNames names;
  Features(s).list(0, names);
  return names.all;
}

}  // namespace zig::players
