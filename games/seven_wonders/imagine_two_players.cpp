// 7W-15.12 for two players. The packet that travels with the Free City card gains a drawn card and loses two
// each turn, so an observer meets both packets every other turn and is unsure of little: what the other took
// before the first meeting, what the other drew and did not pass on, and the last hand. That little is drawn
// again until it fits what the rules exclude: cards the Free City could not have put down there (7W-14.8,
// 7W-14.9), and looks into the discard pile. In this deck every card exists once, so cards are sets (box.cpp
// audits the counts).
#include <algorithm>

#include "games/seven_wonders/imagine.h"
#include "games/seven_wonders/knowledge.h"

namespace zig::seven_wonders {

namespace {

using SlotList = FixedVector<std::uint8_t, kSlots>;

class TwoPlayerWorld {
 public:
  TwoPlayerWorld(const Box& box, State& s, Observer observer, int age, Random& random)
      : box_(box), s_(s), me_(observer), age_(age), seen_(turns_seen(s, age)), random_(random) {}

  void settle() {
    collect_travelling_packet();
    collect_other_packet();
    collect_draw_pile();
    collect_guilds();
    const bool had_exhumed = forget_exhumed();
    do draw();
    while (!fits());
    if (had_exhumed) restore_exhumed();
  }

  // Everything unknown in the order of the cards, instead of at random.
  void forget() {
    collect_travelling_packet();
    collect_other_packet();
    collect_draw_pile();
    collect_guilds();
    std::sort(pool_.begin(), pool_.end());
    for (Group& group : groups_) std::sort(group.known.begin(), group.known.end());
    std::size_t count = pool_.size();
    if (age_ == 3) s_.unused_guilds = 0;
    for (std::size_t i = 0; age_ == 3 && i < unused_; ++i) {  // guilds are the last cards
      --count;
      s_.unused_guilds = static_cast<std::uint16_t>(s_.unused_guilds |
                                                    1U << (index(pool_[count]) - index(box_.guild_cards[0])));
    }
    fill([](auto&&) {});
    for (const int turn : unknown_draws_) drawn(turn) = card(hand_range(s_, 0, turn).begin);
  }

 private:
  // Places whose cards are known as a set, with `unknown` of them coming from the pool instead.
  struct Group {
    SlotList slots;
    FixedVector<CardId, kSlots> known;
    int unknown = 0;
    int drawn_in_turn = 0;  // the unknown card is what the other drew in this turn (0: none)
  };

  bool mine(int turn) const { return me_.n == free_city_holder(age_, turn); }  // I hold the travelling packet
  bool other_packet_mine(int turn) const { return !me_.spectator() && !mine(turn); }
  Fate fate(int slot) const { return s_.fate[age_ - 1][slot]; }
  CardId& card(int slot) const { return s_.card[age_ - 1][slot]; }
  CardId& drawn(int turn) const { return s_.drawn[age_ - 1][turn - 1]; }

  void add_to_pool(int begin, int end) {
    for (int slot = begin; slot < end; ++slot) {
      if (fate(slot) == Fate::Built) continue;
      pool_slots_.push_back(static_cast<std::uint8_t>(slot));
      pool_.push_back(card(slot));
    }
  }

  // Slots of the group are [begin, end); `drawn_turn` is the turn of the draw that may be among them.
  void add_group(int begin, int end, int drawn_turn) {
    Group group;
    for (int slot = begin; slot < end; ++slot) {
      if (fate(slot) == Fate::Built) continue;
      group.slots.push_back(static_cast<std::uint8_t>(slot));
      if (drawn_turn && card(slot) == drawn(drawn_turn)) {  // hidden among them: it comes from the pool
        group.unknown = 1;
        group.drawn_in_turn = drawn_turn;
        pool_.push_back(card(slot));
      } else {
        group.known.push_back(card(slot));
      }
    }
    if (group.unknown > 0 || group.slots.size() > 1) groups_.push_back(group);
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
      if (extra != kNoCard) pool_.push_back(extra), ++surplus_;
    }
    unused_ = static_cast<std::size_t>(std::popcount(s_.unused_guilds));
    for (int guild = 0; guild < kGuilds; ++guild) {
      if ((s_.unused_guilds >> guild) & 1U)
        pool_.push_back(box_.guild_cards[static_cast<std::size_t>(guild)]);
    }
  }

  // One proposal: unused guilds from all unseen guilds, then the rest of the pool over its places.
  void draw() {
    auto& cards = pool_;
    std::size_t count = cards.size();
    if (age_ == 3) {
      s_.unused_guilds = 0;
      random_.shuffle(std::span(cards.begin(), count));
      std::size_t taken = 0;
      for (std::size_t i = count; i > 0 && taken < unused_; --i) {
        if (cards[i - 1] < box_.guild_cards[0]) continue;
        s_.unused_guilds = static_cast<std::uint16_t>(
            s_.unused_guilds | 1U << (index(cards[i - 1]) - index(box_.guild_cards[0])));
        std::swap(cards[i - 1], cards[count - 1 - taken]);
        ++taken;
      }
      count -= unused_;
    }
    random_.shuffle(std::span(cards.begin(), count));
    fill([&](auto cards_of_a_group) { random_.shuffle(cards_of_a_group); });
    // A draw the observer knows nothing of: any card of that hand. Later draws first: hand_card_at leaves
    // them out.
    for (std::size_t i = unknown_draws_.size(); i > 0; --i) {
      const int turn = unknown_draws_[i - 1];
      const Range hand = hand_range(s_, 0, turn);
      drawn(turn) =
          hand_card_at(turn, static_cast<int>(random_.below(static_cast<std::uint32_t>(hand.size()))));
    }
  }

  // The pool into its places, in its order; the cards of a group as `arrange` leaves them.
  template <class Arrange>
  void fill(Arrange arrange) {
    std::size_t next = 0;
    for (std::uint8_t slot : pool_slots_) card(slot) = pool_[next++];
    for (const Group& group : groups_) {
      auto values = group.known;
      if (group.unknown) {
        if (group.drawn_in_turn) drawn(group.drawn_in_turn) = pool_[next];
        values.push_back(pool_[next++]);
      }
      arrange(std::span(values.begin(), values.size()));
      for (std::size_t i = 0; i < group.slots.size(); ++i) card(group.slots[i]) = values[i];
    }
    for (int i = 0; i < surplus_; ++i) s_.surplus[static_cast<std::size_t>(i)] = pool_[next++];
    if (s_.surplus[0] > s_.surplus[1]) std::swap(s_.surplus[0], s_.surplus[1]);
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

  bool could_lie_there(int slot, int place) const {
    if (fate(slot) == Fate::Built || fate(slot) == Fate::Held) return true;
    return (s_.free_city_could[age_ - 1][place] >> box_.card(card(slot)).age_index) & 1U;
  }

  bool fits() const {
    const int resolved = age_ < s_.age || s_.step != Step::ChooseCards ? seen_ : seen_ - 1;
    for (int turn = 1; turn <= resolved; ++turn) {
      if (!could_lie_there(2 * (turn - 1) + 1, turn - 1)) return false;
    }
    if (s_.free_city_could[age_ - 1][6] != 0 && !could_lie_there(kDrawPile, 6)) return false;
    for (int i = 0; i < s_.look_count; ++i) {
      if (me_.n == s_.looks[i].seat ? pile_at(s_.looks[i]) != piles_[static_cast<std::size_t>(i)]
                                    : !was_on_pile(s_.looks[i])) {
        return false;
      }
    }
    return true;
  }

  bool on_pile_at(const Look& look, int slot) const {
    if (fate(slot) != Fate::Discarded && fate(slot) != Fate::Exhumed) return false;
    return age_ < look.age || (age_ == look.age && turn_taken(s_, slot) <= look.turn);
  }
  // The cards of this age that lay or had lain on the pile at that look; each exists once.
  std::uint32_t pile_at(const Look& look) const {
    std::uint32_t cards = 0;
    for (int slot = 0; slot < slots_in_use(s_); ++slot) {
      if (on_pile_at(look, slot)) cards |= 1U << box_.card(card(slot)).age_index;
    }
    return cards;
  }
  bool was_on_pile(const Look& look) const {
    if (look.taken == kNoCard || box_.card(look.taken).age != age_) return true;
    return (pile_at(look) >> box_.card(look.taken).age_index) & 1U;
  }

  bool forget_exhumed() {
    bool any = false;
    for (int slot = 0; slot < slots_in_use(s_); ++slot) {
      if (fate(slot) == Fate::Exhumed) s_.fate[age_ - 1][slot] = Fate::Discarded, any = true;
    }
    for (int i = 0; i < s_.look_count; ++i) piles_[static_cast<std::size_t>(i)] = pile_at(s_.looks[i]);
    return any;
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

  const Box& box_;
  State& s_;
  const Observer me_;
  const int age_, seen_;
  Random& random_;
  SlotList pool_slots_;
  FixedVector<CardId, kSlots + kGuilds + 2> pool_;
  FixedVector<Group, 8> groups_;
  FixedVector<int, 6> unknown_draws_;
  int surplus_ = 0;
  std::size_t unused_ = 0;
  std::array<std::uint32_t, 3> piles_{};
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
