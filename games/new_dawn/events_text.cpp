// What happened, for logs and animations: one row for each kind of event.
#include "engine/json_object.h"
#include "games/new_dawn/effects.h"
#include "games/new_dawn/names.h"
#include "games/new_dawn/texts.h"

namespace zig::new_dawn {

namespace {

using Kind = Event::Kind;

// What the number in a field stands for.
enum class What : std::uint8_t {
  Number,
  Flag,
  Seat,
  Where,
  Card,
  Resource,
  Natural,
  Pact,
  State,
  Wonder,
  Target,
  Letter,
  Dial,
  Agenda
};

// A number of an event with its name in JSON and its place in the sentence; empty: it is not there. Two numbers are a list in JSON.
struct Field {
  What what{};
  std::uint8_t Event::* value = nullptr;
  std::string_view json{}, said{};
  std::uint8_t Event::* second = nullptr;
  std::string_view second_said{};
};
constexpr Field kWho = {What::Seat, &Event::seat, "seat", "who"};
constexpr Field kWhere = {What::Where, &Event::space, "space", "space"};
constexpr Field kFrom = {What::Where, &Event::from, "from", ""};
constexpr Field kTile = {What::Number, &Event::tile, "number", "tile"};
constexpr Field kTech = {What::Number, &Event::tech, "number", "tech"};
constexpr Field kCard = {What::Card, &Event::card, "card", "card"};
constexpr Field kNewCard = {What::Card, &Event::new_card, "new_card", "new_card"};
constexpr Field kSlot = {What::Number, &Event::slot, "slot", "slot"};
constexpr Field kLost = {What::Flag, &Event::lost, "lost", ""};
constexpr Field kSlotSaid = {What::Number, &Event::slot, "", "slot"};
constexpr Field kTwoSlots = {What::Number, &Event::slot, "slots", "slot", &Event::other_slot, "other_slot"};
constexpr Field kResource = {What::Resource, &Event::resource, "resource", "resource"};
constexpr Field kNatural = {What::Natural, &Event::natural, "natural", "natural"};
constexpr Field kGiver = {What::Seat, &Event::giver, "giver", "other"};
constexpr Field kPact = {What::Pact, &Event::pact, "pact", "pact"};
constexpr Field kState = {What::State, &Event::state, "state", "state"};
constexpr Field kWonder = {What::Wonder, &Event::wonder, "wonder", "wonder"};
constexpr Field kAttack = {What::Number, &Event::attack, "attack", "attack"};
constexpr Field kDefence = {What::Number, &Event::defence, "defence", "defence"};
constexpr Field kTarget = {What::Target, &Event::target, "target", ""};
constexpr Field kDice = {What::Number, &Event::attack_die,  "dice",
                         "attack_die", &Event::defence_die, "defence_die"};
constexpr Field kDefender = {What::Seat, &Event::defender, "defender", ""};
constexpr Field kLetter = {What::Letter, &Event::barbarian, "barbarian", "letter"};
constexpr Field kDial = {What::Dial, &Event::dial, "dial", "dial"};
constexpr Field kAgenda = {What::Agenda, &Event::agenda, "agenda", "agenda"};

struct Row {
  Kind kind;
  std::string_view id;  // "kind" in JSON
  std::array<Field, 7> fields{};
  std::string_view sentence = id;
};
// clang-format off
constexpr Row kEvents[] = {
    {Kind::TilePlaced,        "tile_placed",         {kWho, kTile}},
    {Kind::TurnBegan,         "turn_began",          {kWho}},
    {Kind::CardChosen,        "card_chosen",         {kWho, kCard, kSlotSaid}},
    {Kind::CardResolvedAgain, "card_resolved_again", {kWho, kCard, kSlotSaid}},
    {Kind::CardReset,         "card_reset",          {kWho, kCard}},
    {Kind::CardsSwapped,      "cards_swapped",       {kWho, kTwoSlots}},
    {Kind::CardReplaced,      "card_replaced",       {kWho, kCard, kNewCard}},
    {Kind::TokenPlaced,       "token_placed",        {kWho, kWhere}},
    {Kind::TokenTakenBack,    "token_taken_back",    {kWho, kWhere}},
    {Kind::TokenMoved,        "token_moved",         {kWho, kWhere, kFrom}},
    {Kind::TokenLost,         "token_lost",          {kWho, kWhere}},
    {Kind::TokenFlipped,      "token_flipped",       {kWho, kWhere}},
    {Kind::TokenReinforced,   "token_reinforced",    {kWho, kWhere}},
    {Kind::ResourceGained,    "resource_gained",     {kWho, kWhere, kResource}},
    {Kind::ResourceSpent,     "resource_spent",      {kWho, kResource}},
    {Kind::NaturalSpent,      "resource_spent",      {kWho, kNatural}, "natural_spent"},
    {Kind::NaturalGained,     "natural_gained",      {kWho, kWhere, kNatural}},
    {Kind::NaturalReturned,   "natural_returned",    {kWhere, kNatural}},
    {Kind::TradeGained,       "trade_gained",        {kWho, kSlot, kLost}},
    {Kind::TradeStored,       "trade_gained",        {kWho, kSlot, kLost}, "trade_stored"},
    {Kind::TradeWasted,       "trade_gained",        {kWho, kSlot, kLost}, "trade_wasted"},
    {Kind::TradeSpent,        "trade_spent",         {kWho, kSlot}},
    {Kind::TradeLost,         "trade_lost",          {kWho, kSlot}},
    {Kind::TechAdvanced,      "tech_advanced",       {kWho, kTech}},
    {Kind::CaravanStarted,    "caravan_started",     {kWho, kWhere}},
    {Kind::CaravanStepped,    "caravan_stepped",     {kWho, kWhere}},
    {Kind::CaravanArrived,    "caravan_arrived",     {kWho, kWhere}},
    {Kind::CaravanLost,       "caravan_lost",        {kWho, kWhere}},
    {Kind::PactTaken,         "pact_taken",          {kWho, kGiver, kPact}},
    {Kind::PactReturned,      "pact_returned",       {kWho, kGiver, kPact}},
    {Kind::StateCardTaken,    "state_card_taken",    {kWho, kState}},
    {Kind::StateCardReturned, "state_card_returned", {kWho, kState}},
    {Kind::CityBuilt,         "city_built",          {kWho, kWhere}},
    {Kind::CityLost,          "city_lost",           {kWho, kWhere}},
    {Kind::WonderBuilt,       "wonder_built",        {kWho, kWhere, kWonder}},
    {Kind::WonderTurned,      "wonder_turned",       {kWonder}},
    {Kind::WonderMoved,       "wonder_moved",        {kWho, kWhere, kWonder}},
    {Kind::Attacked,          "attacked",            {kWho, kWhere, kAttack, kDefence, kTarget, kDice, kDefender}},
    {Kind::AttackWon,         "attack_won",          {kWho, kWhere, kAttack, kDefence}},
    {Kind::AttackLost,        "attack_lost",         {kWho, kWhere, kAttack, kDefence}},
    {Kind::BarbarianDefeated, "barbarian_defeated",  {kWho, kWhere, kLetter}},
    {Kind::BarbarianMoved,    "barbarian_moved",     {kWhere, kLetter, kFrom}},
    {Kind::BarbarianSpawned,  "barbarian_spawned",   {kWhere, kLetter}},
    {Kind::StateConquered,    "state_conquered",     {kWho, kWhere, kState}},
    {Kind::StateFreed,        "state_freed",         {kWhere, kState}},
    {Kind::DialTurned,        "dial_turned",         {kDial}},
    {Kind::AgendaCompleted,   "agenda_completed",    {kWho, kAgenda}},
    {Kind::GameEnded,         "game_ended",          {}},
};
// clang-format on
static_assert(std::size(kEvents) == at(Kind::GameEnded) + 1);

constexpr const Row& row_of(Kind kind) { return kEvents[at(kind)]; }
static_assert([] {
  for (std::size_t i = 0; i < std::size(kEvents); ++i) {
    if (at(kEvents[i].kind) != i) return false;
  }
  return true;
}());

// The fields that an event has.
template <class Visit>
void each_field(const Event& event, Visit visit) {
  for (const Field& field : row_of(event.kind).fields) {
    if (field.value && event.*field.value != Event::kNothing) visit(field);
  }
}

std::string_view dial_id(std::uint8_t space) { return kDialIds[at(kEventDial[space])]; }

Json value_json(What what, std::uint8_t n) {
  switch (what) {
    case What::Number:
    case What::Seat:
    case What::Natural: return n;
    case What::Flag: return n != 0;
    case What::Where: return space_name(n);
    case What::Card: return card_name(n);
    case What::Resource: return kResourceIds[n];
    case What::Pact: return kPactIds[n];
    case What::State: return kCityStateIds[n];
    case What::Wonder: return kWonderIds[n];
    case What::Target: return kTargetIds[n];
    case What::Letter: return letter(n);
    case What::Dial: return dial_id(n);
    case What::Agenda: return kAgendaIds[n];
  }
  return nullptr;
}

std::string value_text(const Box& box, const State& s, What what, std::uint8_t n, Lang lang) {
  switch (what) {
    case What::Number:
    case What::Flag:
    case What::Target: return std::to_string(n);
    case What::Seat: return player_name(box, s, n, lang);
    case What::Where: return space_name(n);
    case What::Card: return in(box.cards[n].name, lang);
    case What::Resource: return text(lang, key("resource", kResourceIds[n]));
    case What::Natural: return natural_name(box, s, n, lang);
    case What::Pact: return in(box.pacts[n].name, lang);
    case What::State: return in(box.city_states[n].name, lang);
    case What::Wonder: return in(box.wonders[n].name, lang);
    case What::Letter: return letter(n);
    case What::Dial: return text(lang, key("dial", dial_id(n)));
    case What::Agenda: return in(box.agendas[n].name, lang);
  }
  return "?";
}

}  // namespace

std::string_view event_id(Kind kind) { return row_of(kind).id; }

std::string NewDawn::event_text(const State& s, const Event& event, Observer, Lang lang) const {
  TextArgs args;
  each_field(event, [&](const Field& field) {
    args.emplace_back(field.said, value_text(*box_, s, field.what, event.*field.value, lang));
    if (field.second)
      args.emplace_back(field.second_said, value_text(*box_, s, field.what, event.*field.second, lang));
  });
  return text(lang, key("event", row_of(event.kind).sentence), args);
}

Json NewDawn::event_json(const State&, const Event& event, Observer) const {
  Json json = {{"kind", event_id(event.kind)}};
  each_field(event, [&](const Field& field) {
    if (field.json.empty()) return;
    const Json value = value_json(field.what, event.*field.value);
    json[std::string(field.json)] =
        field.second ? json_list(value, value_json(field.what, event.*field.second)) : value;
  });
  return json;
}

}  // namespace zig::new_dawn
