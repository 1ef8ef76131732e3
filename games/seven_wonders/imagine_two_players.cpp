// 7W-15.12 for two players. The packet that travels with the Free City card gains a drawn card and loses two
// each turn, so an observer meets both packets every other turn and is unsure of little: what the other took
// before the first meeting, what the other drew and did not pass on, and the last hand. In this deck every card
// exists once, so cards are sets (box.cpp audits the counts).
//
// The rules and the observer's eyes exclude cards from places:
//   batches   what lay on the discard pile when the observer looked lay in places of discarded cards, and nothing else did
//   narrow    the Free City could not have put every card face down there (7W-14.8, 7W-14.9)
// So batches are dealt one by one, and within a batch narrow places choose first. That proposes some worlds more
// often than others; each is refused just as often, see Odds.
#include <algorithm>

#include "games/seven_wonders/imagine.h"
#include "games/seven_wonders/knowledge.h"

namespace zig::seven_wonders {

namespace {

using SlotList = FixedVector<std::uint8_t, kSlots>;
using CardSet = std::uint32_t;  // cards of one age, bits by age_index

constexpr int kBatches = 8;  // by which of at most three looks saw the card

// The share of its proposals in which a world is taken. With M cards of a batch for M places, N of them narrow, a world
// whose narrow places took k of these cards (the others took cards that are known to lie near them, each proposed as
// often as any M) leaves (M-k)! ways to deal the rest; the world with the most, k = N, is never refused.
class Odds {
 public:
  void count_narrow(int batch) { ++narrow_[at(batch)]; }
  // A narrow place of the pool chose among `now` cards; `ever` would be there if nobody had chosen before it.
  void chosen(int batch, int now, int ever) {
    ++chosen_[at(batch)];
    share_ *= static_cast<double>(now) / ever;
  }
  void guild_chosen() { ++guilds_chosen_; }

  double share(const std::array<int, kBatches>& cards, int guilds, int unused_guilds) const {
    double share = share_;
    for (std::size_t batch = 0; batch < kBatches; ++batch) {
      for (int k = chosen_[batch]; k < narrow_[batch]; ++k)
        share *= static_cast<double>(cards[batch] - k) / cards[batch];
    }
    // The more guilds have a place, the fewer choices of unused ones are left.
    for (int i = 0; i < guilds_chosen_ && unused_guilds > 0; ++i)
      share *= static_cast<double>(guilds - unused_guilds - i) / (guilds - i);
    return share;
  }

 private:
  static std::size_t at(int batch) { return static_cast<std::size_t>(batch); }
  std::array<int, kBatches> narrow_{}, chosen_{};
  int guilds_chosen_ = 0;
  double share_ = 1;
};

class TwoPlayerWorld {
 public:
  TwoPlayerWorld(const Box& box, State& s, Observer observer, int age, Random& random)
      : box_(box), s_(s), me_(observer), age_(age), seen_(turns_seen(s, age)), random_(random) {}

  void settle() {
    collect();
    forget_exhumed();
    find_batches();
    while (!draw() || !others_looks_fit()) continue;
    if (s_.look_count > 0) restore_exhumed();
  }

  // Everything unknown in the order of the cards, instead of at random.
  void forget() {
    collect();
    CardSet pool = pool_;
    if (age_ == 3) s_.unused_guilds = 0;
    for (int i = 0; i < unused_; ++i) {  // guilds are the last cards
      const int last = 31 - std::countl_zero(pool);
      leave_unused(last);
      pool &= ~(1U << last);
    }
    const auto next = [&] {
      const int first = std::countr_zero(pool);
      pool &= pool - 1;
      return card_of(first);
    };
    for (const std::uint8_t slot : pool_slots_) card(slot) = next();
    for (const Group& group : groups_) {
      CardSet known = group.known;
      for (const std::uint8_t slot : group.slots) {
        if (known != 0) {
          card(slot) = card_of(std::countr_zero(known));
          known &= known - 1;
        } else {
          drawn(group.drawn_in_turn) = card(slot) = next();
        }
      }
    }
    for (int i = 0; i < surplus_; ++i) s_.surplus[static_cast<std::size_t>(i)] = next();
    for (const int turn : unknown_draws_) drawn(turn) = card(hand_range(s_, 0, turn).begin);
  }

 private:
  // Places whose cards are known as a set, but for one that comes from the pool: what the other drew in a turn.
  struct Group {
    SlotList slots;
    CardSet known = 0;
    int drawn_in_turn = 0;  // 0: all are known
  };

  bool mine(int turn) const { return me_.n == free_city_holder(age_, turn); }  // I hold the travelling packet
  bool other_packet_mine(int turn) const { return !me_.spectator() && !mine(turn); }
  Fate fate(int slot) const { return s_.fate[age_ - 1][slot]; }
  CardId& card(int slot) const { return s_.card[age_ - 1][slot]; }
  CardId& drawn(int turn) const { return s_.drawn[age_ - 1][turn - 1]; }
  CardId card_of(int age_index) const {
    return static_cast<CardId>(box_.first_card_of_age[age_ - 1] + age_index);
  }
  CardSet set_of(CardId card) const { return 1U << box_.card(card).age_index; }

  void collect() {
    collect_travelling_packet();
    collect_other_packet();
    collect_draw_pile();
    collect_guilds();
  }

  void add_to_pool(int begin, int end) {
    for (int slot = begin; slot < end; ++slot) {
      if (fate(slot) == Fate::Built) continue;
      pool_slots_.push_back(static_cast<std::uint8_t>(slot));
      pool_ |= set_of(card(slot));
    }
  }

  // Slots of the group are [begin, end); `drawn_turn` is the turn of the draw that may be among them.
  void add_group(int begin, int end, int drawn_turn) {
    Group group;
    for (int slot = begin; slot < end; ++slot) {
      if (fate(slot) == Fate::Built) continue;
      group.slots.push_back(static_cast<std::uint8_t>(slot));
      if (drawn_turn && card(slot) == drawn(drawn_turn)) {  // hidden among them: it comes from the pool
        group.drawn_in_turn = drawn_turn;
        pool_ |= set_of(card(slot));
      } else {
        group.known |= set_of(card(slot));
      }
    }
    if (group.drawn_in_turn || group.slots.size() > 1) groups_.push_back(group);
  }

  void collect_travelling_packet() {
    for (int turn = 1; turn <= seen_; ++turn) {
      if (mine(turn)) continue;
      const Range hand = hand_range(s_, 0, turn);
      const bool met_before = !me_.spectator() && turn > 1, met_after = !me_.spectator() && turn < seen_;
      if (!met_before) {
        // Everything the other took comes from the pool; which card was the drawn one is open, too.
        add_to_pool(hand.begin, met_after || turn < seen_ ? hand.begin + 2 : hand.end);
        unknown_draws_.push_back(turn);
      } else if (met_after) {
        // The two cards taken; the drawn one is hidden among them, or was passed on and seen.
        add_group(hand.begin, hand.begin + 2, turn);
      } else {
        add_group(hand.begin, hand.end, turn);
      }
    }
  }

  void collect_other_packet() {
    for (int turn = 1; turn <= seen_; ++turn) {
      if (other_packet_mine(turn)) continue;
      const Range hand = hand_range(s_, 1, turn);
      const bool met_before = !me_.spectator() && turn > 1;
      if (turn < seen_) {
        if (!met_before)
          add_to_pool(hand.begin, hand.begin + 1);  // else: what left is known when it comes back
      } else if (met_before) {
        add_group(hand.begin, hand.end, 0);
      } else {
        add_to_pool(hand.begin, hand.end);
      }
    }
  }

  void collect_draw_pile() {
    const Range pile = draw_pile_range(seen_);
    // 7W-R.20: the Free City's seventh card is the last of the pile, shown to the holder who plays it.
    const bool shown_to_me = mine(6) && seen_ == 6 && free_city_has_seventh_card();
    if (!shown_to_me) add_to_pool(pile.begin, pile.end);
  }
  bool free_city_has_seventh_card() const {
    if (fate(kDrawPile) != Fate::Held && s_.free_city_could[age_ - 1][6] != 0) return true;
    return age_ == s_.age && s_.step == Step::SeventhCard && s_.actor_city == kFreeCity;
  }

  void collect_guilds() {
    if (age_ != 3) return;
    for (CardId extra : s_.surplus) {
      if (extra != kNoCard) pool_ |= set_of(extra), ++surplus_;
    }
    unused_ = std::popcount(s_.unused_guilds);
    for (int guild = 0; guild < kGuilds; ++guild) {
      if ((s_.unused_guilds >> guild) & 1U)
        pool_ |= set_of(box_.guild_cards[static_cast<std::size_t>(guild)]);
    }
  }
  void leave_unused(int age_index) {
    s_.unused_guilds = static_cast<std::uint16_t>(
        s_.unused_guilds | 1U << (index(card_of(age_index)) - index(box_.guild_cards[0])));
  }

  // --- batches and narrow places

  bool on_pile_at(const Look& look, int slot) const {
    if (fate(slot) != Fate::Discarded && fate(slot) != Fate::Exhumed) return false;
    return age_ < look.age || (age_ == look.age && turn_taken(s_, slot) <= look.turn);
  }
  // The cards of this age that lay or had lain on the pile at that look.
  CardSet pile_at(const Look& look) const {
    CardSet cards = 0;
    for (int slot = 0; slot < slots_in_use(s_); ++slot) {
      if (on_pile_at(look, slot)) cards |= set_of(card(slot));
    }
    return cards;
  }

  // The cards that the observer saw in the same looks; without looks of its own there is one batch.
  void find_batches() {
    own_looks_ = false;
    for (int i = 0; i < s_.look_count; ++i) own_looks_ = own_looks_ || s_.looks[i].seat == me_.n;
    batch_.fill(own_looks_ ? 0 : ~0U);
    if (own_looks_) {
      std::array<CardSet, 3> piles{};
      for (int i = 0; i < s_.look_count; ++i) {
        if (s_.looks[i].seat == me_.n) piles[static_cast<std::size_t>(i)] = pile_at(s_.looks[i]);
      }
      for (int bit = 0; bit < 32; ++bit) {
        unsigned batch = 0;
        for (unsigned i = 0; i < piles.size(); ++i) batch |= (piles[i] >> bit & 1U) << i;
        batch_[batch] |= 1U << bit;
      }
    }
    for (int batch = 0; batch < kBatches; ++batch)
      cards_of_batch_[static_cast<std::size_t>(batch)] = std::popcount(pool_ & cards_in_batch(batch));
    cards_of_batch_[0] -= unused_;
  }
  CardSet cards_in_batch(int batch) const { return batch_[static_cast<std::size_t>(batch)]; }
  int batch_of(int slot) const {
    int batch = 0;
    for (int i = 0; own_looks_ && i < s_.look_count; ++i) {
      if (s_.looks[i].seat == me_.n && on_pile_at(s_.looks[i], slot)) batch |= 1 << i;
    }
    return batch;
  }
  // Those that may be out of the game.
  CardSet unseen_guilds() const {
    return age_ == 3 ? pool_ & cards_in_batch(0) & ~0U << box_.card(box_.guild_cards[0]).age_index : 0;
  }
  bool narrow(int slot) const {
    if (fate(slot) == Fate::Built || fate(slot) == Fate::Held) return false;
    return slot < 12 ? slot % 2 == 1 : slot == kDrawPile && s_.free_city_could[age_ - 1][6] != 0;
  }
  CardSet may_lie_at(int slot) const {
    const CardSet batch = cards_in_batch(batch_of(slot));
    return narrow(slot) ? batch & s_.free_city_could[age_ - 1][slot < 12 ? slot / 2 : 6] : batch;
  }

  // --- one proposal

  int any_of(CardSet cards) {
    for (auto skip = random_.below(static_cast<std::uint32_t>(std::popcount(cards))); skip > 0; --skip)
      cards &= cards - 1;
    return std::countr_zero(cards);
  }

  bool draw() {
    Odds odds;
    CardSet left = pool_;
    SlotList wide;  // places of the pool that take what is left
    const auto place = [&](int slot) {
      if (!narrow(slot)) {
        wide.push_back(static_cast<std::uint8_t>(slot));
        return true;
      }
      const CardSet may = may_lie_at(slot);
      if ((left & may) == 0) return false;
      odds.chosen(batch_of(slot), std::popcount(left & may), std::popcount(pool_ & may));
      const int chosen = any_of(left & may);
      if (unseen_guilds() >> chosen & 1U) odds.guild_chosen();
      card(slot) = card_of(chosen);
      left &= ~(1U << chosen);
      return true;
    };
    for (const std::uint8_t slot : pool_slots_) {
      if (narrow(slot)) odds.count_narrow(batch_of(slot));
      if (!place(slot)) return false;
    }
    std::array<int, 8> open{};  // the place of each group's card from the pool
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      open[i] = arrange(groups_[i], odds);
      if (open[i] >= 0 && !place(open[i])) return false;
    }
    const double share = odds.share(cards_of_batch_, std::popcount(unseen_guilds()), unused_);
    constexpr std::uint32_t kFine = 1U << 31;
    if (share < 1 && random_.below(kFine) >= share * kFine) return false;
    if (age_ == 3) choose_unused_guilds(left);
    deal(left, wide);
    for (std::size_t i = 0; i < groups_.size(); ++i) {
      if (open[i] >= 0) drawn(groups_[i].drawn_in_turn) = card(open[i]);
    }
    choose_unknown_draws();
    return true;
  }

  // The known cards of a group into its slots. Gives the slot that is left for the card from the pool, or -1.
  int arrange(const Group& group, Odds& odds) {
    FixedVector<std::uint8_t, kSlots> cards;  // age indices
    for (CardSet known = group.known; known; known &= known - 1)
      cards.push_back(static_cast<std::uint8_t>(std::countr_zero(known)));
    if (group.drawn_in_turn) cards.push_back(kFromPool);
    random_.shuffle(cards);
    const int unknown_batch = batch_of_unknown(group);
    int open = -1;
    const auto put = [&](int slot, auto fits) {
      std::size_t i = 0;
      while (!fits(cards[i])) ++i;
      if (cards[i] == kFromPool) {
        open = slot;
      } else {
        card(slot) = card_of(cards[i]);
      }
      cards.swap_out(i);
    };
    for (const std::uint8_t slot : group.slots) {  // the Free City's take: at most one
      if (!narrow(slot)) continue;
      const std::uint8_t chosen = choose_for_free_city(group, slot, unknown_batch, odds);
      put(slot, [&](std::uint8_t token) { return token == chosen; });
    }
    for (const std::uint8_t slot : group.slots) {
      if (narrow(slot)) continue;
      const int batch = batch_of(slot);
      put(slot, [&](std::uint8_t token) {
        return batch == (token == kFromPool ? unknown_batch : batch_of_card(token));
      });
    }
    return open;
  }

  // Which card of the group lies at its narrow slot: one of the known ones, or the one from the pool.
  std::uint8_t choose_for_free_city(const Group& group, int slot, int unknown_batch, Odds& odds) {
    const int batch = batch_of(slot);
    const CardSet may = may_lie_at(slot), known = group.known & may;
    if (batch != unknown_batch) return static_cast<std::uint8_t>(any_of(known));
    odds.count_narrow(batch);
    const auto weight_of_known =
        static_cast<std::uint32_t>(std::popcount(known) * cards_of_batch_[static_cast<std::size_t>(batch)]);
    const auto weight_of_pool = static_cast<std::uint32_t>(std::popcount(pool_ & may));
    if (random_.below(weight_of_known + weight_of_pool) >= weight_of_known) return kFromPool;
    return static_cast<std::uint8_t>(any_of(known));
  }

  // Slots and cards of a group have the same batches: what is missing is that of the card from the pool.
  int batch_of_unknown(const Group& group) const {
    if (!group.drawn_in_turn) return -1;
    int missing = 0;
    for (const std::uint8_t slot : group.slots) missing += batch_of(slot);
    for (CardSet known = group.known; known; known &= known - 1)
      missing -= batch_of_card(std::countr_zero(known));
    return missing;
  }
  int batch_of_card(int age_index) const {
    int batch = 0;
    while (own_looks_ && !(cards_in_batch(batch) >> age_index & 1U)) ++batch;
    return batch;
  }

  void choose_unused_guilds(CardSet& left) {
    s_.unused_guilds = 0;
    for (int i = 0; i < unused_; ++i) {
      const int guild = any_of(left & unseen_guilds());
      leave_unused(guild);
      left &= ~(1U << guild);
    }
  }

  // What is left over the places that are left: the batches have as many cards as places.
  void deal(CardSet left, const SlotList& wide) {
    FixedVector<CardId, 32> cards;
    for (; left; left &= left - 1) cards.push_back(card_of(std::countr_zero(left)));
    random_.shuffle(cards);
    const auto next = [&](int batch) {
      std::size_t i = cards.size() - 1;
      while (own_looks_ && !(cards_in_batch(batch) & set_of(cards[i]))) --i;
      const CardId taken = cards[i];
      cards.swap_out(i);
      return taken;
    };
    for (const std::uint8_t slot : wide) card(slot) = next(batch_of(slot));
    for (int i = 0; i < surplus_; ++i) s_.surplus[static_cast<std::size_t>(i)] = next(0);
    if (s_.surplus[0] > s_.surplus[1]) std::swap(s_.surplus[0], s_.surplus[1]);
  }

  // A draw the observer knows nothing of: any card of that hand. Later draws first: hand_card_at leaves them out.
  void choose_unknown_draws() {
    for (std::size_t i = unknown_draws_.size(); i > 0; --i) {
      const int turn = unknown_draws_[i - 1];
      const Range hand = hand_range(s_, 0, turn);
      drawn(turn) =
          hand_card_at(turn, static_cast<int>(random_.below(static_cast<std::uint32_t>(hand.size()))));
    }
  }

  // Card i of the travelling hand in that turn. Cards drawn later stand in later slots of the packet, so the
  // hand is everything from its first slot on, less what was drawn afterwards.
  CardId hand_card_at(int turn, int i) const {
    const int begin = hand_range(s_, 0, turn).begin, end = hand_range(s_, 0, seen_).end;
    for (int slot = begin; slot < end; ++slot) {
      bool drawn_later = false;
      for (int later = turn + 1; later <= seen_; ++later)
        drawn_later = drawn_later || drawn(later) == card(slot);
      if (!drawn_later && i-- == 0) return card(slot);
    }
    return card(begin);
  }

  // What somebody else took from the pile lay there.
  bool others_looks_fit() const {
    for (int i = 0; i < s_.look_count; ++i) {
      const Look& look = s_.looks[i];
      if (look.seat == me_.n || look.taken == kNoCard || box_.card(look.taken).age != age_) continue;
      if (!(pile_at(look) & set_of(look.taken))) return false;
    }
    return true;
  }

  void forget_exhumed() {
    for (int slot = 0; s_.look_count > 0 && slot < slots_in_use(s_); ++slot) {
      if (fate(slot) == Fate::Exhumed) s_.fate[age_ - 1][slot] = Fate::Discarded;
    }
  }
  void restore_exhumed() {
    for (int i = 0; i < s_.look_count; ++i) {
      for (int slot = 0; slot < slots_in_use(s_); ++slot) {
        if (s_.looks[i].taken != kNoCard && card(slot) == s_.looks[i].taken &&
            on_pile_at(s_.looks[i], slot)) {
          s_.fate[age_ - 1][slot] = Fate::Exhumed;
        }
      }
    }
  }

  static constexpr std::uint8_t kFromPool = 0xFF;

  const Box& box_;
  State& s_;
  const Observer me_;
  const int age_, seen_;
  Random& random_;
  SlotList pool_slots_;
  CardSet pool_ = 0;
  FixedVector<Group, 8> groups_;
  FixedVector<int, 6> unknown_draws_;
  int surplus_ = 0, unused_ = 0;
  bool own_looks_ = false;
  std::array<CardSet, kBatches> batch_{};
  std::array<int, kBatches> cards_of_batch_{};  // in the pool, less the unused guilds
};

}  // namespace

void forget_two_players(const Box& box, State& s, Observer observer) {
  Random unused = Random::fast(0);
  for (int age = 1; age <= s.age; ++age) TwoPlayerWorld(box, s, observer, age, unused).forget();
}

void imagine_two_players(const Box& box, State& s, Observer observer, Random& random) {
  for (int age = 1; age <= s.age; ++age) TwoPlayerWorld(box, s, observer, age, random).settle();
}

}  // namespace zig::seven_wonders
