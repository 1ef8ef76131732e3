#include "server/door.h"

#include <sodium.h>

#include <algorithm>

#include "server/identity.h"
#include "server/store_texts.h"

namespace zig::server {

namespace {

constexpr std::size_t kMostLogins = 50;

// However much of it is right, it takes as long.
bool same_key(std::string_view ours, std::string_view theirs) {
  return !ours.empty() && ours.size() == theirs.size() &&
         sodium_memcmp(ours.data(), theirs.data(), ours.size()) == 0;
}

}  // namespace

std::string new_invitation_key() { return new_table_id() + new_table_id(); }

DoorChange read_door_change(Reader& in) {
  DoorChange change;
  if (in.has("invited")) change.invited = in.boolean("invited");
  if (in.has("spectators")) change.spectators = in.boolean("spectators");
  if (!in.has("logins")) return change;
  change.logins.emplace();
  for (Reader item : in.list("logins", kMostLogins)) {
    std::string login = item.as_text();
    if (name_problem(login, item.where())) item.fail("is no login; logins are 1 to 40 bytes long");
    change.logins->push_back(std::move(login));
  }
  return change;
}

Json door_change_json(const DoorChange& change) {
  Json json = Json::object();
  if (change.invited) json["invited"] = *change.invited;
  if (change.spectators) json["spectators"] = *change.spectators;
  if (change.logins) json["logins"] = *change.logins;
  if (!change.key.empty()) json["key"] = change.key;
  return json;
}

void Door::change(const DoorChange& change) {
  if (!change.key.empty()) key_ = change.key;
  invited_ = change.invited.value_or(invited_);
  spectators_ = change.spectators.value_or(spectators_);
  if (change.logins) logins_ = *change.logins;
}

void Door::ban(int act, std::string person, std::string name, std::string_view new_key) {
  banned_.push_back({act, std::move(person), std::move(name)});
  if (!new_key.empty()) key_ = new_key;
}

bool Door::unban(int act) {
  return std::erase_if(banned_, [&](const Banned& one) { return one.act == act; }) > 0;
}

bool Door::bans(std::string_view person) const {
  return !person.empty() && std::ranges::find(banned_, person, &Banned::person) != banned_.end();
}

bool Door::is_invited(const Visitor& visitor) const {
  if (same_key(key_, visitor.key)) return true;
  const std::string login = fold_login(visitor.login);
  return !login.empty() &&
         std::ranges::any_of(logins_, [&](const std::string& one) { return fold_login(one) == login; });
}

std::optional<Phrase> Door::why_not_in(const Visitor& visitor, bool begun) const {
  if (bans(visitor.person)) return "The host of this table has banned you from it.";
  if (invited_ && !is_invited(visitor))
    return "Only invited people can come to this table. Ask its host for the invitation link; if you were "
           "invited by login, log in.";
  if (!spectators_ && begun) return "This table has no spectators: only its players see the game.";
  return std::nullopt;
}

Json Door::json() const {
  Json banned = Json::array();
  for (const Banned& one : banned_) banned.push_back({{"ban", one.act}, {"name", one.name}});
  return {{"logins", logins_}, {"key", invited_ ? key_ : ""}, {"banned", std::move(banned)}};
}

}  // namespace zig::server
