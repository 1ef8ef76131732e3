#include "games/library.h"

#include <algorithm>
#include <optional>

#include "engine/hash.h"
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
std::unique_ptr<Shelf<G>> load(const std::vector<DataFile>& files, std::optional<Problem>& problem) {
  if (problem) return nullptr;
  auto box = G::load_box(files);
  if (!box) {
    problem = box.error();
    return nullptr;
  }
  Hasher hasher;
  for (const DataFile& file : files) hasher.add_bytes(file.text.data(), file.text.size());
  return std::make_unique<Shelf<G>>(std::move(*box), hasher.value());
}

// With the built-in set beside the owner's own, where there is one.
template <Game G>
std::unique_ptr<Shelf<G>> load_all(const OwnData& own, std::optional<Problem>& problem) {
  auto shelf = load<G>(files_of<G>(own), problem);
  const std::string prefix = std::string(G::kId) + "/";
  const auto its = own.lower_bound(prefix);
  if (shelf && its != own.end() && its->first.starts_with(prefix))
    shelf->built_in = load<G>(files_of<G>({}), problem);
  return shelf;
}

template <Game... Games>
Result<OpenLibrary> open_all(GameTypes<Games...>, const OwnData& own) {
  std::optional<Problem> problem;
  std::tuple shelves{load_all<Games>(own, problem)...};
  if (problem) return std::unexpected(*problem);
  return std::apply(
      [](auto&&... of) { return OpenLibrary(new GameLibrary(GameLibrary::Shelves(std::move(*of)...))); },
      std::move(shelves));
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

std::uint64_t components_of(const GameLibrary& library, std::string_view game) {
  std::uint64_t files = 0;
  library.each([&]<class G>(const G&) {
    if (G::kId == game) files = library.shelf<G>().files;
  });
  return files;
}

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
