#include "apps/terminal/play_here.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "apps/files.h"
#include "client/state_folder.h"

namespace zig::terminal {

PlayHere::PlayHere(LocalTable& table, Console& console, std::vector<Sitter> sitters)
    : Play(table, console), here_(table), sitters_(std::move(sitters)) {
  people_ = static_cast<int>(std::ranges::count(sitters_, Sitter()));
  saved_moves_ = table_.moves();
}

void PlayHere::go_on() {
  const auto seat = next_person();
  if (!seat) return computers_move();
  if (follows_order(*seat)) return;
  if (!hand_over(*seat)) return;
  at_keyboard_ = seat;
  person_moves(*seat);
}

// People before computer players: as long as somebody has to choose, the others can still change their minds.
std::optional<Seat> PlayHere::next_person() const {
  for (const Seat seat : table_.pending()) {
    if (!sitters_[seat.n]) return seat;
  }
  return std::nullopt;
}

void PlayHere::computers_move() {
  const Seat seat = table_.pending().first();
  here_.computer_moves(seat, *sitters_[seat.n]);
  if (people_ == 0) tell_news({});
}

// Nobody may see another hand: the screen is empty until the next person is there.
bool PlayHere::hand_over(Seat seat) {
  if (!shared_keyboard() || at_keyboard_ == seat) return true;
  console_.clear();
  console_.say("play.hand_over", {{"seat", seat_title(seat)}});
  const bool can_undo = at_keyboard_ && !table_.why_not_undo(*at_keyboard_);
  if (can_undo) console_.say("play.hand_over_undo", {{"seat", seat_title(*at_keyboard_)}});
  const auto line = console_.ask(console_.text("play.press_enter") + " ");
  if (!line) {
    leave();
    return false;
  }
  const auto command = read_command(*line, console_.lang());
  if (command && command->command == Command::Undo && at_keyboard_) {
    if (const auto refusal = table_.undo(*at_keyboard_)) {
      console_.say(refusal->why);
      return hand_over(seat);
    }
    return false;
  }
  if (command && command->command == Command::Quit)
    return quit(command->forced) != Next::Done && hand_over(seat);
  at_keyboard_ = seat;
  return true;
}

// The computer players by their names and levels; people at this keyboard know who they are.
Lines PlayHere::people() const {
  const Scene scene = scene_for({});
  Lines parts;
  for (std::uint8_t seat = 0; seat < sitters_.size(); ++seat) {
    if (!sitters_[seat]) continue;
    const std::string level = console_.text("table.level." + std::string(table::level_id(*sitters_[seat])));
    const std::string name = sitter_name(Seat{seat});
    const std::string words =
        screen_->seat_name(scene, seat) + ": " + (name.empty() ? level : name + " (" + level + ")");
    parts.push_back(replaced(words, " ", kNoBreak));
  }
  Lines lines = wrap(joined(parts, " · "), console_.columns() - 1);
  for (std::string& line : lines) line.insert(0, " ");
  return lines;
}

Observer PlayHere::looker() const {
  return at_keyboard_ && !shared_keyboard() ? Observer(*at_keyboard_) : Observer();
}

Play::Next PlayHere::quit(bool forced) {
  const bool unsaved = !table_.over() && table_.moves() != saved_moves_;
  if (unsaved && !forced && !asked_to_quit_) {
    asked_to_quit_ = true;
    console_.say(console_.text("play.quit_unsaved"));
    return Next::AskAgain;
  }
  left_ = true;
  return Next::Done;
}

// The input ended, or Ctrl-C: the game is kept where it can be found again.
void PlayHere::leave() {
  left_ = true;
  exit_code_ = interrupted() ? 130 : 0;
  if (table_.moves() == saved_moves_) {
    console_.say(console_.text("play.left"));
    return;
  }
  const std::string path = autosave_path(table_.game());
  if (path.empty() || apps::write_text(path, *table_.record())) {
    console_.say(console_.text("play.left"));
    return;
  }
  say_how_to_go_on("play.left_saved", path);
}

std::string autosave_path(std::string_view game) {
  const std::string folder = client::state_folder();
  if (folder.empty()) return "";
  const auto seconds = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  return folder + "/" + std::string(game) + "-" + std::to_string(seconds) + ".txt";
}

}  // namespace zig::terminal
