#include "players/mesopotamia/prices.h"

#include <algorithm>

namespace zig::players {

using namespace mesopotamia;

namespace {

using W = MesoWeights;

double weight_of(Resource kind, const W& w) {
  switch (kind) {
    case Resource::Stone: return w.stone;
    case Resource::Wood: return w.wood;
    case Resource::Clay: return w.clay;
    case Resource::Food: return w.food;
    case Resource::Tablet: return w.tablet;
    case Resource::Bone: return w.bone;
  }
  return 0;
}

}  // namespace

Tempo tempo_of(double rounds) {
  return {.rounds = rounds, .share = rounds / (rounds + 3), .goods = rounds / (rounds + 0.7)};
}

// The gardens end the game (MS-14.1): first somebody must know how to build them, then every part takes its time.
Tempo tempo_of(const Box& box, const State& s, const W& w) {
  if (s.over() || s.last_round) return tempo_of(0);
  int level = 0, masters = 0;
  for (int seat = 0; seat < s.players(); ++seat) {
    const int here = s.of(seat).tech[at(Type::Build)];
    level = std::max(level, here);
    masters += here == mesopotamia::kLevels;
  }
  const double parts = (kGardensLevels - gardens_built(s)) * w.part / (masters > 1 ? 1.4 : 1.0);
  const double length = w.game + (s.players() == 2 ? 2 : s.players() == 3 ? 1 : 0);
  const double by_custom = (length - s.round) * 0.5;
  double rounds = std::max(parts + (mesopotamia::kLevels - level) * w.architect, by_custom);
  if (level == mesopotamia::kLevels) rounds = std::min(rounds, parts + 2);
  if (s.scenario()) rounds = std::max(3.0, box.positions[1] + 4.0 - s.round);
  if (s.options.round_limit > 0) rounds = std::min(rounds, double(s.options.round_limit - s.round));
  return tempo_of(std::max(0.0, rounds));
}

double worth_of_goods(Resource kind, int count, const Tempo& tempo, const W& w) {
  constexpr int kMost = 9;
  constexpr double kBeyond = 0.15;
  const double few = std::min(count, kMost), more = std::max(0, count - kMost);
  const double scale = kind == Resource::Bone ? 36 : 20;
  return weight_of(kind, w) * tempo.goods * (few - few * few / scale + kBeyond * more);
}
double worth_of_goods(const Goods& goods, const Tempo& tempo, const W& w) {
  double sum = 0;
  for (int i = 0; i < kResources; ++i)
    sum += worth_of_goods(static_cast<Resource>(i), goods[static_cast<std::size_t>(i)], tempo, w);
  return sum;
}

double worth_of_level(const State& s, Type type, int level, const Tempo& tempo, const W& w) {
  constexpr std::array<double, mesopotamia::kLevels> kLevel = {0, 1, 1.9, 2.6};
  const std::array<double, kTypes> weight = {w.explore, w.build, w.research, w.gather, w.warfare, w.grow};
  double worth = tempo.share * weight[at(type)] * kLevel[static_cast<std::size_t>(level - 1)];
  if (type == Type::Build) {
    const int left = kGardensLevels - gardens_built(s);
    const double chance = tempo.rounds > 0 ? std::min(1.0, left / 3.0) : 0;
    worth += w.gardens * chance * (level == 4 ? 1 : level == 3 ? 0.35 : level == 2 ? 0.1 : 0);
  }
  return worth;
}

double worth_of_effects(const std::vector<Effect>& effects, const Tempo& tempo, const W& w) {
  using Op = Effect::Op;
  constexpr int kSome = 2;  // goods that somebody has of a kind
  double sum = 0;
  for (const Effect& effect : effects) {
    switch (effect.op) {
      case Op::Gain: sum += price_of(static_cast<Resource>(effect.a), kSome, effect.b, tempo, w); break;
      case Op::GainChoice: sum += 1.1 * w.clay * tempo.goods * effect.b; break;
      case Op::Lose: sum -= 0.8 * price_of(static_cast<Resource>(effect.a), 1, effect.b, tempo, w); break;
      case Op::Discover: sum += tempo.share * 2; break;
      case Op::Unit: sum += 0.8 * worth_of_unit(static_cast<UnitType>(effect.a), w) + 0.3; break;
      case Op::Wall: sum += w.wall; break;
      case Op::Settlement: sum += 1 + w.supply * tempo.rounds; break;
      case Op::Ship: sum += w.ship; break;
      case Op::Ram: sum += w.ram; break;
      case Op::Quest: sum += effect.a * w.quest; break;
      case Op::Population: sum += effect.a * (w.people * tempo.share + 0.5); break;
    }
  }
  return sum;
}

double worth_of_running(const EventOption& option, int die, const Tempo& tempo, const W& w) {
  const double needed = 7 - die, come = tempo.rounds + 1;  // ends of rounds
  const double rewards = worth_of_effects(option.effects, tempo, w) * std::min(needed, come) * 0.85;
  if (come + 0.5 < needed) return rewards;
  return rewards + w.hold * (worth_of_effects(option.final, tempo, w) + option.steps * w.step);
}

double worth_of_option(const EventSheet& event, int option, const Tempo& tempo, const W& w) {
  const EventOption& chosen = event.options[static_cast<std::size_t>(option)];
  const double at_once = worth_of_effects(chosen.effects, tempo, w) + chosen.steps * w.step;
  switch (chosen.kind) {
    case EventOption::Kind::Immediate: return at_once;
    case EventOption::Kind::ControlVp: return at_once + event.vp * w.hold;
    case EventOption::Kind::SixRounds: return worth_of_running(chosen, 1, tempo, w);
  }
  return 0;
}

double worth_of_unit(UnitType type, const W& w) { return w.unit + w.rank * static_cast<double>(at(type)); }

double power_of(const Box& box, const State& s, UnitType type) {
  constexpr std::array<double, kUnitTypes> kPower = {1, 1.4, 1.8, 2.6};
  return s.options.simple_battles ? box.simple_value[at(type)] : kPower[at(type)];
}
double power_at(const Box& box, const State& s, int party, Area area) {
  double power = 0;
  if (party == kTribe) {
    for (int type = 0; type < kUnitTypes; ++type) {
      const auto unit = static_cast<UnitType>(type);
      power += tribe_at(s, area, unit) * power_of(box, s, unit);
    }
    return power;
  }
  for (int figure = 0; figure < kLandUnits; ++figure) {
    if (s.of(party).unit[static_cast<std::size_t>(figure)] == area)
      power += power_of(box, s, type_of_figure(figure));
  }
  return power;
}

double power_of_bones(const State& s, int party, int units) {
  constexpr double kDie = 3.5;  // MS-11.23
  const double all = party == kTribe ? kDie + 2 * units : bones(s, party);
  if (s.options.simple_battles) return party == kTribe ? all : 0.7 * all;
  const double usable = std::min(all, 3.5 * units);
  return 0.4 * usable + 0.05 * (all - usable);
}

// A curve like that of a logarithm of odds, without its price.
double chance_to_win(double own, double theirs) {
  constexpr double kSure = 3;
  const double x = std::clamp((own - theirs) / kSure, -1.0, 1.0);
  return 0.5 + 0.75 * x - 0.25 * x * x * x;
}

}  // namespace zig::players
