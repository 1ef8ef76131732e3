// Who is at a table now: people with an open socket at this server, and when the others left. Of strangers nothing is kept.
//
//   presence.came("ann");
//   presence.left("ann", now, true);
//   presence.last_here("ann", later)  ->  now
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "server/store.h"

namespace zig::server {

class Presence {
 public:
  void came(const std::string& person) {
    if (!person.empty()) ++people_[person].sockets;
  }
  // `keep`: somebody of whom it will be asked when they were here.
  void left(const std::string& person, Millis now, bool keep) {
    const auto found = people_.find(person);
    if (found == people_.end() || --found->second.sockets > 0) return;
    found->second.left = now;
    if (!keep) people_.erase(found);
  }
  // `now` for whoever is here; 0: not seen.
  Millis last_here(std::string_view person, Millis now) const {
    const auto found = people_.find(person);
    return found == people_.end() ? 0 : found->second.sockets > 0 ? now : found->second.left;
  }

 private:
  struct One {
    int sockets = 0;
    Millis left = 0;
  };
  std::map<std::string, One, std::less<>> people_;
};

}  // namespace zig::server
