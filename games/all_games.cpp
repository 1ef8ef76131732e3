#include "games/all_games.h"

#include <algorithm>

namespace zig {

namespace {

constexpr std::string_view kCards = "seven-wonders/cards.json", kWonders = "seven-wonders/wonders.json",
                           kSetup = "seven-wonders/setup.json";
constexpr std::string_view kBoards = "tigris-euphrates/boards.json",
                           kComponents = "tigris-euphrates/components.json",
                           kParameters = "tigris-euphrates/parameters.json";

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

tigris_euphrates::BoxFiles tigris_euphrates_files(const DataFiles& files) {
  const tigris_euphrates::BoxFiles embedded = tigris_euphrates::embedded_box_files();
  return {.boards = text_of(files, kBoards, embedded.boards),
          .components = text_of(files, kComponents, embedded.components),
          .parameters = text_of(files, kParameters, embedded.parameters)};
}

}  // namespace

std::vector<std::string_view> data_file_names() {
  return {kCards, kWonders, kSetup, kBoards, kComponents, kParameters};
}

Result<std::unique_ptr<const GameLibrary>> open_library(const DataFiles& files) {
  const auto names = data_file_names();
  for (const auto& [name, unused] : files) {
    if (std::ranges::find(names, name) != names.end()) continue;
    std::string known;
    for (std::string_view one : names) known += (known.empty() ? "" : ", ") + std::string(one);
    return problem(name, "is not a data file of any game; known are: " + known);
  }
  auto seven_wonders = seven_wonders::load_box(seven_wonders_files(files));
  if (!seven_wonders) return std::unexpected(seven_wonders.error());
  auto tigris_euphrates = tigris_euphrates::load_box(tigris_euphrates_files(files));
  if (!tigris_euphrates) return std::unexpected(tigris_euphrates.error());
  return std::make_unique<const GameLibrary>(GameLibrary::SevenWondersShelf(std::move(*seven_wonders)),
                                             GameLibrary::TigrisEuphratesShelf(std::move(*tigris_euphrates)));
}

}  // namespace zig
