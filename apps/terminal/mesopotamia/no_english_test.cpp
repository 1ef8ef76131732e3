#include "apps/terminal/no_english_testkit.h"

namespace zig::terminal {
namespace {

class NoEnglishOfMesopotamia : public NoEnglish {};
INSTANTIATE_TEST_SUITE_P(Languages, NoEnglishOfMesopotamia, kOtherLanguages, language_name);

TEST_P(NoEnglishOfMesopotamia, InWhatIsWrong) {
  expect_no_english_about(R"({"game": "mesopotamia", "position": {"areas": {"atlantis": {}}}})");
}

}  // namespace
}  // namespace zig::terminal
