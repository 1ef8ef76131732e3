#include "server/thinking_metrics.h"

#include <string_view>

namespace zig::server {

namespace {

using OfKind = ThinkingFigures::OfKind;

std::string_view name_of(ThoughtKind kind) {
  switch (kind) {
    case ThoughtKind::Player: return "player";
    case ThoughtKind::Hint: return "hint";
    case ThoughtKind::Review: return "review";
  }
  return "";
}

std::string seconds(Span time) { return std::to_string(std::chrono::duration<double>(time).count()); }

}  // namespace

std::string thinking_metrics(const ThinkingFigures& figures) {
  std::string text;
  const auto head = [&](std::string_view name, std::string_view type) {
    text += "# TYPE ziggurat_thinking_" + std::string(name) + " " + std::string(type) + "\n";
  };
  const auto lines = [&](std::string_view name, auto value) {
    for (const ThoughtKind kind : kThoughtKinds) {
      text += "ziggurat_thinking_" + std::string(name) + "{kind=\"" + std::string(name_of(kind)) + "\"} " +
              value(figures.kinds[static_cast<std::size_t>(kind)]) + "\n";
    }
  };
  head("waiting", "gauge");
  lines("waiting", [](const OfKind& kind) { return std::to_string(kind.waiting); });
  head("running", "gauge");
  lines("running", [](const OfKind& kind) { return std::to_string(kind.running); });
  head("wait_seconds", "summary");
  lines("wait_seconds_sum", [](const OfKind& kind) { return seconds(kind.waited); });
  lines("wait_seconds_count", [](const OfKind& kind) { return std::to_string(kind.begun); });
  head("cpu_seconds_total", "counter");
  lines("cpu_seconds_total", [](const OfKind& kind) { return seconds(kind.used); });
  head("dropped_total", "counter");
  lines("dropped_total", [](const OfKind& kind) { return std::to_string(kind.dropped); });
  head("over_limit_total", "counter");
  lines("over_limit_total", [](const OfKind& kind) { return std::to_string(kind.limited); });
  head("gave_way_total", "counter");
  text += "ziggurat_thinking_gave_way_total " + std::to_string(figures.gave_way) + "\n";
  return text;
}

}  // namespace zig::server
