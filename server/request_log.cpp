#include "server/request_log.h"

#include <algorithm>

#include "server/http.h"
#include "server/identity.h"
#include "server/route.h"

namespace zig::server {

namespace {

constexpr std::string_view kId = "X-Request-Id";

bool is_id(std::string_view text) {
  constexpr std::size_t kLongest = 64;
  const auto plain = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
  };
  return !text.empty() && text.size() <= kLongest && std::ranges::all_of(text, plain);
}

long long milliseconds(std::chrono::nanoseconds time) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

// What was asked, without saying where: the id of a table may be an invitation, and what is not known may hold anything.
std::string_view kind_of(const HttpRequest& request, const WebFiles& web) {
  const std::string_view path = path_of(request);
  if (const Found found = find_route(request.method(), path); found.route) return found.route->path;
  if (request.method() != http::verb::get) return "unknown";
  return web.find(path) ? "file" : is_screen(path) ? "screen" : "unknown";
}

}  // namespace

RequestLog::RequestLog(const Log& log, Metrics& metrics, const WebFiles& web, bool trust_proxy)
    : log_(log),
      metrics_(metrics),
      web_(web),
      trust_proxy_(trust_proxy),
      process_(hex(new_token()).substr(0, 8) + "-") {}

std::string RequestLog::id_of(const HttpRequest& request) {
  const std::string_view given = view(request[beast::string_view(kId.data(), kId.size())]);
  if (trust_proxy_ && is_id(given)) return std::string(given);
  return process_ + std::to_string(++number_);
}

void RequestLog::note(const HttpRequest& request, const std::string& id, int status,
                      std::chrono::nanoseconds time, bool store_failed) {
  const std::string_view kind = kind_of(request, web_);
  const std::string_view method = kind == "unknown" ? "other" : view(request.method_string());
  metrics_.http(method, kind, status, time);
  const auto fields = [&] {
    Json all = {
        {"id", id}, {"method", method}, {"path", kind}, {"status", status}, {"ms", milliseconds(time)}};
    if (store_failed) all["what"] = "the store did not answer";
    return all;
  };
  constexpr int kOurFault = 500, kBusy = 503;  // who is told to come back later is counted, not told
  if (store_failed || (status >= kOurFault && status != kBusy))
    log_.problem("request", fields());
  else if (log_.everything())
    log_.note("request", fields());
}

void RequestLog::note_end_of_socket(const std::string& id, std::chrono::nanoseconds time) const {
  if (log_.everything()) log_.note("socket", {{"id", id}, {"ms", milliseconds(time)}});
}

}  // namespace zig::server
