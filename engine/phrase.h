// What is said to a person before anybody knows their language: an English sentence with {places}, and what stands in them.
//
//   say("must be a whole number from {low} to {high}, not {value}", {{"low", low}, {"high", high}, {"value", describe(json)}})
//
// The sentence is its own id: locale/<lang>/said*.json have it in the other languages (said() in locale/locale.h), and
// tools/check_said.py finds sentences that they lack. {n#file|files} chooses by number.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zig {

struct Phrase {
  using Args = std::vector<std::pair<std::string_view, Phrase>>;

  std::string pattern;
  Args args;

  Phrase() = default;
  Phrase(std::string text) : pattern(std::move(text)) {}
  Phrase(std::string_view text) : pattern(text) {}
  Phrase(const char* text) : pattern(text) {}
  Phrase(std::integral auto number) : pattern(std::to_string(number)) {}

  bool empty() const { return pattern.empty(); }
  std::string english() const;
};

Phrase say(std::string_view sentence, Phrase::Args args);

// The two texts with nothing but a blank between them.
Phrase joined(Phrase first, Phrase second);

using TextArgs = std::vector<std::pair<std::string_view, std::string>>;
// Puts the arguments into their places; `plural` tells which form a number takes: 0, 1 or 2.
std::string fill(std::string_view pattern, const TextArgs& args, int (*plural)(long));
int english_plural(long number);

}  // namespace zig
