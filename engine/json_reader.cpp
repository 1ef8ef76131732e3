#include "engine/json_reader.h"

#include <algorithm>

namespace zig {

namespace {

const Json kEmptyObject = Json::object();

Phrase whole_number_problem(int low, int high, const Json& value) {
  return say("must be a whole number from {low} to {high}, not {value}",
             {{"low", low}, {"high", high}, {"value", describe(value)}});
}

// Whole numbers only; 1e9, 2.5 and numbers beyond 64 bits are refused, not rounded.
std::optional<int> whole_number(const Json& value, int low, int high) {
  if (!value.is_number_integer()) return std::nullopt;
  if (value.is_number_unsigned()) {
    const auto n = value.get<std::uint64_t>();
    if (high < 0 || n > static_cast<std::uint64_t>(high) ||
        (low > 0 && n < static_cast<std::uint64_t>(low))) {
      return std::nullopt;
    }
    return static_cast<int>(n);
  }
  const auto n = value.get<std::int64_t>();
  if (n < low || n > high) return std::nullopt;
  return static_cast<int>(n);
}

}  // namespace

Phrase describe(const Json& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list";
  std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
  if (text.size() > 40) text = text.substr(0, 37) + "...";
  return text;
}

std::string Reader::path(std::string_view key) const {
  return where_.empty() ? std::string(key) : where_ + "." + std::string(key);
}

bool Reader::is_object() {
  if (value_->is_object()) return true;
  fail(say("must be an object, not {value}", {{"value", describe(*value_)}}));
  return false;
}

bool Reader::has(std::string_view key) const {
  return value_->is_object() && value_->contains(std::string(key));
}

std::vector<std::string> Reader::keys() const {
  std::vector<std::string> names;
  if (value_->is_object()) {
    for (const auto& [key, unused] : value_->items()) names.push_back(key);
  }
  return names;
}

const Json* Reader::find(std::string_view key, bool required) {
  if (failed() || !is_object()) return nullptr;
  const auto it = value_->find(std::string(key));
  if (it != value_->end()) return &*it;
  if (required) fail_at(path(key), "is missing; add it");
  return nullptr;
}

int Reader::integer(std::string_view key, int low, int high, std::optional<int> fallback) {
  const Json* value = find(key, !fallback);
  if (!value) return fallback.value_or(low);
  if (const auto n = whole_number(*value, low, high)) return *n;
  fail_at(path(key), whole_number_problem(low, high, *value));
  return fallback.value_or(low);
}

bool Reader::boolean(std::string_view key, std::optional<bool> fallback) {
  const Json* value = find(key, !fallback);
  if (!value) return fallback.value_or(false);
  if (value->is_boolean()) return value->get<bool>();
  fail_at(path(key), say("must be true or false, not {value}", {{"value", describe(*value)}}));
  return false;
}

std::string Reader::text(std::string_view key, std::optional<std::string> fallback) {
  const Json* value = find(key, !fallback);
  if (!value) return fallback.value_or("");
  if (value->is_string()) return value->get<std::string>();
  fail_at(path(key), say("must be a text in quotes, not {value}", {{"value", describe(*value)}}));
  return "";
}

Reader Reader::object(std::string_view key) {
  const Json* value = find(key, false);
  if (!value) return Reader(kEmptyObject, path(key), problem_);
  if (!value->is_object()) {
    fail_at(path(key), say("must be an object, not {value}", {{"value", describe(*value)}}));
    return Reader(kEmptyObject, path(key), problem_);
  }
  return Reader(*value, path(key), problem_);
}

std::vector<Reader> Reader::list(std::string_view key, std::size_t max) {
  std::vector<Reader> items;
  const Json* value = find(key, false);
  if (!value) return items;
  if (!value->is_array()) {
    fail_at(path(key), say("must be a list, not {value}", {{"value", describe(*value)}}));
    return items;
  }
  if (value->size() > max) {
    fail_at(path(key), say("has {n} entries; at most {max} {max#is|are} possible",
                           {{"n", value->size()}, {"max", max}}));
    return items;
  }
  for (std::size_t i = 0; i < value->size(); ++i) {
    items.push_back(Reader((*value)[i], path(key) + "[" + std::to_string(i) + "]", problem_));
  }
  return items;
}

int Reader::as_integer(int low, int high) {
  if (const auto n = whole_number(*value_, low, high)) return *n;
  fail(whole_number_problem(low, high, *value_));
  return low;
}

std::string Reader::as_text() {
  if (value_->is_string()) return value_->get<std::string>();
  fail(say("must be a text in quotes, not {value}", {{"value", describe(*value_)}}));
  return "";
}

void Reader::only_keys(std::span<const std::string_view> known) {
  if (failed() || !is_object()) return;
  for (const auto& [key, unused] : value_->items()) {
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    std::string names;
    for (std::string_view name : known) names += (names.empty() ? "" : ", ") + std::string(name);
    fail_at(path(key), say("is not known here; choose from: {names}", {{"names", names}}));
    return;
  }
}

}  // namespace zig
