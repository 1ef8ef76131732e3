// An object that grows copies all that it holds, with everything below. Whoever adds keys to a large one makes room for them first.
#pragma once

#include <utility>

#include "engine/json.h"

namespace zig {

inline void make_room(Json& object, std::size_t keys) {
  auto& pairs = object.get_ref<Json::object_t&>();
  Json::object_t roomy;
  roomy.reserve(keys);
  for (auto& [key, value] : pairs) roomy.emplace_back(key, std::move(value));
  pairs = std::move(roomy);
}

}  // namespace zig
