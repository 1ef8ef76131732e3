#include "server/hub.h"

#include <algorithm>
#include <boost/asio/async_result.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <chrono>

#include "server/entrance.h"
#include "server/hub_scopes.h"
#include "server/identity.h"
#include "server/limits.h"
#include "table/answers.h"
#include "table/match.h"

namespace zig::server {

namespace asio = boost::asio;

Millis now_millis() {
  using namespace std::chrono;
  static const auto started = system_clock::now();
  static const auto since = steady_clock::now();
  return duration_cast<milliseconds>(started.time_since_epoch() + (steady_clock::now() - since)).count();
}

Problem store_trouble() {
  return {"store", "is not answering; nothing was changed, try again in a moment", {}};
}
bool is_store_trouble(const Problem& problem) { return problem.where == "store"; }

namespace {

std::string client_key(std::string_view person, std::string_view client_id) {
  return std::string(person) + " " + std::string(client_id);
}

// What came of reading a table.
struct Reading {
  std::unique_ptr<Room> room;
  std::unordered_map<std::string, int> acts_of_clients;
  std::optional<Problem> problem;
  bool of_store = false;  // the problem
  bool exists = false;
};

// On a worker: a long game takes its time to be done again.
Reading read_room(Store& store, const GameLibrary& library, const std::string& id) {
  Reading reading;
  const auto stored = store.read_table(id);
  if (!stored) {
    reading.of_store = true;
    reading.problem = stored.error();
    return reading;
  }
  if (!*stored) {
    reading.problem = Problem{"table", say("there is no table {id}", {{"id", id}}), {}};
    return reading;
  }
  reading.exists = true;
  auto room = Room::open(library, **stored);
  if (!room) {
    reading.problem = room.error();
    return reading;
  }
  reading.room = std::move(*room);
  for (const Act& act : (*stored)->acts) {
    if (!act.client_id.empty()) reading.acts_of_clients[client_key(act.person, act.client_id)] = act.number;
  }
  return reading;
}

}  // namespace

Hub::Hub(asio::io_context& network, const HubParts& parts)
    : network_(network),
      workers_(parts.workers),
      thinkers_(parts.thinkers),
      log_(parts.log),
      faults_(parts.faults),
      library_(parts.library),
      store_(parts.store),
      writer_(parts.writer),
      grace_(parts.grace),
      away_(parts.away),
      time_to_show_(parts.time_to_show) {}

HubFigures& HubFigures::operator+=(const HubFigures& other) {
  rooms += other.rooms;
  watchers += other.watchers;
  acts += other.acts;
  refused += other.refused;
  opened += other.opened;
  store_problems += other.store_problems;
  faults += other.faults;
  return *this;
}

Crowd::Claim LiveRoom::claim_of(std::string_view person) const {
  if (!room) return Crowd::Claim::Playing;  // it is read again: nobody knows
  const auto is_theirs = [&](const Sitter& sitter) { return sitter.person == person; };
  if (person.empty() || std::ranges::none_of(room->sitters(), is_theirs)) return Crowd::Claim::Stranger;
  return room->phase() == Phase::Playing ? Crowd::Claim::Playing : Crowd::Claim::Seated;
}

const HubFigures& Hub::figures() {
  figures_.rooms = rooms_.size();
  figures_.watchers = 0;
  for (const auto& [id, live] : rooms_) figures_.watchers += live->watchers.size();
  return figures_;
}

// --- the store -----------------------------------------------------------------------------------------------

asio::awaitable<Result<std::vector<Written>>> Hub::commit(std::vector<Write> writes) {
  auto executor = co_await asio::this_coro::executor;
  auto started = [this, executor, &writes](auto handler) {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    writer_.submit(std::move(writes), [executor, shared](Result<std::vector<Written>> written) {
      asio::post(executor,
                 [shared, written = std::move(written)]() mutable { (*shared)(std::move(written)); });
    });
  };
  co_return co_await asio::async_initiate<decltype(asio::use_awaitable), void(Result<std::vector<Written>>)>(
      started, asio::use_awaitable);
}

asio::awaitable<std::optional<Problem>> Hub::read(LiveRoom& live) {
  auto read_stored = [this, id = live.id] { return read_room(store_, library_, id); };
  Reading reading = co_await on_worker(std::move(read_stored));
  ++live.readings;
  live.trouble = reading.problem;
  if (reading.of_store) {
    ++figures_.store_problems;
    log_.problem("store", {{"what", reading.problem->line()}});
    live.trouble = store_trouble();
  } else if (reading.problem && reading.exists) {
    log_.problem("table", {{"what", reading.problem->line()}});
  }
  if (live.trouble) co_return live.trouble;
  live.acts_of_clients = std::move(reading.acts_of_clients);
  live.room = std::move(reading.room);
  ++figures_.opened;
  co_return std::nullopt;
}

asio::awaitable<bool> Hub::awake(const LiveRoomPtr& live) {
  if (!live->room) {
    const auto problem = co_await read(*live);
    if (!problem) publish(*live);
    if (!problem) let_computers_think(live);
  }
  co_await merge_seats(live);
  co_return live->room != nullptr;
}

// Nobody can reach two seats at one table: whoever has them since a guest's games went to their account keeps one.
asio::awaitable<void> Hub::merge_seats(const LiveRoomPtr& live) {
  while (live->room) {
    const auto seat = live->room->second_seat();
    if (!seat) co_return;
    Unsettled unsettled(live->room);
    const auto stored = co_await store_act(*live, live->room->give_up(*seat, now_millis()), Lang::En);
    unsettled.settle();
    if (!stored) co_return;  // whoever wants something of this room next tries again
    publish(*live);
    let_computers_think(live);
  }
}

asio::awaitable<Result<LiveRoomPtr>> Hub::find(std::string id) {
  LiveRoomPtr& known = rooms_[id];
  if (!known) known = std::make_shared<LiveRoom>();
  const LiveRoomPtr live = known;
  live->id = id;
  live->used = now_millis();
  const int readings = live->readings;
  const auto turn = co_await live->turnstile.enter();
  if (live->room) co_return live;
  if (live->readings != readings && live->trouble) co_return std::unexpected(*live->trouble);
  if (auto problem = co_await read(*live)) {
    if (live->opened == 0) rooms_.erase(id);  // nobody has it: those who wait are told the same
    co_return std::unexpected(*problem);
  }
  live->opened = now_millis();
  co_await merge_seats(live);
  if (live->room) let_computers_think(live);
  co_return live;
}

asio::awaitable<void> Hub::wake(std::string id) { co_await find(std::move(id)); }

asio::awaitable<std::optional<Problem>> Hub::make(std::string id, const NewTable& wanted, const Person& host,
                                                  bool host_sits, std::string_view promise) {
  const table::Seed seed{0, new_seed_key()};
  StoredTable stored;
  stored.record = Room::record(library_, wanted, std::move(id), host, seed, now_millis(), time_to_show_);
  auto room = Room::open(library_, stored);
  if (!room) co_return room.error();
  std::vector<Write> writes;
  writes.push_back(AddTable{stored.record, (*room)->status(now_millis())});
  if (host_sits) {
    auto act = (*room)->sit(host, std::nullopt, Lang::En, now_millis(), promise);
    if (!act) co_return Problem{"seats", act.error().why, {}};
    if (auto before = (*room)->take_act_before())
      writes.push_back(AddAct{std::move(*before), (*room)->status(now_millis())});
    writes.push_back(AddAct{*act, (*room)->status(now_millis())});
  }
  const auto written = co_await commit(std::move(writes));
  if (!written) co_return store_trouble();
  if (written->front() != Written::Done) co_return Problem{"table", "could not be made; try again", {}};
  co_return std::nullopt;
}

// --- requests ------------------------------------------------------------------------------------------------

// Stores an act that the room has done already. If that fails the room is read again: it must not know more than the
// store.
asio::awaitable<std::expected<Act, Json>> Hub::store_act(LiveRoom& live, Act act, Lang lang) {
  std::vector<Write> writes;
  if (auto before = live.room->take_act_before())
    writes.push_back(AddAct{std::move(*before), live.room->status(act.time)});
  writes.push_back(AddAct{act, live.room->status(act.time)});
  const std::size_t acts = writes.size();
  const auto written = co_await commit(std::move(writes));
  if (written && written->back() == Written::Done) {
    figures_.acts += acts;
    if (!act.client_id.empty()) live.acts_of_clients[client_key(act.person, act.client_id)] = act.number;
    co_return act;
  }
  if (!written) {
    ++figures_.store_problems;
    log_.problem("store", {{"what", written.error().line()}});
  }
  live.room.reset();
  const auto problem = co_await read(live);
  if (problem) co_return std::unexpected(refused(lang, "server.refuse.storage"));
  publish(live);  // what another server wrote meanwhile, or what was stored although the connection broke
  const auto known = live.acts_of_clients.find(client_key(act.person, act.client_id));
  if (!act.client_id.empty() && known != live.acts_of_clients.end()) {  // it is stored, whoever did it
    act.number = known->second;
    co_return act;
  }
  if (!written) co_return std::unexpected(refused(lang, "server.refuse.storage"));
  co_return std::unexpected(
      refused(lang, "table.refuse.stale", {{"number", std::to_string(live.room->acts())}}));
}

asio::awaitable<Json> Hub::change(LiveRoomPtr live, const Person& person, std::string client_id, Lang lang,
                                  Request request) {
  const auto turn = co_await live->turnstile.enter();
  live->used = now_millis();
  if (!co_await awake(live)) co_return refused(lang, "server.refuse.storage");
  const auto done = [&](int number) -> Json {
    return {{"type", "done"},
            {"act", number},
            {"acts", live->room->acts()},
            {"moves", live->room->table().moves().size()},
            {"event", live->room->table().last_event()}};
  };
  if (!client_id.empty()) {
    const auto known = live->acts_of_clients.find(client_key(person.id, client_id));
    if (known != live->acts_of_clients.end()) co_return done(known->second);  // sent twice
  }
  Unsettled unsettled(live->room);
  Room::Wanted wanted = request(*live->room);
  if (!wanted) unsettled.settle();
  if (!wanted) {
    ++figures_.refused;
    co_return table::refused_json(wanted.error());
  }
  wanted->client_id = std::move(client_id);
  const auto stored = co_await store_act(*live, std::move(*wanted), lang);
  unsettled.settle();
  if (!stored) co_return stored.error();
  publish(*live);
  let_computers_think(live);
  co_return done(stored->number);
}

// --- watchers --------------------------------------------------------------------------------------------------

void Hub::publish(LiveRoom& live) {
  show_out(live);
  live.thoughts.go_on(*live.room);
  News news(*live.room, now_millis());
  const int last = live.room->phase() == Phase::Open ? 0 : live.room->table().last_event();
  for (Watcher* watcher : live.watchers) {
    const auto frame = news.frame_for(*watcher);
    watcher->told_event = last;
    watcher->knows_claim(live.claim_of(watcher->person));
    watcher->tell(frame);
  }
}

asio::awaitable<bool> Hub::watch(LiveRoomPtr live, Watcher& watcher) {
  const auto turn = co_await live->turnstile.enter();
  if (!co_await awake(live)) co_return false;
  if (watcher.told_event > live->room->table().last_event()) co_await catch_up(live);
  if (!live->room) co_return false;
  if (shown_out(*live, watcher)) co_return false;
  live->watchers.push_back(&watcher);
  watcher.knows_claim(live->claim_of(watcher.person));
  live->heed_watchers();
  const int last = live->room->table().last_event();
  if (watcher.told_event > last) watcher.told_event = 0;  // of another life: everything anew
  watcher.tell(News(*live->room, now_millis()).frame_for(watcher));
  watcher.told_event = live->room->phase() == Phase::Open ? 0 : last;
  let_computers_think(live);  // another server did, until it stopped
  co_return true;
}

// --- clocks ------------------------------------------------------------------------------------------------------

// Somebody whose clock ran out while no server looked after the table (it was down, or the room asleep) gets a moment to
// come back and move.
bool Hub::clock_is_up(const LiveRoom& live, Millis now) const {
  if (live.room->closed()) return false;
  if (const auto deal = live.room->deadline_of_deal())
    return now >= std::max(deal->until, deal->since < live.opened ? live.opened + grace_ : 0);
  const auto seat = live.room->clocks().out_of_time(now);
  if (!seat) return false;
  return live.room->clocks().since(*seat) >= live.opened || now - live.opened >= grace_;
}

void Hub::look_at_clocks(Millis now) {
  for (const auto& [id, live] : rooms_) {
    if (!live->room || live->running_out || !clock_is_up(*live, now)) continue;
    live->running_out = true;
    asio::co_spawn(network_, run_out(live), faults_.in("clocks"));
  }
}

asio::awaitable<void> Hub::run_out(LiveRoomPtr live) {
  const Until ends(live->running_out);
  const auto turn = co_await live->turnstile.enter();
  const Millis now = now_millis();
  if (!live->room || !clock_is_up(*live, now)) co_return;  // the move came just in time
  Unsettled unsettled(live->room);
  auto act = live->room->deadline_of_deal()
                 ? live->room->deal_now(now)
                 : live->room->run_out(*live->room->clocks().out_of_time(now), now);
  const bool stored = act && co_await store_act(*live, std::move(*act), Lang::En);
  unsettled.settle();
  if (!stored) co_return;
  publish(*live);
  let_computers_think(live);
}

// --- sleeping, and other servers ----------------------------------------------------------------------------------

void Hub::let_rooms_sleep(Millis now) {
  std::erase_if(rooms_, [&](const auto& entry) {
    const LiveRoom& live = *entry.second;
    const bool used = entry.second.use_count() > 1;  // a socket that has not said hello yet has it, too
    return !used && live.watchers.empty() && !live.thinking && now - live.used > kRoomSleeps;
  });
}

asio::awaitable<void> Hub::read_again_rooms_of(std::string person) {
  std::vector<LiveRoomPtr> all;
  for (const auto& [id, live] : rooms_) all.push_back(live);
  for (const LiveRoomPtr& live : all) {
    const auto turn = co_await live->turnstile.enter();
    if (live->room && live->room->concerns(person)) co_await read_anew(live);
  }
}

asio::awaitable<void> Hub::read_anew(const LiveRoomPtr& live) {
  live->room.reset();
  const auto problem = co_await read(*live);
  if (!problem) publish(*live);
  co_await merge_seats(live);
}

asio::awaitable<void> Hub::read_again(std::string id) {
  const auto found = rooms_.find(id);
  if (found == rooms_.end()) co_return;
  const LiveRoomPtr live = found->second;
  const auto turn = co_await live->turnstile.enter();
  if (!live->room) co_return;  // is read by whoever asks next
  live->room.reset();
  const auto problem = co_await read(*live);
  if (!problem) {
    publish(*live);
    let_computers_think(live);
  } else if (!is_store_trouble(*problem)) {
    for (Watcher* watcher : std::exchange(live->watchers, {})) watcher->show_out(problem->what);
    rooms_.erase(id);
  }
}

asio::awaitable<void> Hub::heard_of(ForeignNews news) {
  if (news.what == ForeignNews::What::Missed) {
    std::vector<std::string> all;
    for (const auto& entry : rooms_) all.push_back(entry.first);
    for (const std::string& one : all) {
      ForeignNews any{ForeignNews::What::People, one};
      co_await heard_of(std::move(any));
    }
    co_return;
  }
  const auto found = rooms_.find(news.id);
  if (found == rooms_.end()) co_return;
  const LiveRoomPtr live = found->second;
  const auto turn = co_await live->turnstile.enter();
  if (!live->room) co_return;
  if (news.what == ForeignNews::What::People)
    co_await read_anew(live);
  else
    co_await catch_up(live);
}

asio::awaitable<void> Hub::catch_up(LiveRoomPtr live) {
  const std::string id = live->id;
  const int after = live->room->acts();
  auto read_new = [this, id, after] { return store_.read_acts(id, after); };
  auto acts = co_await on_worker(std::move(read_new));
  if (!acts) co_return;
  for (const Act& act : *acts) {
    if (live->room->do_again(act)) {
      live->room.reset();
      const auto problem = co_await read(*live);
      if (problem) co_return;
      break;
    }
    if (!act.client_id.empty()) live->acts_of_clients[client_key(act.person, act.client_id)] = act.number;
  }
  if (live->room->acts() != after) publish(*live);
  let_computers_think(live);
}

}  // namespace zig::server
