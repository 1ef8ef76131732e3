#include "server/people.h"

#include "server/identity.h"

namespace zig::server {

namespace asio = boost::asio;

std::optional<Digest> session_in(const HttpRequest& request) {
  const auto token = token_in_cookies(view(request[http::field::cookie]));
  return token ? std::optional(digest(*token)) : std::nullopt;
}

std::optional<Digest> browser_in(const HttpRequest& request) {
  const auto token = token_in_cookies(view(request[http::field::cookie]), kBrowserCookie);
  return token ? std::optional(digest(*token)) : std::nullopt;
}

std::string cookie_of(std::string_view name, const Token& token, bool secure) {
  constexpr int kTenYears = 10 * 365 * 24 * 3600;
  return std::string(name) + "=" + hex(token) +
         "; HttpOnly; SameSite=Lax; Path=/; Max-Age=" + std::to_string(kTenYears) +
         (secure ? "; Secure" : "");
}

Json person_json(const Person& person) {
  return {{"name", person.name}, {"guest", person.login.empty()}, {"login", person.login}};
}

Problem not_available(std::string_view where) {
  if (where == "login") return {"login", "this login is not available; choose another", {}};
  return {"name", "this name is not available; choose another", {}};
}

bool is_not_available(const Problem& problem) {
  return problem.what.english() == not_available(problem.where).what.english();
}

asio::awaitable<Result<std::optional<Person>>> People::known(const HttpRequest& request) {
  const auto session = session_in(request);
  if (!session) co_return std::optional<Person>();
  auto read_session = [this, hash = *session] { return hub_.store().read_session(hash); };
  co_return co_await hub_.on_worker(std::move(read_session));
}

asio::awaitable<Result<Caller>> People::caller(const HttpRequest& request) {
  auto person = co_await known(request);
  if (!person) co_return std::unexpected(person.error());
  if (*person) {
    Caller known;
    known.person = **person;
    co_return known;
  }
  Caller caller;
  const Token token = new_token();
  const std::string id = new_person_id();
  caller.person = {.id = id,
                   .name = "Guest " + id.substr(0, 4),
                   .login = {},
                   .password_hash = {},
                   .created = now_millis()};
  caller.new_session = token;
  std::vector<Write> writes;
  writes.push_back(AddPerson{caller.person});
  writes.push_back(AddSession{{.token_hash = digest(token), .person = id, .created = now_millis()}});
  const auto written = co_await hub_.commit(std::move(writes));
  if (!written) co_return std::unexpected(store_trouble());
  co_return caller;
}

asio::awaitable<Result<Person>> People::rename(Person person, std::string name) {
  if (auto problem = name_problem(name, "name")) co_return std::unexpected(*problem);
  person.name = std::move(name);
  std::vector<Write> writes;
  writes.push_back(RenamePerson{person.id, person.name});
  const auto written = co_await hub_.commit(std::move(writes));
  if (!written) co_return std::unexpected(store_trouble());
  if (written->front() == Written::Taken) co_return std::unexpected(not_available("name"));
  co_return person;
}

}  // namespace zig::server
