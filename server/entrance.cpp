#include "server/entrance.h"

#include <algorithm>

namespace zig::server {

std::string key_in(const HttpRequest& request) {
  constexpr std::string_view kKey = "key=";
  std::string_view target = view(request.target());
  target.remove_prefix(std::min(target.find('?'), target.size()));
  while (!target.empty()) {
    target.remove_prefix(1);
    const std::string_view one = target.substr(0, target.find('&'));
    if (one.starts_with(kKey)) return std::string(one.substr(kKey.size()));
    target.remove_prefix(one.size());
  }
  return "";
}

Visitor visitor_of(const HttpRequest& request, const std::optional<Person>& person) {
  return {.person = person ? person->id : "", .login = person ? person->login : "", .key = key_in(request)};
}

std::optional<HttpResponse> why_not_in(const HttpRequest& request, const std::optional<Person>& person,
                                       const LiveRoom& live) {
  if (!live.room) return std::nullopt;  // is read again; who asks then looks again
  const auto why = live.room->why_not_in(visitor_of(request, person));
  if (!why) return std::nullopt;
  return answer_problem(request, http::status::forbidden, Problem{"table", *why, {}});
}

bool shown_out(const LiveRoom& live, Watcher& watcher) {
  const auto why = live.room->why_not_in(watcher.visitor());
  if (why) watcher.show_out(*why);
  return why.has_value();
}

void show_out(LiveRoom& live) {
  std::erase_if(live.watchers, [&](Watcher* watcher) { return shown_out(live, *watcher); });
}

}  // namespace zig::server
