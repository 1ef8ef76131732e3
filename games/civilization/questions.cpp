// CV-18.1: every question that somebody can be asked, one row each.
#include "games/civilization/questions.h"

#include "games/civilization/question_fits.h"
#include "games/civilization/responses.h"

namespace zig::civilization {

namespace {

using enum Shape;

// CV-18.4: asked whatever the hand holds; who has no card passes like who declines.
bool always(const Box&, const State&, Question) { return true; }

// Columns: the question; the sentence that asks, whose last word is its name; its rule; how it is answered; its answers; what an answer does; where a
// position may have it; and whether it is asked even when there is one answer only, because skipping it would betray a hand.
// clang-format off
constexpr QuestionRow kRows[] = {
    {Ask::None,           "cv.ask.nothing",          "CV-3.1",   PickOne, nullptr,               nullptr,                 never},
    // set-up
    {Ask::Civilization,   "cv.ask.civilization",     "CV-2.1",   PickOne, list_civilization,     answer_civilization,     fits_civilization},
    {Ask::Capital,        "cv.ask.capital",          "CV-2.12",  Place,   list_capital,          answer_capital,          fits_capital},
    {Ask::BonusMarker,    "cv.ask.bonus_marker",     "CV-2.13",  Place,   list_bonus_marker,     answer_bonus_marker,     fits_bonus_marker},
    {Ask::StartFigure,    "cv.ask.start_figure",     "CV-2.12",  Place,   list_start_figure,     answer_start_figure,     fits_start_figure},
    // at any time
    {Ask::Discard,        "cv.ask.discard",          "CV-7.3",   PickOne, list_discard,          answer_discard,          fits_discard,                    holds_too_many},
    {Ask::NewGreatPerson, "cv.ask.new_great_person", "CV-7.8",   Place,   list_new_great_person, answer_new_great_person, fits_new_great_person},
    {Ask::FreeResource,   "cv.ask.free_resource",    "CV-20.25", PickOne, list_free_resource,    answer_free_resource,    in_turn},
    // Start of Turn
    {Ask::StartMenu,      "cv.ask.start_menu",       "CV-4.1",   PickOne, list_start_menu,       answer_start_menu,       in_phase<Phase::StartOfTurn>,    could_choose_at_start},
    {Ask::Founder,        "cv.ask.founder",          "CV-4.4",   PickOne, list_founder,          answer_founder,          fits_founder},
    {Ask::Push,           "cv.ask.push",             "CV-4.6",   Place,   list_push,             answer_push,             fits_push},
    {Ask::StoredPerson,   "cv.ask.stored_person",    "CV-7.8",   Place,   list_stored_person,    answer_stored_person,    fits_stored_person},
    {Ask::Gardens,        "cv.ask.gardens",          "CV-20.7",  PickOne, list_gardens,          answer_gardens,          fits_gardens},
    {Ask::LibertyTech,    "cv.ask.liberty_tech",     "CV-20.9",  PickOne, list_liberty_tech,     answer_liberty_tech,     in_phase<Phase::StartOfTurn>},
    {Ask::ReturnTech,     "cv.ask.return_tech",      "CV-20.15", PickOne, list_return_tech,      answer_return_tech,      fits_return_tech},
    // Trade
    {Ask::TradeMenu,      "cv.ask.trade_menu",       "CV-5.8",   PickOne, list_trade_menu,       answer_trade_menu,       in_phase<Phase::Trade>,          could_choose_in_trade},
    {Ask::Draft,          "cv.ask.draft",            "CV-5.7",   PickOne, list_draft,            answer_draft,            fits_draft},
    {Ask::AnswerOffer,    "cv.ask.answer_offer",     "CV-5.6",   Confirm, list_answer_offer,     answer_answer_offer,     fits_answer_offer},
    {Ask::HandOver,       "cv.ask.hand_over",        "CV-5.7",   PickOne, list_hand_over,        answer_hand_over,        fits_hand_over,                  could_hand_over_another},
    // City Management
    {Ask::CityMenu,       "cv.ask.city_menu",        "CV-6.2",   PickOne, list_city_menu,        answer_city_menu,        in_phase<Phase::CityManagement>, could_choose_in_city_management},
    {Ask::CityDeed,       "cv.ask.city_deed",        "CV-6.1",   PickOne, list_city_deed,        answer_city_deed,        fits_city_deed},
    {Ask::ItemChoice,     "cv.ask.item_choice",      "CV-6.3",   PickOne, list_item_choice,      answer_item_choice,      fits_item_choice},
    {Ask::ItemSquare,     "cv.ask.item_square",      "CV-6.8",   Place,   list_item_square,      answer_item_square,      fits_item_square},
    {Ask::HarvestChoice,  "cv.ask.harvest_choice",   "CV-6.18",  PickOne, list_harvest_choice,   answer_harvest_choice,   fits_harvest_choice},
    // what is announced
    {Ask::TargetCity,     "cv.ask.target_city",      "CV-20.4",  PickOne, list_target_city,      answer_target_city,      fits_target},
    {Ask::TargetPlayer,   "cv.ask.target_player",    "CV-7.12",  PickOne, list_target_player,    answer_target_player,    fits_target},
    {Ask::TargetTech,     "cv.ask.target_tech",      "CV-20.15", PickOne, list_target_tech,      answer_target_tech,      fits_target},
    {Ask::TargetSquare,   "cv.ask.target_square",    "CV-7.12",  Place,   list_target_square,    answer_target_square,    fits_target},
    {Ask::SecondSquare,   "cv.ask.second_square",    "CV-7.12",  Place,   list_second_square,    answer_second_square,    fits_target},
    {Ask::TargetFigures,  "cv.ask.target_figures",   "CV-20.17", PickOne, list_target_figures,   answer_target_figures,   fits_target},
    {Ask::TargetPath,     "cv.ask.target_path",      "CV-20.18", Path,    list_target_path,      answer_target_path,      fits_target},
    {Ask::TargetWonder,   "cv.ask.target_wonder",    "CV-20.13", PickOne, list_target_wonder,    answer_target_wonder,    fits_target},
    {Ask::Payment,        "cv.ask.payment",          "CV-9.10",  PickOne, list_payment,          answer_payment,          fits_payment,                    asked_how_to_pay},
    {Ask::Consent,        "cv.ask.consent",          "CV-20.20", Confirm, list_consent,          answer_consent,          fits_consent},
    {Ask::Respond,        "cv.ask.respond",          "CV-7.6",   PickOne, list_respond,          answer_respond,          fits_response,                   always},
    // Movement
    {Ask::MoveMenu,       "cv.ask.move_menu",        "CV-8.1",   PickOne, list_move_menu,        answer_move_menu,        moves_now,                       could_choose_in_movement},
    {Ask::MoveGroup,      "cv.ask.move_group",       "CV-8.2",   PickOne, list_move_group,       answer_move_group,       fits_move_group},
    {Ask::Step,           "cv.ask.step",             "CV-8.1",   Path,    list_step,             answer_step,             fits_step,                       could_choose_on_the_way},
    {Ask::SacrificeTech,  "cv.ask.sacrifice_tech",   "CV-8.19",  PickOne, list_sacrifice_tech,   answer_sacrifice_tech,   names_another},
    {Ask::Raze,           "cv.ask.raze",             "CV-20.21", Confirm, list_raze,             answer_raze,             fits_raze},
    {Ask::Interrupt,      "cv.ask.interrupt",        "CV-7.5",   PickOne, list_interrupt,        answer_interrupt,        fits_interrupt,                  always},
    // Battle
    {Ask::BarbarianDeck,  "cv.ask.barbarian_deck",   "CV-8.10",  PickOne, list_barbarian_deck,   answer_barbarian_deck,   fits_barbarian_deck},
    {Ask::BattleTurn,     "cv.ask.battle_turn",      "CV-10.4",  PickOne, list_battle_turn,      answer_battle_turn,      fits_battle_turn,                could_choose_in_battle},
    {Ask::BattleFront,    "cv.ask.battle_front",     "CV-10.5",  PickOne, list_battle_front,     answer_battle_front,     fits_battle_front},
    {Ask::Wounds,         "cv.ask.wounds",           "CV-20.23", PickOne, list_wounds,           answer_wounds,           fits_split},
    {Ask::Healing,        "cv.ask.healing",          "CV-20.23", PickOne, list_healing,          answer_healing,          fits_split},
    {Ask::SavedUnit,      "cv.ask.saved_unit",       "CV-10.15", PickOne, list_saved_unit,       answer_saved_unit,       fits_saved_unit},
    {Ask::LostArmies,     "cv.ask.lost_armies",      "CV-10.10", PickOne, list_lost_armies,      answer_lost_armies,      fits_lost_armies},
    {Ask::Loot,           "cv.ask.loot",             "CV-10.12", PickOne, list_loot,             answer_loot,             fits_loot},
    // nobody is asked
    {Ask::Announced,      "cv.ask.announced",        "CV-7.6",   PickOne, nullptr,               announce,                fits_payment},
    {Ask::Resolve,        "cv.ask.resolve",          "CV-7.6",   PickOne, nullptr,               resolve,                 fits_payment},
    {Ask::InterruptRound, "cv.ask.interrupt_round",  "CV-7.5",   PickOne, nullptr,               interrupt_round,         moves_now},
    {Ask::EndMove,        "cv.ask.end_move",         "CV-8.1",   PickOne, nullptr,               end_move,                moves_now},
    {Ask::Fight,          "cv.ask.fight",            "CV-10.17", PickOne, nullptr,               fight_on,                fits_fight},
    {Ask::Deploy,         "cv.ask.deploy",           "CV-6.5",   PickOne, nullptr,               deploy,                  fits_deploy},
};
// clang-format on
constexpr Questions kQuestions(kRows);
static_assert(kQuestions.sound());

// CV-11.4: coins and what depends on them follow every change at once.
void test_everything(const Course& c) {
  if (!c.changed || c.s.stage != Stage::Turn) return;
  c.changed = false;
  test_victories(c);
  if (c.s.over()) return;
  for (int seat = 0; seat < c.s.players();
       ++seat) {  // whoever gains a card is tested then; a limit shrinks with coins
    if (c.player(seat).knows(Tech::Computers)) test_hand_limit(c, seat);
  }
}

}  // namespace

const QuestionRow& question_row(Ask ask) { return kQuestions[ask]; }
std::optional<Ask> question_named(std::string_view name) { return kQuestions.named(name); }

void list_answers(const Box& box, const State& s, Actions& out) {
  out.clear();
  if (s.questions == 0) return;
  const QuestionRow& row = kQuestions[s.asked().ask];
  if (row.asks_somebody()) row.list(box, s, s.asked(), out);
}

void answer(const Course& c, Action action) {
  const Question question = c.s.asked();
  kQuestions[question.ask].answer(c, question, action);
  go_on(c);
}

// A question with a single answer is answered by itself, unless that would betray a hand; one without any falls away.
void go_on(const Course& c) {
  Actions answers;
  while (true) {
    test_everything(c);
    if (c.s.over()) return;
    if (c.s.questions == 0) {
      if (c.s.stage == Stage::Turn) {
        if (c.s.phase == Phase::Research && research_is_open(c.s)) return;
        next_part(c);
      } else {
        set_up_next(c);
      }
      continue;
    }
    const Question question = c.s.asked();
    const QuestionRow& row = kQuestions[question.ask];
    if (!row.asks_somebody()) {
      row.answer(c, question, {});
      continue;
    }
    if (row.wide && row.wide(c.box, c.s, question)) return;
    list_answers(c.box, c.s, answers);
    if (answers.size() > 1) return;
    if (answers.empty())
      c.answered();
    else
      row.answer(c, question, answers[0]);
  }
}

}  // namespace zig::civilization
