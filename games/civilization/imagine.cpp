// CV-1.8: what the observer cannot know becomes a fair sample of what it could be: cards and markers in hands
// (imagine_cards), sealed choices of research, and what is in somebody else's offer.
#include <bit>

#include "games/civilization/civilization.h"
#include "games/civilization/holdings.h"

namespace zig::civilization {

namespace {

// As many pieces as before, any of those that the giver holds and that have the same back: that is all that others
// see of them (CV-5.7).
template <class Set>
Set pick_again(std::span<const Card> cards, Set was, int giver, Random& random) {
  std::array<std::uint8_t, kEventCards> held{};
  std::uint32_t count = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (holds(cards[i], giver)) held[count++] = byte(static_cast<int>(i));
  }
  const auto picked = static_cast<std::uint32_t>(std::popcount(was));
  random.shuffle_places(count, picked, [&](std::uint32_t i) -> auto& { return held[i]; });
  Set set = 0;
  for (std::uint32_t i = 0; i < picked; ++i) set |= Set{1} << held[i];
  return set;
}
void pick_again(const Box& box, const State& s, Goods& goods, int giver, Random& random) {
  goods.huts = pick_again<std::uint32_t>(s.hut, goods.huts, giver, random);
  goods.villages = pick_again<std::uint32_t>(s.village, goods.villages, giver, random);
  std::uint64_t events = 0;
  for (std::size_t age = 0; age < kAges; ++age) {
    const std::size_t first = box.first_event[age], count = box.first_event[age + 1] - first;
    const std::uint64_t was = (goods.events >> first) & ((std::uint64_t{1} << count) - 1);
    events |= pick_again<std::uint64_t>(std::span(s.event).subspan(first, count), was, giver, random)
              << first;
  }
  goods.events = events;
}

void imagine_offer(const Box& box, State& s, int seat, Random& random) {
  Offer& offer = s.offer;
  if (offer.from == offer.to) return;
  if (!offer.proposed && seat != offer.from) {  // nobody else sees a draft: it could be empty
    offer = {.from = offer.from, .to = offer.to, .wants = {}, .gives = {}, .returns = {}};
    return;
  }
  if (seat != offer.from) pick_again(box, s, offer.gives, offer.from, random);
  if (seat != offer.to) pick_again(box, s, offer.returns, offer.to, random);
}

// CV-9.1: who has chosen is open, what is not.
void imagine_research(const Box& box, State& s, int seat, Random& random) {
  Actions choices;
  for (int other = 0; other < s.players(); ++other) {
    std::uint8_t& choice = s.player[static_cast<std::size_t>(other)].research;
    if (other == seat || choice == kUndecided) continue;
    list_research(box, s, other, choices);
    choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))].a;
  }
}

}  // namespace

void Civilization::imagine(State& s, Observer observer, Random& random) const {
  const int seat = observer.n < s.players() ? observer.n : kNobody;
  imagine_cards(*box_, s, seat, random);
  imagine_offer(*box_, s, seat, random);
  if (sealed(s)) imagine_research(*box_, s, seat, random);
}

}  // namespace zig::civilization
