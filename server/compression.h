// How messages on sockets are compressed where that is wanted (docs/load.md says what it costs): each by itself and with small tables. A
// socket that was sent a compressed message keeps 32 KiB for the next one, and as much again once it has read one.
#pragma once

#include <boost/beast/websocket/option.hpp>
#include <cstddef>

namespace zig::server {

// `from`: smaller messages go as they are.
inline boost::beast::websocket::permessage_deflate compression(std::size_t from) {
  boost::beast::websocket::permessage_deflate how;
  how.server_enable = true;
  how.server_no_context_takeover = how.client_no_context_takeover = true;
  how.server_max_window_bits = 12;
  how.client_max_window_bits = 15;  // some browsers do not let anybody ask for less
  how.compLevel = 1;
  how.memLevel = 5;
  how.msg_size_threshold = from;
  return how;
}

}  // namespace zig::server
