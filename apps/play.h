// `ziggurat play`: a game in this terminal. What --at leads to is given from outside: a program that only plays here needs no client.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "apps/args.h"
#include "engine/json.h"

namespace zig::apps {

using AtServer = int (*)(const Args& args, const Usage& usage, std::optional<bool> colours);

int play(std::span<const std::string> arguments, AtServer at_server);

// What --option and --players say.
Result<Json> options_from(const Args& args);

}  // namespace zig::apps
