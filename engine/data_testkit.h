// What the tests of games share about data files and about the examples of their documents.
#pragma once

#include <algorithm>
#include <fstream>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/data_files.h"
#include "engine/effort_testkit.h"
#include "engine/json.h"
#include "engine/random.h"

namespace zig {

inline Json parsed(std::string_view text) { return Json::parse(text, nullptr, false); }

// A file of a game's data folder.
inline std::string_view text_of(std::span<const DataFile> files, std::string_view name) {
  return std::ranges::find(files, name, &DataFile::name)->text;
}
// The folder with another text in one of its files.
inline std::vector<DataFile> with_text(std::span<const DataFile> files, std::string_view name,
                                       std::string_view text) {
  std::vector<DataFile> changed(files.begin(), files.end());
  std::ranges::find(changed, name, &DataFile::name)->text = text;
  return changed;
}
// "loaded", or what is wrong with the files. `load` is the load_box of a game.
template <class Load>
std::string loading(const Load& load, std::span<const DataFile> files) {
  const auto loaded = load(files);
  return loaded ? "loaded" : loaded.error().line();
}
// The same after a change in one of them.
template <class Load>
std::string loading_with(const Load& load, std::span<const DataFile> files, std::string_view name,
                         const std::function<void(Json&)>& change) {
  Json json = parsed(text_of(files, name));
  change(json);
  const std::string text = json.dump();
  return loading(load, with_text(files, name, text));
}

// A random value of the file becomes something foreign, many times over.
inline void replace_values(std::string_view text, std::uint64_t seed,
                           const std::function<void(std::string_view)>& load, int times = 150) {
  const Json foreign[] = {nullptr,          true, -1, 255, 1e300, "", "x", Json::array(), Json::object(),
                          Json::array({{}})};
  Json json = parsed(text);
  std::vector<Json*> nodes;
  const std::function<void(Json&)> collect = [&](Json& node) {
    nodes.push_back(&node);
    if (!node.is_structured()) return;
    for (Json& child : node) collect(child);
  };
  collect(json);
  Random random = Random::fast(seed);
  for (int i = 0; i < effort(times); ++i) {
    Json& node = *nodes[random.below(static_cast<std::uint32_t>(nodes.size()))];
    Json kept = std::exchange(node, foreign[random.below(std::size(foreign))]);
    load(json.dump());
    node = std::move(kept);
  }
}

// The blocks of a document that are marked ```json or ```json expect.
struct Block {
  bool expectation = false;
  int line = 0;
  std::string text;
};
inline std::vector<Block> json_blocks(const std::string& path) {
  std::ifstream file(path);
  std::vector<Block> blocks;
  std::string line;
  bool inside = false;
  for (int number = 1; std::getline(file, line); ++number) {
    if (!inside && line.starts_with("```json")) {
      blocks.push_back({line == "```json expect", number, ""});
      inside = true;
    } else if (inside && line == "```") {
      inside = false;
    } else if (inside) {
      blocks.back().text += line + "\n";
    }
  }
  return blocks;
}

}  // namespace zig
