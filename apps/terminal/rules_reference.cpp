#include "apps/terminal/rules_reference.h"

#include <algorithm>
#include <map>
#include <utility>

#include "locale/rules.gen.h"

namespace zig::terminal {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool in_word(char c) {
  return is_letter(c) || static_cast<unsigned char>(c) >= 0x80;
}  // "Čí" as well as "its"
char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string uppercase(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), upper);
  return out;
}

// --- Markdown, as far as the rules use it

// Without `code`, **strong** and *emphasis*; a lone asterisk ("země*") says something and stays.
std::string without_marks(std::string_view text) {
  std::string out;
  bool emphasis = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '`') continue;
    if (text[i] == '*' && (text.substr(i, 2) == "**" || (i > 0 && text[i - 1] == '*'))) continue;
    if (text[i] == '*') {
      const bool begins_word = i + 1 < text.size() && text[i + 1] != ' ' && (i == 0 || !in_word(text[i - 1]));
      if (emphasis || (begins_word && text.find('*', i + 1) != std::string_view::npos)) {
        emphasis = !emphasis;
        continue;
      }
    }
    out += text[i];
  }
  return out;
}

std::vector<std::string> cells_of(std::string_view row) {
  std::vector<std::string> cells;
  row = trimmed(row);
  row.remove_prefix(1);
  if (row.ends_with('|')) row.remove_suffix(1);
  while (true) {
    const auto bar = row.find('|');
    cells.push_back(without_marks(trimmed(row.substr(0, bar))));
    if (bar == std::string_view::npos) return cells;
    row.remove_prefix(bar + 1);
  }
}

// "R-4", "R.4", "R4"
bool is_ruling(std::string_view id) {
  const std::size_t number = id.size() > 1 && (id[1] == '.' || id[1] == '-') ? 2 : 1;
  return !id.empty() && upper(id[0]) == 'R' && id.size() > number && is_digit(id[number]);
}

// "7W", from the first rule: "**7W-1.1** text".
std::string first_prefix(std::string_view markdown) {
  for (auto at = markdown.find("**"); at != std::string_view::npos; at = markdown.find("**", at + 2)) {
    const std::string_view label = markdown.substr(at + 2, markdown.find("**", at + 2) - at - 2);
    const auto dash = label.find('-');
    if (dash == std::string_view::npos || dash + 1 == label.size() || is_ruling(label)) continue;
    if (is_digit(label[dash + 1]) && label.find(' ') == std::string_view::npos)
      return std::string(label.substr(0, dash));
  }
  return "";
}

// "**7W-4.3** text" and "**R-4** text": the id, taken off the front.
std::string take_id(std::string_view& text, const std::string& prefix) {
  if (!text.starts_with("**")) return "";
  const auto end = text.find("**", 2);
  if (end == std::string_view::npos) return "";
  const std::string_view label = text.substr(2, end - 2);
  if (!label.starts_with(prefix + "-") && !is_ruling(label)) return "";
  text = trimmed(text.substr(end + 2));
  return std::string(label);
}

class Collector {
 public:
  explicit Collector(std::string prefix) : prefix_(std::move(prefix)) {}

  void line(std::string_view line) {
    const std::string_view body = trimmed(line);
    if (body.starts_with('#')) return heading(body);
    if (body.empty()) {
      in_table_ = false;
      return;
    }
    if (body.starts_with('|')) return row(body);
    if (line.starts_with("- ")) return item(trimmed(body.substr(2)));
    if (!line.starts_with(' ') || rules.empty()) return item(body);
    rules.back().paragraphs.push_back(without_marks(body));
  }

  std::vector<Rule> rules;

 private:
  void heading(std::string_view body) {
    section_ = without_marks(trimmed(body.substr(body.find_first_not_of('#'))));
    in_table_ = false;
  }

  void item(std::string_view body) {
    const std::string id = take_id(body, prefix_);
    add(id, without_marks(body));
  }

  // The first row of a table names its columns.
  void row(std::string_view body) {
    const auto cells = cells_of(body);
    if (cells.front().find_first_not_of("-: ") == std::string::npos) return;
    if (std::exchange(in_table_, true)) add("", joined(cells, " — "));
  }

  void add(std::string id, std::string text) {
    rules.push_back(
        {.id = std::move(id), .section = section_, .paragraphs = {std::move(text)}, .folded = {}});
  }

  std::string prefix_, section_;
  bool in_table_ = false;
};

// --- searching

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

// How well one word is found: as a word of its own, as the beginning of one, or not at all.
int score_of(std::string_view text, std::string_view word) {
  int score = 0;
  for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const bool begins = at == 0 || text[at - 1] == ' ';
    const bool ends = at + word.size() == text.size() || text[at + word.size()] == ' ';
    score += begins && ends ? 8 : begins ? 5 : 0;
  }
  return std::min(score, 24);
}

int score_of(const Rule& rule, const std::vector<std::string_view>& wanted) {
  const std::string section = folded(rule.section);
  int total = 0;
  for (const std::string_view word : wanted) {
    const int found = score_of(rule.folded, word) + score_of(section, word) / 2;
    if (found == 0) return 0;
    total += found;
  }
  const auto length = static_cast<int>(rule.folded.size());
  return 100 * total / (200 + length) + (rule.id.empty() ? 0 : 1);
}

// Emphasises the ids in a line, whatever follows them ("7W-4.8," "7W-R.4)").
std::string with_ids(std::string_view line, const std::string& prefix, const Paint& paint) {
  if (!paint.on()) return std::string(line);
  std::string out;
  while (true) {
    const auto at = line.find(prefix + "-");
    out += line.substr(0, at);
    if (at == std::string_view::npos) return out;
    line.remove_prefix(at);
    std::size_t end = prefix.size() + 1;
    while (end < line.size() && (is_digit(line[end]) || is_letter(line[end]) || line[end] == '.')) ++end;
    if (line[end - 1] == '.') --end;
    out += paint(Ink::Strong, line.substr(0, end));
    line.remove_prefix(end);
  }
}

}  // namespace

RulesReference::RulesReference(std::string_view markdown, std::string prefix) : prefix_(std::move(prefix)) {
  Collector collector(prefix_);
  while (!markdown.empty()) {
    const auto end = std::min(markdown.find('\n'), markdown.size());
    collector.line(markdown.substr(0, end));
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
  }
  rules_ = std::move(collector.rules);
  for (Rule& rule : rules_) rule.folded = folded(rule.id + " " + joined(rule.paragraphs, " "));
}

Lines RulesReference::sections() const {
  Lines out;
  for (const Rule& rule : rules_) {
    if (!rule.section.empty() && (out.empty() || out.back() != rule.section)) out.push_back(rule.section);
  }
  return out;
}

std::string RulesReference::canonical(std::string_view query) const {
  std::string id = uppercase(trimmed(query));
  if (!id.starts_with(prefix_)) return prefix_ + "-" + id;
  if (id.size() > prefix_.size() && id[prefix_.size()] != '-') id[prefix_.size()] = '-';
  return id;
}

// All spellings of a ruling are one: ND-R4, R-4, R.4.
std::string RulesReference::same_for_all(std::string_view spelled) const {
  std::string id = canonical(spelled);
  const std::string_view number = std::string_view(id).substr(std::min(prefix_.size() + 1, id.size()));
  if (is_ruling(number) && !is_digit(number[1])) id.erase(prefix_.size() + 2, 1);
  return id;
}

bool RulesReference::looks_like_id(std::string_view query) const {
  query = trimmed(query);
  if (query.empty() || query.find(' ') != std::string_view::npos) return false;
  if (uppercase(query).starts_with(prefix_ + "-")) return true;
  return is_digit(query[0]) || is_ruling(query);
}

std::vector<const Rule*> RulesReference::by_id(std::string_view query) const {
  const std::string id = canonical(query);
  std::vector<const Rule*> exact, section, inside;
  for (const Rule& rule : rules_) {
    if (rule.id.empty()) continue;
    const std::string here = uppercase(rule.id);
    if (same_for_all(rule.id) == same_for_all(query)) exact.push_back(&rule);
    if (here.starts_with(id + ".")) section.push_back(&rule);
    const bool example = id.size() == here.size() + 1 && id.starts_with(here) && is_letter(id.back());
    if (example) inside.push_back(&rule);  // "7W-6.7d", "7W-2.1a": a part of the rule
  }
  return !exact.empty() ? exact : !section.empty() ? section : inside;
}

std::vector<const Rule*> RulesReference::by_words(std::string_view query) const {
  const std::string text = folded(query);
  const auto wanted = words(text);
  std::vector<std::pair<int, const Rule*>> found;
  if (wanted.empty()) return {};
  for (const Rule& rule : rules_) {
    const int score = score_of(rule, wanted);
    if (score > 0) found.emplace_back(-score, &rule);  // the best first, then in their order
  }
  std::ranges::sort(found);
  std::vector<const Rule*> rules;
  for (const auto& [score, rule] : found) rules.push_back(rule);
  return rules;
}

Lines RulesReference::nearest_ids(std::string_view query) const {
  const std::string id = canonical(query.substr(0, 40));
  std::vector<std::pair<std::size_t, const Rule*>> near;
  for (const Rule& rule : rules_) {
    if (!rule.id.empty()) near.emplace_back(edit_distance(id, uppercase(rule.id)), &rule);
  }
  std::ranges::sort(near);
  Lines out;
  for (const auto& [distance, rule] : near) {
    if (out.size() < 5) out.push_back(rule->id);
  }
  return out;
}

const RulesReference* rules_of(std::string_view game, Lang lang) {
  static std::map<std::pair<std::string_view, Lang>, RulesReference> read;
  if (const auto found = read.find({game, lang}); found != read.end()) return &found->second;
  for (const embedded::RulesText& rules : embedded::kRulesTexts) {
    if (rules.game != game || rules.lang != lang_id(lang)) continue;
    RulesReference reference(rules.text, first_prefix(rules.text));
    return &read.emplace(std::pair(rules.game, lang), std::move(reference)).first->second;
  }
  return nullptr;
}

Lines rule_lines(const Rule& rule, const RulesReference& rules, int columns, const Paint& paint) {
  constexpr int kIndent = 10;
  Lines out;
  for (const std::string& paragraph : rule.paragraphs) {
    const std::string_view label = out.empty() ? std::string_view(rule.id) : std::string_view();
    for (const std::string& line : wrap(paragraph, columns - kIndent)) {
      const std::string front = pad(out.empty() ? label : std::string_view(), kIndent);
      out.push_back(with_ids(front + line, rules.prefix(), paint));
    }
  }
  return out;
}

}  // namespace zig::terminal
