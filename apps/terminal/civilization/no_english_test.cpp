#include "apps/terminal/no_english_testkit.h"

namespace zig::terminal {
namespace {

class NoEnglishOfCivilization : public NoEnglish {};
INSTANTIATE_TEST_SUITE_P(Languages, NoEnglishOfCivilization, kOtherLanguages, language_name);

TEST_P(NoEnglishOfCivilization, InWhatIsWrong) {
  expect_no_english_about(R"({"game": "civilization", "position": {"players": [{"cities": ["z9"]}]}})");
}

}  // namespace
}  // namespace zig::terminal
