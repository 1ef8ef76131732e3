#include "server/thinkers.h"

#include <time.h>

namespace zig::server {

namespace {

constexpr Span kLook = std::chrono::milliseconds(5);  // at who waits, so often

Span now() { return std::chrono::duration_cast<Span>(std::chrono::steady_clock::now().time_since_epoch()); }

// Of this thread.
Span processor_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::duration_cast<Span>(std::chrono::seconds(time.tv_sec) +
                                          std::chrono::nanoseconds(time.tv_nsec));
}

}  // namespace

table::OutOfTime Thought::within(std::chrono::milliseconds time) {
  return [this, until = now() - away_ + time] { return is_unwanted() || now() - away_ >= until; };
}

bool Thought::is_unwanted() {
  if (!unwanted_ && thinkers_.crowded_ && now() - looked_ >= kLook) thinkers_.let_others_by(*this);
  return unwanted_;
}

Thinkers::Thinkers(const ThinkingSettings& settings) : queue_(settings) {
  for (int i = 0; i < 2 * settings.threads; ++i) threads_.emplace_back([this] { serve(); });
}

Thinkers::~Thinkers() { stop(); }

void Thinkers::stop() {
  std::unordered_map<Id, std::shared_ptr<Task>> tasks;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    for (const auto& [id, task] : tasks_) {
      task->thought.unwanted_ = true;
      task->goes_on.notify_one();
    }
  }
  something_to_do_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
  const std::lock_guard lock(mutex_);
  to_begin_.clear();
  tasks.swap(tasks_);  // destroyed without the mutex: somebody may wait for them
}

Thinkers::Id Thinkers::think(ThoughtJob job, Work work, Done done) {
  const std::lock_guard lock(mutex_);
  const Id id = queue_.add(std::move(job), now());
  tasks_.emplace(id, std::make_shared<Task>(*this, id, std::move(work), std::move(done)));
  begin_next();
  return id;
}

void Thinkers::drop(Id id) {
  std::shared_ptr<Task> gone;
  {
    const std::lock_guard lock(mutex_);
    const auto at = tasks_.find(id);
    if (stopping_ || at == tasks_.end()) return;
    at->second->thought.unwanted_ = true;
    at->second->goes_on.notify_one();
    if (queue_.drop(id)) {
      gone = at->second;
      tasks_.erase(at);
    }
    begin_next();
  }
  if (gone) gone->done(false);
}

void Thinkers::set_awaited(Id id, bool awaited) {
  const std::lock_guard lock(mutex_);
  queue_.set_awaited(id, awaited);
}

std::string Thinkers::least_used(std::span<const std::string> people) const {
  const std::lock_guard lock(mutex_);
  return queue_.least_used(people, now());
}

std::optional<std::chrono::seconds> Thinkers::over_limit(const std::string& person) const {
  const std::lock_guard lock(mutex_);
  return queue_.over_limit(person, now());
}

void Thinkers::count_limited(ThoughtKind kind) {
  const std::lock_guard lock(mutex_);
  queue_.count_limited(kind);
}

ThinkingFigures Thinkers::figures() const {
  const std::lock_guard lock(mutex_);
  return queue_.figures();
}

// --- with the mutex ------------------------------------------------------------------------------------------------

void Thinkers::begin_next() {
  while (const auto id = queue_.next(now())) {
    const auto& task = tasks_.at(*id);
    if (task->begun) {
      task->goes_on.notify_one();
    } else {
      task->begun = true;
      to_begin_.push_back(task);
      something_to_do_.notify_one();
    }
  }
  crowded_ = queue_.crowded();
}

// --- in the threads that think -------------------------------------------------------------------------------------

void Thinkers::serve() {
  std::unique_lock lock(mutex_);
  for (;;) {
    something_to_do_.wait(lock, [&] { return stopping_ || !to_begin_.empty(); });
    if (stopping_) return;
    const std::shared_ptr<Task> task = to_begin_.front();
    to_begin_.pop_front();
    Thought& thought = task->thought;
    lock.unlock();
    thought.accounted_ = processor_time();
    if (!thought.unwanted_) task->work(thought);
    const Span used = processor_time() - thought.accounted_;
    lock.lock();
    queue_.end(thought.id_, used, now());
    if (stopping_) return;
    tasks_.erase(thought.id_);
    begin_next();
    const bool is_thought_out = !thought.unwanted_;
    lock.unlock();
    task->done(is_thought_out);
    lock.lock();
  }
}

void Thinkers::let_others_by(Thought& thought) {
  std::unique_lock lock(mutex_);
  const Span used_by_now = processor_time(), since = now();
  const bool gives_way = queue_.give_way(thought.id_, used_by_now - thought.accounted_, since);
  thought.accounted_ = used_by_now;
  if (gives_way) {
    begin_next();
    tasks_.at(thought.id_)->goes_on.wait(lock, [&] { return thought.unwanted_ || queue_.runs(thought.id_); });
    thought.away_ += now() - since;
  }
  thought.looked_ = now();
}

}  // namespace zig::server
