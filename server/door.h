// Who may come to a table (docs/server.md, "Who may come in"): anybody with its link, or only those whom its host has invited; with or
// without people who only watch; and never whom the host has banned. Whoever has a seat, and the host, may always come.
//
//   Door door;
//   door.change({.invited = true, .spectators = {}, .logins = {{"bob"}}, .key = new_invitation_key()});
//   if (const auto why = door.why_not_in(visitor, true)) …
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json_reader.h"

namespace zig::server {

// Somebody who wants to come in, as a request or a socket has brought them.
struct Visitor {
  std::string person;  // empty: nobody the server knows
  std::string login;   // empty: a guest
  std::string key;     // of the invitation link they came by
};

// What the host changes; what is left out stays.
struct DoorChange {
  std::optional<bool> invited, spectators;
  std::optional<std::vector<std::string>> logins;
  std::string key;  // a new one; only the server gives it

  bool empty() const { return !invited && !spectators && !logins; }
};
DoorChange read_door_change(Reader& in);  // without the key; a problem stays in the reader
Json door_change_json(const DoorChange& change);

// Of an invitation link: 16 letters and digits that nobody confuses, 31^16 of them.
std::string new_invitation_key();

class Door {
 public:
  bool invited() const { return invited_; }
  bool spectators() const { return spectators_; }
  const std::string& key() const { return key_; }

  // A new key counts only where one is needed: the old one goes when invitations begin, and when somebody is banned.
  void change(const DoorChange& change);
  bool needs_key(const DoorChange& change) const { return !invited_ && change.invited.value_or(false); }

  // `act`: the number under which the ban is known.
  void ban(int act, std::string person, std::string name, std::string_view new_key);
  bool unban(int act);  // false: there is no such ban
  bool bans(std::string_view person) const;

  // For somebody who neither has a seat nor is the host. Nothing: they may.
  std::optional<Phrase> why_not_in(const Visitor& visitor, bool begun) const;

  Json json()
      const;  // for the host's eyes only: {"logins": […], "key": …, "banned": [{"ban": 7, "name": …}]}

 private:
  struct Banned {
    int act = 0;
    std::string person, name;
  };
  bool is_invited(const Visitor& visitor) const;

  bool invited_ = false, spectators_ = true;
  std::vector<std::string> logins_;
  std::string key_;
  std::vector<Banned> banned_;
};

}  // namespace zig::server
