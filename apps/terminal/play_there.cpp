#include "apps/terminal/play_there.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "apps/args.h"
#include "apps/terminal/json_parts.h"
#include "apps/terminal/room_words.h"

namespace zig::terminal {

using client::About;
using client::SeatAbout;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds kTick{1000}, kLook{200};
constexpr milliseconds kWorthTelling{400};  // of lag, behind the prompt

// Enough of it to be compared by eye.
std::string short_promise(const std::string& promise) {
  const auto digits = promise.find(':') + 1;
  return promise.substr(digits, 16) + "…";
}

}  // namespace

std::string clock_text(milliseconds left) {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(left).count();
  char text[48];
  if (seconds >= 48 * 3600)
    std::snprintf(text, sizeof text, "%lld d %lld h", static_cast<long long>(seconds / 86400),
                  static_cast<long long>(seconds / 3600 % 24));
  else if (seconds >= 3600)
    std::snprintf(text, sizeof text, "%lld:%02lld:%02lld", static_cast<long long>(seconds / 3600),
                  static_cast<long long>(seconds / 60 % 60), static_cast<long long>(seconds % 60));
  else
    std::snprintf(text, sizeof text, "%lld:%02lld", static_cast<long long>(seconds / 60),
                  static_cast<long long>(seconds % 60));
  return text;
}

PlayThere::PlayThere(ServerTable& table, client::Link& link, client::HandInDeal& hand, Console& console,
                     std::string address)
    : Play(table, console), there_(table), link_(link), hand_(hand), address_(std::move(address)) {}

// --- the course of the game

void PlayThere::go_on() {
  link_.empty_wake_fd();
  known_news_ = link_.news().number;
  if (!tell_notices()) return;
  const About about = there_.about();
  question_ = Json();
  if (about.phase == About::Phase::Open) return waiting_room();
  if (room_) tell_changes();
  room_.reset();
  tell_left_out();
  const auto you = about.you;
  if (you && there_.asked(Seat{*you})) question_ = there_.decision(Seat{*you});
  if (question_.is_null()) return look_on();
  if (follows_order(Seat{*you})) return;
  person_moves(Seat{*you});
}

// Who added nothing to the deal although others did.
void PlayThere::tell_left_out() {
  const About about = there_.about();
  if (std::exchange(told_left_out_, true) || !about.deal || about.deal->shown.empty()) return;
  Lines names;
  for (const int seat : about.deal->left_out) {
    if (static_cast<std::size_t>(seat) < about.seats.size())
      names.push_back(sitter_name(Seat{static_cast<std::uint8_t>(seat)}));
  }
  if (!names.empty()) console_.say("play.there.deal.without", {{"names", joined(names, ", ")}});
}

// The deal against what was promised before the game.
void PlayThere::finish() {
  Play::finish();
  if (!there_.about().deal) return;
  const auto record = there_.record();
  const auto found = record ? client::compare_deal(*record, hand_.kept()) : std::nullopt;
  constexpr std::string_view kFound[] = {"ours", "same", "left_out", "other", "unknown"};
  if (found) console_.say("play.there.deal." + std::string(kFound[static_cast<std::size_t>(*found)]), {});
}

Observer PlayThere::looker() const {
  const auto you = there_.about().you;
  return you ? Observer(Seat{*you}) : Observer();
}

void PlayThere::look_on() {
  const Observer me = looker();
  const About about = there_.about();
  if (!console_.live()) {
    tell_news(me);
    if (!about.away()) {  // a script's lines are answers: they are kept for questions
      if (!link_.wait_for_news(known_news_, kLook, interrupted) && interrupted()) leave();
      return;
    }
  }
  const Scene scene = scene_for(me);
  const int seen = me.spectator() ? seen_.back() : seen_[me.n];
  if (console_.live())
    show_table(scene, table_.events_since(seen, me));  // until the next question they stay on the screen
  Lines who;
  for (const Seat seat : table_.pending()) who.push_back(seat_words(about, seat.n));
  const std::string words = about.away()
                                ? console_.text("play.there.away")
                                : console_.text("play.there.waits_for", {{"who", joined(who, ", ")}});
  Prompt ask = prompt(scene, nullptr);
  ask.question = wrap(words, console_.columns());
  while (const auto line = next_line(ask)) {
    if (trimmed(*line).empty()) return;
    const auto command = read_command(*line, console_.lang());
    if (!command) {
      console_.say("play.there.not_asked", {{"line", std::string(trimmed(*line))}});
    } else if (obey(scene, *command) != Next::AskAgain) {
      return;
    }
  }
}

// --- before the game

Lines PlayThere::waiting_room_lines() const {
  const About about = there_.about();
  const std::string title_key = "table.game." + about.game;
  const std::string title = has_text(console_.lang(), title_key) ? console_.text(title_key) : about.game;
  Lines lines = {console_.paint()(Ink::Strong, " " + title)};
  for (std::size_t seat = 0; seat < about.seats.size(); ++seat) {
    const bool you = about.you && *about.you == seat;
    lines.push_back(pad_left(std::to_string(seat), 3) + "  " + seat_words(about, seat) +
                    (you ? " · " + console_.text("play.7w.you") : ""));
  }
  for (const std::string& line : wrap(setup_words(console_, about), console_.columns() - 1))
    lines.push_back(" " + line);
  lines.push_back(" " + console_.text("play.there.link") + " " + address_);
  if (about.deal)
    lines.push_back(
        " " + console_.text("play.there.deal.promise", {{"promise", short_promise(about.deal->promise)}}));
  return lines;
}

// What the host has changed stays on the screen until the person has typed something.
void PlayThere::tell_changes() {
  const About about = there_.about();
  if (!room_) room_ = about;
  const Lines changes = setup_changes(console_, *room_, about);
  if (!changes.empty()) console_.say("play.there.changed", {{"what", joined(changes, " · ")}});
  if (!console_.live()) room_ = about;
}

void PlayThere::waiting_room() {
  if (!console_.live()) {
    console_.show(waiting_room_lines());
    tell_changes();
    if (!link_.wait_for_news(known_news_, std::chrono::hours(24), interrupted)) leave();
    return;
  }
  console_.clear();
  console_.show(waiting_room_lines());
  tell_changes();
  const About about = there_.about();
  Prompt ask;
  const std::string key = about.host  ? "play.there.room_host"
                          : about.you ? "play.there.room"
                                      : "play.there.room_spectator";
  ask.question = wrap(console_.text(key, {{"n", std::to_string(about.open_seats())}}), console_.columns());
  while (const auto line = next_line(ask)) {
    room_ = about;
    if (trimmed(*line).empty()) return;
    const auto command = read_command(*line, console_.lang());
    const bool known =
        command && (command->command == Command::Quit || command->command == Command::Help ||
                    command->command == Command::People || command->command == Command::Sit ||
                    command->command == Command::Computer || command->command == Command::Leave ||
                    command->command == Command::Return || command->command == Command::Rules);
    if (!known) {
      console_.say(console_.text("server.refuse.not_started"));
      continue;
    }
    const Scene nothing{there_, {}, Json(), nullptr};
    if (obey(nothing, *command) != Next::AskAgain) return;
  }
}

// --- lines

std::optional<std::string> PlayThere::next_line(const Prompt& prompt) {
  if (!console_.live()) {
    const auto number = link_.news().number;
    const bool news = std::exchange(known_news_, number) != number;
    return news && !still_the_same_question() ? std::nullopt : Play::next_line(prompt);
  }
  console_.show(prompt.question);
  std::string line;
  for (;;) {
    const std::string ask = console_.paint()(Ink::Strong, live_name(prompt.name) + "> ");
    switch (console_.ask_or_wake(ask, link_.wake_fd(), kTick, line)) {
      case Console::Came::Line: return line;
      case Console::Came::End: leave(); return std::nullopt;
      case Console::Came::Nothing: break;
    }
    link_.empty_wake_fd();
    if (!tell_notices()) return std::nullopt;
    const auto number = link_.news().number;
    if (std::exchange(known_news_, number) == number) continue;
    if (!still_the_same_question()) return std::nullopt;
  }
}

bool PlayThere::still_the_same_question() {
  const auto you = there_.about().you;
  if (question_.is_null() || !you || table_.over() || !there_.asked(Seat{*you})) return false;
  if (there_.decision(Seat{*you}) != question_) return false;
  tell_news(Seat{*you});  // sealed choices of others, for example
  return true;
}

bool PlayThere::tell_notices() {
  for (const client::Notice& notice : link_.take_notices())
    console_.say("play.there.notice." + notice.kind, {{"what", notice.about.substr(0, 200)}});
  const auto status = link_.status();
  if (status.refused.empty()) return true;
  console_.say(status.refused);
  exit_code_ = 1;
  left_ = true;
  return false;
}

std::string PlayThere::live_name(const std::string& name) const {
  std::string text = name;
  const About about = there_.about();
  if (about.you && about.phase == About::Phase::Playing) {
    if (const auto left = about.left_now(*about.you)) text += " " + clock_text(*left);
  }
  const auto status = link_.status();
  if (!status.up || status.lag > kWorthTelling) text += " (" + connection_words() + ")";
  return text;
}

// --- who is there

std::string PlayThere::connection_words() const {
  const auto status = link_.status();
  if (status.up && status.lag < milliseconds(0)) return console_.text("play.there.connected");
  if (status.up) return console_.text("play.there.lag", {{"n", std::to_string(status.lag.count())}});
  return console_.text("play.there.broken");
}

// Whose seat it is. Anybody can be a guest by any name: it is marked, unless it says so itself.
std::string PlayThere::owner_words(const SeatAbout& one) const {
  const std::string& name = one.stands_in() ? one.stands_in_for : one.name;
  const bool says_so = name.empty() || name.starts_with("Guest ");
  return one.guest && !says_so ? console_.text("play.there.guest", {{"name", name}}) : name;
}

std::string PlayThere::seat_words(const About& about, std::size_t seat) const {
  const SeatAbout& one = about.seats[seat];
  switch (one.kind) {
    case SeatAbout::Kind::Open: return console_.text("play.there.open_seat");
    case SeatAbout::Kind::Person: {
      const auto left = about.left_now(seat);
      return owner_words(one) + (left ? " " + clock_text(*left) : "");
    }
    case SeatAbout::Kind::Computer: break;
  }
  const std::string key = "table.level." + one.level;
  const std::string level = has_text(console_.lang(), key) ? console_.text(key) : one.level;
  if (one.stands_in())
    return console_.text("play.there.stands_in", {{"level", level}, {"name", owner_words(one)}});
  return one.name.empty() ? console_.text("play.there.computer", {{"level", level}})
                          : one.name + " (" + level + ")";
}

std::string PlayThere::sitter_name(Seat seat) const {
  const About about = there_.about();
  if (seat.n >= about.seats.size()) return "";
  const SeatAbout& one = about.seats[seat.n];
  return owner_words(one);
}

Lines PlayThere::people() const {
  const About about = there_.about();
  const Scene scene = scene_for(looker());
  const Seats asked = table_.pending();
  Lines parts;
  for (std::uint8_t seat = 0; seat < about.seats.size(); ++seat) {
    const std::string mark = asked.has(Seat{seat}) ? "▸" : "";
    const std::string words = mark + screen_->seat_name(scene, seat) + ": " + seat_words(about, seat);
    parts.push_back(replaced(words, " ", kNoBreak));
  }
  parts.push_back(replaced(connection_words(), " ", kNoBreak));
  Lines lines = wrap(joined(parts, " · "), console_.columns() - 1);
  for (std::string& line : lines) line.insert(0, " ");
  return lines;
}

// --- commands

Play::Next PlayThere::change(Json message) {
  const auto refusal = there_.change(std::move(message));
  if (!refusal) return Next::Done;
  console_.say(refusal->why);
  return Next::AskAgain;
}

Play::Next PlayThere::obey_there(const CommandLine& command) {
  switch (command.command) {
    case Command::Sit: return sit(command.rest);
    case Command::Computer: return add_computer(command.rest);
    case Command::Leave: return change({{"type", "leave"}});
    case Command::Return: return change({{"type", "come_back"}});
    default: break;
  }
  console_.show(waiting_room_lines());
  console_.say(" " + connection_words());
  return Next::AskAgain;
}

Play::Next PlayThere::sit(const std::string& words) {
  Json message = {{"type", "sit"}, {"promise", hand_.promise()}};
  if (!words.empty()) {
    const auto seat = apps::whole_number(words);
    if (!seat || *seat >= kMaxSeats) {
      console_.say(console_.text("play.there.sit_usage"));
      return Next::AskAgain;
    }
    message["seat"] = *seat;
  }
  return change(std::move(message));
}

// "computer 1 strong"; without a seat the first open one, without a level `player`.
Play::Next PlayThere::add_computer(const std::string& text) {
  const About about = there_.about();
  const auto open =
      std::ranges::find(about.seats, SeatAbout::Kind::Open, &SeatAbout::kind) - about.seats.begin();
  Json message = {{"type", "computer"}, {"seat", open}, {"level", "player"}};
  for (const std::string_view word : words(text)) {
    if (const auto seat = apps::whole_number(word); seat && *seat < kMaxSeats) {
      message["seat"] = *seat;
      continue;
    }
    std::optional<table::Level> level = table::level_from(word);
    for (const table::Level one : table::kLadder) {
      const std::string name = console_.text("table.level." + std::string(table::level_id(one)));
      if (folded(name) == folded(word)) level = one;
    }
    if (!level) {
      console_.say(console_.text("play.there.computer_usage"));
      return Next::AskAgain;
    }
    message["level"] = std::string(table::level_id(*level));
  }
  return change(std::move(message));
}

// The seat stays taken: whoever wants a computer player to stand in says so (leave).
Play::Next PlayThere::quit(bool) {
  leave();
  return Next::Done;
}

void PlayThere::leave() {
  left_ = true;
  exit_code_ = interrupted() ? 130 : 0;
  const About about = there_.about();
  const bool waited_for = about.you && about.phase != About::Phase::Over;
  console_.say(console_.text(waited_for ? "play.there.left" : "play.there.left_looking"));
  console_.show({"  ziggurat play --at " + address_});
}

}  // namespace zig::terminal
