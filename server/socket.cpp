#include "server/socket.h"

#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/redirect_error.hpp>
#include <utility>

#include "engine/json_reader.h"
#include "server/hub_worker.h"
#include "server/messages.h"
#include "table/answers.h"

namespace zig::server {

namespace asio = boost::asio;
namespace websocket = beast::websocket;

namespace {

constexpr auto kPlain = asio::use_awaitable;

Json failure(std::string where, Phrase what, Lang lang) {
  return table::problem_json({std::move(where), std::move(what), {}}, lang);
}

// As somebody sent it.
std::string_view type_of(const Json& message) {
  const auto type = message.find("type");
  return type != message.end() && type->is_string() ? type->get_ref<const std::string&>()
                                                    : std::string_view();
}
bool is_for_the_coach(std::string_view type) { return type == "hint" || type == "review"; }

Absence absence_at(const LiveRoomPtr& live, Millis patience, Millis now) {
  return {.last_here = [live, now](std::string_view one) { return live->presence.last_here(one, now); },
          .opened = live->opened,
          .patience = patience};
}

}  // namespace

// When one part ends in whatever way, the others do, too, by cut(). None is ever cancelled, not even by an exception: a request
// that is under way has changed its room and must reach its end, stored or thrown away, whether or not somebody is left to
// hear the answer.
class Socket::Part {
 public:
  explicit Part(Socket& of) : of_(of) {}
  ~Part() { of_.cut(); }
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;
  void failed() const { of_.hub_.faults().note("socket", of_.id_, std::current_exception()); }

 private:
  Socket& of_;
};

Socket::Socket(std::string id, Stream stream, Hub& hub, Metrics& metrics, LiveRoomPtr live, Person caller,
               std::string by_key)
    : id_(std::move(id)),
      stream_(std::move(stream)),
      hub_(hub),
      metrics_(metrics),
      live_(std::move(live)),
      caller_(std::move(caller)),
      something_to_send_(stream_.get_executor(), asio::steady_timer::time_point::max()),
      something_to_think_about_(stream_.get_executor(), asio::steady_timer::time_point::max()) {
  person = caller_.id;
  login = caller_.login;
  key = std::move(by_key);
  ++live_->sockets;
  live_->presence.came(person);
}

Socket::~Socket() {  // however it ended: nobody may tell it anything any more
  forget_what_waits();
  --live_->sockets;
  std::erase(live_->watchers, this);
  live_->heed_watchers();
  live_->used = now_millis();
  live_->presence.left(person, live_->used, !live_->room || live_->room->concerns(person));
}

void Socket::tell(std::shared_ptr<const std::string> frame) {
  if (closing_) return;
  queued_ += frame->size();
  metrics_.waiting_bytes += frame->size();
  outgoing_.push_back(std::move(frame));
  // Too slow: it may come back and ask for the gap. One frame may be larger, else nobody could come to a long game any more.
  if (queued_ > kMaxQueued && outgoing_.size() > 1) {
    metrics_.refused(Refused::SlowReader);
    cut();
  }
  something_to_send_.cancel();
}

void Socket::forget_what_waits() {
  outgoing_.clear();
  metrics_.waiting_bytes -= std::exchange(queued_, 0);
}

void Socket::end() {
  closing_ = true;
  something_to_send_.cancel();
}

// Whoever reads or writes now is told that the connection is gone.
void Socket::cut() {
  cut_ = true;
  forget_what_waits();
  end();
  something_to_think_about_.cancel();
  if (interest_) interest_->lose();
  beast::get_lowest_layer(stream_).close();
}

void Socket::show_out(const Phrase& why) {
  tell(std::make_shared<const std::string>(table::json_line({{"type", "closed"}, {"why", said(lang, why)}})));
  goodbye_ = websocket::close_code::policy_error;
  end();
}

void Socket::close_soon(std::string why) {
  tell(std::make_shared<const std::string>(table::json_line({{"type", "restart"}, {"why", std::move(why)}})));
  end();
}

void Socket::end_session() {
  ended_ = true;
  close_soon("the session has ended");
}

asio::awaitable<void> Socket::send_all() {
  const Part part(*this);
  try {
    while (!cut_) co_await send_next();
  } catch (...) {
    part.failed();
  }
}

asio::awaitable<void> Socket::send_next() {
  boost::system::error_code failed;
  while (!outgoing_.empty()) {
    const auto frame = outgoing_.front();
    outgoing_.pop_front();
    queued_ -= frame->size();
    metrics_.waiting_bytes -= frame->size();
    co_await stream_.async_write(asio::buffer(*frame), asio::redirect_error(kPlain, failed));
    if (failed) cut();
  }
  if (closing_) {
    if (!cut_) co_await stream_.async_close(goodbye_, asio::redirect_error(kPlain, failed));
    cut();
    co_return;
  }
  something_to_send_.expires_at(greeted_ ? asio::steady_timer::time_point::max() : greeting_until_);
  co_await something_to_send_.async_wait(asio::redirect_error(kPlain, failed));
  if (!failed && !greeted_) end();  // who never says hello is not here
}

asio::awaitable<void> Socket::receive_all() {
  const Part part(*this);
  try {
    while (!cut_) co_await receive_next();
  } catch (...) {
    part.failed();
  }
}

asio::awaitable<void> Socket::receive_next() {
  beast::flat_buffer buffer;
  boost::system::error_code failed;
  co_await stream_.async_read(buffer, asio::redirect_error(kPlain, failed));
  if (failed) {
    cut();
    co_return;
  }
  const Stopwatch watch;
  const auto message = parse_json(beast::buffers_to_string(buffer.data()), "message", kMaxFrame);
  Json reply;
  if (const int wait = allowed_.take(now_millis())) {
    metrics_.refused(Refused::Messages);
    reply = {{"type", "busy"}, {"seconds", wait}};
  } else if (stream_.got_binary()) {
    reply = failure("message", "must be a text frame, not a binary one", lang);
  } else if (!message || !message->is_object()) {
    reply = message ? failure("message", "must be an object with \"type\"", lang)
                    : table::problem_json(message.error(), lang);
  } else {
    reply = co_await answer(*message);
    note_failure(*message, reply);
    if (!is_for_the_coach(type_of(*message))) metrics_.message(type_of(*message), watch.time());
  }
  if (reply.is_null()) co_return;
  if (message) mark(reply, *message);
  tell(std::make_shared<const std::string>(table::json_line(std::move(reply))));
}

// Whoever asks for advice can go on playing meanwhile.
asio::awaitable<void> Socket::coach_all() {
  const Part part(*this);
  try {
    while (!cut_) co_await coach_next();
  } catch (...) {
    part.failed();
  }
}

asio::awaitable<void> Socket::coach_next() {
  if (!for_the_coach_) {
    boost::system::error_code ignored;
    something_to_think_about_.expires_at(asio::steady_timer::time_point::max());
    co_await something_to_think_about_.async_wait(asio::redirect_error(kPlain, ignored));
    co_return;
  }
  const Stopwatch watch;
  interest_ = std::make_shared<Interest>();
  Json reply = co_await hub_.ask(live_, person, *for_the_coach_, interest_);
  note_failure(*for_the_coach_, reply);
  metrics_.message(type_of(*for_the_coach_), watch.time());
  mark(reply, *for_the_coach_);
  for_the_coach_.reset();
  if (!cut_) tell(std::make_shared<const std::string>(table::json_line(std::move(reply))));
}

asio::awaitable<Json> Socket::answer(const Json& message) {
  Reader in(message, "message");
  const std::string type = in.text("type");
  if (in.failed()) co_return table::problem_json(in.problem(), lang);
  if (type == "ping") co_return Json{{"type", "pong"}};
  if (type == "hello") {
    if (greeted_) co_return failure("message.type", "hello can be said only once", lang);
    const auto hello = read_hello(message);
    if (!hello) co_return table::problem_json(hello.error(), lang);
    told_event = hello->since;
    lang = hello->lang;
    with = hello->with;
    greeted_ = true;
    watching_ = co_await hub_.watch(live_, *this);
    if (!watching_) end();  // the store does not answer: try again later
    co_return Json();
  }
  if (!watching_) co_return failure("message.type", "say hello first", lang);
  if (is_change(type)) co_return co_await change(message);
  if (is_for_the_coach(type)) {
    if (for_the_coach_) metrics_.refused(Refused::Thinking);
    if (for_the_coach_) co_return Json{{"type", "busy"}, {"seconds", 1}};
    for_the_coach_ = message;
    something_to_think_about_.cancel();
    co_return Json();
  }
  co_return co_await hub_.ask(live_, person, message, nullptr);
}

// What people were told only in their own words belongs into the log: that the store did not answer, or that a message made no sense. What
// the rules refuse is no failure.
void Socket::note_failure(const Json& message, const Json& reply) const {
  const auto fields = [&](std::string_view what) {
    return Json{{"id", id_}, {"type", Metrics::kind_of(type_of(message))}, {"what", what}};
  };
  const auto why = reply.find("why");
  const bool not_stored =
      type_of(reply) == "refused" && why != reply.end() &&
      (*why == text(lang, "server.refuse.storage") || *why == text(Lang::En, "server.refuse.storage"));
  const bool not_read = type_of(message) == "hello" && !watching_ && !live_->room;
  if (not_stored || not_read)
    hub_.log().problem("message", fields("the store did not answer"));
  else if (type_of(reply) == "error" && hub_.log().everything())
    hub_.log().note("message", fields("error"));
}

// Whoever sits down gets the name they have now: since the socket was opened somebody may have typed a name.
asio::awaitable<void> Socket::learn_name() {
  auto read_person = [this, id = person] { return hub_.store().read_person(id); };
  const auto now = co_await hub_.on_worker(std::move(read_person));
  if (now && *now) caller_ = **now;
  login = caller_.login;
}

asio::awaitable<Json> Socket::change(const Json& message) {
  const auto wanted = read_change(message);
  if (!wanted) co_return table::problem_json(wanted.error(), lang);
  if (wanted->type == "sit" && !person.empty()) co_await learn_name();
  const Millis now = now_millis();
  const Visitor as = visitor();
  const Absence absence = absence_at(live_, hub_.away(), now);
  Hub::Request request = [this, change = *wanted, who = caller_, as, absence, lang = lang, now](Room& room) {
    if (ended_)  // whoever logged out does nothing more here, not even what was under way
      return Room::Wanted(std::unexpected(
          table::Refusal{.rule = {}, .why = said(lang, "You have logged out; log in again.")}));
    if (const auto why = room.why_not_in(as))
      return Room::Wanted(std::unexpected(table::Refusal{.rule = {}, .why = said(lang, *why)}));
    return make(change, room, who, absence, lang, now);
  };
  Json reply = co_await hub_.change(live_, caller_, wanted->client_id, lang, std::move(request));
  if (caller_.id.empty() && reply["type"] == "refused") reply["nobody"] = true;
  co_return reply;
}

asio::awaitable<void> Socket::run() {
  using namespace asio::experimental::awaitable_operators;
  stream_.read_message_max(kMaxFrame);
  stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = std::chrono::seconds(10),
                                                     .idle_timeout = std::chrono::milliseconds(kHeartbeat),
                                                     .keep_alive_pings = true});
  stream_.auto_fragment(false);
  co_await (send_all() && receive_all() && coach_all());
}

}  // namespace zig::server
