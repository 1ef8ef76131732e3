#include "arena/report.h"

#include <cmath>
#include <cstdarg>
#include <cstdio>

#include "arena/plots.h"

namespace zig::arena {

namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ground: #F5F0E6; --ground-2: #EBE3D3; --ink: #24201C; --muted: #5E564C; --line: #B8AB95; --lapis: #1F4E9E; --clay: #A3502A; }
@media (prefers-color-scheme: dark) { :root { --ground: #191714; --ground-2: #23201B; --ink: #F0E9DC; --muted: #B9AE9C; --line: #544B3D; --lapis: #8FBCEB; --clay: #E8A27C; } }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 920px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1 { font-size: 1.7rem; margin: 0 0 4px; } h2 { font-size: 1.2rem; margin: 36px 0 8px; }
p { margin: 4px 0 12px; color: var(--muted); max-width: 70ch; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding: 4px 10px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child, td.words, th.words { text-align: left; } td.words { white-space: normal; }
thead th { color: var(--muted); font-weight: 600; }
svg { width: 100%; min-width: 560px; height: auto; background: var(--ground-2); border-radius: 10px; font-size: 13px; }
svg text { fill: var(--ink); } svg .label { text-anchor: end; } svg .tick { text-anchor: middle; fill: var(--muted); } svg .note { fill: var(--muted); }
svg .group { font-weight: 600; } svg .grid { stroke: var(--line); stroke-width: .6; } svg .mark { stroke: var(--clay); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .whisker { stroke: var(--ink); stroke-width: 1.6; } svg .dot { fill: var(--lapis); } svg .bar { fill: var(--lapis); opacity: .75; }
)";

[[gnu::format(printf, 1, 2)]] std::string words(const char* format, ...) {
  char text[512];
  va_list values;
  va_start(values, format);
  std::vsnprintf(text, sizeof text, format, values);
  va_end(values);
  return text;
}

std::string percent(double share) { return words("%.1f %%", 100 * share); }
std::string percent(const Interval& interval) {
  return words("%.1f–%.1f %%", 100 * interval.low, 100 * interval.high);
}

std::string row(const char* cell, std::initializer_list<std::string> cells) {
  std::string to = "<tr>";
  for (const std::string& text : cells)
    to += std::string("<") + cell + ">" + escaped(text) + "</" + cell + ">";
  return to + "</tr>\n";
}

std::string table(std::initializer_list<std::string> head, const std::string& rows) {
  return "<div class=\"scroll\"><table><thead>" + row("th", head) + "</thead><tbody>\n" + rows +
         "</tbody></table></div>\n";
}

std::string section(std::string_view title, std::string_view what, const std::string& content) {
  return "<section><h2>" + escaped(title) + "</h2><p>" + escaped(what) + "</p>\n" + content + "</section>\n";
}
std::string scrolled(const std::string& plot) { return "<div class=\"scroll\">" + plot + "</div>\n"; }

// Players by rating, best first.
template <class Visit>
void each(const Summary& summary, Visit visit) {
  for (const int player : summary.by_rating) visit(summary.players[static_cast<std::size_t>(player)]);
}

std::string ratings(const Summary& summary) {
  RangePlot plot{.title = "Ratings with their 95 % intervals",
                 .axis = "rating (Elo)",
                 .rows = {},
                 .mark = {},
                 .range = {}};
  std::string rows;
  each(summary, [&](const PlayerSummary& of) {
    const Rating& rating = of.rating;
    const std::string interval = words("%+.0f to %+.0f", rating.interval.low, rating.interval.high);
    plot.rows.push_back(
        {of.name, rating.interval.low, rating.elo, rating.interval.high, words("%+.0f", rating.elo)});
    rows += row("td", {of.name, words("%+.0f", rating.elo), interval, std::to_string(of.games),
                       percent(of.wins.value), percent(of.wins.interval), words("%.2f", of.mean_rank),
                       words("%.1f", of.mean_total)});
  });
  return section(
      "Rating ladder",
      "Plackett–Luce model of the finishing orders, fitted by Hunter's MM algorithm; shared ranks by Efron's "
      "method; "
      "400 points are a factor of ten in strength, the mean is 0. Intervals: bootstrap over seeds.",
      scrolled(svg(plot)) +
          table({"player", "rating", "95 %", "seats", "won", "95 %", "mean rank", "mean points"}, rows));
}

std::string pairs(const Summary& summary) {
  RangePlot plot{.title = "Two-player-equivalent results",
                 .axis = "share of comparisons won by the first, %",
                 .rows = {},
                 .mark = 50,
                 .range = {{0, 100}}};
  std::string rows;
  for (const PairSummary& pair : summary.pairs) {
    const std::string& a = summary.players[static_cast<std::size_t>(pair.a)].name;
    const std::string& b = summary.players[static_cast<std::size_t>(pair.b)].name;
    const Share& share = pair.share;
    plot.rows.push_back({a + " : " + b, 100 * share.interval.low, 100 * share.value,
                         100 * share.interval.high,
                         words("%.1f %% of %.0f", 100 * share.value, share.comparisons)});
    rows += row("td", {a + " against " + b, percent(share.value), percent(share.interval),
                       words("%.0f", share.comparisons), std::to_string(share.blocks)});
  }
  return section("Two-player-equivalent results",
                 "Of all pairs of seats with one player in each, how often the first one finished ahead; a "
                 "shared rank is half. "
                 "Intervals: Wilson, with the comparisons reduced by the design effect of common seeds.",
                 scrolled(svg(plot)) + table({"pair", "share", "95 %", "comparisons", "seeds"}, rows));
}

std::string seats(const Results& results, const Summary& summary) {
  const int number = results.contest().seats;
  BarPlot plot{.title = "Wins by seat", .groups = {}, .mark = 100.0 / number};
  each(summary, [&](const PlayerSummary& of) {
    BarGroup group{of.name, {}};
    for (std::size_t seat = 0; seat < of.wins_by_seat.size(); ++seat) {
      const Share& share = of.wins_by_seat[seat];
      if (share.comparisons == 0) continue;
      group.rows.push_back({"seat " + std::to_string(seat), 100 * share.value,
                            std::pair(100 * share.interval.low, 100 * share.interval.high),
                            percent(share.value)});
    }
    plot.groups.push_back(std::move(group));
  });
  return section("Win rates by seat", "Games won, shared wins divided; the dashed line is an even share.",
                 scrolled(svg(plot)));
}

std::string points(const Summary& summary) {
  BarPlot plot{.title = "Points by category", .groups = {}, .mark = {}};
  for (std::size_t category = 0; category < summary.categories.size(); ++category) {
    BarGroup group{summary.categories[category], {}};
    each(summary, [&](const PlayerSummary& of) {
      group.rows.push_back({of.name, of.points[category], {}, words("%.1f", of.points[category])});
    });
    plot.groups.push_back(std::move(group));
  }
  return section("Points by category", "Mean of all games.", scrolled(svg(plot)));
}

std::string lengths(const Summary& summary) {
  double mean = 0;
  for (const int moves : summary.lengths)
    mean += static_cast<double>(moves) / static_cast<double>(summary.lengths.size());
  return section("Game length", words("Decisions of all players until the end; mean %.1f.", mean),
                 scrolled(svg(Histogram{"Game length", "decisions", summary.lengths})));
}

std::string times(const Summary& summary) {
  RangePlot plot{.title = "Decision times",
                 .axis = "milliseconds for a decision",
                 .rows = {},
                 .logarithmic = true,
                 .mark = {},
                 .range = {}};
  std::string rows;
  each(summary, [&](const PlayerSummary& of) {
    const Times& t = of.times;
    plot.rows.push_back({of.name, t.percentile_ms(0.05), t.percentile_ms(0.5), t.percentile_ms(0.95),
                         words("%.2f ms mean", t.mean_ms())});
    rows += row("td", {of.name, std::to_string(t.decisions), words("%.3f", t.mean_ms()),
                       words("%.3f", t.percentile_ms(0.5)), words("%.3f", t.percentile_ms(0.95)),
                       words("%.1f", t.longest_ms)});
  });
  return section(
      "Decision times",
      "The dot is the median, the line goes from 5 % to 95 %; percentiles are rounded up to powers of two of "
      "a microsecond.",
      scrolled(svg(plot)) + table({"player", "decisions", "mean ms", "median", "95 %", "longest"}, rows));
}

std::string faults(const Summary& summary) {
  std::string rows;
  each(summary, [&](const PlayerSummary& of) {
    for (const auto& [kind, number] : of.faults)
      rows += row("td", {of.name, kind, std::to_string(number), of.last_fault});
  });
  const std::string stopped = summary.stopped_text();
  if (rows.empty()) return section("Faults", "No player lost a turn to the safe default. " + stopped, "");
  return section("Faults", "Turns that were lost to the safe default, the move of greedy. " + stopped,
                 table({"player", "kind", "turns", "the last one"}, rows));
}

std::string configuration(const Results& results) {
  const Contest& contest = results.contest();
  return section("What was played",
                 contest.has_clock()
                     ? "Some players think by the clock: the games cannot be repeated exactly."
                     : "No player thinks by the clock: the same command gives the same games.",
                 "<pre class=\"scroll\">" + escaped(contest.json().dump(1)) + "</pre>");
}

}  // namespace

std::string report_html(const Results& results, const Summary& summary) {
  const Contest& contest = results.contest();
  const std::string title = "Arena: " + contest.game + ", " + std::to_string(contest.seats) + " players";
  std::string page =
      "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><meta name=\"viewport\" "
      "content=\"width=device-width, initial-scale=1\">\n<title>" +
      escaped(title) + "</title>\n<style>" + std::string(kStyle) + "</style></head>\n<body>\n<h1>" +
      escaped(title) + "</h1>\n<p>" +
      escaped(words("%zu games on %zu seeds; every seed is played once for each rotation of the seats.",
                    summary.games, summary.blocks)) +
      "</p>\n";
  page += ratings(summary) + pairs(summary) + seats(results, summary) + points(summary) + lengths(summary) +
          times(summary) + faults(summary) + configuration(results);
  return page + "</body>\n</html>\n";
}

}  // namespace zig::arena
