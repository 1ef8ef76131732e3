// Law 4 for what happened: two games that an observer cannot tell apart by looking give him the same events.
//
// A game is played beside one that differs in what the observer cannot know (`imagine`). Others may have to do something
// else there; when the observer sees the same afterwards, he must have been told the same, too: event for event,
// text for text, number for number.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/effort_testkit.h"
#include "games/shelves.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

struct Counted {
  int compared = 0;     // decisions after which the observer saw the same in both games
  int different = 0;    // of these: something hidden was different
  int other_moves = 0;  // of these: the very move was another one
  int apart = 0;        // the observer can tell the games apart from here on
};

std::string seen(const Match& match, Observer observer) {
  return json_line(match.view(observer)) + json_line(match.options()) +
         std::to_string(match.pending().bits());
}

std::string told(const Match& match, int since, Observer observer) {
  std::string all = std::to_string(match.event_count());  // numbers of events are told to everybody
  for (int event = since; event < match.event_count(); ++event) {
    all += "\n" + std::to_string(event) + " " + json_line(match.event_json(event, observer));
    for (const Lang lang : kLangs) all += "\n  " + match.event_text(event, observer, lang);
  }
  return all;
}

Seat any_seat(Seats seats, Random& random) {
  auto it = seats.begin();
  for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) ++it;
  return *it;
}

int any_of(const std::vector<int>& actions, Random& random) {
  return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

std::string kind_of(const Match& match, int action) {
  const std::string notation = match.notation(action);
  return notation.substr(0, notation.find(' '));
}

std::vector<int> of_kind(const Match& match, const std::vector<int>& actions, const std::string& kind) {
  std::vector<int> found;
  for (const int action : actions) {
    if (kind_of(match, action) == kind) found.push_back(action);
  }
  return found;
}

// Each kind of move is as likely as every other: what is rare (swaps, sales) is where things are hidden.
int any_action(const Match& match, Seat seat, Random& random) {
  const auto legal = match.legal(seat);
  std::set<std::string> kinds;
  for (const int action : legal) kinds.insert(kind_of(match, action));
  auto kind = kinds.begin();
  std::advance(kind, random.below(static_cast<std::uint32_t>(kinds.size())));
  return any_of(of_kind(match, legal, *kind), random);
}

// What others do in the other game: the same where they can, or another move of the same kind.
enum class Others : std::uint8_t { DoTheSame, DoSomethingLikeIt };

// One decision in the other game, such that the observer sees what he saw in the real one. His own move is the same;
// dice may fall otherwise. Null: nothing was found.
struct Follower {
  const Match& real;
  const Match& other;
  Observer observer;
  Others others;
  int since;
  int chosen = 0;

  int choose(Seat seat, int action, Random& random) const {
    const auto legal = other.legal(seat);
    const bool can = std::ranges::find(legal, action) != legal.end();
    EXPECT_TRUE(can || !observer.is(seat)) << "the observer's own moves give it away";
    if (can && (observer.is(seat) || others == Others::DoTheSame)) return action;
    const auto alike = of_kind(other, legal, kind_of(other, action));
    return any_of(alike.empty() ? legal : alike, random);
  }

  std::unique_ptr<Match> follow(Seat seat, int action, const Random& dice, Random& random) {
    constexpr int kTries = 40, kWithTheSameDice = 10;
    const std::string wanted = seen(real, observer), known = told(real, since, observer);
    for (int attempt = 0; attempt < kTries; ++attempt) {
      chosen = choose(seat, action, random);
      Random own = attempt < kWithTheSameDice ? dice : Random::fast(random.next());
      auto tried = other.clone();
      tried->apply(seat, chosen, own);
      if (seen(*tried, observer) != wanted) continue;
      // He knows in which order he himself drew, although it does not show in his hand.
      if (observer.is(seat) && told(*tried, since, observer) != known) continue;
      return tried;
    }
    return nullptr;
  }
};

// Both games for some decisions; what the observer is told is compared after each.
// Where views forget what was done in the open, an open bid or another move may be told without being seen afterwards; then the games are apart.
void play_beside(const Match& start, Observer observer, bool forgets, Random& random, Counted& counted) {
  auto real = start.clone(), other = start.clone();
  other->imagine(observer, random);
  ASSERT_EQ(seen(*real, observer), seen(*other, observer));
  const int since = start.event_count();
  const Others others = random.below(2) == 0 ? Others::DoTheSame : Others::DoSomethingLikeIt;
  for (int decision = 0; decision < 20 && !real->pending().empty(); ++decision) {
    const Seat seat = any_seat(real->pending(), random);
    const int action = any_action(*real, seat, random);
    const bool was_sealed = real->sealed();
    const std::uint32_t frontier = real->frontier();
    const Random dice = Random::fast(random.next());
    Random own = dice;
    real->apply(seat, action, own);
    Follower follower{*real, *other, observer, others, since};
    auto followed = follower.follow(seat, action, dice, random);
    if (!followed) {
      ++counted.apart;
      return;
    }
    other = std::move(followed);
    const bool came_to_light = was_sealed && real->frontier() != frontier;  // what was chosen before, hidden
    const bool may_differ = forgets && (follower.chosen != action || came_to_light);
    if (may_differ && told(*real, since, observer) != told(*other, since, observer)) {
      ++counted.apart;
      return;
    }
    ++counted.compared;
    counted.different += real->state_bytes() != other->state_bytes() ? 1 : 0;
    counted.other_moves += follower.chosen != action ? 1 : 0;
    ASSERT_EQ(told(*real, since, observer), told(*other, since, observer))
        << "observer " << int{observer.n} << ", seat " << int{seat.n} << ": " << real->notation(action)
        << " | " << other->notation(follower.chosen);
  }
}

struct Case {
  std::string game;
  int players;
  bool hides;    // something is hidden from somebody
  bool forgets;  // views do not show what was done in the open and left no trace
};

// Few, some and many seats of every game.
std::vector<Case> cases() {
  std::vector<Case> all;
  test_library().each([&]<class G>(const G&) {
    constexpr bool open = requires { G::kNothingHidden; };
    constexpr bool forgets = requires { G::kViewForgets; };
    for (const int players : {G::kMinPlayers, (G::kMinPlayers + G::kMaxPlayers) / 2, G::kMaxPlayers})
      all.push_back({std::string(G::kId), players, !open, forgets});
  });
  return all;
}

class EventLeak : public testing::TestWithParam<Case> {};
INSTANTIATE_TEST_SUITE_P(Games, EventLeak, testing::ValuesIn(cases()), [](const auto& test) {
  return as_test_name(test.param.game) + std::to_string(test.param.players);
});

// How many decisions a game takes that is played by chance.
int length_of(const Match& start, std::uint64_t seed) {
  Random random = Random::fast(seed);
  const auto match = start.clone();
  int length = 0;
  for (; !match->pending().empty(); ++length) {
    const Seat seat = any_seat(match->pending(), random);
    match->apply(seat, any_of(match->legal(seat), random), random);
  }
  return length;
}

constexpr int kBeside = 150;  // of a long game: from how many of its decisions another one is played beside

TEST_P(EventLeak, WhoSeesTheSameIsToldTheSame) {
  Counted counted;
  for (std::uint64_t seed = 1; seed <= effort(3ULL); ++seed) {
    Random chance = Random::fast(seed), random = Random::fast(seed + 100);
    Json options = {{"players", GetParam().players}};
    if (!GetParam().hides) options = short_game(GetParam().game, GetParam().players);  // soon seen
    auto match = start_match(test_library(), GetParam().game, options, nullptr, chance);
    ASSERT_TRUE(match) << match.error().line();
    const int stride = std::max(5, length_of(**match, seed) / kBeside);
    for (int decision = 0; !(*match)->pending().empty(); ++decision) {
      if (decision % stride == 0) {
        const auto who = random.below(static_cast<std::uint32_t>(GetParam().players) + 1);
        const Observer observer = who < static_cast<std::uint32_t>(GetParam().players)
                                      ? Observer(Seat{static_cast<std::uint8_t>(who)})
                                      : Observer();
        play_beside(**match, observer, GetParam().forgets, random, counted);
        if (HasFatalFailure()) return;
      }
      const Seat seat = any_seat((*match)->pending(), random);
      (*match)->apply(seat, any_of((*match)->legal(seat), random), chance);
    }
  }
  std::printf(
      "%d decisions compared, %d in different positions, %d with different moves; %d times told apart\n",
      counted.compared, counted.different, counted.other_moves, counted.apart);
  if (!GetParam().hides) {
    EXPECT_GT(counted.compared, effort(50));
    EXPECT_EQ(counted.different, 0);
    return;
  }
  EXPECT_GT(counted.different, effort(60));
  EXPECT_GT(counted.other_moves, effort(20));
}

}  // namespace
}  // namespace zig::table
