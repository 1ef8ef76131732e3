// Where a server is, and which table of it is meant.
//
//   read_address("http://127.0.0.1:8080/t/k7m2p9qr")  ->  plain, 127.0.0.1, 8080, table k7m2p9qr
//   read_address("games.example.org")                 ->  https, games.example.org, 443, no table
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/json.h"

namespace zig::client {

struct Address {
  bool secure = true;  // https and wss
  std::string host;    // without the brackets of an IPv6 address
  std::uint16_t port = 0;
  std::string table;     // empty: the server itself
  std::string key = "";  // of an invitation link: "…/t/k7m2p9qr?key=…"

  std::string authority() const;                      // "127.0.0.1:8080", as a Host header has it
  std::string url() const;                            // "http://127.0.0.1:8080"
  std::string link_to(std::string_view table) const;  // what a friend is sent
  std::string query() const;                          // "?key=…", or nothing
  bool on_this_machine() const;                       // nobody in between can listen
};

Result<Address> read_address(std::string_view url);

}  // namespace zig::client
