// The rules of a game for players (locale/<lang>/rules/<game>.md, embedded) as something to look things up in: by id
// ("7W-4.3", "7w-4", "4.3"), or by words.
//
//   const RulesReference* rules = rules_of(game, Lang::En);
//   for (const Rule* rule : rules->by_words("discount neighbour")) ...
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/terminal/paint.h"
#include "apps/terminal/text.h"
#include "locale/locale.h"

namespace zig::terminal {

struct Rule {
  std::string id;       // "7W-4.3"; empty for what has none, such as the terms
  std::string section;  // "4. Trading"
  Lines paragraphs;     // without Markdown
  std::string folded;   // all of it, for searching
};

class RulesReference {
 public:
  RulesReference(std::string_view markdown, std::string prefix);

  const std::vector<Rule>& rules() const { return rules_; }
  const std::string& prefix() const { return prefix_; }
  Lines sections() const;

  bool looks_like_id(std::string_view query) const;
  std::vector<const Rule*> by_id(std::string_view query) const;     // one, or all of a section
  std::vector<const Rule*> by_words(std::string_view query) const;  // all words, best first
  Lines nearest_ids(std::string_view query) const;                  // for an id that does not exist

 private:
  std::string canonical(std::string_view query) const;  // "4.3" -> "7W-4.3"
  std::string same_for_all(std::string_view spelled) const;

  std::string prefix_;
  std::vector<Rule> rules_;
};

// nullptr where a game has no reference.
const RulesReference* rules_of(std::string_view game, Lang lang);

// A rule in a column of that width: its id, then its text indented; ids inside are emphasised.
Lines rule_lines(const Rule& rule, const RulesReference& rules, int columns, const Paint& paint);

}  // namespace zig::terminal
