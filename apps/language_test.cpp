#include "apps/language.h"

#include <gtest/gtest.h>

#include "apps/args.h"

namespace zig::apps {
namespace {

using Words = std::vector<std::string>;

const Usage kUsage{.command = "replay",
                   .words = "FILE",
                   .min_words = 1,
                   .max_words = 1,
                   .summary = "look up a rule by id or by words",
                   .options = {{"data", "DIR", "your own component data instead of the built-in set"}},
                   .examples = {}};

std::string help_after(const Words& words) {
  testing::internal::CaptureStdout();
  EXPECT_EQ(Args::parse(kUsage, words).error(), 0);
  return testing::internal::GetCapturedStdout();
}

std::string complaint_after(const Words& words) {
  testing::internal::CaptureStderr();
  EXPECT_EQ(Args::parse(kUsage, words).error(), 2);
  return testing::internal::GetCapturedStderr();
}

TEST(Language, TheFirstVariableThatIsSetDecides) {
  const auto of = [](const char* name) -> const char* {
    return std::string_view(name) == "LC_MESSAGES" ? "pl_PL.UTF-8"
           : std::string_view(name) == "LANG"      ? "cs_CZ"
                                                   : "";
  };
  EXPECT_EQ(language_of_environment(of), Lang::Pl);
  EXPECT_EQ(language_of_environment([](const char*) -> const char* { return "cs"; }), Lang::Cs);
  EXPECT_EQ(language_of_environment([](const char*) -> const char* { return "C"; }), Lang::En);
  EXPECT_EQ(language_of_environment([](const char*) -> const char* { return "de_DE.UTF-8"; }), Lang::En);
  EXPECT_EQ(language_of_environment([](const char*) -> const char* { return nullptr; }), Lang::En);
}

TEST(Language, HelpIsInTheLanguageThatWasWished) {
  EXPECT_NE(help_after({"--help"}).find("Usage: ziggurat replay FILE"), std::string::npos);
  const std::string czech = help_after({"--help", "--lang", "cs"});
  EXPECT_NE(czech.find("Použití: ziggurat replay SOUBOR"), std::string::npos) << czech;
  EXPECT_NE(czech.find("najít pravidlo podle čísla nebo slov"), std::string::npos) << czech;
  EXPECT_NE(czech.find("--data SLOŽKA"), std::string::npos) << czech;
  EXPECT_NE(help_after({"--lang=pl", "--help"}).find("Opcje:"), std::string::npos);
  EXPECT_NE(help_after({"--help"}).find("Options:"), std::string::npos);  // a wish is for one command
}

TEST(Language, SoIsWhatIsWrong) {
  EXPECT_EQ(complaint_after({"--lang", "cs"}),
            "ziggurat replay: něco chybí: SOUBOR; viz ziggurat replay --help\n");
  EXPECT_EQ(complaint_after({"--lang", "pl", "a", "b"}),
            "ziggurat replay: zbędne słowo b; zob. ziggurat replay --help\n");
  EXPECT_NE(complaint_after({"a", "--lang", "de"}).find("--lang must be en, cs or pl, not de"),
            std::string::npos);
}

}  // namespace
}  // namespace zig::apps
