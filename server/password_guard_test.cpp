#include "server/password_guard.h"

#include <gtest/gtest.h>

namespace zig::server {
namespace {

constexpr Millis kSecond = 1000, kNoon = 1'700'000'000'000;

PasswordGuard::Tried stranger(const std::string& address, const std::string& account = "ann") {
  return {.account = account, .by = address, .known = false};
}
const PasswordGuard::Tried kAtHome = {.account = "ann", .by = "browser", .known = true};

TEST(PasswordGuard, WrongTriesCostAPauseThatDoubles) {
  PasswordGuard guard;
  for (int i = 0; i < 5; ++i) EXPECT_EQ(guard.begin(stranger("eve"), kNoon), 0);
  std::vector<int> pauses;
  Millis now = kNoon;
  for (int i = 0; i < 12; ++i) {
    pauses.push_back(guard.begin(stranger("eve"), now));
    EXPECT_GT(guard.begin(stranger("eve"), now + pauses.back() * kSecond - 1), 0);
    now += pauses.back() * kSecond;
    EXPECT_EQ(guard.begin(stranger("eve"), now), 0);
  }
  EXPECT_EQ(pauses, (std::vector<int>{2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900}));
}

TEST(PasswordGuard, AStrangerLocksNobodyElseOut) {
  PasswordGuard guard;
  for (int i = 0; i < 40; ++i) guard.begin(stranger("eve"), kNoon);
  EXPECT_GT(guard.begin(stranger("eve"), kNoon), 0);
  EXPECT_EQ(guard.begin(stranger("ann's new phone"), kNoon), 0);
  EXPECT_EQ(guard.begin(stranger("eve", "bob"), kNoon), 0) << "other accounts are not touched by it";
  EXPECT_EQ(guard.begin(kAtHome, kNoon), 0);
}

TEST(PasswordGuard, ManyMachinesGuessNoFasterThanAHundredAnHourAndTheOwnersBrowserPasses) {
  PasswordGuard guard;
  int tried = 0;
  for (int machine = 0; machine < 1000; ++machine)
    tried += guard.begin(stranger(std::to_string(machine)), kNoon) == 0;
  EXPECT_EQ(tried, 100);
  EXPECT_GT(guard.begin(stranger("another"), kNoon), 0);
  EXPECT_EQ(guard.begin(stranger("another"), kNoon + 37 * kSecond), 0);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(guard.begin(kAtHome, kNoon), 0);
  EXPECT_EQ(guard.begin(kAtHome, kNoon), 2) << "a stolen browser does not guess for ever";
}

TEST(PasswordGuard, ARightPasswordClearsWhatWasWrong) {
  PasswordGuard guard;
  for (int i = 0; i < 5; ++i) guard.begin(stranger("ann"), kNoon);
  EXPECT_EQ(guard.begin(stranger("ann"), kNoon + 2 * kSecond), 0);
  guard.was_right(stranger("ann"));
  for (int i = 0; i < 5; ++i) EXPECT_EQ(guard.begin(stranger("ann"), kNoon + 2 * kSecond), 0);
  for (int i = 0; i < 500; ++i) {  // whoever knows the password uses nothing up
    EXPECT_EQ(guard.begin(stranger("ann", "carol"), kNoon), 0);
    guard.was_right(stranger("ann", "carol"));
  }
}

TEST(PasswordGuard, ForgetsWhatIsLongAgo) {
  PasswordGuard guard;
  for (int i = 0; i < 20; ++i) guard.begin(stranger("eve"), kNoon);
  guard.forget_quiet(kNoon + 600 * kSecond);
  EXPECT_GT(guard.size(), 0U);
  guard.forget_quiet(kNoon + 3600 * kSecond);
  EXPECT_EQ(guard.size(), 0U);
  EXPECT_EQ(guard.begin(stranger("eve"), kNoon + 3600 * kSecond), 0);
}

}  // namespace
}  // namespace zig::server
