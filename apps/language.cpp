#include "apps/language.h"

namespace zig::apps {

namespace {

Lang without_wish = Lang::En, spoken = Lang::En;

}  // namespace

Lang language() { return spoken; }

void speak(std::optional<Lang> wish) { spoken = wish.value_or(without_wish); }

void speak_without_wish(Lang lang) { spoken = without_wish = lang; }

Lang language_of_environment(const char* (*variable)(const char* name)) {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = variable(name);
    if (value && *value) return lang_from(std::string_view(value).substr(0, 2)).value_or(Lang::En);
  }
  return Lang::En;
}

}  // namespace zig::apps
