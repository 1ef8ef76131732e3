// What whoever runs the server has done to its database (admin.h), as a running server hears of it: it reads the notes once a second, reads the
// tables again that they name, and shows people out. It also lets old things go, as the settings say.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string>

#include "server/admin.h"
#include "server/lanes.h"

namespace zig::server {

class AdminWatch {
 public:
  AdminWatch(Lanes& lanes, std::string where);

  // One at a time.
  boost::asio::awaitable<void> look();   // once a second
  boost::asio::awaitable<void> sweep();  // now and then

 private:
  Result<std::vector<AdminNote>> read_notes();
  Result<Admin*> admin();
  boost::asio::awaitable<void> heed(const AdminNote& note);

  Lanes& lanes_;
  Hub& hub_;
  const std::string where_;
  std::unique_ptr<Admin> admin_;  // used on one worker at a time
  std::int64_t last_ = -1;        // the last note that is known; -1: none was read yet
};

}  // namespace zig::server
