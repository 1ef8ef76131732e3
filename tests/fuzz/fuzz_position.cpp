// Hostile positions: refused with a place, or a sound state that can be played on and written out again.
// The first line says the options, one character for each in the order of the game's schema: a digit, or a letter from 10 on, takes a number or the place
// of a value; anything else, or nothing, leaves the option as usual. "3" is a usual game of three, "2..1" a game of two with the second value of its fourth option.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "engine/game.h"
#include "engine/json.h"
#include "games/shelves.h"

namespace {

constexpr int kMoves = 12;

constexpr int kUsual = -1;

int code_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'z' ? 10 + c - 'a' : kUsual;
}

// "archer bull lion" with 1: "bull lion archer".
std::string turned(const std::string& words, int times) {
  std::string text = words;
  for (; times > 0; --times) {
    const auto space = text.find(' ');
    if (space != std::string::npos) text = text.substr(space + 1) + " " + text.substr(0, space);
  }
  return text;
}

zig::Json value_of(const zig::Json& option, int code) {
  if (option.contains("values"))
    return option["values"][static_cast<std::size_t>(code) % option["values"].size()];
  if (option.contains("min")) return std::clamp(code, option["min"].get<int>(), option["max"].get<int>());
  return turned(option["default"].get<std::string>(), code);
}

template <zig::Game G>
zig::Json options_of(const G& game, std::string_view codes) {
  zig::Json wanted = zig::Json::object();
  for (const zig::Json& option : game.options_schema()) {
    if (codes.empty()) break;
    if (const int code = code_of(codes.front()); code != kUsual)
      wanted[option["name"].template get<std::string>()] = value_of(option, code);
    codes.remove_prefix(1);
  }
  return wanted;
}

template <zig::Game G>
void try_position(const G& game, std::string_view codes, const zig::Json& json) {
  const auto options = game.read_options(options_of(game, codes));
  if (!options) return;
  zig::Random random = zig::Random::fast(1);
  const auto read = game.read_position(json, *options, random);
  if (!read) {
    if (read.error().what.empty()) std::abort();
    return;
  }
  typename G::State s = *read;
  zig::Silent silent;
  for (int i = 0; i < kMoves; ++i) {
    if (!game.broken_invariant(s).empty()) std::abort();
    const zig::Seats pending = game.pending(s);
    if (pending.empty()) break;
    typename G::Actions actions;
    game.legal(s, pending.first(), actions);
    if (actions.empty()) std::abort();
    game.apply(s, pending.first(), actions[random.below(static_cast<std::uint32_t>(actions.size()))], random,
               silent);
  }
  const auto again = game.read_position(game.position(s), *options, random);
  if (!again || std::memcmp(&*again, &s, sizeof s) != 0) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto library = zig::open_library();
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const auto end = input.find('\n');
  if (end == std::string_view::npos) return 0;
  const auto json = zig::parse_json(input.substr(end + 1), "position");
  if (!json) return 0;
  (*library)->each([&](const auto& game) { try_position(game, input.substr(0, end), *json); });
  return 0;
}
