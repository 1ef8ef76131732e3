// What the tests of the component set share: the house set, and the folder with something spoilt.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>

#include "engine/data_testkit.h"
#include "games/mesopotamia/box.h"

namespace zig::mesopotamia {

inline const Box& the_box() {
  static const Result<std::unique_ptr<const Box>> loaded = load_box();
  static const Box empty;
  EXPECT_TRUE(loaded) << loaded.error().line();
  return loaded ? **loaded : empty;
}

using Documents = std::map<std::string, Json, std::less<>>;

// "loaded", or what is wrong with the files after a change.
inline std::string loading_after(const std::function<void(Documents&)>& change) {
  Documents documents;
  for (const auto& [name, text] : data_files()) documents.emplace(name, parsed(text));
  change(documents);
  std::map<std::string_view, std::string> texts;
  for (const auto& [name, document] : documents) texts.emplace(name, document.dump());
  std::vector<DataFile> files;
  for (const auto& [name, text] : texts) files.push_back({name, text});
  return loading(load_box, files);
}

struct Spoilt {
  std::function<void(Documents&)> change;
  std::string problem;
};
inline void expect_refused(std::span<const Spoilt> cases) {
  for (const auto& [change, problem] : cases) EXPECT_EQ(loading_after(change), problem);
}

}  // namespace zig::mesopotamia
