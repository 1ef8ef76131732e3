// Short names for Boost.Beast, and answers with the headers that every answer has.
#pragma once

#include <boost/beast/core.hpp>
#include <string>
#include <string_view>

#include "engine/json.h"
#include "locale/locale.h"
#include "server/http_reader.h"
#include "server/web_files.h"

namespace zig::server {

inline std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

HttpResponse answer(const HttpRequest& request, http::status status, std::string_view type, std::string body);
HttpResponse answer_file(const HttpRequest& request, http::status status, const WebFile& file);
HttpResponse answer_json(const HttpRequest& request, http::status status, const Json& json);
Lang language_of(const HttpRequest& request);
// In the language of the request.
HttpResponse answer_problem(const HttpRequest& request, http::status status, const Problem& why);

// Whether that is why something was not done.
bool says_store_trouble(const HttpResponse& response);

// A page of another site must not act for somebody who is logged in here: the Origin, where a browser sends one, is
// this server itself.
bool same_origin(const HttpRequest& request);

}  // namespace zig::server
