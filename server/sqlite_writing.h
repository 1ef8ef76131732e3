// The writes of one transaction in SQLite. Nobody else can write meanwhile (BEGIN IMMEDIATE), so that looking first is safe.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "server/sqlite_connection.h"
#include "server/store.h"

namespace zig::server {

class SqliteWriting {
 public:
  explicit SqliteWriting(SqliteConnection& to) : to_(to) {}

  Written operator()(const AddPerson& write);
  Written operator()(const ChangePerson& write);
  Written operator()(const RenamePerson& write);
  Written operator()(const ChangePassword& write);
  Written operator()(const AddSession& write);
  Written operator()(const RemoveSession& write);
  Written operator()(const RemoveSessionsOf& write);
  Written operator()(const KnowBrowser& write);
  Written operator()(const Probe& write);
  Written operator()(const MovePersonsGames& write);
  Written operator()(const AddTable& write);
  Written operator()(const AddAct& write);

 private:
  bool has_person(const std::string& id);
  bool is_free(const std::string& look, const std::string& person);
  bool may_be_called(const Person& person);
  void keep_look(const std::string& look, const std::string& person, bool of_login);
  void keep_looks(const Person& person);
  void remove_sessions(const std::string& person, const std::string& but);
  Written add_act(const AddAct& write);
  void put_players(const std::string& table, const std::string& people, const std::string& waiting);
  std::vector<TableStatus> statuses_with(const std::string& person);

  SqliteConnection& to_;
  std::set<std::string>
      refused_;  // tables whose later acts in this commit build on something that is not stored
};

}  // namespace zig::server
