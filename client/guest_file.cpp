#include "client/guest_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

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

// A file of its own first, so that a full disk or a second program never leaves half of it.
std::optional<Problem> GuestFile::write(std::string_view cookie) const {
  if (path_.empty() || cookie.empty()) return std::nullopt;
  const std::string fresh = path_ + "." + std::to_string(getpid()), text = std::string(cookie) + "\n";
  const Problem trouble{path_, "cannot be written; this server will not know you next time", {}};
  const int file =
      open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR);
  if (file < 0) return trouble;
  const bool written =
      ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()) && fsync(file) == 0;
  close(file);
  if (written && std::rename(fresh.c_str(), path_.c_str()) == 0) return std::nullopt;
  unlink(fresh.c_str());
  return trouble;
}

}  // namespace zig::client
