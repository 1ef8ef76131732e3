// 7W-16: dense ids, the same in every state, in named blocks. A payment pair (left, right) with left + right
// <= m is numbered by its sum's triangle; m is twice the units of the cost, the most a purchase can come to.
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

namespace {

using Kind = Action::Kind;

constexpr int kMaxStageCoins = 2 * 5;  // no stage costs more than 5 units (box_test audits it)
constexpr int pairs_up_to(int sum) { return (sum + 1) * (sum + 2) / 2; }
constexpr int pair_id(int left, int right) { return pairs_up_to(left + right - 1) + left; }
constexpr std::pair<int, int> pair_of(int id) {
  int sum = 0;
  while (pairs_up_to(sum) <= id) ++sum;
  const int left = id - pairs_up_to(sum - 1);
  return {left, sum - left};
}
int most_coins(const Box& box, int card) { return 2 * box.cards[static_cast<std::size_t>(card)].cost.total; }

}  // namespace

SevenWonders::SevenWonders(const Box& box) : box_(&box) {
  const int cards = box.card_count();
  int build = 0;
  for (int card = 0; card < cards; ++card) {
    build_begin_[static_cast<std::size_t>(card)] = build;
    build += pairs_up_to(most_coins(box, card));
  }
  // In the order of Action::Kind: build, Olympia's right, stage, discard, exhume, decline, board.
  blocks_ = ActionBlocks<Kind, 7>(
      {build, cards, cards * pairs_up_to(kMaxStageCoins), cards, cards, 1, 2 * kWonders});
}

int SevenWonders::id(Action action) const {
  const int card = index(action.card), coins = action.left + action.right;
  const bool is_card = card < box_->card_count();
  int place = -1;
  switch (action.kind) {
    case Kind::Build:
      if (is_card && coins <= most_coins(*box_, card))
        place = build_begin_[static_cast<std::size_t>(card)] + pair_id(action.left, action.right);
      break;
    case Kind::Stage:
      if (is_card && coins <= kMaxStageCoins)
        place = card * pairs_up_to(kMaxStageCoins) + pair_id(action.left, action.right);
      break;
    case Kind::None: break;
    default: place = coins == 0 ? card : -1;  // a card, a board, or 0 for declining
  }
  return blocks_.id(action.kind, place);
}

Action SevenWonders::action(int id) const {
  const auto [kind, place] = blocks_.find(id);
  switch (kind) {
    case Kind::Build: {
      int card = box_->card_count() - 1;
      while (build_begin_[static_cast<std::size_t>(card)] > place) --card;
      const auto [left, right] = pair_of(place - build_begin_[static_cast<std::size_t>(card)]);
      return build(static_cast<CardId>(card), left, right);
    }
    case Kind::Stage: {
      const int block = pairs_up_to(kMaxStageCoins);
      const auto [left, right] = pair_of(place % block);
      return stage(static_cast<CardId>(place / block), left, right);
    }
    default: return {kind, static_cast<CardId>(place), 0, 0};
  }
}

}  // namespace zig::seven_wonders
