// Whose turn it is to be thought for. Computer players, hints and reviews share a few threads; whoever has used the least
// processor time goes first, and a thought under way gives way to somebody who has used less. No thread, no clock: times are
// handed in.
//
//   const auto id = queue.add({ThoughtKind::Hint, ann, table}, now);
//   while (const auto next = queue.next(now)) begin_or_go_on(*next);   // as many as there are threads
//   if (queue.give_way(id, used, now)) …                               // now and then, while it is thought about
//   queue.end(id, used, now);
//
// People are served by start-time fair queueing: each has a mark that grows with the processor time used, and the lowest mark
// goes first. Who comes (again) begins a little behind those who are there: first served, but not for long. The same orders
// the tables of one person.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>

namespace zig::server {

using Span = std::chrono::microseconds;  // a time that passes, or a moment since anything

enum class ThoughtKind : std::uint8_t { Player, Hint, Review };
inline constexpr std::array kThoughtKinds{ThoughtKind::Player, ThoughtKind::Hint, ThoughtKind::Review};

struct ThoughtJob {
  ThoughtKind kind;
  std::string person;  // who is charged; empty: all those whom nobody knows together
  std::string table;
  bool awaited = true;  // somebody looks at the table; otherwise it comes after everything that is
};

struct ThinkingSettings {
  int threads = 2;
  int seconds_an_hour = 3600;  // of the processor, for one person; 0: no limit
};

struct ThinkingFigures {
  struct OfKind {
    std::size_t waiting = 0, running = 0;  // now
    std::uint64_t begun = 0, dropped = 0, limited = 0;
    Span waited{0}, used{0};  // all of them together
  };
  std::array<OfKind, kThoughtKinds.size()> kinds;
  std::uint64_t gave_way = 0;
};

class ThinkingQueue {
 public:
  using Id = std::uint64_t;

  explicit ThinkingQueue(const ThinkingSettings& settings) : settings_(settings) {}

  Id add(ThoughtJob job, Span now);
  // The one that begins now, or goes on; nothing: no thread is free, or nobody waits.
  std::optional<Id> next(Span now);
  // A running one has used so much since the last time. True: it waits again, and another one is next.
  bool give_way(Id id, Span used, Span now);
  void end(Id id, Span used, Span now);
  // Nobody wants it any more. True: it had not begun, and is gone. Otherwise it is still to end, for which one that has given
  // way needs no turn.
  bool drop(Id id);
  void set_awaited(Id id, bool awaited);

  bool knows(Id id) const { return entries_.contains(id); }
  bool runs(Id id) const;
  bool crowded() const { return waiting_ > 0; }

  // Processor time of the last hour or so: what is an hour old counts about a third.
  Span used_lately(const std::string& person, Span now) const;
  // How long it takes until somebody may think again; nothing: at once.
  std::optional<std::chrono::seconds> over_limit(const std::string& person, Span now) const;
  // Of people who would all pay, the one who has used least.
  std::string least_used(std::span<const std::string> people, Span now) const;

  void count_limited(ThoughtKind kind) { ++of(kind).limited; }
  std::size_t accounts() const { return accounts_.size(); }  // that are remembered
  ThinkingFigures figures() const;

 private:
  // How far somebody has come; whoever is behind goes first.
  struct Mark {
    Span at{0};
    std::uint64_t came = 0;  // in which order
    int jobs = 0;            // people: those that are awaited
  };
  struct Account {
    Mark mark;
    int jobs = 0;
    double used = 0;  // seconds, as of `then`
    Span then{0};
    Span floor{0};  // the lowest mark of its tables
    std::unordered_map<std::string, Mark> tables;
  };
  enum class State : std::uint8_t { Waiting, Running, Paused, Ending };
  struct Entry {
    ThoughtJob job;
    Account* account = nullptr;
    Mark* table = nullptr;
    Span since{0};  // it waits
    State state = State::Waiting;
    bool dropped = false;
  };
  using Entries = std::map<Id, Entry>;

  static bool waits(const Entry& one) { return one.state == State::Waiting || one.state == State::Paused; }
  static bool goes_before(const Entry& one, const Entry& other);
  static bool is_urgent_beside(const Entry& waiting, const Entry& running);
  Entries::iterator first_waiting();
  bool another_is_worse(const Entry& running, const Entry& waiting) const;
  void charge(Entry& entry, Span used, Span now);
  void enter_line(Entry& entry);  // of people who wait
  void leave_line(Entry& entry);
  void raise_floor();
  void raise_floor(Account& account) const;
  void remove(Entries::iterator at);
  void forget_idle_accounts(Span now);
  static double decayed(const Account& account, Span now);
  ThinkingFigures::OfKind& of(ThoughtKind kind) { return figures_.kinds[static_cast<std::size_t>(kind)]; }

  const ThinkingSettings settings_;
  Entries entries_;
  std::unordered_map<std::string, Account> accounts_;
  Span floor_{0};  // the lowest mark of people who wait, or the last one was; it never falls
  std::uint64_t arrivals_ = 0;
  Id last_ = 0;
  int waiting_ = 0, running_ = 0, paused_ = 0;  // paused ones wait, too
  std::size_t forget_at_ = 1024;
  ThinkingFigures figures_;
};

}  // namespace zig::server
