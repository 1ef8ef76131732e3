#include "locale/locale.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

#include "engine/json.h"
#include "locale/texts.gen.h"

namespace zig {

namespace {

using Catalogue = std::map<std::string, std::string, std::less<>>;

Catalogue read_catalogue(Lang lang) {
  Catalogue texts;
  for (const embedded::LocaleFile& file : embedded::kLocaleFiles) {
    if (file.lang != lang_id(lang)) continue;
    const auto json = parse_json(file.text, std::string(file.name));
    if (!json || !json->is_object())
      continue;  // locale_test.cpp reads every file again and says what is wrong
    for (const auto& [key, value] : json->items()) {
      if (value.is_string()) texts[key] = value.get<std::string>();
    }
  }
  return texts;
}

// Read on first use, never changed afterwards.
const Catalogue& catalogue(Lang lang) {
  static const std::array<Catalogue, 3> all = {read_catalogue(Lang::En), read_catalogue(Lang::Cs),
                                               read_catalogue(Lang::Pl)};
  return all[static_cast<std::size_t>(lang)];
}

std::string_view form(std::string_view forms, int wanted) {
  for (; wanted > 0; --wanted) {
    const auto bar = forms.find('|');
    if (bar == std::string_view::npos) break;
    forms.remove_prefix(bar + 1);
  }
  return forms.substr(0, forms.find('|'));
}

std::string fill(Lang lang, std::string_view pattern, const TextArgs& args) {
  std::string out;
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
    const std::string value = arg == args.end() ? "{" + std::string(name) + "}" : arg->second;
    if (hash == std::string_view::npos) {
      out += value;
    } else {
      out += form(field.substr(hash + 1), plural_form(lang, std::strtol(value.c_str(), nullptr, 10)));
    }
    if (close == std::string_view::npos) break;
    pattern.remove_prefix(close + 1);
  }
  return out;
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
    case Lang::En: return n == 1 ? 0 : 1;
    case Lang::Cs: return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
    case Lang::Pl: return n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;
  }
  return 0;
}

bool has_text(Lang lang, std::string_view key) { return catalogue(lang).contains(key); }

std::vector<std::string_view> text_keys(Lang lang) {
  std::vector<std::string_view> keys;
  for (const auto& [key, unused] : catalogue(lang)) keys.push_back(key);
  return keys;
}

std::string text(Lang lang, std::string_view key, const TextArgs& args) {
  const auto found = catalogue(lang).find(key);
  if (found == catalogue(lang).end()) return "<" + std::string(key) + ">";
  return fill(lang, found->second, args);
}

}  // namespace zig
