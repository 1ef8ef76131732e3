// A position written out: everything, so that reading it gives the same bytes.
#include "games/mesopotamia/automaton.h"
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

namespace {

using EventState = AreaEvent::State;

Json area_or_null(const Box& box, Area area) {
  return area == kNowhere ? Json(nullptr) : Json(area_name(box, area));
}

// --- a seat

// Figure by figure: which of its figures stands where matters to nobody, but the same position has the same bytes.
Json units_json(const Box& box, const Player& player) {
  Json units = Json::object();
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    Json figures = Json::array();
    for (auto i = static_cast<std::size_t>(kFirstFigure[type]);
         i < static_cast<std::size_t>(kFirstFigure[type + 1]); ++i) {
      if (player.since[i] == 0)
        figures.push_back(area_or_null(box, player.unit[i]));
      else
        figures.push_back({{"area", area_name(box, player.unit[i])}, {"came", player.since[i]}});
    }
    units[std::string(kUnitTypeIds[type])] = std::move(figures);
  }
  return units;
}
std::string die_text(const Box& box, const Die& die) {
  std::string text(kColourIds[at(die.colour)]);
  if (die.face == Die::kUnrolled) return text;
  text += ":" + (die.face == Die::kAnyFace ? std::string(kAnyFaceId) : box.symbols[die.face].id);
  return die.free() ? text : text + ":" + std::string(kTypeIds[die.on]);
}
Json dice_json(const Box& box, const Player& player) {
  Json dice = Json::array();
  for (std::size_t i = 0; i < player.floors; ++i) dice.push_back(die_text(box, player.dice[i]));
  return dice;
}
template <std::size_t N, std::size_t M>
Json numbers_json(const std::array<std::uint8_t, N>& numbers, const std::array<std::string_view, M>& ids) {
  Json json = Json::object();
  for (std::size_t i = 0; i < N; ++i) json[std::string(ids[i])] = numbers[i];
  return json;
}
Json strategies_json(const Box& box, const State& s, int seat) {
  Json face_up = Json::array(), discarded = Json::array();
  for (int place = 0; place < kMaxDeck; ++place) {
    const Strategy& strategy = s.of(seat).deck[static_cast<std::size_t>(place)];
    const int card = deck_card(box, s, seat, place);
    if (card < 0 || strategy.where() == Strategy::Where::Deck) continue;
    std::string id = box.strategies[static_cast<std::size_t>(card)].id;
    if (strategy.where() == Strategy::Where::Discarded) {
      discarded.push_back(id);
      continue;
    }
    if (strategy.marked(0)) id += ":1";
    if (strategy.marked(1)) id += ":2";
    face_up.push_back(id);
  }
  return {{"face_up", std::move(face_up)}, {"discarded", std::move(discarded)}};
}
Json quests_json(const Box& box, const State& s, int place) {
  Json quests = Json::array();
  for (std::size_t i = 0; i < box.quests.size(); ++i) {
    if (s.quest[i].at == place) quests.push_back(box.quests[i].id);
  }
  return quests;
}

Json seat_json(const Box& box, const State& s, int seat) {
  const Player& player = s.of(seat);
  Json ships = Json::array(), rams = Json::array();
  for (const Segment ship : player.ship)
    ships.push_back(ship == kNowhere ? Json(nullptr) : Json(segment_name(box, ship)));
  for (const Area ram : player.ram) rams.push_back(area_or_null(box, ram));
  Json json = {{"role", kRoleIds[player.role]},
               {"empire", kEmpireIds[at(player.empire)]},
               {"start", area_name(box, player.start)},
               {"units", units_json(box, player)},
               {"rams", std::move(rams)},
               {"ships", std::move(ships)},
               {"settlements", areas_json(box, player.settlements)},
               {"walls", areas_json(box, player.walls)},
               {"goods", numbers_json(player.goods, kResourceIds)},
               {"technologies", numbers_json(player.tech, kTypeIds)},
               {"floors", player.floors},
               {"dice", dice_json(box, player)}};
  if (s.automaton(seat)) json["strategies"] = strategies_json(box, s, seat);
  if (s.automated(seat)) return json;
  json["quests"] = quests_json(box, s, seat);
  json["returned"] = quests_json(box, s, QuestPlace::kReturned + seat);
  return json;
}
// While roles, empires and start areas are chosen.
Json early_seat_json(const Box& box, const State& s, int seat) {
  const Player& player = s.of(seat);
  Json json = Json::object();
  if (player.role != kNone) json["role"] = kRoleIds[player.role];
  if (player.start == kNowhere) return json;
  json["empire"] = kEmpireIds[at(player.empire)];
  if (player.start < kMaxAreas) json["start"] = area_name(box, player.start);
  return json;
}

// --- the map

Json tribes_json(const Box& box, const State& s) {
  Json tribes = Json::object();
  for (const Area area : box.map.all) {
    if (s.blocked.has(area) || box.map.areas[area].tribe == std::array<std::uint8_t, kUnitTypes>{}) continue;
    Json units = Json::object();
    for (std::size_t type = 0; type < kUnitTypes; ++type) {
      if (const int count = tribe_at(s, area, static_cast<UnitType>(type)); count > 0)
        units[std::string(kUnitTypeIds[type])] = count;
    }
    tribes[area_name(box, area)] = std::move(units);
  }
  return tribes;
}
Json event_json(const Box& box, const AreaEvent& event) {
  const std::string_view state = kEventStateIds[at(event.state)];
  if (event.state == EventState::None || event.state == EventState::FaceDown) return state;
  Json json = {{"token", box.events[event.token].id}, {"state", state}};
  if (event.state == EventState::Running) {
    json["owner"] = event.owner;
    json["die"] = event.die;
    json["option"] = event.option + 1;
  }
  return json;
}
Json events_json(const Box& box, const State& s) {
  Json events = Json::object();
  for (const Area area : box.map.all) {
    if (has_event_slot(box, s, area)) events[area_name(box, area)] = event_json(box, s.event[area]);
  }
  return events;
}
// Tokens that were turned up and are gone.
Json seen_json(const Box& box, const State& s) {
  std::uint64_t on_map = 0;
  for (const AreaEvent& event : s.event) on_map |= event.token == kNone ? 0 : std::uint64_t{1} << event.token;
  Json seen = Json::array();
  for (std::size_t i = 0; i < box.events.size(); ++i) {
    if (((s.seen_events & ~on_map) >> i) & 1U) seen.push_back(box.events[i].id);
  }
  return seen;
}

// --- beside the map

Json tracks_json(const State& s) {
  Json tracks = Json::object();
  for (std::size_t track = 0; track < kTracks; ++track) {
    Json positions = Json::array(), order = Json::array();
    for (std::size_t seat = 0; seat < s.options.players; ++seat) {
      positions.push_back(s.track[track].position[seat]);
      order.push_back(s.track[track].order[seat]);
    }
    tracks[std::string(kTrackIds[track])] = {{"positions", std::move(positions)},
                                             {"order", std::move(order)}};
  }
  return tracks;
}
Json trade_json(const Box& box, const State& s) {
  Json trade = Json::array();
  for (const TradeSlot& slot : s.trade) {
    if (slot.token == kNone)
      trade.push_back(nullptr);
    else if (slot.amphora == kNobody)
      trade.push_back(box.trade[slot.token].id);
    else
      trade.push_back({{"token", box.trade[slot.token].id}, {"amphora", slot.amphora}});
  }
  return trade;
}
Json gardens_json(const Box& box, const State& s) {
  Json gardens = Json::array();
  for (const GardensPart& part : s.gardens) {
    if (part.token == kNone) break;
    const std::string& id = box.gardens[part.token].id;
    if (part.owner == kNobody)
      gardens.push_back(id);
    else
      gardens.push_back({{"token", id}, {"owner", part.owner}});
  }
  return gardens;
}

}  // namespace

Json Mesopotamia::position(const State& s) const {
  const Box& box = *box_;
  const bool early = s.stage <= Stage::StartAreas;
  Json seats = Json::array();
  for (int seat = 0; seat < s.players(); ++seat)
    seats.push_back(early ? early_seat_json(box, s, seat) : seat_json(box, s, seat));
  Json json = {{"version", kPositionVersion}, {"frontier", s.frontier}};
  if (early) {
    json["seats"] = std::move(seats);
    json["course"] = {{"stage", kStageIds[at(s.stage)]}};
    return json;
  }
  json["round"] = s.round;
  if (s.stage == Stage::Turns) json["turn"] = s.active();
  if (s.stage >= Stage::Turns) {
    Json order = Json::array();
    for (std::size_t i = 0; i < s.options.players; ++i) order.push_back(s.order[i]);
    json["order"] = std::move(order);
  }
  json["seats"] = std::move(seats);
  json["tribes"] = tribes_json(box, s);
  json["events"] = events_json(box, s);
  json["seen"] = seen_json(box, s);
  json["tracks"] = tracks_json(s);
  json["trade"] = trade_json(box, s);
  json["gardens"] = gardens_json(box, s);
  if (s.options.mode == Mode::DefendersOfAshur) json["wave"] = s.wave;
  if (s.outcome != Outcome::None) json["outcome"] = kOutcomeIds[at(s.outcome)];
  json["course"] = course_json(box, s);
  return json;
}

}  // namespace zig::mesopotamia
