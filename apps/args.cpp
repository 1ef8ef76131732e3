#include "apps/args.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <ranges>

#include "apps/language.h"
#include "apps/terminal/text.h"
#include "games/game_list.h"

namespace zig::apps {

namespace {

constexpr int kHelpWidth = 100;
constexpr OptionHelp kLang{"lang", "LANG",
                           "language: en, cs or pl; otherwise that of the environment (LANG)"};

std::string translated(std::string_view english) { return said(language(), english); }

std::string line_of_options(const Usage& usage) {
  std::string line = translated("Usage:") + " ziggurat " + std::string(usage.command);
  if (!usage.words.empty()) line += " " + translated(usage.words);
  for (const OptionHelp& option : usage.options) {
    line += " [--" + std::string(option.name) + (option.value.empty() ? "" : " " + translated(option.value)) +
            "]";
  }
  return line;
}

void print_help(const Usage& usage) {
  std::vector<OptionHelp> options = usage.options;
  options.push_back(kLang);
  std::string text = line_of_options(usage) + "\n\n" +
                     terminal::joined(terminal::wrap(translated(usage.summary), kHelpWidth), "\n") + "\n\n" +
                     translated("Options:") + "\n";
  int width = 0;
  const auto name_of = [](const OptionHelp& option) {
    return "--" + std::string(option.name) + " " + translated(option.value);
  };
  for (const OptionHelp& option : options) width = std::max(width, terminal::width(name_of(option)) + 2);
  for (const OptionHelp& option : options)
    text += terminal::joined(terminal::hanging("  " + terminal::pad(name_of(option), width),
                                               translated(option.help), kHelpWidth),
                             "\n") +
            "\n";
  if (!usage.examples.empty()) text += "\n" + translated("Examples:") + "\n";
  for (const std::string_view example : usage.examples)
    text += "  " + terminal::replaced(example, "GAME", game_list().front().id) + "\n";
  std::fputs(text.c_str(), stdout);
}

}  // namespace

int bad_input(const Usage& usage, const Problem& why) {
  complain(usage, why);
  return 2;
}

int bad_input(const Usage& usage, Phrase what) { return bad_input(usage, Problem{{}, std::move(what), {}}); }

void complain(const Usage& usage, const Problem& why) {
  std::fprintf(stderr, "ziggurat %.*s: %s\n", static_cast<int>(usage.command.size()), usage.command.data(),
               problem_line(language(), why).c_str());
}

Problem in_file(const std::string& file, Problem why) {
  why.where = why.where.empty() ? file : file + ": " + why.where;
  return why;
}

std::optional<long> whole_number(std::string_view text) {
  long number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

std::expected<Args, int> Args::parse(const Usage& usage, std::span<const std::string> arguments) {
  Args args;
  bool only_words = false, help = false;
  const auto refuse = [&](Phrase what) {
    return std::unexpected(bad_input(usage, say("{what}; see: ziggurat {command} --help",
                                                {{"what", std::move(what)}, {"command", usage.command}})));
  };
  std::vector<OptionHelp> known = usage.options;
  known.push_back(kLang);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (only_words || argument == "-" || !argument.starts_with('-')) {
      args.words_.push_back(argument);
      continue;
    }
    if (argument == "--") {
      only_words = true;
      continue;
    }
    if (argument == "--help" || argument == "-h") {
      help = true;
      continue;
    }
    const auto equals = argument.find('=');
    const std::string name = argument.starts_with("--") ? argument.substr(2, equals - 2) : "";
    const auto option = std::ranges::find(known, name, &OptionHelp::name);
    if (option == known.end())
      return refuse(say("unknown option {name}", {{"name", argument.substr(0, equals)}}));
    if (option->value.empty()) {
      if (equals != std::string::npos) return refuse(say("--{name} takes no value", {{"name", name}}));
      args.options_.emplace_back(name, "");
    } else if (equals != std::string::npos) {
      args.options_.emplace_back(name, argument.substr(equals + 1));
    } else if (i + 1 < arguments.size()) {
      args.options_.emplace_back(name, arguments[++i]);
    } else {
      return refuse(
          say("--{name} needs a value: --{name} {value}", {{"name", name}, {"value", option->value}}));
    }
  }
  speak(std::nullopt);  // a wish is for one command
  const auto wish = args.value("lang");
  if (wish && !lang_from(*wish))
    return refuse(say("--lang must be en, cs or pl, not {value}", {{"value", *wish}}));
  speak(wish ? lang_from(*wish) : std::nullopt);
  if (help) {
    print_help(usage);
    return std::unexpected(0);
  }
  if (args.words_.size() < usage.min_words)
    return refuse(say("something is missing: {words}", {{"words", usage.words}}));
  if (args.words_.size() > usage.max_words)
    return refuse(say("unexpected word {word}", {{"word", args.words_[usage.max_words]}}));
  return args;
}

bool Args::has(std::string_view name) const {
  return std::ranges::any_of(options_, [&](const auto& option) { return option.first == name; });
}

std::optional<std::string> Args::value(std::string_view name) const {
  for (const auto& [key, value] : std::views::reverse(options_)) {
    if (key == name) return value;
  }
  return std::nullopt;
}

std::vector<std::string> Args::values(std::string_view name) const {
  std::vector<std::string> found;
  for (const auto& [key, value] : options_) {
    if (key == name) found.push_back(value);
  }
  return found;
}

}  // namespace zig::apps
