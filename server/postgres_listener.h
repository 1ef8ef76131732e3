// Hears what other servers write to the same database. A thread with a connection of its own that is made again for as
// long as it takes.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <thread>

#include "server/postgres_connection.h"
#include "server/store.h"

namespace zig::server {

// On the channel ziggurat_act every act is announced as "<mark of the store> <table>", other things with their name before the id:
// "<mark> people <table>", "<mark> sessions <person>".
class PostgresListener {
 public:
  // Calls `heard` with what a store of another mark has announced. Listens by the time the constructor returns, unless the
  // database cannot be reached.
  PostgresListener(std::string address, StoreOptions options, std::string own_mark,
                   std::function<void(ForeignNews)> heard);
  ~PostgresListener();
  PostgresListener(const PostgresListener&) = delete;
  PostgresListener& operator=(const PostgresListener&) = delete;

 private:
  bool connect();
  void work();
  void take_news();
  void announce(std::string_view news);

  const std::string address_;
  const StoreOptions options_;
  const std::string own_mark_;
  const std::function<void(ForeignNews)> heard_;
  int wake_ = -1;                                   // an event counter, raised when the thread has to end
  std::unique_ptr<PostgresConnection> connection_;  // none: to be made again
  std::thread thread_;                              // last: it uses the others
};

}  // namespace zig::server
