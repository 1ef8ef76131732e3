#include "players/seven_wonders/features.h"

#include <algorithm>

#include "games/seven_wonders/construction.h"
#include "games/seven_wonders/packets.h"
#include "players/feature_list.h"

namespace zig::players {

using namespace seven_wonders;

namespace {

using G = SevenWonders;

constexpr std::array<std::string_view, 3> kDiscountIds = {"raw_left", "raw_right", "goods"};
constexpr std::array<std::string_view, 4> kAgeIds = {"", "age_1", "age_2", "age_3"};

std::string_view name_of(int colour) { return kColourIds[static_cast<std::size_t>(colour)]; }
std::string_view symbol_id(std::size_t symbol) { return kSymbolIds[symbol]; }

// Sources that give a resource, of those that neighbours may buy from.
int sources(const City& city, int resource) {
  return resource < kRaw ? city.sale_raw[std::size_t{1} << resource]
                         : city.sale_goods[std::size_t{1} << (resource - kRaw)];
}

// 7W-8.2: whose hand a seat gets next.
int giver_to(const State& s, int seat) {
  if (s.two_players()) return 1 - seat;
  return s.age == 2 ? s.left(seat) : s.right(seat);
}

}  // namespace

Features<G>::Features(const Box& box, const State& s) : box_(box), s_(s) {
  for (int city = 0; city < s.cities; ++city) {
    Sights& sights = sights_[city];
    sights.score = score_city(box, s, city);
    sights.total = sights.score.total();
    sights.symbols = sights.score.symbols;
    for (int colour = 0; colour < kColours; ++colour)
      sights.colour[colour] = (s.city[city].buildings & box.of_colour[colour]).count();
  }
  if (s.step == Step::ChooseBoards) return;  // nothing is dealt yet
  for (int seat = 0; seat < s.players(); ++seat) look_at_hand(seat);
}

void Features<G>::look_at_hand(int seat) {
  Sights& sights = sights_[seat];
  for (const CardId card : cards_in(s_, s_.age, hand_of(s_, seat))) {
    if (index(card) >= box_.card_count()) continue;  // nobody knows it
    ++sights.hand[static_cast<int>(box_.card(card).colour)];
    const Construction way = construction(box_, s_, seat, card);
    const bool chained = way.way == Construction::Way::Chain;
    sights.chained += chained;
    sights.possible += chained || way.possible_by_payment();
  }
}

bool Features<G>::has_board(const City& city) const { return city.wonder != kNobody && city.side != kNobody; }

// Cards of an age that would come free.
int Features<G>::chains_into(const City& city, int age) const {
  int chains = 0;
  for (int i = box_.first_card_of_age[age - 1]; i < box_.first_card_of_age[age]; ++i) {
    const CardInfo& card = box_.cards[static_cast<std::size_t>(i)];
    chains += !city.buildings.has(card.building) && city.buildings.meets(card.chained_from);
  }
  return chains;
}

template <class Out>
void Features<G>::list_game(int seat, Out& out) const {
  constexpr std::array<std::string_view, 5> kPlayers = {"3", "4", "5", "6", "7"};  // else two
  out.group("game");
  for (int more = 0; more < 5; ++more) out("players", kPlayers[more], s_.players() == 3 + more);
  out("age", "2", s_.age == 2);
  out("age", "3", s_.age == 3);
  for (int age = 1; age <= 3; ++age) out("turn", kAgeIds[age], s_.age == age ? s_.turn : 0);
  out("plays_for_free_city", s_.two_players() && free_city_holder(s_.age, s_.turn) == seat);
  out("free_city_is_left", s_.two_players() && s_.left(seat) == kFreeCity);
}

template <class Out>
void Features<G>::list_own(int seat, Out& out) const {
  const City& city = s_.city[seat];
  const Sights& sights = sights_[seat];
  out.group("own");
  for (int i = 0; i < G::kCategories; ++i) out("points", G::kCategoryIds[i], sights.score.points[i]);
  out("points", sights.total);
  out("coins", city.coins);
  out("shields", city.shields);
  out("lead_left", city.shields - s_.city[s_.left(seat)].shields);
  out("lead_right", city.shields - s_.city[s_.right(seat)].shields);
  out("victories", city.victories[0] + city.victories[1] + city.victories[2]);
  out("defeats", city.defeats);
  for (std::size_t i = 0; i < 3; ++i) out("symbols", symbol_id(i), sights.symbols[i]);
  out("symbols", sights.symbols[0] + sights.symbols[1] + sights.symbols[2]);
  out("sets", std::min({sights.symbols[0], sights.symbols[1], sights.symbols[2]}));
  out("wild_symbols", sights.score.wild_symbols);
  for (int colour = 0; colour < kColours; ++colour) out("built", name_of(colour), sights.colour[colour]);
  for (int age = 1; age <= 3; ++age)
    out("chains_into", kAgeIds[age], age >= s_.age ? chains_into(city, age) : 0);
  list_wonder(city, out);
  list_supply(city, out);
}

// What its stages have given, what the next one costs, and what is still to come.
template <class Out>
void Features<G>::list_wonder(const City& city, Out& out) const {
  static constexpr WonderSide kNone{};
  const bool there = has_board(city);
  const WonderSide& side = there ? board(box_, city) : kNone;
  bool seventh_card = false, copies = false;
  int points = 0, coins = 0, shields = 0, symbols = 0, sources_to_come = 0, free_build = 0, discards = 0;
  for (int i = 0; i < side.stage_count; ++i) {
    const Effects& e = side.stages[i].effects;
    if (i < city.stages) {
      seventh_card |= e.seventh_card, copies |= e.copy_guild;
      continue;
    }
    points += e.points, coins += e.coins, shields += e.shields;
    symbols += e.wild_symbol, sources_to_come += e.wild_raw + e.wild_goods;
    free_build += e.free_build, discards += e.from_discard;
  }
  const City nobody{};
  const bool more = city.stages < side.stage_count;
  const Cost next = more ? side.stages[city.stages].cost : Cost{};
  out.group("wonder");
  out("stages", city.stages);
  out("stages_left", side.stage_count - city.stages);
  out("next_costs", next.total);
  out("next_alone", more && Bill(next, city, nobody, nobody).resources_available());
  out("free_build", city.free_build);
  out("seventh_card", seventh_card);
  out("copies_guild", copies);
  out("points_to_come", points);
  out("coins_to_come", coins);
  out("shields_to_come", shields);
  out("symbols_to_come", symbols);
  out("sources_to_come", sources_to_come);
  out("free_build_to_come", free_build);
  out("discards_to_come", discards);
}

template <class Out>
void Features<G>::list_supply(const City& city, Out& out) const {
  out.group("supply");
  for (int i = 0; i < kResources; ++i) out(kResourceIds[static_cast<std::size_t>(i)], sources(city, i));
  out("raw", city.sale_raw.back());
  out("goods", city.sale_goods.back());
  out("wild_raw", city.wild_raw);
  out("wild_goods", city.wild_goods);
  for (std::size_t i = 0; i < kDiscountIds.size(); ++i)
    out("cheap", kDiscountIds[i], (city.discounts >> i) & 1);
}

template <class Out>
void Features<G>::list_hands(int seat, Out& out) const {
  const Sights& own = sights_[seat];
  const Sights& next = sights_[giver_to(s_, seat)];
  const bool passed_on = s_.turn < kTurnsInAge;
  out.group("hand");
  for (int colour = 0; colour < kColours; ++colour) out("cards", name_of(colour), own.hand[colour]);
  out("possible", own.possible);
  out("chained", own.chained);
  out.group("next_hand");
  for (int colour = 0; colour < kColours; ++colour)
    out("cards", name_of(colour), passed_on ? next.hand[colour] : 0);
}

template <class Out>
void Features<G>::list_neighbour(int seat, int other, Out& out) const {
  const City& city = s_.city[other];
  const Sights& sights = sights_[other];
  out("ahead", sights_[seat].total - sights.total);
  out("points", sights.total);
  out("points_scientific", sights.score.points[kScientific]);
  out("coins", city.coins);
  out("shields", city.shields);
  out("defeats", city.defeats);
  out("stages", city.stages);
  for (std::size_t i = 0; i < 3; ++i) out("symbols", symbol_id(i), sights.symbols[i]);
  for (int colour = 0; colour < kColours; ++colour) out("built", name_of(colour), sights.colour[colour]);
  for (int i = 0; i < kResources; ++i) out(kResourceIds[static_cast<std::size_t>(i)], sources(city, i));
  out("raw", city.sale_raw.back());
  out("wild", city.wild_raw + city.wild_goods);
  out("possible", other < s_.players() ? sights_[other].possible : 0);
}

// Of all other seats: how far the best is ahead, how many are, and the most that one has.
template <class Out>
void Features<G>::list_rivals(int seat, Out& out) const {
  int best = -100, above = 0, science = 0, symbols = 0, shields = 0, coins = 0, sets = 0, greens = 0, sum = 0;
  for (int rival = 0; rival < s_.players(); ++rival) {
    if (rival == seat) continue;
    const Sights& its = sights_[rival];
    best = std::max(best, its.total);
    sum += its.total;
    above += its.total > sights_[seat].total;
    science = std::max(science, its.score.points[kScientific]);
    symbols = std::max(symbols, std::max({its.symbols[0], its.symbols[1], its.symbols[2]}));
    sets = std::max(sets, std::min({its.symbols[0], its.symbols[1], its.symbols[2]}));
    greens += its.colour[static_cast<int>(Colour::Green)];
    shields = std::max<int>(shields, s_.city[rival].shields);
    coins = std::max<int>(coins, s_.city[rival].coins);
  }
  out.group("rivals");
  out("ahead_of_best", sights_[seat].total - best);
  out("ahead_of_mean", sights_[seat].total - sum / (s_.players() - 1));
  out("above", above);
  out("most_points_scientific", science);
  out("most_symbols", symbols);
  out("most_sets", sets);
  out("greens", greens);
  out("most_shields", shields);
  out("most_coins", coins);
}

template <class Out>
void Features<G>::list(int seat, Out&& out) const {
  list_game(seat, out);
  list_own(seat, out);
  list_hands(seat, out);
  out.group("left");
  list_neighbour(seat, s_.left(seat), out);
  out.group("right");
  list_neighbour(seat, s_.right(seat), out);
  list_rivals(seat, out);
}

void Features<G>::write(int seat, FeatureRow<G>& row) const { list(seat, FeatureNumbers<G>(row)); }

std::vector<std::string> Features<G>::names() {
  static const Box box;  // empty: whatever it says
  State s;
  s.step = Step::ChooseBoards;
  FeatureNames names;
  Features(box, s).list(0, names);
  return names.all;
}

}  // namespace zig::players
