#include "client/trust.h"

#include <vector>

namespace zig::client {

namespace {

constexpr std::size_t kMaxKeys = 2000;  // of one object: they are looked up one by one

// The character at the front of a text; `size` 0: not UTF-8.
struct Character {
  char32_t code = 0;
  std::size_t size = 0;
};

Character front(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t size = lead >= 0xF0 && lead < 0xF5   ? 4
                           : lead >= 0xE0 && lead < 0xF0 ? 3
                           : lead >= 0xC2 && lead < 0xE0 ? 2
                                                         : 0;
  if (size == 0 || size > text.size()) return {};
  char32_t code = lead & (0x7FU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0U) != 0x80) return {};
    code = code << 6 | (byte(i) & 0x3FU);
  }
  const bool too_long = (size == 3 && code < 0x800) || (size == 4 && code < 0x10000);
  const bool impossible = code > 0x10FFFF || (code >= 0xD800 && code < 0xE000);
  return too_long || impossible ? Character{} : Character{code, size};
}

bool steers(char32_t code) {
  const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0);
  const bool line = code == 0x2028 || code == 0x2029;
  const bool direction = code == 0x061C || code == 0x200E || code == 0x200F ||
                         (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
  const bool invisible =
      code == 0x200B || code == 0x2060 || code == 0xFEFF || (code >= 0xE0000 && code < 0xE1000);
  return control || line || direction || invisible;
}

// Objects with very many keys would take very long to read.
bool too_wide(std::string_view text) {
  std::vector<std::size_t> keys;  // of the objects and lists that are open; lists do not count
  std::vector<bool> is_object;
  bool in_text = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_text) {
      if (c == '\\') ++i;
      if (c == '"') in_text = false;
    } else if (c == '"') {
      in_text = true;
    } else if (c == '{' || c == '[') {
      keys.push_back(0);
      is_object.push_back(c == '{');
    } else if ((c == '}' || c == ']') && !keys.empty()) {
      keys.pop_back();
      is_object.pop_back();
    } else if (c == ',' && !keys.empty() && is_object.back() && ++keys.back() >= kMaxKeys) {
      return true;
    }
  }
  return false;
}

Json cleaned(const Json& value) {
  if (value.is_string()) return harmless(value.get_ref<const std::string&>());
  if (value.is_array()) {
    Json list = Json::array();
    for (const Json& item : value) list.push_back(cleaned(item));
    return list;
  }
  if (!value.is_object()) return value;
  Json object = Json::object();
  for (const auto& [key, item] : value.items()) object[harmless(key)] = cleaned(item);
  return object;
}

}  // namespace

std::string harmless(std::string_view text, bool keep_lines) {
  std::string clean;
  clean.reserve(text.size());
  while (!text.empty()) {
    const Character character = front(text);
    const bool kept = keep_lines && text[0] == '\n';
    if (character.size == 0 || (steers(character.code) && !kept))
      clean += '?';
    else
      clean += text.substr(0, character.size);
    text.remove_prefix(std::max<std::size_t>(character.size, 1));
  }
  return clean;
}

Result<Json> read_message(std::string_view text) {
  if (text.size() <= kMaxMessage && too_wide(text))
    return problem("message", "has an object with too many keys");
  auto json = parse_json(text, "message", kMaxMessage);
  if (!json) return std::unexpected(json.error());
  if (!json->is_object()) return problem("message", "must be an object");
  return cleaned(*json);
}

}  // namespace zig::client
