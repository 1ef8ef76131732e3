#include "engine/phrase.h"

#include <algorithm>
#include <cstdlib>

namespace zig {

namespace {

std::string_view form(std::string_view forms, int wanted) {
  for (; wanted > 0; --wanted) {
    const auto bar = forms.find('|');
    if (bar == std::string_view::npos) break;
    forms.remove_prefix(bar + 1);
  }
  return forms.substr(0, forms.find('|'));
}

}  // namespace

std::string fill(std::string_view pattern, const TextArgs& args, int (*plural)(long)) {
  std::string out;
  out.reserve(pattern.size() + 32);
  while (!pattern.empty()) {
    const auto open = pattern.find('{');
    out += pattern.substr(0, open);
    if (open == std::string_view::npos) break;
    pattern.remove_prefix(open + 1);
    const auto close = pattern.find('}');
    const std::string_view field = pattern.substr(0, close);
    const auto hash = field.find('#');
    const auto name = field.substr(0, hash);
    const auto arg = std::ranges::find(args, name, [](const auto& pair) { return pair.first; });
    if (arg == args.end() && hash == std::string_view::npos) {
      out.append("{").append(name).append("}");
    } else if (hash == std::string_view::npos) {
      out += arg->second;
    } else {
      const long number = arg == args.end() ? 0 : std::strtol(arg->second.c_str(), nullptr, 10);
      out += form(field.substr(hash + 1), plural(number));
    }
    if (close == std::string_view::npos) break;
    pattern.remove_prefix(close + 1);
  }
  return out;
}

int english_plural(long number) { return number == 1 || number == -1 ? 0 : 1; }

std::string Phrase::english() const {
  if (args.empty()) return pattern;  // foreign text, perhaps, with braces of its own
  TextArgs texts;
  for (const auto& [name, phrase] : args) texts.emplace_back(name, phrase.english());
  return fill(pattern, texts, english_plural);
}

Phrase say(std::string_view sentence, Phrase::Args args) {
  Phrase phrase(sentence);
  phrase.args = std::move(args);
  return phrase;
}

Phrase joined(Phrase first, Phrase second) {
  return say("{first} {second}", {{"first", std::move(first)}, {"second", std::move(second)}});
}

}  // namespace zig
