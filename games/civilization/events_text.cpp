// What happened, for logs and animations: one row for each kind of event. What only some may know (CV-1.3) is told to
// them, and kept from the others.
#include <bit>

#include "engine/json_object.h"
#include "games/civilization/battle.h"
#include "games/civilization/texts.h"

namespace zig::civilization {

namespace {

using Kind = Event::Kind;

// Who may know a field.
enum class Seen : std::uint8_t { All, Owner, Two };  // Owner: Event::seat; Two: and Event::other

// What the number in a field stands for.
enum class What : std::uint8_t { Number, Flag, Seat, Where, Named, Tile, Item, Spoils, Front, Strength };

template <auto kMember>
constexpr int value(const Event& event) {
  return event.*kMember;
}

// A number of an event with its name in JSON and its place in the sentence; empty: it is not there.
struct Field {
  What what{};
  int (*get)(const Event&) = nullptr;
  std::string_view json{}, said{};
  Thing thing{};  // of What::Named
  Seen seen = Seen::All;
  int absent = Event::kNothing;  // then the event has no such field
};
constexpr Field square(int (*get)(const Event&), std::string_view name) {
  return {.what = What::Where, .get = get, .json = name, .said = name, .absent = kNowhere};
}
constexpr Field amount(int (*get)(const Event&), std::string_view json, std::string_view said) {
  return {.what = What::Number, .get = get, .json = json, .said = said, .absent = -1};
}
constexpr Field named(Thing thing, int (*get)(const Event&), std::string_view name, Seen seen = Seen::All) {
  return {.what = What::Named, .get = get, .json = name, .said = name, .thing = thing, .seen = seen};
}
constexpr Field kWho = {What::Seat, value<&Event::seat>, "seat", "who"};
constexpr Field kOther = {What::Seat, value<&Event::other>, "other", "other"};
constexpr Field kWhere = square(value<&Event::square>, "square"), kFrom = square(value<&Event::from>, "from"),
                kTo = square(value<&Event::to>, "to");
constexpr Field kAmount = amount(value<&Event::amount>, "amount", "n"),
                kGain = amount(value<&Event::gain>, "gain", "gain"),
                kSpace = amount(value<&Event::amount>, "space", "n"),
                kTurn = amount(value<&Event::amount>, "turn", "n");
constexpr Field kAttack = amount(value<&Event::gain>, "attack", "attack"),
                kDefence = amount(value<&Event::amount>, "defence", "defence");
constexpr Field kTotal = amount(value<&Event::gain>, "total", "attack"),
                kOtherTotal = amount(value<&Event::amount>, "other_total", "defence");
// Of the offers this turn; amounts of a deal.
constexpr Field kNumber = amount(value<&Event::amount>, "number", "n");
constexpr Field kTrade = {.what = What::Number, .get = value<&Event::amount>, .json = "trade", .absent = 0},
                kCulture = {.what = What::Number, .get = value<&Event::gain>, .json = "culture", .absent = 0};
constexpr Field kArmiesMoved = amount(value<&Event::armies>, "armies", ""),
                kScoutsMoved = amount(value<&Event::scouts>, "scouts", "");
constexpr Field kCiv = named(Thing::Civ, value<&Event::civ>, "civ");
constexpr Field kGovernment = named(Thing::Government, value<&Event::government>, "government");
constexpr Field kPhase = named(Thing::Phase, value<&Event::phase>, "phase");
constexpr Field kVictory = named(Thing::Victory, value<&Event::victory>, "victory");
constexpr Field kTech = named(Thing::Tech, value<&Event::tech>, "tech");
constexpr Field kAbility = named(Thing::Ability, value<&Event::ability>, "ability");
constexpr Field kWonder = named(Thing::Wonder, value<&Event::wonder>, "wonder");
constexpr Field kBuilding = named(Thing::Building, value<&Event::building>, "building");
constexpr Field kPerson = named(Thing::Person, value<&Event::person>, "person");
constexpr Field kEvent = named(Thing::Event, value<&Event::event>, "event");
constexpr Field kOwnEvent = named(Thing::Event, value<&Event::event>, "event", Seen::Owner);
constexpr Field kHandedEvent = named(Thing::Event, value<&Event::event>, "event", Seen::Two);
constexpr Field kAge = named(Thing::Age, value<&Event::age>, "age");
constexpr Field kResource = named(Thing::Resource, value<&Event::resource>, "resource");
constexpr Field kOwnResource = named(Thing::Resource, value<&Event::resource>, "resource", Seen::Owner);
constexpr Field kHandedHut = named(Thing::Resource, value<&Event::hut>, "hut", Seen::Two);
constexpr Field kHandedVillage = named(Thing::Resource, value<&Event::village>, "village", Seen::Two);
constexpr Field kFromHut = {What::Flag, value<&Event::hut>, "hut", ""};
constexpr Field kFromVillage = {What::Flag, value<&Event::village>, "village", ""};
constexpr Field kTerrain = named(Thing::Terrain, value<&Event::terrain>, "terrain");
constexpr Field kTile = {What::Tile, value<&Event::tile>, "tile", ""};
constexpr Field kDeed = named(Thing::Deed, value<&Event::deed>, "deed");
constexpr Field kItem = {What::Item, value<&Event::item>, "item", ""};
constexpr Field kSecondItem = {What::Item, value<&Event::second>, "second_item", ""};
constexpr Field kFigure = named(Thing::Figure, value<&Event::figure>, "figure");
constexpr Field kUnit = named(Thing::Unit, value<&Event::unit>, "unit");
constexpr Field kOwnStrength = {.what = What::Strength,
                                .get = value<&Event::card>,
                                .json = "strength",
                                .said = "strength",
                                .seen = Seen::Owner};
constexpr Field kForce = amount(value<&Event::amount>, "strength", "n");
constexpr Field kFront = {What::Front, value<&Event::front>, "front", "front"};
constexpr Field kSpoils = {What::Spoils, value<&Event::spoils>, "spoils", ""};
constexpr Field kYes = {What::Flag, value<&Event::yes>, "yes", ""};
constexpr Field kToSheet = {What::Flag, value<&Event::amount>, "to_sheet", ""};

struct Row {
  Kind kind;
  std::string_view id;  // "kind" in JSON, and the name of its sentence
  std::array<Field, 8> fields{};
};
// clang-format off
constexpr Row kEvents[] = {
    // set-up
    {Kind::CivilizationTaken, "civilization_taken",  {kWho, kCiv}},
    {Kind::CapitalPlaced,     "capital_placed",      {kWho, kWhere}},
    {Kind::FigurePlaced,      "figure_placed",       {kWho, kWhere, kFigure}},
    // turns
    {Kind::TurnBegan,         "turn_began",          {kWho, kTurn}},
    {Kind::PhaseBegan,        "phase_began",         {kPhase}},
    {Kind::TradeCollected,    "trade_collected",     {kWho, kAmount}},
    // Start of Turn
    {Kind::TradeGained,       "trade_gained",        {kWho, kAmount}},
    {Kind::CultureGained,     "culture_gained",      {kWho, kAmount}},
    {Kind::CityFounded,       "city_founded",        {kWho, kWhere}},
    {Kind::FigurePushed,      "figure_pushed",       {kWho, kWhere, kFrom}},
    {Kind::GovernmentChanged, "government_changed",  {kWho, kGovernment}},
    {Kind::ScoutSends,        "scout_sends",         {kWho, kWhere, kTo}},
    // markers
    {Kind::GreatPersonGained, "great_person_gained", {kWho, kPerson}},
    {Kind::GreatPersonPlaced, "great_person_placed", {kWho, kPerson, kWhere}},
    {Kind::GreatPersonLost,   "great_person_lost",   {kWho, kPerson, kWhere, kToSheet}},
    {Kind::BuildingBuilt,     "building_built",      {kWho, kBuilding, kWhere}},
    {Kind::BuildingLost,      "building_lost",       {kWho, kBuilding, kWhere}},
    {Kind::WonderBuilt,       "wonder_built",        {kWho, kWonder, kWhere}},
    {Kind::WonderLost,        "wonder_lost",         {kWho, kWonder, kWhere}},
    {Kind::WonderObsolete,    "wonder_obsolete",     {kWho, kWonder}},
    {Kind::WonderTurnedUp,    "wonder_turned_up",    {kWonder}},
    {Kind::TerrainChanged,    "terrain_changed",     {kWhere, kTerrain}},
    {Kind::CoinTokenGained,   "coin_token_gained",   {kWho, kTech, kWonder}},
    {Kind::CoinTokenLost,     "coin_token_lost",     {kWho, kTech, kWonder}},
    // trade
    {Kind::Offered,           "offered",             {kWho, kOther, kNumber}},
    {Kind::OfferAnswered,     "offer_answered",      {kWho, kOther, kYes}},
    {Kind::PieceHanded,       "piece_handed",        {kWho, kOther, kHandedHut, kHandedVillage, kHandedEvent, kResource, kTrade, kCulture}},
    // City Management
    {Kind::CityActs,          "city_acts",           {kWho, kWhere, kDeed, kItem, kSecondItem, kTo}},
    {Kind::Rushed,            "rushed",              {kWho, kWhere, kAmount, kGain}},
    {Kind::UnitDrawn,         "unit_drawn",          {kWho, kUnit, kOwnStrength}},
    {Kind::UnitLost,          "unit_lost",           {kWho, kUnit}},
    {Kind::ResourceTaken,     "resource_taken",      {kWho, kResource}},
    {Kind::Advanced,          "advanced",            {kWho, kSpace}},
    {Kind::EventDrawn,        "event_drawn",         {kWho, kAge, kOwnEvent}},
    {Kind::EventDiscarded,    "event_discarded",     {kWho, kEvent}},
    {Kind::ProductionBonus,   "production_bonus",    {kWho, kWhere, kAmount}},
    {Kind::ExtraActions,      "extra_actions",       {kWho}},
    // announcements
    {Kind::EventPlayed,       "event_played",        {kWho, kEvent, kOther, kWhere}},
    {Kind::AbilityUsed,       "ability_used",        {kWho, kAbility, kOther, kWhere}},
    {Kind::TokenPaid,         "token_paid",          {kWho, kResource, kFromHut, kFromVillage}},
    {Kind::ConsentRefused,    "consent_refused",     {kWho, kOther}},
    {Kind::Cancelled,         "cancelled",           {kWho}},
    // Movement
    {Kind::MoveBegan,         "move_began",          {kWho, kWhere, kArmiesMoved, kScoutsMoved}},
    {Kind::Stepped,           "stepped",             {kWho, kFrom, kWhere, kArmiesMoved, kScoutsMoved}},
    {Kind::Explored,          "explored",            {kWho, kWhere, kTo, kTile}},
    {Kind::HutTaken,          "hut_taken",           {kWho, kWhere, kOwnResource}},
    {Kind::VillageTaken,      "village_taken",       {kWho, kWhere, kOwnResource, kPerson}},
    {Kind::FigureKilled,      "figure_killed",       {kWho, kWhere, kArmiesMoved, kScoutsMoved}},
    {Kind::Sacrificed,        "sacrificed",          {kWho, kWhere, kFigure}},
    {Kind::SquareFrozen,      "square_frozen",       {kWhere}},
    {Kind::FiguresMoved,      "figures_moved",       {kWho, kFrom, kWhere}},
    {Kind::CityNuked,         "city_nuked",          {kWho, kWhere}},
    // battle
    {Kind::BattleBegan,       "battle_began",        {kWho, kOther, kWhere, kAttack, kDefence}},
    {Kind::HandsDrawn,        "hands_drawn",         {kAttack, kDefence}},
    {Kind::WallsBroken,       "walls_broken",        {kWho, kWhere}},
    {Kind::UnitPlayed,        "unit_played",         {kWho, kUnit, kForce, kFront}},
    {Kind::UnitAttacked,      "unit_attacked",       {kWho, kUnit, kFront}},
    {Kind::WoundsDealt,       "wounds_dealt",        {kWho, kFront, kAmount}},
    {Kind::UnitHealed,        "unit_healed",         {kWho, kFront, kAmount}},
    {Kind::UnitKilled,        "unit_killed",         {kWho, kUnit, kFront}},
    {Kind::BattleEnded,       "battle_ended",        {kWho, kOther, kTotal, kOtherTotal}},
    {Kind::UnitSaved,         "unit_saved",          {kWho, kUnit}},
    {Kind::CityConquered,     "city_conquered",      {kWho, kOther, kWhere}},
    {Kind::Looted,            "looted",              {kWho, kOther, kSpoils, kAmount, kHandedHut, kHandedVillage, kHandedEvent}},
    // Research
    {Kind::Researched,        "researched",          {kWho, kTech}},
    {Kind::TechLearned,       "tech_learned",        {kWho, kTech}},
    // the end
    {Kind::VictoryAchieved,   "victory_achieved",    {kWho, kVictory}},
    {Kind::GameEnded,         "game_ended",          {kWho}},
};
// clang-format on
constexpr const Row& row_of(Kind kind) { return kEvents[static_cast<std::size_t>(kind)]; }
static_assert([] {
  for (const Row& row : kEvents) {
    if (&row_of(row.kind) != &row) return false;
  }
  return std::size(kEvents) == static_cast<std::size_t>(Kind::GameEnded) + 1;
}());

bool sees(Seen seen, const Event& event, Observer observer) {
  return seen == Seen::All || observer.n == event.seat || (seen == Seen::Two && observer.n == event.other);
}

// The fields that an event has, as far as the observer may know them.
template <class Visit>
void each_field(const Event& event, Observer observer, Visit visit) {
  for (const Field& field : row_of(event.kind).fields) {
    if (field.get && field.get(event) != field.absent && sees(field.seen, event, observer))
      visit(field, field.get(event));
  }
}

int strength_of_card(const Box& box, const State& s, int seat, int card) {
  return strength_of_face(s, seat, face_of_card(box, card));
}

Json item_json(const Event& event, int item) {
  if (event.deed != Event::kNothing && kind_of(static_cast<Deed>(event.deed)) == Deed::Harvest)
    return json_object("resource", id_of(Thing::Resource, item));
  const Item what(static_cast<std::uint8_t>(item));
  if (what.is_figure()) return json_object("figure", id_of(Thing::Figure, what.is_scout()));
  if (what.is_unit()) return json_object("unit", id_of(Thing::Unit, static_cast<int>(what.unit())));
  if (what.is_building())
    return json_object("building", id_of(Thing::Building, static_cast<int>(what.building())));
  return json_object("wonder", id_of(Thing::Wonder, static_cast<int>(what.wonder())));
}

Json value_json(const Box& box, const State& s, const Event& event, const Field& field, int n) {
  switch (field.what) {
    case What::Number:
    case What::Front: return n;
    case What::Flag: return n != 0;
    case What::Seat: return n == kBarbarians ? Json("barbarians") : Json(n);
    case What::Where: return square_name(static_cast<Square>(n));
    case What::Named: return id_of(field.thing, n);
    case What::Tile: return box.tiles[static_cast<std::size_t>(n)].id;
    case What::Item: return item_json(event, n);
    case What::Spoils: return spoils_id(n);
    case What::Strength: return strength_of_card(box, s, event.seat, n);
  }
  return nullptr;
}

std::string value_text(const Box& box, const State& s, const Event& event, const Field& field, int n,
                       Lang lang) {
  switch (field.what) {
    case What::Seat: return player_name(box, s, n, lang);
    case What::Where: return square_name(static_cast<Square>(n));
    case What::Named: return name_of(box, field.thing, n, lang);
    case What::Front: return std::to_string(n + 1);
    case What::Strength: return std::to_string(strength_of_card(box, s, event.seat, n));
    default: return std::to_string(n);
  }
}

// --- sentences that depend on what the event has

// CV-5.7, CV-10.12: what changes hands; those who may not look see its back.
std::string piece_text(const Box& box, const Event& event, bool face, Lang lang) {
  if (event.hut != Event::kNothing)
    return face ? token_name(box, {TokenFrom::Hut, static_cast<Resource>(event.hut)}, lang)
                : text(lang, "cv.piece.hut");
  if (event.village != Event::kNothing)
    return face ? token_name(box, {TokenFrom::Village, static_cast<Resource>(event.village)}, lang)
                : text(lang, "cv.piece.village");
  if (event.event != Event::kNothing) {
    if (face) return text(lang, "cv.event_card", {{"event", name_of(box, Thing::Event, event.event, lang)}});
    return text(lang, "cv.spoils.event",
                {{"age", name_of(box, Thing::Age, static_cast<int>(box.events[event.event].age), lang)}});
  }
  if (event.resource != Event::kNothing) return name_of(box, Thing::Resource, event.resource, lang);
  const bool looted = event.kind == Kind::Looted;
  const int culture = looted ? event.amount : event.gain;
  if (looted ? event.spoils == static_cast<int>(Spoils::Trade) : event.amount > 0)
    return text(lang, "cv.amount.trade", {{"n", std::to_string(event.amount)}});
  if (looted ? event.spoils == static_cast<int>(Spoils::Culture) : event.gain > 0)
    return text(lang, "cv.amount.culture", {{"n", std::to_string(culture)}});
  return looted ? spoils_text(box, event.spoils, lang) : text(lang, "cv.nothing");
}

// CV-6.20: the city's action as it was announced.
std::string acts_text(const Box& box, const State& s, const Event& event, Lang lang) {
  Announcement action{.kind = Announcement::Kind::CityAction,
                      .seat = event.seat,
                      .what = event.deed,
                      .square = event.to,
                      .city = kCapital,
                      .item = event.item,
                      .second_item = event.second};
  if (const int city = city_at(s, event.seat, event.square); city >= 0)
    action.city = static_cast<std::uint8_t>(city);
  return announced_text(box, s, action, lang);
}

std::string winners_text(const Box& box, const State& s, Lang lang) {
  std::vector<std::string> names;
  for (int seat = 0; seat < s.players(); ++seat) {
    if ((s.winners >> seat) & 1U) names.push_back(player_name(box, s, seat, lang));
  }
  return listed(names, lang);
}

// Which sentence of its kind.
std::string_view variant(const State& s, const Event& event, Observer observer) {
  const auto has = [](auto field) { return field != Event::kNothing; };
  const bool own = observer.n == event.seat;
  switch (event.kind) {
    case Kind::ScoutSends: return event.to == kNowhere ? ".none" : "";
    case Kind::GreatPersonLost: return event.amount == 1 ? ".sheet" : "";
    case Kind::WonderObsolete: return has(event.seat) ? "" : ".market";
    case Kind::CoinTokenGained:
    case Kind::CoinTokenLost: return has(event.tech) ? ".tech" : has(event.wonder) ? ".wonder" : "";
    case Kind::Offered:
      return s.offer.proposed && s.offer.from == event.seat && s.offer.to == event.other ? ".full" : "";
    case Kind::OfferAnswered: return event.yes ? ".yes" : ".no";
    case Kind::UnitDrawn:
    case Kind::EventDrawn:
    case Kind::HutTaken: return own ? ".seen" : "";
    case Kind::VillageTaken: return !has(event.resource) ? ".person" : own ? ".seen" : "";
    case Kind::EventPlayed:
    case Kind::AbilityUsed: return event.square != kNowhere ? ".square" : has(event.other) ? ".other" : "";
    case Kind::Researched: return has(event.tech) ? "" : ".none";
    case Kind::GameEnded: return std::popcount(s.winners) > 1 ? ".shared" : has(event.seat) ? "" : ".none";
    default: return "";
  }
}

}  // namespace

std::string_view event_id(Kind kind) { return row_of(kind).id; }

std::string Civilization::event_text(const State& s, const Event& event, Observer observer, Lang lang) const {
  TextArgs args;
  const auto add = [&](std::string_view name, std::string value) {
    args.emplace_back(name, std::move(value));
  };
  each_field(event, observer, [&](const Field& field, int n) {
    if (!field.said.empty()) add(field.said, value_text(*box_, s, event, field, n, lang));
  });
  switch (event.kind) {
    case Kind::CivilizationTaken:
      add("seat", text(lang, "cv.seat", {{"n", std::to_string(event.seat)}}));
      break;
    case Kind::Offered:
      add("gives", goods_text(*box_, s.offer.gives, observer.n == event.seat, lang));
      add("wants", wish_text(*box_, s.offer.wants, lang));
      break;
    case Kind::PieceHanded:
    case Kind::Looted: add("piece", piece_text(*box_, event, sees(Seen::Two, event, observer), lang)); break;
    case Kind::CityActs: add("what", acts_text(*box_, s, event, lang)); break;
    case Kind::MoveBegan:
    case Kind::Stepped:
    case Kind::FigureKilled: add("figures", figures_text(event.armies, event.scouts, lang)); break;
    case Kind::TokenPaid:
      add("token", token_name(*box_,
                              {event.hut == 1       ? TokenFrom::Hut
                               : event.village == 1 ? TokenFrom::Village
                                                    : TokenFrom::Market,
                               static_cast<Resource>(event.resource)},
                              lang));
      break;
    case Kind::GameEnded: add("winners", winners_text(*box_, s, lang)); break;
    default: break;
  }
  const std::string sentence = key("event", row_of(event.kind).id) + std::string(variant(s, event, observer));
  return as_sentence(text(lang, sentence, args));
}

Json Civilization::event_json(const State& s, const Event& event, Observer observer) const {
  Json json = {{"kind", event_id(event.kind)}};
  each_field(event, observer, [&](const Field& field, int n) {
    if (!field.json.empty()) json[std::string(field.json)] = value_json(*box_, s, event, field, n);
  });
  // The back of a piece is open: hut or village, the age of a card (CV-1.2).
  if (event.kind == Kind::PieceHanded || event.kind == Kind::Looted) {
    if (event.hut != Event::kNothing) json["piece"] = "hut";
    if (event.village != Event::kNothing) json["piece"] = "village";
    if (event.event != Event::kNothing) {
      json["piece"] = "event";
      json["age"] = id_of(Thing::Age, static_cast<int>(box_->events[event.event].age));
    }
  }
  return json;
}

}  // namespace zig::civilization
