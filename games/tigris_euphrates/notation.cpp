// TE-19: the canonical text of an action, and back. Reading is generous: "put the temple on K7" is "red K7".
#include <algorithm>
#include <array>
#include <span>

#include "games/tigris_euphrates/bag.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

namespace {

using Kind = Action::Kind;
using Words = std::span<const std::string_view>;

constexpr std::size_t kLongestMove = 200;

std::string lower_case(std::string_view text) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return lower;
}

template <std::size_t N>
bool one_of(std::string_view word, const std::array<std::string_view, N>& known) {
  return std::ranges::find(known, lower_case(word)) != known.end();
}
bool is(std::string_view word, std::string_view known) { return lower_case(word) == known; }

// Words that say nothing a move needs.
constexpr std::array<std::string_view, 20> kFillers = {"a",   "the",   "my",   "our",   "to",   "on",  "at",
                                                       "in",  "onto",  "into", "from",  "of",   "->",  "put",
                                                       "lay", "place", "move", "build", "tile", "play"};
constexpr std::array<std::string_view, 4> kEnds = {"end", "pass", "done", "finish"};
constexpr std::array<std::string_view, 5> kOff = {"off", "home", "back", "out", "away"};
constexpr std::array<std::string_view, 5> kWithdraw = {"withdraw", "remove", "lift", "recall", "take"};
constexpr std::array<std::string_view, 4> kSwap = {"swap", "exchange", "discard", "throw"};
constexpr std::array<std::string_view, 2> kWar = {"war", "fight"};
constexpr std::array<std::string_view, 2> kCommit = {"commit", "add"};
constexpr std::array<std::string_view, 4> kDecline = {"decline", "no", "none", "skip"};
constexpr std::array<std::string_view, 2> kLeave = {"leave", "keep"};

std::string joined(Words words) {
  std::string out;
  for (std::string_view word : words) out += (out.empty() ? "" : " ") + std::string(word);
  return out;
}

std::unexpected<Problem> bad(Phrase what, std::string rule = "TE-5.1") {
  return problem("move", std::move(what), std::move(rule));
}

std::unexpected<Problem> no_move() {
  return bad(
      "write for example \"red K7\", \"king I6\", \"king off\", \"catastrophe B2\", \"swap 2 "
      "red 1 blue\", \"war green\", \"commit 3\", \"building F3\", \"monument black-red E4\", \"decline\", "
      "\"leave K1\" or \"end turn\"");
}

// The one space that the rest of a move names.
Result<Action> at_space(Words rest, Action action, Phrase example) {
  if (rest.empty())
    return bad(say("name a space, as in {example}", {{"example", std::move(example)}}), "TE-1.8");
  const auto cell = find_cell(joined(rest), "move");
  if (!cell) return std::unexpected(cell.error());
  action.cell = *cell;
  return action;
}

Result<Action> leader_move(Colour leader, Words rest) {
  if (!rest.empty() &&
      std::ranges::all_of(rest, [](auto word) { return one_of(word, kOff) || is(word, "board"); })) {
    return withdraw(leader);
  }
  return at_space(rest, place_leader(leader, 0), "\"king I6\" or \"king off\"");
}

Result<Action> withdrawal(Words rest) {
  const auto leader = rest.empty() ? std::nullopt : leader_named(rest.front());
  if (!leader) return bad("name a leader, as in \"king off\"", "TE-6.1");
  if (rest.size() == 1) return withdraw(*leader);
  const Result<Action> move = leader_move(*leader, rest.subspan(1));
  if (!move || move->kind != Kind::Withdraw)
    return bad("\"king off\" is enough; leave out the rest", "TE-6.1");
  return move;
}

Result<Action> swap_of(Words rest) {
  const auto tiles = find_tiles(joined(rest), "move");
  if (!tiles) return std::unexpected(tiles.error());
  const int number = total(*tiles);
  if (number >= 1 && number <= 6) return swap_tiles(*tiles);
  return bad(say("swap 1 to 6 tiles, not {n}; name them as in \"swap 2 red 1 blue\"", {{"n", number}}),
             "TE-9.1");
}

Result<Action> war_of(Words rest) {
  const std::string colour = joined(rest);
  if (const auto tile = tile_named(colour)) return fight(*tile);
  if (const auto leader = leader_named(colour)) return fight(*leader);
  return bad(say("name the colour that fights next: {names}", {{"names", listed(kColourIds)}}), "TE-13.2");
}

Result<Action> commitment(Words rest) {
  const std::string number = lower_case(joined(rest));
  if (number == "nothing" || number == "none" || number == "no tiles") return commit(0);
  const auto tiles = small_number(number);
  if (tiles && *tiles <= 6) return commit(*tiles);
  return bad("give a number from 0 to 6, as in \"commit 3\"; the colour is that of the conflict", "TE-12.3");
}

Result<Action> monument_of(Words rest) {
  const auto cell = std::ranges::find_if(rest, [](auto word) { return cell_named(word).has_value(); });
  if (cell == rest.end()) {
    return bad("name the upper left space of the square, as in \"monument black-red E4\"", "TE-14.5");
  }
  std::vector<std::string_view> colours(rest.begin(), cell);
  colours.insert(colours.end(), cell + 1, rest.end());
  const auto monument = find_monument(joined(colours), "move");
  if (!monument) return std::unexpected(monument.error());
  return build_monument(*monument, *cell_named(*cell));
}

Result<Action> parsed(Words words) {
  if (words.empty()) return no_move();
  const std::string_view verb = words.front();
  const Words rest = words.subspan(1);
  const auto alone = [&](Action action) -> Result<Action> {
    if (rest.empty()) return action;
    return bad(say("{word} stands alone; leave out {rest}",
                   {{"word", in_quotes(verb)}, {"rest", in_quotes(joined(rest))}}));
  };
  if (one_of(verb, kEnds)) {
    return rest.size() == 1 && is(rest.front(), "turn") ? Result<Action>(end_turn()) : alone(end_turn());
  }
  if (one_of(verb, kDecline)) return alone(decline());
  if (one_of(verb, kWithdraw)) return withdrawal(rest);
  if (one_of(verb, kSwap)) return swap_of(rest);
  if (one_of(verb, kWar)) return war_of(rest);
  if (one_of(verb, kCommit)) return commitment(rest);
  if (one_of(verb, kLeave)) return at_space(rest, leave_treasure(0), "\"leave K1\"");
  if (is(verb, "catastrophe")) return at_space(rest, catastrophe(0), "\"catastrophe B2\"");
  if (is(verb, "building")) return at_space(rest, put_building(0), "\"building F3\"");
  if (is(verb, "monument")) return monument_of(rest);
  if (const auto leader = leader_named(verb)) return leader_move(*leader, rest);
  if (const auto tile = tile_named(verb)) return at_space(rest, place_tile(*tile, 0), "\"red K7\"");
  return no_move();
}

}  // namespace

std::string TigrisEuphrates::notation(Action action) const {
  const auto colour = static_cast<std::size_t>(action.colour) % kColours;
  const std::string cell = cell_name(action.cell);
  switch (action.kind) {
    case Kind::EndTurn: return "end turn";
    case Kind::Leader: return std::string(kLeaderIds[colour]) + " " + cell;
    case Kind::Withdraw: return std::string(kLeaderIds[colour]) + " off";
    case Kind::Tile: return std::string(kColourIds[colour]) + " " + cell;
    case Kind::Catastrophe: return "catastrophe " + cell;
    case Kind::Swap: return "swap " + tiles_name(action.tiles);
    case Kind::War: return "war " + std::string(kColourIds[colour]);
    case Kind::Commit: return "commit " + std::to_string(action.number);
    case Kind::Building: return "building " + cell;
    case Kind::Monument: return "monument " + monument_name(action.number) + " " + cell;
    case Kind::Decline: return "decline";
    case Kind::Leave: return "leave " + cell;
    case Kind::None: break;
  }
  return "?";
}

Result<Action> TigrisEuphrates::parse_action(std::string_view text) const {
  if (text.size() > kLongestMove) return no_move();
  std::vector<std::string_view> parts = words(text);
  std::erase_if(parts, [](std::string_view word) { return one_of(word, kFillers); });
  const Result<Action> action = parsed(parts);
  if (action && id(*action) < 0) return bad("that fits nowhere on the board", "TE-1.8");
  return action;
}

Result<std::uint16_t> TigrisEuphrates::chance_outcome(std::string_view text) const {
  const std::vector<std::string_view> parts = words(text.substr(0, kLongestMove));
  if (parts.size() == 1) {
    if (const auto tile = tile_named(parts.front())) return static_cast<std::uint16_t>(index(*tile));
  }
  if (parts.size() == 2 && normalized(parts.front()) == "start") {
    const auto seat = small_number(parts.back());
    if (seat && *seat < kMaxPlayers) return static_cast<std::uint16_t>(kStartOutcome + *seat);
  }
  return problem("chance",
                 say("chance does not bring {value}; write the colour of a drawn tile, as in \"red\", or the "
                     "seat that begins, as in \"start 2\"",
                     {{"value", in_quotes(text)}}),
                 "TE-2.9");
}

}  // namespace zig::tigris_euphrates
