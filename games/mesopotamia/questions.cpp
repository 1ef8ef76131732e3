// MS-19: every question that somebody can be asked, one row each.
#include "games/mesopotamia/questions.h"

#include "games/mesopotamia/question_fits.h"

namespace zig::mesopotamia {

namespace {

using enum Shape;

// Columns: the question; the sentence that asks, whose last word is its name; its rule; how it is answered; its answers; what an answer does; when it
// can be asked in a position that somebody wrote; and, where that is known without a list, whether there is a choice at all.
// clang-format off
constexpr QuestionRow kRows[] = {
    {Ask::None,            "ms.ask.nothing",          "MS-4.1",   PickOne, nullptr,               nullptr,                 never},
    // set-up
    {Ask::Role,            "ms.ask.role",             "MS-3.1",   PickOne, list_role,             answer_role,             never},
    {Ask::Empire,          "ms.ask.empire",           "MS-3.1",   PickOne, list_empire,           answer_empire,           never},
    {Ask::StartArea,       "ms.ask.start_area",       "MS-3.2",   Place,   list_start_area,       answer_start_area,       never},
    {Ask::DieColour,       "ms.ask.die_colour",       "MS-3.5",   PickOne, list_colour,           answer_die_colour,       fits_die_colour},
    {Ask::StartSettlement, "ms.ask.start_settlement", "MS-3.5",   Place,   list_start_settlement, answer_start_settlement, fits_start_settlement},
    {Ask::StartShip,       "ms.ask.start_ship",       "MS-3.5",   Place,   list_start_ship,       answer_start_ship,       fits_start_ship},
    // the turn
    {Ask::Turn,            "ms.ask.turn",             "MS-5.2",   PickOne, list_turn,             answer_turn,             fits_turn,                       wide_turn},
    // actions
    {Ask::Explore,         "ms.ask.explore",          "MS-6.1",   Place,   list_explore,          answer_explore,          fits_action<Type::Explore>,      wide_explore},
    {Ask::Step,            "ms.ask.step",             "MS-6.2",   Path,    list_step,             answer_step,             fits_step,                       wide_step},
    {Ask::Sail,            "ms.ask.sail",             "MS-6.10",  Place,   list_sail,             answer_sail,             fits_sail},
    {Ask::Build,           "ms.ask.build",            "MS-7.1",   Place,   list_build,            answer_build,            fits_action<Type::Build>},
    {Ask::FloorColour,     "ms.ask.floor_colour",     "MS-5.11",  PickOne, list_floor_colour,     answer_floor_colour,     fits_floor_colour},
    {Ask::Research,        "ms.ask.research",         "MS-8.1",   PickOne, list_research,         answer_research,         fits_action<Type::Research>,     wide_research},
    {Ask::GatherTrade,     "ms.ask.gather_trade",     "MS-9.1",   PickOne, list_gather_trade,     answer_gather_trade,     fits_action<Type::GatherTrade>,  wide_gather_trade},
    {Ask::Warfare,         "ms.ask.warfare",          "MS-10.2",  Place,   list_warfare,          answer_warfare,          fits_action<Type::Warfare>},
    {Ask::Grow,            "ms.ask.grow",             "MS-10.5",  Confirm, list_grow,             answer_grow,             fits_action<Type::Grow>},
    // events
    {Ask::Event,           "ms.ask.event",            "MS-13.2",  PickOne, list_event,            answer_event,            fits_event},
    {Ask::TakeResource,    "ms.ask.take_resource",    "MS-13.17", PickOne, list_take_resource,    answer_take_resource,    fits_take_resource},
    {Ask::RaiseTech,       "ms.ask.raise_tech",       "MS-13.7",  PickOne, list_raise_tech,       answer_raise_tech,       fits_raise_tech},
    {Ask::RewardShip,      "ms.ask.reward_ship",      "MS-13.15", Place,   list_reward_ship,      answer_reward_ship,      fits_reward_ship},
    // battles
    {Ask::BattleArea,      "ms.ask.battle_area",      "MS-11.2",  Place,   list_battle_area,      answer_battle_area,      fits_battle_area},
    {Ask::BattlePair,      "ms.ask.battle_pair",      "MS-11.2",  PickOne, list_battle_pair,      answer_battle_pair,      fits_battle_pair},
    {Ask::TribeEvent,      "ms.ask.tribe_event",      "MS-11.25", Place,   list_tribe_event,      answer_tribe_event,      fits_tribe_event},
    {Ask::PlaceBone,       "ms.ask.place_bone",       "MS-11.11", PickOne, list_place_bone,       answer_place_bone,       fits_place_bone},
    {Ask::OwnBone,         "ms.ask.own_bone",         "MS-16.12", PickOne, list_own_bone,         answer_own_bone,         fits_own_bone},
    {Ask::LineUp,          "ms.ask.line_up",          "MS-11.13", PickOne, list_line_up,          answer_line_up,          fits_line_up},
    {Ask::Fatigue,         "ms.ask.fatigue",          "MS-11.16", PickOne, list_fatigue,          answer_fatigue,          fits_fatigue},
    {Ask::Retreat,         "ms.ask.retreat",          "MS-11.18", Place,   list_retreat,          answer_retreat,          fits_retreat},
    {Ask::RetreatRams,     "ms.ask.retreat_rams",     "MS-12.11", Amount,  list_retreat_rams,     answer_retreat_rams,     fits_retreat_rams},
    {Ask::LostUnit,        "ms.ask.lost_unit",        "MS-11.27", PickOne, list_lost_unit,        answer_lost_unit,        fits_lost_unit},
    // end of the round
    {Ask::Settlement,      "ms.ask.settlement",       "MS-12.8",  PickOne, list_settlement,       answer_settlement,       fits_settlement},
    // nobody is asked
    {Ask::Effects,         "ms.ask.effects",          "MS-13.14", PickOne, nullptr,               go_on_with_effects,      fits_effects},
};
// clang-format on
constexpr Questions kQuestions(kRows);
static_assert(kQuestions.sound());

// Who has exactly one legal answer is not asked; where nothing is possible nothing happens.
bool has_a_choice(const Course& c, const QuestionRow& row, Question question) {
  if (row.wide && row.wide(c.box, c.s, question)) return true;
  Actions actions;
  row.list(c.box, c.s, question, actions);
  if (actions.size() > 1) return true;
  if (actions.empty())
    c.answered();
  else
    row.answer(c, question, actions[0]);
  return false;
}

// MS-3.13: seats that hold more quests than they keep.
unsigned returning(const Box& box, const State& s) {
  unsigned seats = 0;
  for (int seat = 0; seat < s.players() - s.options.automata; ++seat) {
    if (quests_held(s, seat) > quests_kept(box, s)) seats |= 1U << seat;
  }
  return seats;
}

bool bids_are_asked(const State& s) { return s.battle.kind != BattleKind::None && bids_open(s); }

// Nothing is asked: the battle, the action or the stage goes on. False: somebody makes a sealed choice.
bool go_on_unasked(const Course& c) {
  State& s = c.s;
  if (s.battle.kind != BattleKind::None) {
    if (bids_open(s))
      return false;  // also whoever has nothing left to bid: an early end would betray the bid
    go_on_with_battle(c);
    return true;
  }
  switch (s.stage) {
    case Stage::Quests:
      if (returning(c.box, s) != 0) return false;
      [[fallthrough]];
    case Stage::Roles:
    case Stage::Empires:
    case Stage::StartAreas:
    case Stage::StartChoices: go_on_with_setup(c); return true;
    case Stage::Turns: go_on_with_turn(c); return true;
    case Stage::Battles: go_on_with_battles(c); return true;
    default: go_on_with_end_of_round(c); return true;
  }
}

}  // namespace

const QuestionRow& question_row(Ask ask) { return kQuestions[ask]; }
std::optional<Ask> question_named(std::string_view name) { return kQuestions.named(name); }

unsigned seats_asked(const Box& box, const State& s) {
  if (s.over()) return 0;
  if (s.questions > 0) return 1U << s.asked().seat;
  return bids_are_asked(s) ? bidders(s) : returning(box, s);
}

bool is_sealed(const Box&, const State& s) {
  return !s.over() && s.questions == 0 && (bids_are_asked(s) || s.stage == Stage::Quests);
}

void list_answers(const Box& box, const State& s, int seat, Actions& out) {
  if (s.questions > 0) {
    const QuestionRow& row = kQuestions[s.asked().ask];
    if (row.asks_somebody()) row.list(box, s, s.asked(), out);
  } else if (bids_are_asked(s)) {
    list_bids(box, s, seat, out);
  } else {
    list_returns(box, s, seat, out);
  }
}

void answer(const Course& c, int seat, Action action) {
  if (c.s.questions > 0)
    kQuestions[c.s.asked().ask].answer(c, c.s.asked(), action);
  else if (bids_are_asked(c.s))
    place_bid(c, seat, action);
  else
    return_quest(c, seat, action.a);
}

void go_on(const Course& c) {
  State& s = c.s;
  while (!s.over()) {
    if (s.questions == 0) {
      if (!go_on_unasked(c)) return;
      continue;
    }
    const Question question = s.asked();
    const QuestionRow& row = kQuestions[question.ask];
    if (!row.asks_somebody())
      row.answer(c, question, {});
    else if (has_a_choice(c, row, question))
      return;
  }
}

}  // namespace zig::mesopotamia
