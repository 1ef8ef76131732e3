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
  int next = 0;
  for (int card = 0; card < cards; ++card) {
    build_begin_[static_cast<std::size_t>(card)] = next;
    next += pairs_up_to(most_coins(box, card));
  }
  free_begin_ = next;
  stage_begin_ = free_begin_ + cards;
  discard_begin_ = stage_begin_ + cards * pairs_up_to(kMaxStageCoins);
  exhume_begin_ = discard_begin_ + cards;
  decline_begin_ = exhume_begin_ + cards;
  board_begin_ = decline_begin_ + 1;
  action_count_ = board_begin_ + 2 * kWonders;
}

int SevenWonders::id(Action action) const {
  const int card = index(action.card), coins = action.left + action.right;
  const bool is_card = card < box_->card_count();
  switch (action.kind) {
    case Kind::Build:
      if (!is_card || coins > most_coins(*box_, card)) return -1;
      return build_begin_[static_cast<std::size_t>(card)] + pair_id(action.left, action.right);
    case Kind::Stage:
      if (!is_card || coins > kMaxStageCoins) return -1;
      return stage_begin_ + card * pairs_up_to(kMaxStageCoins) + pair_id(action.left, action.right);
    case Kind::BuildFree: return is_card && coins == 0 ? free_begin_ + card : -1;
    case Kind::Discard: return is_card && coins == 0 ? discard_begin_ + card : -1;
    case Kind::Exhume: return is_card && coins == 0 ? exhume_begin_ + card : -1;
    case Kind::Decline: return card == 0 && coins == 0 ? decline_begin_ : -1;
    case Kind::ChooseBoard: return card < 2 * kWonders && coins == 0 ? board_begin_ + card : -1;
    case Kind::None: break;
  }
  return -1;
}

Action SevenWonders::action(int id) const {
  const auto card_at = [](int n) { return static_cast<CardId>(n); };
  if (id < 0 || id >= action_count_) return {};
  if (id >= board_begin_) return {Kind::ChooseBoard, card_at(id - board_begin_), 0, 0};
  if (id == decline_begin_) return decline();
  if (id >= exhume_begin_) return exhume(card_at(id - exhume_begin_));
  if (id >= discard_begin_) return discard(card_at(id - discard_begin_));
  if (id >= stage_begin_) {
    const int block = pairs_up_to(kMaxStageCoins);
    const auto [left, right] = pair_of((id - stage_begin_) % block);
    return stage(card_at((id - stage_begin_) / block), left, right);
  }
  if (id >= free_begin_) return build_free(card_at(id - free_begin_));
  int card = box_->card_count() - 1;
  while (build_begin_[static_cast<std::size_t>(card)] > id) --card;
  const auto [left, right] = pair_of(id - build_begin_[static_cast<std::size_t>(card)]);
  return build(card_at(card), left, right);
}

std::vector<SevenWonders::Block> SevenWonders::action_blocks() const {
  return {{"build", 0, free_begin_},
          {"olympia", free_begin_, stage_begin_},
          {"stage", stage_begin_, discard_begin_},
          {"discard", discard_begin_, exhume_begin_},
          {"exhume", exhume_begin_, decline_begin_},
          {"decline", decline_begin_, board_begin_},
          {"board", board_begin_, action_count_}};
}

}  // namespace zig::seven_wonders
