// The commands of `ziggurat`, one file cmd_<name>.cpp each. Arguments do not include the command's own name.
// Every command answers --help. Exit codes: 0 done; 2 the input was bad, with one line on stderr that says
// what to do; 1 something else failed.
#pragma once

#include <span>
#include <string>

namespace zig::apps {

int cmd_games(std::span<const std::string> args);
int cmd_play(std::span<const std::string> args);
int cmd_try(std::span<const std::string> args);
int cmd_rules(std::span<const std::string> args);
int cmd_replay(std::span<const std::string> args);
int cmd_verify(std::span<const std::string> args);
int cmd_review(std::span<const std::string> args);
int cmd_serve(std::span<const std::string> args);
int cmd_admin(std::span<const std::string> args);
int cmd_arena(std::span<const std::string> args);
int cmd_selfplay(std::span<const std::string> args);
int cmd_bench(std::span<const std::string> args);
int cmd_load(std::span<const std::string> args);

}  // namespace zig::apps
