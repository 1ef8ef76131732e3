// The examples of a page under docs/, to be run as they stand there; … stands for anything.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "table/match.h"

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

}  // namespace zig::table
