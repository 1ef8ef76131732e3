// A position written out: everything, so that reading it gives the same bytes.
#include "games/new_dawn/names.h"
#include "games/new_dawn/new_dawn.h"
#include "games/new_dawn/position.h"
#include "games/new_dawn/position_fields.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/texts.h"

namespace zig::new_dawn {

namespace {

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
  Json caravans = Json::array();
  for (const Space caravan : player.caravan)
    caravans.push_back(caravan == kOnCard ? "card" : caravan == kNowhere ? "supply" : space_name(caravan));
  Json json = {{"leader", kLeaderIds[at(player.leader)]},
               {"row", row_json(player)},
               {"trade", player.trade},
               {"stored", player.stored},
               {"tech", player.tech},
               {"reached_last_tech", player.reached_last_tech != 0},
               {"defeated_capital", player.defeated_capital != 0},
               {"resources", resources_json(player)},
               {"caravans", std::move(caravans)},
               {"cities", spaces_json(s.cities[seat])},
               {"tokens", spaces_json(s.control[seat] - s.reinforced)},
               {"reinforced", spaces_json(s.control[seat] & s.reinforced)},
               {"agendas", ids_json(kAgendaIds, player.agendas)},
               {"markers", player.markers}};
  if (player.capital != kNowhere) json["capital"] = space_name(player.capital);
  return json;
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

Json water_json(const Map& map) {
  Json water = Json::array();
  for (std::size_t i = 0; i < map.water_tokens; ++i) water.push_back({map.water_at[i].q, map.water_at[i].r});
  return water;
}
Json barbarians_json(const State& s) {
  Json barbarians = Json::object();
  for (std::size_t i = 0; i < kBarbarians; ++i) {
    if (s.home[i] != kNowhere)
      barbarians[letter(static_cast<int>(i))] =
          s.barbarian[i] == kNowhere ? "off" : space_name(s.barbarian[i]);
  }
  return barbarians;
}
Json states_json(const State& s) {
  Json states = Json::array();
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
  return states;
}
Json natural_json(const State& s) {
  Json natural = Json::array();
  for (const NaturalToken& token : s.natural) {
    if (token.which != kNone)
      natural.push_back({{"natural_wonder", kNaturalWonderIds[token.which]},
                         {"slot", byte(token.slot + 1)},
                         {"used", token.used != 0}});
  }
  return natural;
}
Json wonders_json(const State& s) {
  Json wonders = Json::object();
  for (std::size_t i = 0; i < kWonders; ++i) {
    if (s.wonder_at[i] != kNowhere) wonders[std::string(kWonderIds[i])] = space_name(s.wonder_at[i]);
  }
  return wonders;
}
Json market_json(const State& s) {
  Json market = Json::array();
  for (const std::uint8_t wonder : s.market)
    market.push_back(wonder == kNone ? Json(nullptr) : Json(kWonderIds[wonder]));
  return market;
}
Json pacts_json(const State& s) {
  Json pacts = Json::array();
  for (std::size_t giver = 0; giver < kMaxPlayers; ++giver) {
    for (std::size_t i = 0; i < kPacts; ++i) {
      if (s.pact[giver][i] != kNobody)
        pacts.push_back({{"giver", giver}, {"pact", kPactIds[i]}, {"holder", s.pact[giver][i]}});
    }
  }
  return pacts;
}
Json dealt_json(const State& s) {
  Json dealt = Json::array();
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    if (s.dealt[tile] != kNobody) dealt.push_back({{"tile", tile + 1}, {"seat", s.dealt[tile]}});
  }
  return dealt;
}

}  // namespace

Json NewDawn::position(const State& s) const {
  Json seats = Json::array();
  for (std::size_t seat = 0; seat < s.options.players; ++seat) seats.push_back(seat_json(s, seat));
  return {{"version", kPositionVersion},
          {"round", s.round},
          {"first", s.first},
          {"active", s.active},
          {"dial", s.dial},
          {"frontier", s.frontier},
          {"map", tiles_json(s.map)},
          {"water", water_json(s.map)},
          {"seats", std::move(seats)},
          {"barbarians", barbarians_json(s)},
          {"resources", spaces_json(s.resource_tokens)},
          {"city_states", states_json(s)},
          {"natural_wonders", natural_json(s)},
          {"wonders", wonders_json(s)},
          {"market", market_json(s)},
          {"turned", s.turned},
          {"unseen", ids_json(kWonderIds, s.unseen)},
          {"pacts", pacts_json(s)},
          {"victory", ids_json(kVictoryCardIds, s.victory_cards)},
          {"dealt", dealt_json(s)},
          {"course", course_json(s)}};
}

}  // namespace zig::new_dawn
