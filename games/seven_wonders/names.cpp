#include "games/seven_wonders/names.h"

#include <algorithm>
#include <array>

namespace zig::seven_wonders {

namespace {

constexpr std::array<std::string_view, 4> kRoman = {"", "I", "II", "III"};

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
  if (const auto nearest = did_you_mean(known, name))
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
  const auto nearest = did_you_mean(known, name);
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
