// The rooms of one lane that are awake. A room is opened from the store when somebody asks for it, once for all who ask meanwhile, and leaves
// the memory when nobody has looked at it for a while. Everything here runs on the thread of its lane (lane.h); the store's transactions,
// reading, doing a game again and the thinking of computer players happen elsewhere and are waited for.
//
// Nothing is told to anybody before it is stored: a room answers one request at a time (turnstile), and its act is committed
// before watchers and asker hear of it.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/faults.h"
#include "server/interest.h"
#include "server/log.h"
#include "server/news.h"
#include "server/presence.h"
#include "server/room.h"
#include "server/turnstile.h"
#include "server/writer.h"

namespace zig::server {

struct LiveRoom {
  std::string id;
  std::unique_ptr<Room> room;      // empty: to be read, or read again
  int readings = 0;                // that have ended,
  std::optional<Problem> trouble;  // the last one with this
  Turnstile turnstile;
  Turnstile reviews;  // whoever asks for the review while it is worked out
  std::vector<Watcher*> watchers;
  Presence presence;
  int sockets = 0;                                       // with those who have not said hello yet
  std::unordered_map<std::string, int> acts_of_clients;  // "person client_id" -> number of the act
  Millis used = 0;
  Millis opened = 0;  // when this server began to look after it
  bool thinking = false;
  ThoughtsOfTable thoughts;
  InterestPtr move;                        // what a computer player thinks about
  InterestPtr review;                      // the review that is worked out
  std::vector<InterestPtr> review_askers;  // all those who wait for it
  bool running_out = false;                // somebody's time is up, and that is being stored

  // Nobody looks, and nobody who sits there will come back to the seat: its computer players play for nobody.
  bool is_left() const;
  // The people for whom its computer players think; each of them could be charged.
  std::vector<std::string> people() const;
  void heed_watchers() const;  // some came or went
  // What somebody here may claim when there is no more room for connections.
  Crowd::Claim claim_of(std::string_view person) const;
};
using LiveRoomPtr = std::shared_ptr<LiveRoom>;

struct HubFigures {
  std::size_t rooms = 0, watchers = 0;
  std::uint64_t acts = 0, refused = 0, opened = 0, store_problems = 0, faults = 0;
  HubFigures& operator+=(const HubFigures& other);
};

// What the hubs of all lanes have in common; all of it may be used from any thread.
struct HubParts {
  boost::asio::thread_pool& workers;
  Thinkers& thinkers;
  const Log& log;
  Faults& faults;
  const GameLibrary& library;
  Store& store;
  Writer& writer;
  Millis grace, away, time_to_show;  // as in ServeConfig
};

class Hub {
 public:
  Hub(boost::asio::io_context& network, const HubParts& parts);

  const GameLibrary& library() const { return library_; }
  const Log& log() const { return log_; }
  Faults& faults() { return faults_; }
  Millis away() const { return away_; }  // whoever was not here for so long is
  Store& store() { return store_; }
  const HubFigures& figures();
  ThinkingFigures thinking() const { return thinkers_.figures(); }

  // The room of a table. Who asks while it is being read waits for that reading, and is told what came of it.
  boost::asio::awaitable<Result<LiveRoomPtr>> find(std::string id);
  boost::asio::awaitable<void> wake(std::string id);
  boost::asio::awaitable<std::optional<Problem>> make(std::string id, const NewTable& wanted,
                                                      const Person& host, bool host_sits,
                                                      std::string_view promise = {});

  // A request that changes a room. `client_id` makes it safe to send it twice: the second time gets the first answer.
  using Request = std::function<Room::Wanted(Room&)>;
  boost::asio::awaitable<Json> change(LiveRoomPtr live, const Person& person, std::string client_id,
                                      Lang lang, Request request);
  // A question. What takes thinking is thought about as long as there is interest.
  boost::asio::awaitable<Json> ask(LiveRoomPtr live, std::string person, Json message, InterestPtr interest);

  // From now on the watcher is told what happens; first the gap since the last event it has.
  // False: the store does not answer. Whoever watches leaves `live->watchers` before it ends.
  boost::asio::awaitable<bool> watch(LiveRoomPtr live, Watcher& watcher);

  boost::asio::awaitable<Result<std::vector<Written>>> commit(std::vector<Write> writes);
  // Runs something slow on a worker.
  template <class Work>
  auto on_worker(Work work) -> boost::asio::awaitable<decltype(work())>;

  void let_rooms_sleep(Millis now);
  void look_at_clocks(Millis now);                          // of rooms that are awake
  boost::asio::awaitable<void> heard_of(ForeignNews news);  // of tables
  // The person's games belong to somebody else now: rooms that know the old one are read again.
  boost::asio::awaitable<void> read_again_rooms_of(std::string person);
  // Whoever runs the server has changed this table in the store, or removed it (admin.h).
  boost::asio::awaitable<void> read_again(std::string id);

 private:
  boost::asio::awaitable<std::optional<Problem>> read(LiveRoom& live);
  boost::asio::awaitable<bool> awake(const LiveRoomPtr& live);  // reads it again where a write had failed
  boost::asio::awaitable<void> merge_seats(const LiveRoomPtr& live);  // of one person
  boost::asio::awaitable<void> read_anew(const LiveRoomPtr& live);
  boost::asio::awaitable<std::expected<Act, Json>> store_act(LiveRoom& live, Act act, Lang lang);
  boost::asio::awaitable<Json> hint(LiveRoomPtr live, std::string person, Room::Coaching coaching,
                                    InterestPtr interest);
  boost::asio::awaitable<Json> review(LiveRoomPtr live, std::string person, Json message,
                                      InterestPtr interest);
  boost::asio::awaitable<Json> work_out_review(LiveRoomPtr live, std::string person, Room::Coaching coaching);
  std::optional<Json> why_not_think(const std::string& person, const Room::Coaching& coaching);
  boost::asio::awaitable<void> catch_up(LiveRoomPtr live);  // with what another server wrote
  enum class Progress : std::uint8_t { None, Played, Trouble };
  boost::asio::awaitable<void> think(LiveRoomPtr live);
  boost::asio::awaitable<Progress> think_once(const LiveRoomPtr& live);
  bool clock_is_up(const LiveRoom& live, Millis now) const;
  boost::asio::awaitable<void> run_out(LiveRoomPtr live);
  template <class Work>
  auto on(boost::asio::thread_pool& pool, Work work) -> boost::asio::awaitable<decltype(work())>;
  // Has something thought about when its turn comes; nothing: the interest was lost before.
  template <class Work>
  auto think_about(ThoughtJob job, InterestPtr interest, Work work)
      -> boost::asio::awaitable<std::optional<decltype(work(std::declval<Thought&>()))>>;
  void publish(LiveRoom& live);
  void let_computers_think(const LiveRoomPtr& live);

  boost::asio::io_context& network_;
  boost::asio::thread_pool& workers_;
  Thinkers& thinkers_;
  const Log& log_;
  Faults& faults_;
  const GameLibrary& library_;
  Store& store_;
  Writer& writer_;
  const Millis grace_, away_, time_to_show_;
  std::map<std::string, LiveRoomPtr, std::less<>> rooms_;
  HubFigures figures_;
};

// The server's time. Taken from the system's clock once, at the start: if that one jumps later, nobody loses time.
Millis now_millis();

// What people are told when the database fails; what exactly is wrong concerns the operator only.
Problem store_trouble();
bool is_store_trouble(const Problem& problem);

}  // namespace zig::server

#include "server/hub_worker.h"
