#include "engine/json_text.h"

#include <charconv>
#include <cstdint>

namespace zig {

namespace {

enum class Letters : std::uint8_t { Plain, Longer, Escaped };  // the second: also those of several bytes

// All bytes are looked at, so that many are at once.
Letters letters_of(std::string_view text) {
  bool odd = false, longer = false;
  for (const char c : text) {
    odd |= (static_cast<unsigned char>(c) < 0x20) | (c == '"') | (c == '\\');
    longer |= static_cast<signed char>(c) < 0;
  }
  return odd ? Letters::Escaped : longer ? Letters::Longer : Letters::Plain;
}

// Whether all letters of several bytes are whole, in their shortest form and none of those that UTF-8 does not have.
bool is_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = [&](std::size_t n) {
      return i + n < text.size() ? static_cast<unsigned char>(text[i + n]) : 0U;
    };
    const unsigned first = byte(0);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xC2 ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    if (length == 0) return false;
    for (std::size_t n = 1; n < length; ++n) {
      if (byte(n) >> 6 != 2) return false;
    }
    if (first == 0xE0 && byte(1) < 0xA0) return false;
    if (first == 0xED && byte(1) > 0x9F) return false;
    if (first == 0xF0 && byte(1) < 0x90) return false;
    if (first == 0xF4 && byte(1) > 0x8F) return false;
    i += length;
  }
  return true;
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
  const Letters letters = letters_of(text);
  if (letters == Letters::Escaped || (letters == Letters::Longer && !is_utf8(text))) {
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
