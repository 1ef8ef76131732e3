#include "server/web_files.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

namespace zig::server {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargestFile = 16 << 20;
constexpr std::size_t kMostFiles = 2'000;

std::string_view type_of(std::string_view extension) {
  constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".wasm", "application/wasm"},
      {".txt", "text/plain; charset=utf-8"},
  };
  for (const auto& [ending, type] : kTypes) {
    if (extension == ending) return type;
  }
  return "application/octet-stream";
}

Result<std::string> contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string body{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in.eof() && in.fail()) return problem("--web", say("cannot read {file}", {{"file", file.string()}}));
  return body;
}

}  // namespace

Result<WebFiles> WebFiles::read(const fs::path& folder) {
  std::error_code failed;
  if (!fs::is_regular_file(folder / "index.html", failed))
    return problem("--web", say("{folder} has no index.html; tools/build_web.sh makes the web client",
                                {{"folder", folder.string()}}));
  WebFiles web;
  for (fs::recursive_directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed)) {
    const fs::path& file = entry->path();
    if (!entry->is_regular_file(failed) || file.filename().string().starts_with('.')) continue;
    if (entry->file_size(failed) > kLargestFile || web.files_.size() >= kMostFiles)
      return problem("--web", say("{folder} is not a web client: {file} is too large or one too many",
                                  {{"folder", folder.string()}, {"file", file.string()}}));
    auto body = contents(file);
    if (!body) return std::unexpected(body.error());
    const std::string path = "/" + file.lexically_relative(folder).generic_string();
    if (path.ends_with(".br")) {
      web.files_[path.substr(0, path.size() - 3)].brotli = std::move(*body);
    } else {
      WebFile& kept = web.files_[path];
      kept.type = type_of(file.extension().string());
      kept.body = std::move(*body);
      kept.for_ever = path.starts_with("/assets/");
    }
  }
  if (failed)
    return problem("--web", say("cannot read {file}: {reason}",
                                {{"file", folder.string()}, {"reason", failed.message()}}));
  std::erase_if(web.files_, [](const auto& file) { return file.second.type.empty(); });  // only compressed
  return web;
}

const WebFile* WebFiles::find(std::string_view path) const {
  const auto found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

bool is_screen(std::string_view path) {
  constexpr std::string_view kFirstWords[] = {"new",   "t",      "local",    "games",
                                              "rules", "verify", "settings", "account"};
  if (path == "/") return true;
  if (!path.starts_with('/')) return false;
  path.remove_prefix(1);
  return std::ranges::find(kFirstWords, path.substr(0, path.find('/'))) != std::end(kFirstWords);
}

}  // namespace zig::server
