#include "arena/program_player.h"

#include <algorithm>

#include "table/protocol.h"

namespace zig::arena {

namespace {

using Clock = std::chrono::steady_clock;

// A bot may ask what a person sees. Advice, taking back and the record are not part of a contest.
constexpr std::string_view kAllowed[] = {"table", "catalogue", "view",    "decision",
                                         "why",   "events",    "standing"};

std::string type_of(const Json& message) {
  if (!message.is_object() || !message.contains("type") || !message["type"].is_string()) return {};
  return message["type"].get<std::string>();
}

Json ask(table::Table& table, Seat seat, std::string_view message) {
  Json reply = table::answer(table, seat, message);
  reply.erase("commitment");  // seeds of the arena are small numbers: a promise about them could be opened
  return reply;
}

std::string shown(std::string_view line) {
  constexpr std::size_t kShown = 80;
  return "\"" + std::string(line.substr(0, kShown)) + (line.size() > kShown ? "…\"" : "\"");
}

}  // namespace

void ProgramPlayer::begin_game(table::Table&, Seat) {
  starts_ = 0;
  greeted_ = false;
}

bool ProgramPlayer::tell(const Json& message, Process::Instant deadline) {
  return process_->write_line(table::json_line(message), deadline) == Process::Ok;
}

// The program is gone or has lost its place in the conversation: stop it.
Fault ProgramPlayer::failure(Process::Outcome outcome) {
  Fault fault;
  if (outcome == Process::Ended) {
    fault = {Fault::Kind::Crashed, process_->how_it_ended()};
  } else if (outcome == Process::OutOfTime) {
    fault = {Fault::Kind::Slow, "no move within " + std::to_string(limits_.move_time.count()) + " ms"};
  } else {
    fault = {Fault::Kind::Nonsense,
             "a line of more than " + std::to_string(Process::kLongestLine) + " bytes"};
  }
  process_.reset();
  last_ = fault.kind;
  return fault;
}

std::optional<Fault> ProgramPlayer::start(table::Table& table, Seat seat, Process::Instant deadline) {
  if (!process_) {
    if (starts_ == kStartsPerGame) return Fault{last_, "it is not started again in this game"};
    ++starts_;
    process_ = std::make_unique<Process>(command_, limits_.show_stderr);
    greeted_ = false;
  }
  if (greeted_) return std::nullopt;
  const auto sent = process_->write_line(table::json_line(ask(table, seat, R"({"type":"table"})")), deadline);
  if (sent != Process::Ok) return failure(sent);
  greeted_ = true;
  return std::nullopt;
}

std::expected<int, Fault> ProgramPlayer::choose(table::Table& table, Seat seat, Random&) {
  const auto deadline = Clock::now() + limits_.move_time;
  if (auto fault = start(table, seat, deadline)) return std::unexpected(std::move(*fault));
  const auto lost = [&](Fault fault) {
    if (process_)
      tell({{"type", "lost_turn"}, {"fault", fault_id(fault.kind)}, {"why", fault.what}}, deadline);
    return std::unexpected(std::move(fault));
  };
  Json message = ask(table, seat, R"({"type":"decision"})");
  for (int requests = 0; requests < kRequestsPerDecision; ++requests) {
    std::string line;
    auto outcome = process_->write_line(table::json_line(message), deadline);
    if (outcome == Process::Ok) outcome = process_->read_line(line, deadline);
    if (outcome != Process::Ok) return std::unexpected(failure(outcome));
    const auto request = parse_json(line, "line", table::kMaxMessageSize);
    const std::string type = request ? type_of(*request) : "";
    if (type.empty()) return lost({Fault::Kind::Nonsense, shown(line) + " is no message"});
    if (type == "play") {
      const bool has_move = request->contains("move") && (*request)["move"].is_string();
      if (!has_move) return lost({Fault::Kind::Nonsense, shown(line) + " names no move"});
      const auto action =
          table.match().read_move(seat, (*request)["move"].get_ref<const std::string&>(), Lang::En);
      if (action) return *action;
      const bool unreadable = action.error().unreadable;
      return lost({unreadable ? Fault::Kind::Nonsense : Fault::Kind::Illegal, action.error().why});
    }
    const bool allowed = std::ranges::find(kAllowed, type) != std::end(kAllowed);
    if (allowed)
      message = ask(table, seat, line);
    else
      message = {{"type", "refused"},
                 {"rule", ""},
                 {"why", "The arena does not answer this."},
                 {"pieces", Json::array()}};
  }
  process_.reset();  // it would go on asking when the next decision is told
  last_ = Fault::Kind::Nonsense;
  return std::unexpected(
      Fault{Fault::Kind::Nonsense, std::to_string(kRequestsPerDecision) + " requests and no move"});
}

void ProgramPlayer::end_game(table::Table& table, Seat seat) {
  if (!process_ || !greeted_) return;
  Json over = ask(table, seat, R"({"type":"standing"})");
  over["type"] = "over";
  // Not a question, so a program that does not read it is not waited for.
  if (!tell(over, Clock::now() + std::chrono::milliseconds(200))) process_.reset();
}

}  // namespace zig::arena
