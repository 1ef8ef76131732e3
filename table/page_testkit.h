// The examples of a page under docs/, to be run as they stand there; … stands for anything.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "table/any_game_testkit.h"
#include "table/script.h"

namespace zig::table {

struct Block {
  std::string kind;  // "json ask"
  std::string text;
};

inline std::vector<Block> blocks_of(const std::string& file) {
  std::ifstream in(std::string(ZIGGURAT_SOURCE_DIR) + "/docs/" + file);
  EXPECT_TRUE(in) << file;
  std::vector<Block> blocks;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) blocks.push_back({line.substr(3), ""});
    } else if (inside) {
      blocks.back().text += line + "\n";
    }
  }
  return blocks;
}

inline const std::string kAnything = "…";
inline bool is_anything(const Json& json) { return json.is_string() && json.get<std::string>() == kAnything; }

// Whether `actual` is what the page shows, where … stands for anything.
inline bool matches(const Json& shown, const Json& actual) {
  if (is_anything(shown)) return true;
  if (shown.is_object() && actual.is_object()) {
    for (const auto& [key, value] : shown.items()) {
      if (key != kAnything && (!actual.contains(key) || !matches(value, actual[key]))) return false;
    }
    return shown.contains(kAnything) || shown.size() == actual.size();
  }
  if (shown.is_array() && actual.is_array()) {
    const bool open = !shown.empty() && is_anything(shown.back());
    const std::size_t count = shown.size() - (open ? 1 : 0);
    if (open ? actual.size() < count : actual.size() != count) return false;
    for (std::size_t i = 0; i < count; ++i) {
      if (!matches(shown[i], actual[i])) return false;
    }
    return true;
  }
  return shown == actual;
}

inline void expect_match(const std::string& shown, const Json& actual) {
  const auto json = parse_json(shown, "the page");
  ASSERT_TRUE(json) << json.error().line();
  EXPECT_TRUE(matches(*json, actual))
      << "shown: " << shown << "\nreal:  " << json_line(actual).substr(0, 1000);
}

// Every script of the page, and the lines that the box below it shows. How many there were.
inline int run_scripts_of(const std::string& page) {
  const auto blocks = blocks_of(page);
  int ran = 0;
  for (std::size_t i = 0; i + 1 < blocks.size(); ++i) {
    if (blocks[i].kind != "json try") continue;
    EXPECT_EQ(blocks[i + 1].kind, "json lines");
    std::string_view shown = blocks[i + 1].text;
    const std::string output = run_scripts(any_library(), blocks[i].text).lines;
    EXPECT_EQ(std::ranges::count(output, '\n'), std::ranges::count(shown, '\n')) << output;
    for (std::string_view real = output; !real.empty() && !shown.empty();) {
      const auto line = real.substr(0, real.find('\n')), expected = shown.substr(0, shown.find('\n'));
      expect_match(std::string(expected), Json::parse(line, nullptr, false));
      real.remove_prefix(line.size() + 1);
      shown.remove_prefix(expected.size() + 1);
    }
    ++ran;
  }
  return ran;
}

}  // namespace zig::table
