// The store in one SQLite file: write-ahead log, full synchronisation, one connection that writes and a few that read.
#pragma once

#include <memory>
#include <string>

#include "server/store.h"

namespace zig::server {

Result<std::unique_ptr<Store>> open_sqlite(const std::string& path, const StoreOptions& options);

}  // namespace zig::server
