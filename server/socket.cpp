#include "server/socket.h"

#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/redirect_error.hpp>

#include "engine/json_reader.h"
#include "table/match.h"

namespace zig::server {

namespace asio = boost::asio;
namespace websocket = beast::websocket;

namespace {

constexpr auto kPlain = asio::use_awaitable;

// The asker's own mark comes back.
void mark(Json& reply, const Json& message) {
  constexpr std::size_t kMaxMark = 64;
  if (!message.is_object() || !message.contains("id")) return;
  const Json& id = message["id"];
  const bool short_text = id.is_string() && id.get_ref<const std::string&>().size() <= kMaxMark;
  if (short_text || id.is_number_integer()) reply["id"] = id;
}

Json failure(const Problem& why) { return {{"type", "error"}, {"where", why.where}, {"what", why.what}}; }
Json failure(std::string where, std::string what) {
  return failure(Problem{std::move(where), std::move(what), {}});
}

}  // namespace

Socket::Socket(Stream stream, Hub& hub, LiveRoomPtr live, Person caller)
    : stream_(std::move(stream)),
      hub_(hub),
      live_(std::move(live)),
      caller_(std::move(caller)),
      something_to_send_(stream_.get_executor(), asio::steady_timer::time_point::max()) {
  person = caller_.id;
}

Socket::~Socket() {  // however it ended: nobody may tell it anything any more
  std::erase(live_->watchers, this);
  live_->used = now_millis();
}

void Socket::tell(std::shared_ptr<const std::string> frame) {
  if (closing_) return;
  queued_ += frame->size();
  outgoing_.push_back(std::move(frame));
  if (queued_ > kMaxQueued) cut();  // too slow: it may come back and ask for the gap
  something_to_send_.cancel();
}

void Socket::end() {
  closing_ = true;
  something_to_send_.cancel();
}

// Whoever reads or writes now is told that the connection is gone.
void Socket::cut() {
  cut_ = true;
  outgoing_.clear();
  end();
  beast::get_lowest_layer(stream_).close();
}

void Socket::close_soon(std::string why) {
  tell(std::make_shared<const std::string>(table::json_line({{"type", "restart"}, {"why", std::move(why)}})));
  end();
}

asio::awaitable<void> Socket::send_all() {
  boost::system::error_code failed;
  while (!cut_) {
    while (!outgoing_.empty()) {
      const auto frame = outgoing_.front();
      outgoing_.pop_front();
      queued_ -= frame->size();
      co_await stream_.async_write(asio::buffer(*frame), asio::redirect_error(kPlain, failed));
      if (failed) cut();
    }
    if (closing_) {
      if (!cut_)
        co_await stream_.async_close(websocket::close_code::try_again_later,
                                     asio::redirect_error(kPlain, failed));
      cut();
      co_return;
    }
    something_to_send_.expires_at(asio::steady_timer::time_point::max());
    co_await something_to_send_.async_wait(asio::redirect_error(kPlain, failed));
  }
}

asio::awaitable<void> Socket::receive_all() {
  while (!cut_) co_await receive_next();
}

asio::awaitable<void> Socket::receive_next() {
  beast::flat_buffer buffer;
  boost::system::error_code failed;
  co_await stream_.async_read(buffer, asio::redirect_error(kPlain, failed));
  if (failed) {
    cut();
    co_return;
  }
  const std::string text = beast::buffers_to_string(buffer.data());
  const auto message = parse_json(text, "message", kMaxFrame);
  Json reply;
  if (const int wait = allowed_.take(now_millis())) {
    reply = {{"type", "busy"}, {"seconds", wait}};
  } else if (!message || !message->is_object()) {
    reply = message ? failure("message", "must be an object with \"type\"") : failure(message.error());
  } else {
    reply = co_await answer(*message, text);
  }
  if (reply.is_null()) co_return;
  if (message) mark(reply, *message);
  tell(std::make_shared<const std::string>(table::json_line(reply)));
}

asio::awaitable<Json> Socket::answer(const Json& message, const std::string& text) {
  Reader in(message, "message");
  const std::string type = in.text("type");
  if (in.failed()) co_return failure(in.problem());
  if (type == "ping") co_return Json{{"type", "pong"}};
  if (type == "hello") {
    if (watching_) co_return failure("message.type", "hello is said once");
    told_event = in.integer("since", 0, 1 << 30, 0);
    if (const auto known = lang_from(in.text("lang", "en")))
      lang = *known;
    else
      in.fail_at("message.lang", "must be en, cs or pl");
    if (in.failed()) co_return failure(in.problem());
    watching_ = co_await hub_.watch(live_, *this);
    if (!watching_) end();  // the store does not answer: try again later
    co_return Json();
  }
  if (!watching_) co_return failure("message.type", "say hello first");
  constexpr std::string_view kChanges[] = {"play", "undo", "sit", "leave", "come_back", "computer", "clock"};
  if (std::ranges::find(kChanges, type) != std::end(kChanges)) co_return co_await change(message, type);
  co_return co_await hub_.ask(live_, person, text);
}

asio::awaitable<Json> Socket::change(const Json& message, std::string_view kind) {
  const std::string type(kind);
  Reader in(message, "message");
  const std::string client_id = in.text("cid", "");
  const std::string move = type == "play" ? in.text("move") : "";
  const std::string level = type == "computer" ? in.text("level", "greedy") : "";
  std::optional<int> seat;
  if (in.has("seat")) seat = in.integer("seat", 0, kMaxSeats - 1);
  const Pace pace = type == "clock" ? read_pace(in.object("clock")) : Pace{};
  std::optional<int> expect;
  if (in.has("expect")) expect = in.integer("expect", 0, 1 << 30);
  if (type == "computer" && !seat) in.fail_at("message.seat", "is missing; say which seat");
  const auto odd = [](unsigned char c) { return c < ' '; };
  if (client_id.size() > 64 || std::ranges::any_of(client_id, odd))
    in.fail_at("message.cid", "must have at most 64 bytes and no control characters");
  if (in.failed()) co_return failure(in.problem());
  const Millis now = now_millis();
  const Person& who = caller_;
  const Lang in_lang = lang;
  Hub::Request request = [=](Room& room) -> Room::Wanted {
    if (type == "play") return room.play(who, move, expect, in_lang, now);
    if (type == "undo") return room.undo(who, in_lang, now);
    if (type == "sit") return room.sit(who, seat, in_lang, now);
    if (type == "leave") return room.leave(who, in_lang, now);
    if (type == "clock") return room.wish_pace(who, pace, in_lang, now);
    if (type == "come_back") return room.come_back(who, in_lang, now);
    return room.add_computer(who, *seat, level, in_lang, now);
  };
  co_return co_await hub_.change(live_, who, client_id, lang, std::move(request));
}

asio::awaitable<void> Socket::run() {
  using namespace asio::experimental::awaitable_operators;
  // Each ends the other by cut(), never by cancelling it: a request that is under way has changed its room and must reach
  // its end, stored or thrown away, whether or not somebody is left to hear the answer.
  stream_.read_message_max(kMaxFrame);
  stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = std::chrono::seconds(10),
                                                     .idle_timeout = std::chrono::milliseconds(kHeartbeat),
                                                     .keep_alive_pings = true});
  stream_.auto_fragment(false);
  co_await (send_all() && receive_all());
}

}  // namespace zig::server
