#include "apps/files.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string_view>
#include <vector>

#include "engine/words.h"

namespace zig::apps {

namespace {

namespace fs = std::filesystem;

Result<std::string> read_stream(std::istream& in, const std::string& name, std::size_t max_size) {
  std::string text;
  char chunk[1 << 16];
  while (in.read(chunk, sizeof chunk) || in.gcount() > 0) {
    text.append(chunk, static_cast<std::size_t>(in.gcount()));
    if (text.size() > max_size) {
      return problem(name,
                     say("is larger than {n} bytes; give the right file, or split it", {{"n", max_size}}));
    }
  }
  if (in.bad()) return problem(name, "cannot be read to the end; check the disk");
  return text;
}

// The games that have data files.
std::vector<std::string> folders_of(const std::vector<std::string>& names) {
  std::vector<std::string> folders;
  for (const std::string& name : names) {
    const std::string folder = name.substr(0, name.find('/'));
    if (folders.empty() || folders.back() != folder) folders.push_back(folder);
  }
  return folders;
}

// A file beside the data that nobody would read: a slip in its name, and the built-in one would be used in silence.
std::optional<Problem> stray_file(const fs::path& folder, const std::vector<std::string>& names) {
  for (const std::string& game : folders_of(names)) {
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder / game, error)) {
      const std::string name = game + "/" + entry.path().filename().string();
      if (entry.path().extension() != ".json" || std::ranges::find(names, name) != names.end()) continue;
      std::vector<std::string_view> known;
      for (const std::string& one : names) {
        if (one.starts_with(game + "/")) known.push_back(std::string_view(one).substr(game.size() + 1));
      }
      return Problem{entry.path().string(),
                     say("is not a data file of the game; choose from: {names}", {{"names", listed(known)}}),
                     {}};
    }
  }
  return std::nullopt;
}

}  // namespace

Result<std::string> read_text(const std::string& path, std::size_t max_size) {
  if (path == "-") return read_stream(std::cin, "standard input", max_size);
  std::error_code error;
  if (fs::is_directory(path, error)) return problem(path, "is a folder; give a file");
  std::ifstream in(path, std::ios::binary);
  if (!in) return problem(path, "cannot be opened; check the name and your permissions");
  return read_stream(in, path, max_size);
}

std::optional<Problem> write_text(const std::string& path, const std::string& text) {
  const std::string fresh = path + ".new";
  std::error_code error;
  {
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out << text;
    out.close();
    if (!out) {
      fs::remove(fresh, error);
      return Problem{path, "cannot be written; check that the folder exists and your permissions", {}};
    }
  }
  fs::rename(fresh, path, error);
  if (!error) return std::nullopt;
  std::error_code ignored;
  fs::remove(fresh, ignored);
  return Problem{path, say("cannot be written: {reason}", {{"reason", error.message()}}), {}};
}

Result<OpenLibrary> load_library(const std::optional<std::string>& folder) {
  if (!folder) return open_library();
  std::error_code error;
  if (!fs::is_directory(*folder, error)) return problem(*folder, "is not a folder; --data needs one");
  const std::vector<std::string> names = data_file_names();
  OwnData files;
  for (const std::string& name : names) {
    const fs::path path = fs::path(*folder) / name;
    if (!fs::exists(path, error)) continue;
    auto text = read_text(path.string());
    if (!text) return std::unexpected(text.error());
    files.emplace(name, std::move(*text));
  }
  if (files.empty())
    return problem(*folder, say("has no data files, such as {file}", {{"file", names.front()}}));
  if (auto why = stray_file(*folder, names)) return std::unexpected(std::move(*why));
  return open_library(files);
}

}  // namespace zig::apps
