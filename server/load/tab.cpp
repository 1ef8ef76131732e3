#include "server/load/tab.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <utility>

#include "engine/json_reader.h"
#include "table/match.h"

namespace zig::server::load {

namespace asio = boost::asio;

namespace {

constexpr auto kPlain = asio::use_awaitable;
constexpr std::size_t kLargest = 8 << 20;

std::string text_at(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : "";
}

int number_at(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_number_integer() ? found->get<int>() : -1;
}

}  // namespace

bool Seen::add(const Json& events) {
  const auto mix = [&](std::string_view text) {
    for (const char c : text) hash = (hash ^ static_cast<std::uint8_t>(c)) * 1099511628211U;
  };
  for (const Json& event : events) {
    const int number = number_at(event, "n");
    if (number <= last) return false;
    last = number;
    ++count;
    // The number and what kind of thing happened; a sentence tells more when the game is over.
    const auto what = event.find("event");
    mix(std::to_string(number) + (what != event.end() ? text_at(*what, "kind") : ""));
  }
  return true;
}

Tab::Tab(Shared& shared, Signal& changed, const Browser& browser, int seat, std::string_view lang,
         std::uint64_t dice)
    : shared_(shared),
      changed_(changed),
      browser_(browser),
      seat_(seat),
      lang_(lang),
      random_(Random::fast(dice)) {}

// --- the connection

asio::awaitable<void> Tab::run() {
  using namespace asio::experimental::awaitable_operators;
  constexpr std::chrono::milliseconds kFirstWait{100}, kLongestWait{1000};
  auto wait = kFirstWait;
  something_to_send_.emplace(co_await asio::this_coro::executor, Instant::max());
  while (!closed_) {
    if (table_.empty()) {
      co_await changed_.wait_until(Instant::max());
      continue;
    }
    leaving_ = false;
    stream_.emplace(co_await asio::this_coro::executor);
    if (const auto server = co_await browser_.open(*stream_, table_)) {
      served_by_ = *server;
      wait = kFirstWait;
      outgoing_.clear();
      send({{"type", "hello"},
            {"since", event_},
            {"lang", lang_},
            {"with", {"view", "decision", "standing"}}});
      co_await (send_all() || receive_all());
      told_ = false;
      if (leaving_) continue;
      const bool reloaded = std::exchange(reloading_, false);
      ++(reloaded ? shared_.report.reloads : shared_.report.lost);
      if (!reloaded && !shared_.config.breaks_expected) shared_.report.error("a connection was lost");
      if (!lost_) lost_ = Clock::now();
    } else if (!shared_.config.breaks_expected) {
      shared_.report.error("a connection could not be made");
    }
    const auto part = std::chrono::duration<double, std::milli>(wait) * (50 + random_.below(100)) / 100.0;
    co_await pause_until(Clock::now() + std::chrono::duration_cast<Clock::duration>(part));
    wait = std::min(wait * 2, kLongestWait);
  }
  stream_.reset();
}

void Tab::go_to(std::string table) {
  table_ = std::move(table);
  moves_ = event_ = 0;
  phase_.clear();
  pending_.clear();
  seen_ = {};
  options_of_ = -1;
  unanswered_ = answer_ = Json();
  told_ = reloading_ = false;
  leaving_ = true;
  if (something_to_send_) something_to_send_->cancel();
  changed_.notify();
}

void Tab::reload() {
  if (!told_ || leaving_) return;
  reloading_ = true;
  beast::get_lowest_layer(*stream_).close();
}

void Tab::close() {
  closed_ = leaving_ = true;
  if (something_to_send_) something_to_send_->cancel();
  changed_.notify();
}

asio::awaitable<void> Tab::send_all() {
  boost::system::error_code failed;
  for (;;) {
    while (!outgoing_.empty() && !leaving_) {
      const std::string frame = std::move(outgoing_.front());
      outgoing_.pop_front();
      co_await stream_->async_write(asio::buffer(frame), asio::redirect_error(kPlain, failed));
      if (failed) co_return;
    }
    if (leaving_) {
      co_await stream_->async_close(beast::websocket::close_code::normal,
                                    asio::redirect_error(kPlain, failed));
      co_return;
    }
    something_to_send_->expires_at(Instant::max());
    co_await something_to_send_->async_wait(asio::redirect_error(kPlain, failed));
  }
}

asio::awaitable<void> Tab::receive_all() {
  boost::system::error_code failed;
  beast::flat_buffer buffer;
  while (!leaving_) {
    buffer.clear();
    co_await stream_->async_read(buffer, asio::redirect_error(kPlain, failed));
    const auto received = std::exchange(stream_->next_layer().rate_policy().bytes, 0);
    if (failed) co_return;
    if (shared_.measuring) shared_.report.bytes += received;
    if (!leaving_) take({static_cast<const char*>(buffer.data().data()), buffer.size()});
  }
}

void Tab::send(const Json& message) {
  outgoing_.push_back(table::json_line(message));
  something_to_send_->cancel();
}

asio::awaitable<void> Tab::send_later(Json message) {
  co_await pause_until(Clock::now() + std::chrono::seconds(1));
  if (!closed_ && told_) send(message);
}

// --- what is sent

void Tab::change(Json message, std::string cid) {
  message["cid"] = cid;
  message["id"] = std::move(cid);
  unanswered_ = std::move(message);
  answer_ = Json();
  was_sent_ = false;
  if (told_) send_unanswered();
}

void Tab::send_unanswered() {
  if (std::exchange(was_sent_, true)) ++shared_.report.sent_again;
  send(unanswered_);
}

void Tab::send_again() {
  if (told_ && !unanswered_.is_null()) send_unanswered();
}

std::optional<Json> Tab::take_answer() {
  if (answer_.is_null()) return std::nullopt;
  return std::exchange(answer_, Json());
}

// --- what comes

bool Tab::asked(int seat) const { return std::ranges::find(pending_, seat) != pending_.end(); }

const std::vector<std::string>* Tab::options() const {
  return told_ && options_of_ == moves_ && asked(seat_) && !options_.empty() ? &options_ : nullptr;
}

void Tab::take(std::string_view text) {
  const auto parsed = parse_json(text, "frame", kLargest);
  if (!parsed || !parsed->is_object()) return shared_.report.error("a frame that is no JSON object");
  const Json& frame = *parsed;
  const std::string type = text_at(frame, "type"), id = text_at(frame, "id");
  if (type == "news") {
    take_news(frame);
  } else if (type == "busy") {
    take_busy(frame);
  } else if (!unanswered_.is_null() && id == text_at(unanswered_, "cid")) {
    answer_ = frame;
    answered_at_ = Clock::now();
    if (type == "done") unanswered_ = Json();
  } else if (type != "restart") {
    shared_.report.error("unexpected: " + std::string(text.substr(0, 200)));
  }
  changed_.notify();
}

void Tab::take_news(const Json& news) {
  Reader in(news, "news");
  Reader about = in.object("about");
  moves_ = number_at(news, "moves");
  phase_ = about.text("phase");
  pending_.clear();
  for (Reader seat : in.list("pending", kMaxSeats)) pending_.push_back(seat.as_integer(0, kMaxSeats - 1));
  if (in.failed()) return shared_.report.error("news: " + in.problem().line());
  const bool first = !std::exchange(told_, true);
  if (!seen_.add(news["events"])) shared_.report.error("an event was told twice");
  event_ = number_at(news, "event");
  if (first && lost_)
    shared_.report.resumed.add(ms_between(*std::exchange(lost_, std::nullopt), Clock::now()));
  if (!first && shared_.measuring && expected && expected->number == moves_ && unanswered_.is_null())
    shared_.report.news.add(ms_between(expected->at, Clock::now()));
  if (first && !unanswered_.is_null()) send_unanswered();
  if (!asked(seat_)) return;
  for (Reader answer : in.list("answers", 3)) {
    if (text_at(answer.json(), "type") == "decision") take_decision(answer);
  }
}

void Tab::take_decision(Reader& in) {
  options_.clear();
  options_of_ = in.integer("moves", 0, 1 << 30);
  for (Reader option : in.object("decision").list("options", 1 << 20))
    options_.push_back(option.text("move"));
  if (in.failed()) shared_.report.error("news: " + in.problem().line());
}

void Tab::take_busy(const Json& frame) {
  ++shared_.report.asked_to_wait;
  const std::string id = text_at(frame, "id");
  if (unanswered_.is_null() || id != text_at(unanswered_, "cid")) return;
  auto later = send_later(unanswered_);
  asio::co_spawn(stream_->get_executor(), std::move(later), asio::detached);
}

}  // namespace zig::server::load
