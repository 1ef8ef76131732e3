// A server's tables: who I am there, which tables are mine or open, a new one.
//
//   Lobby lobby(console, server);
//   if (const auto table = lobby.choose()) ...
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/terminal/console.h"
#include "client/server.h"

namespace zig::terminal {

// A table as somebody wishes for it.
struct TableWish {
  std::string game;
  Json options = Json::object();
  std::string computers;  // the level of those who take the other seats; empty: they stay open
  bool listed = false;
  bool watch = false;  // whoever makes it does not sit down
};

struct ChosenTable {
  std::string id;
  std::string computers;  // the level of those who are to take its open seats; empty: they stay open
};

class Lobby {
 public:
  Lobby(Console& console, client::Server& server) : console_(console), server_(server) {}

  Result<std::string> greet();  // my name there; the server knows me from now on
  Result<std::string> rename(const std::string& name);
  Result<std::string> log_in(const std::string& login);  // asks for the password
  Result<std::string> make(const TableWish& wish);       // its id
  // The table that was chosen or made. Nothing: the person left; a problem has been told.
  std::optional<ChosenTable> choose();

 private:
  struct Entry {
    std::string table, words;
    bool mine = false;
  };
  Result<std::vector<Entry>> list();
  Entry entry(const Json& status, bool mine) const;
  void show(const std::vector<Entry>& entries);
  std::optional<ChosenTable> make_from(const std::string& words);
  std::string title(const std::string& game) const;

  Console& console_;
  client::Server& server_;
};

}  // namespace zig::terminal
