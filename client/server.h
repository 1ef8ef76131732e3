// One request after the other to a server's HTTP interface (docs/server.md), as one person.
//
//   Server server(address, cookie);
//   const auto made = server.post("/api/tables", {{"game", "some-game"}});
//   if (made) made->json["table"];
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "client/address.h"
#include "locale/locale.h"

namespace zig::client {

class Server {
 public:
  // `given_up` is asked now and then while an answer is waited for.
  explicit Server(Address at, std::string cookie = "", std::function<bool()> given_up = {},
                  Lang lang = Lang::En)
      : at_(std::move(at)), cookie_(std::move(cookie)), given_up_(std::move(given_up)), lang_(lang) {}

  struct Answer {
    int status = 0;
    Json json;         // null: no JSON
    std::string text;  // harmless, with its lines
  };
  // A problem where there is no answer, or where it is not the 2xx that was hoped for: then it says what the server said.
  Result<Answer> get(const std::string& path);
  Result<Answer> post(const std::string& path, const Json& body);

  const Address& at() const { return at_; }
  const std::string& cookie() const { return cookie_; }  // "name=value"; empty: none was given yet

 private:
  Result<Answer> send(bool post, const std::string& path, const std::string& body);

  Address at_;
  std::string cookie_;
  std::function<bool()> given_up_;
  Lang lang_;  // that the server should answer in
};

// `name=value` of characters that a header can hold.
bool is_cookie(std::string_view text);

}  // namespace zig::client
