#include "players/seven_wonders/evaluation.h"

#include <algorithm>
#include <cmath>

#include "games/seven_wonders/conflict.h"
#include "games/seven_wonders/construction.h"
#include "games/seven_wonders/question.h"
#include "games/seven_wonders/scoring.h"

namespace zig::players {

namespace sw = seven_wonders;

namespace {

using sw::Action;
using sw::Box;
using sw::City;
using sw::State;
using W = Weights<sw::SevenWonders>;

struct Outlook {
  double now = 0, war = 0, science = 0, supply = 0, coins = 0, chains = 0, powers = 0;
};

// How much of the game is still to come: 1 at the start, 0 at the end.
double remaining(const State& s) { return 1.0 - ((s.age - 1) * 6 + (s.turn - 1)) / 18.0; }

// Expected tokens of the conflicts to come, from today's shields: a lead is worth less the more turns are
// left.
double war_outlook(const State& s, int city) {
  double points = 0;
  for (int age = s.age; age <= 3; ++age) {
    const int turns_left = (age - s.age) * 6 + 6 - s.turn;
    const double blur = 0.6 + 0.12 * turns_left;
    for (const int neighbour : {s.left(city), s.right(city)}) {
      const double lead = s.city[city].shields - s.city[neighbour].shields;
      const double win = 1.0 / (1.0 + std::exp(-(lead - 0.25) / blur));
      const double certainty = std::max(0.25, 1.0 - 0.3 * (age - s.age));
      points += certainty * ((sw::kVictoryPoints[static_cast<std::size_t>(age - 1)] + 1) * win - 1);
    }
  }
  return points;
}

// The more rivals there are, the less it matters what a neighbour loses, and the less one gains by fighting both.
double war_weight(const State& s, const W& w) { return w.war * 2.0 / (std::max(3, s.players()) - 1); }

// Beyond today's points a symbol is worth what later symbols will add to it.
double science_outlook(const Box& box, const State& s, const City& city, const W& w) {
  int symbols = 0;
  for (const auto& of_symbol : box.of_symbol) symbols += (city.buildings & of_symbol).count();
  const double per_symbol[] = {w.science_1, w.science_2, 0.0};
  return symbols * per_symbol[s.age - 1] * std::min(1.0, 0.5 + 0.25 * symbols);
}

// What production opens: later cards and one's own stages that can be paid without buying.
double supply_outlook(const Box& box, const State& s, int city, const W& w) {
  const City& c = s.city[city];
  const City nobody{};
  double value = 0;
  const double weight[] = {0.0, w.payable_2, w.payable_3};
  for (int age = s.age + 1; age <= 3; ++age) {
    for (int i = box.first_card_of_age[age - 1]; i < box.first_card_of_age[age]; ++i) {
      const sw::CardInfo& card = box.cards[static_cast<std::size_t>(i)];
      if (c.buildings.meets(card.chained_from)) continue;  // counted with the chains
      const sw::Bill alone(card.cost, c, nobody, nobody);
      if (alone.resources_available()) {
        if (card.cost.total > 0) value += weight[age - 1] * (age == 3 ? 1.0 : 0.8);
        continue;
      }
      const sw::Bill trading(card.cost, c, s.city[s.left(city)], s.city[s.right(city)]);
      if (trading.resources_available() && trading.cheapest() <= 4) value += w.buyable * weight[age - 1];
    }
  }
  if (c.wonder == sw::kNobody || c.side == sw::kNobody) return value;
  const sw::WonderSide& side = sw::board(box, c);
  for (int stage = c.stages; stage < side.stage_count; ++stage) {
    const sw::Bill alone(side.stages[static_cast<std::size_t>(stage)].cost, c, nobody, nobody);
    if (alone.resources_available()) value += w.stage * std::min(1.0, 2.2 * remaining(s));
  }
  return value;
}

// Coins are worth a third of a point at the end; the first few let a city trade.
double coin_outlook(const State& s, const City& city, const W& w) {
  const double purse = std::min<double>(city.coins, 6);
  return city.coins / 3.0 - city.coins / 3 + w.purse * purse * std::min(1.0, 1.6 * remaining(s));
}

double chain_outlook(const Box& box, const State& s, const City& city, const W& w) {
  double value = 0;
  for (int age = s.age + 1; age <= 3; ++age) {
    for (int i = box.first_card_of_age[age - 1]; i < box.first_card_of_age[age]; ++i) {
      const sw::CardInfo& card = box.cards[static_cast<std::size_t>(i)];
      if (city.buildings.meets(card.chained_from)) value += age == s.age + 1 ? w.chain_next : w.chain_later;
    }
  }
  return value;
}

double power_outlook(const Box& box, const State& s, const City& city, const W& w) {
  if (city.wonder == sw::kNobody || city.side == sw::kNobody) return 0;
  const double left = remaining(s);
  const sw::WonderSide& side = sw::board(box, city);
  double value = 0;
  for (int stage = 0; stage < city.stages; ++stage) {
    const sw::Effects& e = side.stages[static_cast<std::size_t>(stage)].effects;
    if (e.free_build) value += w.free_build * left;
    if (e.seventh_card) value += w.seventh_card * left;
    if (e.wild_symbol) value += w.wild_symbol * left;
    if (e.copy_guild) value += w.copy_guild * left;
  }
  value += w.discount * std::popcount(static_cast<unsigned>(city.discounts)) * left;
  return value;
}

Outlook outlook(const Box& box, const State& s, int city, const W& w) {
  const City& c = s.city[city];
  Outlook o;
  const sw::CityScore score = sw::score_city(box, s, city);
  o.now = score.total();
  o.war = war_weight(s, w) * war_outlook(s, city);
  o.science = science_outlook(box, s, c, w);
  o.supply = supply_outlook(box, s, city, w);
  o.coins = coin_outlook(s, c, w);
  o.chains = chain_outlook(box, s, c, w);
  o.powers = power_outlook(box, s, c, w);
  return o;
}

// The action carried out alone, as the seat can foresee it: the others' sealed choices are unknown.
void carry_out(const Box& box, State& s, int city, Action action) {
  City& c = s.city[city];
  const auto earn = [](City& of, int coins) { of.coins = static_cast<std::uint16_t>(of.coins + coins); };
  earn(c, -(action.left + action.right));
  earn(s.city[s.left(city)], action.left);
  earn(s.city[s.right(city)], action.right);
  using Kind = Action::Kind;
  if (action.kind == Kind::Stage) {
    const sw::Effects& e = sw::board(box, c).stages[c.stages].effects;
    sw::enter_lasting_effects(c, e);
    ++c.stages;
    earn(c, sw::coin_reward(box, s, city, e));
  } else if (action.kind == Kind::Discard) {
    earn(c, 3);
  } else if (action.kind == Kind::Build || action.kind == Kind::BuildFree || action.kind == Kind::Exhume) {
    const sw::CardInfo& card = box.card(action.card);
    if (action.kind == Kind::Build && !c.buildings.meets(card.chained_from)) earn(c, -card.cost.coins);
    if (action.kind == Kind::BuildFree) c.free_build = 0;
    c.buildings.add(card.building);
    sw::enter_lasting_effects(c, card.effects);
    earn(c, sw::coin_reward(box, s, city, card.effects));
  }
}

// What a card would be worth to the next seat: using it as a marker or discarding it denies it.
double denied(const Box& box, const State& s, int city, Action action, const W& w) {
  if (s.turn == 6 || action.kind == Action::Kind::Build || action.kind == Action::Kind::BuildFree) return 0;
  if (s.step != sw::Step::ChooseCards || s.two_players()) return 0;
  const int next = s.age == 2 ? s.right(city) : s.left(city);
  if (!sw::construction(box, s, next, action.card).possible()) return 0;
  State theirs = s;
  const double before = sw::score_city(box, s, next).total();
  carry_out(box, theirs, next, sw::build(action.card));
  return w.denied * std::max(0.0, sw::score_city(box, theirs, next).total() - before);
}

// 7W-12.8, 7W-12.13 as moves: Olympia's right is spent, a declined card is nothing.
double spent_right(const State& s, Action action) {
  return action.kind == Action::Kind::BuildFree ? -0.5 * (6 - s.turn) / 6.0 : 0.0;
}

double board_taste(const Box& box, Action action) {
  const int wonder = sw::index(action.card) / 2, side = sw::index(action.card) % 2;
  const sw::WonderSide& board =
      box.wonders[static_cast<std::size_t>(wonder)].sides[static_cast<std::size_t>(side)];
  double value = 0;
  for (int i = 0; i < board.stage_count; ++i) {
    const sw::Stage& stage = board.stages[static_cast<std::size_t>(i)];
    const sw::Effects& e = stage.effects;
    value += e.points + 0.4 * e.coins + 2.5 * e.shields + 4 * (e.wild_raw + e.wild_goods) +
             7 * e.wild_symbol + 7 * e.free_build + 6 * e.seventh_card + 5 * e.from_discard +
             5 * e.copy_guild - 0.8 * stage.cost.total;
  }
  return value;
}

}  // namespace

Terms Evaluation<sw::SevenWonders>::terms(Action action) const {
  Terms terms;
  const State& s = s_;
  const Seat seat = seat_;
  const Box& box = game_.box();
  if (action.kind == Action::Kind::ChooseBoard) {
    terms.push_back({"7w.term.board", board_taste(box, action)});
    return terms;
  }
  if (action.kind == Action::Kind::Decline) {
    terms.push_back({"7w.term.decline", 0.0});
    return terms;
  }
  const int city = s.step == sw::Step::Mausoleum ? s.actor_city : sw::Question::of(s, seat).city;
  State after = s;
  carry_out(box, after, city, action);
  // For the Free City the holder wants what helps their own city and hurts the opponent, not what helps the
  // Free City.
  const bool for_free_city = s.two_players() && city == sw::kFreeCity;
  const int own = seat.n;
  const Outlook b = outlook(box, s, own, weights_), a = outlook(box, after, own, weights_);
  terms.push_back({"7w.term.now", a.now - b.now});
  terms.push_back({"7w.term.war", a.war - b.war});
  terms.push_back({"7w.term.science", a.science - b.science});
  terms.push_back({"7w.term.supply", a.supply - b.supply});
  terms.push_back({"7w.term.coins", a.coins - b.coins});
  terms.push_back({"7w.term.chains", a.chains - b.chains});
  terms.push_back({"7w.term.powers", a.powers - b.powers});
  terms.push_back({"7w.term.right", spent_right(s, action)});
  terms.push_back({"7w.term.denied", denied(box, s, city, action, weights_)});
  if (s.two_players()) {
    const int rival = 1 - own;
    const Outlook rb = outlook(box, s, rival, weights_), ra = outlook(box, after, rival, weights_);
    terms.push_back({"7w.term.rival", -((ra.now - rb.now) + (ra.war - rb.war) +
                                        weights_.rival_coins * (ra.coins - rb.coins))});
    // Cards the rival would take from the hand passed on.
    if (for_free_city && s.turn < 6 && sw::construction(box, s, rival, action.card).possible()) {
      State theirs = s;
      carry_out(box, theirs, rival, sw::build(action.card));
      terms.push_back(
          {"7w.term.denied", weights_.denied_to_rival * (sw::score_city(box, theirs, rival).total() -
                                                         sw::score_city(box, s, rival).total())});
    }
  } else if (action.left != action.right) {
    // Coins for a neighbour are points for a rival: the poorer one is the better address.
    const double left = sw::score_city(box, s, s.left(city)).total(),
                 right = sw::score_city(box, s, s.right(city)).total();
    terms.push_back({"7w.term.seller", -0.02 * (action.left * left + action.right * right) / 10.0 -
                                           0.05 * (action.left + action.right)});
  }
  return terms;
}

}  // namespace zig::players
