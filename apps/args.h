// Command lines: `--name VALUE`, `--name=VALUE`, `--switch`, and plain words. --help prints the usage, --lang LANG chooses the
// language; both belong to every command. What a Usage says in English is said in that language (engine/phrase.h). An
// unknown option, a missing value or a word too many is one line on stderr and exit code 2.
//
//   const Usage usage{.command = "replay", .words = "FILE", .max_words = 1, …};
//   const auto args = Args::parse(usage, arguments);
//   if (!args) return args.error();                   // the exit code: 0 after --help, 2 after a mistake
//   if (const auto to = args->value("to")) …
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json.h"

namespace zig::apps {

struct OptionHelp {
  std::string_view name;   // "to" for --to
  std::string_view value;  // "N"; empty: a switch
  std::string_view help;
};

struct Usage {
  std::string_view command;  // "replay"
  std::string_view words;    // "FILE"
  std::size_t min_words = 0, max_words = 0;
  std::string_view summary;
  std::vector<OptionHelp> options;
  std::vector<std::string_view> examples;  // GAME stands for the first game
};

// `ziggurat COMMAND: what` on stderr; gives exit code 2.
int bad_input(const Usage& usage, const Problem& why);
int bad_input(const Usage& usage, Phrase what);
// The same, and what it gives is the caller's.
void complain(const Usage& usage, const Problem& why);
// The problem of what a file says.
Problem in_file(const std::string& file, Problem why);
// A number without sign, nothing before or after it.
std::optional<long> whole_number(std::string_view text);

class Args {
 public:
  static std::expected<Args, int> parse(const Usage& usage, std::span<const std::string> arguments);

  const std::vector<std::string>& words() const { return words_; }
  bool has(std::string_view name) const;
  std::optional<std::string> value(std::string_view name) const;  // the last one given
  std::vector<std::string> values(std::string_view name) const;   // all of them, in order

 private:
  std::vector<std::string> words_;
  std::vector<std::pair<std::string, std::string>> options_;
};

}  // namespace zig::apps
