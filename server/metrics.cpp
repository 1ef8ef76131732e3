#include "server/metrics.h"

#include <algorithm>

#include "server/process.h"

namespace zig::server {

namespace {

// Messages that have a name of their own in the figures; whatever else somebody makes up is "other".
constexpr std::array<std::string_view, 24> kMessages = {
    "hello",   "ping",  "sit",    "computer",  "play",   "undo",     "leave",  "come_back",
    "clock",   "setup", "table",  "catalogue", "view",   "decision", "events", "why",
    "preview", "hint",  "review", "standing",  "course", "replay",   "kick",   "other"};

constexpr std::array<std::string_view, 12> kRefused = {
    "requests",   "tables", "passwords", "sockets_opened", "sockets_open", "sockets_of_table",
    "other_site", "full",   "messages",  "thinking",       "slow_reader",  "unreadable"};

void heading(std::string& out, std::string_view name, std::string_view type) {
  out += "# TYPE " + std::string(name) + " " + std::string(type) + "\n";
}

template <class Value>
void line(std::string& out, std::string_view name, std::string_view type, Value value) {
  heading(out, name, type);
  out += std::string(name) + " " + std::to_string(value) + "\n";
}

void histograms(std::string& out, std::string_view name, const auto& by_labels) {
  heading(out, name, "histogram");
  for (const auto& [labels, histogram] : by_labels) histogram.print(out, name, labels);
}

std::string label(std::string_view name, std::string_view value) {
  return std::string(name) + "=\"" + std::string(value) + "\"";
}

// Under the names that Prometheus has for any process.
void process_lines(std::string& out) {
  const ProcessFigures process = process_figures();
  line(out, "process_cpu_seconds_total", "counter", process.cpu_seconds);
  line(out, "process_resident_memory_bytes", "gauge", process.resident_bytes);
  line(out, "process_open_fds", "gauge", process.open_files);
  line(out, "process_max_fds", "gauge", process.most_files);
  line(out, "process_threads", "gauge", process.threads);
  line(out, "process_start_time_seconds", "gauge", process.started);
}

}  // namespace

std::string_view refused_id(Refused why) { return kRefused[static_cast<std::size_t>(why)]; }

void Metrics::http(std::string_view method, std::string_view kind, int status,
                   std::chrono::nanoseconds time) {
  const std::string labels = label("method", method) + "," + label("path", kind);
  http_[labels].add(time);
  ++statuses_[label("path", kind) + "," + label("status", std::to_string(status))];
}

void Metrics::message(std::string_view type, std::chrono::nanoseconds time) {
  const bool known = std::ranges::find(kMessages, type) != kMessages.end();
  messages_[label("type", known ? type : "other")].add(time);
}

Metrics& Metrics::operator+=(const Metrics& other) {
  for (const auto& [labels, histogram] : other.http_) http_[labels] += histogram;
  for (const auto& [type, histogram] : other.messages_) messages_[type] += histogram;
  for (const auto& [labels, count] : other.statuses_) statuses_[labels] += count;
  for (std::size_t i = 0; i < kReasons; ++i) refused_[i] += other.refused_[i];
  waiting_bytes += other.waiting_bytes;
  return *this;
}

std::string Metrics::text(const HubFigures& hub, const Writer::Counters& writer) const {
  const Now now = look ? look() : Now();
  std::string out;
  heading(out, "ziggurat_build_info", "gauge");
  out += "ziggurat_build_info{" + label("version", version) + "} 1\n";
  line(out, "ziggurat_connections", "gauge", now.connections);
  line(out, "ziggurat_connections_made_way_total", "counter", now.made_way);
  line(out, "ziggurat_rooms_awake", "gauge", hub.rooms);
  line(out, "ziggurat_sockets", "gauge", hub.watchers);
  line(out, "ziggurat_socket_waiting_bytes", "gauge", waiting_bytes);
  line(out, "ziggurat_acts_total", "counter", hub.acts);
  line(out, "ziggurat_refused_total", "counter", hub.refused);
  line(out, "ziggurat_rooms_opened_total", "counter", hub.opened);
  line(out, "ziggurat_store_problems_total", "counter", hub.store_problems);
  line(out, "ziggurat_faults_total", "counter", hub.faults);
  heading(out, "ziggurat_refusals_total", "counter");
  for (std::size_t i = 0; i < kReasons; ++i)
    out +=
        "ziggurat_refusals_total{" + label("reason", kRefused[i]) + "} " + std::to_string(refused_[i]) + "\n";
  line(out, "ziggurat_commits_total", "counter", writer.groups);
  line(out, "ziggurat_commits_failed_total", "counter", writer.failed_groups);
  line(out, "ziggurat_writes_total", "counter", writer.writes);
  line(out, "ziggurat_writes_refused_total", "counter", writer.refused);
  line(out, "ziggurat_writes_waiting", "gauge", writer.waiting);
  line(out, "ziggurat_largest_commit", "gauge", writer.largest_group);
  heading(out, "ziggurat_commit_seconds", "histogram");
  writer.commit_time.print(out, "ziggurat_commit_seconds", "");
  heading(out, "ziggurat_commit_wait_seconds", "histogram");
  writer.wait_time.print(out, "ziggurat_commit_wait_seconds", "");
  histograms(out, "ziggurat_http_seconds", http_);
  heading(out, "ziggurat_http_responses_total", "counter");
  for (const auto& [labels, count] : statuses_)
    out += "ziggurat_http_responses_total{" + labels + "} " + std::to_string(count) + "\n";
  histograms(out, "ziggurat_message_seconds", messages_);
  process_lines(out);
  return out;
}

}  // namespace zig::server
