// What a catalogue says in a language beside the ids of things: their names, and what options mean.
#pragma once

#include "engine/json.h"
#include "locale/locale.h"

namespace zig {

// A list of {"id", "name"}; the name of "wood" is the text "7w.resource.wood" where `group` is "7w.resource".
Json named(std::span<const std::string_view> ids, std::string_view group, Lang lang);

// An options schema with titles and help beside its values; `group` is "7w.option".
Json titled_options(Json options, std::string_view group, Lang lang);

}  // namespace zig
