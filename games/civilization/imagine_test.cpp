// Law 5 for Civilization: imagine() is uniform over the worlds that fit everything the observer has seen. The worlds
// of small positions are enumerated here one by one (CV-1.8), with no help from holdings.cpp or imagine.cpp.
#include <map>
#include <set>

#include "engine/effort_testkit.h"
#include "engine/game_testkit.h"
#include "games/civilization/cards_testkit.h"
#include "games/civilization/civilization.h"

namespace zig::civilization {
namespace {

const Civilization& game() { return game_for_tests<Civilization>(); }

// All worlds are equally frequent: chi-square against the bound that chance exceeds once in a thousand times.
template <class World>
void expect_uniform(const std::map<World, int>& times, std::size_t worlds, double bound) {
  ASSERT_EQ(times.size(), worlds);
  int all = 0;
  for (const auto& [world, n] : times) all += n;
  const double expected = static_cast<double>(all) / static_cast<double>(worlds);
  double chi = 0;
  for (const auto& [world, n] : times) chi += (n - expected) * (n - expected) / expected;
  EXPECT_LT(chi, bound);
}

// Four different huts that somebody may not know, all others are spent: two of seat 1, one of seat 2, one on the map.
// Seat 1 offers one of its own to seat 0.
struct Huts : Plain {
  std::vector<std::size_t> hidden;
  Huts() : Plain(Phase::Trade) {
    std::set<int> contents;
    for (std::size_t i = 0; i < kHuts; ++i) {
      s.hut[i] = {.where = Card::Where::FaceUp};
      if (hidden.size() < 4 && contents.insert(box().hut_content[i]).second) hidden.push_back(i);
    }
    hold(0, 1);
    hold(1, 1);
    hold(2, 2);
    s.hut[hidden[3]] = {};
    s.offer.from = 1;
    s.offer.proposed = 1;
    s.offer.gives.huts = 1U << hidden[0];
    s.offer.lines = 1;
    c.ask(Ask::AnswerOffer, 0);
  }
  Card& hut(std::size_t i) { return s.hut[hidden[i]]; }
  void hold(std::size_t i, int seat) {
    hut(i) = {.where = Card::Where::Held, .holder = byte(seat), .seen = byte(1 << seat)};
  }
  // Who holds which, and which one is offered.
  std::map<std::string, int> worlds(Observer observer, int times) {
    std::map<std::string, int> seen;
    for (int i = 0; i < times; ++i) {
      State world = s;
      game().imagine(world, observer, random);
      std::string text;
      for (const std::size_t one : hidden) {
        const Card& card = world.hut[one];
        text += card.where == Card::Where::Held ? static_cast<char>('0' + card.holder) : '-';
        if ((world.offer.gives.huts >> one) & 1U) text += '!';
      }
      ++seen[text];
    }
    return seen;
  }
};

// CV-1.3, CV-1.4, CV-1.8: whoever knows none of them: 6 ways for seat 1, times 2 for seat 2, times 2 for the offered
// one.
TEST(ImagineInCivilization, HutsAreFair) {
  Huts huts;
  expect_uniform(huts.worlds(Seat{0}, 24'000), 24, 49.7);
  expect_uniform(huts.worlds(Observer{}, 24'000), 24, 49.7);
}

// CV-1.8: seat 2 knows its own hut, and the one that it once gave to seat 1.
TEST(ImagineInCivilization, KnowledgeIsKept) {
  Huts huts;
  huts.hut(1).seen = 0b110;
  const auto worlds = huts.worlds(Seat{2}, 8'000);
  expect_uniform(worlds, 4, 16.3);
  for (const auto& [world, times] : worlds)
    EXPECT_TRUE(world.ends_with("2-") || world.ends_with("21") || world.ends_with("21!")) << world;
}

// CV-8.11, CV-1.8: a village that is kept holds no great person: every other marker is as likely.
TEST(ImagineInCivilization, KeptVillagesHoldResources) {
  Plain plain(Phase::Movement);
  plain.give_out(plain.s.village, box().village_content, static_cast<int>(Resource::Uranium), 1);
  std::map<std::size_t, int> times;
  for (int i = 0; i < 6'000; ++i) {
    State world = plain.s;
    game().imagine(world, Seat{0}, plain.random);
    const auto kept =
        std::ranges::find(world.village, Card::Where::Held, &Card::where) - world.village.begin();
    ++times[static_cast<std::size_t>(kept)];
    ASSERT_NE(box().village_content[static_cast<std::size_t>(kept)], kGreatPersonInside);
  }
  const int others = kVillages - box().village_people;
  expect_uniform(times, static_cast<std::size_t>(others), 27.9);  // for at most ten markers
}

// CV-5.7: the proposer knows what it offers.
TEST(ImagineInCivilization, OwnOfferStays) {
  Huts huts;
  for (const auto& [world, times] : huts.worlds(Seat{1}, 200)) EXPECT_TRUE(world.starts_with("1!1")) << world;
}

// CV-5.7: what the partner has picked so far is known to the partner only; cards keep their ages.
TEST(ImagineInCivilization, ReturnsKeepTheirBacks) {
  Plain plain(Phase::Trade);
  plain.give(1, EventCard::Drought);
  plain.give(1, EventCard::Sabotage);
  plain.give(1, EventCard::Lost);
  const int drought = event_in_hand(box(), plain.s, 1, static_cast<int>(EventCard::Drought));
  plain.s.offer.to = 1;
  plain.s.offer.proposed = 1;
  plain.s.offer.wants.events = {1, 1, 0};
  plain.s.offer.returns.events = std::uint64_t{1} << drought;
  plain.c.ask(Ask::HandOver, 1);
  std::set<int> picked;
  for (int i = 0; i < 500; ++i) {
    State world = plain.s;
    game().imagine(world, Seat{0}, plain.random);
    ASSERT_EQ(std::popcount(world.offer.returns.events), 1);
    const auto card = static_cast<std::size_t>(std::countr_zero(world.offer.returns.events));
    ASSERT_TRUE(holds(world.event[card], 1));
    ASSERT_LT(card, box().first_event[1]);
    picked.insert(box().event_kind[card]);
    game().imagine(world = plain.s, Seat{1}, plain.random);
    ASSERT_EQ(world.offer, plain.s.offer);
  }
  EXPECT_GT(picked.size(), 5U);
}

// CV-5.8: nobody else sees what is drafted.
TEST(ImagineInCivilization, DraftsAreHidden) {
  Plain plain(Phase::Trade);
  plain.s.offer.to = 2;
  plain.s.offer.gives.trade = 4;
  plain.s.offer.lines = 1;
  plain.c.ask(Ask::Draft, 0);
  for (int seat = 0; seat < 3; ++seat) {
    State world = plain.s;
    game().imagine(world, Seat{byte(seat)}, plain.random);
    EXPECT_EQ(world.offer.to, 2);
    EXPECT_EQ(world.offer.gives.trade, seat == 0 ? 4 : 0);
    EXPECT_EQ(world.offer.lines, seat == 0 ? 1 : 0);
  }
}

// CV-1.3, CV-9.1: a sealed choice of another seat may be any that is legal for it; the own one stays, and who has
// chosen is known.
TEST(ImagineInCivilization, SealedResearchIsFair) {
  Plain plain(Phase::Research);
  pop_question(plain.s);
  plain.c.player(0).trade = plain.c.player(1).trade = 6;
  plain.know(1, {Tech::Pottery, Tech::Writing, Tech::Masonry, Tech::Currency});
  plain.c.player(0).research = byte(static_cast<int>(Tech::Writing));
  plain.c.player(1).research = byte(static_cast<int>(Tech::Navigation));
  ASSERT_TRUE(game().sealed(plain.s));
  std::map<int, int> times;
  for (int i = 0; i < 7'000; ++i) {
    State world = plain.s;
    game().imagine(world, Seat{0}, plain.random);
    ++times[world.player[1].research];
    ASSERT_EQ(world.player[0].research, static_cast<int>(Tech::Writing));
    ASSERT_EQ(world.player[2].research, kUndecided);
  }
  expect_uniform(times, 7, 22.5);  // six techs of level I that it does not know, or none
}

// CV-1.8: whatever happens in a game, an imagined world looks the same to the observer, and is sound.
TEST(ImagineInCivilization, LooksTheSameToTheObserver) {
  const int games = effort(2, 12);
  for (int i = 0; i < games; ++i) {
    const Options options{.players = byte(2 + i % 3)};
    Random dice = Random::fast(77 + static_cast<std::uint64_t>(i));
    int decision = 0;
    each_state_of_match<Civilization>(
        options, 100 + static_cast<std::uint64_t>(i),
        [](const State& s, Random& random) {
          const Seat seat = game().pending(s).first();
          return Turn<Civilization>{seat, any_legal_action(game(), s, seat, random)};
        },
        [&](const State& s) {
          ASSERT_EQ(game().broken_invariant(s), "") << "game " << i << ", decision " << decision;
          if (++decision % 7 != 0) return;
          for (int n = 0; n <= s.players(); ++n) {
            const Observer observer = n < s.players() ? Observer(Seat{byte(n)}) : Observer();
            State world = s;
            game().imagine(world, observer, dice);
            ASSERT_EQ(game().broken_invariant(world), "") << "game " << i << ", decision " << decision;
            ASSERT_EQ(game().view(world, observer), game().view(s, observer))
                << "game " << i << ", decision " << decision;
          }
        },
        3'000);
  }
}

}  // namespace
}  // namespace zig::civilization
