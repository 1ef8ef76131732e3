// The load driver: people who play real games over real sockets, at instants that are fixed beforehand, however slow the
// server is; a time counts from the instant at which the move was due. Afterwards everything is verified.
//
//   const auto report = load::run(config, library);
//   std::puts(report->text().c_str());
#pragma once

#include "games/library.h"
#include "server/load/config.h"
#include "server/load/report.h"

namespace zig::server::load {

// One thread, the caller's. A problem: there was nothing to measure (no server, bad numbers).
Result<Report> run(const Config& config, const GameLibrary& library);

}  // namespace zig::server::load
