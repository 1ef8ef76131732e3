// For tests of `try` scripts.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "table/any_game_testkit.h"
#include "table/script.h"

namespace zig::table {

struct Ran {
  std::vector<Json> lines;
  bool ok;
};

inline Ran run_text(std::string_view input) {
  const ScriptOutput output = run_scripts(any_library(), input);
  Ran ran{.lines = {}, .ok = output.ok};
  EXPECT_EQ(output.ok, output.errors.empty());
  std::string_view text = output.lines;
  while (!text.empty()) {
    const auto line = text.substr(0, text.find('\n'));
    ran.lines.push_back(Json::parse(line, nullptr, false));
    EXPECT_FALSE(ran.lines.back().is_discarded()) << line;
    text.remove_prefix(line.size() + 1);
  }
  return ran;
}

// A script about the game, or about some game with three seats that choose at once.
inline Ran run(Json script) {
  if (!script.contains("game")) script["game"] = sealed_game(3);
  if (!script.contains("options")) script["options"] = {{"players", 3}};
  return run_text(script.dump());
}

inline Json answer_to(Json script, const std::string& question) {
  script["ask"] = {question};
  const Ran ran = run(std::move(script));
  EXPECT_EQ(ran.lines.size(), 1U);
  EXPECT_EQ(ran.lines[0]["ask"], question);
  return ran.lines[0]["answer"];
}

inline void expect_broken(const Ran& ran, std::string_view where, std::string_view what) {
  EXPECT_FALSE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 1U);
  EXPECT_EQ(ran.lines[0]["where"], where) << ran.lines[0];
  EXPECT_NE(ran.lines[0]["error"].get<std::string>().find(what), std::string::npos) << ran.lines[0];
}

}  // namespace zig::table
