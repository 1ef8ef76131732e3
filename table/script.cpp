#include "table/script.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/json_reader.h"
#include "table/answers.h"
#include "table/play.h"
#include "table/seed.h"

namespace zig::table {

namespace {

constexpr std::size_t kMaxQuestions = 1'000, kMaxOutcomes = 1'000;
constexpr std::string_view kQuestions =
    "legal, legal:SEAT, view:SEAT, view:spectator, position, standing, pending, decision:SEAT, events, "
    "events:SEAT, "
    "hash, catalogue, why:MOVE, hint:SEAT, world:SEAT, world:spectator";
constexpr std::string_view kUndo = "undo:";
constexpr std::uint64_t kImagining = 1ULL << 40;  // draws of the seed that no game comes to

// What chance is told to bring: names as written, and the game's numbers for them.
struct Outcomes {
  std::vector<std::string> names;
  std::vector<std::uint16_t> numbers;
};

struct ScriptedMove {
  std::string text;
  std::string where;
  std::optional<std::vector<std::string>> chance;  // its own; otherwise the script's list goes on
};

struct Script {
  std::string game;
  Json options = Json::object();
  Seed seed;
  std::optional<Json> position;
  std::vector<ScriptedMove> moves;
  std::vector<std::string> questions;
  std::vector<std::string> chance;
  bool brief = false;  // hints after a short look
  Lang lang = Lang::En;
};

std::vector<std::string> read_texts(Reader& in, std::string_view key, std::size_t max) {
  std::vector<std::string> texts;
  for (Reader& item : in.list(key, max)) texts.push_back(item.as_text());
  return texts;
}

ScriptedMove read_scripted_move(Reader& in) {
  ScriptedMove move{.text = {}, .where = in.where(), .chance = std::nullopt};
  if (in.json().is_string()) {
    move.text = in.as_text();
  } else if (in.json().is_object()) {
    in.only_keys({"do", "chance"});
    move.text = in.text("do");
    if (in.has("chance")) move.chance = read_texts(in, "chance", kMaxOutcomes);
  } else {
    in.fail(say("must be a move as a text, or an object with \"do\" and \"chance\", not {value}",
                {{"value", describe(in.json())}}));
  }
  return move;
}

Result<Script> read_script(const Json& json, Lang lang) {
  Reader in(json, "");
  Script script;
  if (!in.is_object())
    return problem("script",
                   say("must be an object with at least \"game\", not {value}", {{"value", describe(json)}}));
  in.only_keys({"game", "options", "seed", "position", "do", "ask", "chance", "brief", "lang"});
  script.game = in.text("game");
  script.options = in.object("options").json();
  if (in.has("position")) script.position = in.object("position").json();
  if (in.has("seed")) {
    const auto seed = Seed::read(json["seed"], "seed");
    if (seed)
      script.seed = *seed;
    else
      in.fail_at(seed.error().where, seed.error().what);
  }
  script.brief = in.boolean("brief", false);
  script.lang = read_lang(in, lang);
  for (Reader& item : in.list("do", kMaxScriptMoves)) script.moves.push_back(read_scripted_move(item));
  script.questions = read_texts(in, "ask", kMaxQuestions);
  script.chance = read_texts(in, "chance", kMaxOutcomes);
  if (in.failed()) return std::unexpected(in.problem());
  return script;
}

// One script from its first move to its last answer.
class Run {
 public:
  Run(const GameLibrary& library, Lang lang, std::string place = {})
      : library_(library), place_(std::move(place)) {
    script_.lang = lang;
  }
  ScriptOutput run(const Json& json);
  ScriptOutput broken(const Problem& why) {
    report(why);
    return std::move(output_);
  }

 private:
  void print(const Json& line) { output_.lines += json_line(line) + "\n"; }
  void report(const Problem& why, Json line = Json::object());
  Result<Outcomes> read_outcomes(const std::vector<std::string>& names, const std::string& where) const;

  const Match& match() const { return play_->match(); }
  std::optional<Seat> seat_called(std::string_view number) const;
  Phrase no_such_seat() const {
    return say("must end in a seat from 0 to {last}", {{"last", match().seats() - 1}});
  }
  bool make_moves();
  std::optional<Refusal> make(const ScriptedMove& scripted);
  std::optional<Refusal> undo(const ScriptedMove& scripted);
  std::optional<Refusal> apply(Seat seat, int action, const Outcomes& outcomes, std::size_t& used, bool all);
  std::expected<Json, Phrase> answer(std::string_view question) const;
  Json world(Observer observer) const;

  const GameLibrary& library_;
  const std::string place_;  // of the script in the input: "line 3", or empty
  Script script_;
  std::optional<Play> play_;
  Outcomes chance_;
  std::size_t chance_used_ = 0;
  ScriptOutput output_;
};

void Run::report(const Problem& why, Json line) {
  output_.ok = false;
  const std::string where = place_.empty()      ? why.where
                            : why.where.empty() ? place_
                                                : place_ + ", " + why.where;
  output_.errors.push_back(problem_line(script_.lang, {where, why.what, why.rule}));
  line["error"] = said(script_.lang, why.what);
  line["where"] = where;
  if (!why.rule.empty()) line["rule"] = why.rule;
  print(line);
}

Result<Outcomes> Run::read_outcomes(const std::vector<std::string>& names, const std::string& where) const {
  Outcomes outcomes{.names = names, .numbers = {}};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto number = match().chance_outcome(names[i]);
    if (!number)
      return problem(where + "[" + std::to_string(i) + "]", number.error().what, number.error().rule);
    outcomes.numbers.push_back(*number);
  }
  return outcomes;
}

ScriptOutput Run::run(const Json& json) {
  Reader in(json, "");
  if (json.is_object())
    script_.lang = read_lang(in, script_.lang);  // what is wrong with the script is said in its language, too
  auto script = read_script(json, script_.lang);
  if (!script) return broken(script.error());
  script_ = std::move(*script);
  Random random = script_.seed.random();
  auto match = start_match(library_, script_.game, script_.options,
                           script_.position ? &*script_.position : nullptr, random);
  if (!match) return broken(match.error());
  play_.emplace(std::move(*match), random);
  auto chance = read_outcomes(script_.chance, "chance");
  if (!chance) return broken(chance.error());
  chance_ = std::move(*chance);
  if (!make_moves()) return std::move(output_);
  for (std::size_t i = 0; i < script_.questions.size(); ++i) {
    const std::string& question = script_.questions[i];
    if (const auto given = answer(question)) {
      print({{"ask", question}, {"answer", *given}});
    } else {
      report({"ask[" + std::to_string(i) + "]", given.error(), {}}, {{"ask", question}});
    }
  }
  return std::move(output_);
}

// Stops at the first move that is refused.
bool Run::make_moves() {
  for (const ScriptedMove& move : script_.moves) {
    const auto refusal = make(move);
    if (!output_.ok) return false;
    if (!refusal) {
      print({{"do", move.text}, {"ok", true}});
      continue;
    }
    output_.ok = false;
    output_.errors.push_back(problem_line(
        script_.lang, {(place_.empty() ? "" : place_ + ", ") + move.where, refusal->why, refusal->rule}));
    print({{"do", move.text},
           {"ok", false},
           {"rule", refusal->rule},
           {"why", refusal->why},
           {"pieces", refusal->pieces}});
    return false;
  }
  if (chance_used_ == chance_.names.size()) return true;
  report({"chance[" + std::to_string(chance_used_) + "]",
          "no move needed this or what follows it; leave it out",
          {}});
  return false;
}

std::optional<Seat> Run::seat_called(std::string_view number) const {
  int seat = -1;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), seat);
  if (error != std::errc() || end != number.data() + number.size()) return std::nullopt;
  if (seat < 0 || seat >= match().seats()) return std::nullopt;
  return Seat{static_cast<std::uint8_t>(seat)};
}

std::optional<Refusal> Run::undo(const ScriptedMove& scripted) {
  const std::string number = scripted.text.substr(kUndo.size());
  const auto seat = seat_called(number);
  if (!seat || scripted.chance) {
    report({scripted.where,
            scripted.chance ? Phrase("takes a move back, so chance brings nothing; leave chance out")
                            : no_such_seat(),
            {}},
           {{"do", scripted.text}});
    return std::nullopt;
  }
  return play_->undo(*seat, script_.lang);
}

std::optional<Refusal> Run::make(const ScriptedMove& scripted) {
  if (scripted.text.starts_with(kUndo)) return undo(scripted);
  const auto seated = read_seat(match(), scripted.text, script_.lang);
  if (!seated) return seated.error();
  const auto action = match().read_move(seated->seat, seated->move, script_.lang);
  if (!action) return action.error();
  if (!scripted.chance) return apply(seated->seat, *action, chance_, chance_used_, false);
  const auto own = read_outcomes(*scripted.chance, scripted.where + ".chance");
  if (!own) {
    report(own.error());
    return std::nullopt;
  }
  std::size_t used = 0;
  return apply(seated->seat, *action, *own, used, true);
}

// Tried out on a copy where chance is scripted: an outcome that cannot happen must leave everything as it was.
std::optional<Refusal> Run::apply(Seat seat, int action, const Outcomes& outcomes, std::size_t& used,
                                  bool all) {
  const auto script = std::span(outcomes.numbers).subspan(used);
  if (script.empty()) {
    play_->make(seat, action);
    return std::nullopt;
  }
  auto copy = match().clone();
  Random random = play_->random();
  random.script(script);
  copy->apply(seat, action, random);
  std::size_t left = 0;
  while (random.scripted()) ++left;
  if (const auto bad = random.impossible_outcome()) {
    const auto at = used + static_cast<std::size_t>(std::ranges::find(script, *bad) - script.begin());
    return Refusal{
        .rule = {},
        .why = text(script_.lang, "table.refuse.chance_impossible", {{"outcome", outcomes.names[at]}})};
  }
  if (all && left > 0) {
    return Refusal{.rule = {},
                   .why = text(script_.lang, "table.refuse.chance_unused",
                               {{"count", std::to_string(left)},
                                {"outcome", *(outcomes.names.end() - static_cast<std::ptrdiff_t>(left))}})};
  }
  used = outcomes.numbers.size() - left;
  play_->make(seat, action, script.first(script.size() - left));
  return std::nullopt;
}

// What the observer cannot know is drawn anew, from draws of the seed that have nothing to do with the game's own.
Json Run::world(Observer observer) const {
  auto imagined = match().clone();
  Random random = script_.seed.random();
  random.jump_to(kImagining);
  imagined->imagine(observer, random);
  return imagined->position();
}

std::expected<Json, Phrase> Run::answer(std::string_view question) const {
  const auto colon = question.find(':');
  const std::string_view name = question.substr(0, colon);
  if (colon == std::string_view::npos) {
    if (name == "legal") return legal_json(match());
    if (name == "position") return match().position();
    if (name == "standing") return match().standing_json();
    if (name == "pending") return pending_json(match());
    if (name == "events") return play_->events_since(0, Observer(), script_.lang);
    if (name == "hash") return hex16(match().hash());
    if (name == "catalogue") return match().catalogue(script_.lang);
    return std::unexpected(say("is not a question; choose from: {names}", {{"names", kQuestions}}));
  }
  const std::string_view rest = question.substr(colon + 1);
  if (name == "why") {
    const auto seated = read_seat(match(), rest, script_.lang);
    return seated ? why_json(match(), seated->seat, seated->move, script_.lang)
                  : refusal_json(seated.error());
  }
  constexpr std::string_view kOfSeats[] = {"legal", "view", "decision", "events", "hint", "world"};
  if (std::ranges::find(kOfSeats, name) == std::end(kOfSeats)) {
    return std::unexpected(say("is not a question; choose from: {names}", {{"names", kQuestions}}));
  }
  if (name == "view" && rest == "spectator") return match().view(Observer());
  if (name == "events" && rest == "spectator") return play_->events_since(0, Observer(), script_.lang);
  if (name == "world" && rest == "spectator") return world(Observer());
  const auto seat = seat_called(rest);
  if (!seat) return std::unexpected(no_such_seat());
  if (name == "legal") return legal_json(match(), *seat);
  if (name == "view") return match().view(*seat);
  if (name == "decision") return match().decision(*seat, script_.lang);
  if (name == "events") return play_->events_since(0, *seat, script_.lang);
  if (name == "world") return world(*seat);
  return hint_json(match(), *seat, script_.lang, [this] { return script_.brief; });
}

bool blank(std::string_view line) { return line.find_first_not_of(" \t\r") == std::string_view::npos; }

// Cuts off the first line that is not blank, and counts lines.
std::string_view take_line(std::string_view& input, int& number) {
  std::string_view line;
  while (!input.empty() && blank(line)) {
    line = input.substr(0, input.find('\n'));
    input.remove_prefix(std::min(input.size(), line.size() + 1));
    ++number;
  }
  return blank(line) ? std::string_view() : line;
}

}  // namespace

ScriptOutput run_scripts(const GameLibrary& library, std::string_view input, Lang lang) {
  if (input.size() > kMaxScriptInput) {
    return Run(library, lang).broken({"input", "is larger than 64 MiB; split it into several runs", {}});
  }
  const auto whole = parse_json(input, "script", kMaxScriptSize);
  if (whole) return Run(library, lang).run(*whole);
  int number = 0;
  std::string_view line = take_line(input, number);
  if (line.empty())
    return Run(library, lang).broken({"script", "is empty; write an object with at least \"game\"", {}});
  const auto first = parse_json(line, "script", kMaxScriptSize);
  if (!first || !first->is_object()) return Run(library, lang).broken(whole.error());

  ScriptOutput output;
  for (; !line.empty(); line = take_line(input, number)) {
    Run run(library, lang, "line " + std::to_string(number));
    const auto json = parse_json(line, "script", kMaxScriptSize);
    const ScriptOutput one = json ? run.run(*json) : run.broken(json.error());
    output.lines += one.lines;
    output.ok = output.ok && one.ok;
    output.errors.insert(output.errors.end(), one.errors.begin(), one.errors.end());
  }
  return output;
}

}  // namespace zig::table
