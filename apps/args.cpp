#include "apps/args.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <ranges>

namespace zig::apps {

namespace {

std::string line_of_options(const Usage& usage) {
  std::string line = "Usage: ziggurat " + std::string(usage.command);
  if (!usage.words.empty()) line += " " + std::string(usage.words);
  for (const OptionHelp& option : usage.options) {
    line += " [--" + std::string(option.name) +
            (option.value.empty() ? "" : " " + std::string(option.value)) + "]";
  }
  return line;
}

void print_help(const Usage& usage) {
  std::string text = line_of_options(usage) + "\n\n" + std::string(usage.summary) + "\n";
  if (!usage.options.empty()) text += "\nOptions:\n";
  std::size_t width = 0;
  for (const OptionHelp& option : usage.options)
    width = std::max(width, option.name.size() + option.value.size() + 5);
  for (const OptionHelp& option : usage.options) {
    std::string name = "--" + std::string(option.name) + " " + std::string(option.value);
    name.resize(std::max(width, name.size()), ' ');
    text += "  " + name + std::string(option.help) + "\n";
  }
  if (!usage.examples.empty()) text += "\nExamples:\n";
  for (const std::string_view example : usage.examples) text += "  " + std::string(example) + "\n";
  std::fputs(text.c_str(), stdout);
}

}  // namespace

int bad_input(const Usage& usage, std::string_view what) {
  std::fprintf(stderr, "ziggurat %.*s: %.*s\n", static_cast<int>(usage.command.size()), usage.command.data(),
               static_cast<int>(what.size()), what.data());
  return 2;
}

std::optional<long> whole_number(std::string_view text) {
  long number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

std::expected<Args, int> Args::parse(const Usage& usage, std::span<const std::string> arguments) {
  Args args;
  bool only_words = false;
  const auto refuse = [&](const std::string& what) {
    return std::unexpected(
        bad_input(usage, what + "; see: ziggurat " + std::string(usage.command) + " --help"));
  };
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
      print_help(usage);
      return std::unexpected(0);
    }
    const auto equals = argument.find('=');
    const std::string name = argument.starts_with("--") ? argument.substr(2, equals - 2) : "";
    const auto option = std::ranges::find(usage.options, name, &OptionHelp::name);
    if (option == usage.options.end()) return refuse("unknown option " + argument.substr(0, equals));
    if (option->value.empty()) {
      if (equals != std::string::npos) return refuse("--" + name + " takes no value");
      args.options_.emplace_back(name, "");
    } else if (equals != std::string::npos) {
      args.options_.emplace_back(name, argument.substr(equals + 1));
    } else if (i + 1 < arguments.size()) {
      args.options_.emplace_back(name, arguments[++i]);
    } else {
      return refuse("--" + name + " needs a value: --" + name + " " + std::string(option->value));
    }
  }
  if (args.words_.size() < usage.min_words)
    return refuse("something is missing: " + std::string(usage.words));
  if (args.words_.size() > usage.max_words) return refuse("unexpected word " + args.words_[usage.max_words]);
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
