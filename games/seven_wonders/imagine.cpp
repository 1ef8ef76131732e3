// 7W-15.12: a fair sample of all that an observer cannot know. Every assignment of the unseen copies to the hidden
// places that fits the observations has the same weight. Three cases, each exact:
//   nobody looked into the discard pile    shuffle each group, shuffle the pool
//   somebody else took a card from it      first give that card a place, with the weight of all that then remains
//   the observer looked into it            cards of known kinds lie in known batches: draw which copies, until the
//                                          batches have the right sizes in every group
// The two-player game has its own file (imagine_two_players.cpp). imagine_test.cpp compares all of it with worlds
// counted one by one.
#include "games/seven_wonders/imagine.h"

#include <algorithm>

#include "games/seven_wonders/knowledge.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

namespace {

bool on_pile(Fate fate) { return fate == Fate::Discarded || fate == Fate::Exhumed; }

// The slot's card lay on the pile at that look (if no earlier look took it).
bool seen_by_look(const State& s, const Look& look, int age, int slot) {
  if (!on_pile(s.fate[age - 1][slot])) return false;
  return age < look.age || (age == look.age && taking(s, age, slot).turn <= look.turn);
}

void forget_exhumed_places(State& s) {
  for (int age = 0; age < s.age; ++age) {
    for (int slot = 0; slot < slots_in_use(s); ++slot) {
      if (s.fate[age][slot] == Fate::Exhumed) s.fate[age][slot] = Fate::Discarded;
    }
  }
}

void shuffle_slots(State& s, int age, const SlotList& slots, Random& random) {
  auto& card = s.card[age - 1];
  for (std::size_t i = slots.size(); i > 1; --i) {
    std::swap(card[slots[i - 1]], card[slots[random.below(static_cast<std::uint32_t>(i))]]);
  }
}

// 7W-2.2, 7W-2.9: in Age III the pool also fills the surplus and, with guilds only, the unused guilds.
void shuffle_pool_of_age_three(const Box& box, State& s, const SlotList& slots, Random& random) {
  std::array<CardId, kSlots + kGuilds + 2> cards;
  std::array<std::uint8_t, kGuilds> guilds;
  std::size_t count = 0, guild_count = 0;
  const auto add = [&](CardId card) {
    if (card >= box.guild_cards[0]) guilds[guild_count++] = static_cast<std::uint8_t>(count);
    cards[count++] = card;
  };
  for (std::uint8_t slot : slots) add(s.card[2][slot]);
  for (CardId card : s.surplus) {
    if (card != kNoCard) add(card);
  }
  const auto unused = static_cast<std::size_t>(std::popcount(s.unused_guilds));
  for (int guild = 0; guild < kGuilds; ++guild) {
    if ((s.unused_guilds >> guild) & 1U) add(box.guild_cards[static_cast<std::size_t>(guild)]);
  }
  // The unused guilds first, from all unseen guilds; the last `unused` places of `cards` are theirs.
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
  for (std::uint8_t slot : slots) s.card[2][slot] = cards[next++];
  for (CardId& card : s.surplus) {
    if (card != kNoCard) card = cards[next++];
  }
  if (s.surplus[0] > s.surplus[1]) std::swap(s.surplus[0], s.surplus[1]);
}

void shuffle_groups(const Box& box, State& s, int age, const Groups& groups, Random& random) {
  for (std::size_t i = 1; i < groups.size(); ++i) shuffle_slots(s, age, groups[i], random);
  if (age == 3) return shuffle_pool_of_age_three(box, s, groups[0], random);
  shuffle_slots(s, age, groups[0], random);
}

// --- somebody else took a card from the discard pile -----------------------------------------------------------

// Chooses where the exhumed cards came from: jointly, because one place taken changes the others' weights.
class Origins {
 public:
  Origins(const Box& box, State& s, std::array<Groups, 3>& groups, Random& random)
      : box_(box), s_(s), groups_(groups), random_(random) {
    for (int i = 0; i < s.look_count; ++i) {
      if (s.looks[i].taken != kNoCard) looks_.push_back(s.looks[i]);
    }
  }

  void settle() {
    forget_exhumed_places(s_);
    std::array<Choice, 3> chosen{};
    double total = weight_from(0, chosen, nullptr);
    double mark = total * static_cast<double>(random_.next() >> 11) * 0x1p-53;
    weight_from(0, chosen, &mark);
    for (std::size_t i = 0; i < looks_.size(); ++i) take(looks_[i], chosen[i]);
  }

 private:
  struct Choice {
    int group = -1;  // kFixed, or an index into the groups of the card's age
  };
  static constexpr int kFixed = 99;

  int age_of(const Look& look) const { return box_.card(look.taken).age; }

  bool fixed(int age, int slot) const {
    for (const SlotList& list : groups_[age - 1]) {
      for (std::uint8_t member : list) {
        if (member == slot) return false;
      }
    }
    return true;
  }

  // Places where the look's card can have lain: within a group, or fixed ones that hold such a card.
  int eligible(const Look& look, int group) const {
    const int age = age_of(look);
    int count = 0;
    for (int slot = 0; slot < slots_in_use(s_); ++slot) {
      if (seen_by_look(s_, look, age, slot) && belongs(look, group, slot)) ++count;
    }
    return count;
  }
  bool belongs(const Look& look, int group, int slot) const {
    const int age = age_of(look);
    if (group == kFixed) return fixed(age, slot) && s_.card[age - 1][slot] == look.taken;
    const SlotList& list = groups_[age - 1][static_cast<std::size_t>(group)];
    return std::find(list.begin(), list.end(), slot) != list.end();
  }

  // The share of all worlds in which the card lies in one given place of the group, after the earlier choices.
  double share(std::size_t i, int group, const std::array<Choice, 3>& chosen) const {
    const Look& look = looks_[i];
    const int age = age_of(look);
    if (group == kFixed) return 1.0;
    const SlotList& list = groups_[age - 1][static_cast<std::size_t>(group)];
    int copies = 0, size = static_cast<int>(list.size()), guilds = 0;
    const auto count = [&](CardId card) {
      copies += card == look.taken;
      guilds += card >= box_.guild_cards[0];
    };
    for (std::uint8_t slot : list) count(s_.card[age - 1][slot]);
    const bool pool_of_three = age == 3 && group == 0;
    if (pool_of_three) {
      for (CardId card : s_.surplus) {
        if (card != kNoCard) count(card), ++size;
      }
      guilds += std::popcount(s_.unused_guilds);
    }
    for (std::size_t j = 0; j < i; ++j) {  // cards that already have their place
      if (age_of(looks_[j]) != age || chosen[j].group != group) continue;
      --size;
      copies -= looks_[j].taken == look.taken;
      guilds -= looks_[j].taken >= box_.guild_cards[0];
    }
    if (copies <= 0 || size <= 0) return 0.0;
    const int unused = pool_of_three ? std::popcount(s_.unused_guilds) : 0;
    if (pool_of_three && look.taken >= box_.guild_cards[0]) {
      return static_cast<double>(guilds - unused) / guilds / size;  // it may also be one of the unused
    }
    return static_cast<double>(copies) / size;
  }

  // Total weight of all choices for looks i.. given the earlier ones; with a mark, walks to the choice it falls on.
  double weight_from(std::size_t i, std::array<Choice, 3>& chosen, double* mark) const {
    if (i == looks_.size()) return 1.0;
    const int age = age_of(looks_[i]);
    double sum = 0.0;
    const int group_count = static_cast<int>(groups_[age - 1].size());
    Choice last;
    for (int g = 0; g <= group_count; ++g) {
      const int group = g == group_count ? kFixed : g;
      int places = eligible(looks_[i], group);
      for (std::size_t j = 0; j < i; ++j) {
        places -= group != kFixed && chosen[j].group == group && age_of(looks_[j]) == age;
      }
      if (places <= 0) continue;
      const double own = places * share(i, group, chosen);
      if (own <= 0.0) continue;
      chosen[i].group = group;
      const double weight = own * weight_from(i + 1, chosen, nullptr);
      if (weight <= 0.0) continue;
      last.group = group;
      if (mark) {
        if (*mark < weight) {
          *mark /= own;
          weight_from(i + 1, chosen, mark);
          return sum + weight;
        }
        *mark -= weight;
      }
      sum += weight;
    }
    if (mark) {  // rounding: the mark fell just behind the end
      chosen[i] = last;
      *mark = 0.0;
      weight_from(i + 1, chosen, mark);
    }
    return sum;
  }

  // Puts the card into one of the group's places at random and takes that place out of the shuffle.
  void take(const Look& look, Choice choice) {
    const int age = age_of(look);
    FixedVector<std::uint8_t, kSlots> places;
    for (int slot = 0; slot < slots_in_use(s_); ++slot) {
      if (s_.fate[age - 1][slot] == Fate::Discarded && seen_by_look(s_, look, age, slot) &&
          belongs(look, choice.group, slot)) {
        places.push_back(static_cast<std::uint8_t>(slot));
      }
    }
    if (places.empty()) return;  // cannot happen: the true world is one of the candidates
    const std::uint8_t place = places[random_.below(static_cast<std::uint32_t>(places.size()))];
    s_.fate[age - 1][place] = Fate::Exhumed;
    if (choice.group == kFixed) return;
    SlotList& list = groups_[age - 1][static_cast<std::size_t>(choice.group)];
    auto& card = s_.card[age - 1];
    for (std::uint8_t slot : list) {
      if (card[slot] == look.taken) {
        std::swap(card[slot], card[place]);
        break;
      }
    }
    list.swap_out(static_cast<std::size_t>(std::find(list.begin(), list.end(), place) - list.begin()));
  }

  const Box& box_;
  State& s_;
  std::array<Groups, 3>& groups_;
  Random& random_;
  FixedVector<Look, 3> looks_;
};

// --- the observer looked into the discard pile -----------------------------------------------------------------

// The cards that were new on the pile at each look form a batch with known cards. Which copies of a kind lie in
// which batch is drawn by kinds; a draw that gives a group more cards of a batch than it has places is repeated.
class Batches {
 public:
  Batches(const Box& box, State& s, int age, Groups& groups, Random& random)
      : box_(box), s_(s), age_(age), groups_(groups), random_(random) {}

  void settle() {
    collect();
    do draw();
    while (!fits());
    place();
  }

 private:
  static constexpr int kBatches = 4;  // 0: not seen on the pile
  struct Copy {
    CardId card;
    std::uint8_t group, batch;
  };

  int batch_of(int slot) const {
    for (int i = 0; i < s_.look_count; ++i) {
      if (seen_by_look(s_, s_.looks[i], age_, slot)) return i + 1;
    }
    return 0;
  }

  void collect() {
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      for (std::uint8_t slot : groups_[g]) {
        const int batch = batch_of(slot);
        copies_.push_back({s_.card[age_ - 1][slot], static_cast<std::uint8_t>(g), static_cast<std::uint8_t>(batch)});
        ++wanted_[g][static_cast<std::size_t>(batch)];
      }
    }
    // Copies elsewhere in the pool (surplus, unused guilds) are never on the pile and stay where they are for now.
    std::sort(copies_.begin(), copies_.end(), [](const Copy& a, const Copy& b) { return a.card < b.card; });
  }

  // For each kind: which of its copies are in which batch.
  void draw() {
    for (std::size_t begin = 0; begin < copies_.size();) {
      std::size_t end = begin;
      while (end < copies_.size() && copies_[end].card == copies_[begin].card) ++end;
      for (std::size_t i = end; i > begin + 1; --i) {
        const std::size_t j = begin + random_.below(static_cast<std::uint32_t>(i - begin));
        std::swap(copies_[i - 1].batch, copies_[j].batch);
      }
      begin = end;
    }
  }

  bool fits() const {
    std::array<std::array<int, kBatches>, 2 * kMaxCities + 1> count{};
    for (const Copy& copy : copies_) ++count[copy.group][copy.batch];
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      if (count[g] != wanted_[g]) return false;
    }
    return true;
  }

  // Each batch of each group: its copies over its places, at random.
  void place() {
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      for (int batch = 0; batch < kBatches; ++batch) {
        SlotList slots;
        std::size_t next = 0;
        for (std::uint8_t slot : groups_[g]) {
          if (batch_of(slot) == batch) slots.push_back(slot);
        }
        for (const Copy& copy : copies_) {
          if (copy.group == g && copy.batch == batch) s_.card[age_ - 1][slots[next++]] = copy.card;
        }
        if (g == 0 && batch == 0 && age_ == 3) {
          shuffle_pool_of_age_three(box_, s_, slots, random_);
        } else {
          shuffle_slots(s_, age_, slots, random_);
        }
      }
    }
  }

  const Box& box_;
  State& s_;
  int age_;
  Groups& groups_;
  Random& random_;
  FixedVector<Copy, kSlots> copies_;
  std::array<std::array<int, kBatches>, 2 * kMaxCities + 1> wanted_{};
};

// Which of several equal cards on the pile the observer took does not matter and is not known.
void choose_own_origins(const Box& box, State& s, Random& random) {
  forget_exhumed_places(s);
  for (int i = 0; i < s.look_count; ++i) {
    const Look& look = s.looks[i];
    if (look.taken == kNoCard) continue;
    const int age = box.card(look.taken).age;
    SlotList places;
    for (int slot = 0; slot < slots_in_use(s); ++slot) {
      if (s.fate[age - 1][slot] == Fate::Discarded && s.card[age - 1][slot] == look.taken &&
          seen_by_look(s, look, age, slot)) {
        places.push_back(static_cast<std::uint8_t>(slot));
      }
    }
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
  for (int age = 1; age <= s.age; ++age) find_groups(s, observer, age, groups[static_cast<std::size_t>(age - 1)]);
  const bool own_looks = observer.n == s.looks[0].seat;  // 7W-R.23: there is only one Mausoleum
  if (own_looks) {
    for (int age = 1; age <= s.age; ++age) Batches(box, s, age, groups[static_cast<std::size_t>(age - 1)], random).settle();
    choose_own_origins(box, s, random);
    return;
  }
  Origins(box, s, groups, random).settle();
  for (int age = 1; age <= s.age; ++age) shuffle_groups(box, s, age, groups[static_cast<std::size_t>(age - 1)], random);
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

void SevenWonders::imagine(State& s, Observer observer, Random& random) const {
  if (s.step == Step::ChooseBoards || s.step == Step::Over) return;  // 7W-15.14: nothing is hidden after the end
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
