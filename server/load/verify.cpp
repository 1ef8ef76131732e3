#include "server/load/verify.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/json_reader.h"
#include "table/match.h"
#include "table/replay.h"

namespace zig::server::load {

namespace asio = boost::asio;

namespace {

constexpr auto kPlain = asio::use_awaitable;
constexpr std::size_t kLargest = 8 << 20;

Json hello(const std::string& lang) { return {{"type", "hello"}, {"since", 0}, {"lang", lang}}; }
Json play_again(const std::string& cid) {
  return {{"type", "play"}, {"move", ""}, {"cid", cid}, {"id", cid}};
}

// Sends one message and gives the first frame of that kind; null: the connection is gone, or it takes too long.
asio::awaitable<Json> ask(Browser::Stream& stream, Json message, std::string kind) {
  boost::system::error_code failed;
  const std::string text = table::json_line(message);
  stream.next_layer().expires_after(std::chrono::seconds(20));
  co_await stream.async_write(asio::buffer(text), asio::redirect_error(kPlain, failed));
  beast::flat_buffer buffer;
  while (!failed) {
    buffer.clear();
    co_await stream.async_read(buffer, asio::redirect_error(kPlain, failed));
    if (failed) break;
    auto frame = parse_json(beast::buffers_to_string(buffer.data()), "frame", kLargest);
    if (frame && frame->is_object() && (*frame)["type"] == kind) co_return std::move(*frame);
    if (frame && (!frame->is_object() || (*frame)["type"] != "news")) break;
  }
  co_return Json();
}

int number_in(Json& json, const char* key) {
  return json.is_object() && json[key].is_number_integer() ? json[key].get<int>() : -1;
}

}  // namespace

// A finished game tells its moves in order: they are ours, and they replay to the same hashes.
static void verify_record(Report& report, const GameLibrary& library, const PlayedTable& table,
                          const Fetched& record) {
  const auto wrong = [&](const std::string& what) { report.error("record of " + table.table + ": " + what); };
  if (record.status != 200) return wrong("HTTP " + std::to_string(record.status));
  const auto parsed = table::parse_replay(record.body);
  if (!parsed) return wrong(parsed.error().line());
  const auto replayed = table::replay_table(library, *parsed);
  if (!replayed) return wrong(replayed.error().line());
  std::vector<std::string> ours, theirs;
  for (const std::string& move : table.acts) {
    if (!move.empty()) ours.push_back(move);
  }
  for (const table::RecordedMove& move : parsed->moves) theirs.push_back(move.notation);
  if (ours != theirs) return wrong("other moves than were acknowledged");
  ++report.verified_records;
}

asio::awaitable<void> verify(Shared& shared, const GameLibrary& library, Party& party, PlayedTable table) {
  Report& report = shared.report;
  const auto wrong = [&](const std::string& what) { report.error("table " + table.table + ": " + what); };
  bool counted = false;
  std::map<std::pair<int, std::string>, std::vector<Seen>> viewers;
  for (const auto& view : table.views) viewers[{view.seat, view.lang}].push_back(view.seen);
  for (const auto& [viewer, seen] : viewers) {
    const auto& [seat, lang] = viewer;
    const Browser& browser =
        seat < 0 ? *party.people().back() : *party.people()[static_cast<std::size_t>(seat)];
    Browser::Stream stream(co_await asio::this_coro::executor);
    if (!co_await browser.open(stream, table.table)) {
      wrong("does not open afterwards");
      co_return;
    }
    Json greeting = hello(lang);
    Json news = co_await ask(stream, std::move(greeting), "news");
    if (news.is_null()) {
      wrong("tells nothing afterwards");
      co_return;
    }
    const auto acts = number_in(news["about"], "acts");
    if (acts != static_cast<int>(table.acts.size()))
      wrong(std::to_string(table.acts.size()) + " acts were acknowledged, " + std::to_string(acts) +
            " are there");
    else if (!std::exchange(counted, true))
      report.verified_moves += static_cast<std::uint64_t>(
          std::ranges::count_if(table.acts, [](const auto& move) { return !move.empty(); }));
    Seen afresh;
    afresh.add(news["events"]);
    for (const Seen& one : seen) {
      if (one == afresh)
        ++report.verified_views;
      else
        wrong("somebody was told other events than there are");
    }
    if (seat < 0) continue;
    const auto& last = table.last[static_cast<std::size_t>(seat)];
    if (last.cid.empty()) continue;
    Json message = play_again(last.cid);
    Json answer = co_await ask(stream, std::move(message), "done");
    if (number_in(answer, "act") != last.act) wrong("a move that is sent again is answered differently");
  }
  if (!table.over) co_return;
  const std::string path = "/api/tables/" + table.table + "/replay";
  const Fetched record = co_await party.people().front()->get(path);
  verify_record(report, library, table, record);
}

}  // namespace zig::server::load
