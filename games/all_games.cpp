#include "games/all_games.h"

#include <algorithm>

#include "engine/words.h"

namespace zig {

namespace {

constexpr std::string_view kCards = "seven-wonders/cards.json", kWonders = "seven-wonders/wonders.json",
                           kSetup = "seven-wonders/setup.json";
constexpr std::string_view kBoards = "tigris-euphrates/boards.json",
                           kComponents = "tigris-euphrates/components.json",
                           kParameters = "tigris-euphrates/parameters.json";

// The files of A New Dawn and where their texts belong.
struct NewDawnFile {
  std::string_view name;
  std::string_view new_dawn::BoxFiles::* text;
};
constexpr NewDawnFile kNewDawnFiles[] = {
    {"new-dawn/components.json", &new_dawn::BoxFiles::components},
    {"new-dawn/dials.json", &new_dawn::BoxFiles::dials},
    {"new-dawn/tiles.json", &new_dawn::BoxFiles::tiles},
    {"new-dawn/maps.json", &new_dawn::BoxFiles::maps},
    {"new-dawn/focus_cards.json", &new_dawn::BoxFiles::focus_cards},
    {"new-dawn/leaders.json", &new_dawn::BoxFiles::leaders},
    {"new-dawn/wonders.json", &new_dawn::BoxFiles::wonders},
    {"new-dawn/diplomacy.json", &new_dawn::BoxFiles::diplomacy},
    {"new-dawn/natural_wonders.json", &new_dawn::BoxFiles::natural_wonders},
    {"new-dawn/victory.json", &new_dawn::BoxFiles::victory},
    {"new-dawn/effects.json", &new_dawn::BoxFiles::effects},
    {"new-dawn/automated_player.json", &new_dawn::BoxFiles::automated_player}};

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

new_dawn::BoxFiles new_dawn_files(const DataFiles& files) {
  new_dawn::BoxFiles texts = new_dawn::embedded_box_files();
  for (const NewDawnFile& file : kNewDawnFiles)
    texts.*file.text = text_of(files, file.name, texts.*file.text);
  return texts;
}

}  // namespace

std::vector<std::string_view> data_file_names() {
  std::vector<std::string_view> names = {kCards, kWonders, kSetup, kBoards, kComponents, kParameters};
  for (const NewDawnFile& file : kNewDawnFiles) names.push_back(file.name);
  return names;
}

Result<std::unique_ptr<const GameLibrary>> open_library(const DataFiles& files) {
  const auto names = data_file_names();
  for (const auto& [name, unused] : files) {
    if (std::ranges::find(names, name) != names.end()) continue;

    return problem(name,
                   say("is not a data file of any game; choose from: {names}", {{"names", listed(names)}}));
  }
  auto seven_wonders = seven_wonders::load_box(seven_wonders_files(files));
  if (!seven_wonders) return std::unexpected(seven_wonders.error());
  auto tigris_euphrates = tigris_euphrates::load_box(tigris_euphrates_files(files));
  if (!tigris_euphrates) return std::unexpected(tigris_euphrates.error());
  auto new_dawn = new_dawn::load_box(new_dawn_files(files));
  if (!new_dawn) return std::unexpected(new_dawn.error());
  return std::make_unique<const GameLibrary>(GameLibrary::SevenWondersShelf(std::move(*seven_wonders)),
                                             GameLibrary::TigrisEuphratesShelf(std::move(*tigris_euphrates)),
                                             GameLibrary::NewDawnShelf(std::move(*new_dawn)));
}

}  // namespace zig
