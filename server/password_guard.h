// Guessing passwords is slow, and nobody is locked out by it but the guesser: wrong tries are counted for an address and an account
// together, and cost a pause that doubles. A browser in which somebody has logged in to the account before is counted for itself.
//
//   if (const int wait = guard.begin(tried, now)) …       // seconds; nothing was tried
//   if (password_is(…)) guard.was_right(tried);
#pragma once

#include <map>
#include <string>

#include "server/limits.h"

namespace zig::server {

class PasswordGuard {
 public:
  struct Tried {
    std::string account;  // as logins are compared; whether there is such an account does not matter
    std::string by;       // an address, or a browser
    bool known = false;   // somebody has logged in to the account by it before
  };
  // 0: the password may be looked at, and counts as wrong until was_right(). Otherwise the seconds to wait.
  int begin(const Tried& tried, Millis now);
  void was_right(const Tried& tried);
  void forget_quiet(Millis now);
  std::size_t size() const { return tries_.size() + accounts_.size(); }

 private:
  struct Tries {
    int wrong = 0;
    Millis next = 0, last = 0;
  };
  static std::string key(const Tried& tried);

  std::map<std::string, Tries> tries_;
  std::map<std::string, Allowance> accounts_;  // all strangers together
};

}  // namespace zig::server
