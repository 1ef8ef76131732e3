#include "apps/decimal.h"

#include <gtest/gtest.h>

namespace zig::apps {
namespace {

TEST(Decimals, HaveThePointOrCommaOfTheLanguage) {
  EXPECT_EQ(one_decimal(2.94, Lang::En, Sign::Always), "+2.9");
  EXPECT_EQ(one_decimal(2.94, Lang::Cs, Sign::Always), "+2,9");
  EXPECT_EQ(one_decimal(-0.1, Lang::Pl, Sign::Always), "−0,1");
  EXPECT_EQ(one_decimal(17, Lang::Cs, Sign::OnlyMinus), "17,0");
}

}  // namespace
}  // namespace zig::apps
