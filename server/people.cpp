#include "server/people.h"

#include "server/identity.h"

namespace zig::server {

namespace asio = boost::asio;

namespace {

constexpr std::size_t kShortestPassword = 8, kLongestPassword = 200;

}  // namespace

std::string session_cookie(const Token& token, bool secure) {
  constexpr int kTenYears = 10 * 365 * 24 * 3600;
  return std::string(kCookie) + "=" + hex(token) +
         "; HttpOnly; SameSite=Lax; Path=/; Max-Age=" + std::to_string(kTenYears) +
         (secure ? "; Secure" : "");
}

Json person_json(const Person& person) {
  return {{"name", person.name}, {"guest", person.login.empty()}, {"login", person.login}};
}

asio::awaitable<Result<std::optional<Person>>> People::known(const HttpRequest& request) {
  const auto token = token_in_cookies(view(request[http::field::cookie]));
  if (!token) co_return std::optional<Person>();
  auto read_session = [this, hash = digest(*token)] { return hub_.store().read_session(hash); };
  co_return co_await hub_.on_worker(std::move(read_session));
}

asio::awaitable<Result<Token>> People::new_session(const Person& person) {
  const Token token = new_token();
  std::vector<Write> writes;
  writes.push_back(AddSession{{.token_hash = digest(token), .person = person.id, .created = now_millis()}});
  const auto written = co_await hub_.commit(std::move(writes));
  if (!written) co_return std::unexpected(store_trouble());
  co_return token;
}

asio::awaitable<Result<Caller>> People::caller(const HttpRequest& request) {
  auto person = co_await known(request);
  if (!person) co_return std::unexpected(person.error());
  if (*person) co_return Caller{**person, std::nullopt};
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
  writes.push_back(ChangePerson{person});
  const auto written = co_await hub_.commit(std::move(writes));
  if (!written) co_return std::unexpected(store_trouble());
  co_return person;
}

asio::awaitable<Result<Person>> People::sign_up(Person guest, std::string login, std::string password) {
  if (!guest.login.empty()) co_return problem("login", "you already have an account; log out first");
  if (auto wrong = name_problem(login, "login")) co_return std::unexpected(*wrong);
  if (password.size() < kShortestPassword || password.size() > kLongestPassword)
    co_return problem("password", "a password is 8 to 200 bytes long");
  auto make_hash = [password] { return hash_password(password); };
  const auto hash = co_await hub_.on_worker(std::move(make_hash));
  if (!hash) co_return problem("password", "the password could not be stored; try again");
  guest.login = login;
  guest.name = std::move(login);
  guest.password_hash = *hash;
  std::vector<Write> writes;
  writes.push_back(ChangePerson{guest});
  const auto written = co_await hub_.commit(std::move(writes));
  if (!written) co_return std::unexpected(store_trouble());
  if (written->front() == Written::Taken) co_return problem("login", "this login is taken; choose another");
  co_return guest;
}

asio::awaitable<Result<Caller>> People::log_in(std::optional<Person> guest, std::string login,
                                               std::string password) {
  if (password.size() > kLongestPassword || name_problem(login, "login"))
    co_return problem("password", "the password is wrong, or there is no such login");
  auto read_person = [this, login] { return hub_.store().read_login(login); };
  auto person = co_await hub_.on_worker(std::move(read_person));
  if (!person) co_return std::unexpected(store_trouble());
  // A wrong login takes as long as a wrong password.
  const std::string hash = *person ? (*person)->password_hash : "";
  auto compare = [password, hash] {
    return hash.empty() ? (hash_password(password), false) : password_is(password, hash);
  };
  const bool right = co_await hub_.on_worker(std::move(compare));
  if (!right) co_return problem("password", "the password is wrong, or there is no such login");
  const auto token = co_await new_session(**person);
  if (!token) co_return std::unexpected(token.error());
  if (guest && guest->login.empty()) {
    std::vector<Write> writes;
    writes.push_back(MovePersonsGames{guest->id, (*person)->id});
    const auto written = co_await hub_.commit(std::move(writes));
    if (!written) co_return std::unexpected(store_trouble());
    co_await hub_.read_again_rooms_of(guest->id);
  }
  co_return Caller{**person, *token};
}

asio::awaitable<Result<bool>> People::log_out(const HttpRequest& request) {
  const auto token = token_in_cookies(view(request[http::field::cookie]));
  if (!token) co_return true;
  std::vector<Write> writes;
  writes.push_back(RemoveSession{digest(*token)});
  const auto written = co_await hub_.commit(std::move(writes));
  if (!written) co_return std::unexpected(store_trouble());
  co_return true;
}

}  // namespace zig::server
