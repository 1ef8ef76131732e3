// What a client needs to draw the game, in one language: names, tiles, numbers; no rules.
#include "games/new_dawn/names.h"
#include "games/new_dawn/texts.h"
#include "locale/titles.h"

namespace zig::new_dawn {

namespace {

// What a card does, in our own words; the data say it in English only.
std::string summary(std::string_view id, Lang lang) { return text(lang, key("summary", id)); }

Json cards_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (CardId card = 0; card < kCards; ++card) {
    list.push_back({{"id", card_name(card)},
                    {"name", in(box.cards[card].name, lang)},
                    {"type", kTypeIds[at(type_of(card))]},
                    {"level", level_of(card)},
                    {"summary", summary(card_name(card), lang)}});
  }
  return list;
}

// --- the cards of the automated player (ND-17): what they do, put together from their numbers and lists

std::string automated_text(Lang lang, std::string_view id, const TextArgs& args = {}) {
  return text(lang, key("automated", id), args);
}

constexpr std::array<std::string_view, 7> kFirstTexts = {
    "", "first.strike", "first.barbarians", "first.resource", "first.trade", "first.upgrade", "first.cities"};
constexpr std::array<std::string_view, 6> kPreyTexts = {"prey.barbarian", "prey.barbarian_beside",
                                                        "prey.city",      "prey.city_with_wonder",
                                                        "prey.state",     "prey.token"};

std::string prey_text(const std::vector<PreyWish>& wishes, Lang lang) {
  std::string list;
  for (const PreyWish& wish : wishes) {
    const std::string prey = automated_text(lang, kPreyTexts[at(wish.prey)]);
    const bool limited = wish.most_defence != PreyWish{}.most_defence;
    if (!list.empty()) list += ", ";
    list += limited ? automated_text(lang, "prey.up_to",
                                     {{"targets", prey}, {"most", std::to_string(wish.most_defence)}})
                    : prey;
  }
  return list;
}

std::string effect_text(const AutomatedCard& card, Type type, Lang lang) {
  const FocusCard& numbers = card.numbers;
  std::string effect;
  const auto say = [&](bool applies, std::string_view id, const TextArgs& args = {}) {
    if (applies) effect += (effect.empty() ? "" : " ") + automated_text(lang, id, args);
  };
  const auto figure = [](int number) { return std::to_string(number); };
  say(card.first != FirstEffect::None, kFirstTexts[at(card.first)]);
  switch (type) {
    case Type::Culture:
      say(true, "culture", {{"tokens", figure(numbers.tokens)}});
      say(numbers.culture_step == CultureStep::PlaceBesideFriendly, "culture.more");
      break;
    case Type::Science: say(true, "science"); break;
    case Type::Economy:
      say(true, "economy", {{"caravans", figure(numbers.caravans)}, {"distance", figure(numbers.distance)}});
      say(numbers.enters_water, "economy.water");
      break;
    case Type::Industry:
      say(true, "industry",
          {{"production", figure(numbers.slot5_production)}, {"range", figure(numbers.city_range)}});
      say(numbers.from_caravans, "industry.caravans");
      say(numbers.counts_through_water, "industry.water");
      break;
    case Type::Military:
      say(true, "military",
          {{"attacks", figure(numbers.attacks)},
           {"range", figure(numbers.attack_range)},
           {"value", figure(kSlots + numbers.bonus)},
           {"barbarian", figure(kSlots + numbers.bonus_vs_barbarian)},
           {"targets", prey_text(card.prey, lang)},
           {"less", figure(numbers.less_per_attack)}});
      say(numbers.through_water && !numbers.through_rivals, "military.through.water");
      say(numbers.through_rivals, "military.through.all");
      break;
  }
  say(card.upgrades_when_idle, "idle");
  say(card.after_reset == AfterReset::ResolveLast, "then.last");
  say(card.after_reset == AfterReset::ResolveCulture, "then.culture");
  return effect;
}

Json automated_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (CardId card = 0; card < kCards; ++card)
    list.push_back(
        {{"id", card_name(card)}, {"summary", effect_text(box.automated[card], type_of(card), lang)}});
  return list;
}

Json wonders_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < kWonders; ++i) {
    const WonderCard& card = box.wonders[i];
    list.push_back({{"id", kWonderIds[i]},
                    {"name", in(card.name, lang)},
                    {"type", kTypeIds[at(card.type)]},
                    {"era", kEraIds[at(card.era)]},
                    {"cost", card.cost},
                    {"resources", {kResourceIds[at(card.resources[0])], kResourceIds[at(card.resources[1])]}},
                    {"summary", summary(kWonderIds[i], lang)}});
  }
  return list;
}

Json leaders_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < kLeaders; ++i) {
    const LeaderCard& card = box.leaders[i];
    list.push_back({{"id", kLeaderIds[i]},
                    {"name", in(card.name, lang)},
                    {"leader", card.person},
                    {"ability", card.ability},
                    {"summary", summary(kLeaderIds[i], lang)}});
  }
  return list;
}

// Anything with a name and a summary.
template <class Cards, std::size_t N>
Json simple(const Cards& cards, const std::array<std::string_view, N>& ids, Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < N; ++i)
    list.push_back({{"id", ids[i]}, {"name", in(cards[i].name, lang)}, {"summary", summary(ids[i], lang)}});
  return list;
}

Json terrains_json(Lang lang) {
  Json list = named(kTerrainIds, "nd.terrain", lang);
  for (std::size_t i = 0; i < kTerrains; ++i) list[i]["difficulty"] = kDifficulty[i];
  return list;
}

Json city_states_json(const Box& box, Lang lang) {
  Json list = simple(box.city_states, kCityStateIds, lang);
  for (std::size_t i = 0; i < kCityStates; ++i) list[i]["type"] = kTypeIds[at(box.city_states[i].type)];
  return list;
}

Json natural_wonders_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < kNaturalWonders; ++i) {
    list.push_back({{"id", kNaturalWonderIds[i]},
                    {"name", in(box.natural_wonders[i].name, lang)},
                    {"resource", kResourceIds[at(box.natural_wonders[i].resource)]}});
  }
  return list;
}

Json victory_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t card = 0; card < kVictoryCards; ++card) {
    list.push_back(
        {{"id", kVictoryCardIds[card]},
         {"name", in(box.agendas[2 * card].name, lang) + " / " + in(box.agendas[2 * card + 1].name, lang)},
         {"agendas", {kAgendaIds[2 * card], kAgendaIds[2 * card + 1]}}});
  }
  return list;
}

// ND-3.2: how the ten spaces of a tile lie on either side, unturned.
Json shapes_json() {
  Json shapes = Json::array();
  for (const TileShape& shape : {kShapeA, kShapeB}) {
    Json hexes = Json::array();
    for (const Hex hex : shape) hexes.push_back({hex.q, hex.r});
    shapes.push_back(std::move(hexes));
  }
  return shapes;
}

Json tile_json(const Box& box, int tile) {
  Json sides = Json::array();
  for (const Side side : {Side::A, Side::B}) {
    Json spaces = Json::array();
    for (std::size_t place = 0; place < kTileSpaces; ++place) {
      const TileSide& up = box.side(tile, side);
      Json space = {{"terrain", kTerrainIds[at(up.terrain[place])]}};
      if (up.resource[place] >= 0)
        space["resource"] = kResourceIds[static_cast<std::size_t>(up.resource[place])];
      if (up.barbarian_at == static_cast<int>(place)) space["barbarian"] = letter(up.barbarian);
      const Space here = space_of(tile, static_cast<int>(place));
      for (std::size_t i = 0; i < kCityStates; ++i) {
        if (box.city_states[i].space == here && box.city_states[i].side == side)
          space["city_state"] = kCityStateIds[i];
      }
      for (std::size_t i = 0; i < kNaturalWonders; ++i) {
        if (box.natural_wonders[i].space == here && box.natural_wonders[i].side == side)
          space["natural_wonder"] = kNaturalWonderIds[i];
      }
      spaces.push_back(std::move(space));
    }
    sides.push_back(std::move(spaces));
  }
  return {{"id", tile},
          {"kind", kTileKindIds[at(box.tiles[static_cast<std::size_t>(tile - 1)].kind)]},
          {"sides", std::move(sides)}};
}

// ND-7.13, ND-7.16: where the tech dial gives a card, of which level, and where it goes on after its end.
Json tech_json() {
  Json marks = Json::array();
  for (int tech = 1; tech <= kLastTech; ++tech) {
    if (level_mark(tech) > 0) marks.push_back({{"at", tech}, {"level", level_mark(tech)}});
  }
  return {{"last", kLastTech}, {"after_last", kTechAfterLast}, {"marks", std::move(marks)}};
}
// ND-10.1
Json dial_json(Lang lang) {
  Json spaces = Json::array();
  for (const DialIcon icon : kEventDial)
    spaces.push_back({{"id", kDialIds[at(icon)]}, {"name", text(lang, key("dial", kDialIds[at(icon)]))}});
  return spaces;
}

}  // namespace

Json NewDawn::catalogue(Lang lang) const {
  Json tiles = Json::array();
  for (int tile = 1; tile <= kTiles; ++tile) tiles.push_back(tile_json(*box_, tile));
  return {{"game", kId},
          {"name", text(lang, "nd.name")},
          {"types", named(kTypeIds, "nd.type", lang)},
          {"terrains", terrains_json(lang)},
          {"resources", named(kResourceIds, "nd.resource", lang)},
          {"cards", cards_json(*box_, lang)},
          {"automated_cards", automated_json(*box_, lang)},
          {"leaders", leaders_json(*box_, lang)},
          {"wonders", wonders_json(*box_, lang)},
          {"city_states", city_states_json(*box_, lang)},
          {"pacts", simple(box_->pacts, kPactIds, lang)},
          {"natural_wonders", natural_wonders_json(*box_, lang)},
          {"agendas", simple(box_->agendas, kAgendaIds, lang)},
          {"tech", tech_json()},
          {"event_dial", dial_json(lang)},
          {"tiles", std::move(tiles)},
          {"shapes", shapes_json()},
          {"house_layout", text(lang, "nd.house_layout")},
          {"categories", victory_json(*box_, lang)},
          {"tie_break", text(lang, "nd.tie_break")},
          {"options", titled_options(options_schema(), "nd.option", lang)}};
}

}  // namespace zig::new_dawn
