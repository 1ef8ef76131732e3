#include "server/writer.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <optional>
#include <utility>

#include "server/store_texts.h"

namespace zig::server {

namespace {

std::int64_t now_us() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

// No memory, for example: these are not stored, and the thread goes on with the next ones.
Result<std::vector<Written>> commit_or_say_why(Store& store, const std::vector<Write>& writes) {
  try {
    return store.commit(writes);
  } catch (const std::exception& fault) {
    return problem("database", fault.what());
  }
}

}  // namespace

Writer::Writer(Store& store, Limits limits) : store_(store), limits_(limits), thread_([this] { work(); }) {}

void Writer::submit(std::vector<Write> writes, Answer done) {
  std::optional<Problem> refused =
      refuse_writes(writes);  // here, so that a bad text harms nobody else's group
  {
    const std::lock_guard lock(mutex_);
    if (!refused && stopping_) {
      refused = Problem{"database", "the server is stopping; try again in a moment", {}};
    }
    if (!refused && waiting_.size() >= limits_.waiting) {
      refused = Problem{"database", "too much is waiting to be stored; try again in a moment", {}};
    }
    if (!refused) {
      waiting_.push_back({std::move(writes), std::move(done), now_us()});
      something_.notify_one();
      return;
    }
    ++counters_.refused;
  }
  done(std::unexpected(*std::move(refused)));
}

void Writer::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  something_.notify_one();
  const std::lock_guard lock(stopper_);
  if (thread_.joinable()) thread_.join();
}

Writer::Counters Writer::counters() const {
  const std::lock_guard lock(mutex_);
  Counters now = counters_;
  now.waiting = waiting_.size();
  return now;
}

void Writer::work() {
  std::vector<Submitted> group;
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      something_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      const auto size = static_cast<std::ptrdiff_t>(std::min(waiting_.size(), limits_.group));
      group.assign(std::make_move_iterator(waiting_.begin()),
                   std::make_move_iterator(waiting_.begin() + size));
      waiting_.erase(waiting_.begin(), waiting_.begin() + size);
    }
    commit(group);
    group.clear();
  }
}

void Writer::commit(std::vector<Submitted>& group) {
  const std::int64_t oldest = group.front().since_us;
  const std::size_t submits = group.size();
  std::vector<Write> all;
  std::vector<std::size_t> sizes;
  for (Submitted& one : group) {
    sizes.push_back(one.writes.size());
    all.insert(all.end(), std::make_move_iterator(one.writes.begin()),
               std::make_move_iterator(one.writes.end()));
  }

  const std::int64_t begun = now_us();
  const Result<std::vector<Written>> written = commit_or_say_why(store_, all);
  const std::int64_t ended = now_us();

  {
    const std::lock_guard lock(mutex_);
    ++counters_.groups;
    counters_.failed_groups += written ? 0 : 1;
    counters_.failing = !written;
    counters_.writes += written ? all.size() : 0;
    counters_.largest_group = std::max(counters_.largest_group, submits);
    counters_.last_commit_us = ended - begun;
    counters_.last_latency_us = ended - oldest;
    counters_.commit_time.add(std::chrono::microseconds(ended - begun));
    for (const Submitted& one : group)
      counters_.wait_time.add(std::chrono::microseconds(ended - one.since_us));
  }
  std::size_t first = 0;
  for (std::size_t i = 0; i < submits; ++i) {
    if (written) {
      const auto begin = written->begin() + static_cast<std::ptrdiff_t>(first);
      group[i].done(std::vector<Written>(begin, begin + static_cast<std::ptrdiff_t>(sizes[i])));
    } else {
      group[i].done(std::unexpected(written.error()));
    }
    first += sizes[i];
  }
}

}  // namespace zig::server
