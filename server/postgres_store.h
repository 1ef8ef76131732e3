// The store in a PostgreSQL database, which several servers may share. Everything lies in the schema `ziggurat`.
#pragma once

#include <memory>
#include <string>

#include "server/store.h"

namespace zig::server {

Result<std::unique_ptr<Store>> open_postgres(const std::string& address, const StoreOptions& options);

}  // namespace zig::server
