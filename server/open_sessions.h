// The sockets that are open, by the session they were opened with: they end when it ends (logging out, another password). On the first
// lane; `ends_by` may concern another.
//
//   OpenSession open(sessions, session_in(request));   // before it is asked whose session that is
//   open.belongs_to(person);
//   open.ends_by([&] { socket.end_session(); });
//   sessions.end(session);                             // somebody logged out
#pragma once

#include <functional>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store.h"

namespace zig::server {

class OpenSession;

class OpenSessions {
 public:
  void end(const Digest& session);
  // All of a person, but one. Of whom it is not known yet whose they are end, too.
  void end_of(std::string_view person, const std::optional<Digest>& but = std::nullopt);
  std::vector<Digest> of(std::string_view person) const;  // empty: of everybody

 private:
  friend class OpenSession;
  std::list<OpenSession*> open_;
};

class OpenSession {
 public:
  // Without a session: somebody without a cookie, whom nothing ends.
  OpenSession(OpenSessions& in, std::optional<Digest> session);
  ~OpenSession();
  OpenSession(const OpenSession&) = delete;
  OpenSession& operator=(const OpenSession&) = delete;

  void belongs_to(std::string person) { person_ = std::move(person); }
  void ends_by(std::function<void()> end) { end_ = std::move(end); }
  bool ended() const { return ended_; }

 private:
  friend class OpenSessions;
  void end();

  OpenSessions& in_;
  std::list<OpenSession*>::iterator at_;
  std::optional<Digest> session_;
  std::optional<std::string> person_;  // nothing: it is being asked
  std::function<void()> end_;
  bool ended_ = false;
};

}  // namespace zig::server
