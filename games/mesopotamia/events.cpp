// MS-13: events: turned up, chosen, and their effects.
#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;
using EventState = AreaEvent::State;

const EventOption& option_of(const Box& box, int token, int option) {
  return box.events[static_cast<std::size_t>(token)].options[static_cast<std::size_t>(option)];
}
const std::vector<Effect>& effects_of(const Box& box, const Resolving& now) {
  const EventOption& option = option_of(box, now.token, now.option);
  return now.final ? option.final : option.effects;
}

bool all_complete(const Player& player) {
  return std::all_of(player.tech.begin(), player.tech.end(), [](int level) { return level == kLevels; });
}

// One effect; a question may come of it.
void apply_effect(const Course& c, Resolving& now, const Effect& effect) {
  using Op = Effect::Op;
  const int seat = now.seat;
  const Player& player = c.player(seat);
  switch (effect.op) {
    case Op::Gain: return gain(c, seat, static_cast<Resource>(effect.a), effect.b);
    case Op::GainChoice: now.left = effect.b; return c.ask(Ask::TakeResource, seat, effect.a);
    case Op::Lose: return lose(c, seat, static_cast<Resource>(effect.a), effect.b);
    case Op::Discover:
      if (effect.a != Effect::kAny && player.tech[effect.a] < kLevels)
        return raise_tech(c, seat, static_cast<Type>(effect.a));
      if (all_complete(player)) return forfeit(c, seat, effect.op);  // MS-13.18
      return c.ask(Ask::RaiseTech, seat);                            // MS-13.7
    case Op::Unit:
      return place_or_bone(c, seat, place_unit(c, seat, static_cast<UnitType>(effect.a), now.area));
    case Op::Ram: return place_or_bone(c, seat, place_ram(c, seat, now.area));
    case Op::Ship:
      if (!ship_at(player, kNowhere) || !below_unit_limit(c.box, c.s, seat) ||
          reward_ship_sites(c.box, c.s, seat, now.area).empty())
        return place_or_bone(c, seat, false);
      return c.ask(Ask::RewardShip, seat, now.area);
    case Op::Wall:
    case Op::Settlement: return reward_building(c, seat, now.area, effect.op);
    case Op::Quest:
      for (int i = 0; i < effect.a; ++i) draw_quest(c, seat);
      return;
    case Op::Population: advance(c, seat, Track::Population, effect.a); return;
  }
}

// What comes after the last effect.
void finish_effects(const Course& c, const Resolving& done) {
  AreaEvent& event = c.s.event[done.area];
  const EventOption& option = option_of(c.box, done.token, done.option);
  switch (option.kind) {
    case EventOption::Kind::Immediate:  // MS-13.3
      advance(c, done.seat, Track::Event, option.steps);
      return clear_event(c, done.area);
    case EventOption::Kind::ControlVp:  // MS-13.4
      advance(c, done.seat, Track::Event, option.steps);
      event = {.state = EventState::Scoring, .token = done.token};
      return;
    case EventOption::Kind::SixRounds:  // MS-13.9
      if (done.final) {
        advance(c, done.seat, Track::Event, option.steps);
        return clear_event(c, done.area);
      }
      if (event.die == 6) return resolve_effects(c, done.seat, done.area, done.token, done.option, true);
      ++event.die;
      c.tell({.kind = Event::Kind::EventAdvanced,
              .seat = done.seat,
              .a = done.token,
              .b = event.die,
              .place = done.area});
      return;
  }
}

}  // namespace

// MS-3.9: one of the tokens of that shape that nobody has seen.
int draw_token(const Course& c, Area area) {
  const auto terrain = static_cast<Terrain>(c.box.map.areas[area].terrain);
  return pick_of(c.random, static_cast<int>(c.box.events.size()), kEventOutcome, [&](int i) {
    const EventSheet& event = c.box.events[static_cast<std::size_t>(i)];
    return event.terrain == terrain && in_play(c.s, event.part) && !((c.s.seen_events >> i) & 1U);
  });
}

// --- what rewards give, people and automata alike

void forfeit(const Course& c, int seat, Effect::Op op) {
  c.tell({.kind = Event::Kind::Forfeited, .seat = byte(seat), .a = byte(static_cast<int>(op))});
}
// MS-13.8
void place_or_bone(const Course& c, int seat, bool placed) {
  if (!placed) gain(c, seat, Resource::Bone, 1);
}

// MS-13.15: segments without any ship beside the event area or the start area.
Segments reward_ship_sites(const Box& box, const State& s, int seat, Area area) {
  Segments sites = banks(box, s)[area] | banks(box, s)[s.of(seat).start];
  for (int other = 0; other < s.players(); ++other) {
    for (const Segment ship : s.of(other).ship) {
      if (ship != kNowhere) sites.remove(ship);
    }
  }
  return sites;
}

// MS-10, MS-13.15: a wall or a settlement, if it may stand there.
void reward_building(const Course& c, int seat, Area area, Effect::Op op) {
  const Player& player = c.player(seat);
  const int settler = settlement_owner(c.s, area);
  if (enemies_at(c.s, seat, area) > 0) return forfeit(c, seat, op);
  if (op == Effect::Op::Wall) {
    if (player.walls.count() == kWalls || wall_owner(c.s, area) != kNobody ||
        (settler != kNobody && settler != seat))
      return forfeit(c, seat, op);
    return build_wall(c, seat, area);
  }
  if (player.settlements.count() == kSettlements || settler != kNobody)
    return forfeit(c, seat, op);  // MS-13.10
  build_settlement(c, seat, area);
}

// --- resolving

void clear_event(const Course& c, Area area) {
  c.tell({.kind = Event::Kind::EventEnded, .a = c.s.event[area].token, .place = area});
  c.s.event[area] = {};
}

// MS-13.6
bool option_open(const Box& box, const State& s, int seat, Area area, int option) {
  return option_of(box, s.event[area].token, option).kind != EventOption::Kind::SixRounds ||
         event_dice_left(s, seat) > 0;
}

void reveal_event(const Course& c, int seat, Area area) {
  AreaEvent& event = c.s.event[area];
  if (event.state == EventState::FaceDown) {  // MS-13.1
    const int token = draw_token(c, area);
    c.s.seen_events |= std::uint64_t{1} << token;
    event = {.state = EventState::Waiting, .token = byte(token)};
    c.tell({.kind = Event::Kind::EventRevealed, .seat = byte(seat), .a = event.token, .place = area});
  }
  if (!option_open(c.box, c.s, seat, area, 0) && !option_open(c.box, c.s, seat, area, 1)) return;
  if (c.s.automated(seat)) return choose_option(c, seat, area, automaton_option(c.box, c.s, seat, area));
  c.ask(Ask::Event, seat, area);
}

void choose_option(const Course& c, int seat, Area area, int option) {
  AreaEvent& event = c.s.event[area];
  c.tell({.kind = Event::Kind::OptionChosen,
          .seat = byte(seat),
          .a = event.token,
          .b = byte(option),
          .place = area});
  if (option_of(c.box, event.token, option).kind == EventOption::Kind::SixRounds) {  // MS-13.5
    event = {.state = EventState::Running,
             .token = event.token,
             .owner = byte(seat),
             .die = 1,
             .option = byte(option)};
    return;
  }
  resolve_effects(c, seat, area, event.token, option, false);
}

void resolve_effects(const Course& c, int seat, Area area, int token, int option, bool final) {
  const Resolving now{
      .area = area, .seat = byte(seat), .token = byte(token), .option = byte(option), .final = final};
  if (c.s.automated(seat)) {
    for (const Effect& effect : effects_of(c.box, now)) apply_automaton_effect(c, seat, area, effect);
    return finish_effects(c, now);
  }
  c.s.resolving = now;
  c.ask(Ask::Effects, seat);
}

// MS-13.14: in the order listed.
void go_on_with_effects(const Course& c, Question, Action) {
  State& s = c.s;
  const auto& effects = effects_of(c.box, s.resolving);
  if (s.resolving.effect < effects.size()) return apply_effect(c, s.resolving, effects[s.resolving.effect++]);
  c.answered();
  const Resolving done = s.resolving;
  s.resolving = {};
  finish_effects(c, done);
}

// --- the questions

void list_event(const Box& box, const State& s, Question question, Actions& out) {
  for (int option = 0; option < 2; ++option) {
    if (option_open(box, s, question.seat, question.a, option)) out.push_back(with(Kind::Option, option));
  }
}
void answer_event(const Course& c, Question question, Action action) {
  c.answered();
  choose_option(c, question.seat, question.a, action.a);
}

void list_take_resource(const Box&, const State&, Question question, Actions& out) {
  for (int resource = 0; resource < kResources; ++resource) {
    if ((question.a >> resource) & 1U) out.push_back(with(Kind::Take, resource));
  }
}
void answer_take_resource(const Course& c, Question question, Action action) {
  gain(c, question.seat, static_cast<Resource>(action.a), 1);
  if (--c.s.resolving.left == 0) c.answered();
}

void list_raise_tech(const Box&, const State& s, Question question, Actions& out) {
  for (int type = 0; type < kTypes; ++type) {
    if (s.of(question.seat).tech[static_cast<std::size_t>(type)] < kLevels)
      out.push_back(with(Kind::Discover, type));
  }
}
void answer_raise_tech(const Course& c, Question question, Action action) {
  c.answered();
  raise_tech(c, question.seat, static_cast<Type>(action.a));
}

void list_reward_ship(const Box& box, const State& s, Question question, Actions& out) {
  list_segments(Kind::Ship, reward_ship_sites(box, s, question.seat, question.a), out);
}
void answer_reward_ship(const Course& c, Question question, Action action) {
  c.answered();
  place_ship(c, question.seat, action.place);
}

}  // namespace zig::mesopotamia
