// MS-1.10: what an observer sees: everything but quests in other hands and bids that are not revealed.
#include "games/mesopotamia/view.h"
#include "engine/json_object.h"
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/texts.h"

namespace zig::mesopotamia {

namespace {

using EventState = AreaEvent::State;

constexpr std::array<std::string_view, 5> kEventStateIds = {"none", "face_down", "scoring", "running",
                                                            "waiting"};

// --- the map

// How many of each type; nothing where there is none.
Json units_json(const Player& player, Area area) {
  Json units = Json::object();
  for (std::size_t figure = 0; figure < kLandUnits; ++figure) {
    if (player.unit[figure] != area) continue;
    Json& count = units[std::string(kUnitTypeIds[at(type_of_figure(static_cast<int>(figure)))])];
    count = count.is_null() ? 1 : count.get<int>() + 1;
  }
  return units;
}
Json tribe_json(const State& s, Area area) {
  Json units = Json::object();
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    if (const int count = tribe_at(s, area, static_cast<UnitType>(type)))
      units[std::string(kUnitTypeIds[type])] = count;
  }
  return units;
}
Json event_json(const Box& box, const AreaEvent& event) {
  Json json = {{"state", kEventStateIds[at(event.state)]}};
  if (event.token != kNone) json["token"] = box.events[event.token].id;
  if (event.state == EventState::Running) {
    json["owner"] = event.owner;
    json["die"] = event.die;
    json["option"] = event.option + 1;
  }
  return json;
}

Json area_json(const Box& box, const State& s, Area area) {
  Json json = json_object("id", area_name(box, area));
  if (const int holder = controller(box, s, area); holder != kNobody) json["control"] = holder;
  Json armies = Json::array();
  for (int seat = 0; seat < s.players(); ++seat) {
    const Player& player = s.of(seat);
    if (player.start == area) json["ziggurat"] = seat;
    if (player.walls.has(area)) json["wall"] = seat;
    if (player.settlements.has(area)) json["settlement"] = seat;
    const int rams = rams_at(player, area);
    if (units_at(player, area) == 0 && rams == 0) continue;
    Json army = {{"seat", seat}, {"units", units_json(player, area)}};
    if (rams) army["rams"] = rams;
    armies.push_back(std::move(army));
  }
  if (!armies.empty()) json["armies"] = std::move(armies);
  if (s.tribe[area]) json["tribe"] = tribe_json(s, area);
  if (s.event[area].state != EventState::None) json["event"] = event_json(box, s.event[area]);
  if (s.blocked.has(area)) json["blocked"] = true;
  if (s.closed.has(area)) json["closed"] = true;
  return json;
}

// --- the seats

Json dice_json(const Box& box, const Player& player) {
  Json dice = Json::array();
  for (std::size_t i = 0; i < player.floors; ++i) {
    const Die& die = player.dice[i];
    dice.push_back({{"colour", kColourIds[at(die.colour)]},
                    {"face", symbol_json(box, die.face)},
                    {"on", die.free() ? Json(nullptr) : Json(kTypeIds[die.on])}});
  }
  return dice;
}

Json technologies_json(const Player& player) {
  Json levels = Json::object();
  for (std::size_t type = 0; type < kTypes; ++type) levels[std::string(kTypeIds[type])] = player.tech[type];
  return levels;
}

// MS-1.8: what is left in reserve.
Json reserve_json(const State& s, int seat) {
  const Player& player = s.of(seat);
  Json reserve = Json::object();
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    int left = 0;
    for (int figure = kFirstFigure[type]; figure < kFirstFigure[type + 1]; ++figure)
      left += player.unit[static_cast<std::size_t>(figure)] == kNowhere;
    reserve[std::string(kUnitTypeIds[type])] = left;
  }
  reserve["ram"] = rams_at(player, kNowhere);
  reserve["ship"] = static_cast<int>(std::count(player.ship.begin(), player.ship.end(), kNowhere));
  reserve["wall"] = kWalls - player.walls.count();
  reserve["settlement"] = kSettlements - player.settlements.count();
  reserve["amphora"] = kAmphorae - amphorae(s, seat);
  reserve["event_die"] = event_dice_left(s, seat);
  return reserve;
}

// What a quest asks for, in the order of its text: how much of it the seat has, and how much it needs.
Json demands_json(const Box& box, const State& s, int seat, const QuestCard& card) {
  const Player& player = s.of(seat);
  Json list = Json::array();
  const auto demand = [&](int have, int need) {
    if (need > 0) list.push_back({have, need});
  };
  demand(player.settlements.count(), card.settlements);
  demand(player.walls.count(), card.walls);
  demand(kShips - static_cast<int>(std::count(player.ship.begin(), player.ship.end(), kNowhere)), card.ships);
  demand(units_on_board(player), card.units);
  demand(card.areas ? controlled(box, s, seat).count() : 0, card.areas);
  demand(amphorae(s, seat), card.amphorae);
  demand(gardens_of(s, seat), card.gardens);
  demand(position(s, Track::Population, seat), card.population);
  demand(position(s, Track::Event, seat), card.event);
  demand(player.floors, card.floors);
  for (std::size_t type = 0; type < kTypes; ++type) demand(player.tech[type], card.technologies[type]);
  int have = 0, need = 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    have += std::min(player.goods[i], card.own[i]);
    need += card.own[i];
  }
  demand(have, need);
  return list;
}

Json quests_json(const Box& box, const State& s, int seat) {
  Json quests = Json::array();
  for (std::size_t i = 0; i < box.quests.size(); ++i) {
    if (!s.quest[i].held_by(seat)) continue;
    const QuestCard& card = box.quests[i];
    quests.push_back({{"quest", card.id},
                      {"met", state_meets(box, s, seat, card) && holds(s.of(seat).goods, card.own)},
                      {"demands", demands_json(box, s, seat, card)}});
  }
  return quests;
}

Json points_json(const Points& points) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kScores; ++i) json[std::string(kScoreIds[i])] = points[i];
  return json;
}

Json seat_json(const Box& box, const State& s, int seat, Observer observer) {
  const Player& player = s.of(seat);
  const bool known = s.over() || observer.n == seat;
  Json json = {
      {"seat", seat},
      {"automated", s.automated(seat)},
      {"role",
       player.role == kNone ? Json(nullptr) : Json(std::string(1, static_cast<char>('A' + player.role)))},
      {"empire", player.start == kNowhere ? Json(nullptr) : Json(kEmpireIds[at(player.empire)])},
      {"start", player.start < box.map.areas.size() ? Json(area_name(box, player.start)) : Json(nullptr)},
      {"goods", goods_json(player.goods)},
      {"technologies", technologies_json(player)},
      {"floors", player.floors},
      {"dice", dice_json(box, player)},
      {"quests_held", quests_held(s, seat)},
      {"reserve", reserve_json(s, seat)},
      {"units", units_on_board(player)}};
  if (known) json["quests"] = quests_json(box, s, seat);
  if (s.stage > Stage::StartAreas) {
    if (!s.scenario() || !s.automated(seat)) json["unit_limit"] = unit_limit(box, s, seat);  // MS-17.12
    json["points"] = points_json(points_of(box, s, seat, known));
    json["areas"] = controlled(box, s, seat).count();
  }
  if (s.automaton(seat) && s.stage > Stage::StartAreas) json["strategies"] = shown_strategies(box, s, seat);
  return json;
}

// --- beside the map

Json track_json(const State& s, Track track) {
  Json list = Json::array();
  if (s.stage <= Stage::StartAreas) return list;
  const Ranking& ranking = s.track[at(track)];
  for (int i = 0; i < s.players(); ++i) {
    const std::uint8_t seat = ranking.order[static_cast<std::size_t>(i)];
    list.push_back({{"seat", seat}, {"position", ranking.position[seat]}});
  }
  return list;
}
Json trade_json(const Box& box, const State& s) {
  Json list = Json::array();
  for (int slot = 0; slot < kTradeSlots; ++slot) {
    const TradeSlot& place = s.trade[static_cast<std::size_t>(slot)];
    if (place.token == kNone) continue;
    list.push_back(
        {{"slot", slot + 1}, {"token", box.trade[place.token].id}, {"amphora", party_json(place.amphora)}});
  }
  return list;
}
Json gardens_json(const Box& box, const State& s) {
  Json list = Json::array();
  for (const GardensPart& part : s.gardens) {
    list.push_back({{"token", part.token == kNone ? Json(nullptr) : Json(box.gardens[part.token].id)},
                    {"owner", party_json(part.owner)}});
  }
  return list;
}

Json turn_json(const Box& box, const State& s) {
  const Turn& turn = s.turn;
  Json used = Json::array();
  for (std::size_t type = 0; type < kTypes; ++type) {
    if ((turn.used >> type) & 1U) used.push_back(kTypeIds[type]);
  }
  Json json = {{"seat", s.active()},
               {"used", std::move(used)},
               {"marker_used", turn.marker != 0},
               {"rerolls_left", box.max_rerolls - turn.rerolls}};
  if (turn.action == kNone) return json;
  Json action = {{"type", kTypeIds[turn.action]},
                 {"level", turn.level},
                 {"left", turn.first_left},
                 {"second_left", turn.second_left}};
  const Player& player = s.of(s.active());
  if (turn.moving < kLandUnits) {
    action["moving"] = {{"unit", kUnitTypeIds[at(type_of_figure(turn.moving))]},
                        {"area", area_name(box, player.unit[turn.moving])},
                        {"steps_left", turn.steps_left}};
  } else if (turn.moving != kNone) {
    action["moving"] = {{"unit", "ship"},
                        {"segment", segment_name(box, player.ship[turn.moving - std::size_t{kLandUnits}])}};
  }
  json["action"] = std::move(action);
  return json;
}

// The Hanging Gardens are complete (MS-7.11), or the players agreed on so many rounds (MS-14.11).
bool is_last_round(const State& s) {
  return s.last_round != 0 || (s.options.round_limit > 0 && s.round >= s.options.round_limit);
}

Json standing_json(const Standing& standing) {
  Json list = Json::array();
  for (std::size_t seat = 0; seat < standing.seats; ++seat)
    list.push_back({{"seat", seat}, {"rank", standing.rank[seat]}, {"points", standing.total[seat]}});
  return list;
}

}  // namespace

Json Mesopotamia::view(const State& s, Observer observer) const {
  const Box& box = *box_;
  const bool seated = !observer.spectator() && observer.n < s.players();
  Json areas = Json::array(), ships = Json::array(), seats = Json::array(), asked = Json::array(),
       order = Json::array();
  for (const Area area : box.map.all) areas.push_back(area_json(box, s, area));
  for (int seat = 0; seat < s.players(); ++seat) {
    for (const Segment ship : s.of(seat).ship) {
      if (ship != kNowhere) ships.push_back({{"seat", seat}, {"segment", segment_name(box, ship)}});
    }
    seats.push_back(seat_json(box, s, seat, observer));
  }
  for (const Seat seat : pending(s)) asked.push_back(seat.n);
  if (s.stage >= Stage::Turns) {
    for (int i = 0; i < s.players(); ++i) order.push_back(s.order[static_cast<std::size_t>(i)]);
  }
  Json json = {
      {"observer", seated ? Json(observer.n) : Json("spectator")},
      {"players", s.players()},
      {"mode", kModeIds[at(s.options.mode)]},
      {"round", s.round},
      {"last_round", is_last_round(s)},
      {"stage", kStageIds[at(s.stage)]},
      {"order", std::move(order)},
      {"pending", std::move(asked)},
      {"question", s.questions                         ? question_row(s.asked().ask).name()
                   : s.over()                          ? std::string_view("over")
                   : s.battle.kind != BattleKind::None ? std::string_view("bid")
                                                       : std::string_view("quests")},
      {"areas", std::move(areas)},
      {"ships", std::move(ships)},
      {"tracks", {{"event", track_json(s, Track::Event)}, {"population", track_json(s, Track::Population)}}},
      {"trade", trade_json(box, s)},
      {"gardens", gardens_json(box, s)},
      {"seats", std::move(seats)}};
  if (s.stage == Stage::Turns) json["turn"] = turn_json(box, s);
  if (s.battles.count > 0) json["battles"] = shown_battles(box, s);
  if (s.battle.kind != BattleKind::None) json["battle"] = shown_battle(box, s, observer);
  if (s.options.mode == Mode::DefendersOfAshur) json["wave"] = s.wave;
  if (s.over()) {
    json["standing"] = standing_json(standing(s));
    if (s.scenario()) json["outcome"] = s.outcome == Outcome::Won ? "won" : "lost";
  }
  return json;
}

Json Mesopotamia::factions(const State& s, Seat seat) const {
  const Player& player = s.of(seat.n);
  if (player.start >= box_->map.areas.size())
    return Json::object();  // not chosen yet, or an enemy without one
  return {{"empire", kEmpireIds[at(player.empire)]},
          {"start_area", std::to_string(box_->map.areas[player.start].start_number)}};
}

}  // namespace zig::mesopotamia
