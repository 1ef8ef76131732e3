#include "games/seven_wonders/names.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace zig::seven_wonders {

namespace {

constexpr std::array<std::string_view, 4> kRoman = {"", "I", "II", "III"};

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

// The name that comes nearest, if one comes near.
std::optional<std::string> nearest_name(const std::vector<std::string>& names, std::string_view wanted) {
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

bool shares_name(const Box& box, CardId card) {
  return std::ranges::any_of(box.cards, [&](const CardInfo& other) {
    return other.age < box.card(card).age && other.name.en == box.card(card).name.en;
  });
}

bool is_called(const Box& box, CardId card, std::string_view name) {
  const CardInfo& info = box.card(card);
  const std::string plain = normalized(info.name.en);
  if (name == normalized(info.id)) return true;
  if (name == plain) return !shares_name(box, card);
  return name == plain + " " + normalized(kRoman[info.age]);
}

}  // namespace

const std::string& in_language(const Names& names, Lang lang) {
  return lang == Lang::Cs ? names.cs : lang == Lang::Pl ? names.pl : names.en;
}

std::string card_notation(const Box& box, CardId card) {
  const CardInfo& info = box.card(card);
  return shares_name(box, card) ? info.name.en + " " + std::string(kRoman[info.age]) : info.name.en;
}

std::string board_notation(const Box& box, int wonder, int side) {
  return box.wonders[static_cast<std::size_t>(wonder)].city.en + (side == 0 ? " A" : " B");
}

Result<CardId> find_card(const Box& box, std::string_view name, std::string where) {
  const std::string wanted = name.size() <= kLongestName ? normalized(name) : "";
  std::vector<std::string> known;
  for (int i = 0; i < box.card_count(); ++i) {
    const auto card = static_cast<CardId>(i);
    if (!wanted.empty() && is_called(box, card, wanted)) return card;
    known.push_back(card_notation(box, card));
  }
  if (const auto nearest = nearest_name(known, name))
    return problem(std::move(where),
                   say("no card is called {value}; did you mean {nearest}?",
                       {{"value", in_quotes(name)}, {"nearest", *nearest}}),
                   "7W-1.3");
  return problem(std::move(where), say("no card is called {value}", {{"value", in_quotes(name)}}), "7W-1.3");
}

Result<int> find_wonder(const Box& box, std::string_view name, std::string where) {
  const std::string wanted = name.size() <= kLongestName ? normalized(name) : "";
  std::vector<std::string> known;
  for (std::size_t i = 0; i < box.wonders.size(); ++i) {
    const Wonder& wonder = box.wonders[i];
    if (!wanted.empty() && (wanted == normalized(wonder.id) || wanted == normalized(wonder.city.en))) {
      return static_cast<int>(i);
    }
    known.push_back(wonder.city.en);
  }
  const auto nearest = nearest_name(known, name);
  return problem(std::move(where),
                 say(nearest ? "no wonder is called {value}; did you mean {nearest}? The cities are {names}"
                             : "no wonder is called {value}; the cities are {names}",
                     {{"value", in_quotes(name)},
                      {"nearest", nearest.value_or("")},
                      {"names", listed(std::vector<std::string_view>(known.begin(), known.end()))}}),
                 "7W-1.1");
}

Result<int> find_side(std::string_view name, std::string where) {
  const std::string side = name.size() <= kLongestName ? normalized(name) : "";
  if (side == "a") return 0;
  if (side == "b") return 1;
  return problem(std::move(where), say("a side is A or B, not {value}", {{"value", in_quotes(name)}}),
                 "7W-1.1");
}

}  // namespace zig::seven_wonders
