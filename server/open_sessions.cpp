#include "server/open_sessions.h"

#include <utility>

namespace zig::server {

void OpenSessions::end(const Digest& session) {
  for (OpenSession* one : open_) {
    if (one->session_ == session) one->end();
  }
}

void OpenSessions::end_of(std::string_view person, const std::optional<Digest>& but) {
  for (OpenSession* one : open_) {
    const bool theirs = one->session_ && one->person_.value_or(std::string(person)) == person;
    if (theirs && one->session_ != but) one->end();
  }
}

std::vector<Digest> OpenSessions::of(std::string_view person) const {
  std::vector<Digest> sessions;
  for (const OpenSession* one : open_) {
    if (one->session_ && (person.empty() || one->person_.value_or(std::string(person)) == person))
      sessions.push_back(*one->session_);
  }
  return sessions;
}

OpenSession::OpenSession(OpenSessions& in, std::optional<Digest> session)
    : in_(in), at_(in.open_.insert(in.open_.end(), this)), session_(session) {}

OpenSession::~OpenSession() { in_.open_.erase(at_); }

void OpenSession::end() {
  if (!std::exchange(ended_, true) && end_) end_();
}

}  // namespace zig::server
