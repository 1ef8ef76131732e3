// Every text a person reads, in English, Czech and Polish. Sentences live in locale/<lang>/<part>.json as
// flat maps from key to text; names of components come from the games' own data.
//
//   text(Lang::Cs, "7w.refuse.coins", {{"price", "4"}, {"coins", "3"}})
//
// A problem is said by said() and problem_line(): its English sentence is the key (engine/phrase.h), and locale/<lang>/said*.json
// have the other languages.
//
// In a text, {name} is replaced by the argument, and {name#one|few|many} by the form that fits the number in
// the argument (English has two forms: {n#coin|coins}). An unknown key gives the key itself in angle
// brackets: a gap must be seen, and tools/check_locale.py makes sure that there is none.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json.h"
#include "engine/lang.h"

namespace zig {

std::string_view lang_id(Lang lang);  // "en", "cs", "pl"
std::optional<Lang> lang_from(std::string_view id);

std::string text(Lang lang, std::string_view key, const TextArgs& args = {});
std::string said(Lang lang, const Phrase& phrase);
std::string problem_line(Lang lang, const Problem& problem);  // "position.age: must be … [7W-3.1]"
bool has_text(Lang lang, std::string_view key);
std::vector<std::string_view> text_keys(Lang lang);

// 0, 1 or 2: which plural form a number takes (English: 0 one, 1 other).
int plural_form(Lang lang, long number);

}  // namespace zig
