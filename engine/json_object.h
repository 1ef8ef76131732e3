// Objects with known keys, built straight away. The braces of the JSON library make a list and a text for every pair before the
// object; where thousands of small objects are made for one answer that is most of the work.
//
//   json_object("move", notation(action), "id", id(action))        // {"move": …, "id": …}
//
// The keys must differ; nobody looks.
#pragma once

#include <utility>

#include "engine/json.h"

namespace zig {

namespace detail {

inline void add_pairs(Json::object_t&) {}

template <class Value, class... Rest>
void add_pairs(Json::object_t& to, std::string_view key, Value&& value, Rest&&... rest) {
  to.emplace_back(std::string(key), Json(std::forward<Value>(value)));
  add_pairs(to, std::forward<Rest>(rest)...);
}

}  // namespace detail

template <class... Parts>
Json json_object(Parts&&... parts) {
  static_assert(sizeof...(Parts) % 2 == 0, "a key and a value, a key and a value, …");
  Json::object_t object;
  object.reserve(sizeof...(Parts) / 2);
  detail::add_pairs(object, std::forward<Parts>(parts)...);
  return Json(std::move(object));
}

template <class... Items>
Json json_list(Items&&... items) {
  Json::array_t list;
  list.reserve(sizeof...(Items));
  (list.emplace_back(std::forward<Items>(items)), ...);
  return Json(std::move(list));
}

}  // namespace zig
