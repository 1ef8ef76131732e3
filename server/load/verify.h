// After a load test: is every acknowledged move there, exactly once, and was everybody told the same?
#pragma once

#include <boost/asio/awaitable.hpp>

#include "games/library.h"
#include "server/load/party.h"

namespace zig::server::load {

// A table's people come back on new sockets and compare. What is wrong becomes an error of the report.
boost::asio::awaitable<void> verify(Shared& shared, const GameLibrary& library, Party& party,
                                    PlayedTable table);

}  // namespace zig::server::load
