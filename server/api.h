// The HTTP part of the server (docs/server.md): pages, people, lists of tables, health and figures. On the first
// lane; it asks the others about their tables.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <map>
#include <string>

#include "engine/json_reader.h"
#include "server/http.h"
#include "server/lanes.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/password_guard.h"
#include "server/people.h"
#include "server/route.h"
#include "server/web_files.h"

namespace zig::server {

class Api {
 public:
  Api(Lanes& lanes, People& people, Writer& writer, const WebFiles& web)
      : lanes_(lanes),
        hub_(lanes.front().hub),
        people_(people),
        writer_(writer),
        web_(web),
        metrics_(lanes.front().metrics) {}

  // `address` is where the request came from, for limits only; it is never stored.
  boost::asio::awaitable<HttpResponse> handle(const HttpRequest& request, const std::string& address);

  // Why somebody there cannot have another socket now; nothing: he can.
  std::optional<HttpResponse> why_no_socket_now(const HttpRequest& request, const std::string& address,
                                                int open);

  void forget_quiet_addresses(Millis now);
  bool stopping = false;  // the health page says so

 private:
  using Reply = boost::asio::awaitable<HttpResponse>;
  Reply get(const HttpRequest& request, Route::What what, std::string table);
  Reply post(const HttpRequest& request, Route::What what, const std::string& address);
  Reply rename(const HttpRequest& request, Reader& in, const Caller& caller, std::string address);
  Reply sign_up(const HttpRequest& request, Reader& in, const Caller& guest, std::string address);
  Reply log_in(const HttpRequest& request, Reader& in, std::string address);
  Reply change_password(const HttpRequest& request, Reader& in);
  Reply log_out(const HttpRequest& request, Reader& in);
  Reply me(const HttpRequest& request);
  Reply tables(const HttpRequest& request);
  Reply metrics(const HttpRequest& request);
  // On the lane of the table.
  using AboutTable = HttpResponse (*)(const HttpRequest& request, const std::optional<Person>& who,
                                      LiveRoom& live);
  Reply ask_table(const HttpRequest& request, std::string id, AboutTable about);
  static Reply ask_table_there(Hub& hub, const HttpRequest& request, const std::optional<Person>& who,
                               std::string id, AboutTable about);
  Reply health(const HttpRequest& request);
  HttpResponse screen(const HttpRequest& request, std::string_view path) const;
  HttpResponse games(const HttpRequest& request) const;
  HttpResponse too_many(const HttpRequest& request, Refused why, int seconds);
  Reply make_table(const HttpRequest& request, const Json& body, const Caller& caller);

  struct Allowances {
    Allowance requests{100, 20};
    Allowance tables{20, 60.0 / 3600};
    Allowance passwords{5, 5.0 / 60};
    Allowance probes{5, 10.0 / 3600};  // logins and names that were not available
    Allowance sockets{200, 50};
  };

  Lanes& lanes_;
  Hub& hub_;
  People& people_;
  Writer& writer_;
  const WebFiles& web_;
  Metrics& metrics_;
  std::map<std::string, Allowances> addresses_;
  char probe_ = 'a';
  PasswordGuard guard_;
};

}  // namespace zig::server
