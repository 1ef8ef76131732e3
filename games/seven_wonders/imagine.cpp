// 7W-15.12: a fair sample of all that an observer cannot know. Every assignment of the unseen copies to the
// hidden places that fits the observations has the same weight. Three cases, each exact:
//   nobody looked into the discard pile    shuffle each group, shuffle the pool
//   somebody else took a card from it      first give that card a place, weighed by all that then remains
//   the observer looked into it            cards of known kinds lie in known batches: draw which copies until
//                                          the batches have the right sizes in every group
// The two-player game has its own file (imagine_two_players.cpp). imagine_test.cpp compares all of it with
// worlds counted one by one.
#include "games/seven_wonders/imagine.h"

#include <algorithm>
#include <tuple>

#include "games/seven_wonders/knowledge.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

namespace {

using SlotList = FixedVector<std::uint8_t, kSlots>;

SlotList list_of(SlotSet slots) {
  SlotList list;
  each_slot(slots, [&](int slot) { list.push_back(static_cast<std::uint8_t>(slot)); });
  return list;
}

SlotSet on_pile(const State& s, int age) {
  return slots_with(s, age, Fate::Discarded) | slots_with(s, age, Fate::Exhumed);
}

// The slots whose cards lay on the pile at that look (unless an earlier look took them).
SlotSet seen_by_look(const State& s, const Look& look, int age) {
  if (age > look.age) return 0;
  SlotSet slots = on_pile(s, age);
  if (age < look.age || look.turn == 6) return slots;
  SlotSet taken_by_then = 0;
  for (int packet = 0; packet < s.players(); ++packet)
    taken_by_then |= slot_range(7 * packet, 7 * packet + look.turn);
  return slots & taken_by_then;
}

void forget_exhumed_places(State& s) {
  for (int age = 1; age <= s.age; ++age) {
    each_slot(slots_with(s, age, Fate::Exhumed), [&](int slot) { s.fate[age - 1][slot] = Fate::Discarded; });
  }
}

// Cards still in one hand need no order among themselves, so only the places in front of it draw a card.
void shuffle_slots(State& s, int age, SlotSet slots, Random& random) {
  if ((slots & (slots - 1)) == 0) return;
  auto& card = s.card[age - 1];
  const int last_packet = (63 - std::countl_zero(slots)) / 7;
  const SlotSet last_hand =
      age == s.age ? slots & slots_with(s, age, Fate::Held) & (SlotSet{0x7F} << 7 * last_packet) : 0;
  const SlotList list = list_of(slots);
  const auto count = static_cast<std::uint32_t>(list.size());
  const std::uint32_t drawing =
      count - std::max<std::uint32_t>(1, static_cast<std::uint32_t>(std::popcount(last_hand)));
  random.shuffle_places(count, drawing, [&](std::uint32_t i) -> CardId& { return card[list[i]]; });
}

// 7W-2.2, 7W-2.9: in Age III the pool also fills the surplus and, with guilds only, the unused guilds.
void shuffle_pool_of_age_three(const Box& box, State& s, SlotSet slots, Random& random) {
  std::array<CardId, kSlots + kGuilds + 2> cards;
  std::array<std::uint8_t, kGuilds> guilds;
  std::size_t count = 0, guild_count = 0;
  const auto add = [&](CardId card) {
    if (card >= box.guild_cards[0]) guilds[guild_count++] = static_cast<std::uint8_t>(count);
    cards[count++] = card;
  };
  each_slot(slots, [&](int slot) { add(s.card[2][slot]); });
  for (CardId card : s.surplus) {
    if (card != kNoCard) add(card);
  }
  const auto unused = static_cast<std::size_t>(std::popcount(s.unused_guilds));
  for (int guild = 0; guild < kGuilds; ++guild) {
    if ((s.unused_guilds >> guild) & 1U) add(box.guild_cards[static_cast<std::size_t>(guild)]);
  }
  // The unused guilds first, from all unseen guilds; what is left then fills every other place.
  s.unused_guilds = 0;
  for (std::size_t i = 0; i < unused; ++i) {
    std::swap(guilds[i], guilds[i + random.below(static_cast<std::uint32_t>(guild_count - i))]);
    s.unused_guilds = static_cast<std::uint16_t>(s.unused_guilds |
                                                 1U << (index(cards[guilds[i]]) - index(box.guild_cards[0])));
  }
  std::sort(guilds.begin(), guilds.begin() + unused, std::greater<>());
  for (std::size_t i = 0; i < unused; ++i) cards[guilds[i]] = cards[--count];
  random.shuffle(std::span(cards).first(count));
  std::size_t next = 0;
  each_slot(slots, [&](int slot) { s.card[2][slot] = cards[next++]; });
  for (CardId& card : s.surplus) {
    if (card != kNoCard) card = cards[next++];
  }
  if (s.surplus[0] > s.surplus[1]) std::swap(s.surplus[0], s.surplus[1]);
}

void shuffle_group(const Box& box, State& s, int age, SlotSet slots, bool pool, Random& random) {
  if (pool && age == 3) return shuffle_pool_of_age_three(box, s, slots, random);
  shuffle_slots(s, age, slots, random);
}

using Cards = FixedVector<CardId, kSlots + kGuilds + 2>;

// The pool of Age III that has no slot: the surplus (7W-2.9) and the unused guilds (7W-2.2).
void add_cards_without_slots(const Box& box, const State& s, Cards& cards) {
  for (const CardId card : s.surplus) {
    if (card != kNoCard) cards.push_back(card);
  }
  for (int guild = 0; guild < kGuilds; ++guild) {
    if ((s.unused_guilds >> guild) & 1U) cards.push_back(box.guild_cards[static_cast<std::size_t>(guild)]);
  }
}

// Cards in the order of their kinds into the slots; in the pool of Age III the last ones become the surplus and the
// unused guilds.
void lay_out(const Box& box, State& s, int age, SlotSet slots, bool pool, Cards& cards) {
  const bool with_guilds = pool && age == 3;
  const int unused = with_guilds ? std::popcount(s.unused_guilds) : 0;
  if (with_guilds) s.unused_guilds = 0;
  for (int i = 0; i < unused; ++i) {  // guilds are the last kinds
    s.unused_guilds =
        static_cast<std::uint16_t>(s.unused_guilds | 1U << (index(cards.back()) - index(box.guild_cards[0])));
    cards.pop_back();
  }
  std::size_t next = 0;
  each_slot(slots, [&](int slot) { s.card[age - 1][slot] = cards[next++]; });
  for (CardId& card : s.surplus) {
    if (with_guilds && card != kNoCard) card = cards[next++];
  }
}

// The same cards in the same places, in order; in Age III with the surplus and the unused guilds.
void sort_group(const Box& box, State& s, int age, SlotSet slots, bool pool) {
  Cards cards;
  each_slot(slots, [&](int slot) { cards.push_back(s.card[age - 1][slot]); });
  if (pool && age == 3) add_cards_without_slots(box, s, cards);
  std::sort(cards.begin(), cards.end());  // equal cards are alike: every sort gives the same
  lay_out(box, s, age, slots, pool, cards);
}

void shuffle_groups(const Box& box, State& s, int age, const Groups& groups, Random& random) {
  for (std::size_t i = 0; i < groups.size(); ++i) shuffle_group(box, s, age, groups[i], i == 0, random);
}

// --- somebody else took a card from the discard pile

// Chooses where the exhumed cards came from: jointly, because one place taken changes the others' weights.
class Origins {
 public:
  Origins(const Box& box, State& s, std::array<Groups, 3>& groups, Random& random)
      : box_(box), s_(s), groups_(groups), random_(random) {}

  void settle() {
    forget_exhumed_places(s_);
    for (int i = 0; i < s_.look_count; ++i) {
      if (s_.looks[i].taken != kNoCard) exhumed_.push_back(count(s_.looks[i]));
    }
    const double total = weight_from(0, nullptr);
    double mark = total * static_cast<double>(random_.next() >> 11) * 0x1p-53;
    weight_from(0, &mark);
    for (const Exhumed& card : exhumed_) take(card);
  }

 private:
  static constexpr std::size_t kFixed = 2 * kMaxCities + 1;  // behind the groups: places the observer knows

  // One exhumed card: by group, the places where it can have lain, its copies, and all cards of the group.
  struct Exhumed {
    Look look;
    int age;
    bool guild;
    std::size_t group_count;
    std::array<int, kFixed + 1> places{}, copies{}, size{};
    int pool_guilds = 0, unused = 0;  // Age III: unseen guilds, and how many of them are not in the game
    std::size_t chosen = 0;
  };

  Exhumed count(const Look& look) const {
    const int age = box_.card(look.taken).age;
    const Groups& groups = groups_[static_cast<std::size_t>(age - 1)];
    Exhumed e{look, age, look.taken >= box_.guild_cards[0], groups.size()};
    const SlotSet seen = seen_by_look(s_, look, age);
    SlotSet unknown = 0;
    for (std::size_t g = 0; g < groups.size(); ++g) {
      unknown |= groups[g];
      e.size[g] = std::popcount(groups[g]);
      e.places[g] = std::popcount(groups[g] & seen);
      each_slot(groups[g], [&](int slot) {
        const CardId card = s_.card[age - 1][slot];
        e.copies[g] += card == look.taken;
        if (g == 0) e.pool_guilds += card >= box_.guild_cards[0];
      });
    }
    if (age == 3) {
      for (CardId card : s_.surplus) {
        if (card != kNoCard)
          ++e.size[0], e.pool_guilds += card >= box_.guild_cards[0], e.copies[0] += card == look.taken;
      }
      e.unused = std::popcount(s_.unused_guilds);
      e.pool_guilds += e.unused;
    }
    e.places[kFixed] = std::popcount(known_places(look, age, seen & ~unknown));
    return e;
  }

  // The share of all worlds in which card i lies in one given place of the group, times the free places.
  double weight(std::size_t i, std::size_t group) const {
    const Exhumed& e = exhumed_[i];
    int places = e.places[group], copies = e.copies[group], size = e.size[group], guilds = e.pool_guilds;
    if (group == kFixed) return places;
    for (std::size_t j = 0; j < i; ++j) {  // cards that already have their place
      const Exhumed& earlier = exhumed_[j];
      if (earlier.age != e.age || earlier.chosen != group) continue;
      --places, --size;
      copies -= earlier.look.taken == e.look.taken;
      guilds -= earlier.guild;
    }
    if (places <= 0 || copies <= 0 || size <= 0) return 0.0;
    if (group == 0 && e.guild) {  // it may also be one of the unused
      return static_cast<double>(places) * (guilds - e.unused) / guilds / size;
    }
    return static_cast<double>(places) * copies / size;
  }

  // Total weight of all choices for cards i.. given the earlier ones; with a mark, walks to the choice it
  // falls on.
  double weight_from(std::size_t i, double* mark) {
    if (i == exhumed_.size()) return 1.0;
    Exhumed& e = exhumed_[i];
    double sum = 0.0;
    std::size_t last = kFixed;
    for (std::size_t g = 0; g <= e.group_count; ++g) {
      const std::size_t group = g == e.group_count ? kFixed : g;
      const double own = weight(i, group);
      if (own <= 0.0) continue;
      e.chosen = group;
      const double all = own * weight_from(i + 1, nullptr);
      if (all <= 0.0) continue;
      last = group;
      if (mark && *mark < all) {
        *mark /= own;
        weight_from(i + 1, mark);
        return sum + all;
      }
      if (mark) *mark -= all;
      sum += all;
    }
    if (mark) {  // rounding: the mark fell just behind the end
      e.chosen = last;
      *mark = 0.0;
      weight_from(i + 1, mark);
    }
    return sum;
  }

  // Places whose card the observer knows to be such a one.
  SlotSet known_places(const Look& look, int age, SlotSet candidates) const {
    SlotSet places = 0;
    each_slot(candidates, [&](int slot) {
      if (s_.card[age - 1][slot] == look.taken) places |= SlotSet{1} << slot;
    });
    return places;
  }

  // Puts the card into one of the group's places at random and takes that place out of the shuffle.
  void take(const Exhumed& e) {
    auto& card = s_.card[e.age - 1];
    Groups& groups = groups_[static_cast<std::size_t>(e.age - 1)];
    const SlotSet free = seen_by_look(s_, e.look, e.age) & slots_with(s_, e.age, Fate::Discarded);
    SlotSet unknown = 0;
    for (SlotSet group : groups) unknown |= group;
    const bool fixed = e.chosen == kFixed;
    const SlotList places =
        list_of(fixed ? known_places(e.look, e.age, free & ~unknown) : groups[e.chosen] & free);
    const std::uint8_t place = places[random_.below(static_cast<std::uint32_t>(places.size()))];
    s_.fate[e.age - 1][place] = Fate::Exhumed;
    if (fixed) return;
    if (const SlotSet copies = known_places(e.look, e.age, groups[e.chosen])) {
      std::swap(card[std::countr_zero(copies)], card[place]);
    } else {  // the pool's only copy lies in the surplus of the extra guilds (7W-2.9)
      std::swap(*std::ranges::find(s_.surplus, e.look.taken), card[place]);
    }
    groups[e.chosen] &= ~(SlotSet{1} << place);
  }

  const Box& box_;
  State& s_;
  std::array<Groups, 3>& groups_;
  Random& random_;
  FixedVector<Exhumed, 3> exhumed_;
};

// --- the observer looked into the discard pile

// The cards that were new on the pile at each look form a batch with known cards. Which copies of a kind lie
// in which batch is drawn by kinds; a draw that gives a group more cards of a batch than it has places is
// repeated.
class Batches {
 public:
  Batches(const Box& box, State& s, int age, const Groups& groups, Random& random)
      : box_(box), s_(s), age_(age), groups_(groups), random_(random) {}

  void settle() {
    collect();
    choose_batches();
    place([&](SlotSet slots, bool pool) { shuffle_group(box_, s_, age_, slots, pool, random_); });
  }

  // One world for all that look the same to the observer.
  void forget() {
    collect();
    for (const Kind& kind : uncertain_) {
      for (std::size_t i = kind.begin; i < kind.end; ++i) {
        for (std::size_t j = i + 1U; j < kind.end; ++j) {
          if (copies_[j].batch < copies_[i].batch) std::swap(copies_[i].batch, copies_[j].batch);
        }
      }
    }
    choose_batches();
    place([](SlotSet, bool) {});
  }

 private:
  static constexpr std::size_t kBatches = 4;  // 0: not seen on the pile
  struct Copy {
    CardId card;
    std::uint8_t group, batch;
  };
  struct Kind {  // copies of one kind of which the batches are not certain
    std::uint8_t begin, end;
  };

  void collect() {
    SlotSet earlier = 0;
    for (std::size_t i = 0; i < s_.look_count; ++i) {
      const SlotSet seen = seen_by_look(s_, s_.looks[i], age_);
      batch_[i + 1] = seen & ~earlier;
      earlier |= seen;
    }
    batch_[0] = ~earlier;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      for (std::size_t batch = 0; batch < kBatches; ++batch) {
        each_slot(groups_[g] & batch_[batch], [&](int slot) {
          copies_.push_back(
              {s_.card[age_ - 1][slot], static_cast<std::uint8_t>(g), static_cast<std::uint8_t>(batch)});
        });
        wanted_[g][batch] = static_cast<std::uint8_t>(std::popcount(groups_[g] & batch_[batch]));
      }
    }
    if (age_ == 3) {  // never on the pile
      Cards cards;
      add_cards_without_slots(box_, s_, cards);
      for (const CardId card : cards) copies_.push_back({card, 0, 0});
      wanted_[0][0] = static_cast<std::uint8_t>(wanted_[0][0] + cards.size());
    }
    // A complete order: equal copies must come out alike with every standard library.
    std::sort(copies_.begin(), copies_.end(), [](const Copy& a, const Copy& b) {
      return std::tie(a.card, a.group, a.batch) < std::tie(b.card, b.group, b.batch);
    });
    for (std::size_t begin = 0, end = 0; begin < copies_.size(); begin = end) {
      bool groups_differ = false, batches_differ = false;
      for (end = begin; end < copies_.size() && copies_[end].card == copies_[begin].card; ++end) {
        groups_differ = groups_differ || copies_[end].group != copies_[begin].group;
        batches_differ = batches_differ || copies_[end].batch != copies_[begin].batch;
      }
      if (groups_differ && batches_differ) {
        uncertain_.push_back({static_cast<std::uint8_t>(begin), static_cast<std::uint8_t>(end)});
      }
    }
  }

  void choose_batches() {
    if (uncertain_.empty()) return;
    do draw();
    while (!fits());
  }

  void draw() {
    for (const Kind& kind : uncertain_) {
      for (std::size_t i = kind.end; i > kind.begin + 1U; --i) {
        const std::size_t j = kind.begin + random_.below(static_cast<std::uint32_t>(i - kind.begin));
        std::swap(copies_[i - 1].batch, copies_[j].batch);
      }
    }
  }

  bool fits() const {
    std::array<std::array<std::uint8_t, kBatches>, 2 * kMaxCities + 1> count{};
    for (const Copy& copy : copies_) ++count[copy.group][copy.batch];
    return count == wanted_;
  }

  // Each batch of each group: its copies in its places, in order, and then as `shuffle` likes.
  template <class Shuffle>
  void place(Shuffle shuffle) {
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      for (std::size_t batch = 0; batch < kBatches; ++batch) {
        if (wanted_[g][batch] == 0) continue;
        const SlotSet slots = groups_[g] & batch_[batch];
        const bool pool = g == 0 && batch == 0;
        Cards cards;
        for (const Copy& copy : copies_) {
          if (copy.group == g && copy.batch == batch) cards.push_back(copy.card);
        }
        lay_out(box_, s_, age_, slots, pool, cards);
        shuffle(slots, pool);
      }
    }
  }

  const Box& box_;
  State& s_;
  int age_;
  const Groups& groups_;
  Random& random_;
  FixedVector<Copy, kSlots + kGuilds + 2> copies_;
  FixedVector<Kind, kSlots> uncertain_;
  std::array<SlotSet, kBatches> batch_{};  // the slots of each batch
  std::array<std::array<std::uint8_t, kBatches>, 2 * kMaxCities + 1> wanted_{};
};

// Which of several equal cards on the pile the observer took does not matter and is not known.
void choose_own_origins(const Box& box, State& s, Random& random) {
  forget_exhumed_places(s);
  for (int i = 0; i < s.look_count; ++i) {
    const Look& look = s.looks[i];
    if (look.taken == kNoCard) continue;
    const int age = box.card(look.taken).age;
    SlotList places;
    each_slot(seen_by_look(s, look, age) & slots_with(s, age, Fate::Discarded), [&](int slot) {
      if (s.card[age - 1][slot] == look.taken) places.push_back(static_cast<std::uint8_t>(slot));
    });
    s.fate[age - 1][places[random.below(static_cast<std::uint32_t>(places.size()))]] = Fate::Exhumed;
  }
}

void imagine_packets(const Box& box, State& s, Observer observer, Random& random) {
  if (s.look_count == 0) {
    Groups groups;
    for (int age = 1; age <= s.age; ++age) {
      find_groups(s, observer, age, groups);
      shuffle_groups(box, s, age, groups, random);
    }
    return;
  }
  std::array<Groups, 3> groups;
  for (int age = 1; age <= s.age; ++age)
    find_groups(s, observer, age, groups[static_cast<std::size_t>(age - 1)]);
  const bool own_looks = observer.n == s.looks[0].seat;  // 7W-R.23: there is only one Mausoleum
  if (own_looks) {
    for (int age = 1; age <= s.age; ++age)
      Batches(box, s, age, groups[static_cast<std::size_t>(age - 1)], random).settle();
    choose_own_origins(box, s, random);
    return;
  }
  Origins(box, s, groups, random).settle();
  for (int age = 1; age <= s.age; ++age)
    shuffle_groups(box, s, age, groups[static_cast<std::size_t>(age - 1)], random);
}

}  // namespace

void sort_hands(State& s) {
  const auto sort = [&](Range range) {
    auto cards = cards_in(s, s.age, range);
    for (std::size_t i = 1; i < cards.size(); ++i) {  // short lists, nearly always: insertion
      const CardId card = cards[i];
      std::size_t j = i;
      for (; j > 0 && cards[j - 1] > card; --j) cards[j] = cards[j - 1];
      cards[j] = card;
    }
  };
  for (int packet = 0; packet < packet_count(s); ++packet) {
    Range range = hand_range(s, packet, s.turn);
    while (range.begin < range.end && s.fate[s.age - 1][range.begin] != Fate::Held) ++range.begin;
    sort(range);
  }
  if (s.two_players()) sort(draw_pile_range(s.turn));
}

// Hidden cards in the order of their kinds: states that look the same to the observer become the same state. No world of
// the game, only a place to imagine from, so that the same draws imagine the same worlds.
void SevenWonders::forget(State& s, Observer observer) const {
  if (s.step == Step::ChooseBoards || s.step == Step::Over) return;
  const bool own_looks = std::ranges::any_of(std::span(s.looks).first(s.look_count),
                                             [&](const Look& look) { return look.seat == observer.n; });
  if (s.two_players()) {
    // With own looks imagine() reads sets of cards only, and no place.
    if (own_looks) return;
    forget_exhumed_places(s);
    return forget_two_players(*box_, s, observer);
  }
  Groups groups;
  for (int age = 1; age <= s.age; ++age) {
    find_groups(s, observer, age, groups);
    if (own_looks) {
      Random always_the_same = Random::fast(0);
      Batches(*box_, s, age, groups, always_the_same).forget();
    } else {
      for (std::size_t i = 0; i < groups.size(); ++i) sort_group(*box_, s, age, groups[i], i == 0);
    }
  }
  forget_exhumed_places(s);
}

void SevenWonders::imagine(State& s, Observer observer, Random& random) const {
  if (s.step == Step::ChooseBoards || s.step == Step::Over)
    return;  // 7W-15.14: nothing is hidden after the end
  if (s.two_players()) {
    imagine_two_players(*box_, s, observer, random);
  } else {
    imagine_packets(*box_, s, observer, random);
  }
  sort_hands(s);
  if (s.step == Step::ChooseCards) reseal(*this, s, observer, random);
}

// 7W-15.13: of a sealed choice only the fact is known; in the imagined world it is any legal choice.
void reseal(const SevenWonders& game, State& s, Observer observer, Random& random) {
  SevenWonders::Actions actions;
  for (std::uint8_t n = 0; n < s.players(); ++n) {
    const Seat seat{n};
    if (observer.is(seat)) continue;
    const bool complete = (s.choices_made >> n) & 1U;
    const bool own = s.sealed[n].kind != Action::Kind::None;
    if (!own) continue;
    s.sealed[n] = {};
    s.choices_made = static_cast<std::uint8_t>(s.choices_made & ~(1U << n));
    game.legal_uses_of_random_card(s, seat, random, actions);
    s.sealed[n] = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    if (s.two_players() && complete && n == free_city_holder(s.age, s.turn)) {
      game.legal_uses_of_random_card(s, seat, random, actions);
      s.sealed[kFreeCityChoice] = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    }
    if (complete) s.choices_made = static_cast<std::uint8_t>(s.choices_made | 1U << n);
  }
}

}  // namespace zig::seven_wonders
