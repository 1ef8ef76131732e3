// CV-18: the canonical text of an action, and back.
#include <algorithm>

#include "games/civilization/action_table.h"
#include "games/civilization/chance.h"
#include "games/civilization/civilization.h"
#include "games/civilization/names.h"

namespace zig::civilization {

namespace {

constexpr std::size_t kLongestMove = 200;

std::string number(int n) { return std::to_string(n); }

// How things are written: by their ids, or as a language calls them.
class Writer {
 public:
  explicit Writer(const Box& box) : box_(box) {}
  Writer(const Box& box, Lang lang) : box_(box), names_(true), lang_(lang) {}

  // What follows the verb.
  std::string operator()(Operand operand, Action action) const {
    switch (operand) {
      case Operand::Nothing: return "";
      case Operand::Civ: return named(Thing::Civ, action.a);
      case Operand::Where: return square_name(action.square);
      case Operand::EventCard: return named(Thing::Event, action.a);
      case Operand::Market: return named(Thing::Resource, action.a);
      case Operand::TechOrNone: return action.a == kNone ? "none" : named(Thing::Tech, action.a);
      case Operand::Tech: return named(Thing::Tech, action.a);
      case Operand::Government: return named(Thing::Government, action.a);
      case Operand::Person: return named(Thing::Person, action.a);
      case Operand::ScoutAndCity:
        return number(action.a + 1) + " " + (action.b == kCities ? "none" : number(action.b + 1));
      case Operand::Ability: return ability(static_cast<Ability>(action.a));
      case Operand::Wonder: return named(Thing::Wonder, action.a);
      case Operand::City: return number(action.a + 1);
      case Operand::CoinTech: return tech(kPaidCoins[action.a]);
      case Operand::Deed: return named(Thing::Deed, action.a);
      case Operand::Figure: return named(Thing::Figure, action.a);
      case Operand::Unit: return named(Thing::Unit, action.a);
      case Operand::Building: return named(Thing::Building, action.a);
      case Operand::Seat: return number(action.a);
      case Operand::ArmiesAndScouts: return number(action.a) + " " + number(action.b);
      case Operand::Direction: return named(Thing::Direction, action.a);
      case Operand::Token: return token(token_of(action.a));
      case Operand::Face: return face(action.a);
      case Operand::OnFront: return action.a == kNewFrontChoice ? "new" : number(action.a + 1);
      case Operand::Healer: return tech(kHealers[action.a]);
      case Operand::Spoils: return spoils(action.a);
      case Operand::GiveLine: return give(action.a, action.b);
      case Operand::WantLine: return want(action.a, action.b);
      case Operand::Promise: return named(Thing::Promise, action.a);
    }
    return "?";
  }

  // A chance outcome; empty: there is none of that number.
  std::string operator()(std::uint16_t outcome) const {
    const int n = outcome % kUnitOutcome;
    const auto of = [&](Thing thing) {
      return n < static_cast<int>(ids_of(thing).size()) ? named(thing, n) : "";
    };
    switch (outcome - n) {
      case kUnitOutcome: return n < kFaces ? face(n) : "";
      case kEventOutcome: return of(Thing::Event);
      case kPersonOutcome: return of(Thing::Person);
      case kTileOutcome: return n < kNeutralTiles ? "tile " + number(n + 1) : "";
      case kWonderOutcome: return of(Thing::Wonder);
      case kHutOutcome: return n < kResources ? "hut " + of(Thing::Resource) : "";
      case kVillageOutcome:
        return n == kGreatPersonInside ? "village_person"
               : n < kResources        ? "village " + of(Thing::Resource)
                                       : "";
      case kCivOutcome: return of(Thing::Civ);
      case kFirstOutcome: return n < kMaxPlayers ? "first " + number(n) : "";
      default: return "";
    }
  }

 private:
  std::string named(Thing thing, int n) const {
    const Names* names = names_ ? names_of(box_, thing, n) : nullptr;
    return names ? names->in(lang_) : std::string(id_of(thing, n));
  }
  std::string tech(Tech tech) const { return named(Thing::Tech, static_cast<int>(tech)); }
  std::string ability(Ability ability) const {
    return names_ ? named(Thing::Ability, static_cast<int>(ability)) : std::string(ability_word(ability));
  }
  std::string token(Token token) const {
    const std::string resource = named(Thing::Resource, static_cast<int>(token.resource));
    return (token.from == TokenFrom::Market ? ""
            : token.from == TokenFrom::Hut  ? "hut "
                                            : "village ") +
           resource;
  }
  std::string face(int face) const {
    return named(Thing::Unit, static_cast<int>(type_of_face(face))) + " " + number(printed_on_face(face));
  }
  std::string amount(int line, int amount) const {
    return number(amount) + (line == static_cast<int>(Line::Trade) ? " trade" : " culture");
  }

  std::string spoils(int n) const {
    const SpoilsWords words = spoils_words(n);
    if (!words.has_thing) return std::string(words.word);
    return std::string(words.word) + (words.word.empty() ? "" : " ") + named(words.thing, words.n);
  }

  std::string give(int line, int b) const {
    const auto from = [&](Line first) { return line - static_cast<int>(first); };
    if (from(Line::Market) < 0) return amount(line, b);
    if (from(Line::Hut) < 0) return named(Thing::Resource, from(Line::Market));
    if (from(Line::Village) < 0) return "hut " + named(Thing::Resource, from(Line::Hut));
    if (from(Line::Event) < 0) return "village " + named(Thing::Resource, from(Line::Village));
    return "event " + named(Thing::Event, from(Line::Event));
  }
  std::string want(int line, int b) const {
    if (line < static_cast<int>(Line::Market)) return amount(line, b);
    if (line == kWantHut) return "hut";
    if (line == kWantVillage) return "village";
    if (line < kWantHut) return named(Thing::Resource, line - static_cast<int>(Line::Market));
    return "event " + named(Thing::Age, line - kWantEvent);
  }

  const Box& box_;
  bool names_ = false;
  Lang lang_{};
};

std::unexpected<Problem> bad(Phrase what) { return problem("move", std::move(what), "CV-18.1"); }
std::unexpected<Problem> no_move() {
  return bad(
      "write for example \"place e7\", \"city 1\", \"build library\", \"research writing\" or \"done\"");
}
// What was written is not there; `known` has what could be meant.
Phrase not_known(std::string_view wanted, std::span<const std::string> known, std::string_view before = "") {
  const auto nearest = did_you_mean(known, wanted);
  const std::string verb = before.empty() ? "" : std::string(before) + " ";
  if (!nearest)
    return say(
        "there is no {value}; write for example {example}",
        {{"value", in_quotes(verb + std::string(wanted))}, {"example", in_quotes(verb + known.front())}});
  return say("there is no {value}; did you mean {nearest}?",
             {{"value", in_quotes(verb + std::string(wanted))}, {"nearest", in_quotes(verb + *nearest)}});
}

// One of `count` things that `write(writer, n)` writes, by ids or by a name that only one of them has.
template <class Write>
std::optional<int> find_written(const Box& box, std::string_view words, int count, Write write) {
  const std::string wanted = normalized(words);
  const auto by = [&](const Writer& writer) {
    std::optional<int> found;
    for (int n = 0; n < count; ++n) {
      if (normalized(write(writer, n)) != wanted) continue;
      if (found) return std::optional<int>();
      found = n;
    }
    return found;
  };
  std::optional<int> found = by(Writer(box));
  for (const Lang lang : kLangs) {
    if (!found) found = by(Writer(box, lang));
  }
  return found;
}

// Other words for the same.
std::string_view usual(std::string_view verb) {
  if (verb == "yes") return "agree";
  if (verb == "no") return "decline";
  return verb == "stop" || verb == "end" ? "done" : verb;
}

std::string_view after_first_word(std::string_view text, std::string_view first) {
  text.remove_prefix(static_cast<std::size_t>(first.data() - text.data()) + first.size());
  const auto begin = text.find_first_not_of(" \t\r\n");
  return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

Result<Action> read(const Box& box, const ActionRow& row, std::string_view rest) {
  if (row.operand == Operand::Where) {
    if (const auto square = square_named(rest)) return on(row.kind, *square);
    return bad(say("name a square by its column and row, as in {example}",
                   {{"example", in_quotes(std::string(row.verb) + " e7")}}));
  }
  const auto write = [&](const Writer& writer, int n) { return writer(row.operand, nth_action(row, n)); };
  if (const auto n = find_written(box, rest, actions_of(row), write)) return nth_action(row, *n);
  if (row.operand == Operand::Nothing)
    return bad(say("{word} stands alone; leave out {rest}",
                   {{"word", in_quotes(row.verb)}, {"rest", in_quotes(rest)}}));
  std::vector<std::string> known;
  for (int n = 0; n < actions_of(row); ++n) known.push_back(write(Writer(box), n));
  return bad(not_known(rest, known, row.verb));
}

}  // namespace

std::string Civilization::notation(Action action) const {
  if (id(action) < 0) return "?";
  const ActionRow& row = *action_row(action.kind);
  const std::string what = Writer(*box_)(row.operand, action);
  if (row.bare) return what;
  return std::string(row.verb) + (what.empty() ? "" : " ") + what;
}

Result<Action> Civilization::parse_action(std::string_view text) const {
  const auto parts = words(text.substr(0, kLongestMove));
  if (parts.empty() || text.size() > kLongestMove) return no_move();
  const std::string verb(usual(lower_case(parts[0])));
  std::vector<std::string> known;
  for (const ActionRow& row : kActionRows) {
    if (row.bare) {
      const auto write = [&](const Writer& writer, int n) { return writer(row.operand, nth_action(row, n)); };
      if (const auto n = find_written(*box_, text, actions_of(row), write)) return nth_action(row, *n);
      for (int n = 0; n < actions_of(row); ++n) known.push_back(write(Writer(*box_), n));
    } else {
      if (row.verb == verb) return read(*box_, row, after_first_word(text, parts[0]));
      known.emplace_back(row.verb);
    }
  }
  return did_you_mean(known, parts[0]) ? bad(not_known(parts[0], known)) : no_move();
}

Result<std::uint16_t> Civilization::chance_outcome(std::string_view text) const {
  constexpr int kEnd = kFirstOutcome + kUnitOutcome;
  const std::string_view words = text.substr(0, kLongestMove);
  const auto write = [](const Writer& writer, int n) { return writer(static_cast<std::uint16_t>(n)); };
  if (!normalized(words).empty()) {
    if (const auto n = find_written(*box_, words, kEnd, write)) return static_cast<std::uint16_t>(*n);
  }
  return problem(
      "chance",
      say("chance does not bring {value}; write for example \"infantry 2\", \"sabotage\", \"artist\", \"tile "
          "3\", \"colossus\" or \"hut silk\"",
          {{"value", in_quotes(words)}}),
      "CV-18.1");
}

}  // namespace zig::civilization
