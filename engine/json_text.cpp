#include "engine/json_text.h"

#include <charconv>

namespace zig {

namespace {

// Neither escaped nor part of a longer character. All characters are looked at, so that many are at once.
bool plain(std::string_view text) {
  bool odd = false;
  for (const char c : text) odd |= (static_cast<signed char>(c) < 0x20) | (c == '"') | (c == '\\');
  return !odd;
}

template <class Number>
void write_number(Number number, std::string& to) {
  char digits[24];
  to.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

template <class List, class Write>
void write_list(char open, const List& list, char close, std::string& to, const Write& write) {
  to += open;
  bool first = true;
  for (const auto& item : list) {
    if (!first) to += ',';
    first = false;
    write(item);
  }
  to += close;
}

}  // namespace

void write_json_text(std::string_view text, std::string& to) {
  if (!plain(text)) {
    to += Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    return;
  }
  to += '"';
  to += text;
  to += '"';
}

void write_json(const Json& json, std::string& to) {
  switch (json.type()) {
    case Json::value_t::object:
      return write_list('{', json.get_ref<const Json::object_t&>(), '}', to, [&](const auto& pair) {
        write_json_text(pair.first, to);
        to += ':';
        write_json(pair.second, to);
      });
    case Json::value_t::array:
      return write_list('[', json.get_ref<const Json::array_t&>(), ']', to,
                        [&](const Json& item) { write_json(item, to); });
    case Json::value_t::string: return write_json_text(json.get_ref<const std::string&>(), to);
    case Json::value_t::number_integer: return write_number(json.get<std::int64_t>(), to);
    case Json::value_t::number_unsigned: return write_number(json.get<std::uint64_t>(), to);
    case Json::value_t::binary:  // written_json()
      to.append(json.get_binary().begin(), json.get_binary().end());
      return;
    default: to += json.dump(-1, ' ', false, Json::error_handler_t::replace);
  }
}

Json written_json(std::string_view text) {
  return Json::binary(Json::binary_t::container_type(text.begin(), text.end()));
}

void take_apart(Json& json) {
  if (json.is_array()) {
    auto& list = json.get_ref<Json::array_t&>();
    for (Json& item : list) take_apart(item);
    list.clear();
  } else if (json.is_object()) {
    auto& object = json.get_ref<Json::object_t&>();
    for (auto& [key, value] : object) take_apart(value);
    object.clear();
  }
}

}  // namespace zig
