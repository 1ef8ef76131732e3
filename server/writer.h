// Writes of everybody, committed together. Making a write durable costs the disk a few milliseconds whether it is one
// or a hundred; so while one commit is under way the next writes gather, and go together as soon as it is finished.
//
//   Writer writer(store);
//   writer.submit({AddAct{act, status}}, [](Result<std::vector<Written>> written) { … });
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/histogram.h"
#include "server/store.h"

namespace zig::server {

class Writer {
 public:
  using Answer = std::function<void(Result<std::vector<Written>>)>;

  struct Limits {
    std::size_t group = 128;      // submits that are committed together
    std::size_t waiting = 10000;  // submits that may wait; more are refused
  };
  struct Counters {
    std::uint64_t groups = 0;  // commits, with the failed ones
    std::uint64_t failed_groups = 0;
    bool failing = false;              // the last commit was not stored
    std::uint64_t writes = 0;          // in groups that were stored
    std::uint64_t refused = 0;         // submits that were not even tried
    std::size_t largest_group = 0;     // submits
    std::size_t waiting = 0;           // submits, now
    std::int64_t last_commit_us = 0;   // how long the last commit took
    std::int64_t last_latency_us = 0;  // from the oldest submit of the last group to its answer
    Histogram commit_time;             // of each commit
    Histogram wait_time;               // of each submit, until it is stored
  };

  explicit Writer(Store& store) : Writer(store, Limits{}) {}
  Writer(Store& store, Limits limits);
  ~Writer() { stop(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // Stores these writes in one transaction, in the order of all submits, and calls `done` exactly once: on the writer's
  // thread, or at once in this call where they are refused (bad text, too many waiting, stopped). `done` must be quick
  // and must not throw: everybody waits for it.
  void submit(std::vector<Write> writes, Answer done);

  // Answers everything that waits, then ends. Not to be called from an answer.
  void stop();

  Counters counters() const;

 private:
  struct Submitted {
    std::vector<Write> writes;
    Answer done;
    std::int64_t since_us = 0;
  };

  void work();
  void commit(std::vector<Submitted>& group);

  Store& store_;
  const Limits limits_;
  mutable std::mutex mutex_;
  std::condition_variable something_;
  std::deque<Submitted> waiting_;
  Counters counters_;
  bool stopping_ = false;
  std::mutex stopper_;
  std::thread thread_;  // last: it uses the others
};

}  // namespace zig::server
