#include "apps/files.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

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
  OwnData files;
  for (const std::string& name : data_file_names()) {
    const fs::path path = fs::path(*folder) / name;
    if (!fs::exists(path, error)) continue;
    auto text = read_text(path.string());
    if (!text) return std::unexpected(text.error());
    files.emplace(name, std::move(*text));
  }
  if (files.empty()) {
    return problem(*folder, say("has no data files, such as {file}", {{"file", data_file_names().front()}}));
  }
  return open_library(files);
}

}  // namespace zig::apps
