// What can be asked by HTTP beside the files and screens of the web client (web_files.h): one list for the server, for
// docs/openapi.json and for the tests.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/http.h"

namespace zig::server {

struct Route {
  enum class What : std::uint8_t {
    Page,
    Script,
    Style,
    Icon,
    Health,
    Metrics,
    OpenApi,
    Games,
    Me,
    Rename,
    Account,
    Login,
    Logout,
    Password,
    Tables,
    NewTable,
    Table,
    Replay,
    Socket,
  };
  http::verb method;
  std::string_view path;  // "{id}" stands for the id of a table
  What what;
};

inline constexpr Route kRoutes[] = {
    {http::verb::get, "/plain", Route::What::Page},
    {http::verb::get, "/plain/t/{id}", Route::What::Page},
    {http::verb::get, "/plain/app.js", Route::What::Script},
    {http::verb::get, "/plain/style.css", Route::What::Style},
    {http::verb::get, "/favicon.ico", Route::What::Icon},
    {http::verb::get, "/health", Route::What::Health},
    {http::verb::get, "/metrics", Route::What::Metrics},
    {http::verb::get, "/api/openapi.json", Route::What::OpenApi},
    {http::verb::get, "/api/games", Route::What::Games},
    {http::verb::get, "/api/me", Route::What::Me},
    {http::verb::post, "/api/me", Route::What::Rename},
    {http::verb::post, "/api/account", Route::What::Account},
    {http::verb::post, "/api/login", Route::What::Login},
    {http::verb::post, "/api/logout", Route::What::Logout},
    {http::verb::post, "/api/password", Route::What::Password},
    {http::verb::get, "/api/tables", Route::What::Tables},
    {http::verb::post, "/api/tables", Route::What::NewTable},
    {http::verb::get, "/api/tables/{id}", Route::What::Table},
    {http::verb::get, "/api/tables/{id}/replay", Route::What::Replay},
    {http::verb::get, "/api/tables/{id}/socket", Route::What::Socket},
};

// "/api/tables/abcdefgh?x=1" without what follows the path.
std::string_view path_of(const HttpRequest& request);

struct Found {
  const Route* route = nullptr;  // none: nothing is there for this method
  std::string table;             // the id in the path
  std::string allowed;           // "GET, POST": what the path can be asked for; empty: it is not known
};
Found find_route(http::verb method, std::string_view path);

}  // namespace zig::server
