#include "server/load/party.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <utility>

#include "table/match.h"

namespace zig::server::load {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::seconds kPatience{30};  // longer than any break that a test makes

// A function, because g++ 12 gets braces inside a coroutine wrong.
Json wanted_table(const std::string& game, int seats) {
  Json open = Json::array();
  for (int i = 0; i < seats; ++i) open.push_back("open");
  return {{"game", game}, {"options", {{"players", seats}}}, {"seats", std::move(open)}};
}
Json sit_message(int seat) { return {{"type", "sit"}, {"seat", seat}}; }
Json play_message(const std::string& move, const std::string& lang) {
  return {{"type", "play"}, {"move", move}, {"lang", lang}};
}

std::string in_short(const Json& answer) { return table::json_line(answer).substr(0, 200); }

}  // namespace

Party::Party(Shared& shared, int number, std::string game, int seats, int onlookers)
    : shared_(shared),
      number_(number),
      seats_(seats),
      game_(std::move(game)),
      random_(Random::fast(shared.config.seed * 1'000'003 + static_cast<std::uint64_t>(number))) {
  constexpr const char* kLangs[] = {"en", "cs", "pl"};
  for (int i = 0; i <= seats; ++i)
    people_.push_back(std::make_unique<Browser>(shared.config.at, number, shared.config.compressed));
  for (int i = 0; i < seats + onlookers; ++i) {
    // The first one who does not play is a second tab of the host where there are several, the others look on.
    const bool second_tab = i == seats && onlookers > 1;
    const int seat = i < seats ? i : second_tab ? 0 : -1;
    const auto& browser = *people_[static_cast<std::size_t>(seat < 0 ? seats : seat)];
    const auto dice = static_cast<std::uint64_t>(random_.below(1 << 30));
    tabs_.push_back(
        std::make_unique<Tab>(shared, changed_, browser, seat, seat < 0 ? "en" : kLangs[seat % 3], dice));
    tabs_.back()->expected = &sent_;
  }
}

void Party::start_tabs(asio::any_io_executor on) {
  for (const auto& tab : tabs_) asio::co_spawn(on, tab->run(), asio::detached);
}

void Party::reload_one() { tabs_[random_.below(static_cast<std::uint32_t>(tabs_.size()))]->reload(); }

void Party::close() {
  for (const auto& tab : tabs_) tab->close();
}

// --- a table -----------------------------------------------------------------------------------------------------

asio::awaitable<bool> Party::arrive() {
  const bool here = co_await come();
  broken_ = !here;
  co_return here;
}

asio::awaitable<bool> Party::come() {
  for (int seat = 1; seat < seats_; ++seat) {
    const Instant deadline = Clock::now() + kPatience;
    Fetched me;
    do {
      me = co_await people_[static_cast<std::size_t>(seat)]->get("/api/me");
      if (me.status != 200) co_await pause_until(Clock::now() + std::chrono::milliseconds(300));
    } while (me.status != 200 && shared_.config.breaks_expected && Clock::now() < deadline);
    if (me.status != 200) {
      shared_.report.error("GET /api/me: " + std::to_string(me.status) + " " + me.body);
      co_return false;
    }
  }
  co_return co_await make_table();
}

asio::awaitable<bool> Party::make_table() {
  const Instant deadline = Clock::now() + kPatience;
  Fetched made;
  do {
    Json wanted = wanted_table(game_, seats_);
    made = co_await people_.front()->post("/api/tables", std::move(wanted));
    if (made.status != 201) co_await pause_until(Clock::now() + std::chrono::milliseconds(300));
  } while (made.status != 201 && shared_.config.breaks_expected && Clock::now() < deadline);
  if (made.status != 201) {
    shared_.report.error("POST /api/tables: " + std::to_string(made.status) + " " + made.body);
    co_return false;
  }
  ++shared_.report.tables;
  now_ = {};
  now_.table = made.json["table"].get<std::string>();
  now_.acts = {""};  // the host sits down while the table is made
  now_.last.resize(static_cast<std::size_t>(seats_));
  moves_ = 0;
  sent_ = {};
  for (const auto& tab : tabs_) tab->go_to(now_.table);
  for (int seat = 1; seat < seats_; ++seat) {
    if (!co_await sit_down(*tabs_[static_cast<std::size_t>(seat)])) co_return false;
  }
  const auto playing = [&] {
    return std::ranges::all_of(tabs_,
                               [](const auto& tab) { return tab->told() && tab->phase() == "playing"; });
  };
  while (!playing() && Clock::now() < deadline) co_await changed_.wait_until(deadline);
  if (!playing()) shared_.report.error("a table does not begin");
  ready_since_ = Clock::now();
  co_return playing();
}

asio::awaitable<bool> Party::sit_down(Tab& tab) {
  Json message = sit_message(tab.seat());
  tab.change(std::move(message), "sit");
  const Json answer = co_await answer_to(tab);
  const int act = acknowledged(answer);
  std::vector<std::pair<int, std::string>> acts;
  acts.emplace_back(act, "");
  co_return act != 0 && keep_acts(std::move(acts));
}

// When a game is over: everybody must hear of it, then the next table is made.
asio::awaitable<void> Party::end_table() {
  now_.over = true;
  ++shared_.report.games_ended;
  shared_.report.ended[game_].add(now_.acts.size(), moves_);
  played_out_ = shared_.config.to_the_end;
  if (played_out_) co_return;
  auto done = co_await finish();
  ended_ = std::move(done);
  if (!co_await make_table()) broken_ = true;
}

asio::awaitable<std::vector<PlayedTable>> Party::finish() {
  const Instant deadline = Clock::now() + kPatience;
  const auto all_know = [&] {
    return std::ranges::all_of(tabs_, [&](const auto& tab) { return tab->told() && tab->moves() == moves_; });
  };
  while (!broken_ && !all_know() && Clock::now() < deadline) co_await changed_.wait_until(deadline);
  if (!broken_ && !all_know()) shared_.report.error("somebody does not hear of the last move");
  for (const auto& tab : tabs_) now_.views.push_back({tab->seat(), tab->lang(), tab->seen()});
  std::vector<PlayedTable> all = std::move(ended_);
  all.push_back(std::move(now_));
  co_return all;
}

// --- moves -------------------------------------------------------------------------------------------------------

bool Party::over() const {
  return std::ranges::any_of(tabs_, [&](const auto& tab) {
    return tab->told() && tab->moves() == moves_ && tab->phase() == "over";
  });
}

std::vector<Tab*> Party::all_who_can_move() {
  std::vector<Tab*> able;
  for (int seat = 0; seat < seats_; ++seat) {
    Tab* tab = tabs_[static_cast<std::size_t>(seat)].get();
    if (tab->moves() == moves_ && tab->options()) able.push_back(tab);
  }
  return able;
}

// Since a server was added: connections that are open stay where they are, new ones may go to another one.
bool Party::served_by_two() const {
  return std::ranges::any_of(tabs_, [&](const auto& tab) {
    return tab->told() && tabs_.front()->told() && tab->served_by() != tabs_.front()->served_by();
  });
}

asio::awaitable<Json> Party::answer_to(Tab& tab) {
  const Instant deadline = Clock::now() + kPatience;
  std::optional<Json> answer;
  while (!(answer = tab.take_answer()) && Clock::now() < deadline) co_await changed_.wait_until(deadline);
  co_return answer.value_or(Json());
}

int Party::acknowledged(const Json& done) {
  const auto type = done.find("type"), act = done.find("act");
  if (type != done.end() && *type == "done" && act != done.end() && act->is_number_integer())
    return act->get<int>();
  shared_.report.error("no acknowledgement: " + in_short(done));
  return 0;
}

// The acts of a table are all ours: each number once, without a gap.
bool Party::keep_acts(std::vector<std::pair<int, std::string>> acts) {
  std::ranges::sort(acts);
  for (auto& [number, what] : acts) {
    if (number != static_cast<int>(now_.acts.size()) + 1) {
      shared_.report.error("acknowledged as another number: " + std::to_string(number) + " after " +
                           std::to_string(now_.acts.size()));
      return false;
    }
    now_.acts.push_back(std::move(what));
  }
  return true;
}

// Why a move was sent late: what was in the way when it was due?
void Party::note_sending(Instant due, Instant begun, Instant sent) {
  if (!shared_.measuring) return;
  const bool waited = free_since_ > due || ms_between(begun, sent) > kLateMs;
  const Late why = due < ready_since_ ? Late::Replaced : waited ? Late::Waiting : Late::Driver;
  shared_.report.sent(ms_between(due, sent), why);
}

// From when a table could have been played at until it was: what was due before the last acknowledgement waits from that on.
void Party::note_gap(Instant due, Instant until) {
  if (!shared_.measuring) return;
  const Instant since = std::max(due, last_done_);
  const double ms = ms_between(since, until);
  if (ms > longest_gap_.ms) longest_gap_ = {ms, ms_between(shared_.begun, since) / 1000, now_.table};
}

// One of those who can move, or two. Nobody: the table does not go on.
asio::awaitable<std::vector<Tab*>> Party::who_plays(Instant deadline) {
  std::vector<Tab*> able = all_who_can_move();
  while (able.empty() && Clock::now() < deadline) {
    co_await changed_.wait_until(deadline);
    able = all_who_can_move();
  }
  const std::size_t wanted = shared_.config.together ? 2 : 1;
  while (able.size() > wanted) {
    const auto at = random_.below(static_cast<std::uint32_t>(able.size()));
    able.erase(able.begin() + static_cast<std::ptrdiff_t>(at));
  }
  co_return able;
}

Party::Attempt Party::send(Tab& tab) {
  const auto& options = *tab.options();
  Attempt attempt;
  attempt.tab = &tab;
  attempt.move = options[random_.below(static_cast<std::uint32_t>(options.size()))];
  attempt.cid = "m" + std::to_string(next_cid_++);
  attempt.sent = Clock::now();
  tab.change(play_message(attempt.move, tab.lang()), attempt.cid);
  return attempt;
}

// Waits for the answer. False: it cannot be understood; a move that is refused because something else came first is none.
asio::awaitable<bool> Party::settle(Attempt& attempt, Instant deadline) {
  Json answer = co_await answer_to(*attempt.tab);
  const auto is_refused = [&] { return answer.is_object() && answer["type"] == "refused"; };
  const bool may_refuse = shared_.config.breaks_expected || shared_.config.together;
  if (is_refused() && may_refuse) {  // it may be stored all the same: ask once more
    ++shared_.report.stale;
    attempt.tab->send_again();
    answer = co_await answer_to(*attempt.tab);
  }
  if (is_refused() && may_refuse && Clock::now() < deadline) {
    attempt.tab->forget();
    co_return true;
  }
  attempt.act = acknowledged(answer);
  co_return attempt.act != 0;
}

void Party::note_acknowledged(const Attempt& attempt, Instant due) {
  now_.last[static_cast<std::size_t>(attempt.tab->seat())] = {attempt.cid, attempt.act};
  ++moves_;
  const Instant now = attempt.tab->answered_at();
  note_gap(due, now);
  if (!shared_.measuring) return;
  Report& report = shared_.report;
  ++report.moves;
  report.from_due.add(ms_between(due, now));
  report.from_sending.add(ms_between(attempt.sent, now));
  if (served_by_two()) {
    ++report.moves_at_two;
    if (!std::exchange(now_.at_two, true)) ++report.tables_at_two;
  }
}

// One move; two people's where they play together and both are asked.
asio::awaitable<void> Party::play_one(Instant due) {
  const Instant begun = Clock::now(), deadline = begun + kPatience;
  bool was_sent = false;
  for (bool moved = false; !moved;) {
    const std::vector<Tab*> players = co_await who_plays(deadline);
    if (players.empty()) {
      give_up(due, was_sent);
      co_return shared_.report.error("nobody can move at a table");
    }
    sent_ = {.number = moves_ + 1, .at = Clock::now()};
    if (!std::exchange(was_sent, true)) note_sending(due, begun, sent_.at);
    std::vector<Attempt> attempts;
    for (Tab* tab : players) attempts.push_back(send(*tab));
    bool understood = true;
    std::vector<std::pair<int, std::string>> acts;
    for (Attempt& attempt : attempts) {
      if (!co_await settle(attempt, deadline)) understood = false;
      if (attempt.act != 0) acts.emplace_back(attempt.act, attempt.move);
    }
    if (!understood || !keep_acts(std::move(acts))) co_return give_up(due, true);
    for (const Attempt& attempt : attempts) {
      if (attempt.act == 0) continue;
      if (moved && shared_.measuring) ++shared_.report.due;  // a second one at the same instant
      note_acknowledged(attempt, due);
      moved = true;
    }
    if (moved)
      last_done_ = Clock::now();
    else
      co_await pause_until(Clock::now() + std::chrono::milliseconds(50));
  }
  while (!over() && all_who_can_move().empty() && Clock::now() < deadline)
    co_await changed_.wait_until(deadline);
  if (over()) co_await end_table();
  free_since_ = Clock::now();
}

// The table does not go on; what is due is neither confirmed now nor later.
void Party::give_up(Instant due, bool was_sent) {
  broken_ = true;
  note_gap(due, Clock::now());
  if (shared_.measuring) ++(was_sent ? shared_.report.unanswered : shared_.report.unsent);
}

asio::awaitable<void> Party::play_ahead(int moves) {
  constexpr std::chrono::milliseconds kFastest{250};  // a socket may send 20 messages a second
  for (int i = 0; i < moves && !broken_ && !played_out_; ++i) {
    const Instant next = Clock::now() + kFastest;
    co_await play_one(Clock::now());
    co_await pause_until(next);
  }
}

asio::awaitable<void> Party::play_at_instants(Instant begin, Instant end) {
  const double tables = shared_.config.tables, round = tables / shared_.config.moves_per_second;
  const double own = number_ / tables;
  for (int k = 0;; ++k) {
    const double jitter = (random_.below(1000) / 1000.0 - 0.5) / 2;
    const double seconds = std::max(0.0, (k + own + jitter) * round);
    const Instant instant = begin + std::chrono::microseconds(static_cast<std::int64_t>(seconds * 1e6));
    if (played_out_) co_return;
    if (instant >= end) {
      if (shared_.config.to_the_end) shared_.report.error("a game did not end in time");
      co_return;
    }
    ++shared_.report.due;
    if (broken_) {
      ++shared_.report.unsent;
      continue;
    }
    co_await pause_until(instant);
    co_await play_one(instant);
  }
}

}  // namespace zig::server::load
