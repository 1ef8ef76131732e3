// `ziggurat review`: a saved game with the coach's eyes.
#include <cstdio>
#include <cstdlib>
#include <optional>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/decimal.h"
#include "apps/files.h"
#include "apps/language.h"
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
        "Look at a finished game again: everybody's chance to win at the start, what luck, your own "
        "decisions and "
        "the others' made of it until the end (the numbers add up), and the moments that changed most, with "
        "a "
        "better move where there was one. The same file always gives the same review.",
    .options = {{"seat", "N", "only this seat"},
                {"json", "", "as one JSON object"},
                {"data", "DIR", "your own component data instead of the built-in set"}},
    .examples = {"ziggurat review game.txt", "ziggurat review game.txt --seat 0 --lang cs"},
};

std::string number(const Json& percent) { return std::to_string(percent.get<int>()); }

std::string with_sign(const Json& percent) {
  const int change = percent.get<int>();
  return (change < 0 ? "−" : "+") + std::to_string(std::abs(change));
}

// "Seat 0: 34 % at the start + 5 luck …": the numbers add up.
void print_balance(const Json& balance, Lang lang) {
  std::puts(text(lang, "review.seat",
                 {{"seat", number(balance["seat"])},
                  {"start", number(balance["start"])},
                  {"luck", with_sign(balance["luck"])},
                  {"own", with_sign(balance["own"])},
                  {"others", with_sign(balance["others"])},
                  {"end", number(balance["end"])}})
                .c_str());
}

void print_better(const Json& better, Lang lang) {
  std::puts(text(lang, "review.better", {{"move", better["instead"]["text"].get<std::string>()}}).c_str());
  for (const Json& reason : better["reasons"])
    std::puts(("        " + one_decimal(reason["value"].get<double>(), lang, Sign::Always) + "  " +
               reason["text"].get<std::string>())
                  .c_str());
}

void print_moment(const Json& review, std::size_t index, Lang lang) {
  const Json& moment = review["moments"][index];
  const Json& step = review["steps"][moment["step"].get<std::size_t>()];
  const bool luck = step["cause"] == "luck";
  std::puts(text(lang, luck ? "review.luck" : "review.decision",
                 {{"n", std::to_string(index + 1)},
                  {"move", number(step["until"])},
                  {"by", number(step["seat"])},
                  {"seat", number(moment["about"])},
                  {"from", number(moment["from"])},
                  {"to", number(moment["to"])}})
                .c_str());
  if (moment["events"].empty() && moment.contains("text"))
    std::puts(("      " + moment["text"].get<std::string>()).c_str());
  for (const Json& event : moment["events"]) std::puts(("      " + event["text"].get<std::string>()).c_str());
  if (moment.contains("better")) print_better(moment["better"], lang);
}

void print_review(const Json& review, std::optional<long long> only, Lang lang) {
  const auto is_meant = [&](const Json& seat) { return !only || seat.get<int>() == *only; };
  std::puts(text(lang, "review.head").c_str());
  for (const Json& balance : review["balance"]) {
    if (is_meant(balance["seat"])) print_balance(balance, lang);
  }
  for (std::size_t i = 0; i < review["moments"].size(); ++i) {
    const Json& moment = review["moments"][i];
    const Json& step = review["steps"][moment["step"].get<std::size_t>()];
    if (is_meant(moment["about"]) || is_meant(step["seat"])) print_moment(review, i, lang);
  }
}

}  // namespace

int cmd_review(std::span<const std::string> arguments) {
  const auto args = Args::parse(kUsage, arguments);
  if (!args) return args.error();
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(kUsage, library.error());
  const std::string& file = args->words().front();
  const auto text = read_text(file, table::kMaxReplaySize + 1);
  if (!text) return bad_input(kUsage, text.error());
  const auto record = table::parse_replay(*text);
  if (!record) return bad_input(kUsage, in_file(file, record.error()));
  const auto table = table::replay_table(**library, *record, std::nullopt, language());
  if (!table) return bad_input(kUsage, in_file(file, table.error()));
  if (!(*table)->over())
    return bad_input(
        kUsage, in_file(file, {{}, "the game is still running; it can be reviewed when it is over", {}}));
  const int seats = (*table)->match().seats();
  std::optional<long long> only;
  if (const auto given = args->value("seat")) {
    only = whole_number(*given);
    if (!only || *only < 0 || *only >= seats)
      return bad_input(kUsage, say("--seat must be from 0 to {last}", {{"last", seats - 1}}));
  }
  const Json review = table::review_json(**table, table::review_of(**table), language());
  if (args->has("json"))
    std::puts(table::json_line(review).c_str());
  else
    print_review(review, only, language());
  return 0;
}

}  // namespace zig::apps
