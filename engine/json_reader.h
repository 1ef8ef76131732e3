// Reads JSON written by people: every step is checked, the first problem is kept with its place, and
// later reads of a failed reader give defaults, so that a reader can be written without a branch per field.
//
//   Reader in(json, "position");
//   const int age = in.integer("age", 1, 3, 1);            // default 1 when absent
//   for (Reader city : in.list("cities", 7)) { ... }
//   in.only_keys({"age", "cities"});
//   if (in.failed()) return std::unexpected(in.problem());
#pragma once

#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.h"

namespace zig {

class Reader {
 public:
  Reader(const Json& value, std::string where)
      : value_(&value), where_(std::move(where)), problem_(std::make_shared<std::optional<Problem>>()) {}

  bool failed() const { return problem_->has_value(); }
  Problem problem() const { return problem_->value_or(Problem{}); }
  void fail(Phrase what, std::string rule = {}) { fail_at(where_, std::move(what), std::move(rule)); }
  void fail_at(std::string where, Phrase what, std::string rule = {}) {
    if (!failed()) *problem_ = Problem{std::move(where), std::move(what), std::move(rule)};
  }

  const std::string& where() const { return where_; }
  const Json& json() const { return *value_; }
  bool is_object();  // fails when it is not
  bool has(std::string_view key) const;
  std::vector<std::string> keys() const;

  // Fields of an object. Without a fallback the field is required.
  int integer(std::string_view key, int low, int high, std::optional<int> fallback = std::nullopt);
  bool boolean(std::string_view key, std::optional<bool> fallback = std::nullopt);
  std::string text(std::string_view key, std::optional<std::string> fallback = std::nullopt);
  Reader object(std::string_view key);                              // an empty object when absent
  std::vector<Reader> list(std::string_view key, std::size_t max);  // empty when absent

  // The value itself.
  int as_integer(int low, int high);
  std::string as_text();

  // Refuses keys that nobody asked for: a misspelt field must not be silently ignored.
  void only_keys(std::initializer_list<std::string_view> known) {
    only_keys(std::span(known.begin(), known.size()));
  }
  void only_keys(std::span<const std::string_view> known);

 private:
  Reader(const Json& value, std::string where, std::shared_ptr<std::optional<Problem>> shared)
      : value_(&value), where_(std::move(where)), problem_(std::move(shared)) {}
  const Json* find(std::string_view key, bool required);
  std::string path(std::string_view key) const;

  const Json* value_;
  std::string where_;
  std::shared_ptr<std::optional<Problem>> problem_;
};

// `"x"`, `12`, `a list`: how a wrong value is named in a problem.
Phrase describe(const Json& value);

}  // namespace zig
