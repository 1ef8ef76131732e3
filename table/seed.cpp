#include "table/seed.h"

#include <charconv>

#include "engine/json_reader.h"
#include "engine/sha256.h"

namespace zig::table {

namespace {

constexpr std::string_view kFast = "fast:", kKeyed = "chacha20:", kDomain = "ziggurat-seed-1 ";

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
  return number;
}

std::optional<Key> key_from(std::string_view digits) {
  Key key{};
  if (digits.size() != 2 * key.size()) return std::nullopt;
  for (std::size_t i = 0; i < key.size(); ++i) {
    const char* at = digits.data() + 2 * i;
    const auto [end, error] = std::from_chars(at, at + 2, key[i], 16);
    if (error != std::errc() || end != at + 2) return std::nullopt;
  }
  return key;
}

std::string hex(const Key& key) {
  std::string text;
  for (const std::uint8_t byte : key) {
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

}  // namespace

Result<Seed> Seed::parse(std::string_view text, std::string where) {
  if (text.starts_with(kFast)) {
    if (const auto number = whole_number(text.substr(kFast.size()))) return Seed{*number, std::nullopt};
  } else if (text.starts_with(kKeyed)) {
    if (const auto key = key_from(text.substr(kKeyed.size()))) return Seed{0, *key};
  }
  return problem(std::move(where),
                 say("must be fast:NUMBER, or chacha20: and 64 hexadecimal digits, not {value}",
                     {{"value", describe(Json(std::string(text)))}}));
}

Result<Seed> Seed::read(const Json& json, std::string where) {
  if (json.is_number_unsigned()) return Seed{json.get<std::uint64_t>(), std::nullopt};
  if (json.is_string()) return parse(json.get<std::string>(), std::move(where));
  return problem(std::move(where), say("must be a whole number from 0 up, or a text: fast:NUMBER, or "
                                       "chacha20: and 64 hexadecimal digits; not {value}",
                                       {{"value", describe(json)}}));
}

std::string Seed::text() const {
  return key ? std::string(kKeyed) + hex(*key) : std::string(kFast) + std::to_string(number);
}

Random Seed::random() const {
  if (deal) return Random::keyed(deal->key(text()));
  return key ? Random::keyed(*key) : Random::fast(number);
}

std::string Seed::commitment() const { return "sha256:" + sha256_hex(std::string(kDomain) + text()); }

}  // namespace zig::table
