#include "players/new_dawn/shortlist.h"

#include <algorithm>
#include <tuple>

#include "games/new_dawn/combat.h"

namespace zig::players {

using namespace new_dawn;

namespace {

using Kind = Action::Kind;
using Actions = NewDawn::Actions;

std::size_t place(int n) { return static_cast<std::size_t>(n); }

class Glance {
 public:
  Glance(const Box& box, const State& s)
      : box_(box),
        s_(s),
        seat_(s.asked().seat),
        cities_(s.cities[place(seat_)]),
        natural_(natural_tokens_on_map(box, s)),
        threatened_(s.map.neighbours(barbarians(s))),
        maturing_(maturing_spaces(s, seat_)),
        coast_counts_(((s.victory_cards >> kCoastCard) & 1U) &&
                      ((s.player[place(seat_)].agendas >> (2 * kCoastCard)) & 3U) == 0) {}

  // ND-7.2: a control token there.
  double token(Space space) const {
    double value = 3.0 * natural_.has(space) + 1.2 * s_.resource_tokens.has(space) +
                   0.5 * (coast_counts_ && s_.map.coast.has(space)) - 0.2 * threatened_.has(space) +
                   0.05 * kDifficulty[at(s_.map.terrain(space))];
    (s_.map.neighbours(space) & cities_).each([&](Space city) {
      value += 0.2 + 0.6 / std::max(1, (s_.map.neighbours(city) - maturing_).count());
    });
    return value;
  }

  // ND-8.16: a city there.
  double city(Space space) const {
    const Spaces around = s_.map.neighbours(space);
    return 0.8 * (around & s_.resource_tokens).count() + 1.5 * (around & natural_).count() +
           0.6 * (coast_counts_ && s_.map.coast.has(space)) + 0.3 * (around & maturing_).count() -
           1.0 * threatened_.has(space) - 0.3 * (around & rivals(s_, seat_)).count() +
           0.1 * kDifficulty[at(s_.map.terrain(space))];
  }

  // ND-9.3: a stronger token there.
  double reinforced(Space space) const {
    return 1.0 * threatened_.has(space) + 0.5 * (s_.map.neighbours(space) & cities_).count() +
           0.5 * s_.map.neighbours(space).meets(rivals(s_, seat_));
  }

  // ND-9.12: a lead without dice, bonuses aside.
  double attack(Action action) const {
    const FocusCard& card = card_resolved(box_, s_);
    if (action.kind == Kind::Fight)
      return s_.now.as + card.bonus_vs_barbarian - kDifficulty[at(s_.map.terrain(action.space))];
    const int defender = occupant(s_, action.space);
    if (defender == kNobody) return s_.now.as + card.bonus - 8;
    const Battle battle{.attacker = seat_,
                        .defender = defender,
                        .space = action.space,
                        .target = all_cities(s_).has(action.space) ? Target::City : Target::Token};
    return s_.now.as + card.bonus - defence_value(box_, s_, battle);
  }

  // ND-7.26: rivals' tokens less one's own.
  double strike(Space space) const {
    const Spaces hit = s_.map.neighbours(space) | Spaces::one(space);
    const Spaces& own = s_.control[place(seat_)];
    return (hit & (all_control(s_) - own)).count() - 1.5 * (hit & own).count();
  }

  double taste(Action action) const {
    switch (action.kind) {
      case Kind::Place: return token(action.space);
      case Kind::Convert: return 1 + token(action.space);
      case Kind::City: return city(action.space);
      case Kind::Reinforce: return reinforced(action.space);
      case Kind::Attack:
      case Kind::Fight: return attack(action);
      case Kind::Strike: return strike(action.space);
      default: return 0;
    }
  }

 private:
  static constexpr int kCoastCard = static_cast<int>(Agenda::Explorer) / 2;
  const Box& box_;
  const State& s_;
  const int seat_;
  const Spaces& cities_;
  const Spaces natural_, threatened_, maturing_;
  const bool coast_counts_;
};

// How many answers of a kind are looked at more closely.
std::size_t worth_a_look(Kind kind) {
  switch (kind) {
    case Kind::Move: return 0;
    case Kind::Reinforce: return 1;
    case Kind::Strike:
    case Kind::Convert: return 2;
    case Kind::Attack:
    case Kind::Fight: return 3;
    case Kind::Place:
    case Kind::City: return 4;
    default: return Actions::capacity();
  }
}

// A caravan goes on towards the nearest goal, and stops where nothing is nearer (ND-8.5).
void keep_the_way(const State& s, const Trails& trails, Actions& actions) {
  const int seat = s.asked().seat;
  const Space from = s.player[place(seat)].caravan[s.now.caravan];
  Action best{};
  int least = Trails::kFar + 1;
  bool may_stop = false;
  for (const Action action : actions) {
    may_stop = may_stop || action.kind == Kind::Stop;
    if (action.kind == Kind::Step && trails.steps(action.space) < least)
      best = action, least = trails.steps(action.space);
  }
  if (may_stop && trails.steps(from) <= least) best = stop();
  if (best.kind == Kind::None) return;
  actions.clear();
  actions.push_back(best);
}

}  // namespace

bool moves_tokens_in_circles(const State& s, Action action) {
  return s.asked().ask == Ask::Stonehenge && action.kind == Kind::Place &&
         unused_tokens(s, s.asked().seat) == 0;
}

void shorten(const NewDawn& game, const State& s, const Trails& trails, Actions& actions) {
  if (s.asked().ask == Ask::CaravanStep) return keep_the_way(s, trails, actions);
  if (s.asked().ask == Ask::Payment) {
    while (actions.size() > 1) actions.pop_back();
    return;
  }
  if (s.asked().ask == Ask::Stonehenge && unused_tokens(s, s.asked().seat) == 0) {
    actions.clear();
    actions.push_back(stop());
    return;
  }
  constexpr std::size_t kFew = 5;
  if (actions.size() <= kFew) return;
  const Glance glance(game.box(), s);
  struct Tasted {
    Action action;
    double taste;
  };
  FixedVector<Tasted, Actions::capacity()> all;
  for (const Action action : actions) all.push_back({action, glance.taste(action)});
  std::sort(all.begin(), all.end(), [](const Tasted& a, const Tasted& b) {
    if (a.action.kind != b.action.kind) return a.action.kind < b.action.kind;
    if (a.taste != b.taste) return a.taste > b.taste;
    return std::tie(a.action.space, a.action.a, a.action.b) <
           std::tie(b.action.space, b.action.a, b.action.b);
  });
  actions.clear();
  std::size_t of_kind = 0;
  Kind last = Kind::None;
  for (const Tasted& one : all) {
    of_kind = one.action.kind == last ? of_kind + 1 : 0;
    last = one.action.kind;
    if (of_kind < worth_a_look(last)) actions.push_back(one.action);
  }
  if (actions.empty()) actions.push_back(all[0].action);
}

}  // namespace zig::players
