#include "apps/terminal/no_english_testkit.h"

namespace zig::terminal {
namespace {

class NoEnglishOfNewDawn : public NoEnglish {};
INSTANTIATE_TEST_SUITE_P(Languages, NoEnglishOfNewDawn, kOtherLanguages, language_name);

TEST_P(NoEnglishOfNewDawn, InWhatIsWrong) {
  expect_no_english_about(R"({"game": "new-dawn", "position": {"seats": [{"tokens": ["7a"]}]}})");
}

}  // namespace
}  // namespace zig::terminal
