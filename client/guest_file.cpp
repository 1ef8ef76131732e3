#include "client/guest_file.h"

#include <fstream>

#include "client/private_file.h"
#include "client/server.h"
#include "client/state_folder.h"

namespace zig::client {

GuestFile::GuestFile(const Address& server) {
  const std::string folder = state_folder();
  if (folder.empty()) return;
  std::string name =
      std::string(server.secure ? "https-" : "http-") + server.host + "-" + std::to_string(server.port);
  for (char& c : name) c = c == ':' ? '_' : c;
  path_ = folder + "/guest-" + name;
}

std::string GuestFile::read() const {
  std::ifstream in(path_, std::ios::binary);
  std::string cookie;
  if (path_.empty() || !std::getline(in, cookie) || !is_cookie(cookie)) return "";
  return cookie;
}

std::optional<Problem> GuestFile::write(std::string_view cookie) const {
  if (path_.empty() || cookie.empty()) return std::nullopt;
  if (write_private_file(path_, std::string(cookie) + "\n")) return std::nullopt;
  return Problem{path_, "cannot be written; this server will not know you next time", {}};
}

}  // namespace zig::client
