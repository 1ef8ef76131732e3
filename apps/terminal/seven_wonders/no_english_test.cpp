#include "apps/terminal/no_english_testkit.h"

namespace zig::terminal {
namespace {

class NoEnglishOfSevenWonders : public NoEnglish {};
INSTANTIATE_TEST_SUITE_P(Languages, NoEnglishOfSevenWonders, kOtherLanguages, language_name);

TEST_P(NoEnglishOfSevenWonders, InWhatIsWrong) {
  expect_no_english_about(R"({"game": "seven-wonders", "do": ["0: bild Baths"]})");
  expect_no_english_about(R"({"game": "seven-wonders", "position": {"agee": 1}})");
}

}  // namespace
}  // namespace zig::terminal
