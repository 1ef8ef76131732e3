#include "games/tigris_euphrates/box.h"

#include <algorithm>
#include <optional>

#include "games/tigris_euphrates/box_reading.h"

namespace zig::embedded {
extern const std::string_view tigris_euphrates_boards, tigris_euphrates_components,
    tigris_euphrates_parameters;
}

namespace zig::tigris_euphrates {

namespace {

using namespace box_reading;

std::optional<Problem> read_file(const char* name, std::string_view text, void (*read)(Reader&, Box&),
                                 Box& box) {
  const Result<Json> json = parse_json(text, name);
  if (!json) return json.error();
  Reader in(*json, "");
  if (in.is_object()) read(in, box);
  if (!in.failed()) {
    if (in.has("provenance"))
      box.provenance[std::string(name, std::string_view(name).find('.'))] = (*json)["provenance"];
    return std::nullopt;
  }
  Problem problem = in.problem();
  problem.where = problem.where.empty() ? name : name + (" " + problem.where);
  return problem;
}

}  // namespace

namespace box_reading {

const Json* at_path(const Json& root, std::string_view path) {
  const Json* at = &root;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find_first_of(".[]"), path.size());
    const std::string step(path.substr(0, end));
    path.remove_prefix(std::min(end + 1, path.size()));
    if (step.empty()) continue;  // between "]" and "."
    if (at->is_array()) {
      const std::size_t i = static_cast<std::size_t>(step[0] - '0');  // our paths have single digits only
      if (step.size() != 1 || i >= at->size()) return nullptr;
      at = &(*at)[i];
    } else {
      if (!at->is_object() || !at->contains(step)) return nullptr;
      at = &*at->find(step);
    }
  }
  return at;
}

void check_fixed(std::span<const Fixed> table, Reader& in) {
  for (const auto& [path, value, rule] : table) {
    const Json* stated = at_path(in.json(), path);
    if (!stated) {
      in.fail_at(std::string(path), "is missing; add it with the value " + std::string(value),
                 std::string(rule));
    } else if (stated->dump(-1, ' ', false, Json::error_handler_t::replace) != value) {
      in.fail_at(std::string(path),
                 "must be " + std::string(value) + ", as the rules say, not " + describe(*stated),
                 std::string(rule));
    }
  }
}

namespace {

bool for_readers(std::string_view key) {
  return key == "game" || key == "schema" || key == "provenance" || key == "summary" ||
         key.ends_with("confidence");
}

bool fixed_here(std::span<const Fixed> table, std::string_view path) {
  return std::ranges::any_of(table, [&](const Fixed& fixed) { return fixed.path == path; });
}

// A value that no entry of the table fixes, under `path`; lists and objects are searched.
void search(std::span<const Fixed> table, const Json& value, const std::string& path, Reader& in) {
  if (fixed_here(table, path)) return;
  if (!value.is_structured() || value.empty()) {
    in.fail_at(path, "is not known here; remove it or correct its name");
    return;
  }
  std::size_t number = 0;
  for (const auto& [key, child] : value.items()) {
    if (value.is_array()) {
      search(table, child, path + "[" + std::to_string(number++) + "]", in);
    } else if (!for_readers(key)) {
      search(table, child, path.empty() ? key : path + "." + key, in);
    }
  }
}

}  // namespace

void check_nothing_else(std::span<const Fixed> table, Reader& in) {
  if (!in.failed()) search(table, in.json(), "", in);
}

}  // namespace box_reading

BoxFiles embedded_box_files() {
  return {embedded::tigris_euphrates_boards, embedded::tigris_euphrates_components,
          embedded::tigris_euphrates_parameters};
}

Result<std::unique_ptr<const Box>> load_box(const BoxFiles& files) {
  auto box = std::make_unique<Box>();
  box->provenance = Json::object();
  if (auto problem = read_file("boards.json", files.boards, read_boards, *box))
    return std::unexpected(*problem);
  if (auto problem = read_file("components.json", files.components, read_components, *box))
    return std::unexpected(*problem);
  if (auto problem = read_file("parameters.json", files.parameters, read_parameters, *box))
    return std::unexpected(*problem);
  return box;
}

}  // namespace zig::tigris_euphrates
