// 7W-16.2: the canonical text of an action, and back. "<2" is 2 coins to the left neighbour, "3>" 3 to the
// right.
#include <array>
#include <optional>

#include "games/seven_wonders/dealing.h"
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

namespace {

using Kind = Action::Kind;

struct Verb {
  std::string_view word;
  Kind kind;
};
constexpr std::array<Verb, 7> kVerbs = {{{"build", Kind::Build},
                                         {"olympia", Kind::BuildFree},
                                         {"stage", Kind::Stage},
                                         {"discard", Kind::Discard},
                                         {"exhume", Kind::Exhume},
                                         {"decline", Kind::Decline},
                                         {"board", Kind::ChooseBoard}}};

std::string_view verb_of(Kind kind) {
  for (const Verb& verb : kVerbs) {
    if (verb.kind == kind) return verb.word;
  }
  return "?";
}

// "<2", "3>", "<2 3>", or nothing.
std::string payment(const Action& action) {
  std::string out;
  if (action.left) out += " <" + std::to_string(action.left);
  if (action.right) out += " " + std::to_string(action.right) + ">";
  return out;
}

std::optional<std::uint8_t> small_number(std::string_view digits) {
  if (digits.empty() || digits.size() > 2) return std::nullopt;
  int value = 0;
  for (char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    value = 10 * value + (c - '0');
  }
  return static_cast<std::uint8_t>(value);
}

bool looks_like_payment(std::string_view word) { return word.starts_with('<') || word.ends_with('>'); }

// Takes the payment off the end of a move.
Result<Action> take_payment(std::vector<std::string_view>& parts) {
  Action action;
  bool left_said = false, right_said = false;
  while (!parts.empty() && looks_like_payment(parts.back())) {
    const std::string_view word = parts.back();
    const bool left = word.starts_with('<');
    const auto coins = small_number(left ? word.substr(1) : word.substr(0, word.size() - 1));
    if (!coins || (left ? left_said : right_said)) {
      return problem("move",
                     "the payment cannot be read; write <2 for 2 coins to the left neighbour, 3> for 3 to "
                     "the right one, <2 3> for both",
                     "7W-16.2");
    }
    (left ? action.left : action.right) = *coins;
    (left ? left_said : right_said) = true;
    parts.pop_back();
  }
  return action;
}

std::string joined(std::span<const std::string_view> parts) {
  std::string out;
  for (std::string_view part : parts) out += (out.empty() ? "" : " ") + std::string(part);
  return out;
}

Result<CardId> find_board(const Box& box, std::span<const std::string_view> parts, const std::string& where) {
  if (parts.empty()) return problem(where, "name a board, as in \"board Rhodes A\"", "7W-2.10");
  const auto side = find_side(parts.back(), where);
  if (!side) return std::unexpected(side.error());
  const auto wonder = find_wonder(box, joined(parts.first(parts.size() - 1)), where);
  if (!wonder) return std::unexpected(wonder.error());
  return static_cast<CardId>(*wonder * 2 + *side);
}

}  // namespace

std::string SevenWonders::notation(Action action) const {
  const std::string verb(verb_of(action.kind));
  const int card = index(action.card);
  switch (action.kind) {
    case Kind::Decline: return verb;
    case Kind::ChooseBoard:
      return card < 2 * kWonders ? verb + " " + board_notation(*box_, card / 2, card % 2) : "?";
    case Kind::None: return "?";
    default:
      return card < box_->card_count() ? verb + " " + card_notation(*box_, action.card) + payment(action)
                                       : "?";
  }
}

Result<Action> SevenWonders::parse_action(std::string_view text) const {
  std::vector<std::string_view> parts = words(text.substr(0, 200));
  const std::string word = parts.empty() ? "" : normalized(parts.front());
  const auto verb = std::ranges::find(kVerbs, word, [](const Verb& v) { return v.word; });
  if (verb == kVerbs.end() || text.size() > 200) {
    return problem(
        "move",
        "a move begins with build, olympia, stage, discard, exhume, decline or board, as in \"build Baths\"",
        "7W-16.5");
  }
  parts.erase(parts.begin());
  auto action = take_payment(parts);
  if (!action) return action;
  action->kind = verb->kind;
  if (action->kind == Kind::ChooseBoard) {
    const auto board = find_board(*box_, parts, "move");
    if (!board) return std::unexpected(board.error());
    action->card = *board;
  } else if (action->kind == Kind::Decline) {
    if (!parts.empty())
      return problem("move", say("{word} stands alone; leave out {rest}",
                                 {{"word", in_quotes("decline")}, {"rest", in_quotes(joined(parts))}}));
  } else {
    const auto card = find_card(*box_, joined(parts), "move");
    if (!card) return std::unexpected(card.error());
    action->card = *card;
  }
  if (id(*action) < 0) {
    return problem("move", "nothing ever costs that much; pay fewer coins, or leave them out", "7W-16.2");
  }
  return action;
}

Result<std::uint16_t> SevenWonders::chance_outcome(std::string_view text) const {
  const std::vector<std::string_view> parts = words(text.substr(0, 200));
  const std::string last = parts.empty() ? "" : normalized(parts.back());
  const auto card = find_card(*box_, text, "chance");
  if (card) return static_cast<std::uint16_t>(*card);
  if (parts.size() >= 2 && (last == "a" || last == "b")) {
    const auto board = find_board(*box_, parts, "chance");
    if (board) return static_cast<std::uint16_t>(kBoardOutcome + index(*board));
    return std::unexpected(board.error());
  }
  return problem("chance",
                 say("{problem} (chance deals a card, as in \"Baths\", or a board, as in \"Rhodes A\")",
                     {{"problem", card.error().what}}),
                 card.error().rule);
}

}  // namespace zig::seven_wonders
