// The whole server: threads for the network, each with the tables that are pinned to it, one thread that commits, workers for reading and passwords, and threads
// that think.
//
//   ServeConfig config{.port = 8080, .store = "ziggurat.db"};
//   return serve(config, library);
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "games/library.h"
#include "server/limits.h"
#include "server/log.h"

namespace zig::server {

struct ServeConfig {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  std::string store = "ziggurat.db";
  int network = 0;      // threads for connections and tables; 0: as many as there are cores, with TLS one
  int workers = 2;      // threads for reading and passwords
  int thinkers = 2;     // threads for computer players, hints and reviews
  int thinking = 3600;  // seconds of the processor that one person may use for these in an hour; 0: no limit
  std::size_t max_connections = 8'000;
  // On this machine only: /health and /metrics, for nobody else.
  std::optional<std::uint16_t> health_port;
  std::string web;                       // the folder of the web client; empty: only the plain page
  bool trust_proxy = false;              // addresses come from X-Forwarded-For
  std::string tls_certificate, tls_key;  // PEM files; empty: no TLS
  // Who ran out of time while no server looked after the table may still move so long after it does.
  Millis grace = kGraceAfterOpening;
  // Whoever has had no socket at a table for so long is away: a computer player may stand in (docs/server.md, `replace`).
  Millis away = kAway;
  Millis time_to_show =
      kTimeToShow;  // a share of the deal (docs/fairness.md); whoever takes longer is left out
  Log::Level log = Log::Level::Problems;
  std::string version;                                // of the program, for the figures
  std::function<void(const std::string& url)> ready;  // called when it listens
};

// Runs until SIGINT or SIGTERM. What is wrong before it could start: one line.
Result<int> serve(const ServeConfig& config, const GameLibrary& library);

}  // namespace zig::server
