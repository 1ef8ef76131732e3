// The language of everything the program says: --lang, which every command takes, or else that of the environment.
#pragma once

#include <optional>

#include "locale/locale.h"

namespace zig::apps {

Lang language();
void speak(std::optional<Lang> wish);  // nothing: what is spoken without a wish
void speak_without_wish(Lang lang);    // English until somebody says otherwise, as main() does

// What LC_ALL, LC_MESSAGES or LANG says, the first of them that is set: cs_CZ.UTF-8 is Czech. English for what we do not speak.
Lang language_of_environment(const char* (*variable)(const char* name));

}  // namespace zig::apps
