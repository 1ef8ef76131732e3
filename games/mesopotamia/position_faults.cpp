// Whether the course of a position fits its pieces: the turn, the battle phase, what is left to look at, and who is asked.
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"
#include "games/mesopotamia/question_fits.h"

namespace zig::mesopotamia {

namespace {

constexpr std::string_view kDoesNotFit =
    "does not fit the pieces and the turn; leave course out to begin a turn";

// --- the turn

struct Parts {
  int first = 0, second = 0;
};
Parts parts_of(const TechCard& card, Type type) {
  switch (type) {
    case Type::Explore: return {card.activations, 0};
    case Type::Build: return {card.builds, 0};
    case Type::Research: return {card.conversions, card.discoveries};
    case Type::GatherTrade: return {card.gathers, card.trades};
    case Type::Warfare: return {card.units, 0};
    case Type::Grow: return {card.grow_steps, 0};
  }
  return {};
}
int sum(const std::array<std::uint8_t, kStandardResources>& numbers) {
  return numbers[0] + numbers[1] + numbers[2] + numbers[3];
}

bool idle(const Turn& turn) {
  return turn.level == 0 && turn.first_left == 0 && turn.second_left == 0 && turn.begun == 0 &&
         turn.closed == 0 && sum(turn.gathered) == 0 && turn.traded == 0 && turn.moving == kNone &&
         turn.steps_left == 0 && turn.stepped == 0;
}
bool action_fits(const Box& box, const State& s) {
  const Turn& turn = s.turn;
  const Player& player = s.of(s.active());
  const auto type = static_cast<Type>(turn.action);
  if (!((turn.used >> turn.action) & 1U)) return false;  // MS-5.2
  if (turn.level < box.empires[at(player.empire)].start_level[turn.action] ||
      turn.level > player.tech[turn.action])
    return false;
  const Parts parts = parts_of(box.card(player.empire, type, turn.level), type);
  if (turn.first_left > parts.first || turn.second_left > parts.second) return false;
  const bool two_parts = type == Type::Research || type == Type::GatherTrade;
  if (!two_parts && (turn.begun != 0 || turn.closed != 0)) return false;
  const int gathered = sum(turn.gathered), traded = std::popcount(turn.traded);
  if (type == Type::GatherTrade
          ? gathered + turn.first_left > parts.first || traded + turn.second_left > parts.second
          : gathered + traded > 0)
    return false;
  if (turn.moving == kNone) return turn.steps_left == 0 && turn.stepped == 0;
  if (type != Type::Explore || s.questions == 0) return false;  // a movement is always asked about
  if (turn.moving >= kLandUnits) return s.asked().ask == Ask::Sail;
  const std::size_t unit = at(type_of_figure(turn.moving));
  const int speed = box.speed[unit] + box.card(player.empire, type, turn.level).speed_bonus[unit];
  return s.asked().ask == Ask::Step && turn.steps_left + turn.stepped <= speed;
}

// --- the battle phase

// MS-11.2: named where three parties stand, until the two fight.
bool pair_fits(const State& s, std::size_t place) {
  const BattlePhase& battles = s.battles;
  const std::uint8_t pair = battles.pair[place];
  if (pair == kNone) return true;
  const unsigned both = 1U << (pair >> 4) | 1U << (pair & 15), there = parties_at(s, battles.order[place]);
  const bool fought = place < battles.next || (place == battles.next && s.battle.kind != BattleKind::None);
  return !fought && (there & both) == both && std::popcount(there) >= 3;
}

Fault fault_in_order(const Box& box, const State& s) {
  const BattlePhase& battles = s.battles;
  Areas named;
  for (std::size_t i = 0; i < battles.count; ++i) {
    if (named.has(battles.order[i]))
      return fault(
          "course.battles.order",
          say("{name} is named twice; say it once", {{"name", in_quotes(area_name(box, battles.order[i]))}}),
          "MS-11.2");
    named.add(battles.order[i]);
    if (!pair_fits(s, i))
      return fault("course.battles.order",
                   "names a pair where these two do not stand beside a third, or have fought already",
                   "MS-11.2");
  }
  // MS-11.2: the first pair of every area still to be fought in; the last one may be asked about just now.
  const bool ordering = s.questions > 0 && (s.asked().ask == Ask::BattleArea ||
                                            (s.asked().ask == Ask::BattlePair && s.asked().a != kNone));
  const bool begun = s.battle.kind != BattleKind::None || battles.victor != kNobody;
  for (std::size_t i = battles.next + (begun ? 1U : 0U); i < battles.count; ++i) {
    const bool asked = ordering && i + 1 == battles.count;
    if (battles.pair[i] == kNone && !asked && std::popcount(parties_at(s, battles.order[i])) >= 3)
      return fault("course.battles.order", "names no pair where three parties stand; add one", "MS-11.2");
  }
  for (const Area area : battles.reveal) {
    const unsigned empires = parties_at(s, area) & ~(1U << kTribe);
    if (s.tribe[area] != 0 || s.event[area].state != AreaEvent::State::FaceDown || empires == 0)
      return fault("course.battles.reveal",
                   "names an area without a beaten tribe, an event that is face down and a land unit",
                   "MS-11.25");
    if (std::popcount(empires) == 1) continue;
    // Where several empires are left the event is turned up before anything else is fought: by whoever beat the tribe.
    const bool next = s.battle.kind == BattleKind::None && battles.next < battles.count &&
                      battles.order[battles.next] == area;
    if (!next || battles.victor >= s.players() || !((empires >> battles.victor) & 1U))
      return fault("course.battles.reveal",
                   "names an area with several empires, none of which has just beaten the tribe", "MS-11.25");
  }
  return std::nullopt;
}

// --- what is left to look at

Fault fault_in_todo(const State& s) {
  using EventState = AreaEvent::State;
  for (const Area area : s.todo) {
    const EventState state = s.event[area].state;
    const bool wrong = (s.stage == Stage::Control && state != EventState::Waiting) ||
                       (s.stage == Stage::Advance && state != EventState::Running);
    if (wrong) return fault("course.todo", "names an area without such an event", "MS-4.4");
  }
  return std::nullopt;
}

// --- the questions

// MS-3.13: who has not returned a card yet is asked; everybody else has.
Fault fault_in_returns(const Box& box, const State& s) {
  const int kept = quests_kept(box, s), dealt = s.scenario() ? box.solo_quests_dealt : box.quests_dealt;
  bool asked = false;
  for (int seat = 0; seat < s.players() - s.options.automata; ++seat) {
    const int held = quests_held(s, seat);
    const auto back =
        static_cast<int>(std::ranges::count(s.quest, QuestPlace::kReturned + seat, &QuestPlace::at));
    if (held < kept || held + back != dealt)
      return fault("seats[" + std::to_string(seat) + "].quests",
                   say("must be {n} cards with those returned", {{"n", dealt}}), "MS-3.13");
    asked = asked || held > kept;
  }
  if (!asked)
    return fault("course.questions", "leaves no choice; leave course out to begin a turn", "MS-3.13");
  return std::nullopt;
}

// A question about an effect lies on the effects; everything else is asked alone.
bool stack_fits(const State& s) {
  if (s.questions == 2)
    return s.question[0].ask == Ask::Effects &&
           (s.asked().ask == Ask::TakeResource || s.asked().ask == Ask::RaiseTech ||
            s.asked().ask == Ask::RewardShip);
  return s.resolving.area == kNowhere;
}

}  // namespace

Fault fault_in_turn(const Box& box, const State& s) {
  if (s.stage != Stage::Turns) return std::nullopt;
  const bool fits = s.turn.action == kNone ? idle(s.turn) : action_fits(box, s);
  if (!fits) return fault("course.turn", kDoesNotFit, "MS-5.2");
  if (s.automated(s.active()) && s.turn.used != 0)
    return fault("course.turn", "is the turn of an automaton, which plays it at once; leave course out",
                 "MS-16.3");
  return std::nullopt;
}

Fault fault_in_phase(const Box& box, const State& s) {
  if (Fault found = fault_in_order(box, s)) return found;
  return fault_in_todo(s);
}

Fault fault_in_questions(const Box& box, const State& s) {
  if (s.over())
    return s.questions == 0 ? std::nullopt
                            : fault("course.questions", "must be empty after the end", "MS-14.1");
  if (!stack_fits(s)) return fault("course.questions", kDoesNotFit, "MS-19.1");
  if (s.questions == 0) {
    if (s.stage == Stage::Quests) return fault_in_returns(box, s);
    const bool bids = s.battle.kind != BattleKind::None && bids_open(s);
    return bids ? std::nullopt
                : fault("course.questions",
                        "is empty, but somebody must be asked; leave course out to begin a turn", "MS-19.1");
  }
  if (s.stage == Stage::Quests || (s.battle.kind != BattleKind::None && bids_open(s)))
    return fault("course.questions", "must be empty: the choices are sealed", "MS-19.1");
  for (std::size_t i = 0; i < s.questions; ++i) {
    const Question& question = s.question[i];
    const auto fits = question_row(question.ask).fits;
    const std::string where = "course.questions[" + std::to_string(i) + "]";
    if (s.automated(question.seat))
      return fault(where, "asks an automaton, which answers at once; leave course out to begin a turn",
                   "MS-16.1");
    if (!fits || !fits(box, s, question)) return fault(where, kDoesNotFit, question_row(question.ask).rule);
  }
  Actions answers;
  list_answers(box, s, s.asked().seat, answers);
  if (answers.size() < 2)
    return fault("course.questions", "leaves no choice; leave course out to begin a turn", "MS-19.1");
  return std::nullopt;
}

}  // namespace zig::mesopotamia
