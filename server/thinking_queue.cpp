#include "server/thinking_queue.h"

#include <algorithm>
#include <cmath>

namespace zig::server {

namespace {

constexpr Span kHeadStart = std::chrono::seconds(10);  // of somebody who comes, and of a table
constexpr Span kSlice =
    std::chrono::milliseconds(500);  // so much further back, and a thought under way gives way
constexpr double kMemory =
    3500;  // seconds after which use counts 1/e: an hour, and a little for what is charged in lumps
constexpr double kNothing = 1;                 // second used lately: not worth remembering
constexpr std::size_t kTablesRemembered = 64;  // of one person

double seconds(Span time) { return std::chrono::duration<double>(time).count(); }

}  // namespace

// --- the order -----------------------------------------------------------------------------------------------------

// Of people whose marks are equal, who came first. Of one person, what was begun is finished first, and reviews can wait.
bool ThinkingQueue::goes_before(const Entry& one, const Entry& other) {
  if (one.job.awaited != other.job.awaited) return one.job.awaited;
  if (one.account != other.account) {
    const Account &his = *one.account, &hers = *other.account;
    if (!one.job.awaited && his.used != hers.used) return his.used < hers.used;
    if (his.mark.at != hers.mark.at) return his.mark.at < hers.mark.at;
    return his.mark.came < hers.mark.came;
  }
  const bool review = one.job.kind == ThoughtKind::Review,
             other_review = other.job.kind == ThoughtKind::Review;
  if (review != other_review) return other_review;
  const bool paused = one.state == State::Paused, other_paused = other.state == State::Paused;
  if (paused != other_paused) return paused;
  if (one.table->at != other.table->at) return one.table->at < other.table->at;
  return one.since < other.since;
}

bool ThinkingQueue::is_urgent_beside(const Entry& waiting, const Entry& running) {
  if (waiting.job.awaited != running.job.awaited) return waiting.job.awaited;
  if (waiting.account == running.account)
    return running.job.kind == ThoughtKind::Review && waiting.job.kind != ThoughtKind::Review;
  return waiting.job.awaited && waiting.account->mark.at + kSlice <= running.account->mark.at;
}

ThinkingQueue::Entries::iterator ThinkingQueue::first_waiting() {
  auto first = entries_.end();
  for (auto it = entries_.begin(); it != entries_.end(); ++it) {
    if (waits(it->second) && (first == entries_.end() || goes_before(it->second, first->second))) first = it;
  }
  return first;
}

// The one that has come furthest gives way; it finds out in a moment.
bool ThinkingQueue::another_is_worse(const Entry& running, const Entry& waiting) const {
  return std::ranges::any_of(entries_, [&](const auto& entry) {
    const Entry& other = entry.second;
    return other.state == State::Running && !other.dropped && goes_before(running, other) &&
           is_urgent_beside(waiting, other);
  });
}

// --- people and tables in line -------------------------------------------------------------------------------------

void ThinkingQueue::raise_floor() {
  std::optional<Span> lowest;
  for (const auto& [id, entry] : entries_) {
    if (entry.job.awaited) lowest = std::min(lowest.value_or(entry.account->mark.at), entry.account->mark.at);
  }
  floor_ = std::max(floor_, lowest.value_or(floor_));
}

void ThinkingQueue::raise_floor(Account& account) const {
  std::optional<Span> lowest;
  for (const auto& [id, entry] : entries_) {
    if (entry.account == &account) lowest = std::min(lowest.value_or(entry.table->at), entry.table->at);
  }
  account.floor = std::max(account.floor, lowest.value_or(account.floor));
}

void ThinkingQueue::enter_line(Entry& entry) {
  Mark& mark = entry.account->mark;
  raise_floor();
  if (mark.jobs++ > 0) return;
  mark.at = std::max(mark.at, floor_ - kHeadStart);
  mark.came = ++arrivals_;
}

void ThinkingQueue::leave_line(Entry& entry) {
  raise_floor();
  --entry.account->mark.jobs;
}

ThinkingQueue::Id ThinkingQueue::add(ThoughtJob job, Span now) {
  forget_idle_accounts(now);
  Account& account = accounts_[job.person];
  Mark& table = account.tables[job.table];
  raise_floor(account);
  if (table.jobs++ == 0) table.at = std::max(table.at, account.floor - kHeadStart);
  ++account.jobs;
  Entry entry{.job = std::move(job), .account = &account, .table = &table, .since = now};
  if (entry.job.awaited) enter_line(entry);
  ++waiting_;
  entries_.emplace(++last_, std::move(entry));
  return last_;
}

void ThinkingQueue::set_awaited(Id id, bool awaited) {
  const auto at = entries_.find(id);
  if (at == entries_.end() || at->second.job.awaited == awaited) return;
  if (awaited) {
    enter_line(at->second);
  } else {
    leave_line(at->second);
  }
  at->second.job.awaited = awaited;
}

void ThinkingQueue::remove(Entries::iterator at) {
  Entry& entry = at->second;
  Account& account = *entry.account;
  if (entry.job.awaited) leave_line(entry);
  raise_floor(account);
  --entry.table->jobs;
  --account.jobs;
  entries_.erase(at);
  if (account.tables.size() > kTablesRemembered)
    std::erase_if(account.tables,
                  [&](const auto& one) { return one.second.jobs == 0 && one.second.at <= account.floor; });
}

// --- thoughts ------------------------------------------------------------------------------------------------------

std::optional<ThinkingQueue::Id> ThinkingQueue::next(Span now) {
  if (running_ >= settings_.threads) return std::nullopt;
  const auto first = first_waiting();
  if (first == entries_.end()) return std::nullopt;
  Entry& entry = first->second;
  of(entry.job.kind).waited += now - entry.since;
  if (entry.state == State::Paused) {
    --paused_;
  } else {
    ++of(entry.job.kind).begun;
  }
  --waiting_;
  ++running_;
  entry.state = State::Running;
  return first->first;
}

bool ThinkingQueue::give_way(Id id, Span used, Span now) {
  const auto at = entries_.find(id);
  if (at == entries_.end()) return false;
  Entry& entry = at->second;
  charge(entry, used, now);
  const auto first = first_waiting();
  if (entry.state != State::Running || entry.dropped || running_ < settings_.threads ||
      first == entries_.end())
    return false;
  // Whatever has given way keeps its memory: there are not more of these than threads.
  const int paused = paused_ - (first->second.state == State::Paused ? 1 : 0);
  if (paused >= settings_.threads || !is_urgent_beside(first->second, entry)) return false;
  if (another_is_worse(entry, first->second)) return false;
  entry.state = State::Paused;
  entry.since = now;
  --running_;
  ++paused_;
  ++waiting_;
  ++figures_.gave_way;
  return true;
}

void ThinkingQueue::end(Id id, Span used, Span now) {
  const auto at = entries_.find(id);
  if (at == entries_.end()) return;
  charge(at->second, used, now);
  if (at->second.state == State::Running) --running_;
  remove(at);
}

bool ThinkingQueue::drop(Id id) {
  const auto at = entries_.find(id);
  if (at == entries_.end() || at->second.dropped) return false;
  Entry& entry = at->second;
  entry.dropped = true;
  ++of(entry.job.kind).dropped;
  if (waits(entry)) --waiting_;
  if (entry.state == State::Paused) {
    --paused_;
    entry.state = State::Ending;
  }
  if (entry.state != State::Waiting) return false;
  remove(at);
  return true;
}

bool ThinkingQueue::runs(Id id) const {
  const auto at = entries_.find(id);
  return at != entries_.end() && at->second.state == State::Running;
}

// --- accounts ------------------------------------------------------------------------------------------------------

double ThinkingQueue::decayed(const Account& account, Span now) {
  return account.used * std::exp(-seconds(std::max(Span(0), now - account.then)) / kMemory);
}

// What nobody looks at counts for the limit, and not against those who look.
void ThinkingQueue::charge(Entry& entry, Span used, Span now) {
  Account& account = *entry.account;
  account.used = decayed(account, now) + seconds(used);
  account.then = now;
  entry.table->at += used;
  if (entry.job.awaited) account.mark.at += used;
  of(entry.job.kind).used += used;
}

Span ThinkingQueue::used_lately(const std::string& person, Span now) const {
  const auto known = accounts_.find(person);
  const double used = known == accounts_.end() ? 0 : decayed(known->second, now);
  return std::chrono::duration_cast<Span>(std::chrono::duration<double>(used));
}

std::optional<std::chrono::seconds> ThinkingQueue::over_limit(const std::string& person, Span now) const {
  const double limit = settings_.seconds_an_hour, used = seconds(used_lately(person, now));
  if (limit == 0 || used < limit) return std::nullopt;
  return std::chrono::seconds(1 + static_cast<int>(kMemory * std::log(used / limit)));
}

std::string ThinkingQueue::least_used(std::span<const std::string> people, Span now) const {
  const auto used = [&](const std::string& person) { return used_lately(person, now); };
  const auto least = std::ranges::min_element(people, {}, used);
  return least == people.end() ? "" : *least;
}

void ThinkingQueue::forget_idle_accounts(Span now) {
  if (accounts_.size() < forget_at_) return;
  std::erase_if(accounts_, [&](const auto& one) {
    return one.second.jobs == 0 && decayed(one.second, now) < kNothing && one.second.mark.at <= floor_;
  });
  forget_at_ = std::max<std::size_t>(1024, 2 * accounts_.size());
}

ThinkingFigures ThinkingQueue::figures() const {
  ThinkingFigures figures = figures_;
  for (const auto& [id, entry] : entries_) {
    auto& kind = figures.kinds[static_cast<std::size_t>(entry.job.kind)];
    ++(waits(entry) ? kind.waiting : kind.running);
  }
  return figures;
}

}  // namespace zig::server
