#include "server/api.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "server/entrance.h"
#include "server/identity.h"
#include "server/look.h"
#include "server/messages.h"
#include "server/store_texts.h"
#include "server/thinking_metrics.h"

namespace zig::embedded {
extern const std::string_view page_index, page_app, page_style, openapi;
}

namespace zig::server {

namespace asio = boost::asio;
using What = Route::What;

namespace {

// A function, not braces: g++ 12 gets aggregates wrong that live inside a coroutine's expression.
HttpResponse wrong(const HttpRequest& request, http::status status, std::string where, Phrase what) {
  return answer_problem(request, status, Problem{std::move(where), std::move(what), {}});
}

Problem not_found() { return {"path", "does not exist; /api/openapi.json lists what does", {}}; }

// A proxy in front says how the browser came. Whoever lies here only makes their own cookie useless.
bool by_https(const HttpRequest& request) { return view(request["X-Forwarded-Proto"]) == "https"; }

bool wants_page(const HttpRequest& request) {
  return view(request[http::field::accept]).find("text/html") != std::string_view::npos;
}

HttpResponse with_cookie(const HttpRequest& request, HttpResponse response, const Caller& caller) {
  const bool secure = by_https(request);
  if (caller.new_session)
    response.insert(http::field::set_cookie, cookie_of(kCookie, *caller.new_session, secure));
  if (caller.new_browser)
    response.insert(http::field::set_cookie, cookie_of(kBrowserCookie, *caller.new_browser, secure));
  return response;
}

HttpResponse unavailable(const HttpRequest& request) {
  HttpResponse response = answer_problem(request, http::status::service_unavailable, store_trouble());
  response.set(http::field::retry_after, "5");
  return response;
}

HttpResponse refusal(const HttpRequest& request, http::status status, const Problem& why) {
  return is_store_trouble(why) ? unavailable(request) : answer_problem(request, status, why);
}

HttpResponse one_table(const HttpRequest& request, const std::optional<Person>& who, LiveRoom& live) {
  return answer_json(request, http::status::ok, live.room->about(who ? who->id : "", now_millis()));
}

HttpResponse replay(const HttpRequest& request, const std::optional<Person>&, LiveRoom& live) {
  if (live.room->phase() != Phase::Over)
    return wrong(request, http::status::conflict, "table", "the record is available when the game is over");
  return answer(request, http::status::ok, "text/plain; charset=utf-8", live.room->table().save());
}

}  // namespace

HttpResponse Api::too_many(const HttpRequest& request, Refused why, int seconds) {
  metrics_.refused(why);
  HttpResponse response =
      answer_problem(request, http::status::too_many_requests,
                     {"", say("too many requests; wait {seconds} s", {{"seconds", seconds}}), {}});
  response.set(http::field::retry_after, std::to_string(seconds));
  return response;
}

std::optional<HttpResponse> Api::why_no_socket_now(const HttpRequest& request, const std::string& address,
                                                   int open) {
  if (const int wait = addresses_[address].sockets.take(now_millis()))
    return too_many(request, Refused::SocketsOpened, wait);
  if (open < kMaxSocketsOfAddress) return std::nullopt;
  metrics_.refused(Refused::SocketsOpen);
  return wrong(request, http::status::too_many_requests, "socket",
               "too many connections from your address; close some");
}

asio::awaitable<HttpResponse> Api::handle(const HttpRequest& request, const std::string& address) {
  const std::string_view path = path_of(request);
  const Found found = find_route(request.method(), path);
  const WebFile* file = request.method() == http::verb::get ? web_.find(path) : nullptr;
  const bool machine =
      found.route && (found.route->what == What::Health || found.route->what == What::Metrics);
  if (!machine && !file) {
    if (const int wait = addresses_[address].requests.take(now_millis()))
      co_return too_many(request, Refused::Requests, wait);
  }
  if (found.route && request.method() == http::verb::get)
    co_return co_await get(request, found.route->what, found.table);
  if (found.route) co_return co_await post(request, found.route->what, address);
  if (file) co_return answer_file(request, http::status::ok, *file);
  if (found.allowed.empty()) co_return screen(request, path);
  HttpResponse response = wrong(request, http::status::method_not_allowed, "method",
                                say("must be {method}", {{"method", found.allowed}}));
  response.set(http::field::allow, found.allowed);
  co_return response;
}

// A screen of the web client, or nothing that is known; then the client says so in words where a person looks.
HttpResponse Api::screen(const HttpRequest& request, std::string_view path) const {
  const bool there = request.method() == http::verb::get && is_screen(path);
  const http::status status = there ? http::status::ok : http::status::not_found;
  if (const WebFile* page = web_.page(); page && (there || wants_page(request)))
    return answer_file(request, status, *page);
  if (!there) return answer_problem(request, status, not_found());
  return answer(request, status, "text/html; charset=utf-8", std::string(embedded::page_index));
}

asio::awaitable<HttpResponse> Api::get(const HttpRequest& request, What what, std::string table) {
  const auto file = [&](std::string_view type, std::string_view text) {
    return answer(request, http::status::ok, type, std::string(text));
  };
  switch (what) {
    case What::Page: co_return file("text/html; charset=utf-8", embedded::page_index);
    case What::Script: co_return file("text/javascript; charset=utf-8", embedded::page_app);
    case What::Style: co_return file("text/css; charset=utf-8", embedded::page_style);
    case What::OpenApi: co_return file("application/json", embedded::openapi);
    case What::Icon: co_return answer(request, http::status::no_content, "image/x-icon", "");
    case What::Health: co_return co_await health(request);
    case What::Metrics: co_return co_await metrics(request);
    case What::Games: co_return games(request);
    case What::Me: co_return co_await me(request);
    case What::Tables: co_return co_await tables(request);
    case What::Table: co_return co_await ask_table(request, std::move(table), one_table);
    case What::Replay: co_return co_await ask_table(request, std::move(table), replay);
    case What::Socket: {
      HttpResponse response = wrong(request, http::status::upgrade_required, "socket",
                                    "is for WebSockets only; see docs/server.md");
      response.set(http::field::upgrade, "websocket");
      co_return response;
    }
    default: co_return answer_problem(request, http::status::not_found, not_found());
  }
}

asio::awaitable<HttpResponse> Api::post(const HttpRequest& request, What what, const std::string& address) {
  if (!same_origin(request)) {
    metrics_.refused(Refused::OtherSite);
    co_return wrong(request, http::status::forbidden, "origin", "other sites may not do this here");
  }
  if (!view(request[http::field::content_type]).starts_with("application/json"))
    co_return wrong(request, http::status::unsupported_media_type, "content-type",
                    "must be application/json");
  const auto body = parse_json(request.body(), "body", kMaxBody);
  if (!body) co_return answer_problem(request, http::status::bad_request, body.error());
  Reader in(*body, "body");
  if (!in.is_object()) co_return answer_problem(request, http::status::bad_request, in.problem());

  Allowances& allowed = addresses_[address];
  if (const int wait = what == What::NewTable ? allowed.tables.take(now_millis()) : 0)
    co_return too_many(request, Refused::Tables, wait);

  if (what == What::Logout) co_return co_await log_out(request, in);
  if (what == What::Login) co_return co_await log_in(request, in, address);
  if (what == What::Password) co_return co_await change_password(request, in);
  auto caller = co_await people_.caller(request);
  if (!caller) co_return unavailable(request);
  if (what == What::NewTable) co_return co_await make_table(request, *body, *caller);

  if (what == What::Account) co_return co_await sign_up(request, in, *caller, address);
  co_return co_await rename(request, in, *caller, address);
}

asio::awaitable<HttpResponse> Api::rename(const HttpRequest& request, Reader& in, const Caller& caller,
                                          std::string address) {
  const std::string name = in.text("name");
  if (in.failed()) co_return answer_problem(request, http::status::bad_request, in.problem());
  const bool account = !caller.person.login.empty();  // guests may be called as they like
  if (const int wait = account ? addresses_[address].probes.take(now_millis()) : 0)
    co_return too_many(request, Refused::Passwords, wait);
  const auto renamed = co_await people_.rename(caller.person, name);
  if (account && (renamed || !is_not_available(renamed.error()))) addresses_[address].probes.give_back();
  if (!renamed)
    co_return with_cookie(request, refusal(request, http::status::bad_request, renamed.error()), caller);
  co_return with_cookie(request, answer_json(request, http::status::ok, person_json(*renamed)), caller);
}

asio::awaitable<HttpResponse> Api::sign_up(const HttpRequest& request, Reader& in, const Caller& guest,
                                           std::string address) {
  const std::string login = in.text("login"), password = in.text("password");
  if (in.failed()) co_return answer_problem(request, http::status::bad_request, in.problem());
  // Asking for one login after another to learn which exist is slower than anything else: only "not available" uses up.
  if (const int wait = addresses_[address].probes.take(now_millis()))
    co_return too_many(request, Refused::Passwords, wait);
  if (const int wait = addresses_[address].passwords.take(now_millis())) {
    addresses_[address].probes.give_back();
    co_return too_many(request, Refused::Passwords, wait);
  }
  const auto account = co_await people_.sign_up(request, guest.person, login, password);
  if (account || !is_not_available(account.error())) addresses_[address].probes.give_back();
  if (!account)
    co_return with_cookie(request, refusal(request, http::status::bad_request, account.error()), guest);
  co_return with_cookie(request, answer_json(request, http::status::ok, person_json(account->person)),
                        *account);
}

asio::awaitable<HttpResponse> Api::log_in(const HttpRequest& request, Reader& in, std::string address) {
  const std::string login = in.text("login"), password = in.text("password");
  if (in.failed()) co_return answer_problem(request, http::status::bad_request, in.problem());
  PasswordGuard::Tried tried{.account = look_of(login), .by = address, .known = false};
  if (co_await people_.is_known_here(request, login)) {
    tried.by = "browser " + hex(*browser_in(request));
    tried.known = true;
  }
  Allowance& allowed = addresses_[address].passwords;
  if (const int wait = tried.known ? 0 : allowed.take(now_millis()))
    co_return too_many(request, Refused::Passwords, wait);
  if (const int wait = guard_.begin(tried, now_millis()))
    co_return too_many(request, Refused::Passwords, wait);
  const auto caller = co_await people_.log_in(request, login, password);
  if (!caller) co_return refusal(request, http::status::forbidden, caller.error());
  guard_.was_right(tried);
  co_return with_cookie(request, answer_json(request, http::status::ok, person_json(caller->person)),
                        *caller);
}

asio::awaitable<HttpResponse> Api::change_password(const HttpRequest& request, Reader& in) {
  const std::string password = in.text("password"), new_password = in.text("new_password");
  if (in.failed()) co_return answer_problem(request, http::status::bad_request, in.problem());
  const auto person = co_await people_.known(request);
  if (!person) co_return unavailable(request);
  if (!*person || (*person)->login.empty())
    co_return wrong(request, http::status::forbidden, "login", "you have no account here; log in first");
  // Whoever has the session but not the password guesses no faster than elsewhere.
  const PasswordGuard::Tried tried{
      .account = look_of((*person)->login), .by = "session " + hex(*session_in(request)), .known = true};
  if (const int wait = guard_.begin(tried, now_millis()))
    co_return too_many(request, Refused::Passwords, wait);
  const auto changed = co_await people_.change_password(request, **person, password, new_password);
  const bool wrong_one = !changed && changed.error().where == "password";
  if (changed) guard_.was_right(tried);
  if (!changed)
    co_return refusal(request, wrong_one ? http::status::forbidden : http::status::bad_request,
                      changed.error());
  co_return answer_json(request, http::status::ok, person_json(**person));
}

asio::awaitable<HttpResponse> Api::log_out(const HttpRequest& request, Reader& in) {
  const bool everywhere = in.boolean("everywhere", false);
  if (in.failed()) co_return answer_problem(request, http::status::bad_request, in.problem());
  if (!co_await people_.log_out(request, everywhere)) co_return unavailable(request);
  Json done = Json::object();
  done["type"] = "logged_out";
  HttpResponse response = answer_json(request, http::status::ok, done);
  response.set(http::field::set_cookie,
               std::string(kCookie) + "=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
  co_return response;
}

asio::awaitable<HttpResponse> Api::me(const HttpRequest& request) {
  const auto caller = co_await people_.caller(request);
  if (!caller) co_return unavailable(request);
  co_return with_cookie(request, answer_json(request, http::status::ok, person_json(caller->person)),
                        *caller);
}

HttpResponse Api::games(const HttpRequest& request) const {
  Json list = Json::array();
  for (const table::GameInfo& info : table::game_infos(hub_.library())) {
    Json json = table::game_info_json(info);
    json.erase("provenance");
    list.push_back(std::move(json));
  }
  return answer_json(request, http::status::ok, {{"games", std::move(list)}});
}

// What a list shows of a table; `yours`: it waits for the person who asks.
static Json status_list(const std::vector<TableStatus>& list, const std::string& person) {
  Json json = Json::array();
  for (const TableStatus& status : list) {
    const auto taken =
        std::ranges::count_if(status.people, [](const std::string& one) { return !one.empty(); });
    json.push_back({{"table", status.table},
                    {"game", status.game},
                    {"phase", status.phase},
                    {"people", taken},
                    {"seats", status.people.size()},
                    {"yours", std::ranges::find(status.waiting, person) != status.waiting.end()},
                    {"deadline", status.deadline},
                    {"changed", status.changed}});
  }
  return json;
}

asio::awaitable<HttpResponse> Api::tables(const HttpRequest& request) {
  constexpr int kListed = 50;
  const auto caller = co_await people_.caller(request);
  if (!caller) co_return unavailable(request);
  const std::string person = caller->person.id;
  auto read_open = [this] { return hub_.store().list_open(kListed); };
  auto open = co_await hub_.on_worker(std::move(read_open));
  auto read_mine = [this, person] { return hub_.store().list_of(person, kListed); };
  auto mine = co_await hub_.on_worker(std::move(read_mine));
  if (!open || !mine) co_return unavailable(request);
  Json json = Json::object();
  json["open"] = status_list(*open, person);
  json["mine"] = status_list(*mine, person);
  co_return with_cookie(request, answer_json(request, http::status::ok, json), *caller);
}

asio::awaitable<HttpResponse> Api::make_table(const HttpRequest& request, const Json& body,
                                              const Caller& caller) {
  Json wanted_json = body;
  bool sits = true;
  if (const auto sit = body.find("sit"); sit != body.end()) {
    if (!sit->is_boolean())
      co_return with_cookie(
          request, wrong(request, http::status::bad_request, "body.sit", "must be true or false"), caller);
    sits = sit->get<bool>();
    wanted_json.erase("sit");
  }
  std::string promise;
  if (wanted_json.contains("promise")) {
    Reader in(wanted_json, "body");
    promise = read_promise(in, "body.promise");
    if (in.failed())
      co_return with_cookie(request, answer_problem(request, http::status::bad_request, in.problem()),
                            caller);
    wanted_json.erase("promise");
  }
  auto wanted = read_new_table(hub_.library(), wanted_json);
  if (!wanted)
    co_return with_cookie(request, answer_problem(request, http::status::bad_request, wanted.error()),
                          caller);
  const bool invited = wanted->door.invited.value_or(false);
  if (invited) wanted->door.key = new_invitation_key();
  const std::string id = new_table_id();
  Lane& lane = lanes_.of(id);
  auto made_there = lane.hub.make(id, *wanted, caller.person, sits, promise);
  const auto problem = co_await asio::co_spawn(lane.network, std::move(made_there), asio::use_awaitable);
  if (problem) co_return with_cookie(request, refusal(request, http::status::bad_request, *problem), caller);
  Json made = Json::object();
  made["table"] = id;
  made["link"] = "/t/" + id + (invited ? "?key=" + wanted->door.key : "");
  co_return with_cookie(request, answer_json(request, http::status::created, made), caller);
}

asio::awaitable<HttpResponse> Api::ask_table(const HttpRequest& request, std::string id, AboutTable about) {
  const auto person = co_await people_.known(request);
  if (!person) co_return unavailable(request);
  Lane& lane = lanes_.of(id);
  auto asked = ask_table_there(lane.hub, request, *person, std::move(id), about);
  co_return co_await asio::co_spawn(lane.network, std::move(asked), asio::use_awaitable);
}

asio::awaitable<HttpResponse> Api::ask_table_there(Hub& hub, const HttpRequest& request,
                                                   const std::optional<Person>& who, std::string id,
                                                   AboutTable about) {
  const auto live = co_await hub.find(std::move(id));
  if (!live) co_return refusal(request, http::status::not_found, live.error());
  if (!(*live)->room) co_return unavailable(request);
  if (auto refused = why_not_in(request, who, **live)) co_return std::move(*refused);
  co_return about(request, who, **live);
}

asio::awaitable<HttpResponse> Api::metrics(const HttpRequest& request) {
  const Lane::Figures all = co_await lanes_.figures();
  co_return answer(request, http::status::ok, "text/plain; version=0.0.4",
                   all.metrics.text(all.hub, writer_.counters()) + thinking_metrics(hub_.thinking()));
}

// Reading may go well while nothing can be stored, on a full disk for example. Once it is known that something was not
// stored, each question tries again, so that the page tells when it is over even if nobody plays.
asio::awaitable<HttpResponse> Api::health(const HttpRequest& request) {
  auto ask_store = [this] { return hub_.store().check(); };
  const auto alive = co_await hub_.on_worker(std::move(ask_store));
  bool stores = true;
  if (alive && writer_.counters().failing) {
    std::vector<Write> probe;
    // As large as a busy moment, and each time another: a database may skip what is there already.
    probe_ = probe_ == 'a' ? 'b' : 'a';
    probe.push_back(Probe{std::string(64 << 10, probe_)});
    const auto written = co_await hub_.commit(std::move(probe));
    stores = written.has_value();
  }
  Json json = Json::object();
  json["store"] = !alive ? "does not answer" : !stores ? "does not store" : "ok";
  json["stopping"] = stopping;
  const bool well = alive && stores && !stopping;
  co_return answer_json(request, well ? http::status::ok : http::status::service_unavailable, json);
}

void Api::forget_quiet_addresses(Millis now) {
  std::erase_if(addresses_, [&](const auto& entry) {
    return entry.second.requests.full(now) && entry.second.tables.full(now) &&
           entry.second.passwords.full(now) && entry.second.probes.full(now) &&
           entry.second.sockets.full(now);
  });
  guard_.forget_quiet(now);
}

}  // namespace zig::server
