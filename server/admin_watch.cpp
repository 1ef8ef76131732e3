#include "server/admin_watch.h"

namespace zig::server {

namespace asio = boost::asio;

namespace {

constexpr int kNotesAtOnce = 1000;
constexpr int kSweptAtOnce = 50;  // others want to write, too

Phrase why_out(const std::string& what) {
  if (what == "delete") return "Your data on this server were deleted.";
  if (what == "password")
    return "Your password was set anew by whoever runs this server; log in with the new one.";
  return "Whoever runs this server has banned you from it.";
}

}  // namespace

AdminWatch::AdminWatch(Lanes& lanes, std::string where)
    : lanes_(lanes), hub_(lanes.front().hub), where_(std::move(where)) {
  if (where_ != ":memory:") read_notes();  // before anybody can come
}

Result<Admin*> AdminWatch::admin() {
  if (!admin_) {
    auto database = AdminDatabase::open(where_);
    if (!database) return std::unexpected(database.error());
    admin_ = std::make_unique<Admin>(hub_.store(), std::move(*database), hub_.library(), "server");
  }
  return admin_.get();
}

// What was done before this server began is in what it reads anyway.
Result<std::vector<AdminNote>> AdminWatch::read_notes() {
  const auto to = admin();
  if (!to) return std::unexpected(to.error());
  auto notes = last_ < 0 ? (*to)->last_notes(1) : (*to)->notes(last_, kNotesAtOnce);
  if (!notes) {
    admin_.reset();  // a new connection the next time
    return notes;
  }
  const bool first = last_ < 0;
  if (first) last_ = 0;
  if (!notes->empty()) last_ = notes->back().number;
  if (first) notes->clear();
  return notes;
}

asio::awaitable<void> AdminWatch::look() {
  if (where_ == ":memory:") co_return;
  auto read = [this] { return read_notes(); };
  const auto notes = co_await hub_.on_worker(std::move(read));
  if (!notes) co_return;  // the health page tells of a database that does not answer
  for (const AdminNote& note : *notes) co_await heed(note);
}

asio::awaitable<void> AdminWatch::heed(const AdminNote& note) {
  hub_.log().note("admin", {{"number", note.number}, {"what", note.what}});
  if (note.about == "table") co_await lanes_.read_again(note.subject);
  if (note.about != "person") co_return;
  if (note.what != "unban") lanes_.show_out(note.subject, why_out(note.what));
  if (note.what == "delete") co_await lanes_.read_again_rooms_of(note.subject);
}

asio::awaitable<void> AdminWatch::sweep() {
  if (where_ == ":memory:") co_return;
  auto work = [this, now = now_millis()]() -> Result<Swept> {
    const auto to = admin();
    if (!to) return std::unexpected(to.error());
    const auto by = (*to)->retention();
    if (!by) return std::unexpected(by.error());
    if (*by == Retention()) return Swept();
    return (*to)->sweep(*by, now, kSweptAtOnce);
  };
  const auto swept = co_await hub_.on_worker(std::move(work));
  if (!swept) hub_.log().problem("retention", {{"what", swept.error().line()}});
  if (swept && swept->guests + swept->sessions + swept->finished > 0)
    hub_.log().note(
        "retention",
        {{"guests", swept->guests}, {"sessions", swept->sessions}, {"finished", swept->finished}});
}

}  // namespace zig::server
