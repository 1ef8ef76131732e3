// The tables of the databases, as numbered migrations. A migration that was published is never changed: a new one is
// added behind it. The number of the last one that was run is kept in `meta`.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "engine/json.h"

namespace zig::server {

// What SQL cannot work out, the looks of logins (look.h), the databases fill in themselves, and anew when they would be others.
struct Migration {
  int version;
  std::string_view sqlite;  // statements with semicolons
  std::string_view postgres;
};

std::span<const Migration> migrations();
int newest_schema();

// Runs what a database of version `found` (0: empty) lacks, oldest first; refuses one that is newer than this program.
// To be called inside one transaction. `run` gets each migration in turn and notes its version.
void migrate(int found, const std::string& database, const std::function<void(const Migration&)>& run);

// The version as `meta` has it.
int read_version(std::string_view text, const std::string& database);

}  // namespace zig::server
