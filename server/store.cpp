#include "server/store.h"

#include "server/postgres_store.h"
#include "server/sqlite_store.h"

namespace zig::server {

Result<std::unique_ptr<Store>> open_store(const std::string& where, StoreOptions options) {
  if (where.empty()) {
    return problem("database", "has no name; give a file, or postgres://user@host:5432/database");
  }
  if (where.starts_with("postgres://") || where.starts_with("postgresql://")) {
    return open_postgres(where, options);
  }
  if (where.find("://") != std::string::npos) {
    return problem("database", "must be a file or postgres://user@host:5432/database");
  }
  return open_sqlite(where, options);
}

}  // namespace zig::server
