#include "client/server.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <optional>

#include "client/stream.h"
#include "client/trust.h"
#include "table/match.h"

namespace zig::client {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

using Clock = std::chrono::steady_clock;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

constexpr std::chrono::seconds kPatience{20};
constexpr std::chrono::milliseconds kLook{50};
constexpr std::size_t kLongestCookie = 512;

template <class Stream>
asio::awaitable<Result<Response>> exchange(Stream& stream, Request request, std::string where) {
  boost::system::error_code failed;
  beast::get_lowest_layer(stream).expires_after(kPatience);
  co_await http::async_write(stream, request, asio::redirect_error(asio::use_awaitable, failed));
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(kMaxMessage);
  if (!failed)
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, failed));
  if (failed)
    co_return problem(where, say("is not answering ({reason}); try again in a moment",
                                 {{"reason", harmless(failed.message())}}));
  co_return parser.release();
}

asio::awaitable<Result<Response>> fetch(Address at, Request request) {
  auto stream = co_await dial(at);
  if (!stream) co_return std::unexpected(stream.error());
  if (!at.secure) co_return co_await exchange(*stream, std::move(request), at.url());
  auto context = tls_context();
  auto secure = co_await secured(std::move(*stream), at, context);
  if (!secure) co_return std::unexpected(secure.error());
  co_return co_await exchange(*secure, std::move(request), at.url());
}

std::string text_in(const Json& json, const char* key) {
  if (!json.is_object()) return "";
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>().substr(0, 500) : "";
}

}  // namespace

bool is_cookie(std::string_view text) {
  const auto fits = [](unsigned char c) {
    return c > ' ' && c < 0x7F && c != ';' && c != ',' && c != '"' && c != '\\';
  };
  const auto equals = text.find('=');
  return equals != std::string_view::npos && equals > 0 && text.size() <= kLongestCookie &&
         std::ranges::all_of(text, fits);
}

Result<Server::Answer> Server::get(const std::string& path) { return send(false, path, ""); }

Result<Server::Answer> Server::post(const std::string& path, const Json& body) {
  return send(true, path, table::json_line(body));
}

Result<Server::Answer> Server::send(bool post, const std::string& path, const std::string& body) {
  Request request{post ? http::verb::post : http::verb::get, path, 11};
  request.set(http::field::host, at_.authority());
  request.set(http::field::user_agent, "ziggurat");
  request.set(http::field::accept_language, std::string(lang_id(lang_)));
  if (!cookie_.empty()) request.set(http::field::cookie, cookie_);
  if (post) request.set(http::field::content_type, "application/json");
  request.body() = body;
  request.keep_alive(false);
  request.prepare_payload();

  asio::io_context context(1);
  std::optional<Result<Response>> came;
  asio::co_spawn(context, fetch(at_, std::move(request)),
                 [&](std::exception_ptr broken, Result<Response> response) {
                   if (!broken) came = std::move(response);
                 });
  const auto until = Clock::now() + kPatience;
  while (!came && Clock::now() < until && !(given_up_ && given_up_()) && !context.stopped())
    context.run_for(kLook);
  if (!came) return problem(at_.url(), "did not answer in time; try again in a moment");
  if (!*came) return std::unexpected(came->error());

  const Response& response = **came;
  const auto set = response[http::field::set_cookie];
  const std::string_view whole(set.data(), set.size()), cookie = whole.substr(0, whole.find(';'));
  if (is_cookie(cookie)) cookie_ = cookie;
  Answer answer{.status = static_cast<int>(response.result_int()), .json = {}, .text = {}};
  if (auto json = read_message(response.body())) answer.json = std::move(*json);
  if (answer.status >= 200 && answer.status < 300) {
    if (answer.json.is_null()) answer.text = harmless(response.body(), true);
    return answer;
  }
  const std::string where = text_in(answer.json, "where"), what = text_in(answer.json, "what");
  if (what.empty())
    return problem(at_.url(), say("answered {status}; perhaps it is not a Ziggurat server",
                                  {{"status", answer.status}}));
  return problem(where, what);
}

}  // namespace zig::client
