#include "apps/terminal/no_english_testkit.h"

namespace zig::terminal {
namespace {

class NoEnglishOfTigrisEuphrates : public NoEnglish {};
INSTANTIATE_TEST_SUITE_P(Languages, NoEnglishOfTigrisEuphrates, kOtherLanguages, language_name);

TEST_P(NoEnglishOfTigrisEuphrates, InWhatIsWrong) {
  expect_no_english_about(R"({"game": "tigris-euphrates", "position": {"board": "purple I8"}})");
  expect_no_english_about(
      R"({"game": "tigris-euphrates", "position": {"board": "Archer king H7; Bull king J7"}})");
}

}  // namespace
}  // namespace zig::terminal
