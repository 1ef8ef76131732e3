// ND-16.1: every question that somebody can be asked, one row each.
#include "games/new_dawn/questions.h"

#include "games/new_dawn/question_fits.h"

namespace zig::new_dawn {

namespace {

bool always(const Box&, const State&, Question) { return true; }

using enum Shape;

// Columns: the question; the sentence that asks, whose last word is its name; its rule; how it is answered; its answers; what an answer does;
// where a position may have it; and, where that is known without a list, whether there is a choice at all.
// clang-format off
constexpr QuestionRow kRows[] = {
    {Ask::None,              "nd.ask.nothing",             "ND-4.1",   PickOne, nullptr,                  nullptr,                    never},
    // map building
    {Ask::Tile,              "nd.ask.tile",                "ND-3.8",   PickOne, list_tile,                answer_tile,                map_is_built},
    {Ask::TileWay,           "nd.ask.tile_way",            "ND-3.8",   PickOne, list_tile_way,            answer_tile_way,            fits_tile_way},
    {Ask::TilePlace,         "nd.ask.tile_place",          "ND-3.9",   Place,   list_tile_place,          answer_tile_place,          fits_tile_place},
    // start of the turn
    {Ask::StartOfTurn,       "nd.ask.start_of_turn",       "ND-4.4",   Confirm, list_start_of_turn,       answer_start_of_turn,       in_window<Window::Choice>},
    {Ask::HangingGardens,    "nd.ask.hanging_gardens",     "ND-13.16", Place,   list_hanging_gardens,     answer_hanging_gardens},
    {Ask::ForbiddenCity,     "nd.ask.forbidden_city",      "ND-13.16", Place,   list_forbidden_city,      answer_forbidden_city},
    {Ask::EiffelFirst,       "nd.ask.eiffel_first",        "ND-13.7",  Place,   list_eiffel_first,        answer_eiffel_first},
    {Ask::EiffelSecond,      "nd.ask.eiffel_second",       "ND-13.7",  Place,   list_eiffel_second,       answer_eiffel_second,       fits_eiffel_second},
    {Ask::EiffelRival,       "nd.ask.eiffel_rival",        "ND-13.7",  Place,   list_eiffel_rival,        answer_eiffel_rival,        fits_eiffel_rival},
    {Ask::SeoulBarbarian,    "nd.ask.seoul_barbarian",     "ND-13.16", Place,   list_seoul_barbarian,     answer_seoul_barbarian},
    {Ask::SeoulSpace,        "nd.ask.seoul_space",         "ND-13.16", Place,   list_seoul_space,         answer_seoul_space,         fits_seoul_space},
    {Ask::GenevaReturn,      "nd.ask.geneva_return",       "ND-13.16", Place,   list_geneva_return,       answer_geneva_return},
    {Ask::GenevaTake,        "nd.ask.geneva_take",         "ND-13.16", Place,   list_geneva_take,         answer_geneva_take,         fits_geneva_take},
    {Ask::ZimbabweMove,      "nd.ask.zimbabwe_move",       "ND-13.13", Place,   list_zimbabwe_move,       answer_zimbabwe_move},
    // the card
    {Ask::FocusCard,         "nd.ask.focus_card",          "ND-4.6",   PickOne, list_every_slot,          answer_focus_card,          in_window<Window::Choice>,       always},
    // culture
    {Ask::Culture,           "nd.ask.culture",             "ND-7.1",   Place,   list_culture,             answer_culture,             resolving<Type::Culture>,        wide_culture},
    {Ask::MoveTarget,        "nd.ask.move_target",         "ND-7.9",   Place,   list_move_target,         answer_move_target,         fits_move_target},
    {Ask::Stonehenge,        "nd.ask.stonehenge",          "ND-13.16", Place,   list_stonehenge,          answer_stonehenge,          fits_stonehenge},
    {Ask::TakeBack,          "nd.ask.take_back",           "ND-7.7",   Place,   list_take_back,           answer_take_back,           fits_take_back},
    // science
    {Ask::GainResource,      "nd.ask.gain_resource",       "ND-1.7",   PickOne, list_gain_resource,       answer_gain_resource},
    {Ask::ResourceNotOwned,  "nd.ask.resource_not_owned",  "ND-7.25",  Place,   list_resource_not_owned,  answer_gain_resource},
    {Ask::Strike,            "nd.ask.strike",              "ND-7.19",  Place,   list_strike,              answer_strike,              nullptr,                         always},
    {Ask::Advance,           "nd.ask.advance",             "ND-7.27",  Place,   list_advance,             answer_advance,             resolving<Type::Science>,        always},
    {Ask::AdvanceOn,         "nd.ask.advance_on",          "ND-7.12",  PickOne, nullptr,                  advance_on,                 counts<0, 20>},  // the dial goes on after a mark
    {Ask::TechCard,          "nd.ask.tech_card",           "ND-7.14",  PickOne, list_tech_card,           answer_tech_card,           fits_tech_card},
    {Ask::ReplacedCard,      "nd.ask.replaced_card",       "ND-13.9",  Place,   list_replaced_card,       answer_replaced_card,       fits_replaced_card},
    {Ask::DropCaravan,       "nd.ask.drop_caravan",        "ND-7.18",  Place,   list_drop_caravan,        answer_drop_caravan},
    // economy
    {Ask::Caravans,          "nd.ask.caravans",            "ND-8.1",   Place,   list_caravans,            answer_caravans,            resolving<Type::Economy>,        has_tokens_to_spend},
    {Ask::CaravanStep,       "nd.ask.caravan_step",        "ND-8.1",   Path,    list_caravan_step,        answer_caravan_step,        fits_caravan_step},
    {Ask::ExchangeGive,      "nd.ask.exchange_give",       "ND-8.13",  Place,   list_exchange_give,       answer_exchange_give},
    {Ask::ExchangeTake,      "nd.ask.exchange_take",       "ND-8.13",  Place,   list_exchange_take,       answer_exchange_take,       fits_exchange_take},
    {Ask::RivalPact,         "nd.ask.rival_pact",          "ND-8.8",   Place,   list_rival_pact,          answer_rival_pact,          names_a_rival},
    {Ask::StateCard,         "nd.ask.state_card",          "ND-8.7",   Place,   list_state_card,          answer_state_card,          fits_state_card},
    {Ask::EmbassyToken,      "nd.ask.embassy_token",       "ND-13.15", Place,   list_embassy_token,       answer_embassy_token,       names_a_rival_and_count},
    // industry
    {Ask::Industry,          "nd.ask.industry",            "ND-8.15",  Place,   list_industry,            answer_industry,            resolving<Type::Industry>},
    {Ask::Payment,           "nd.ask.payment",             "ND-8.37",  PickOne, list_payment,             answer_payment,             fits_payment},
    {Ask::WonderCity,        "nd.ask.wonder_city",         "ND-8.26",  Place,   list_wonder_city,         answer_wonder_city,         fits_wonder_city},
    {Ask::TurnUp,            "nd.ask.turn_up",             "ND-8.38",  PickOne, nullptr,                  turn_up,                    fits_turn_up},  // the next card of a deck
    {Ask::Upgrade,           "nd.ask.upgrade",             "ND-13.11", Place,   list_upgrade,             answer_upgrade,             counts<1, 3>},
    {Ask::UpgradeCard,       "nd.ask.upgrade_card",        "ND-13.9",  Place,   list_upgrade_card,        answer_upgrade_card,        fits_upgrade_card},
    {Ask::PotalaPact,        "nd.ask.potala_pact",         "ND-13.12", Place,   list_potala_pact,         answer_potala_pact,         counts<1, 3>},
    {Ask::CityTokens,        "nd.ask.city_tokens",         "ND-8.22",  Place,   list_city_tokens,         answer_city_tokens,         fits_city_tokens},
    // military
    {Ask::Military,          "nd.ask.military",            "ND-9.2",   Place,   list_military,            answer_military,            resolving<Type::Military>,       wide_military},
    {Ask::AttackTokens,      "nd.ask.attack_tokens",       "ND-9.18",  Amount,  list_attack_tokens,       answer_attack_tokens,       fits_attack_tokens,              has_tokens_to_spend},
    {Ask::DefenceTokens,     "nd.ask.defence_tokens",      "ND-9.19",  Amount,  list_defence_tokens,      answer_defence_tokens,      fits_defence_tokens},
    {Ask::Plunder,           "nd.ask.plunder",             "ND-9.27",  Place,   list_plunder,             answer_plunder,             names_a_rival_and_count},
    {Ask::MovedWonder,       "nd.ask.moved_wonder",        "ND-9.29",  Place,   list_moved_wonder,        answer_moved_wonder,        fits_moved_wonder},
    {Ask::ConquerOrLiberate, "nd.ask.conquer_or_liberate", "ND-9.25",  Place,   list_conquer_or_liberate, answer_conquer_or_liberate, fits_conquer_or_liberate,        always},
    {Ask::ConquestSlot,      "nd.ask.conquest_slot",       "ND-9.24",  Place,   list_conquest_slot,       answer_conquest_slot,       fits_conquest_slot},
    // windows after a card
    {Ask::AfterCard,         "nd.ask.after_card",          "ND-13.3",  Confirm, list_after_card,          answer_after_card,          in_window<Window::AfterCard>},
    {Ask::AfterEconomy,      "nd.ask.after_economy",       "ND-13.3",  Confirm, list_after_economy,       answer_after_economy,       in_window<Window::AfterEconomy>},
    {Ask::AfterReset,        "nd.ask.after_reset",         "ND-13.4",  Confirm, list_after_reset,         answer_after_reset,         in_window<Window::AfterReset>},
    {Ask::MaracanaBefore,    "nd.ask.maracana_before",     "ND-13.3",  Confirm, list_maracana_before,     answer_maracana_before},
    // at any time
    {Ask::PlaceTrade,        "nd.ask.place_trade",         "ND-6.7",   Place,   list_place_trade,         answer_place_trade,         counts<1, 8>},
    {Ask::MayPlaceTrade,     "nd.ask.may_place_trade",     "ND-6.7",   Place,   list_may_place_trade,     answer_may_place_trade,     counts<1, 8>},
    {Ask::StateTrade,        "nd.ask.state_trade",         "ND-8.6",   Place,   list_state_trade,         answer_state_trade,         fits_state_trade},
    {Ask::LoseTrade,         "nd.ask.lose_trade",          "ND-10.7",  Place,   list_lose_trade,          answer_lose_trade,          counts<1, 8>},
    {Ask::NaturalCard,       "nd.ask.natural_card",        "ND-13.10", Place,   list_every_slot,          answer_natural_card,        fits_natural_card,               always},
    {Ask::SurplusPact,       "nd.ask.surplus_pact",        "ND-13.12", Place,   list_surplus_pact,        answer_surplus_pact,        names_a_rival_and_count},
    // asked of people by an automated player
    {Ask::LoseCity,          "nd.ask.lose_city",           "ND-17.4",  Place,   list_lose_city,           answer_lose_city},
};
// clang-format on
constexpr Questions kQuestions(kRows);
static_assert(kQuestions.sound());

// ND-16.3: who has exactly one legal option is not asked, except for the focus card; where nothing is possible nothing happens.
bool has_a_choice(const Course& c, const QuestionRow& row, Question question) {
  if (row.wide && row.wide(c.box, c.s, question)) return true;
  Actions actions;
  row.list(c.box, c.s, question, actions);
  if (actions.size() > 1) return true;
  if (actions.empty()) {
    c.answered();
  } else {
    answer(c, actions[0]);
  }
  return false;
}

}  // namespace

const QuestionRow& question_row(Ask ask) { return kQuestions[ask]; }
std::optional<Ask> question_named(std::string_view name) { return kQuestions.named(name); }

void list_answers(const Box& box, const State& s, Actions& out) {
  if (s.questions == 0) return;
  const QuestionRow& row = kQuestions[s.asked().ask];
  if (row.asks_somebody()) row.list(box, s, s.asked(), out);
}

void answer(const Course& c, Action action) {
  kQuestions[c.s.asked().ask].answer(c, c.s.asked(), action);
  settle_losses(c);
  complete_agendas(c);  // ND-11.7
}

void go_on(const Course& c) {
  State& s = c.s;
  while (!s.over()) {
    if (s.questions == 0) {
      next_window(c);
      continue;
    }
    const Question question = s.asked();
    const QuestionRow& row = kQuestions[question.ask];
    if (!row.asks_somebody()) {
      row.answer(c, question, {});
    } else if (s.automated(question.seat)) {
      answer_automated(c);
    } else if (has_a_choice(c, row, question)) {
      return;
    }
  }
}

}  // namespace zig::new_dawn
