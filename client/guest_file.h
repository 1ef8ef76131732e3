// Who this machine's user is at a server: the cookie the server gave, in a file that nobody else can read.
//
//   GuestFile file(address);
//   Server server(address, file.read());   ...   file.write(server.cookie());
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "client/address.h"

namespace zig::client {

class GuestFile {
 public:
  explicit GuestFile(const Address& server);

  const std::string& path() const { return path_; }  // empty: there is no place for it
  std::string read() const;                          // empty: not known yet
  std::optional<Problem> write(std::string_view cookie) const;

 private:
  std::string path_;
};

}  // namespace zig::client
