#include "engine/data_file.h"

#include <algorithm>

namespace zig::data_file {

std::string field(const Reader& in, std::string_view key) {
  return in.where().empty() ? std::string(key) : in.where() + "." + std::string(key);
}

int position(Ids ids, std::string_view id) {
  const auto found = std::find(ids.begin(), ids.end(), id);
  return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}

int choice(Reader& in, std::string_view key, Ids ids) {
  const std::string id = in.text(key);
  const int at = position(ids, id);
  if (at < 0)
    in.fail_at(field(in, key),
               say("must be one of {ids}, not {value}", {{"ids", listed(ids)}, {"value", in_quotes(id)}}));
  return std::max(at, 0);
}

std::vector<Reader> exactly(Reader& in, std::string_view key, std::size_t count, std::string_view rule) {
  if (!in.has(key)) in.fail_at(field(in, key), "is missing; add it", std::string(rule));
  std::vector<Reader> items = in.list(key, 1000);
  if (!in.failed() && items.size() != count) {
    in.fail_at(
        field(in, key),
        say("has {n} {n#entry|entries}; there must be {right}", {{"n", items.size()}, {"right", count}}),
        std::string(rule));
    items.clear();
  }
  return items;
}

Names read_name(Reader& in, std::string_view key) {
  Reader others = in.object("i18n");
  others.only_keys({"cs", "pl"});
  return {in.text(key), others.text("cs"), others.text("pl")};
}

const Json* at_path(const Json& root, std::string_view path) {
  const Json* at = &root;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find_first_of(".[]"), path.size());
    const std::string step(path.substr(0, end));
    path.remove_prefix(std::min(end + 1, path.size()));
    if (step.empty()) continue;  // between "]" and "."
    if (at->is_array()) {
      const auto i = static_cast<std::size_t>(step[0] - '0');  // our paths have single digits only
      if (step.size() != 1 || i >= at->size()) return nullptr;
      at = &(*at)[i];
    } else {
      if (!at->is_object() || !at->contains(step)) return nullptr;
      at = &*at->find(step);
    }
  }
  return at;
}

std::string Stated::written() const {
  switch (kind_) {
    case Kind::Number: return std::to_string(number_);
    case Kind::Flag: return number_ != 0 ? "true" : "false";
    case Kind::Text: return Json(text_).dump();
    case Kind::Texts: return Json(texts_).dump();
    case Kind::Json: return std::string(text_);
  }
  return "";
}

void check_fixed(std::span<const Fixed> table, Reader& in) {
  for (const auto& [path, stated_value, rule] : table) {
    const std::string value = stated_value.written();
    const Json* stated = at_path(in.json(), path);
    if (!stated) {
      in.fail_at(field(in, path), say("is missing; add it with the value {value}", {{"value", value}}),
                 std::string(rule));
    } else if (stated->dump(-1, ' ', false, Json::error_handler_t::replace) != value) {
      in.fail_at(field(in, path),
                 say("must be {value}, as the rules say, not {stated}",
                     {{"value", value}, {"stated", describe(*stated)}}),
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

Problem in_file(const std::string& file, Problem problem) {
  problem.where = problem.where.empty() ? file : file + " " + problem.where;
  return problem;
}

}  // namespace zig::data_file
