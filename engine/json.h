// The one JSON type of the project. Nothing throws: text is parsed with parse_json, and readers check
// every type before they read (games read positions through engine/json_reader.h).
#pragma once

#include <expected>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/phrase.h"

namespace zig {

using Json = nlohmann::ordered_json;

// What is wrong with a text or a value, where, and what to do about it; one line for a person.
struct Problem {
  std::string where;  // "position.cities[1].coins", "line 12", "cards.json cards[3].cost"
  Phrase what;        // "must be a whole number from 0 to 999, not \"many\""
  std::string rule;   // rule id, where there is one
  // In English, for logs and tests; people get problem_line() of locale/locale.h.
  std::string line() const {
    std::string text = where.empty() ? what.english() : where + ": " + what.english();
    if (!rule.empty()) text += " [" + rule + "]";
    return text;
  }
};

template <class T>
using Result = std::expected<T, Problem>;

inline std::unexpected<Problem> problem(std::string where, Phrase what, std::string rule = {}) {
  return std::unexpected(Problem{std::move(where), std::move(what), std::move(rule)});
}

// Refuses text that is too long, nested too deeply (a hostile document must not exhaust the stack) or
// not JSON.
Result<Json> parse_json(std::string_view text, std::string where, std::size_t max_size = 1 << 20);

}  // namespace zig
