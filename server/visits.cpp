#include "server/visits.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>

#include "server/client_address.h"
#include "server/entrance.h"
#include "server/reach.h"
#include "server/route.h"
#include "server/socket.h"

namespace zig::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

namespace {

constexpr auto kPlain = asio::use_awaitable;
constexpr std::chrono::seconds kHurried{2};    // for a request to arrive where there is hardly room
constexpr std::string_view kRetryAfter = "5";  // seconds, for whoever finds no room

// A place in a list, as long as somebody has it.
template <class List>
class Listed {
 public:
  Listed(List& list, typename List::value_type one) : list_(list), at_(list.insert(list.end(), one)) {}
  ~Listed() { list_.erase(at_); }
  Listed(const Listed&) = delete;
  Listed& operator=(const Listed&) = delete;

 private:
  List& list_;
  typename List::iterator at_;
};

bool is_for_machines(const HttpRequest& request) {
  const Found found = find_route(request.method(), path_of(request));
  return found.route &&
         (found.route->what == Route::What::Health || found.route->what == Route::What::Metrics);
}

HttpResponse full(const HttpRequest& request) {
  HttpResponse response =
      answer_problem(request, http::status::service_unavailable,
                     Problem{"connections", "the server is full; try again in a moment", {}});
  response.set(http::field::retry_after, beast::string_view(kRetryAfter.data(), kRetryAfter.size()));
  response.keep_alive(false);
  return response;
}

HttpResponse no_socket(const HttpRequest& request, http::status status, Phrase what) {
  return answer_problem(request, status, Problem{"socket", std::move(what), {}});
}

HttpResponse no_store(const HttpRequest& request) {
  return no_socket(request, http::status::service_unavailable,
                   "the server’s storage is not answering; try again");
}

}  // namespace

// Counts a socket, however it ends.
class Visits::Counted {
 public:
  Counted(std::size_t& all, std::size_t& of_address) : all_(++all), of_address_(++of_address) {}
  ~Counted() {
    --all_;
    --of_address_;
  }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  std::size_t& all_;
  std::size_t& of_address_;
};

// Somebody with a connection that asks by HTTP (http_reader.h).
class Visits::Connection {
 public:
  Connection(Visits& visits, Listener& listener, Crowd::Place& place, Line& line,
             const asio::ip::address& from)
      : visits_(visits), listener_(listener), place_(place), line_(line), from_(from) {}

  Crowd::Silence waiting() {
    return Crowd::Silence(place_, [this] { line_.close(); });
  }
  std::chrono::seconds patience() const { return listener_.crowd.over() ? kHurried : kSlowest; }
  bool ending() const { return visits_.ending; }
  void finish_sending() { line_.finish_sending(); }
  std::string address(const HttpRequest& request) const {
    return visits_.config_.trust_proxy ? forwarded_address(request, from_) : counted_address(from_);
  }

  asio::awaitable<HttpResponse> answer(const HttpRequest& request) {
    const Stopwatch watch;
    const std::string id = visits_.requests_.id_of(request);
    const std::string from = address(request);
    auto refusal = why_not_here(request);
    HttpResponse response;
    if (refusal)
      response = std::move(*refusal);
    else
      response = co_await visits_.api_.handle(request, from);
    if (listener_.crowd.over()) response.keep_alive(false);  // somebody else may need the place
    response.set("X-Request-Id", id);
    if (line_.is_tls()) keep_to_tls(response);
    visits_.requests_.note(request, id, static_cast<int>(response.result_int()), watch.time());
    co_return response;
  }

  std::optional<HttpResponse> unreadable(Unreadable why, const boost::system::error_code& failed) const {
    const auto no = [&](http::status status, std::string where, Phrase what) {
      visits_.metrics_.refused(Refused::Unreadable);
      HttpRequest unread{http::verb::unknown, "", 11};
      unread.keep_alive(false);
      return answer_problem(unread, status, Problem{std::move(where), std::move(what), {}});
    };
    switch (why) {
      case Unreadable::Ended: break;
      case Unreadable::Body: return no(http::status::payload_too_large, "body", "must be at most 16 KiB");
      case Unreadable::Header:
        return no(http::status::request_header_fields_too_large, "header", "must be at most 8 KiB");
      case Unreadable::TooEarly:
        return no(http::status::bad_request, "socket", "must be open before anything is sent on it");
      case Unreadable::NotHttp:
        return no(http::status::bad_request, "request",
                  say("is not HTTP/1.1: {reason}", {{"reason", failed.message()}}));
    }
    return std::nullopt;
  }

 private:
  // For a year the browser asks for nothing here without TLS, and never sends its cookie without it.
  static void keep_to_tls(HttpResponse& response) {
    response.set("Strict-Transport-Security", "max-age=31536000");
    std::vector<std::string> cookies;
    const auto [first, last] = response.equal_range(http::field::set_cookie);
    for (auto one = first; one != last; ++one) cookies.emplace_back(view(one->value()));
    response.erase(http::field::set_cookie);
    for (const std::string& cookie : cookies) {
      const bool secure = cookie.find("; Secure") != std::string::npos;
      response.insert(http::field::set_cookie, secure ? cookie : cookie + "; Secure");
    }
  }

  std::optional<HttpResponse> why_not_here(const HttpRequest& request) const {
    if (is_for_machines(request)) return std::nullopt;
    if (listener_.machines)
      return answer_problem(request, http::status::not_found,
                            Problem{"path", "only /health and /metrics are here", {}});
    if (!listener_.crowd.only_machines()) return std::nullopt;
    visits_.metrics_.refused(Refused::Full);
    return full(request);
  }

  Visits& visits_;
  Listener& listener_;
  Crowd::Place& place_;
  Line& line_;
  const asio::ip::address from_;
};

// Somebody who wants a socket. The first lane and that of the table use it in turn: one of them always waits for the other.
struct Visits::Arrival {
  Arrival(Listener& at, Crowd::Place& its_place, Line&& its_line, HttpRequest&& upgrade,
          OpenSessions& sessions)
      : listener(at),
        place(its_place),
        line(std::move(its_line)),
        request(std::move(upgrade)),
        session(sessions, session_in(request)) {}

  Listener& listener;
  Crowd::Place& place;
  std::optional<Line> line;
  HttpRequest request;
  OpenSession session;
  std::string address, id;
  const Stopwatch watch;
  std::optional<Person> person;
  std::shared_ptr<Reach> reach;
  std::optional<HttpResponse> refusal;
  std::optional<Crowd::Guest> guest;
  std::optional<Counted> counted;
  bool was_open = false;

  std::string who() const { return person ? person->id : ""; }
};

asio::awaitable<void> Visits::serve(Listener& listener, tcp::socket socket) {
  Crowd::Place place(listener.crowd);
  boost::system::error_code failed;
  const asio::ip::address from = socket.remote_endpoint(failed).address();
  const bool under_tls = certificates_ && !listener.machines;
  Line line(beast::tcp_stream(std::move(socket)), under_tls ? certificates_->now() : nullptr);
  Connection visitor(*this, listener, place, line, from);
  if (line.is_tls()) {
    const Crowd::Silence silence = visitor.waiting();
    line.expires_after(visitor.patience());
    failed = co_await line.shake_hands();
    if (failed) co_return;
  }
  std::optional<HttpRequest> upgrade;
  {
    HttpReader<Line, Connection> reader(line, visitor);
    upgrade = co_await reader.serve();
  }
  if (!upgrade || listener.machines) {
    line.finish();
    co_return;
  }
  Arrival one(listener, place, std::move(line), std::move(*upgrade), sessions_);
  one.address = visitor.address(one.request);
  one.id = requests_.id_of(one.request);
  co_await serve_socket(one);
}

asio::awaitable<void> Visits::serve_socket(Arrival& one) {
  one.refusal = api_.why_no_socket_now(one.request, one.address, static_cast<int>(sockets_of_[one.address]));
  if (!one.refusal) one.refusal = co_await open_at_table(one);
  if (one.was_open) requests_.note_end_of_socket(one.id, one.watch.time());
  if (!one.refusal) co_return;
  requests_.note(one.request, one.id, static_cast<int>(one.refusal->result_int()), one.watch.time());
  one.refusal->set("X-Request-Id", one.id);
  boost::system::error_code failed;
  one.line->expires_after(kSlowest);
  co_await http::async_write(*one.line, *one.refusal, asio::redirect_error(kPlain, failed));
}

// Until the socket has ended, or why there is none.
asio::awaitable<std::optional<HttpResponse>> Visits::open_at_table(Arrival& one) {
  const Found found = find_route(one.request.method(), path_of(one.request));
  if (!same_origin(one.request)) {
    metrics_.refused(Refused::OtherSite);
    co_return no_socket(one.request, http::status::forbidden, "other sites may not connect here");
  }
  const auto known = co_await people_.known(one.request);
  if (!known) co_return no_store(one.request);
  one.person = *known;
  one.session.belongs_to(one.who());
  if (!found.route || found.route->what != Route::What::Socket)
    co_return no_socket(one.request, http::status::not_found, "must be opened at /api/tables/ID/socket");
  Lane& lane = lanes_.of(found.table);
  one.reach = std::make_shared<Reach>(lane.network);
  co_await asio::co_spawn(lane.network, at_table(lane, one, found.table), kPlain);
  co_return std::exchange(one.refusal, std::nullopt);
}

std::optional<HttpResponse> Visits::why_not_at_table(Lane& lane, const Arrival& one,
                                                     const Result<LiveRoomPtr>& live) const {
  if (!live && is_store_trouble(live.error())) return no_store(one.request);
  if (!live) return no_socket(one.request, http::status::not_found, live.error().what);
  if ((*live)->sockets >= kMaxSocketsOfTable && (*live)->claim_of(one.who()) == Crowd::Claim::Stranger) {
    lane.metrics.refused(Refused::SocketsOfTable);
    return no_socket(one.request, http::status::service_unavailable,
                     "too many people are watching this table");
  }
  return why_not_in(one.request, one.person, **live);
}

asio::awaitable<void> Visits::at_table(Lane& lane, Arrival& one, std::string table) {
  const Result<LiveRoomPtr> live = co_await lane.hub.find(std::move(table));
  one.refusal = why_not_at_table(lane, one, live);
  if (one.refusal) co_return;
  *one.reach->claim = (*live)->claim_of(one.who());
  co_await asio::co_spawn(lanes_.front().network, admit(lane, one), kPlain);
  if (one.refusal) co_return;

  boost::system::error_code failed;
  Socket::Stream stream(std::move(*one.line));
  auto with_id = [&one](beast::websocket::response_type& answer) { answer.set("X-Request-Id", one.id); };
  stream.set_option(beast::websocket::stream_base::decorator(with_id));
  co_await stream.async_accept(one.request, asio::redirect_error(kPlain, failed));
  if (failed || !one.reach->is_wanted()) co_return;
  std::string by_key = key_in(one.request);
  one.request = HttpRequest();  // as long as somebody looks on, its memory is for others
  Socket socket(std::move(stream), lane.hub, lane.metrics, *live, one.person.value_or(Person()),
                std::move(by_key));
  socket.claim = one.reach->claim;
  const Listed listed(lane.sockets, &socket);
  const Reach::Open open(*one.reach, socket);
  one.was_open = true;
  if (lane.ending) socket.close_soon("the server starts anew");
  co_await socket.run();
}

// Back on the first lane: whether there is room. Then the connection goes over to the lane of the table.
asio::awaitable<void> Visits::admit(Lane& lane, Arrival& one) {
  const std::shared_ptr<Reach>& reach = one.reach;
  if (!one.listener.crowd.admit(one.who(), *reach->claim)) {
    metrics_.refused(Refused::Full);
    one.refusal = full(one.request);
    co_return;
  }
  constexpr int kSwitching = 101;
  requests_.note(one.request, one.id, kSwitching, one.watch.time());
  one.counted.emplace(sockets_, sockets_of_[one.address]);
  one.guest.emplace(
      one.place, one.who(), [reach] { return reach->claim->load(); }, [reach] { reach->make_way(); });
  one.session.ends_by([reach] { reach->end_session(); });
  if (one.session.ended()) reach->end_session();
  one.line->expires_never();
  if (&lane == &lanes_.front()) co_return;
  Line moved = Line::moved(std::move(*one.line), lane.network);
  one.line.emplace(std::move(moved));
}

void Visits::forget_quiet_addresses() {
  std::erase_if(sockets_of_, [](const auto& entry) { return entry.second == 0; });
}

}  // namespace zig::server
