#include "engine/words.h"

#include <algorithm>
#include <numeric>

#include "engine/json_reader.h"

namespace zig {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

// Letters to insert, delete or replace.
int distance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int replaced = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

}  // namespace

std::string lower_case(std::string_view text) {
  std::string lowered(text);
  std::ranges::transform(lowered, lowered.begin(), lower);
  return lowered;
}

std::string normalized(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (!kBlanks.contains(c) && c != '-' && c != '_') {
      out += lower(c);
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  if (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  while (true) {
    const auto begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return found;
    const auto end = std::min(text.find_first_of(kBlanks, begin), text.size());
    found.push_back(text.substr(begin, end - begin));
    text.remove_prefix(end);
  }
}

std::optional<int> small_number(std::string_view digits) {
  if (digits.empty() || digits.size() > 3) return std::nullopt;
  int value = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    value = 10 * value + (c - '0');
  }
  return value;
}

std::string in_quotes(std::string_view text) {
  return describe(Json(std::string(text.substr(0, kLongestName)))).pattern;
}

std::string listed(std::span<const std::string_view> ids) {
  std::string text;
  for (const std::string_view id : ids) text += (text.empty() ? "" : ", ") + std::string(id);
  return text;
}

std::optional<std::string> did_you_mean(std::span<const std::string> names, std::string_view wanted) {
  const std::string text = normalized(wanted);
  if (text.empty() || text.size() > kLongestName) return std::nullopt;
  const std::string* nearest = nullptr;
  int best = (static_cast<int>(text.size()) + 1) / 2 + 1;
  for (const std::string& name : names) {
    const std::string other = normalized(name);
    const bool begins = text.size() >= 3 && other.starts_with(text);
    const int far = begins ? 1 : distance(text, other);
    if (far < best) {
      best = far;
      nearest = &name;
    }
  }
  return nearest ? std::optional(*nearest) : std::nullopt;
}

Result<int> find_id(std::span<const std::string_view> ids, std::string_view name, std::string where) {
  const auto found = std::ranges::find(ids, name);
  if (found != ids.end()) return static_cast<int>(found - ids.begin());
  return problem(std::move(where), say("must be one of {ids}, not {value}",
                                       {{"ids", listed(ids)}, {"value", in_quotes(name)}}));
}

}  // namespace zig
