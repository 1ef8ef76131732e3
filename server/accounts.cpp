// People with a login: signing up, logging in and out, other passwords.
#include <algorithm>

#include "server/identity.h"
#include "server/look.h"
#include "server/passwords.h"
#include "server/people.h"

namespace zig::server {

namespace asio = boost::asio;

namespace {

// Names of nobody in particular. Whoever wants one hears what is heard about a login that somebody has.
bool is_reserved(std::string_view login) {
  constexpr std::string_view kReserved[] = {"admin",     "administrator", "guest",  "host",
                                            "moderator", "nobody",        "root",   "server",
                                            "spectator", "support",       "system", "ziggurat"};
  const std::string look = look_of(login);
  return std::ranges::any_of(kReserved, [&](std::string_view one) { return look == look_of(one); });
}

Problem wrong_password() { return {"password", "the password is wrong, or there is no such login", {}}; }

Session session_of(const Person& person, const Token& token) {
  return {.token_hash = digest(token), .person = person.id, .created = now_millis()};
}

}  // namespace

asio::awaitable<Result<Caller>> People::sign_up(const HttpRequest& request, Person guest, std::string login,
                                                std::string password) {
  if (!guest.login.empty()) co_return problem("login", "you already have an account; log out first");
  if (auto wrong = name_problem(login, "login")) co_return std::unexpected(*wrong);
  if (auto weak = password_problem(password, "password", login)) co_return std::unexpected(*weak);
  // Whether there is such a login is looked at last: the answer takes as long either way.
  auto make_hash = [password] { return hash_password(password); };
  const auto hash = co_await hub_.on_worker(std::move(make_hash));
  if (!hash) co_return problem("password", "the password could not be stored; try again");
  if (is_reserved(login)) co_return std::unexpected(not_available("login"));
  Caller caller;
  caller.person = std::move(guest);
  caller.person.login = login;
  caller.person.name = std::move(login);
  caller.person.password_hash = *hash;
  caller.new_session = new_token();
  caller.new_browser = new_token();
  std::vector<Write> writes;
  writes.push_back(ChangePerson{caller.person, session_of(caller.person, *caller.new_session)});
  const auto written = co_await hub_.commit(std::move(writes));
  if (!written) co_return std::unexpected(store_trouble());
  if (written->front() == Written::Taken) co_return std::unexpected(not_available("login"));
  sessions_.end_of(caller.person.id, digest(*caller.new_session));
  std::vector<Write> after;  // without it the account is as good
  after.push_back(KnowBrowser{browser_in(request), digest(*caller.new_browser), caller.person.id});
  co_await hub_.commit(std::move(after));
  co_return caller;
}

asio::awaitable<Result<Caller>> People::log_in(const HttpRequest& request, std::string login,
                                               std::string password) {
  const auto before = co_await known(request);
  if (!before) co_return std::unexpected(store_trouble());
  if (password.size() > kLongestPassword || name_problem(login, "login"))
    co_return std::unexpected(wrong_password());
  auto read_person = [this, login] { return hub_.store().read_login(login); };
  auto person = co_await hub_.on_worker(std::move(read_person));
  if (!person) co_return std::unexpected(store_trouble());
  // A wrong login takes as long as a wrong password.
  const std::string hash = *person ? (*person)->password_hash : "";
  auto compare = [password, hash] {
    return hash.empty() ? (hash_password(password), false) : password_is(password, hash);
  };
  const bool right = co_await hub_.on_worker(std::move(compare));
  if (!right) co_return std::unexpected(wrong_password());
  Caller caller;
  caller.person = std::move(**person);
  caller.new_session = new_token();
  caller.new_browser = new_token();
  const std::string guest = *before && (*before)->login.empty() ? (*before)->id : "";
  std::vector<Write> writes;
  writes.push_back(AddSession{session_of(caller.person, *caller.new_session)});
  writes.push_back(KnowBrowser{browser_in(request), digest(*caller.new_browser), caller.person.id});
  if (!guest.empty()) {
    writes.push_back(MovePersonsGames{guest, caller.person.id});
    writes.push_back(RemoveSessionsOf{guest});
  } else if (*before) {
    writes.push_back(RemoveSession{*session_in(request)});
  }
  const auto written = co_await hub_.commit(std::move(writes));
  if (!written) co_return std::unexpected(store_trouble());
  if (*before) sessions_.end(*session_in(request));
  if (!guest.empty()) {
    sessions_.end_of(guest);
    co_await lanes_.read_again_rooms_of(guest);
  }
  co_return caller;
}

asio::awaitable<bool> People::is_known_here(const HttpRequest& request, std::string login) {
  const auto browser = browser_in(request);
  if (!browser || name_problem(login, "login")) co_return false;
  auto look = [this, login, hash = *browser] {
    const auto person = hub_.store().read_login(login);
    if (!person || !*person) return false;
    return hub_.store().knows_browser(hash, (*person)->id).value_or(false);
  };
  co_return co_await hub_.on_worker(std::move(look));
}

asio::awaitable<Result<bool>> People::change_password(const HttpRequest& request, Person person,
                                                      std::string password, std::string new_password) {
  if (auto weak = password_problem(new_password, "new_password", person.login, person.name))
    co_return std::unexpected(*weak);
  auto compare = [password, hash = person.password_hash] {
    return password.size() <= kLongestPassword && password_is(password, hash);
  };
  if (!co_await hub_.on_worker(std::move(compare)))
    co_return problem("password", "this is not your present password");
  auto make_hash = [new_password] { return hash_password(new_password); };
  const auto hash = co_await hub_.on_worker(std::move(make_hash));
  if (!hash) co_return problem("new_password", "the password could not be stored; try again");
  const Digest session = *session_in(request);
  std::vector<Write> writes;
  writes.push_back(ChangePassword{person.id, person.password_hash, *hash, session});
  const auto written = co_await hub_.commit(std::move(writes));
  if (!written) co_return std::unexpected(store_trouble());
  if (written->front() != Written::Done) co_return problem("password", "this is not your present password");
  sessions_.end_of(person.id, session);
  if (const auto browser = browser_in(request)) {  // this one the account still knows
    std::vector<Write> after;
    after.push_back(KnowBrowser{std::nullopt, *browser, person.id});
    co_await hub_.commit(std::move(after));
  }
  co_return true;
}

asio::awaitable<Result<bool>> People::log_out(const HttpRequest& request, bool everywhere) {
  const auto session = session_in(request);
  if (!session) co_return true;
  const auto person = co_await known(request);
  if (!person) co_return std::unexpected(store_trouble());
  if (!*person) co_return true;
  std::vector<Write> writes;
  if (everywhere)
    writes.push_back(RemoveSessionsOf{(*person)->id});
  else
    writes.push_back(RemoveSession{*session});
  const auto written = co_await hub_.commit(std::move(writes));
  if (!written) co_return std::unexpected(store_trouble());
  if (everywhere)
    sessions_.end_of((*person)->id);
  else
    sessions_.end(*session);
  co_return true;
}

asio::awaitable<void> People::look_at_sessions_of(std::string person) {
  for (const Digest& session : sessions_.of(person)) {
    auto read_session = [this, session] { return hub_.store().read_session(session); };
    const auto whose = co_await hub_.on_worker(std::move(read_session));
    if (whose && !*whose) sessions_.end(session);
  }
}

}  // namespace zig::server
