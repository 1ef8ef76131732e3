#include "arena/plots.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>

namespace zig::arena {

namespace {

constexpr double kWidth = 860, kLeft = 220, kRight = 150, kRow = 26, kTop = 12, kAxis = 40;

[[gnu::format(printf, 2, 3)]] void add(std::string& to, const char* format, ...) {
  char text[512];
  va_list values;
  va_start(values, format);
  std::vsnprintf(text, sizeof text, format, values);
  va_end(values);
  to += text;
}

void add_text(std::string& to, double x, double y, const char* kind, std::string_view words) {
  add(to, "<text x=\"%.1f\" y=\"%.1f\" class=\"%s\">", x, y, kind);
  to += escaped(words) + "</text>";
}

void add_line(std::string& to, double x1, double y1, double x2, double y2, const char* kind) {
  add(to, "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>", x1, y1, x2, y2, kind);
}

std::string begin(double height, const std::string& title) {
  std::string to;
  add(to, "<svg viewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-label=\"", kWidth, height);
  return to + escaped(title) + "\">";
}

std::string shortened(const std::string& label) {
  constexpr std::size_t kMost = 28;
  if (label.size() <= kMost) return label;
  std::size_t end = kMost - 1;
  while (end > 0 && (static_cast<unsigned char>(label[end]) & 0xC0) == 0x80) --end;  // not inside a character
  return label.substr(0, end) + "…";
}

std::string number(double value) {
  char text[32];
  const bool whole = std::abs(value - std::round(value)) < 1e-9;
  std::snprintf(text, sizeof text, whole ? "%.0f" : std::abs(value) < 10 ? "%.3g" : "%.1f", value);
  return text;
}

// From numbers to places on the page, with round numbers to name.
class Scale {
 public:
  Scale(double low, double high, bool logarithmic) : logarithmic_(logarithmic) {
    if (logarithmic) {
      low_ = std::floor(std::log10(std::max(low, 1e-3)));
      high_ = std::max(low_ + 1, std::ceil(std::log10(std::max(high, 1e-3))));
      for (double power = low_; power <= high_ + 1e-9; ++power) ticks_.push_back(std::pow(10, power));
      return;
    }
    if (high <= low) high = low + 1;
    const double rough = (high - low) / 6, size = std::pow(10, std::floor(std::log10(rough)));
    const double step = rough / size < 1.5   ? size
                        : rough / size < 3.5 ? 2 * size
                        : rough / size < 7.5 ? 5 * size
                                             : 10 * size;
    low_ = std::floor(low / step) * step;
    high_ = std::ceil(high / step) * step;
    for (double tick = low_; tick <= high_ + step / 2; tick += step)
      ticks_.push_back(std::abs(tick) < step / 1e6 ? 0 : tick);
  }
  double x(double value) const {
    const double at = logarithmic_ ? std::log10(std::max(value, 1e-3)) : value;
    const double share = std::clamp((at - low_) / (high_ - low_), 0.0, 1.0);
    return kLeft + share * (kWidth - kLeft - kRight);
  }
  void draw(std::string& to, double bottom, const std::string& axis) const {
    for (const double tick : ticks_) {
      add_line(to, x(tick), kTop, x(tick), bottom, "grid");
      add_text(to, x(tick), bottom + 15, "tick", number(tick));
    }
    add_text(to, (kLeft + kWidth - kRight) / 2, bottom + 32, "tick", axis);
  }

 private:
  bool logarithmic_;
  double low_ = 0, high_ = 1;
  std::vector<double> ticks_;
};

}  // namespace

std::string escaped(std::string_view text) {
  std::string to;
  for (const char c : text) {
    switch (c) {
      case '&': to += "&amp;"; break;
      case '<': to += "&lt;"; break;
      case '>': to += "&gt;"; break;
      case '"': to += "&quot;"; break;
      case '\'': to += "&#39;"; break;
      default: to += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
  }
  return to;
}

std::string svg(const RangePlot& plot) {
  double low = 1e300, high = -1e300;
  for (const RangeRow& row : plot.rows) low = std::min(low, row.low), high = std::max(high, row.high);
  if (plot.range) low = plot.range->first, high = plot.range->second;
  if (plot.rows.empty() && !plot.range) low = 0, high = 1;
  const Scale scale(low, high, plot.logarithmic);
  const double bottom = kTop + kRow * static_cast<double>(plot.rows.size());
  std::string to = begin(bottom + kAxis, plot.title);
  scale.draw(to, bottom, plot.axis);
  if (plot.mark) add_line(to, scale.x(*plot.mark), kTop, scale.x(*plot.mark), bottom, "mark");
  double y = kTop + kRow / 2;
  for (const RangeRow& row : plot.rows) {
    add_text(to, kLeft - 10, y + 4, "label", shortened(row.label));
    add_line(to, scale.x(row.low), y, scale.x(row.high), y, "whisker");
    add_line(to, scale.x(row.low), y - 4, scale.x(row.low), y + 4, "whisker");
    add_line(to, scale.x(row.high), y - 4, scale.x(row.high), y + 4, "whisker");
    add(to, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" class=\"dot\"/>", scale.x(row.middle), y);
    add_text(to, kWidth - kRight + 10, y + 4, "note", row.note);
    y += kRow;
  }
  return to + "</svg>";
}

std::string svg(const BarPlot& plot) {
  constexpr double kBar = 20, kTitle = 24;
  double low = 0, high = 0, height = kTop;
  for (const BarGroup& group : plot.groups) {
    height += kTitle + kBar * static_cast<double>(group.rows.size());
    for (const BarRow& row : group.rows) {
      low = std::min({low, row.value, row.interval ? row.interval->first : 0});
      high = std::max({high, row.value, row.interval ? row.interval->second : 0});
    }
  }
  const Scale scale(low, high, false);
  std::string to = begin(height + kAxis, plot.title);
  scale.draw(to, height, "");
  if (plot.mark) add_line(to, scale.x(*plot.mark), kTop, scale.x(*plot.mark), height, "mark");
  double y = kTop;
  for (const BarGroup& group : plot.groups) {
    add_text(to, kLeft, y + 16, "group", shortened(group.title));
    y += kTitle;
    for (const BarRow& row : group.rows) {
      const double from = std::min(scale.x(0), scale.x(row.value)),
                   until = std::max(scale.x(0), scale.x(row.value));
      add_text(to, kLeft - 10, y + 14, "label", shortened(row.label));
      add(to, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" class=\"bar\"/>", from, y + 3,
          std::max(until - from, 1.0), kBar - 6);
      if (row.interval)
        add_line(to, scale.x(row.interval->first), y + kBar / 2, scale.x(row.interval->second), y + kBar / 2,
                 "whisker");
      add_text(to, kWidth - kRight + 10, y + 14, "note", row.note);
      y += kBar;
    }
  }
  return to + "</svg>";
}

std::string svg(const Histogram& plot) {
  constexpr int kBins = 30;
  constexpr double kHeight = 180;
  const auto [least, most] = std::ranges::minmax_element(plot.values);
  const int low = plot.values.empty() ? 0 : *least, high = plot.values.empty() ? 1 : *most;
  const int width = std::max(1, (high - low + kBins) / kBins);
  std::vector<int> bins(static_cast<std::size_t>((high - low) / width + 1));
  for (const int value : plot.values) ++bins[static_cast<std::size_t>((value - low) / width)];
  const Scale scale(low, low + width * static_cast<double>(bins.size()), false);
  const double bottom = kTop + kHeight;
  const double tallest = std::max(1, *std::ranges::max_element(bins));
  std::string to = begin(bottom + kAxis, plot.title);
  scale.draw(to, bottom, plot.axis);
  for (std::size_t i = 0; i < bins.size(); ++i) {
    const double from = scale.x(low + width * static_cast<double>(i)),
                 until = scale.x(low + width * static_cast<double>(i + 1));
    const double tall = kHeight * bins[i] / tallest;
    if (bins[i])
      add(to, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" class=\"bar\"/>", from,
          bottom - tall, std::max(1.0, until - from - 1), tall);
  }
  add_text(to, kLeft - 10, kTop + 10, "label", number(tallest) + " games");
  return to + "</svg>";
}

}  // namespace zig::arena
