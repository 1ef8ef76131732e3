#include "engine/phrase.h"

#include <gtest/gtest.h>

#include "engine/json_reader.h"

namespace zig {
namespace {

TEST(Phrase, PutsItsArgumentsIntoTheirPlaces) {
  EXPECT_EQ(
      say("from {low} to {high}, not {value}", {{"low", 1}, {"high", 3}, {"value", "\"many\""}}).english(),
      "from 1 to 3, not \"many\"");
  EXPECT_EQ(say("must be {what}", {{"what", say("{n} {n#card|cards}", {{"n", 1}})}}).english(),
            "must be 1 card");
  EXPECT_EQ(joined("two", "words").english(), "two words");
}

// What somebody typed is never taken for a sentence with places.
TEST(Phrase, ForeignTextKeepsItsBraces) {
  EXPECT_EQ(Phrase("{low} and {").english(), "{low} and {");
  EXPECT_EQ(say("not {value}", {{"value", "{value#a|b}"}}).english(), "not {value#a|b}");
}

TEST(Phrase, AProblemReadsAsALineOfEnglish) {
  const Json json = {{"age", "many"}};
  Reader in(json, "position");
  in.integer("age", 1, 3);
  EXPECT_EQ(in.problem().line(), "position.age: must be a whole number from 1 to 3, not \"many\"");
}

}  // namespace
}  // namespace zig
