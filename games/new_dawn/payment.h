// ND-8.23, ND-8.24, ND-8.37: paying for a world wonder. Tokens give 1, resources and natural wonders 2. A payment has no superfluous part:
// with tokens in it, it is exact; with resources alone it may be 1 too much. Tokens are named first, then resources.
#pragma once

#include "games/new_dawn/effects.h"

namespace zig::new_dawn {

// What has been spent so far (Resolution::paid).
enum Paid : std::uint8_t { kTokensPaid = 1, kResourcesPaid = 2 };

struct Purse {
  int ones = 0, twos = 0;
  unsigned natural_twos = 0, natural_ones = 0;  // tokens, as bits
};

// Natural wonders of the player that can be spent as that wonder's resources: those of others than America lie beside the leader.
inline Purse purse(const Box& box, const State& s, int seat, int wonder, int slot) {
  Purse purse;
  purse.ones = spendable(box, s, seat, slot);
  const WonderCard& card = box.wonders[static_cast<std::size_t>(wonder)];
  for (const Resource resource : card.resources)
    purse.twos += s.player[static_cast<std::size_t>(seat)].resources[at(resource)];
  const unsigned on_card = natural_on(box, s, seat, slot);
  for (int i = 0; i < kTokens; ++i) {
    const NaturalToken& token = s.natural[static_cast<std::size_t>(i)];
    if (token.which == kNone || token.used || natural_owner(box, s, i) != seat) continue;
    const Resource resource = box.natural_wonders[token.which].resource;
    if (resource == card.resources[0] || resource == card.resources[1]) {
      purse.natural_twos |= 1U << i;
      ++purse.twos;
    } else if ((on_card >> i) & 1U) {
      purse.natural_ones |= 1U << i;
      ++purse.ones;
    }
  }
  return purse;
}
// With the card that is being resolved.
inline Purse purse(const Box& box, const State& s, int seat, int wonder) {
  return purse(box, s, seat, wonder, s.now.slot);
}

// Twos alone can end the payment, or exactly where ones are in it.
constexpr bool twos_suffice(int need, int twos, bool exactly) {
  return need <= 0 || ((need + 1) / 2 <= twos && !(exactly && need % 2 != 0));
}
// After at least one token: some further tokens and then resources make it exact.
constexpr bool exact_possible(int need, int ones, int twos) {
  for (int more = 0; more <= ones && more <= need; ++more) {
    if (twos_suffice(need - more, twos, true)) return true;
  }
  return false;
}
constexpr bool may_pay_one(int need, int ones, int twos, bool resources_spent) {
  return need > 0 && ones > 0 && !resources_spent && exact_possible(need - 1, ones - 1, twos);
}
constexpr bool may_pay_two(int need, int twos, bool tokens_spent) {
  return need > 0 && twos > 0 && twos_suffice(need, twos, tokens_spent);
}
constexpr bool can_pay(int need, int ones, int twos) {
  return need <= 0 || may_pay_two(need, twos, false) || may_pay_one(need, ones, twos, false);
}

}  // namespace zig::new_dawn
