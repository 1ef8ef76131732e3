// CV-5.2 to CV-5.10: deals between two players. An offer says what the proposer gives, piece by piece, and what the partner is to give: particular amounts and
// tokens, but only numbers of huts, villages and cards per age, because their faces are hidden; the partner picks them after accepting (CV-5.7).
#pragma once

#include "games/civilization/course.h"

namespace zig::civilization {

// CV-5.6: why an offer cannot be made, or cannot be accepted any more.
enum class NoDeal : std::uint8_t { None, Nothing, SamePlayer, ProposerLacks, PartnerLacks };

// The seat owns all of it now.
bool owns(const State& s, int seat, const Goods& goods);
bool could_give(const Box& box, const State& s, int seat, const Wish& wish);
NoDeal no_deal(const Box& box, const State& s, const Offer& offer);
// CV-5.7: the pieces that the partner picked are what was asked for.
bool fulfils(const Box& box, const State& s, int seat, const Goods& goods, const Wish& wish);

// CV-5.10: both sides change hands at the same moment; then limits and the dial are tested.
void strike(const Course& c, const Offer& offer, const Goods& returned);

}  // namespace zig::civilization
