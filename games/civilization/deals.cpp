#include "games/civilization/deals.h"

#include <algorithm>
#include <bit>

#include "engine/byte.h"
#include "games/civilization/holdings.h"

namespace zig::civilization {

namespace {

// Calls visit(card) for the cards whose bits are set.
template <class Cards, class Set, class Visit>
void each_piece(Cards& cards, Set set, Visit visit) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if ((set >> i) & 1U) visit(cards[i]);
  }
}
template <class Cards, class Set>
bool holds_all(const Cards& cards, Set set, int seat) {
  bool all = (set >> (cards.size() - 1)) >> 1 == 0;  // no bit beyond the last card
  each_piece(cards, set, [&](const Card& card) { all = all && holds(card, seat); });
  return all;
}

std::array<std::uint8_t, kAges> by_age(const Box& box, std::uint64_t events) {
  std::array<std::uint8_t, kAges> counts{};
  for (std::size_t card = 0; card < kEventCards; ++card)
    counts[static_cast<std::size_t>(box.events[box.event_kind[card]].age)] += (events >> card) & 1U;
  return counts;
}
std::uint64_t events_in_hand(const State& s, int seat) {
  std::uint64_t set = 0;
  for (std::size_t card = 0; card < kEventCards; ++card)
    set |= std::uint64_t{holds(s.event[card], seat)} << card;
  return set;
}

template <class One, class Two>
bool enough(const One& owned, const Two& needed) {
  return std::ranges::equal(owned, needed, std::ranges::greater_equal());
}

void take_away(Player& player, const Goods& goods) {
  player.trade = byte(player.trade - goods.trade);
  player.culture = static_cast<std::uint16_t>(player.culture - goods.culture);
  for (std::size_t kind = 0; kind < kMarketResources; ++kind)
    player.market[kind] = byte(player.market[kind] - goods.market[kind]);
}
void bring(State& s, int seat, const Goods& goods) {
  Player& to = s.player[static_cast<std::size_t>(seat)];
  to.trade = byte(std::min(to.trade + goods.trade, kTradeDial));  // CV-5.5
  to.culture = static_cast<std::uint16_t>(to.culture + goods.culture);
  for (std::size_t kind = 0; kind < kMarketResources; ++kind)
    to.market[kind] = byte(to.market[kind] + goods.market[kind]);
  const auto over = [&](Card& card) { hand_over(card, seat); };
  each_piece(s.event, goods.events, over);
  each_piece(s.hut, goods.huts, over);
  each_piece(s.village, goods.villages, over);
}

}  // namespace

bool owns(const State& s, int seat, const Goods& goods) {
  const Player& giver = player(s, seat);
  return giver.trade >= goods.trade && giver.culture >= goods.culture && enough(giver.market, goods.market) &&
         holds_all(s.event, goods.events, seat) && holds_all(s.hut, goods.huts, seat) &&
         holds_all(s.village, goods.villages, seat);
}

bool could_give(const Box& box, const State& s, int seat, const Wish& wish) {
  const Player& giver = player(s, seat);
  return giver.trade >= wish.trade && giver.culture >= wish.culture && enough(giver.market, wish.market) &&
         huts_of(s, seat) >= wish.huts && villages_of(s, seat) >= wish.villages &&
         enough(by_age(box, events_in_hand(s, seat)), wish.events);
}

NoDeal no_deal(const Box& box, const State& s, const Offer& offer) {
  if (offer.from == offer.to) return NoDeal::SamePlayer;
  if (offer.gives == Goods{} && offer.wants == Wish{}) return NoDeal::Nothing;
  if (!owns(s, offer.from, offer.gives)) return NoDeal::ProposerLacks;
  return could_give(box, s, offer.to, offer.wants) ? NoDeal::None : NoDeal::PartnerLacks;
}

bool fulfils(const Box& box, const State& s, int seat, const Goods& goods, const Wish& wish) {
  return owns(s, seat, goods) && goods.trade == wish.trade && goods.culture == wish.culture &&
         goods.market == wish.market && std::popcount(goods.huts) == wish.huts &&
         std::popcount(goods.villages) == wish.villages && by_age(box, goods.events) == wish.events;
}

void strike(const Course& c, const Offer& offer, const Goods& returned) {
  take_away(c.player(offer.from), offer.gives);
  take_away(c.player(offer.to), returned);
  bring(c.s, offer.to, offer.gives);
  bring(c.s, offer.from, returned);
  for (const int seat : {offer.from, offer.to}) test_hand_limit(c, seat);
}

}  // namespace zig::civilization
