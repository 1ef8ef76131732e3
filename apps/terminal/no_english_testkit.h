// Somebody who reads only Czech, or only Polish, meets no English sentence in the terminal.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "apps/commands.h"
#include "apps/files.h"
#include "apps/terminal/text.h"
#include "locale/locale.h"

namespace zig::terminal {

// Words that every English sentence of some length has, and no Czech or Polish one.
inline constexpr std::array<std::string_view, 22> kEnglish = {
    "the",  "of",   "and",  "with", "your", "you",  "is",    "are",  "not",  "from",  "must",
    "this", "that", "have", "has",  "was",  "were", "which", "when", "what", "there", "cannot"};

inline std::string english_in(const std::string& printed) {
  std::istringstream lines(printed);
  for (std::string line; std::getline(lines, line);) {
    std::string plain;
    // Options (--from) and ids (end_of_turn) are the same in every language.
    for (const char c : line)
      plain += (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) || c == '-' || c == '_'
                   ? lower(c)
                   : ' ';
    for (const std::string_view word : words(plain)) {
      if (std::ranges::find(kEnglish, word) != kEnglish.end()) return line;
    }
  }
  return "";
}

class NoEnglish : public testing::TestWithParam<Lang> {
 protected:
  NoEnglish() {
    folder_ = std::filesystem::temp_directory_path() / ("ziggurat-no-english-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder_);
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
  }
  ~NoEnglish() override { std::filesystem::remove_all(folder_); }
  std::string file(const std::string& name, const std::string& text) const {
    EXPECT_FALSE(apps::write_text((folder_ / name).string(), text));
    return (folder_ / name).string();
  }
  static std::string lang() { return std::string(lang_id(GetParam())); }

  // What a command prints, on both sides.
  static std::string printed(int (*command)(std::span<const std::string>), std::vector<std::string> args) {
    args.insert(args.end(), {"--lang", lang()});
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    command(args);
    std::fflush(stdout);
    return testing::internal::GetCapturedStdout() + testing::internal::GetCapturedStderr();
  }

  // What `ziggurat try` says of a script that is wrong.
  void expect_no_english_about(const char* script) const {
    EXPECT_EQ(english_in(printed(apps::cmd_try, {file("script.json", script)})), "") << script;
  }

  std::filesystem::path folder_;
};

inline const auto kOtherLanguages = testing::Values(Lang::Cs, Lang::Pl);
inline std::string language_name(const testing::TestParamInfo<Lang>& which) {
  return std::string(lang_id(which.param));
}

}  // namespace zig::terminal
