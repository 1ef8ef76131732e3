#include "server/histogram.h"

#include <algorithm>
#include <charconv>

namespace zig::server {

namespace {

std::string number(double value) {
  std::array<char, 400> room;
  const auto end = std::to_chars(room.data(), room.data() + room.size(), value, std::chars_format::fixed).ptr;
  return {room.data(), end};
}

std::string in_braces(std::string_view labels, std::string_view more) {
  const std::string_view comma = labels.empty() || more.empty() ? "" : ",";
  const std::string all = std::string(labels) + std::string(comma) + std::string(more);
  return all.empty() ? "" : "{" + all + "}";
}

}  // namespace

void Histogram::add(std::chrono::nanoseconds time) {
  const double seconds = std::chrono::duration<double>(time).count();
  const auto place = std::ranges::lower_bound(kUntil, seconds);
  if (place != kUntil.end()) ++counts_[static_cast<std::size_t>(place - kUntil.begin())];
  ++count_;
  sum_ += time;
}

Histogram& Histogram::operator+=(const Histogram& other) {
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
  count_ += other.count_;
  sum_ += other.sum_;
  return *this;
}

void Histogram::print(std::string& out, std::string_view name, std::string_view labels) const {
  const auto line = [&](std::string_view suffix, std::string_view more, const std::string& value) {
    out += std::string(name) + std::string(suffix) + in_braces(labels, more) + " " + value + "\n";
  };
  std::uint64_t so_far = 0;
  for (std::size_t i = 0; i < kUntil.size(); ++i) {
    so_far += counts_[i];
    line("_bucket", "le=\"" + number(kUntil[i]) + "\"", std::to_string(so_far));
  }
  line("_bucket", "le=\"+Inf\"", std::to_string(count_));
  line("_sum", "", number(std::chrono::duration<double>(sum_).count()));
  line("_count", "", std::to_string(count_));
}

}  // namespace zig::server
