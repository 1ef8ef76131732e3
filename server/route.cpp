#include "server/route.h"

#include <algorithm>

#include "server/identity.h"

namespace zig::server {

namespace {

// The id of a table where the pattern has {id}; empty text where it has none; nothing: another path.
std::optional<std::string_view> match(std::string_view pattern, std::string_view path) {
  constexpr std::string_view kId = "{id}";
  const auto at = pattern.find(kId);
  if (at == std::string_view::npos) return pattern == path ? std::optional(std::string_view()) : std::nullopt;
  const std::string_view before = pattern.substr(0, at), after = pattern.substr(at + kId.size());
  if (path.size() < before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after))
    return std::nullopt;
  const std::string_view id = path.substr(at, path.size() - before.size() - after.size());
  return is_table_id(id) ? std::optional(id) : std::nullopt;
}

}  // namespace

std::string_view path_of(const HttpRequest& request) {
  const std::string_view target = view(request.target());
  return target.substr(0, target.find('?'));
}

Found find_route(http::verb method, std::string_view path) {
  Found found;
  for (const Route& route : kRoutes) {
    const auto id = match(route.path, path);
    if (!id) continue;
    if (route.method == method) {
      found.route = &route;
      found.table = *id;
    }
    found.allowed += (found.allowed.empty() ? "" : ", ") + std::string(view(http::to_string(route.method)));
  }
  return found;
}

}  // namespace zig::server
