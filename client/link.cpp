#include "client/link.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <random>

#include "client/stream.h"
#include "client/trust.h"
#include "engine/json_reader.h"
#include "engine/seat.h"
#include "table/match.h"

namespace zig::client {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using std::chrono::milliseconds;

namespace {

constexpr auto kPlain = asio::use_awaitable;
constexpr int kProtocol = 1;     // the newest that is understood (docs/protocol.md)
constexpr int kBeatsMissed = 3;  // then the connection is as good as lost
constexpr std::size_t kMostEvents = 100'000, kMostNotices = 20;
constexpr milliseconds kLook{50};           // at whoever may have given up
constexpr const char* kAboutId = "about";   // of the question about the protocol
constexpr const char* kCalledFor = "news";  // of a change that news called for

std::string text_in(const Json& json, const char* key, std::size_t longest = 500) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>().substr(0, longest) : "";
}

std::string random_mark() {
  std::random_device source;
  char text[17];
  std::snprintf(text, sizeof text, "%08x%08x", source(), source());
  return text;
}

// Whoever is asked may ask the link in turn.
bool asked_to_stop(std::unique_lock<std::mutex>& lock, const Link::GivenUp& given_up) {
  if (!given_up) return false;
  lock.unlock();
  const bool stop = given_up();
  lock.lock();
  return stop;
}

}  // namespace

Link::Link(LinkConfig config)
    : config_(std::move(config)),
      tls_(tls_context()),
      something_to_send_(context_, Clock::time_point::max()),
      next_beat_(context_, Clock::time_point::max()),
      mark_(random_mark()) {
  if (pipe2(wake_, O_NONBLOCK | O_CLOEXEC) != 0) wake_[0] = wake_[1] = -1;
  asio::co_spawn(context_, run(), asio::detached);
  thread_ = std::thread([this] { context_.run(); });
}

Link::~Link() {
  asio::post(context_, [this] {
    closing_ = true;
    something_to_send_.cancel();
    next_beat_.cancel();
    next_beat_.expires_after(milliseconds(500));  // a server that does not say goodbye is left all the same
    next_beat_.async_wait([this](boost::system::error_code) { context_.stop(); });
  });
  thread_.join();
  for (const int end : wake_) {
    if (end >= 0) close(end);
  }
}

// --- what others ask

Link::Status Link::status() const {
  const std::lock_guard lock(mutex_);
  return status_;
}

News Link::news() const {
  const std::lock_guard lock(mutex_);
  return news_;
}

std::optional<Json> Link::answer_with_news(std::uint64_t number, std::string_view question) const {
  const std::lock_guard lock(mutex_);
  if (news_.number != number) return std::nullopt;
  const auto found =
      std::ranges::find_if(answers_, [&](const Json& answer) { return text_in(answer, "type") == question; });
  if (found == answers_.end()) return std::nullopt;
  return *found;
}

std::vector<Json> Link::events_since(int since) const {
  const std::lock_guard lock(mutex_);
  const auto first =
      std::ranges::find_if(events_, [&](const Json& event) { return event["n"].get<int>() > since; });
  return {first, events_.end()};
}

std::vector<Notice> Link::take_notices() {
  const std::lock_guard lock(mutex_);
  std::vector<Notice> all(notices_.begin(), notices_.end());
  notices_.clear();
  return all;
}

void Link::empty_wake_fd() const {
  char bytes[64];
  while (wake_[0] >= 0 && read(wake_[0], bytes, sizeof bytes) > 0) {
  }
}

bool Link::wait_for_news(std::uint64_t known, milliseconds patience, const GivenUp& given_up) const {
  std::unique_lock lock(mutex_);
  const auto until = Clock::now() + patience;
  while (news_.number <= known && status_.refused.empty()) {
    if (Clock::now() >= until || asked_to_stop(lock, given_up)) return false;
    if (news_.number <= known) change_.wait_until(lock, std::min(until, Clock::now() + kLook));
  }
  return true;
}

Result<Json> Link::ask(Json question, milliseconds patience, const GivenUp& given_up) {
  return wait_for_answer(std::move(question), "q", Clock::now() + patience, given_up);
}

Result<Json> Link::change(Json message, const GivenUp& given_up) {
  return wait_for_answer(std::move(message), "c", std::nullopt, given_up);
}

Result<Json> Link::wait_for_answer(Json message, std::string id, std::optional<Clock::time_point> until,
                                   const GivenUp& given_up) {
  std::unique_lock lock(mutex_);
  char number[24];
  std::snprintf(number, sizeof number, "%010llu",
                static_cast<unsigned long long>(++next_id_));  // sorted as they were asked
  id = number + id;
  message["id"] = id;
  if (!until) message["cid"] = mark_ + "-" + id;
  waiting_[id].frame = table::json_line(message);
  asio::post(context_, [this, frame = waiting_[id].frame] {
    if (told_) send(frame);
  });
  for (;;) {
    if (waiting_[id].answer) {
      Json answer = std::move(*waiting_[id].answer);
      waiting_.erase(id);
      return answer;
    }
    if (!status_.refused.empty() || (until && Clock::now() >= *until) || asked_to_stop(lock, given_up)) break;
    if (!waiting_[id].answer) change_.wait_until(lock, Clock::now() + kLook);
  }
  waiting_.erase(id);
  return problem(config_.at.url(), status_.refused.empty()
                                       ? Phrase("did not answer in time; try again in a moment")
                                       : Phrase(status_.refused));
}

void Link::tell(Notice notice) {
  if (++told_notices_[notice.kind + " " + notice.about] > 1 || told_notices_.size() > 10 * kMostNotices)
    return;
  notices_.push_back(std::move(notice));
  if (notices_.size() > kMostNotices) notices_.pop_front();
}

void Link::changed() {
  change_.notify_all();
  if (wake_[1] >= 0 && write(wake_[1], "!", 1) < 0) return;  // full: it is readable anyway
}

void Link::refuse(std::string why) {
  const std::lock_guard lock(mutex_);
  status_.refused = std::move(why);
  changed();
}

// --- the connection

asio::awaitable<void> Link::pause(milliseconds time) {
  asio::steady_timer& timer = something_to_send_;  // whoever closes the link cancels it
  boost::system::error_code ignored;
  timer.expires_after(time);
  co_await timer.async_wait(asio::redirect_error(kPlain, ignored));
}

asio::awaitable<void> Link::run() {
  std::minstd_rand dice{std::random_device{}()};
  milliseconds wait = config_.first_pause;
  while (!closing_) {
    told_ = connected_ = false;
    outgoing_.clear();
    co_await connect_once();
    const bool was_up = std::exchange(told_, false);
    if (was_up) wait = config_.first_pause;
    const milliseconds part = wait * std::uniform_int_distribution<int>(70, 130)(dice) / 100;
    {
      const std::lock_guard lock(mutex_);
      status_.up = false;
      status_.lag = milliseconds(-1);
      status_.breaks += was_up ? 1 : 0;
      status_.again = Clock::now() + part;
      changed();
      if (!status_.refused.empty()) co_return;
    }
    if (!closing_) co_await pause(part);
    wait = std::min(wait * 2, config_.longest_pause);
  }
  next_beat_.cancel();
  context_.stop();
}

asio::awaitable<void> Link::connect_once() {
  auto stream = co_await dial(config_.at);
  if (!stream) co_return;
  if (!config_.at.secure) {
    co_await talk(std::move(*stream));
    co_return;
  }
  auto secure = co_await secured(std::move(*stream), config_.at, tls_);
  if (secure) co_await talk(std::move(*secure));
}

template <class Stream>
asio::awaitable<void> Link::talk(Stream stream) {
  using namespace asio::experimental::awaitable_operators;
  websocket::stream<Stream> socket(std::move(stream));
  const std::string cookie = config_.cookie, lang = config_.lang;
  auto decorate = [cookie, lang](websocket::request_type& request) {
    request.set(http::field::user_agent, "ziggurat");
    request.set(http::field::accept_language, lang);
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
  };
  socket.set_option(websocket::stream_base::decorator(decorate));
  socket.set_option(websocket::stream_base::timeout{.handshake_timeout = std::chrono::seconds(10),
                                                    .idle_timeout = websocket::stream_base::none(),
                                                    .keep_alive_pings = false});
  socket.read_message_max(kMaxMessage);
  socket.auto_fragment(false);
  beast::get_lowest_layer(socket).expires_never();
  const std::string path = "/api/tables/" + config_.table + "/socket" + config_.at.query(),
                    host = config_.at.authority();
  websocket::response_type response;
  boost::system::error_code failed;
  co_await socket.async_handshake(response, host, path, asio::redirect_error(kPlain, failed));
  if (failed == websocket::error::upgrade_declined) {
    const int status = static_cast<int>(response.result_int());
    const bool for_good = status >= 400 && status < 500 && status != 408 && status != 429;
    const auto body = read_message(response.body());
    const std::string what = body ? text_in(*body, "what") : "";
    if (for_good)
      refuse(what.empty() ? said(lang_, say("there is no such table ({status})", {{"status", status}}))
                          : what);
    co_return;
  }
  if (failed) co_return;
  connected_ = true;
  heard_ = Clock::now();
  int event = 0;
  {
    const std::lock_guard lock(mutex_);
    event = news_.event;
  }
  Json hello = {{"type", "hello"}, {"since", event}, {"lang", config_.lang}};
  if (!config_.with.empty()) hello["with"] = config_.with;
  Json about = {{"type", "table"}, {"id", kAboutId}};
  send(table::json_line(hello));
  send(table::json_line(about));
  co_await (send_all(socket) || receive_all(socket) || beat());
  connected_ = false;
}

template <class Socket>
asio::awaitable<void> Link::send_all(Socket& socket) {
  boost::system::error_code failed;
  for (;;) {
    while (!outgoing_.empty() && !closing_) {
      const std::string frame = std::move(outgoing_.front());
      outgoing_.pop_front();
      co_await socket.async_write(asio::buffer(frame), asio::redirect_error(kPlain, failed));
      if (failed) co_return;
    }
    if (closing_) {
      co_await socket.async_close(websocket::close_code::normal, asio::redirect_error(kPlain, failed));
      co_return;
    }
    something_to_send_.expires_at(Clock::time_point::max());
    co_await something_to_send_.async_wait(asio::redirect_error(kPlain, failed));
  }
}

template <class Socket>
asio::awaitable<void> Link::receive_all(Socket& socket) {
  boost::system::error_code failed;
  beast::flat_buffer buffer;
  while (connected_) {
    buffer.clear();
    co_await socket.async_read(buffer, asio::redirect_error(kPlain, failed));
    if (failed == websocket::error::message_too_big) {
      const std::lock_guard lock(mutex_);
      tell({"unreadable",
            problem_line(
                lang_, {"message", say("is longer than {n} bytes; shorten it", {{"n", kMaxMessage}}), {}})});
      changed();
    }
    if (failed) co_return;
    heard_ = Clock::now();
    take({static_cast<const char*>(buffer.data().data()), buffer.size()});
  }
}

// Asks how long an answer takes, and whether there is one at all.
asio::awaitable<void> Link::beat() {
  boost::system::error_code failed;
  while (!closing_) {
    if (Clock::now() - heard_ > config_.heartbeat * kBeatsMissed) co_return;
    beat_sent_ = Clock::now();
    Json ping = {{"type", "ping"}, {"id", ++beats_}};
    send(table::json_line(ping));
    next_beat_.expires_after(config_.heartbeat);
    co_await next_beat_.async_wait(asio::redirect_error(kPlain, failed));
  }
  asio::steady_timer goodbye(context_, milliseconds(300));  // send_all() says it
  co_await goodbye.async_wait(asio::redirect_error(kPlain, failed));
}

void Link::send(std::string frame) {
  outgoing_.push_back(std::move(frame));
  something_to_send_.cancel();
}

asio::awaitable<void> Link::send_later(std::string id, std::chrono::seconds time) {
  asio::steady_timer timer(context_, time);
  boost::system::error_code ignored;
  co_await timer.async_wait(asio::redirect_error(kPlain, ignored));
  const std::lock_guard lock(mutex_);
  const auto found = waiting_.find(id);
  if (told_ && found != waiting_.end()) send(found->second.frame);
}

// --- what comes

void Link::take(std::string_view text) {
  const auto frame = read_message(text);
  if (!frame) {
    const std::lock_guard lock(mutex_);
    tell({"unreadable", problem_line(lang_, frame.error())});
    connected_ = false;  // who knows what else was lost
    return changed();
  }
  const std::string type = text_in(*frame, "type", 40);
  if (type == "news") return take_news(*frame);
  if (type == "closed") return refuse(text_in(*frame, "why"));  // by the host: it is not tried again
  const std::lock_guard lock(mutex_);
  if (type == "pong") {
    const auto id = frame->find("id");
    if (id != frame->end() && *id == beats_)
      status_.lag = std::chrono::duration_cast<milliseconds>(Clock::now() - beat_sent_);
  } else if (type == "restart") {
    tell({"restart", std::to_string(status_.breaks)});
  } else {
    take_answer(type, *frame);
  }
  changed();
}

// With the lock.
void Link::take_answer(const std::string& type, const Json& frame) {
  const std::string id = text_in(frame, "id", 64);
  if (id == kAboutId) {
    const auto protocol = frame.find("protocol");
    if (protocol != frame.end() && protocol->is_number_integer() && protocol->get<std::int64_t>() > kProtocol)
      tell({"newer", protocol->dump()});
    return;
  }
  const auto asked = waiting_.find(id);
  if (asked == waiting_.end()) {
    if (type == "error" && id.empty())
      tell({"error", text_in(frame, "where", 100) + ": " + text_in(frame, "what")});
    static constexpr std::string_view kKnown[] = {"done",      "refused",  "error",    "busy", "table",
                                                  "catalogue", "view",     "decision", "why",  "hint",
                                                  "events",    "standing", "replay"};
    if (std::ranges::find(kKnown, type) == std::end(kKnown)) tell({"unknown", type});
    return;  // somebody gave up waiting
  }
  if (type == "busy") {
    const auto given = frame.find("seconds");
    const auto seconds = given != frame.end() && given->is_number_integer() ? given->get<std::int64_t>() : 1;
    asio::co_spawn(context_, send_later(id, std::chrono::seconds(std::clamp<std::int64_t>(seconds, 1, 60))),
                   asio::detached);
    return;
  }
  asked->second.answer = frame;
}

void Link::take_news(const Json& frame) {
  Reader in(frame, "news");
  auto about = read_about(in.object("about").json());
  News news;
  news.moves = in.integer("moves", 0, 1 << 30);
  news.event = in.integer("event", 0, 1 << 30);
  for (Reader seat : in.list("pending", kMaxSeats)) news.pending.push_back(seat.as_integer(0, kMaxSeats - 1));
  std::vector<Json> events;
  for (Reader event : in.list("events", kMostEvents)) {
    event.integer("n", 1, 1 << 30);
    event.text("text");
    if (!in.failed()) events.push_back(event.json());
  }
  std::vector<Json> answers;
  if (in.has("answers")) {
    for (Reader answer : in.list("answers", config_.with.size())) {
      answer.text("type");
      if (!in.failed()) answers.push_back(answer.json());
    }
  }
  std::optional<Json> called_for;
  if (!in.failed() && about && config_.after_news) called_for = config_.after_news(*about);
  const std::lock_guard lock(mutex_);
  if (in.failed() || !about || events.size() + events_.size() > kMostEvents) {
    tell({"unreadable", problem_line(lang_, in.failed() ? in.problem()
                                            : !about    ? about.error()
                                                        : Problem{"events", "too many", {}})});
    connected_ = false;
    return changed();
  }
  news.about = std::move(*about);
  news.number = news_.number + 1;
  if (news.event < news_.event) events_.clear();  // a server that went back in time: everything anew
  int last = events_.empty() ? 0 : events_.back()["n"].get<int>();
  for (Json& event : events) {
    if (event["n"].get<int>() <= last) continue;
    last = event["n"].get<int>();
    events_.push_back(std::move(event));
  }
  news_ = std::move(news);
  answers_ = std::move(answers);
  status_.up = true;
  if (!std::exchange(told_, true)) {
    for (const auto& [id, waiting] : waiting_) send(waiting.frame);
  }
  if (called_for) {
    (*called_for)["id"] = kCalledFor;  // its answer comes as news
    send(table::json_line(std::move(*called_for)));
  }
  changed();
}

}  // namespace zig::client
