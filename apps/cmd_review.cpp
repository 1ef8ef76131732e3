// `ziggurat review`: a saved game with the coach's eyes.
#include <cmath>
#include <cstdio>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "locale/locale.h"
#include "table/replay.h"
#include "table/review.h"

namespace zig::apps {

namespace {

const Usage kUsage{
    .command = "review",
    .words = "FILE",
    .min_words = 1,
    .max_words = 1,
    .summary =
        "Looks at a finished game again: for each seat its chance to win at the start, what its own "
        "decisions\n"
        "cost, what draws and the others did to it, and the moments that changed most, each with the better "
        "move\n"
        "and the reasons. The same file gives the same review.",
    .options = {{"seat", "N", "only this seat"},
                {"lang", "LANG", "en, cs or pl"},
                {"json", "", "one JSON object for each seat"},
                {"data", "DIR", "component data of your own instead of the built-in set"}},
    .examples = {"ziggurat review game.txt", "ziggurat review game.txt --seat 0 --lang cs"},
};

std::string percent(const Json& chance) { return std::to_string(std::lround(chance.get<double>() * 100)); }

std::string signed_percent(const Json& change) {
  return (change.get<double>() < 0 ? "−" : "+") +
         std::to_string(std::lround(std::abs(change.get<double>()) * 100));
}

std::string one_decimal(const Json& value) {
  char text[32];
  std::snprintf(text, sizeof text, "%+.1f", value.get<double>());
  return text;
}

void print_moment(const Json& moment, Lang lang) {
  const std::string where =
      std::to_string(moment["move"].get<int>() + (moment["kind"] == "decision" ? 1 : 0));
  if (moment["kind"] == "fortune") {
    std::puts(
        text(lang, "review.fortune_moment", {{"move", where}, {"change", signed_percent(moment["change"])}})
            .c_str());
    for (const Json& event : moment["events"]) std::puts(("      " + event.get<std::string>()).c_str());
    return;
  }
  std::puts(text(lang, "review.decision_moment",
                 {{"move", where},
                  {"change", signed_percent(moment["change"])},
                  {"played", moment["played"]["text"].get<std::string>()},
                  {"better", moment["better"]["text"].get<std::string>()}})
                .c_str());
  for (const Json& reason : moment["reasons"])
    std::puts(("      " + one_decimal(reason["value"]) + "  " + reason["text"].get<std::string>()).c_str());
}

void print_review(const Json& review, Lang lang) {
  std::puts(text(lang, "review.seat",
                 {{"seat", std::to_string(review["seat"].get<int>())},
                  {"start", percent(review["start"])},
                  {"end", percent(review["end"])},
                  {"decisions", signed_percent(review["decisions"])},
                  {"fortune", signed_percent(review["fortune"])}})
                .c_str());
  for (const Json& moment : review["moments"]) print_moment(moment, lang);
  std::puts("");
}

}  // namespace

int cmd_review(std::span<const std::string> arguments) {
  const auto args = Args::parse(kUsage, arguments);
  if (!args) return args.error();
  const auto lang = lang_from(args->value("lang").value_or("en"));
  if (!lang) return bad_input(kUsage, "--lang must be en, cs or pl");
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(kUsage, library.error().line());
  const std::string& file = args->words().front();
  const auto text = read_text(file, table::kMaxReplaySize + 1);
  if (!text) return bad_input(kUsage, text.error().line());
  const auto record = table::parse_replay(*text);
  if (!record) return bad_input(kUsage, file + ": " + record.error().line());
  const auto table = table::replay_table(**library, *record);
  if (!table) return bad_input(kUsage, file + ": " + table.error().line());
  if (!(*table)->over())
    return bad_input(kUsage, file + ": the game is still running; a game is reviewed when it is over");
  const int seats = (*table)->match().seats();
  std::optional<long long> only;
  if (const auto given = args->value("seat")) {
    only = whole_number(*given);
    if (!only || *only < 0 || *only >= seats)
      return bad_input(kUsage, "--seat must be 0 to " + std::to_string(seats - 1));
  }
  for (int seat = 0; seat < seats; ++seat) {
    if (only && *only != seat) continue;
    const Json review = table::review_json(**table, Seat{static_cast<std::uint8_t>(seat)}, *lang);
    if (args->has("json"))
      std::puts(table::json_line(review).c_str());
    else
      print_review(review, *lang);
  }
  return 0;
}

}  // namespace zig::apps
