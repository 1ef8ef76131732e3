#include "locale/locale.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <unordered_map>

#include "engine/json.h"
#include "locale/texts.gen.h"

namespace zig {

namespace {

// Every sentence of an answer is looked up, hundreds of them for one decision.
struct Hash : std::hash<std::string_view> {
  using is_transparent = void;
};
using Catalogue = std::unordered_map<std::string, std::string, Hash, std::equal_to<>>;

Catalogue read_catalogue(Lang lang) {
  Catalogue texts;
  for (const embedded::LocaleFile& file : embedded::kLocaleFiles) {
    if (file.lang != lang_id(lang)) continue;
    const auto json = parse_json(file.text, std::string(file.name));
    if (!json || !json->is_object()) continue;  // tools/check_locale.py says what is wrong with it
    for (const auto& [key, value] : json->items()) {
      if (value.is_string()) texts[key] = value.get<std::string>();
    }
  }
  return texts;
}

// A language is read on its first use and never changes afterwards.
template <Lang lang>
const Catalogue& catalogue() {
  static const Catalogue texts = read_catalogue(lang);
  return texts;
}
const Catalogue& catalogue(Lang lang) {
  switch (lang) {
    case Lang::Cs: return catalogue<Lang::Cs>();
    case Lang::Pl: return catalogue<Lang::Pl>();
    default: return catalogue<Lang::En>();
  }
}

int (*plural_of(Lang lang))(long) {
  switch (lang) {
    case Lang::Cs: return [](long n) { return plural_form(Lang::Cs, n); };
    case Lang::Pl: return [](long n) { return plural_form(Lang::Pl, n); };
    default: return english_plural;
  }
}

// A place is a path, a file, "line 12", or a line of a file, "game.txt: line 12"; only lines are words.
std::string place(Lang lang, std::string_view where) {
  constexpr std::string_view kLine = "line ", kOfFile = ": line ";
  const auto at = where.starts_with(kLine) ? 0 : where.find(kOfFile);
  if (at == std::string_view::npos) return std::string(where);
  const std::string_view before = at == 0 ? "" : where.substr(0, at + 2);
  const std::string_view number = where.substr(before.size() + kLine.size());
  return std::string(before) + text(lang, "problem.line", {{"n", std::string(number)}});
}

}  // namespace

std::string_view lang_id(Lang lang) {
  constexpr std::string_view kIds[] = {"en", "cs", "pl"};
  return kIds[static_cast<std::size_t>(lang)];
}

std::optional<Lang> lang_from(std::string_view id) {
  for (Lang lang : kLangs) {
    if (lang_id(lang) == id) return lang;
  }
  return std::nullopt;
}

int plural_form(Lang lang, long number) {
  const long n = number < 0 ? -number : number;
  switch (lang) {
    case Lang::En: return english_plural(n);
    case Lang::Cs: return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
    case Lang::Pl: return n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;
  }
  return 0;
}

bool has_text(Lang lang, std::string_view key) { return catalogue(lang).contains(key); }

std::vector<std::string_view> text_keys(Lang lang) {
  std::vector<std::string_view> keys;
  for (const auto& [key, unused] : catalogue(lang)) keys.push_back(key);
  std::ranges::sort(keys);
  return keys;
}

std::string text(Lang lang, std::string_view key, const TextArgs& args) {
  const auto found = catalogue(lang).find(key);
  if (found == catalogue(lang).end()) return "<" + std::string(key) + ">";
  return fill(found->second, args, plural_of(lang));
}

std::string said(Lang lang, const Phrase& phrase) {
  const auto found = catalogue(lang).find(phrase.pattern);
  const std::string& pattern = found == catalogue(lang).end() ? phrase.pattern : found->second;
  if (phrase.args.empty()) return pattern;  // foreign text, perhaps, with braces of its own
  TextArgs args;
  for (const auto& [name, arg] : phrase.args) args.emplace_back(name, said(lang, arg));
  return fill(pattern, args, plural_of(lang));
}

std::string problem_line(Lang lang, const Problem& problem) {
  std::string line = said(lang, problem.what);
  if (!problem.where.empty()) line = place(lang, problem.where) + ": " + line;
  if (!problem.rule.empty()) line += " [" + problem.rule + "]";
  return line;
}

}  // namespace zig
