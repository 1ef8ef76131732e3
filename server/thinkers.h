// The threads that think, for computer players, hints and reviews of everybody, in the order of thinking_queue.h. Whoever only
// wants to read waits for none of them.
//
//   const auto id = thinkers.think({ThoughtKind::Hint, ann, table},
//                                  [&](Thought& thought) { hint(thought.within(1s)); },
//                                  [](bool thought_out) { … });
//   thinkers.drop(id);   // ann is gone
//
// Twice as many threads as may think at once: a thought that gives way keeps its thread, and sleeps in it.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/thinking_queue.h"
#include "table/match.h"

namespace zig::server {

class Thinkers;

// What is thought about, as whoever thinks about it sees it.
class Thought {
 public:
  // Until it has been thought about for so long, or nobody wants it any more. Time that was given to others does not count.
  table::OutOfTime within(std::chrono::milliseconds time);
  // To be asked now and then: others are let by meanwhile.
  bool is_unwanted();

 private:
  friend class Thinkers;
  Thought(Thinkers& thinkers, ThinkingQueue::Id id) : thinkers_(thinkers), id_(id) {}
  Thinkers& thinkers_;
  const ThinkingQueue::Id id_;
  std::atomic<bool> unwanted_ = false;
  Span looked_{0};     // at who waits
  Span away_{0};       // while others were thought for
  Span accounted_{0};  // of the thread's processor time
};

class Thinkers {
 public:
  using Id = ThinkingQueue::Id;
  using Work = std::function<void(Thought&)>;             // throws nothing
  using Done = std::function<void(bool is_thought_out)>;  // on any thread, once; not when the server stops

  explicit Thinkers(const ThinkingSettings& settings);
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  Id think(ThoughtJob job, Work work, Done done);
  // Nobody wants it any more: done(false) at once, or when the thread that thinks about it has noticed.
  void drop(Id id);
  void set_awaited(Id id, bool awaited);

  std::string least_used(std::span<const std::string> people) const;
  std::optional<std::chrono::seconds> over_limit(const std::string& person) const;
  void count_limited(ThoughtKind kind);
  ThinkingFigures figures() const;

  // Ends everything. What they were about to say is not known to anybody yet.
  void stop();

 private:
  friend class Thought;
  struct Task {
    Task(Thinkers& thinkers, Id id, Work what, Done then)
        : thought(thinkers, id), work(std::move(what)), done(std::move(then)) {}
    Thought thought;
    Work work;
    Done done;
    bool begun = false;
    std::condition_variable goes_on;
  };
  void serve();
  void begin_next();  // what follows from a change of the queue
  void let_others_by(Thought& thought);

  mutable std::mutex mutex_;  // of everything below
  std::condition_variable something_to_do_;
  ThinkingQueue queue_;
  std::unordered_map<Id, std::shared_ptr<Task>> tasks_;
  std::deque<std::shared_ptr<Task>> to_begin_;
  bool stopping_ = false;
  std::atomic<bool> crowded_ = false;  // read without the mutex
  std::vector<std::thread> threads_;
};

}  // namespace zig::server
