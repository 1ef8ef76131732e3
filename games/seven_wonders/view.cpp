// 7W-15: what a seat, or a spectator, sees. docs/positions/seven-wonders.md lists the keys.
#include "engine/json_object.h"
#include "engine/json_room.h"
#include "games/seven_wonders/discard_pile.h"
#include "games/seven_wonders/memory.h"
#include "games/seven_wonders/outlook.h"
#include "games/seven_wonders/payment.h"
#include "games/seven_wonders/picks.h"
#include "games/seven_wonders/question.h"
#include "games/seven_wonders/scoring.h"
#include "games/seven_wonders/seven_wonders.h"
#include "games/seven_wonders/sums.h"
#include "games/seven_wonders/words.h"

namespace zig::seven_wonders {

namespace {

// One source of production; sets of resources are bits, as in box.h.
template <class Table>
void add_source(Json& list, const Json& from, const Table& table, int first) {
  const int units = table[table.size() - 1];
  if (units == 0) return;
  Json resources = Json::array();
  for (int r = 0; (1U << r) < table.size(); ++r) {
    if (table[1U << r] > 0) resources.push_back(kResourceIds[static_cast<std::size_t>(first + r)]);
  }
  list.push_back(
      json_object("from", from, "resources", std::move(resources), "units", units, "for_sale", true));
}

void add_sources(Json& list, const Json& from, const Effects& e) {
  add_source(list, from, e.sale.raw, 0);
  add_source(list, from, e.sale.goods, kRaw);
  const auto wild = [&](int begin, int end) {
    Json resources = Json::array();
    for (int r = begin; r < end; ++r) resources.push_back(kResourceIds[static_cast<std::size_t>(r)]);
    list.push_back(
        json_object("from", from, "resources", std::move(resources), "units", 1, "for_sale", false));
  };
  if (e.wild_raw) wild(0, kRaw);
  if (e.wild_goods) wild(kRaw, kResources);
}

Json points_json(const CityScore& score) {
  Json points = Json::object();
  for (std::size_t i = 0; i < SevenWonders::kCategories; ++i) {
    points[std::string(SevenWonders::kCategoryIds[i])] = score.points[i];
  }
  points["total"] = score.total();
  return points;
}

// Board, stages and production, once the side is settled.
void add_board(Json& json, const Box& box, const City& c, const CardList& cards) {
  if (c.wonder >= kWonders) return;
  const Wonder& wonder = box.wonders[c.wonder];
  json["wonder"] = wonder.id;
  json["name"] = wonder.city.en;
  if (c.side > 1) return;
  const WonderSide& side = wonder.sides[c.side];
  json["side"] = side_id(c.side);
  json["stages"] = {{"completed", c.stages}, {"total", side.stage_count}};
  Json production = Json::array();
  add_sources(production, "board", wonder.starting);
  for (CardId card : cards) add_sources(production, box.card(card).id, box.card(card).effects);
  for (int stage = 0; stage < c.stages; ++stage) {
    add_sources(production, "stage " + std::to_string(stage + 1),
                side.stages[static_cast<std::size_t>(stage)].effects);
  }
  json["production"] = std::move(production);
}

Json city_json(const Box& box, const State& s, int city) {
  const City& c = s.city[city];
  const CardList cards = cards_of_city(box, s, city);
  Json json = {{"city", city}};
  make_room(json, 24);
  if (city < s.players()) json["seat"] = city;
  if (city >= s.players()) json["free_city"] = true;
  add_board(json, box, c, cards);
  json["coins"] = c.coins;
  json["shields"] = c.shields;
  Json buildings = Json::object();
  for (std::string_view colour : kColourIds) buildings[std::string(colour)] = Json::array();
  for (CardId card : cards) {
    const auto colour = static_cast<std::size_t>(box.card(card).colour);
    buildings[std::string(kColourIds[colour])].push_back(box.card(card).id);
  }
  json["buildings"] = std::move(buildings);
  Json discounts = Json::array();
  if (c.discounts & kRawLeft) discounts.push_back("raw_left");
  if (c.discounts & kRawRight) discounts.push_back("raw_right");
  if (c.discounts & kGoodsBoth) discounts.push_back("goods");
  json["discounts"] = std::move(discounts);
  const Prices prices(c.discounts);
  json["prices"] = json_object("left", json_object("raw", prices.raw_left, "goods", prices.goods), "right",
                               json_object("raw", prices.raw_right, "goods", prices.goods));
  json["free_build"] = c.free_build != 0;
  json["victories"] = c.victories;
  json["defeats"] = c.defeats;
  if (city < s.players()) json["hand_size"] = s.step == Step::ChooseBoards ? 0 : hand_held(s, city).size();
  const CityScore score = score_city(box, s, city);
  json["points"] = points_json(score);
  json["sums"] = sums_json(box, s, city, score);
  if (s.step != Step::Over) {
    const auto border = [&](int neighbour) {
      return json_object("city", neighbour, "shields", s.city[neighbour].shields, "token",
                         token_now(s, city, neighbour));
    };
    json["borders"] = json_object("left", border(s.left(city)), "right", border(s.right(city)));
  }
  return json;
}

Json take_json(const Box& box, const Take& take, bool named) {
  Json json = json_object("age", take.age, "turn", take.turn, "city", take.city, "use",
                          kUseIds[static_cast<std::size_t>(take.use)]);
  if (take.stage) json["stage"] = take.stage;
  if (take.seventh) json["seventh_card"] = true;
  if (named) json["card"] = box.card(take.card).id;
  return json;
}

Json looks_json(const Box& box, const State& s) {
  Json looks = Json::array();
  for (int i = 0; i < s.look_count; ++i) {
    const Look& look = s.looks[static_cast<std::size_t>(i)];
    Json json = {
        {"age", look.age}, {"turn", look.turn}, {"seat", look.seat}, {"city", mausoleum_city(box, s)}};
    json["taken"] = look.taken == kNoCard ? Json(nullptr) : Json(box.card(look.taken).id);
    if (s.step == Step::Mausoleum && i + 1 == s.look_count) json["undecided"] = true;
    looks.push_back(std::move(json));
  }
  return looks;
}

// 7W-15.2: one's own hand, one's own sealed choices, one's own cards that lie face down.
Json own_json(const SevenWonders& game, const State& s, int seat) {
  const Box& box = game.box();
  Json own = {{"seat", seat}, {"hand", ids_of(box, hand_held(s, seat))}};
  Json sealed = Json::object();
  Json sealed_picks = Json::object();
  const auto tell = [&](const char* name, int city, const Action& action) {
    if (action.kind == Action::Kind::None) return;
    sealed[name] = game.notation(action);
    sealed_picks[name] = picks_json(box, s.city[city], action);
  };
  tell("own", seat, s.sealed[seat]);
  const bool holder = s.two_players() && seat == free_city_holder(s.age, s.turn);
  if (holder) tell("free_city", kFreeCity, s.sealed[kFreeCityChoice]);
  own["sealed"] = std::move(sealed);
  own["sealed_picks"] = std::move(sealed_picks);
  Json face_down = Json::array();
  each_take(box, s, [&](const Take& take) {
    if (take.use != Take::Use::Built && take.known_to(Seat{static_cast<std::uint8_t>(seat)})) {
      face_down.push_back(take_json(box, take, true));
    }
  });
  own["face_down"] = std::move(face_down);
  if (s.step == Step::SeventhCard && s.actor == seat) {
    const Range range = Question::seventh_card_range(s);
    own["seventh_card"] = box.card(s.card[s.age - 1][range.begin]).id;
  }
  return own;
}

// 7W-15.8 a, d, e
Json memory_json(const Box& box, const State& s, int seat) {
  Json hands = Json::array(), piles = Json::array(), draws = Json::array();
  for (int age = 1; age <= s.age; ++age) {
    for (int turn = 1; turn <= (age < s.age ? 6 : s.turn); ++turn) {
      hands.push_back(json_object("age", age, "turn", turn, "packet", packet_of(s, age, turn, seat), "cards",
                                  ids_of(box, hand_seen(s, age, turn, seat))));
      if (s.two_players() && seat == free_city_holder(age, turn)) {
        draws.push_back({{"age", age}, {"turn", turn}, {"card", box.card(s.drawn[age - 1][turn - 1]).id}});
      }
    }
  }
  for (int i = 0; i < s.look_count; ++i) {
    const Look& look = s.looks[static_cast<std::size_t>(i)];
    if (look.seat != seat) continue;
    piles.push_back({{"age", look.age}, {"turn", look.turn}, {"cards", ids_of(box, pile_seen(s, i))}});
  }
  Json memory = json_object("hands", std::move(hands), "piles", std::move(piles));
  if (s.two_players()) memory["draws"] = std::move(draws);
  return memory;
}

// 7W-15.14: hands as dealt, the draws, the discard pile, the unused guilds. Markers are in the record.
Json revealed_json(const Box& box, const State& s) {
  Json dealt = Json::array(), draws = Json::array();
  for (int age = 1; age <= 3; ++age) {
    Json hands = Json::array();
    for (int seat = 0; seat < s.players(); ++seat) {
      CardList hand = hand_seen(s, age, 1, seat);
      if (s.two_players() && packet_of(s, age, 1, seat) == 0) take_out(hand, s.drawn[age - 1][0]);
      hands.push_back(ids_of(box, hand));
    }
    dealt.push_back(std::move(hands));
    if (s.two_players())
      draws.push_back(ids_of(box, CardList(s.drawn[age - 1].begin(), s.drawn[age - 1].end())));
  }
  Json guilds = Json::array(), surplus = Json::array();
  for (int guild = 0; guild < kGuilds; ++guild) {
    if ((s.unused_guilds >> guild) & 1U)
      guilds.push_back(box.card(box.guild_cards[static_cast<std::size_t>(guild)]).id);
  }
  for (CardId card : s.surplus) {
    if (card != kNoCard) surplus.push_back(box.card(card).id);
  }
  Json revealed = {
      {"dealt", std::move(dealt)}, {"unused_guilds", std::move(guilds)}, {"surplus", std::move(surplus)}};
  if (s.two_players()) revealed["draws"] = std::move(draws);
  return revealed;
}

CardList pile_now(const State& s) {
  CardList cards;
  const CardCounts counts = discard_pile(s);
  for (std::size_t i = 0; i < counts.size(); ++i)
    cards.insert(cards.end(), counts[i], static_cast<CardId>(i));
  return cards;
}

Json seats_json(Seats seats) {
  Json list = Json::array();
  for (Seat seat : seats) list.push_back(seat.n);
  return list;
}

}  // namespace

Json SevenWonders::view(const State& s, Observer observer) const {
  const bool over = s.step == Step::Over, dealt = s.step != Step::ChooseBoards;
  const bool has_seat = !observer.spectator() && observer.n < s.players();
  Json json = {{"observer", has_seat ? Json(observer.n) : Json("spectator")},
               {"players", s.players()},
               {"age", s.age},
               {"turn", s.turn},
               {"step", kStepIds[static_cast<std::size_t>(s.step)]},
               {"passing", s.two_players() ? "swap"
                           : s.age == 2    ? "right"
                                           : "left"},
               {"pending", seats_json(pending(s))},
               {"chosen", seats_json(Seats(s.choices_made))}};
  make_room(json, 24);
  if (s.actor_city != kNobody) json["deciding_for"] = s.actor_city;
  if (s.mausoleum_due) json["mausoleum_due"] = s.mausoleum_due;
  if (s.two_players()) {
    json["free_city_holder"] = free_city_holder(s.age, s.turn);
    int pile = dealt ? draw_pile_range(s.turn).size() : 0;
    if (dealt && s.fate[s.age - 1][kDrawPile] != Fate::Held) pile = 0;
    json["draw_pile"] = {{"size", pile}};
  }
  json["discard_pile"] = {{"size", dealt ? discard_pile_size(s) : 0}};
  const bool shown_now = s.step == Step::Mausoleum && has_seat && s.actor == observer.n;  // 7W-15.5
  if (over || shown_now) json["discard_pile"]["cards"] = ids_of(*box_, pile_now(s));

  Json cities = Json::array();
  for (int city = 0; city < s.cities; ++city) cities.push_back(city_json(*box_, s, city));
  json["cities"] = std::move(cities);
  const Standing result = standing(s);
  Json ranks = Json::array();
  for (std::uint8_t seat = 0; seat < result.seats; ++seat) {
    ranks.push_back(json_object("seat", seat, "total", result.total[seat], "rank", result.rank[seat]));
  }
  json["standing"] = std::move(ranks);

  Json record = Json::array();
  each_take(*box_, s, [&](const Take& take) {
    record.push_back(take_json(*box_, take, over || take.known_to(has_seat ? observer : Observer{})));
  });
  json["record"] = std::move(record);
  json["looks"] = looks_json(*box_, s);
  if (has_seat && dealt) {
    json["own"] = own_json(*this, s, observer.n);
    json["memory"] = memory_json(*box_, s, observer.n);
  }
  if (over) json["revealed"] = revealed_json(*box_, s);
  return json;
}

Json SevenWonders::factions(const State& s, Seat seat) const {
  const City& c = s.city[seat.n];
  if (c.wonder >= kWonders || c.side > 1) return Json::object();
  return {{"wonder", box_->wonders[c.wonder].id + " " + std::string(side_id(c.side))}};
}

}  // namespace zig::seven_wonders
