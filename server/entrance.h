// Whoever asks for a table by HTTP or opens a socket there: are they let in (door.h)?
#pragma once

#include <optional>

#include "server/http.h"
#include "server/hub.h"

namespace zig::server {

// "/t/ID?key=…": the key of an invitation link.
std::string key_in(const HttpRequest& request);

Visitor visitor_of(const HttpRequest& request, const std::optional<Person>& person);

// The refusal, in the language of the request; nothing: they may come in.
std::optional<HttpResponse> why_not_in(const HttpRequest& request, const std::optional<Person>& person,
                                       const LiveRoom& live);

// Whoever may not watch is told why, and hears nothing else.
bool shown_out(const LiveRoom& live, Watcher& watcher);
void show_out(LiveRoom& live);

}  // namespace zig::server
