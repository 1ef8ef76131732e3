// Reading what a table tells, which may be a stranger's: a part that is not there, or of another kind, is empty, never an
// error. References stay valid as long as the whole does, so that they can be walked through (a temporary in a range-for
// would be gone).
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/json.h"

namespace zig::terminal {

inline const Json& part(const Json& json, const char* key) {
  static const Json nothing;
  if (!json.is_object()) return nothing;
  const auto found = json.find(key);
  return found == json.end() ? nothing : *found;
}

inline const Json& nth(const Json& list, std::size_t at) {
  static const Json nothing;
  return list.is_array() && at < list.size() ? list[at] : nothing;
}

inline std::string as_text(const Json& value) { return value.is_string() ? value.get<std::string>() : ""; }

// No number of a game is farther from 0 than this.
inline constexpr std::int64_t kFar = 1'000'000;

inline int as_number(const Json& value) {
  if (!value.is_number_integer()) return 0;
  return static_cast<int>(std::clamp(value.get<std::int64_t>(), -kFar, kFar));
}

inline double as_amount(const Json& value) {
  const double far = static_cast<double>(kFar);
  return value.is_number() ? std::clamp(value.get<double>(), -far, far) : 0.0;
}

inline std::string text_part(const Json& json, const char* key) { return as_text(part(json, key)); }

inline int number_part(const Json& json, const char* key) { return as_number(part(json, key)); }

inline bool flag_part(const Json& json, const char* key) {
  const Json& value = part(json, key);
  return value.is_boolean() && value.get<bool>();
}

}  // namespace zig::terminal
