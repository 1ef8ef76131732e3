// A list of many small objects, made one after the other. As a tree it is a list like any other. As text each object is written at once:
// a tree of thousands of values that wait for the end does not fit into the processor's cache.
//
//   JsonList options(as);
//   options.add("move", notation(action), "id", id(action), "badge", if_any(badge));   // an empty one is left out
//   json["options"] = std::move(options).json();   // as text nobody but write_json() can read it
//
// A list may also be a value in an object of another one.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "engine/json_as.h"
#include "engine/json_text.h"

namespace zig {

// A part of an object that is left out where there is nothing in it.
template <class Value>
std::optional<Value> if_any(Value value) {
  return value.empty() ? std::nullopt : std::optional<Value>(std::move(value));
}

class JsonList {
 public:
  explicit JsonList(JsonAs as) : as_(as) {}

  std::size_t size() const { return size_; }

  // Keys and values of one object. The keys must differ, and be plain.
  template <class... Parts>
  void add(Parts&&... parts) {
    static_assert(sizeof...(Parts) % 2 == 0);
    ++size_;
    if (as_ == JsonAs::Tree) {
      Json::object_t object;
      object.reserve(sizeof...(Parts) / 2);
      add_pairs(object, std::forward<Parts>(parts)...);
      tree_.push_back(std::move(object));
    } else {
      text_ += size_ == 1 ? "[" : ",";
      const std::size_t begin = text_.size();
      write_pairs(std::forward<Parts>(parts)...);
      if (text_.size() == begin) text_ += ',';
      text_[begin] = '{';  // it was the comma before the first pair
      text_ += '}';
    }
  }
  Json json() && {
    if (as_ == JsonAs::Tree) return std::move(tree_);
    return written_json(std::move(*this).text());
  }

 private:
  std::string text() && {
    text_ += size_ == 0 ? "[]" : "]";
    return std::move(text_);
  }

  static void add_pairs(Json::object_t&) {}
  template <class Value, class... Rest>
  static void add_pairs(Json::object_t& to, std::string_view key, std::optional<Value>&& value,
                        Rest&&... rest) {
    if (value) to.emplace_back(std::string(key), Json(std::move(*value)));
    add_pairs(to, std::forward<Rest>(rest)...);
  }
  template <class Value, class... Rest>
  static void add_pairs(Json::object_t& to, std::string_view key, Value&& value, Rest&&... rest) {
    if constexpr (std::is_same_v<Value, JsonList>)
      to.emplace_back(std::string(key), std::move(value).json());
    else
      to.emplace_back(std::string(key), Json(std::forward<Value>(value)));
    add_pairs(to, std::forward<Rest>(rest)...);
  }

  void write_pairs() {}
  template <class Value, class... Rest>
  void write_pairs(std::string_view key, std::optional<Value>&& value, Rest&&... rest) {
    if (value) write_pairs(key, std::move(*value));
    write_pairs(std::forward<Rest>(rest)...);
  }
  template <class Value, class... Rest>
  void write_pairs(std::string_view key, Value&& value, Rest&&... rest) {
    text_.append(",\"").append(key).append("\":");
    write_value(std::forward<Value>(value));
    write_pairs(std::forward<Rest>(rest)...);
  }
  template <class Value>
  void write_value(Value&& value) {
    using Plain = std::remove_cvref_t<Value>;
    if constexpr (std::convertible_to<Plain, std::string_view>) {
      write_json_text(value, text_);
    } else if constexpr (std::is_same_v<Plain, JsonList>) {
      text_ += std::move(value).text();
    } else {
      Json json(std::forward<Value>(value));
      write_json(json, text_);
      take_apart(json);
    }
  }

  const JsonAs as_;
  std::size_t size_ = 0;
  Json tree_ = Json::array();
  std::string text_;
};

}  // namespace zig
