#include "players/civilization/bargain.h"

#include <algorithm>
#include <bit>

#include "games/civilization/holdings.h"

namespace zig::players {

using namespace civilization;

namespace {

using W = CivWeights;
using Kind = Action::Kind;
std::size_t place(int n) { return static_cast<std::size_t>(n); }

constexpr double kUnseenMarker = 1.3;  // of what a resource that nobody uses is worth
constexpr double kEventCard = 0.35;
constexpr double kMargin = 0.12;

// What things are worth to one seat.
class Scales {
 public:
  Scales(const Box& box, const State& s, int seat, const Survey& survey, const W& w)
      : box_(box), s_(s), seat_(seat), w_(w), prices_(prices(box, s, seat, survey, w)) {}

  double trade(int much, int sign) const {
    const int has = s_.player[place(seat_)].trade;
    const int counts = sign > 0 ? std::min(much, kTradeDial - has) : much;
    return counts * std::max(prices_.trade_now, 0.03);
  }
  double culture(int much) const { return much * std::max(prices_.culture_now, 0.03); }
  double resource(int kind) const {
    return worth_of_resource(box_, s_, seat_, static_cast<Resource>(kind), prices_, w_);
  }
  double unseen(int markers, int events) const {
    return markers * kUnseenMarker * w_.resource + events * kEventCard;
  }

  // Pieces whose faces the seat knows.
  double goods(const Goods& goods, int sign, bool seen) const {
    double sum = trade(goods.trade, sign) + culture(goods.culture) + market(goods.market);
    if (!seen)
      return sum +
             unseen(std::popcount(goods.huts) + std::popcount(goods.villages), std::popcount(goods.events));
    for (std::size_t i = 0; i < kHuts; ++i) {
      if ((goods.huts >> i) & 1U) sum += resource(box_.hut_content[i]);
    }
    for (std::size_t i = 0; i < kVillages; ++i) {
      if ((goods.villages >> i) & 1U) sum += resource(std::min<int>(box_.village_content[i], kResources - 1));
    }
    return sum + unseen(0, std::popcount(goods.events));
  }
  double wish(const Wish& wish, int sign) const {
    int events = 0;
    for (const std::uint8_t some : wish.events) events += some;
    return trade(wish.trade, sign) + culture(wish.culture) + market(wish.market) +
           unseen(wish.huts + wish.villages, events);
  }

 private:
  double market(const std::array<std::uint8_t, kMarketResources>& tokens) const {
    double sum = 0;
    for (int kind = 0; kind < kMarketResources; ++kind) sum += tokens[place(kind)] * resource(kind);
    return sum;
  }
  const Box& box_;
  const State& s_;
  const int seat_;
  const W& w_;
  const Prices prices_;
};

bool drafted(const Goods& goods) { return goods != Goods{}; }
bool drafted(const Wish& wish) { return wish != Wish{}; }

double taste_of_draft(const Box& box, const State& s, int seat, Action action, const W& w) {
  const Survey survey(box, s);
  const auto barter = best_barter(box, s, seat, s.offer.to, survey, w);
  switch (action.kind) {
    case Kind::Withdraw: return 0;
    case Kind::Give: return barter && !drafted(s.offer.gives) && action == barter->give ? 2 : -1;
    case Kind::Want: return barter && !drafted(s.offer.wants) && action == barter->want ? 1.5 : -1;
    case Kind::Propose: {
      if (!drafted(s.offer.gives) || !drafted(s.offer.wants)) return -1;
      if (is_counter_offer(s)) return 1;  // it was drafted because it pays
      const Gains gains = gains_of(box, s, s.offer, survey, w);
      return is_good_for(box, s, seat, s.offer.to, gains.proposer, gains.partner, survey, w) ? 1 : -1;
    }
    default: return -1;
  }
}

// "No, but for that": who is offered too little asks for more, or offers something else for the same thing.
bool keeps_a_side(const Barter& barter, const Offer& offer) {
  const auto line_in = [](const auto& open, Action line) {
    if (line.a == static_cast<int>(Line::Trade)) return open.trade > 0;
    if (line.a == static_cast<int>(Line::Culture)) return open.culture > 0;
    return open.market[place(line.a - static_cast<int>(Line::Market))] > 0;
  };
  return line_in(offer.wants, barter.give) || line_in(offer.gives, barter.want);
}

double taste_of_countering(const Box& box, const State& s, int seat, const Survey& survey, const W& w) {
  if (is_counter_offer(s)) return -1;
  const auto barter = best_barter(box, s, seat, s.offer.from, survey, w);
  return barter && keeps_a_side(*barter, s.offer) ? 0.5 : -1;
}

}  // namespace

bool is_counter_offer(const State& s) { return s.offer.from != s.active; }

Gains gains_of(const Box& box, const State& s, const Offer& offer, const Survey& survey, const W& w) {
  const Scales proposer(box, s, offer.from, survey, w), partner(box, s, offer.to, survey, w);
  return {.proposer = proposer.wish(offer.wants, 1) - proposer.goods(offer.gives, -1, true),
          .partner = partner.goods(offer.gives, 1, false) - partner.wish(offer.wants, -1)};
}

namespace {

// Whoever is ahead must get more out of it than the other side; the margin is for what the scales do not see.
bool pays(const Box& box, const State& s, int seat, int partner, double gain, double partners_gain,
          const Survey& survey, const W& w, double margin) {
  constexpr double kAboutToWin = 3;  // turns
  const double theirs = races(box, s, partner, survey, w).all, ours = races(box, s, seat, survey, w).all;
  if (theirs < kAboutToWin && partners_gain > 0) return false;
  const double share = (theirs < ours ? 1.5 : 1.0) / (s.players() - 1);
  return gain > margin + share * std::max(0.0, partners_gain);
}

}  // namespace

bool is_good_for(const Box& box, const State& s, int seat, int partner, double gain, double partners_gain,
                 const Survey& survey, const W& w) {
  return pays(box, s, seat, partner, gain, partners_gain, survey, w, kMargin);
}

std::optional<Barter> best_barter(const Box& box, const State& s, int seat, int partner, const Survey& survey,
                                  const W& w) {
  if (s.players() == 2) return std::nullopt;  // see is_good_for
  const bool counters = seat != s.active;     // what is still to be had: the other one asked for a deal
  const Scales mine(box, s, seat, survey, w), theirs(box, s, partner, survey, w);
  const Player &own = s.player[place(seat)], &other = s.player[place(partner)];
  struct Thing {
    int line, much;
    double mine, theirs;
  };
  const auto things = [&](const Player& owner, bool giving) {
    FixedVector<Thing, 20> list;
    const int sign = giving ? -1 : 1;
    for (int kind = 0; kind < kMarketResources; ++kind) {
      if (owner.market[place(kind)] > 0)
        list.push_back(
            {static_cast<int>(Line::Market) + kind, 1, mine.resource(kind), theirs.resource(kind)});
    }
    for (const int much : {2, 3, 4, 5, 6, 8}) {
      if (owner.trade >= much)
        list.push_back(
            {static_cast<int>(Line::Trade), much, mine.trade(much, sign), theirs.trade(much, -sign)});
      if (owner.culture >= much)
        list.push_back({static_cast<int>(Line::Culture), much, mine.culture(much), theirs.culture(much)});
    }
    return list;
  };
  std::optional<Barter> best;
  for (const Thing& give : things(own, true)) {
    for (const Thing& want : things(other, false)) {
      if (give.line == want.line) continue;
      const double gain = want.mine - give.mine, partners = give.theirs - want.theirs;
      if (best && gain <= best->gain) continue;
      const bool for_both = counters
                                ? partners > 0 && pays(box, s, seat, partner, gain, partners, survey, w, 0)
                                : is_good_for(box, s, seat, partner, gain, partners, survey, w) &&
                                      is_good_for(box, s, partner, seat, partners, gain, survey, w);
      if (!for_both) continue;
      best = Barter{.give = with(Kind::Give, give.line, give.much),
                    .want = with(Kind::Want, want.line, want.much),
                    .gain = gain};
    }
  }
  return best;
}

double taste_of_bargaining(const Box& box, const State& s, int seat, Action action, const W& w) {
  if (s.asked().ask == Ask::Draft) return taste_of_draft(box, s, seat, action, w);
  if (s.asked().ask == Ask::HandOver) {  // the least useful piece
    if (action.a >= static_cast<int>(Line::Event)) return -kEventCard;
    const int content = action.a >= static_cast<int>(Line::Village)
                            ? action.a - static_cast<int>(Line::Village)
                            : action.a - static_cast<int>(Line::Hut);
    return -Scales(box, s, seat, Survey(box, s), w).resource(std::min<int>(content, kResources - 1));
  }
  if (action.kind == Kind::Decline) return 0;
  const Survey survey(box, s);
  if (action.kind == Kind::Counter) return taste_of_countering(box, s, seat, survey, w);
  const Gains gains = gains_of(box, s, s.offer, survey, w);
  return is_good_for(box, s, seat, s.offer.from, gains.partner, gains.proposer, survey, w) ? 1 : -1;
}

}  // namespace zig::players
