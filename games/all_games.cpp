#include "games/all_games.h"

#include <algorithm>

namespace zig {

namespace {

constexpr std::string_view kCards = "seven-wonders/cards.json", kWonders = "seven-wonders/wonders.json",
                           kSetup = "seven-wonders/setup.json";

std::string_view text_of(const DataFiles& files, std::string_view name, std::string_view embedded) {
  const auto found = files.find(name);
  return found == files.end() ? embedded : std::string_view(found->second);
}

seven_wonders::BoxFiles seven_wonders_files(const DataFiles& files) {
  const seven_wonders::BoxFiles embedded = seven_wonders::embedded_box_files();
  return {.cards = text_of(files, kCards, embedded.cards),
          .wonders = text_of(files, kWonders, embedded.wonders),
          .setup = text_of(files, kSetup, embedded.setup)};
}

}  // namespace

std::vector<std::string_view> data_file_names() { return {kCards, kWonders, kSetup}; }

Result<std::unique_ptr<const GameLibrary>> open_library(const DataFiles& files) {
  const auto names = data_file_names();
  for (const auto& [name, unused] : files) {
    if (std::ranges::find(names, name) != names.end()) continue;
    std::string known;
    for (std::string_view one : names) known += (known.empty() ? "" : ", ") + std::string(one);
    return problem(name, "is not a data file of any game; known are: " + known);
  }
  auto box = seven_wonders::load_box(seven_wonders_files(files));
  if (!box) return std::unexpected(box.error());
  return std::unique_ptr<const GameLibrary>(new GameLibrary(std::move(*box)));
}

}  // namespace zig
