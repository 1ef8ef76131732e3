// Guests and accounts: whose cookie this is, and how a guest becomes somebody. On the first lane.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "server/http.h"
#include "server/lanes.h"
#include "server/open_sessions.h"

namespace zig::server {

struct Caller {
  Person person;
  std::optional<Token> new_session;  // both to be sent as cookies
  std::optional<Token> new_browser;
};

class People {
 public:
  People(Lanes& lanes, OpenSessions& sessions)
      : lanes_(lanes), hub_(lanes.front().hub), sessions_(sessions) {}

  // The person of the request's cookie; empty: nobody (yet).
  boost::asio::awaitable<Result<std::optional<Person>>> known(const HttpRequest& request);
  // The same, or a new guest.
  boost::asio::awaitable<Result<Caller>> caller(const HttpRequest& request);

  boost::asio::awaitable<Result<Person>> rename(Person person, std::string name);

  // --- accounts.cpp. Whoever becomes somebody gets a new session: what a stranger may have planted or seen before opens nothing.
  // A guest gets login and password and keeps the games.
  boost::asio::awaitable<Result<Caller>> sign_up(const HttpRequest& request, Person guest, std::string login,
                                                 std::string password);
  // Another device, or another day. What the guest of this browser played goes to the account.
  boost::asio::awaitable<Result<Caller>> log_in(const HttpRequest& request, std::string login,
                                                std::string password);
  // Whether somebody has logged in as this person in this browser before.
  boost::asio::awaitable<bool> is_known_here(const HttpRequest& request, std::string login);
  // Whoever knows the old password gives another one; all other sessions end.
  boost::asio::awaitable<Result<bool>> change_password(const HttpRequest& request, Person person,
                                                       std::string password, std::string new_password);
  boost::asio::awaitable<Result<bool>> log_out(const HttpRequest& request, bool everywhere);
  // Another server may have ended some of this person; of nobody: of everybody.
  boost::asio::awaitable<void> look_at_sessions_of(std::string person);

 private:
  Lanes& lanes_;
  Hub& hub_;
  OpenSessions& sessions_;
};

// The session of a request's cookie, as it is stored.
std::optional<Digest> session_in(const HttpRequest& request);
std::optional<Digest> browser_in(const HttpRequest& request);

// "ziggurat=…; HttpOnly; SameSite=Lax; Path=/; Max-Age=…", with "Secure" where the browser came by https.
std::string cookie_of(std::string_view name, const Token& token, bool secure);
Json person_json(const Person& person);

// What is said about a login or a name that another account has, or that nobody may have.
Problem not_available(std::string_view where);  // "login", "name"
bool is_not_available(const Problem& problem);

}  // namespace zig::server
