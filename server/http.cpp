#include "server/http.h"

#include <algorithm>

#include "table/answers.h"

namespace zig::server {

HttpResponse answer(const HttpRequest& request, http::status status, std::string_view type,
                    std::string body) {
  HttpResponse response{status, request.version()};
  response.set(http::field::content_type, beast::string_view(type.data(), type.size()));
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "same-origin");
  response.set(http::field::cache_control, "no-store");
  response.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; manifest-src "
               "'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
               "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(body);
  response.prepare_payload();
  return response;
}

HttpResponse answer_file(const HttpRequest& request, http::status status, const WebFile& file) {
  const bool compressed = !file.brotli.empty() &&
                          view(request[http::field::accept_encoding]).find("br") != std::string_view::npos;
  HttpResponse response = answer(request, status, file.type, compressed ? file.brotli : file.body);
  if (compressed) response.set(http::field::content_encoding, "br");
  response.set(http::field::vary, "Accept-Encoding");
  response.set(http::field::cache_control,
               file.for_ever ? "public, max-age=31536000, immutable" : "no-cache");
  return response;
}

// The first language of ours that the browser or the program names; they write the one they like best first.
Lang language_of(const HttpRequest& request) {
  std::string_view list = view(request[http::field::accept_language]);
  while (!list.empty()) {
    const std::string_view one = list.substr(0, list.find(','));
    list.remove_prefix(std::min(list.size(), one.size() + 1));
    const auto begin = one.find_first_not_of(' ');
    if (begin == std::string_view::npos) continue;
    if (const auto lang = lang_from(
            one.substr(begin, std::min<std::size_t>(one.find_first_of("-;", begin), one.size()) - begin)))
      return *lang;
  }
  return Lang::En;
}

HttpResponse answer_json(const HttpRequest& request, http::status status, const Json& json) {
  return answer(request, status, "application/json", table::json_line(json) + "\n");
}

HttpResponse answer_problem(const HttpRequest& request, http::status status, const Problem& why) {
  return answer_json(request, status, table::problem_json(why, language_of(request)));
}

bool says_store_trouble(const HttpResponse& response) {
  if (response.result() != http::status::service_unavailable) return false;
  const auto json = parse_json(response.body(), "answer");
  return json && json->is_object() && json->value("where", "") == "store";
}

bool same_origin(const HttpRequest& request) {
  const std::string_view origin = view(request[http::field::origin]), host = view(request[http::field::host]);
  if (origin.empty()) return true;  // not a browser
  const auto after = origin.find("://");
  return after != std::string_view::npos && !host.empty() && origin.substr(after + 3) == host;
}

}  // namespace zig::server
