// What happened, for logs and animations: one row for each kind of event.
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/texts.h"

namespace zig::mesopotamia {

namespace {

using Kind = Event::Kind;

// What the number in a field stands for.
enum class What : std::uint8_t {
  Number,
  Party,
  Where,
  River,
  Role,
  Empire,
  Type,
  Unit,
  Colour,
  Track,
  Section,
  Slot,
  Quest,
  Token,
  Option,
  Gardens,
  Card,
  Strategy,
  ActionCard,
  Effect,
};

// A number of an event with its name in JSON and in the sentence.
struct Field {
  What what{};
  std::uint8_t Event::* value = nullptr;
  std::string_view name{};
};
constexpr Field kWho = {What::Party, &Event::seat, "seat"};
constexpr Field kOther = {What::Party, &Event::other, "other"};
constexpr Field kWhere = {What::Where, &Event::place, "area"};
constexpr Field kFrom = {What::Where, &Event::from, "from"};
constexpr Field kRiver = {What::River, &Event::place, "segment"};
constexpr Field kFromRiver = {What::River, &Event::from, "from"};
constexpr Field a(What what, std::string_view name) { return {what, &Event::a, name}; }
constexpr Field b(What what, std::string_view name) { return {what, &Event::b, name}; }

// What its six numbers are.
enum class Six : std::uint8_t { Nothing, Goods, Faces, Bids };

struct Row {
  Kind kind;
  std::string_view id;  // "kind" in JSON
  std::array<Field, 5> fields{};
  Six six = Six::Nothing;
  bool secret = false;  // its first number is for the seat alone
};
// clang-format off
constexpr Row kEvents[] = {
    {Kind::RoleTaken,       "role_taken",       {kWho, a(What::Role, "role")}},
    {Kind::EmpireTaken,     "empire_taken",     {kWho, a(What::Empire, "empire")}},
    {Kind::StartTaken,      "start_taken",      {kWho, kWhere}},
    {Kind::QuestsDealt,     "quests_dealt",     {kWho}},
    {Kind::QuestReturned,   "quest_returned",   {kWho, a(What::Quest, "quest")}, Six::Nothing, true},
    {Kind::RoundBegan,      "round_began",      {a(What::Number, "round")}},
    {Kind::TurnBegan,       "turn_began",       {kWho}},
    {Kind::DiceRolled,      "dice_rolled",      {kWho}, Six::Faces},
    {Kind::DiceRerolled,    "dice_rerolled",    {kWho}, Six::Faces},
    {Kind::ActionBegan,     "action_began",     {kWho, a(What::Type, "action"), b(What::Number, "dice")}},
    {Kind::TurnEnded,       "turn_ended",       {kWho}},
    {Kind::Gained,          "gained",           {kWho}, Six::Goods},
    {Kind::Paid,            "paid",             {kWho}, Six::Goods},
    {Kind::UnitMoved,       "unit_moved",       {kWho, a(What::Unit, "unit"), kFrom, kWhere, b(What::Number, "rams")}},
    {Kind::ShipMoved,       "ship_moved",       {kWho, kFromRiver, kRiver}},
    {Kind::UnitPlaced,      "unit_placed",      {kWho, a(What::Unit, "unit"), kWhere}},
    {Kind::UnitLost,        "unit_lost",        {kWho, a(What::Unit, "unit"), kWhere}},
    {Kind::RamPlaced,       "ram_placed",       {kWho, kWhere}},
    {Kind::RamLost,         "ram_lost",         {kWho, kWhere}},
    {Kind::ShipPlaced,      "ship_placed",      {kWho, kRiver}},
    {Kind::ShipLost,        "ship_lost",        {kWho, kRiver}},
    {Kind::WallBuilt,       "wall_built",       {kWho, kWhere}},
    {Kind::WallLost,        "wall_lost",        {kWho, kWhere}},
    {Kind::SettlementBuilt, "settlement_built", {kWho, kWhere}},
    {Kind::SettlementLost,  "settlement_lost",  {kWho, kWhere}},
    {Kind::SettlementTaken, "settlement_taken", {kWho, kWhere, kOther}},
    {Kind::FloorBuilt,      "floor_built",      {kWho, a(What::Number, "floor")}},
    {Kind::DieTaken,        "die_taken",        {kWho, a(What::Colour, "colour")}},
    {Kind::GardensBuilt,    "gardens_built",    {kWho, a(What::Gardens, "token")}},
    {Kind::GardensTurned,   "gardens_turned",   {a(What::Gardens, "token")}},
    {Kind::TechRaised,      "tech_raised",      {kWho, a(What::Type, "action"), b(What::Number, "level")}},
    {Kind::AmphoraPlaced,   "amphora_placed",   {kWho, a(What::Slot, "slot")}},
    {Kind::Traded,          "traded",           {kWho, a(What::Slot, "slot")}},
    {Kind::Moved,           "seal_moved",       {kWho, a(What::Track, "track"), b(What::Number, "position")}},
    {Kind::EventRevealed,   "event_revealed",   {kWho, kWhere, a(What::Token, "token")}},
    {Kind::OptionChosen,    "option_chosen",    {kWho, kWhere, a(What::Token, "token"), b(What::Option, "option")}},
    {Kind::EventAdvanced,   "event_advanced",   {kWho, kWhere, a(What::Token, "token"), b(What::Number, "die")}},
    {Kind::EventEnded,      "event_ended",      {kWhere, a(What::Token, "token")}},
    {Kind::EventLost,       "event_lost",       {kWho, kWhere, a(What::Token, "token")}},
    {Kind::QuestDrawn,      "quest_drawn",      {kWho, a(What::Quest, "quest")}, Six::Nothing, true},
    {Kind::Forfeited,       "forfeited",        {kWho, a(What::Effect, "reward")}},
    {Kind::BattlesBegan,    "battles_began",    {kWho}},
    {Kind::BattleBegan,     "battle_began",     {kWho, kOther, kWhere, a(What::Number, "attacker")}},
    {Kind::CardDrawn,       "card_drawn",       {kWho, kWhere, a(What::Slot, "fighter"), b(What::Card, "card")}},
    {Kind::TribeRolled,     "tribe_rolled",     {kWhere, a(What::Number, "die"), b(What::Number, "bones")}},
    {Kind::BidsRevealed,    "bids_revealed",    {kWho, kOther, kWhere}, Six::Bids},
    {Kind::SectionWon,      "section_won",      {kWho, kWhere, a(What::Section, "section"), b(What::Number, "bones")}},
    {Kind::SectionEqual,    "section_equal",    {kWhere, a(What::Section, "section")}},
    {Kind::Refunded,        "refunded",         {kWho, a(What::Number, "bones")}},
    {Kind::BonePlaced,      "bone_placed",      {kWho, kWhere, a(What::Slot, "fighter"), b(What::Section, "section")}},
    {Kind::LinedUp,         "lined_up",         {kWho, kWhere, a(What::Number, "rows")}},
    {Kind::DuelWon,         "duel_won",         {kWho, kOther, kWhere, a(What::Slot, "fighter"), b(What::Slot, "beaten")}},
    {Kind::Tired,           "tired",            {kWho, kWhere, a(What::Slot, "fighter"), b(What::Section, "section")}},
    {Kind::Retreated,       "retreated",        {kWho, a(What::Unit, "unit"), kWhere}},
    {Kind::BattleWon,       "battle_won",       {kWho, kOther, kWhere}},
    {Kind::TribeBeaten,     "tribe_beaten",     {kWho, kWhere}},
    {Kind::StrategyShown,   "strategy_shown",   {kWho, a(What::Strategy, "card")}},
    {Kind::StrategyUsed,    "strategy_used",    {kWho, a(What::Strategy, "card"), b(What::Slot, "slot")}},
    {Kind::ActionCardDrawn, "action_card_drawn", {kWho, a(What::ActionCard, "action")}},
    {Kind::ActionWasted,    "action_wasted",    {kWho}},
    {Kind::EnemyActed,      "enemy_acted",      {kWho, a(What::ActionCard, "action")}},
    {Kind::WaveArrived,     "wave_arrived",     {a(What::Number, "wave")}},
    {Kind::WaveBeaten,      "wave_beaten",      {a(What::Number, "wave")}},
    {Kind::ScenarioWon,     "scenario_won",     {}},
    {Kind::ScenarioLost,    "scenario_lost",    {}},
    {Kind::GameEnded,       "game_ended",       {}},
};
// clang-format on
static_assert([] {
  for (std::size_t i = 0; i < std::size(kEvents); ++i) {
    if (at(kEvents[i].kind) != i) return false;
  }
  return std::size(kEvents) == at(Kind::GameEnded) + 1;
}());

constexpr const Row& row_of(Kind kind) { return kEvents[at(kind)]; }

// MS-1.10: what the observer may know of it.
template <class Visit>
void each_field(const Event& event, Observer observer, Visit visit) {
  const Row& row = row_of(event.kind);
  for (const Field& field : row.fields) {
    if (!field.value || (row.secret && field.value == &Event::a && observer.n != event.seat)) continue;
    visit(field);
  }
}

constexpr std::array<std::string_view, 11> kEffectIds = {"gain", "gain_choice", "lose",       "discover",
                                                         "unit", "wall",        "settlement", "ship",
                                                         "ram",  "quest",       "population"};

template <class Items>
Json item_id(const Items& items, std::size_t n) {
  return n < items.size() ? Json(items[n].id) : Json(nullptr);
}

Json value_json(const Box& box, What what, std::uint8_t n) {
  const auto named = [&](const auto& ids) { return n < ids.size() ? Json(ids[n]) : Json(nullptr); };
  switch (what) {
    case What::Number: return n;
    case What::Party: return party_json(n);
    case What::Where: return area_name(box, n);
    case What::River: return segment_name(box, n);
    case What::Role: return std::string(1, static_cast<char>('A' + n));
    case What::Empire: return named(kEmpireIds);
    case What::Type: return named(kTypeIds);
    case What::Unit: return named(kUnitTypeIds);
    case What::Colour: return named(kColourIds);
    case What::Track: return named(kTrackIds);
    case What::Section: return named(kSectionIds);
    case What::Slot:
    case What::Option: return n + 1;
    case What::Quest: return item_id(box.quests, n);
    case What::Token: return item_id(box.events, n);
    case What::Gardens: return item_id(box.gardens, n);
    case What::Card: return item_id(box.combat, n);
    case What::Strategy: return item_id(box.strategies, n);
    case What::ActionCard: return n < kTypes ? Json(kTypeIds[n]) : Json("star");
    case What::Effect: return named(kEffectIds);
  }
  return nullptr;
}

std::string value_text(const Box& box, const State& s, What what, std::uint8_t n, Lang lang) {
  const auto number = [](int i) { return std::to_string(i); };
  switch (what) {
    case What::Number: return number(n);
    case What::Party: return party_name(box, s, n, lang);
    case What::Where: return place_name(box, n, lang);
    case What::River: return river_name(box, n, lang);
    case What::Role: return std::string(1, static_cast<char>('A' + n));
    case What::Empire: return n < kEmpires ? box.empires[n].name.in(lang) : "?";
    case What::Type: return id_name("type", kTypeIds, n, lang);
    case What::Unit: return id_name("unit", kUnitTypeIds, n, lang);
    case What::Colour: return id_name("colour", kColourIds, n, lang);
    case What::Track: return id_name("track", kTrackIds, n, lang);
    case What::Section: return id_name("section", kSectionIds, n, lang);
    case What::Slot:
    case What::Option: return number(n + 1);
    case What::Quest: return quest_text(box, n, lang);
    case What::Token: return n < box.events.size() ? box.events[n].name.in(lang) : "?";
    case What::Gardens: return n < box.gardens.size() ? number(box.gardens[n].level) : "?";
    case What::Card:
      return n < box.combat.size() ? id_name("unit", kUnitTypeIds, at(box.combat[n].unit), lang) : "?";
    case What::Strategy: return n < box.strategies.size() ? box.strategies[n].name.in(lang) : "?";
    case What::ActionCard: return n < kTypes ? id_name("type", kTypeIds, n, lang) : text(lang, "ms.star");
    case What::Effect: return n < kEffectIds.size() ? text(lang, key("reward", kEffectIds[n])) : "?";
  }
  return "?";
}

Json faces_json(const Box& box, const Event& event) {
  Json faces = Json::array();
  for (const std::uint8_t face : event.goods) {
    if (face != Die::kUnrolled) faces.push_back(symbol_json(box, face));
  }
  return faces;
}
std::string faces_text(const Box& box, const Event& event, Lang lang) {
  std::string list;
  for (const std::uint8_t face : event.goods) {
    if (face >= box.symbols.size()) continue;
    if (!list.empty()) list += ", ";
    list += face == kStar ? text(lang, "ms.star") : box.symbols[face].sign;
  }
  return list;
}
std::string bid_text(const Event& event, std::size_t from) {
  return std::to_string(event.goods[from]) + "/" + std::to_string(event.goods[from + 1]) + "/" +
         std::to_string(event.goods[from + 2]);
}

}  // namespace

std::string Mesopotamia::event_text(const State& s, const Event& event, Observer observer, Lang lang) const {
  const Row& row = row_of(event.kind);
  TextArgs args;
  bool hidden = row.secret;
  each_field(event, observer, [&](const Field& field) {
    args.emplace_back(field.name, value_text(*box_, s, field.what, event.*field.value, lang));
    if (field.value == &Event::a) hidden = false;
  });
  switch (row.six) {
    case Six::Nothing: break;
    case Six::Goods: args.emplace_back("goods", goods_text(event.goods, lang)); break;
    case Six::Faces: args.emplace_back("faces", faces_text(*box_, event, lang)); break;
    case Six::Bids:
      args.emplace_back("bid", bid_text(event, 0));
      args.emplace_back("other_bid", bid_text(event, 3));
      break;
  }
  std::string id(row.id);
  if (hidden) id += "_hidden";
  if (event.kind == Kind::UnitMoved && event.b) id += "_with_rams";
  if (event.kind == Kind::ActionBegan && event.b) id += "_with_dice";
  return text(lang, key("event", id), args);
}

Json Mesopotamia::event_json(const State&, const Event& event, Observer observer) const {
  const Row& row = row_of(event.kind);
  Json json = {{"kind", row.id}};
  each_field(event, observer, [&](const Field& field) {
    json[std::string(field.name)] = value_json(*box_, field.what, event.*field.value);
  });
  switch (row.six) {
    case Six::Nothing: break;
    case Six::Goods: json["goods"] = goods_json(event.goods); break;
    case Six::Faces: json["faces"] = faces_json(*box_, event); break;
    case Six::Bids:
      json["bids"] = {{event.goods[0], event.goods[1], event.goods[2]},
                      {event.goods[3], event.goods[4], event.goods[5]}};
      break;
  }
  return json;
}

}  // namespace zig::mesopotamia
