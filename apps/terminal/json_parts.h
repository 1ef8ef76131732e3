// Reading JSON that the table made: a part that is not there is empty, never an error. References stay valid
// as long as the whole does, so that they can be walked through (a temporary in a range-for would be gone).
#pragma once

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

inline std::string text_part(const Json& json, const char* key) {
  const Json& value = part(json, key);
  return value.is_string() ? value.get<std::string>() : "";
}

inline int number_part(const Json& json, const char* key) {
  const Json& value = part(json, key);
  return value.is_number_integer() ? value.get<int>() : 0;
}

inline bool flag_part(const Json& json, const char* key) {
  const Json& value = part(json, key);
  return value.is_boolean() && value.get<bool>();
}

}  // namespace zig::terminal
