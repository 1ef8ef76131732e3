#include "games/library.h"

#include <algorithm>
#include <optional>

#include "engine/words.h"
#include "games/shelves.h"

namespace zig {

namespace {

// "GAME/NAME.json"
template <Game G>
std::string own_name(const DataFile& file) {
  return std::string(G::kId) + "/" + std::string(file.name) + ".json";
}

// The embedded files, or the owner's in their place.
template <Game G>
std::vector<DataFile> files_of(const OwnData& own) {
  std::vector<DataFile> files;
  for (DataFile file : G::data_files()) {
    if (const auto found = own.find(own_name<G>(file)); found != own.end()) file.text = found->second;
    files.push_back(file);
  }
  return files;
}

// nullptr after the first problem.
template <Game G>
std::unique_ptr<const typename G::Box> load(const OwnData& own, std::optional<Problem>& problem) {
  if (problem) return nullptr;
  auto box = G::load_box(files_of<G>(own));
  if (box) return std::move(*box);
  problem = box.error();
  return nullptr;
}

template <Game... Games>
Result<OpenLibrary> open_all(GameTypes<Games...>, const OwnData& own) {
  std::optional<Problem> problem;
  std::tuple boxes{load<Games>(own, problem)...};
  if (problem) return std::unexpected(*problem);
  return std::apply(
      [](auto&&... box) {
        return OpenLibrary(new GameLibrary(GameLibrary::Shelves(Shelf<Games>(std::move(box))...)));
      },
      std::move(boxes));
}

template <Game G>
void add_names(std::vector<std::string>& names) {
  for (const DataFile& file : G::data_files()) names.push_back(own_name<G>(file));
}

template <Game... Games>
std::vector<std::string> names_of_all(GameTypes<Games...>) {
  std::vector<std::string> names;
  (add_names<Games>(names), ...);
  return names;
}

}  // namespace

void CloseLibrary::operator()(const GameLibrary* library) const { delete library; }

std::vector<std::string> data_file_names() { return names_of_all(AllGames()); }

Result<OpenLibrary> open_library(const OwnData& own) {
  const std::vector<std::string> names = data_file_names();
  for (const auto& [name, unused] : own) {
    if (std::ranges::find(names, name) != names.end()) continue;
    const std::vector<std::string_view> known(names.begin(), names.end());
    return problem(name,
                   say("is not a data file of any game; choose from: {names}", {{"names", listed(known)}}));
  }
  return open_all(AllGames(), own);
}

}  // namespace zig
