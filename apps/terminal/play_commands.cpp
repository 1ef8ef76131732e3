// What a person can say besides a move.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "apps/decimal.h"
#include "apps/files.h"
#include "apps/terminal/json_parts.h"
#include "apps/terminal/play.h"
#include "apps/terminal/rules_reference.h"

namespace zig::terminal {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kRulesShown = 6, kReasons = 3, kPossibleShown = 8;
constexpr int kLogLines = 20;
constexpr std::array<Command, 8> kOfSomeGames = {Command::Cities, Command::Memory, Command::Kingdoms,
                                                 Command::Cards,  Command::Goals,  Command::Techs,
                                                 Command::Stock,  Command::Map};
constexpr std::array<Command, 5> kOfServers = {Command::People, Command::Sit, Command::Computer,
                                               Command::Leave, Command::Return};
constexpr std::string_view kReplayBegins = "ziggurat-replay";

std::string chance(const Json& win) {  // "57%"; nothing where it cannot be known yet
  if (win.is_null()) return "";
  if (as_amount(win) < 0.01) return "<1%";
  if (as_amount(win) > 0.99) return ">99%";
  return std::to_string(static_cast<int>(std::lround(std::clamp(as_amount(win), 0.0, 1.0) * 100))) + "%";
}

std::string expected(const Json& points, Lang lang) {
  return points.is_null() ? "" : apps::one_decimal(as_amount(points), lang, apps::Sign::OnlyMinus);
}

std::string with_rule(const std::string& why, const std::string& rule) {
  const std::string id = "[" + rule + "]";
  return rule.empty() || why.find(id) != std::string::npos ? why : why + " " + id;
}

// The few terms that decide.
std::string reasons_text(const Json& reasons, Lang lang) {
  Lines parts;
  for (const Json& reason : reasons) {
    if (parts.size() < kReasons)
      parts.push_back(text_part(reason, "text") + " " +
                      apps::one_decimal(as_amount(part(reason, "value")), lang, apps::Sign::Always));
  }
  return joined(parts, ", ");
}

// The number in the list that leads to the move.
std::string number_of(const Menu& menu, const Json& move) {
  for (std::size_t i = 0; i < menu.items().size(); ++i) {
    for (const Json* option : menu.items()[i].options) {
      if (part(*option, "move") == part(move, "move"))
        return menu.has_number(i) ? std::to_string(menu.number_of(i)) : "";
    }
  }
  return "";
}

// A file that exists and is not a saved game is not overwritten.
bool is_other_file(const std::string& path) {
  std::error_code error;
  if (!fs::exists(path, error)) return false;
  const auto text = apps::read_text(path);
  return !text || !text->starts_with(kReplayBegins);
}

}  // namespace

Play::Next Play::obey(const Scene& scene, const CommandLine& line) {
  switch (line.command) {
    case Command::Help: help(); break;
    case Command::Show: return Next::Redraw;
    case Command::Why: explain(scene, line.rest); break;
    case Command::Undo: return undo(scene);
    case Command::Hint: hint(scene); break;
    case Command::Scores: console_.show(screen_->scores(scene)); break;
    case Command::Log: log(scene, line.rest); break;
    case Command::Save: save(line.rest); break;
    case Command::Rules: rules(line.rest); break;
    case Command::Quit: return quit(line.forced);
    case Command::People:
    case Command::Sit:
    case Command::Computer:
    case Command::Leave:
    case Command::Return: return obey_there(line);
    case Command::Cities:
    case Command::Memory:
    case Command::Kingdoms:
    case Command::Cards:
    case Command::Goals:
    case Command::Techs:
    case Command::Stock:
    case Command::Map: {
      const std::string_view question =
          std::ranges::find(kCommandNames, line.command, &CommandName::command)->id;
      if (screen_->answers(question))
        console_.show(screen_->answer(question, scene));
      else
        console_.say(console_.text("play.not_in_this_game"));
      break;
    }
  }
  return Next::AskAgain;
}

Play::Next Play::obey_there(const CommandLine&) {
  console_.say(console_.text("play.only_at_server"));
  return Next::AskAgain;
}

void Play::explain(const Scene& scene, const std::string& move) {
  if (!scene.menu) return console_.say(console_.text("play.nothing_asked"));
  if (move.empty()) return console_.say(game_text("play.why_usage"));
  const auto reasons = scene.menu->unavailable(move);
  if (!reasons.empty()) {
    for (const Json* reason : reasons) {
      Lines what;
      for (const auto& [key, value] : reason->items()) {
        const bool named =
            value.is_string() && key != "rule" && key != "why";  // a card, a use; not what is missing
        if (named) what.push_back(screen_->pick_name({{key, value}}));
      }
      const std::string why = with_rule(text_part(*reason, "why"), text_part(*reason, "rule"));
      console_.show(hanging("✗ ", joined(what, ", ") + ": " + why, console_.columns()));
    }
    return;
  }
  const Reading reading = scene.menu->read(move);
  if (reading.kind == Reading::Kind::NoSuchNumber) return no_such_number(*scene.menu);
  if (reading.kind == Reading::Kind::Found) {
    for (std::size_t i = 0; i < reading.options.size() && i < kPossibleShown; ++i)
      console_.show(hanging("✓ ", text_part(*reading.options[i], "text"), console_.columns()));
    if (reading.options.size() > kPossibleShown)
      console_.say("play.rules_more", {{"n", std::to_string(reading.options.size() - kPossibleShown)}});
    return;
  }
  console_.say(why_not(scene, *scene.menu, move));
}

// A line that was typed as a move, but is none of the options.
void Play::not_possible(const Scene& scene, const Menu& menu, const std::string& line) {
  if (!menu.unavailable(line).empty()) return explain(scene, line);
  console_.say(why_not(scene, menu, line));
}

// What the game says to it, if it is a move at all.
std::string Play::why_not(const Scene& scene, const Menu& menu, const std::string& line) const {
  const Understood move = understood(scene, menu, line);
  if (!move.refusal) return console_.text("play.possible");
  if (!move.refusal->unreadable) return with_rule(move.refusal->why, move.refusal->rule);
  const bool numbered = menu.numbers() != Menu::Numbers::None;
  return console_.text(numbered ? "play.not_understood" : "play.not_understood_name",
                       {{"line", std::string(trimmed(line))}});
}

Play::Understood Play::understood(const Scene& scene, const Menu& menu, const std::string& line) const {
  const Seat seat{scene.observer.n};
  const std::string own = menu.spelled_out(line);
  const std::string move = own.empty() ? screen_->as_notation(line, scene) : own;
  auto refusal = table_.why_not(seat, move);
  if (!refusal) return {move, std::nullopt};
  const std::string whole = menu.beginning() + " " + move;
  if (refusal->unreadable && !menu.beginning().empty()) {
    const auto again = table_.why_not(seat, whole);
    if (!again) return {whole, std::nullopt};
    if (!again->unreadable) return {whole, again};
  }
  refusal->unreadable = refusal->unreadable && own.empty();  // what was spelled out is about something
  return {move, refusal};
}

void Play::no_such_number(const Menu& menu) {
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < menu.items().size(); ++i) {
    if (menu.has_number(i)) numbers.push_back(menu.number_of(i));
  }
  if (numbers.empty()) return;
  console_.say("play.no_such_number", {{"first", std::to_string(std::ranges::min(numbers))},
                                       {"n", std::to_string(std::ranges::max(numbers))}});
}

Play::Next Play::undo(const Scene& scene) {
  if (scene.observer.spectator()) return Next::AskAgain;
  orders_[scene.observer.n].clear();
  if (const auto refusal = table_.undo(Seat{scene.observer.n})) {
    console_.say(with_rule(refusal->why, refusal->rule));
    return Next::AskAgain;
  }
  return Next::Done;
}

void Play::hint(const Scene& scene) {
  if (!scene.menu) return console_.say(console_.text("play.nothing_asked"));
  const Json best = table_.hint(Seat{scene.observer.n});
  if (best.empty()) return console_.say(console_.text("play.hint_none"));
  for (const Json& move : best) {
    const std::string label = pad_left(number_of(*scene.menu, move), 3) + "  " +
                              pad_left(chance(part(move, "win")), 4) + "  " +
                              pad_left(expected(part(move, "points"), console_.lang()), 5) + "  ";
    console_.show(hanging(label, text_part(move, "text"), console_.columns()));
    const std::string why = reasons_text(part(move, "reasons"), console_.lang());
    if (!why.empty()) console_.show(hanging(pad("", width(label)), why, console_.columns()));
  }
  console_.say(console_.text("play.hint_how"));
}

void Play::log(const Scene& scene, const std::string& count) {
  std::size_t wanted = kLogLines;
  if (!count.empty()) {
    char* end = nullptr;
    const long number = std::strtol(count.c_str(), &end, 10);
    if (*end != '\0' || number < 1) return console_.say(console_.text("play.log_usage"));
    wanted = static_cast<std::size_t>(number);
  }
  const Json all = table_.events_since(0, scene.observer);
  if (all.empty()) return console_.say(console_.text("play.log_empty"));
  for (std::size_t i = all.size() > wanted ? all.size() - wanted : 0; i < all.size(); ++i) {
    console_.show(
        hanging(pad_left(part(all[i], "n").dump(), 4) + "  ", text_part(all[i], "text"), console_.columns()));
  }
}

void Play::save(const std::string& path) {
  if (path.empty()) return console_.say(console_.text("play.save_usage"));
  if (is_other_file(path)) return console_.say("play.save_other", {{"file", path}});
  const auto record = table_.record();
  if (!record) return console_.say(problem_line(console_.lang(), record.error()));
  if (const auto problem = apps::write_text(path, *record))
    return console_.say(problem_line(console_.lang(), *problem));
  saved();
  say_how_to_go_on("play.saved", path);
}

void Play::say_how_to_go_on(std::string_view key, const std::string& path) {
  console_.say(console_.text(key));
  const bool plain = path.find_first_of(" '\"\\$`&;|<>()*?") == std::string::npos;
  const std::string file = plain ? path : "'" + replaced(path, "'", "'\\''") + "'";
  const std::string play = "ziggurat play " + table_.game() + " --load ";
  console_.show({"  " + (table_.over() ? "ziggurat replay " : play) + file});  // in one piece, to be copied
}

void Play::rules(const std::string& query) {
  const RulesReference* reference = rules_of(table_.game(), console_.lang());
  if (!reference) return console_.say(console_.text("play.not_in_this_game"));
  if (query.empty()) return console_.say(game_text("play.rules_usage"));
  const bool id = reference->looks_like_id(query);
  auto found = id ? reference->by_id(query) : reference->by_words(query);
  if (found.empty() && id) {
    return console_.say("play.rules_no_id",
                        {{"id", query}, {"ids", joined(reference->nearest_ids(query), ", ")}});
  }
  if (found.empty()) return console_.say("play.rules_none", {{"words", query}});
  const std::size_t all = found.size();
  if (!id) found.resize(std::min(all, kRulesShown));
  for (const Rule* rule : found)
    console_.show(rule_lines(*rule, *reference, console_.columns(), console_.paint()));
  if (found.size() < all) console_.say("play.rules_more", {{"n", std::to_string(all - found.size())}});
}

void Play::help() {
  const Lang lang = console_.lang();
  for (const char* key :
       {"play.help.pick", "play.help.short", "play.help.name", "play.help.ahead", "play.help.back"}) {
    if (has_text(lang, key) || has_text(lang, key + ("." + table_.game())))
      console_.show(hanging("  ", game_text(key), console_.columns()));
  }
  for (const CommandName& name : kCommandNames) {
    const std::string id(name.id);
    const bool of_a_game = std::ranges::find(kOfSomeGames, name.command) != kOfSomeGames.end();
    if (of_a_game && !screen_->answers(id)) continue;
    const bool of_a_server = std::ranges::find(kOfServers, name.command) != kOfServers.end();
    if (of_a_server && !is_at_server()) continue;
    const std::string label = "  " + pad(game_text("play.usage." + id), 18);
    console_.show(hanging(label, game_text("play.help." + id), console_.columns()));
  }
  if (has_text(lang, "play.legend." + table_.game())) {
    console_.show(hanging("  ", console_.text("play.legend." + table_.game()), console_.columns()));
  }
}

}  // namespace zig::terminal
