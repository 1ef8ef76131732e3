// Positions: what is written reads back, and whatever is spoilt is refused or can be played on.
#include <gtest/gtest.h>

#include "games/mesopotamia/position_testkit.h"

namespace zig::mesopotamia {
namespace {

// --- reading what was written

void expect_round_trip(const State& s) {
  const Json json = position_game().position(s);
  const auto read = read_with(json, s.options);
  ASSERT_TRUE(read) << read.error().line() << "\n" << json.dump();
  if (laws::same_bytes(*read, s)) return;
  const auto *one = reinterpret_cast<const unsigned char*>(&s),
             *two = reinterpret_cast<const unsigned char*>(&*read);
  std::size_t at = 0;
  while (one[at] == two[at]) ++at;
  FAIL() << "byte " << at << ": " << int{one[at]} << " was read as " << int{two[at]} << "\n" << json.dump();
}

TEST(Position, RoundTripOfTheFirstRounds) {
  for (Options options : position_options()) {
    options.round_limit = 6;
    int number = 0;
    for (const std::uint64_t seed : {7U, 8U}) {
      each_state_of(options, seed, [&](const State& s) {
        if (number++ % 3 == 0 || s.over()) expect_round_trip(s);
      });
    }
    if (HasFailure()) return;
  }
}

// The games of these tests get everywhere: every question is asked in some of their states, and both sealed choices.
TEST(SlowPosition, TheSweepMeetsEveryQuestion) {
  std::array<int, 64> asked{};
  int bids = 0, returns = 0, late = 0;
  for (const Options& options : position_options()) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      int number = 0;
      each_state_of(options, seed, [&](const State& s) {
        late += number++ == 0 && s.round == 5;
        if (s.questions > 0) return void(++asked[at(s.asked().ask)]);
        (s.stage == Stage::Quests ? returns : bids) += s.over() ? 0 : 1;
      });
    }
  }
  for (std::size_t ask = at(Ask::Role); ask < at(Ask::Effects); ++ask)
    EXPECT_GT(asked[ask], 0) << question_row(static_cast<Ask>(ask)).name();
  EXPECT_GT(bids, 100);
  EXPECT_GT(returns, 100);
  EXPECT_GT(late, 100);
}

TEST(SlowPosition, RoundTripOfWholeGames) {
  for (const Options& options : position_options()) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      int number = 0;
      each_state_of(options, seed, [&](const State& s) {
        if (number++ % 7 == 0 || s.battle.kind != BattleKind::None || s.over()) expect_round_trip(s);
      });
      if (HasFailure()) return;
    }
  }
}

// --- whatever somebody spoils

// One leaf becomes something else: another number, another word of the same position, or nothing at all.
class Spoiler {
 public:
  Spoiler(Json& json, Random& random) : random_(random) { gather(json); }

  Json& spoil() {
    Json& leaf = *leaves_[random_.below(static_cast<std::uint32_t>(leaves_.size()))];
    kept_ = leaf;
    switch (random_.below(8)) {
      case 0: leaf = nullptr; break;
      case 1: leaf = random_.below(300); break;
      case 2:
      case 3: leaf = *leaves_[random_.below(static_cast<std::uint32_t>(leaves_.size()))]; break;
      default:
        if (leaf.is_number())
          leaf = random_.below(2) ? leaf.get<int>() + 1 : static_cast<int>(random_.below(8));
        else if (leaf.is_string())
          leaf = *words_[random_.below(static_cast<std::uint32_t>(words_.size()))];
        else
          leaf = random_.below(4);
    }
    return leaf;
  }
  const Json& kept() const { return kept_; }

 private:
  void gather(Json& node) {
    if (node.is_structured() && !node.empty()) {
      for (Json& child : node) gather(child);
      return;
    }
    leaves_.push_back(&node);
    if (node.is_string()) words_.push_back(&node);
  }

  Random& random_;
  std::vector<Json*> leaves_, words_;
  Json kept_;
};

// A few moves; nothing may break, and it can still be written and read.
void play_on(State s, Random& random, int moves, const Json& json) {
  Silent silent;
  for (int move = 0; move < moves; ++move) {
    const std::string broken = position_game().broken_invariant(s);
    ASSERT_EQ(broken, "") << "after " << move << " moves\n" << json.dump();
    if (position_game().pending(s).empty()) break;
    const Seat seat = one_of(position_game().pending(s), random);
    position_game().apply(s, seat, some_move(s, seat, random), random, silent);
    if (::testing::Test::HasFailure()) FAIL() << json.dump();
  }
  const auto again = read_with(position_game().position(s), s.options);
  ASSERT_TRUE(again) << again.error().line() << "\n" << json.dump();
  ASSERT_TRUE(laws::same_bytes(*again, s)) << json.dump();
}

struct Tally {
  int refused = 0, accepted = 0;
};
void spoil_positions(const Options& options, std::uint64_t seed, int every, int spoils, Tally& tally) {
  Random random = Random::fast(seed + 1000);
  int number = 0;
  each_state_of(options, seed, [&](const State& s) {
    const bool often = s.battle.kind != BattleKind::None || s.stage >= Stage::Battles;
    if (number++ % (often ? std::max(1, every / 6) : every) != 0) return;
    Json json = position_game().position(s);
    Spoiler spoiler(json, random);
    // In the course most of all, where everything hangs together; and sometimes two things at once.
    Spoiler course(json["course"], random);
    for (int i = 0; i < spoils && !::testing::Test::HasFailure(); ++i) {
      Spoiler& one = random.below(3) ? course : spoiler;
      Json& leaf = one.spoil();
      const Json kept = one.kept();
      const bool twice = random.below(3) == 0;
      Json* second = twice ? &spoiler.spoil() : nullptr;
      const Json second_kept = twice ? spoiler.kept() : Json();
      const auto read = read_with(json, options);
      if (read) {
        ++tally.accepted;
        play_on(*read, random, 30, json);
      } else {
        ++tally.refused;
        EXPECT_FALSE(read.error().what.empty());
        EXPECT_NE(read.error().line().find("position"), std::string::npos);
      }
      if (second) *second = second_kept;
      leaf = kept;
    }
  });
}

TEST(Position, SpoiltPositionsAreRefusedOrSound) {
  Tally tally;
  for (Options options : position_options()) {
    options.round_limit = 6;
    for (const std::uint64_t seed : {5U, 6U}) spoil_positions(options, seed, 8, 8, tally);
    if (HasFailure()) return;
  }
  EXPECT_GT(tally.refused, 200);
  EXPECT_GT(tally.accepted, 100);
}

TEST(SlowPosition, SpoiltPositionsOfWholeGamesAreRefusedOrSound) {
  Tally tally;
  for (const Options& options : position_options()) {
    for (std::uint64_t seed = 11; seed <= 14; ++seed) spoil_positions(options, seed, 6, 12, tally);
    if (HasFailure()) return;
  }
  EXPECT_GT(tally.refused, 5000);
  EXPECT_GT(tally.accepted, 2000);
}

}  // namespace
}  // namespace zig::mesopotamia
