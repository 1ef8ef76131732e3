// A position written out: everything, so that reading it gives the same bytes.
#include "games/new_dawn/names.h"
#include "games/new_dawn/new_dawn.h"
#include "games/new_dawn/position.h"
#include "games/new_dawn/position_fields.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/texts.h"

namespace zig::new_dawn {

namespace {

std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

template <class Part>
Json fields_json(Part part) {
  Json json = Json::object();
  each_field(part, [&](const char* name, auto& value) {
    if constexpr (std::is_enum_v<std::remove_reference_t<decltype(value)>>) {
      json[name] = ids_of(value)[at(value)];
    } else {
      json[name] = static_cast<int>(value);
    }
  });
  return json;
}
Json row_json(const Player& player) {
  Json row = Json::array();
  for (const CardId card : player.row) row.push_back(card_name(card));
  return row;
}

Json seat_json(const State& s, std::size_t seat) {
  const Player& player = s.player[seat];
  Json agendas = Json::array(), caravans = Json::array(), resources = Json::object();
  for (std::size_t i = 0; i < kAgendas; ++i) {
    if ((player.agendas >> i) & 1U) agendas.push_back(kAgendaIds[i]);
  }
  for (const Space caravan : player.caravan)
    caravans.push_back(caravan == kOnCard ? "card" : caravan == kNowhere ? "supply" : space_name(caravan));
  for (std::size_t i = 0; i < kResources; ++i) resources[std::string(kResourceIds[i])] = player.resources[i];
  Json json = {{"leader", kLeaderIds[at(player.leader)]},
               {"row", row_json(player)},
               {"trade", player.trade},
               {"stored", player.stored},
               {"tech", player.tech},
               {"reached_last_tech", player.reached_last_tech != 0},
               {"defeated_capital", player.defeated_capital != 0},
               {"resources", std::move(resources)},
               {"caravans", std::move(caravans)},
               {"cities", spaces_json(s.cities[seat])},
               {"tokens", spaces_json(s.control[seat] - s.reinforced)},
               {"reinforced", spaces_json(s.control[seat] & s.reinforced)},
               {"agendas", std::move(agendas)},
               {"markers", player.markers}};
  if (player.capital != kNowhere) json["capital"] = space_name(player.capital);
  return json;
}

Json map_json(const Map& map) {
  Json tiles = Json::array();
  for (int tile = 1; tile <= kTiles; ++tile) {
    if (!map.laid(tile)) continue;
    const auto n = static_cast<std::size_t>(tile - 1);
    tiles.push_back({{"tile", tile},
                     {"side", side_of(map.way[n]) == Side::A ? "A" : "B"},
                     {"rotation", rotation_of(map.way[n])},
                     {"at", {map.tile_at[n].q, map.tile_at[n].r}},
                     {"core", ((map.core >> n) & 1U) != 0}});
  }
  return tiles;
}

Json course_json(const State& s) {
  Json questions = Json::array(), arrived = Json::array(), turn = Json::object();
  for (std::size_t i = 0; i < s.questions; ++i) {
    const Question& question = s.question[i];
    questions.push_back({question_row(question.ask).name(), question.seat, question.a, question.b});
  }
  for (const Space space : s.arrived) arrived.push_back(space);
  State copy = s;
  each_turn_field(copy, [&](const char* name, auto& value) { turn[name] = static_cast<int>(value); });
  return {{"window", kWindowIds[at(s.window)]}, {"questions", std::move(questions)},
          {"now", fields_json(s.now)},          {"main", fields_json(s.main)},
          {"attack", fields_json(s.attack)},    {"turn", std::move(turn)},
          {"won", spaces_json(s.won)},          {"arrived", std::move(arrived)}};
}

}  // namespace

Json NewDawn::position(const State& s) const {
  Json seats = Json::array(), water = Json::array(), barbarians = Json::object(), states = Json::array(),
       natural = Json::array(), wonders = Json::object(), market = Json::array(), turned = Json::array(),
       unseen = Json::array(), pacts = Json::array(), victory = Json::array(), dealt = Json::array();
  for (std::size_t seat = 0; seat < s.options.players; ++seat) seats.push_back(seat_json(s, seat));
  for (std::size_t i = 0; i < s.map.water_tokens; ++i)
    water.push_back({s.map.water_at[i].q, s.map.water_at[i].r});
  for (std::size_t i = 0; i < kBarbarians; ++i) {
    if (s.home[i] != kNowhere)
      barbarians[std::string(1, static_cast<char>('A' + i))] =
          s.barbarian[i] == kNowhere ? "off" : space_name(s.barbarian[i]);
  }
  for (const CityStateToken& token : s.city_states) {
    if (token.which == kNone) continue;
    Json holders = Json::array();
    for (int seat = 0; seat < s.players(); ++seat) {
      if ((token.holders >> seat) & 1U) holders.push_back(seat);
    }
    states.push_back({{"state", kCityStateIds[token.which]},
                      {"slot", byte(token.slot + 1)},
                      {"used", token.used != 0},
                      {"holders", std::move(holders)}});
  }
  for (const NaturalToken& token : s.natural) {
    if (token.which != kNone)
      natural.push_back({{"natural_wonder", kNaturalWonderIds[token.which]},
                         {"slot", byte(token.slot + 1)},
                         {"used", token.used != 0}});
  }
  for (std::size_t i = 0; i < kWonders; ++i) {
    if (s.wonder_at[i] != kNowhere) wonders[std::string(kWonderIds[i])] = space_name(s.wonder_at[i]);
    if ((s.unseen >> i) & 1U) unseen.push_back(kWonderIds[i]);
  }
  for (std::size_t deck = 0; deck < kDecks; ++deck) {
    market.push_back(s.market[deck] == kNone ? Json(nullptr) : Json(kWonderIds[s.market[deck]]));
    turned.push_back(s.turned[deck]);
  }
  for (std::size_t giver = 0; giver < kMaxPlayers; ++giver) {
    for (std::size_t i = 0; i < kPacts; ++i) {
      if (s.pact[giver][i] != kNobody)
        pacts.push_back({{"giver", giver}, {"pact", kPactIds[i]}, {"holder", s.pact[giver][i]}});
    }
  }
  for (std::size_t card = 0; card < kVictoryCards; ++card) {
    if ((s.victory_cards >> card) & 1U) victory.push_back(kVictoryCardIds[card]);
  }
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    if (s.dealt[tile] != kNobody) dealt.push_back({{"tile", tile + 1}, {"seat", s.dealt[tile]}});
  }
  return {{"version", kPositionVersion},
          {"round", s.round},
          {"first", s.first},
          {"active", s.active},
          {"dial", s.dial},
          {"frontier", s.frontier},
          {"map", map_json(s.map)},
          {"water", std::move(water)},
          {"seats", std::move(seats)},
          {"barbarians", std::move(barbarians)},
          {"resources", spaces_json(s.resource_tokens)},
          {"city_states", std::move(states)},
          {"natural_wonders", std::move(natural)},
          {"wonders", std::move(wonders)},
          {"market", std::move(market)},
          {"turned", std::move(turned)},
          {"unseen", std::move(unseen)},
          {"pacts", std::move(pacts)},
          {"victory", std::move(victory)},
          {"dealt", std::move(dealt)},
          {"course", course_json(s)}};
}

}  // namespace zig::new_dawn
