// Law 5 for 7 Wonders: imagine() is uniform over the worlds that fit everything the observer has seen. The
// worlds are enumerated here one by one from the contract (7W-15.8 to 15.12), with no help from knowledge.h
// or imagine.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>

#include "engine/effort_testkit.h"
#include "games/seven_wonders/packets.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {
namespace {

const Box& box() {
  static const auto loaded = load_box();
  return **loaded;
}

int last_turn(const State& s, int age) { return age < s.age ? 6 : s.turn; }
bool on_pile(Fate fate) { return fate == Fate::Discarded || fate == Fate::Exhumed; }

// The hand a packet formed at the moment of choosing in that turn, sorted.
std::vector<CardId> hand_at(const State& s, int age, int packet, int turn) {
  const int begin = hand_range(s, packet, turn).begin, end = hand_range(s, packet, last_turn(s, age)).end;
  std::vector<CardId> hand;
  for (int slot = begin; slot < end; ++slot) hand.push_back(s.card[age - 1][slot]);
  if (s.two_players() && packet == 0) {
    for (int later = turn + 1; later <= last_turn(s, age); ++later) {
      const auto drawn = std::ranges::find(hand, s.drawn[age - 1][later - 1]);
      if (drawn == hand.end()) return {};  // no such world
      hand.erase(drawn);
    }
  }
  std::ranges::sort(hand);
  return hand;
}

// Two players: places that no card has reached yet.
bool empty_place(const State& s, int age, int slot) {
  if (!s.two_players()) return false;
  const int turn = last_turn(s, age);
  return slot < 13 ? slot >= hand_range(s, 0, turn).end : slot >= draw_pile_range(turn).end;
}

// Everything a seat has observed of one age, as text (7W-15.8 a, b, d, e; the open record is kept by
// construction).
std::string observation(const State& s, int seat, int age) {
  std::string text;
  const auto add = [&](CardId card) { text += static_cast<char>('0' + index(card)); };
  for (int turn = 1; turn <= last_turn(s, age); ++turn) {
    text += "|hand ";
    for (CardId card : hand_at(s, age, packet_of(s, age, turn, seat), turn)) add(card);
    if (s.two_players() && seat == free_city_holder(age, turn))
      text += " drew ", add(s.drawn[age - 1][turn - 1]);
  }
  for (int slot = 0; slot < slots_in_use(s); ++slot) {
    const Taking t = taking(s, age, slot);
    const bool taken = s.fate[age - 1][slot] != Fate::Held;
    // 7W-R.20: the Free City's seventh card is shown to the holder who plays it.
    const bool asked_now = age == s.age && s.step == Step::SeventhCard && s.actor_city == kFreeCity;
    const bool seventh_of_free_city = slot == kDrawPile && s.two_players() &&
                                      seat == free_city_holder(age, 6) &&
                                      (asked_now || s.free_city_could[age - 1][6] != 0);
    if (empty_place(s, age, slot)) continue;
    if (s.fate[age - 1][slot] == Fate::Built || (taken && t.seat == seat) || seventh_of_free_city) {
      text += "|slot " + std::to_string(slot) + " ", add(s.card[age - 1][slot]);
    }
  }
  for (int i = 0; i < s.look_count; ++i) {
    const Look& look = s.looks[i];
    std::vector<CardId> pile;
    int origins = 0;
    for (int slot = 0; slot < slots_in_use(s); ++slot) {
      const bool there = on_pile(s.fate[age - 1][slot]) &&
                         (age < look.age || (age == look.age && taking(s, age, slot).turn <= look.turn));
      if (!there) continue;
      pile.push_back(s.card[age - 1][slot]);
      origins += s.fate[age - 1][slot] == Fate::Exhumed && s.card[age - 1][slot] == look.taken;
    }
    std::ranges::sort(pile);
    if (look.seat == seat) {
      text += "|pile ";
      for (CardId card : pile) add(card);
    }
    // 7W-15.11: a card built from the pile left one of its places.
    if (look.taken != kNoCard && box().card(look.taken).age == age)
      text += "|origins " + std::to_string(origins);
  }
  return text;
}

// 7W-15.12: what the Free City put down must have been allowed to go there.
bool free_city_could(const State& s, int age) {
  if (!s.two_players()) return true;
  const auto fits = [&](int slot, int place) {
    const Fate fate = s.fate[age - 1][slot];
    if (fate == Fate::Built || fate == Fate::Held) return true;
    return ((s.free_city_could[age - 1][place] >> box().card(s.card[age - 1][slot]).age_index) & 1U) != 0;
  };
  for (int turn = 1; turn <= last_turn(s, age); ++turn) {
    if (!fits(2 * turn - 1, turn - 1)) return false;
  }
  return s.free_city_could[age - 1][6] == 0 || fits(kDrawPile, 6);
}

std::string world_key(const State& s, int age) {
  std::string key;
  for (int slot = 0; slot < slots_in_use(s); ++slot) {
    if (empty_place(s, age, slot)) continue;
    key += static_cast<char>('0' + index(s.card[age - 1][slot]));
    key += s.fate[age - 1][slot] == Fate::Exhumed ? '*' : ' ';
  }
  if (s.two_players()) {
    for (int turn = 1; turn <= last_turn(s, age); ++turn)
      key += static_cast<char>('0' + index(s.drawn[age - 1][turn - 1]));
  }
  if (age == 3)
    key += std::to_string(s.unused_guilds) + "," + std::to_string(index(s.surplus[0])) + "," +
           std::to_string(index(s.surplus[1]));
  return key;
}

// All worlds of one age with their weights: every assignment of the unseen copies to the hidden places.
class Worlds {
 public:
  Worlds(const State& s, int seat, int age, std::size_t limit)
      : s_(s), seat_(seat), age_(age), limit_(limit) {
    truth_ = observation(s, seat, age);
    for (int slot = 0; slot < slots_in_use(s); ++slot) {
      if (empty_place(s, age, slot)) continue;
      if (s.fate[age - 1][slot] == Fate::Built) continue;
      hidden_.push_back(slot);
      ++left_[s.card[age - 1][slot]];
      if (s.fate[age - 1][slot] == Fate::Exhumed) s_.fate[age - 1][slot] = Fate::Discarded;
    }
    if (age == 3) {
      for (CardId card : s.surplus) {
        if (card != kNoCard) ++left_[card], ++surplus_;
      }
      for (int g = 0; g < kGuilds; ++g) {
        if ((s.unused_guilds >> g) & 1U) ++left_[box().guild_cards[static_cast<std::size_t>(g)]];
      }
    }
    for (int slot : hidden_) thinkable_.push_back(thinkable(slot));
    assign(0, 1.0);
  }
  bool too_many() const { return weight_.size() > limit_ || steps_ > 20'000; }
  const std::map<std::string, double>& weights() const { return weight_; }

 private:
  // Cards that a slot can hold at all, as bits by age_index: only to keep the search short, the observation
  // decides.
  std::uint32_t thinkable(int slot) const {
    std::uint32_t cards = ~0U;
    for (int packet = 0; packet < packet_count(s_); ++packet) {
      const int begin = hand_range(s_, packet, 1).begin;
      const int end = s_.two_players() ? (packet == 0 ? 13 : 20) : begin + 7;
      const bool inside = slot >= begin && slot < end;
      std::uint32_t gone = 0, before = 0;
      for (int turn = 1; turn <= last_turn(s_, age_); ++turn) {
        if (packet_of(s_, age_, turn, seat_) != packet) continue;
        std::uint32_t seen = 0;
        for (CardId card : hand_at(original_, age_, packet, turn)) seen |= 1U << box().card(card).age_index;
        const bool draws = s_.two_players() && packet == 0;
        if (!inside) {
          if (s_.two_players()) cards &= ~seen;  // every card exists once, and packets never mix
        } else if (slot >= hand_range(s_, packet, turn).begin) {
          gone |= before & ~seen;
          cards &= draws ? ~gone : seen;
        } else if (s_.two_players()) {
          cards &= ~seen;  // it was still there later
        }
        before |= seen;
      }
    }
    return cards;
  }

  bool same_hand(int a, int b) const {
    if (s_.fate[age_ - 1][a] != Fate::Held || s_.fate[age_ - 1][b] != Fate::Held) return false;
    if (s_.two_players()) return (a < 13) == (b < 13) && (a < 20) == (b < 20);
    return a / 7 == b / 7;
  }

  void assign(std::size_t i, double weight) {
    if (++steps_ > 20'000 || too_many()) return;
    if (i == hidden_.size()) return finish_guilds(weight);
    const int slot = hidden_[i];
    const bool ordered = i > 0 && same_hand(hidden_[i - 1], slot);
    for (auto& [card, count] : left_) {
      if (count == 0 || !((thinkable_[i] >> box().card(card).age_index) & 1U)) continue;
      if (ordered && card < s_.card[age_ - 1][hidden_[i - 1]]) continue;  // a hand is a set: sorted, once
      --count;
      s_.card[age_ - 1][slot] = card;
      // Equal cards in one hand can be ordered in fewer ways: weigh the set by its number of orders.
      int run = 1;
      for (std::size_t j = i;
           j > 0 && same_hand(hidden_[j - 1], slot) && s_.card[age_ - 1][hidden_[j - 1]] == card; --j)
        ++run;
      assign(i + 1, weight / run);
      ++count;
    }
  }

  void finish_guilds(double weight) {
    if (age_ != 3) return finish_draws(last_turn(s_, age_), weight);
    std::vector<CardId> rest;
    for (const auto& [card, count] : left_) rest.insert(rest.end(), static_cast<std::size_t>(count), card);
    std::function<void(int, std::size_t)> choose = [&](int taken, std::size_t from) {
      if (taken == surplus_) {
        s_.unused_guilds = 0;
        for (CardId card : rest) {
          if (surplus_ > 0 && (card == s_.surplus[0] || (surplus_ > 1 && card == s_.surplus[1]))) continue;
          if (!box().card(card).guild()) return;
          s_.unused_guilds = static_cast<std::uint16_t>(s_.unused_guilds |
                                                        1U << (index(card) - index(box().guild_cards[0])));
        }
        return finish_draws(last_turn(s_, age_), weight);
      }
      for (std::size_t k = from; k < rest.size(); ++k) {
        s_.surplus[static_cast<std::size_t>(taken)] = rest[k];
        choose(taken + 1, k + 1);
      }
    };
    choose(0, 0);
  }

  // Two players: what the other drew can be any card of the hand it was drawn into.
  void finish_draws(int turn, double weight) {
    if (!s_.two_players() || turn == 0) return finish_origins(0, weight);
    if (free_city_holder(age_, turn) == seat_) return finish_draws(turn - 1, weight);
    const CardId before = s_.drawn[age_ - 1][turn - 1];
    for (CardId card : hand_at(s_, age_, 0, turn)) {
      s_.drawn[age_ - 1][turn - 1] = card;
      finish_draws(turn - 1, weight);
    }
    s_.drawn[age_ - 1][turn - 1] = before;
  }

  // Each exhumed card left one of the places where such a card lay.
  void finish_origins(int look, double weight) {
    while (look < s_.look_count &&
           (s_.looks[look].taken == kNoCard || box().card(s_.looks[look].taken).age != age_))
      ++look;
    if (look == s_.look_count) {
      if (free_city_could(s_, age_) && observation(s_, seat_, age_) == truth_)
        weight_[world_key(s_, age_)] += weight;
      return;
    }
    const Look& l = s_.looks[look];
    for (int slot : hidden_) {
      const bool there = s_.fate[age_ - 1][slot] == Fate::Discarded && s_.card[age_ - 1][slot] == l.taken &&
                         (age_ < l.age || taking(s_, age_, slot).turn <= l.turn);
      if (!there) continue;
      s_.fate[age_ - 1][slot] = Fate::Exhumed;
      finish_origins(look + 1, weight);
      s_.fate[age_ - 1][slot] = Fate::Discarded;
    }
  }

  State s_;
  const State original_ = s_;
  int seat_, age_;
  std::size_t limit_;
  std::string truth_;
  std::vector<int> hidden_;
  std::map<CardId, int> left_;
  int surplus_ = 0;
  long steps_ = 0;
  std::map<std::string, double> weight_;
  std::vector<std::uint32_t> thinkable_;
};

struct Tested {
  int states = 0;      // compared with at least three worlds
  int with_looks = 0;  // ... in which the discard pile had been looked at
  int own_looks = 0;   // ... by the observer
  double worst = 0;    // largest standardised chi-square
  std::string failure;
};

// Samples worlds and compares with the enumeration; the statistic is chi-square, standardised.
void compare(const SevenWonders& game, const State& s, int seat, int age, Random& random, Tested& tested) {
  const Worlds worlds(s, seat, age, 300);
  if (worlds.too_many() || worlds.weights().size() < 3) return;
  double total = 0;
  for (const auto& [key, weight] : worlds.weights()) total += weight;
  std::map<std::string, int> seen;
  const int samples = static_cast<int>(worlds.weights().size()) * 60;
  for (int i = 0; i < samples; ++i) {
    State imagined = s;
    game.imagine(imagined, Seat{static_cast<std::uint8_t>(seat)}, random);
    ++seen[world_key(imagined, age)];
  }
  double chi = 0;
  for (const auto& [key, weight] : worlds.weights()) {
    const double expected = samples * weight / total;
    const double diff = seen[key] - expected;
    chi += diff * diff / expected;
  }
  for (const auto& [key, count] : seen) {
    if (!worlds.weights().contains(key))
      tested.failure = "an imagined world does not fit the observations: " + key;
  }
  const double freedom = static_cast<double>(worlds.weights().size() - 1);
  const double standardised = (chi - freedom) / std::sqrt(2 * freedom);
  if (standardised > tested.worst) tested.worst = standardised;
  ++tested.states;
  bool own = false, any = false;
  for (int i = 0; i < s.look_count; ++i) {
    any = any || s.looks[i].taken != kNoCard;
    own = own || s.looks[i].seat == seat;
  }
  tested.with_looks += any && !own;
  tested.own_looks += own;
}

Tested test_games(int players, MausoleumTiming timing, int games, std::uint64_t seed) {
  const SevenWonders game(box());
  Random random = Random::fast(seed), sampling = Random::fast(seed + 1);
  Silent silent;
  Tested tested;
  for (int i = 0; i < games; ++i) {
    Options options{.players = static_cast<std::uint8_t>(players), .mausoleum_timing = timing};
    options.extra_guilds = i % 3 == 2;
    State s = game.start(options, random);
    while (!game.pending(s).empty()) {
      const bool quiet = s.choices_made == 0 && s.sealed[0].kind == Action::Kind::None &&
                         s.sealed[1].kind == Action::Kind::None;
      if (quiet && random.below(6) == 0) {
        compare(game, s, static_cast<int>(random.below(static_cast<std::uint32_t>(players))),
                1 + static_cast<int>(random.below(s.age)), sampling, tested);
      }
      const Seat seat = game.pending(s).first();
      SevenWonders::Actions actions;
      game.legal(s, seat, actions);
      // Stages often, so that the Mausoleum is met; discards often, so that much is hidden.
      Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      for (const Action& a : actions) {
        if (a.kind == Action::Kind::Stage && random.below(12) == 0) action = a;
        if (a.kind == Action::Kind::Exhume && random.below(2) == 0) action = a;
      }
      game.apply(s, seat, action, random, silent);
    }
  }
  return tested;
}

// With some hundred comparisons a standardised chi-square above 6 does not happen by chance.
constexpr double kTooFar = 6.0;

// 7W-15.12: every possible world has the same weight
// 7W-15.10: hands that come back tell which cards left, not who took which
// 7W-15.8: a seat has seen its hands, its own choices and the open record
TEST(SlowSevenWondersImagine, IsUniformOverTheWorldsThatFitThreePlayers) {
  const Tested tested = test_games(3, MausoleumTiming::EndOfTurn, 100, 11);
  EXPECT_EQ(tested.failure, "");
  EXPECT_LT(tested.worst, kTooFar);
  EXPECT_GT(tested.states, 60);
}

// 7W-15.11: a card built from the discard pile left one of the discard places; which one the others may not
// know
TEST(SlowSevenWondersImagine, IsUniformWithLooksIntoTheDiscardPile) {
  Tested all;
  for (const int players : {3, 4, 5}) {
    const Tested tested =
        test_games(players, MausoleumTiming::EndOfTurn, 500, static_cast<std::uint64_t>(100 + players));
    EXPECT_EQ(tested.failure, "") << players;
    EXPECT_LT(tested.worst, kTooFar) << players;
    all.with_looks += tested.with_looks;
    all.own_looks += tested.own_looks;
  }
  const Tested late = test_games(3, MausoleumTiming::EndOfAge, 60, 5);
  EXPECT_EQ(late.failure, "");
  EXPECT_LT(late.worst, kTooFar);
  EXPECT_GT(all.with_looks, 20);
  EXPECT_GT(all.own_looks, 8);
}

// Any move, but stages and cards from the discard pile often.
void play_towards_the_mausoleum(const SevenWonders& game, State& s, Random& random) {
  Silent silent;
  SevenWonders::Actions actions;
  const Seat seat = game.pending(s).first();
  game.legal(s, seat, actions);
  Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  for (const Action& a : actions) {
    if (a.kind == Action::Kind::Stage || a.kind == Action::Kind::Exhume)
      action = random.below(3) == 0 ? a : action;
  }
  game.apply(s, seat, action, random, silent);
}

// 7W-2.9: the surplus of the extra guilds is imagined, too; whatever is imagined, every card stays in one
// place
TEST(SevenWondersImagine, ImaginedWorldsAreWholeForEveryNumberOfPlayers) {
  const SevenWonders game(box());
  Random random = Random::fast(8);
  for (int players = 2; players <= 7; ++players) {
    for (int i = 0; i < 60; ++i) {
      Options options{.players = static_cast<std::uint8_t>(players)};
      options.extra_guilds = i % 2 == 0;
      options.mausoleum_timing = i % 4 < 2 ? MausoleumTiming::EndOfTurn : MausoleumTiming::EndOfAge;
      State s = game.start(options, random);
      while (!game.pending(s).empty()) {
        if (random.below(4) == 0) {
          State imagined = s;
          game.imagine(imagined,
                       Seat{static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(players)))},
                       random);
          ASSERT_EQ(game.broken_invariant(imagined), "") << players << " players, game " << i;
        }
        play_towards_the_mausoleum(game, s, random);
      }
    }
  }
}

// 7W-15.12: a world is found at once, however much the looks into the pile and the Free City's rules exclude. 7W-15.11: what was
// taken from the pile left it in every imagined world, also in those of a search, which forgets first.
TEST(SevenWondersImagine, FindsAWorldAtOnceWhateverWasSeen) {
  const SevenWonders game(box());
  Random random = Random::fast(17);
  int looks_of_free_city = 0;
  for (int i = 0; i < effort(2000); ++i) {
    Options options{.players = 2};
    options.extra_guilds = i % 2 == 0;
    options.mausoleum_timing = i % 4 < 2 ? MausoleumTiming::EndOfTurn : MausoleumTiming::EndOfAge;
    State s = game.start(options, random);
    while (!game.pending(s).empty()) {
      const bool looked = s.look_count > 0;
      looks_of_free_city += looked && s.looks[0].seat != s.looks[s.look_count - 1].seat;
      for (std::uint8_t observer = 0; looked && observer < 2; ++observer) {
        State imagined = s;
        if (i % 3 > 0) game.forget(imagined, Seat{observer});
        const std::uint64_t before = random.drawn();
        game.imagine(imagined, Seat{observer}, random);
        ASSERT_LT(random.drawn() - before, 2000U) << "game " << i;
        ASSERT_EQ(game.broken_invariant(imagined), "") << "game " << i;
        for (int age = 1; age <= s.age; ++age)
          ASSERT_EQ(observation(imagined, observer, age), observation(s, observer, age)) << "game " << i;
      }
      play_towards_the_mausoleum(game, s, random);
    }
  }
  EXPECT_GT(looks_of_free_city, effort(100));
}

// 7W-15.12: what a search starts from depends on nothing that is hidden, also where the observer looked into the discard pile.
TEST(SevenWondersImagine, ForgetsEverythingThatIsHidden) {
  const SevenWonders game(box());
  Random random = Random::fast(23);
  int own_looks = 0;
  for (int i = 0; i < effort(400); ++i) {
    Options options{.players = static_cast<std::uint8_t>(3 + i % 5)};
    options.extra_guilds = i % 2 == 0;
    options.mausoleum_timing = i % 4 < 2 ? MausoleumTiming::EndOfTurn : MausoleumTiming::EndOfAge;
    State s = game.start(options, random);
    while (!game.pending(s).empty()) {
      for (std::uint8_t observer = 0; observer < s.players() && s.look_count > 0; ++observer) {
        own_looks += s.looks[0].seat == observer;
        State known = s, imagined = s;
        game.imagine(imagined, Seat{observer}, random);
        game.forget(known, Seat{observer});
        game.forget(imagined, Seat{observer});
        for (int age = 1; age <= s.age; ++age)
          ASSERT_EQ(world_key(imagined, age), world_key(known, age))
              << "game " << i << ", age " << age << ", seat " << int{observer};
      }
      play_towards_the_mausoleum(game, s, random);
    }
  }
  EXPECT_GT(own_looks, effort(100));
}

// 7W-15.9: with two players the packets change sides every turn and the holder's gains the drawn card
TEST(SlowSevenWondersImagine, IsUniformWithTheFreeCity) {
  const Tested tested = test_games(2, MausoleumTiming::EndOfTurn, 400, 31);
  EXPECT_EQ(tested.failure, "");
  EXPECT_LT(tested.worst, kTooFar);
  EXPECT_GT(tested.states, 80);
  EXPECT_GT(tested.with_looks, 8);
  EXPECT_GT(tested.own_looks, 8);
}

}  // namespace
}  // namespace zig::seven_wonders
