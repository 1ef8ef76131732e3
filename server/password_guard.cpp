#include "server/password_guard.h"

#include <algorithm>

namespace zig::server {

namespace {

constexpr int kFree = 5, kFreeWhereKnown = 20;  // wrong tries without a pause
constexpr Millis kFirstPause = 2'000, kLongestPause = 15 * 60'000, kForgotten = 3600'000;

// However many machines guess, they try so much and no more. Only who comes from a new browser feels it.
const Allowance kStrangers(100, 100.0 / 3600);

Millis pause_after(int wrong, int free) {
  if (wrong < free) return 0;
  const int doublings = std::min(wrong - free, 16);
  return std::min(kFirstPause << doublings, kLongestPause);
}

int seconds_until(Millis then, Millis now) { return static_cast<int>((then - now + 999) / 1000); }

}  // namespace

std::string PasswordGuard::key(const Tried& tried) { return tried.by + " " + tried.account; }

int PasswordGuard::begin(const Tried& tried, Millis now) {
  Tries& tries = tries_[key(tried)];
  if (now < tries.next) return seconds_until(tries.next, now);
  if (!tried.known) {
    Allowance& strangers = accounts_.try_emplace(tried.account, kStrangers).first->second;
    if (const int wait = strangers.take(now)) return wait;
  }
  ++tries.wrong;
  tries.last = now;
  tries.next = now + pause_after(tries.wrong, tried.known ? kFreeWhereKnown : kFree);
  return 0;
}

void PasswordGuard::was_right(const Tried& tried) {
  tries_.erase(key(tried));
  const auto strangers = accounts_.find(tried.account);
  if (!tried.known && strangers != accounts_.end()) strangers->second.give_back();
}

void PasswordGuard::forget_quiet(Millis now) {
  std::erase_if(tries_, [&](const auto& entry) { return now - entry.second.last >= kForgotten; });
  std::erase_if(accounts_, [&](const auto& entry) { return entry.second.full(now); });
}

}  // namespace zig::server
