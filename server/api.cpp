#include "server/api.h"

#include <algorithm>

#include "engine/json_reader.h"
#include "server/identity.h"
#include "server/process.h"

namespace zig::embedded {
extern const std::string_view page_index, page_app, page_style;
}

namespace zig::server {

namespace asio = boost::asio;

namespace {

std::string_view path_of(const HttpRequest& request) {
  const std::string_view target = view(request.target());
  return target.substr(0, target.find('?'));
}

bool is_table_id(std::string_view id) {
  return id.size() == 8 &&
         std::ranges::all_of(id, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); });
}

// A function, not braces: g++ 12 gets aggregates wrong that live inside a coroutine's expression.
HttpResponse wrong(const HttpRequest& request, http::status status, std::string where, std::string what) {
  return answer_problem(request, status, Problem{std::move(where), std::move(what), {}});
}

Problem not_found() { return {"path", "is not known; see docs/server.md for what there is", {}}; }

// A proxy in front says how the browser came. Whoever lies here only makes his own cookie useless.
bool by_https(const HttpRequest& request) { return view(request["X-Forwarded-Proto"]) == "https"; }

bool wants_page(const HttpRequest& request) {
  return view(request[http::field::accept]).find("text/html") != std::string_view::npos;
}

HttpResponse with_cookie(const HttpRequest& request, HttpResponse response, const Caller& caller) {
  if (caller.new_session)
    response.set(http::field::set_cookie, session_cookie(*caller.new_session, by_https(request)));
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

HttpResponse too_many(const HttpRequest& request, int seconds) {
  HttpResponse response =
      answer_problem(request, http::status::too_many_requests,
                     {"", "too many requests; wait " + std::to_string(seconds) + " s", {}});
  response.set(http::field::retry_after, std::to_string(seconds));
  return response;
}

}  // namespace

// "/api/tables/…/replay": what was asked, without saying where.
static std::string path_without_table(std::string_view path) {
  for (const std::string_view before : {"/api/tables/", "/t/"}) {
    if (!path.starts_with(before)) continue;
    const auto end = path.find('/', before.size());
    return std::string(before) + "…" + std::string(end == std::string_view::npos ? "" : path.substr(end));
  }
  return std::string(path);
}

asio::awaitable<HttpResponse> Api::handle(const HttpRequest& request, const std::string& address) {
  const Millis since = now_millis();
  HttpResponse response = co_await handle_quietly(request, address);
  if (hub_.log().everything()) {
    const bool known = response.result() != http::status::not_found;  // others may hold anything
    hub_.log().note("request", {{"method", view(request.method_string())},
                                {"path", known ? path_without_table(path_of(request)) : "unknown"},
                                {"status", response.result_int()},
                                {"ms", now_millis() - since}});
  }
  co_return response;
}

asio::awaitable<HttpResponse> Api::handle_quietly(const HttpRequest& request, const std::string& address) {
  const std::string_view path = path_of(request);
  const bool costs_nothing = path == "/health" || path == "/metrics" || web_.find(path);
  if (!costs_nothing) {
    if (const int wait = addresses_[address].requests.take(now_millis())) co_return too_many(request, wait);
  }
  if (request.method() == http::verb::get) co_return co_await get(request, path);
  if (request.method() == http::verb::post) co_return co_await post(request, path, address);
  co_return wrong(request, http::status::method_not_allowed, "method", "must be GET or POST");
}

asio::awaitable<HttpResponse> Api::get(const HttpRequest& request, std::string_view path) {
  constexpr std::string_view kTables = "/api/tables/", kReplay = "/replay";
  if (const WebFile* file = web_.find(path)) co_return answer_file(request, http::status::ok, *file);
  if (const WebFile* page = web_.page(); page && is_screen(path))
    co_return answer_file(request, http::status::ok, *page);
  if (path == "/plain" || path.starts_with("/plain/t/") || is_screen(path))
    co_return answer(request, http::status::ok, "text/html; charset=utf-8",
                     std::string(embedded::page_index));
  if (path == "/plain/app.js")
    co_return answer(request, http::status::ok, "text/javascript; charset=utf-8",
                     std::string(embedded::page_app));
  if (path == "/plain/style.css")
    co_return answer(request, http::status::ok, "text/css; charset=utf-8", std::string(embedded::page_style));
  if (path == "/favicon.ico") co_return answer(request, http::status::no_content, "image/x-icon", "");
  if (path == "/health") co_return co_await health(request);
  if (path == "/metrics") co_return metrics(request);
  if (path == "/api/games") co_return games(request);
  if (path == "/api/me") co_return co_await me(request);
  if (path == "/api/tables") co_return co_await tables(request);
  if (path.starts_with(kTables)) {
    std::string_view id = path.substr(kTables.size());
    const bool wants_replay = id.ends_with(kReplay);
    if (wants_replay) id.remove_suffix(kReplay.size());
    if (is_table_id(id)) {
      if (wants_replay) co_return co_await replay(request, std::string(id));
      co_return co_await one_table(request, std::string(id));
    }
  }
  if (const WebFile* page = web_.page(); page && wants_page(request))
    co_return answer_file(request, http::status::not_found, *page);  // which says so in words
  co_return answer_problem(request, http::status::not_found, not_found());
}

asio::awaitable<HttpResponse> Api::post(const HttpRequest& request, std::string_view path,
                                        const std::string& address) {
  if (!same_origin(request))
    co_return wrong(request, http::status::forbidden, "origin", "another site may not do this here");
  if (!view(request[http::field::content_type]).starts_with("application/json"))
    co_return wrong(request, http::status::unsupported_media_type, "content-type",
                    "must be application/json");
  const auto body = parse_json(request.body(), "body", kMaxBody);
  if (!body) co_return answer_problem(request, http::status::bad_request, body.error());
  Reader in(*body, "body");
  if (!in.is_object()) co_return answer_problem(request, http::status::bad_request, in.problem());

  Allowances& allowed = addresses_[address];
  const bool secret = path == "/api/account" || path == "/api/login";
  if (const int wait = secret ? allowed.passwords.take(now_millis()) : 0) co_return too_many(request, wait);
  if (const int wait = path == "/api/tables" ? allowed.tables.take(now_millis()) : 0)
    co_return too_many(request, wait);

  if (path == "/api/logout") {
    if (!co_await people_.log_out(request)) co_return unavailable(request);
    Json done = Json::object();
    done["type"] = "logged_out";
    HttpResponse response = answer_json(request, http::status::ok, done);
    response.set(http::field::set_cookie,
                 std::string(kCookie) + "=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
    co_return response;
  }
  if (path == "/api/login") {
    const std::string login = in.text("login"), password = in.text("password");
    if (in.failed()) co_return answer_problem(request, http::status::bad_request, in.problem());
    auto guest = co_await people_.known(request);
    if (!guest) co_return unavailable(request);
    const auto caller = co_await people_.log_in(*guest, login, password);
    if (!caller) co_return refusal(request, http::status::forbidden, caller.error());
    co_return with_cookie(request, answer_json(request, http::status::ok, person_json(caller->person)),
                          *caller);
  }
  const bool known_path = path == "/api/me" || path == "/api/account" || path == "/api/tables";
  if (!known_path) co_return answer_problem(request, http::status::not_found, not_found());
  auto caller = co_await people_.caller(request);
  if (!caller) co_return unavailable(request);
  if (path == "/api/tables") co_return co_await make_table(request, *body, *caller);

  Result<Person> changed = caller->person;
  if (path == "/api/me") {
    const std::string name = in.text("name");
    if (!in.failed()) changed = co_await people_.rename(caller->person, name);
  } else {
    const std::string login = in.text("login"), password = in.text("password");
    if (!in.failed()) changed = co_await people_.sign_up(caller->person, login, password);
  }
  if (in.failed()) co_return answer_problem(request, http::status::bad_request, in.problem());
  if (!changed)
    co_return with_cookie(request, refusal(request, http::status::bad_request, changed.error()), *caller);
  co_return with_cookie(request, answer_json(request, http::status::ok, person_json(*changed)), *caller);
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
  const auto wanted = read_new_table(hub_.library(), wanted_json);
  if (!wanted)
    co_return with_cookie(request, answer_problem(request, http::status::bad_request, wanted.error()),
                          caller);
  const auto id = co_await hub_.make(*wanted, caller.person, sits);
  if (!id) co_return with_cookie(request, refusal(request, http::status::bad_request, id.error()), caller);
  Json made = Json::object();
  made["table"] = *id;
  made["link"] = "/t/" + *id;
  co_return with_cookie(request, answer_json(request, http::status::created, made), caller);
}

asio::awaitable<HttpResponse> Api::one_table(const HttpRequest& request, std::string id) {
  const auto person = co_await people_.known(request);
  if (!person) co_return unavailable(request);
  const auto live = co_await hub_.find(id);
  if (!live) co_return refusal(request, http::status::not_found, live.error());
  if (!(*live)->room) co_return unavailable(request);
  co_return answer_json(request, http::status::ok,
                        (*live)->room->about(*person ? (*person)->id : "", now_millis()));
}

asio::awaitable<HttpResponse> Api::replay(const HttpRequest& request, std::string id) {
  const auto live = co_await hub_.find(id);
  if (!live) co_return refusal(request, http::status::not_found, live.error());
  if (!(*live)->room) co_return unavailable(request);
  if ((*live)->room->phase() != Phase::Over)
    co_return wrong(request, http::status::conflict, "table", "the record is shown when the game is over");
  co_return answer(request, http::status::ok, "text/plain; charset=utf-8", (*live)->room->table().save());
}

asio::awaitable<HttpResponse> Api::health(const HttpRequest& request) {
  auto ask_store = [this] { return hub_.store().check(); };
  const auto alive = co_await hub_.on_worker(std::move(ask_store));
  const bool well = alive && !stopping;
  Json json = Json::object();
  json["store"] = alive ? "ok" : "does not answer";
  json["stopping"] = stopping;
  co_return answer_json(request, well ? http::status::ok : http::status::service_unavailable, json);
}

HttpResponse Api::metrics(const HttpRequest& request) {
  const HubFigures& hub = hub_.figures();
  const Writer::Counters writer = writer_.counters();
  std::string body;
  const auto line = [&](std::string_view name, std::string_view type, std::uint64_t value) {
    body += "# TYPE ziggurat_" + std::string(name) + " " + std::string(type) + "\nziggurat_" +
            std::string(name) + " " + std::to_string(value) + "\n";
  };
  line("rooms_awake", "gauge", hub.rooms);
  line("sockets", "gauge", hub.watchers);
  line("acts_total", "counter", hub.acts);
  line("refused_total", "counter", hub.refused);
  line("rooms_opened_total", "counter", hub.opened);
  line("store_problems_total", "counter", hub.store_problems);
  line("commits_total", "counter", writer.groups);
  line("writes_total", "counter", writer.writes);
  line("largest_commit", "gauge", writer.largest_group);
  const ProcessFigures process = process_figures();  // under the names that Prometheus has for any process
  body += "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total " +
          std::to_string(process.cpu_seconds) +
          "\n# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes " +
          std::to_string(process.resident_bytes) + "\n# TYPE process_open_fds gauge\nprocess_open_fds " +
          std::to_string(process.open_files) + "\n";
  return answer(request, http::status::ok, "text/plain; version=0.0.4", std::move(body));
}

void Api::forget_quiet_addresses(Millis now) {
  std::erase_if(addresses_, [&](const auto& entry) {
    return entry.second.requests.full(now) && entry.second.tables.full(now) &&
           entry.second.passwords.full(now);
  });
}

}  // namespace zig::server
