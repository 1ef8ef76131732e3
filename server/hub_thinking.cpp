// What the hub has thought about: computer players, hints and reviews.
#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "arena/deadline.h"
#include "server/hub.h"
#include "server/hub_scopes.h"
#include "server/identity.h"

namespace zig::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::milliseconds kStoreTriedAgain{500};  // by a computer player whose move was not stored
constexpr std::chrono::milliseconds kHurriedTime{100};  // of a computer player, for people over their limit

bool is_there(const Sitter& sitter) { return sitter.kind == Sitter::Kind::Person; }

// Somebody who waits for the review of a table. When the last one is gone, it is dropped.
class ReviewAsker {
 public:
  ReviewAsker(LiveRoomPtr live, InterestPtr interest)
      : live_(std::move(live)), interest_(std::move(interest)) {
    live_->review_askers.push_back(interest_);
    interest_->when_lost = [room = live_.get()] {
      if (room->review && std::ranges::all_of(room->review_askers, &Interest::is_lost)) room->review->lose();
    };
  }
  ~ReviewAsker() {
    interest_->when_lost = nullptr;
    std::erase(live_->review_askers, interest_);
  }
  ReviewAsker(const ReviewAsker&) = delete;
  ReviewAsker& operator=(const ReviewAsker&) = delete;

 private:
  const LiveRoomPtr live_;
  const InterestPtr interest_;
};

Json stale(const LiveRoom& live, Lang lang) {
  const int acts = live.room ? live.room->acts() : 0;
  return refused(lang, "table.refuse.stale", {{"number", std::to_string(acts)}});
}

}  // namespace

// --- for whom ------------------------------------------------------------------------------------------------------

bool LiveRoom::is_left() const {
  return watchers.empty() && room && std::ranges::none_of(room->sitters(), is_there);
}

// Those who sit there and look, otherwise those who sit there. Where nobody sits: whoever made the table, or those who look while
// the host does not.
std::vector<std::string> LiveRoom::people() const {
  std::vector<std::string> sitting, looking, both;
  for (const Watcher* watcher : watchers) looking.push_back(watcher->person);
  for (const Sitter& sitter : room->sitters()) {
    if (!is_there(sitter)) continue;
    sitting.push_back(sitter.person);
    if (std::ranges::find(looking, sitter.person) != looking.end()) both.push_back(sitter.person);
  }
  if (!both.empty()) return both;
  if (!sitting.empty()) return sitting;
  const std::string& host = room->record().host;
  if (looking.empty() || std::ranges::find(looking, host) != looking.end()) return {host};
  return looking;
}

void LiveRoom::heed_watchers() const {
  if (!move) return;
  if (is_left()) {
    move->lose();
  } else {
    move->set_awaited(!watchers.empty());
  }
}

// --- hints and reviews ---------------------------------------------------------------------------------------------

asio::awaitable<Json> Hub::ask(LiveRoomPtr live, std::string person, Json message, InterestPtr interest) {
  std::optional<Room::Coaching> coaching;
  {
    const auto turn = co_await live->turnstile.enter();
    live->used = now_millis();
    if (!co_await awake(live)) co_return refused(Lang::En, "server.refuse.storage");
    coaching = live->room->coach_wanted(person, message);
    if (!coaching) co_return live->room->answer(person, message);
  }
  if (!interest) interest = std::make_shared<Interest>();
  if (coaching->kind == ThoughtKind::Review)
    co_return co_await review(live, std::move(person), std::move(message), std::move(interest));
  co_return co_await hint(live, std::move(person), std::move(*coaching), std::move(interest));
}

// Why nothing is thought about for somebody now.
std::optional<Json> Hub::why_not_think(const std::string& person, const Room::Coaching& coaching) {
  const auto wait = thinkers_.over_limit(person);
  if (!wait) return std::nullopt;
  thinkers_.count_limited(coaching.kind);
  Json no = refused(coaching.lang, "server.refuse.thinking", {{"seconds", std::to_string(wait->count())}});
  no["seconds"] = wait->count();
  return no;
}

asio::awaitable<Json> Hub::hint(LiveRoomPtr live, std::string person, Room::Coaching coaching,
                                InterestPtr interest) {
  if (auto no = why_not_think(person, coaching)) co_return std::move(*no);
  const UnderWay under_way(live->thoughts, interest, coaching.fits);
  ThoughtJob job{.kind = coaching.kind, .person = std::move(person), .table = live->id};
  auto reply = co_await think_about(std::move(job), std::move(interest), std::move(coaching.think));
  if (reply) co_return std::move(*reply);
  co_return stale(*live, coaching.lang);
}

// A review is worked out once: who asks meanwhile waits for it, and later everybody reads what is stored.
asio::awaitable<Json> Hub::review(LiveRoomPtr live, std::string person, Json message, InterestPtr interest) {
  const ReviewAsker asker(live, interest);
  const auto alone = co_await live->reviews.enter();
  std::optional<Room::Coaching> coaching;
  {
    const auto turn = co_await live->turnstile.enter();
    if (!co_await awake(live)) co_return refused(Lang::En, "server.refuse.storage");
    coaching = live->room->coach_wanted(person, message);
    if (!coaching) co_return live->room->answer(person, message);
  }
  if (interest->is_lost()) co_return Json();  // whoever comes next goes on
  if (auto no = why_not_think(person, *coaching)) co_return std::move(*no);
  co_return co_await work_out_review(live, std::move(person), std::move(*coaching));
}

asio::awaitable<Json> Hub::work_out_review(LiveRoomPtr live, std::string person, Room::Coaching coaching) {
  const auto interest = live->review = std::make_shared<Interest>();
  const UnderWay under_way(live->thoughts, interest, coaching.fits);
  ThoughtJob job{.kind = coaching.kind, .person = std::move(person), .table = live->id};
  auto reply = co_await think_about(std::move(job), interest, std::move(coaching.think));
  live->review.reset();
  if (!reply) co_return stale(*live, coaching.lang);
  if ((*reply)["type"] != "review") co_return std::move(*reply);
  const auto turn = co_await live->turnstile.enter();
  if (!co_await awake(live)) co_return std::move(*reply);
  auto act = live->room->keep_review((*reply)["review"]);
  if (act) co_await store_act(*live, std::move(*act), Lang::En);
  co_return std::move(*reply);
}

// --- computer players ----------------------------------------------------------------------------------------------

void Hub::let_computers_think(const LiveRoomPtr& live) {
  if (live->thinking || live->is_left() || !live->room->computer_task()) return;
  live->thinking = true;
  asio::co_spawn(network_, think(live), faults_.in("computer player"));
}

asio::awaitable<void> Hub::think(LiveRoomPtr live) {
  const Until ends(live->thinking);
  for (;;) {
    const Progress progress = co_await think_once(live);
    if (progress == Progress::None) break;
    if (progress == Progress::Played) continue;
    if (live->watchers.empty()) break;  // somebody will ask, and then it goes on
    asio::steady_timer pause(network_, kStoreTriedAgain);
    co_await pause.async_wait(asio::use_awaitable);
  }
}

asio::awaitable<Hub::Progress> Hub::think_once(const LiveRoomPtr& live) {
  std::optional<table::SeatedTable::Task> task;
  std::shared_ptr<const table::Match> match;
  ThoughtJob job{.kind = ThoughtKind::Player, .person = {}, .table = live->id};
  auto time = arena::kThinkingTime;
  {
    const auto turn = co_await live->turnstile.enter();
    if (!co_await awake(live)) co_return Progress::Trouble;
    task = live->room->computer_task();
    if (!task || live->is_left()) co_return Progress::None;
    match = live->room->table().match().clone();
    job.person = thinkers_.least_used(live->people());
    job.awaited = !live->watchers.empty();
    const bool hurried = thinkers_.over_limit(job.person).has_value();
    live->room->set_hurried(hurried);
    if (hurried) thinkers_.count_limited(job.kind);
    if (hurried) time = kHurriedTime;
  }
  const Token dice = new_token();
  auto choose = [match, task, dice, time](Thought& thought) {
    std::uint64_t number = 0;
    for (int i = 0; i < 8; ++i) number = number << 8 | dice[static_cast<std::size_t>(i)];
    Random random = Random::fast(number);
    return match->computer(task->level, task->seat, random, thought.within(time));
  };
  const auto interest = live->move = std::make_shared<Interest>();
  std::optional<int> action;
  {
    auto fits = [acts = task->acts](const Room& room) { return room.acts() == acts; };
    const UnderWay under_way(live->thoughts, interest, std::move(fits));
    action = co_await think_about(std::move(job), interest, std::move(choose));
    live->move.reset();
  }
  const auto turn = co_await live->turnstile.enter();
  if (!live->room) co_return Progress::Trouble;
  // The table has gone on, or was left: look again.
  if (!action || live->room->acts() != task->acts) co_return Progress::Played;
  Unsettled unsettled(live->room);
  auto act = live->room->play_computer(task->seat, *action, now_millis());
  if (!act) unsettled.settle();
  if (!act) co_return Progress::None;
  const bool stored = (co_await store_act(*live, std::move(*act), Lang::En)).has_value();
  unsettled.settle();
  if (!stored) co_return Progress::Trouble;
  publish(*live);
  co_return Progress::Played;
}

}  // namespace zig::server
