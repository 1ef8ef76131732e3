// Every HTTP request gets an id, which its answer carries as X-Request-Id and its line in the log as "id": who complains about an answer can
// be found there. It is counted for /metrics, too.
#pragma once

#include <string>

#include "server/http_reader.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/web_files.h"

namespace zig::server {

class RequestLog {
 public:
  // With a proxy in front the id is the one that the proxy has given, where it gives one.
  RequestLog(const Log& log, Metrics& metrics, const WebFiles& web, bool trust_proxy);

  std::string id_of(const HttpRequest& request);
  // `store_failed`: that is why it was not done.
  void note(const HttpRequest& request, const std::string& id, int status, std::chrono::nanoseconds time,
            bool store_failed);
  void note_end_of_socket(const std::string& id, std::chrono::nanoseconds time) const;

 private:
  const Log& log_;
  Metrics& metrics_;
  const WebFiles& web_;
  const bool trust_proxy_;
  const std::string process_;  // before the numbers: what makes them unique
  std::uint64_t number_ = 0;
};

}  // namespace zig::server
