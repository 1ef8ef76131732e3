#include <algorithm>
#include <iostream>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/language.h"
#include "apps/terminal/console.h"
#include "apps/terminal/rules_reference.h"

namespace zig::apps {

namespace {

using terminal::Console;
using terminal::Ink;
using terminal::Lines;
using terminal::Rule;
using terminal::RulesReference;

constexpr std::size_t kMostFound = 12;

const Usage& usage() {
  static const Usage usage{
      .command = "rules",
      .words = "GAME [ID | WORDS]",
      .min_words = 1,
      .max_words = 40,
      .summary =
          "Look up the rules: one rule by its id, a whole section by the beginning of an id, or the rules "
          "that have all the given words (capitals and diacritics do not matter). Without an id or words: "
          "the table of contents.",
      .options = {{"all", "", "show everything found, not only the best"},
                  {"color", "WHEN", "colours: auto, always or never (NO_COLOR=1 works too)"}},
      .examples = {"ziggurat rules GAME", "ziggurat rules GAME 4.3", "ziggurat rules GAME 4",
                   "ziggurat rules GAME end game", "ziggurat rules GAME konec hry --lang cs"}};
  return usage;
}

void print_contents(Console& console, const RulesReference& rules) {
  std::string first, last, section;
  const auto flush = [&] {
    if (section.empty()) return;
    const std::string range = first.empty() ? "" : first == last ? first : first + " … " + last;
    console.show({terminal::pad(range, 22) + section});
  };
  for (const Rule& rule : rules.rules()) {
    if (rule.section != section) {
      flush();
      section = rule.section;
      first = last = "";
    }
    if (rule.id.empty()) continue;
    if (first.empty()) first = rule.id;
    last = rule.id;
  }
  flush();
}

void print_rules(Console& console, const RulesReference& rules, const std::vector<const Rule*>& found) {
  std::string section;
  for (const Rule* rule : found) {
    if (rule->section != section) {
      if (!section.empty()) console.blank();
      section = rule->section;
      console.show({console.paint()(Ink::Strong, section)});
    }
    console.show(rule_lines(*rule, rules, console.columns(), console.paint()));
  }
}

int no_such_id(const RulesReference& rules, const std::string& query) {
  return bad_input(usage(), say("there is no rule {id}; the nearest are {ids}",
                                {{"id", query}, {"ids", terminal::joined(rules.nearest_ids(query), ", ")}}));
}

int by_id(Console& console, const RulesReference& rules, const std::string& query) {
  const auto found = rules.by_id(query);
  if (found.empty()) return no_such_id(rules, query);
  print_rules(console, rules, found);
  return 0;
}

int by_words(Console& console, const RulesReference& rules, const std::string& query, bool all) {
  auto found = rules.by_words(query);
  if (found.empty()) {
    return bad_input(
        usage(), say("no rule has all of these words: {words}; try fewer, or only the beginning of a word",
                     {{"words", query}}));
  }
  const std::size_t total = found.size();
  if (!all && total > kMostFound) found.resize(kMostFound);
  print_rules(console, rules, found);
  if (found.size() < total) {
    console.blank();
    console.say(said(language(), say("… and {n} more: add words, or --all", {{"n", total - found.size()}})));
  }
  return 0;
}

}  // namespace

int cmd_rules(std::span<const std::string> arguments) {
  const auto args = Args::parse(usage(), arguments);
  if (!args) return args.error();
  const auto colours = terminal::colour_choice(args->value("color").value_or("auto"));
  if (!colours) return bad_input(usage(), "--color must be auto, always or never");
  const RulesReference* rules = terminal::rules_of(args->words().front(), language());
  if (!rules) {
    return bad_input(usage(), say("there are no rules for {game}; `ziggurat games` lists the games",
                                  {{"game", args->words().front()}}));
  }
  Console console = Console::standard(language(), *colours);
  const std::string query = terminal::joined({args->words().begin() + 1, args->words().end()}, " ");
  if (query.empty()) return print_contents(console, *rules), 0;
  if (rules->looks_like_id(query)) return by_id(console, *rules, query);
  return by_words(console, *rules, query, args->has("all"));
}

}  // namespace zig::apps
