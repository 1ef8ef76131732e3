// The writes of one transaction in PostgreSQL. Tables and acts, which are nearly everything, travel together; other
// servers may write at the same time, so nothing is decided by looking first.
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "server/postgres_connection.h"
#include "server/store.h"

namespace zig::server {

class PostgresWriting {
 public:
  PostgresWriting(PostgresConnection& to, std::string mark) : to_(to), mark_(std::move(mark)) {}

  // Between BEGIN and COMMIT, which are the caller's.
  std::vector<Written> write_all(std::span<const Write> writes);

 private:
  Written write_one(const AddPerson& write);
  Written write_one(const ChangePerson& write);
  Written write_one(const RenamePerson& write);
  Written write_one(const ChangePassword& write);
  Written write_one(const AddSession& write);
  Written write_one(const RemoveSession& write);
  Written write_one(const RemoveSessionsOf& write);
  Written write_one(const KnowBrowser& write);
  Written write_one(const Probe& write);
  Written write_one(const MovePersonsGames& write);

  void send_later(std::size_t index, const AddTable& write);
  void send_later(std::size_t index, const AddAct& write);
  void send(std::span<const Write> writes);  // what was kept for later
  Written why_not(const Act& act);
  bool has_person(const std::string& id);
  template <class Work>
  Written or_taken(Work work);
  void keep_looks(const Person& person);
  void keep_name(const std::string& login, const std::string& name, const std::string& person);
  void remove_sessions(const std::string& person, const std::string& but);

  PostgresConnection& to_;
  const std::string mark_;  // of the store, for the other servers
  std::vector<Written> answers_;
  std::vector<PostgresConnection::Piped> piped_;
  std::vector<std::size_t> indexes_;  // of what is in piped_
  std::set<std::string> sending_;     // tables in piped_: one that comes again has to wait for the answer
  std::set<std::string>
      refused_;  // tables whose later acts in this commit build on something that is not stored
};

}  // namespace zig::server
