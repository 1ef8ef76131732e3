#include "server/identity.h"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>

#include "engine/sha256.h"
#include "server/store_texts.h"

namespace zig::server {

void prepare_cryptography() {
  if (sodium_init() < 0) std::abort();  // no randomness: nothing can be safe
}

Token new_token() {
  Token token;
  randombytes_buf(token.data(), token.size());
  return token;
}

std::string new_person_id() { return hex(new_token()); }

namespace {
constexpr std::size_t kTableIdSize = 8;
}

std::string new_table_id() {
  constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";  // no i, l, o, 0, 1
  std::string id;
  for (std::size_t i = 0; i < kTableIdSize; ++i)
    id += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  return id;
}

bool is_table_id(std::string_view text) {
  return text.size() == kTableIdSize &&
         std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); });
}

Key new_seed_key() {
  Key key;
  randombytes_buf(key.data(), key.size());
  return key;
}

std::string hex(std::span<const std::uint8_t> bytes) {
  std::string digits;
  for (const std::uint8_t byte : bytes) {
    digits += "0123456789abcdef"[byte >> 4];
    digits += "0123456789abcdef"[byte & 15];
  }
  return digits;
}

std::optional<Token> token_from_hex(std::string_view text) {
  Token token;
  if (text.size() != 2 * token.size()) return std::nullopt;
  const auto digit = [](char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
  };
  for (std::size_t i = 0; i < token.size(); ++i) {
    const int high = digit(text[2 * i]), low = digit(text[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    token[i] = static_cast<std::uint8_t>(16 * high + low);
  }
  return token;
}

Digest digest(const Token& token) {
  return sha256({reinterpret_cast<const char*>(token.data()), token.size()});
}

std::optional<Token> token_in_cookies(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    const auto end = std::min(header.find(';'), header.size());
    std::string_view pair = header.substr(0, end);
    header.remove_prefix(std::min(end + 1, header.size()));
    while (pair.starts_with(' ')) pair.remove_prefix(1);
    if (pair.starts_with(name) && pair.substr(name.size()).starts_with('='))
      return token_from_hex(pair.substr(name.size() + 1));
  }
  return std::nullopt;
}

std::optional<Problem> name_problem(std::string_view name, std::string where) {
  const bool blank = name.find_first_not_of(' ') == std::string_view::npos;
  const bool odd = std::ranges::any_of(name, [](unsigned char c) {
    const bool letter =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c >= 0x80;
    return !letter && c != ' ' && c != '-' && c != '_' && c != '.';
  });
  if (blank || odd || name.size() > 40 || !is_visible(name)) {
    return Problem{
        std::move(where), "a name is 1 to 40 bytes long: letters, digits, spaces, dots and hyphens", {}};
  }
  return std::nullopt;
}

}  // namespace zig::server
