// ND-1.4: what everybody sees; nothing is hidden from anybody.
#include "engine/json_object.h"
#include "games/new_dawn/course.h"
#include "games/new_dawn/names.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sums.h"
#include "games/new_dawn/texts.h"

namespace zig::new_dawn {

namespace {

// --- the map

Json space_json(const Box& box, const State& s, Space space) {
  const Hex hex = s.map.hex(space);
  Json json = json_object("id", space_name(space), "q", hex.q, "r", hex.r, "terrain",
                          kTerrainIds[at(s.map.terrain(space))]);
  if (s.resource_tokens.has(space)) json["resource"] = kResourceIds[at(printed_resource(box, s, space))];
  const int owner = occupant(s, space);
  if (owner != kNobody) {
    const auto n = static_cast<std::size_t>(owner);
    json["seat"] = owner;
    json["piece"] = s.player[n].capital == space ? "capital" : s.cities[n].has(space) ? "city" : "token";
    if (s.reinforced.has(space)) json["reinforced"] = true;
  }
  if (const int token = natural_token_at(box, s, space); token != kNone) {
    json["natural_wonder"] = kNaturalWonderIds[s.natural[static_cast<std::size_t>(token)].which];
    json["natural_token"] = owner == kNobody;
  }
  if (const int token = state_token_at(box, s, space); token != kNone) {
    json["city_state"] = kCityStateIds[s.city_states[static_cast<std::size_t>(token)].which];
    json["independent"] = owner == kNobody;
  }
  return json;
}

Json map_json(const Box& box, const State& s) {
  Json spaces = Json::array(), barbarians = Json::array(), caravans = Json::array(), wonders = Json::array();
  for (const Space space : s.map.all()) spaces.push_back(space_json(box, s, space));
  for (std::size_t i = 0; i < kBarbarians; ++i) {
    if (s.home[i] == kNowhere) continue;
    Json one = {{"letter", letter(static_cast<int>(i))}, {"home", space_name(s.home[i])}};
    if (s.barbarian[i] != kNowhere) one["space"] = space_name(s.barbarian[i]);
    barbarians.push_back(std::move(one));
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    for (const Space space : s.player[static_cast<std::size_t>(seat)].caravan) {
      if (space < kSpaces) caravans.push_back({{"seat", seat}, {"space", space_name(space)}});
    }
  }
  for (std::size_t i = 0; i < kWonders; ++i) {
    if (s.wonder_at[i] == kNowhere) continue;
    Json one = {{"wonder", kWonderIds[i]}, {"space", space_name(s.wonder_at[i])}};
    if (const int owner = occupant(s, s.wonder_at[i]); owner != kNobody) one["seat"] = owner;
    wonders.push_back(std::move(one));
  }
  return {{"tiles", tiles_json(s.map)},
          {"spaces", std::move(spaces)},
          {"barbarians", std::move(barbarians)},
          {"caravans", std::move(caravans)},
          {"wonders", std::move(wonders)}};
}

// --- the seats

Json row_json(const Box& box, const State& s, int seat) {
  Json row = Json::array();
  const Player& player = s.player[static_cast<std::size_t>(seat)];
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    Json card = {{"slot", slot + 1}, {"card", card_name(player.row[slot])}, {"trade", player.trade[slot]}};
    for (const CityStateToken& token : s.city_states) {
      if (token.slot == slot && occupant(s, city_state_space(box, token)) == seat)
        card["states"].push_back({{"state", kCityStateIds[token.which]}, {"used", token.used != 0}});
    }
    for (int i = 0; i < kTokens; ++i) {
      const NaturalToken& token = s.natural[static_cast<std::size_t>(i)];
      if (token.slot == slot && natural_owner(box, s, i) == seat)
        card["natural_wonders"].push_back(
            {{"natural_wonder", kNaturalWonderIds[token.which]}, {"used", token.used != 0}});
    }
    row.push_back(std::move(card));
  }
  return row;
}

Json seat_json(const Box& box, const State& s, int seat) {
  const auto n = static_cast<std::size_t>(seat);
  const Player& player = s.player[n];
  Json natural = Json::array(), pacts = Json::array(), states = Json::array(), costs = Json::object(),
       prices = Json::object();
  for (int i = 0; i < kTokens; ++i) {
    if (natural_owner(box, s, i) == seat)
      natural.push_back({{"natural_wonder", kNaturalWonderIds[s.natural[static_cast<std::size_t>(i)].which]},
                         {"used", s.natural[static_cast<std::size_t>(i)].used != 0}});
  }
  for (std::size_t giver = 0; giver < kMaxPlayers; ++giver) {
    for (std::size_t i = 0; i < kPacts; ++i) {
      if (s.pact[giver][i] == seat) pacts.push_back({{"giver", giver}, {"pact", kPactIds[i]}});
    }
  }
  for (const CityStateToken& token : s.city_states) {
    if ((token.holders >> seat) & 1U) states.push_back(kCityStateIds[token.which]);
  }
  for (const std::uint8_t wonder : s.market) {
    if (wonder == kNone) continue;
    costs[std::string(kWonderIds[wonder])] = wonder_cost(box, s, seat, wonder);
    prices[std::string(kWonderIds[wonder])] = price_json(box, s, seat, wonder);
  }
  int on_card = 0;
  for (const Space caravan : player.caravan) on_card += caravan == kOnCard;
  return {{"seat", seat},
          {"leader", kLeaderIds[at(player.leader)]},
          {"automated", s.automated(seat)},
          {"row", row_json(box, s, seat)},
          {"tech", player.tech},
          {"resources", resources_json(player)},
          {"natural_wonders", std::move(natural)},
          {"stored", player.stored},
          {"caravans_on_card", on_card},
          {"tokens_left", unused_tokens(s, seat)},
          {"cities_left", unused_cities(s, seat)},
          {"mature", spaces_json(mature_cities(s, seat))},
          {"friendly_spaces", friendly(s, seat).count()},
          {"agendas", ids_json(kAgendaIds, player.agendas)},
          {"pacts", std::move(pacts)},
          {"state_cards", std::move(states)},
          {"progress", progress_json(box, s, seat)},
          {"costs", std::move(costs)},
          {"prices", std::move(prices)}};
}

// ND-4.7: the card, the slot that counts, and how much of the card is left.
Json resolving_json(const State& s) {
  Json json = {{"card", card_name(s.now.card)}, {"slot", s.now.slot + 1}, {"as_slot", s.now.as}};
  switch (type_of(s.now.card)) {
    case Type::Culture: json["tokens_left"] = s.now.left; break;
    case Type::Military:
      json["attacks_done"] = s.now.left;
      json["reinforced"] = s.now.reinforced;
      break;
    case Type::Industry:
      if (s.now.wonder == kNone) break;
      json["wonder"] = kWonderIds[s.now.wonder];
      json["need"] = s.now.need;
      break;
    default: break;
  }
  return json;
}

// ND-9.18: the totals so far, the sums before the dice, and what each side has added since.
Json attack_json(const Box& box, const State& s) {
  const Battle battle{.attacker = s.active,
                      .defender = s.attack.defender,
                      .space = s.attack.space,
                      .target = s.attack.target};
  Json sums = battle_json(box, s, battle);
  const int attack_spent = s.attack.attack - s.attack.attack_die - sums["attack"]["total"].get<int>();
  const int defence_spent = s.attack.defence - s.attack.defence_die - sums["defence"]["total"].get<int>();
  Json json = {{"space", space_name(s.attack.space)},
               {"target", kTargetIds[at(s.attack.target)]},
               {"attack", s.attack.attack},
               {"defence", s.attack.defence},
               {"dice", {s.attack.attack_die, s.attack.defence_die}},
               {"spent", {attack_spent, defence_spent}},
               {"sums", std::move(sums)}};
  if (s.attack.defender != kNobody) json["defender"] = s.attack.defender;
  return json;
}

Json standing_json(const Standing& standing) {
  Json list = Json::array();
  for (std::size_t seat = 0; seat < standing.seats; ++seat) {
    list.push_back({{"seat", seat},
                    {"rank", standing.rank[seat]},
                    {"victory_cards", standing.total[seat]},
                    {"wonders", standing.tie_break[seat][0]},
                    {"friendly_spaces", standing.tie_break[seat][1]}});
  }
  return list;
}

}  // namespace

Json NewDawn::view(const State& s, Observer observer) const {
  const bool seated = !observer.spectator() && observer.n < s.players();
  Json market = Json::array(), victory = Json::array(), seats = Json::array(), asked = Json::array();
  for (std::size_t deck = 0; deck < kDecks; ++deck) {
    const int all = s.players() + 2;  // ND-2.9: 4, 5 or 6 cards to a deck
    Json one = {{"type", kTypeIds[at(kDeckTypes[deck])]}, {"left", all - s.turned[deck]}};
    if (s.market[deck] != kNone) one["wonder"] = kWonderIds[s.market[deck]];
    market.push_back(std::move(one));
  }
  for (std::size_t card = 0; card < kVictoryCards; ++card) {
    if ((s.victory_cards >> card) & 1U) victory.push_back({kAgendaIds[2 * card], kAgendaIds[2 * card + 1]});
  }
  for (int seat = 0; seat < s.players(); ++seat) seats.push_back(seat_json(*box_, s, seat));
  for (const Seat seat : pending(s)) asked.push_back(seat.n);
  Json json = {{"observer", seated ? Json(observer.n) : Json("spectator")},
               {"players", s.players()},
               {"round", s.round},
               {"first", s.first},
               {"active", s.active},
               {"dial", s.dial},
               {"event", kDialIds[at(kEventDial[s.dial])]},
               {"pending", std::move(asked)},
               {"question", s.questions ? question_row(s.asked().ask).name() : std::string_view("over")},
               {"map", map_json(*box_, s)},
               {"market", std::move(market)},
               {"victory", std::move(victory)},
               {"seats", std::move(seats)},
               {"standing", standing_json(standing(s))}};
  if (s.window == Window::AfterCard || s.window == Window::AfterEconomy)
    json["resolving"] = resolving_json(s);
  if (s.attack.space != kNowhere) json["attack"] = attack_json(*box_, s);
  if (s.window == Window::MapBuilding) {
    Json hands = Json::array();
    for (int tile = 1; tile <= kTiles; ++tile) {
      const std::uint8_t owner = s.dealt[static_cast<std::size_t>(tile - 1)];
      if (owner != kNobody && !s.map.laid(tile)) hands.push_back({{"tile", tile}, {"seat", owner}});
    }
    json["unlaid"] = std::move(hands);
  }
  return json;
}

Json NewDawn::factions(const State& s, Seat seat) const {
  return {{"leader", kLeaderIds[at(s.player[seat.n].leader)]}};
}

}  // namespace zig::new_dawn
