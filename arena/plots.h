// Plots as SVG text, drawn by hand: no script, no font, no picture from elsewhere. Colours come from the page's style.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zig::arena {

std::string escaped(std::string_view text);  // for HTML and SVG

struct RangeRow {
  std::string label;
  double low = 0, middle = 0, high = 0;
  std::string note;  // at the right
};
struct RangePlot {
  std::string title, axis;
  std::vector<RangeRow> rows;
  bool logarithmic = false;
  std::optional<double> mark;                      // a vertical line, where even would be
  std::optional<std::pair<double, double>> range;  // of the axis; without it, what the rows need
};
std::string svg(const RangePlot& plot);

// Bars in groups with a title each, from zero; with a whisker where there is an interval.
struct BarRow {
  std::string label;
  double value = 0;
  std::optional<std::pair<double, double>> interval;
  std::string note;
};
struct BarGroup {
  std::string title;
  std::vector<BarRow> rows;
};
struct BarPlot {
  std::string title;
  std::vector<BarGroup> groups;
  std::optional<double> mark;
};
std::string svg(const BarPlot& plot);

struct Histogram {
  std::string title, axis;
  std::vector<int> values;
};
std::string svg(const Histogram& plot);

}  // namespace zig::arena
