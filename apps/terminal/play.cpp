// The course of a game; the commands are in play_commands.cpp.
#include "apps/terminal/play.h"

#include <algorithm>
#include <utility>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/text.h"

namespace zig::terminal {

Play::Play(TableAt& table, Console& console)
    : table_(table), console_(console), screen_(make_screen(console, table)) {
  seen_.fill(table_.last_event());
}

int Play::run() {
  while (!table_.over() && !left_) go_on();
  if (!left_) finish();
  return exit_code_;
}

std::string Play::Prompt::text(const Paint& paint) const {
  return joined(question, "\n") + (question.empty() ? "" : "\n") + paint(Ink::Strong, name + "> ");
}

std::optional<std::string> Play::next_line(const Prompt& prompt) {
  auto line = console_.ask(prompt.text(console_.paint()));
  if (!line) leave();
  return line;
}

// Several answers may stand in one line; what comes after the first is kept for the next questions.
std::optional<std::string> Play::next_answer(const Prompt& prompt) {
  if (typed_ahead_.empty()) {
    const auto line = next_line(prompt);
    if (!line) return line;
    for (std::size_t from = 0; from <= line->size();) {
      const std::size_t end = std::min(line->find(';', from), line->size());
      typed_ahead_.push_back(line->substr(from, end - from));
      from = end + 1;
    }
  }
  const std::string next = typed_ahead_.front();
  typed_ahead_.erase(typed_ahead_.begin());
  return next;
}

Scene Play::scene_for(Observer observer, const Menu* menu) const {
  return {table_, observer, table_.view(observer), menu};
}

Json Play::news_of(Observer observer) {
  int& seen = observer.spectator() ? seen_.back() : seen_[observer.n];
  seen = std::min(seen, table_.last_event());  // a server may have gone back in time
  Json entries = table_.events_since(seen, observer);
  seen = table_.last_event();
  return entries;
}

void Play::tell_news(Observer observer) {
  const Json entries = news_of(observer);
  console_.show(screen_->news(scene_for(observer), entries, true));
}

bool Play::follows_order(Seat seat) {
  Lines& orders = orders_[seat.n];
  if (orders.empty()) return false;
  const Json decision = table_.decision(seat);
  const Menu menu(decision, [this](const Json& pick) { return screen_->pick_name(pick); });
  const Scene scene = scene_for(seat, &menu);
  for (auto order = orders.begin(); order != orders.end();) {
    const Carried now = screen_->carry_out(*order, scene);
    order = now.over ? orders.erase(order) : order + 1;
    if (!now.move.empty() && !table_.play(seat, now.move)) return true;
  }
  return false;
}

void Play::person_moves(Seat seat) {
  const Json decision = table_.decision(seat);
  const Menu root(decision, [this](const Json& pick) { return screen_->pick_name(pick); });
  const Scene scene = scene_for(seat, &root);
  const Json news = tell_before(scene);
  // Whoever typed ahead did not know what others would do.
  const bool alone = std::ranges::all_of(news, [&](const Json& entry) {
    const Json& event = part(entry, "event");
    return !event.contains("seat") || part(event, "seat") == Json(seat.n);
  });
  if (!alone) typed_ahead_.clear();
  show_table(scene, news);
  Menu menu = root;
  while (true) {
    const auto line = next_answer(prompt(scene, &menu));
    if (!line) return;
    const Menu before = menu;
    const Next next = answer(scene, menu, *line);
    const bool stuck = next == Next::AskAgain && menu.level() == before.level() &&
                       menu.items().size() == before.items().size();
    if (stuck) typed_ahead_.clear();
    if (next == Next::Done) return;
    if (next == Next::Redraw) {
      menu = root;
      show_table(scene, news);
    }
  }
}

// What happened since this person was asked last. The end of an age has a page of its own.
Json Play::tell_before(const Scene& scene) {
  Json entries = news_of(scene.observer);
  if (!console_.live() || !screen_->milestone(entries)) return entries;
  console_.clear();
  console_.show(screen_->news(scene, entries, true));
  console_.blank();
  console_.show(screen_->scores(scene));
  console_.blank();
  console_.ask(console_.text("play.press_enter") + " ");
  return Json::array();
}

// As much as fits: first the list is shortened, then the picture, then the news.
void Play::show_table(const Scene& scene, const Json& entries) {
  constexpr std::size_t kPromptLines = 3;
  const auto room = static_cast<std::size_t>(console_.rows());
  Lines picture = screen_->picture(scene, true), news = screen_->news(scene, entries, true),
        things = screen_->things(scene, true);
  Lines here = people();
  if (!scene.observer.spectator()) {
    for (const std::string& order : orders_[scene.observer.n]) {
      if (const std::string words = screen_->order_text(order); !words.empty())
        here.push_back(cut(" " + words, console_.columns()));
    }
  }
  const auto too_tall = [&] {
    return console_.live() &&
           news.size() + here.size() + picture.size() + things.size() + kPromptLines > room;
  };
  if (too_tall()) things = screen_->things(scene, false);
  if (too_tall()) picture = screen_->picture(scene, false);
  if (too_tall()) news = screen_->news(scene, entries, false);
  if (too_tall()) {  // the last lines: `log` has everything
    const std::size_t fixed = here.size() + picture.size() + things.size() + kPromptLines + 1;
    const auto kept = static_cast<std::ptrdiff_t>(room > fixed ? std::min(room - fixed, news.size()) : 0);
    news.erase(news.begin(), news.end() - kept);
    news.insert(news.begin(), cut(console_.text("play.news_cut"), console_.columns()));
  }
  console_.clear();
  console_.show(news);
  if (!console_.live()) console_.blank();
  console_.show(here);
  console_.show(picture);
  console_.show(things);
}

void Play::draw_choices(const Scene& scene, const Menu& menu) {
  if (screen_->step_is_page(menu)) console_.clear();
  console_.show(screen_->step(scene, menu));
}

std::string Play::game_text(const std::string& key, const TextArgs& args) const {
  const std::string own = key + "." + table_.game();
  return console_.text(has_text(console_.lang(), own) ? own : key, args);
}

std::string Play::seat_title(Seat seat) const {
  const std::string title = console_.text("play.seat", {{"n", std::to_string(seat.n)}});
  const std::string name = screen_->seat_name(scene_for({}), seat.n);
  return name == title ? title : title + " (" + name + ")";
}

Play::Prompt Play::prompt(const Scene& scene, const Menu* menu) const {
  Prompt ask;
  if (menu) {
    const bool first_step = menu->level() == scene.menu->level();
    const std::string question = first_step ? text_part(menu->decision(), "prompt") + " " : "";
    ask.question = wrap(question + screen_->how_to_answer(*menu, first_step), console_.columns());
  }
  if (!scene.observer.spectator()) ask.name = screen_->seat_name(scene, scene.observer.n);
  return ask;
}

Play::Next Play::answer(const Scene& scene, Menu& menu, const std::string& line) {
  if (trimmed(line).empty()) return Next::Redraw;
  const auto command = read_command(line, console_.lang(), table_.game());
  if (!command) {
    const Order order = screen_->order(line, scene);
    const bool given = !order.words.empty() || !order.why_not.empty();
    return given ? give(scene, order) : pick(scene, menu, line);
  }
  if (command->command != Command::Quit) asked_to_quit_ = false;
  const bool later_step = menu.level() != scene.menu->level();
  if (command->command == Command::Undo && later_step) return Next::Redraw;  // nothing was chosen yet
  return obey(scene, *command);
}

// The same order once more takes it back.
Play::Next Play::give(const Scene& scene, const Order& order) {
  if (!order.why_not.empty()) {
    console_.say(order.why_not);
    return Next::AskAgain;
  }
  Lines& orders = orders_[scene.observer.n];
  if (std::erase(orders, order.words) > 0) return Next::Redraw;
  orders.push_back(order.words);
  return follows_order(Seat{scene.observer.n}) ? Next::Done : Next::Redraw;
}

Play::Next Play::pick(const Scene& scene, Menu& menu, const std::string& line) {
  asked_to_quit_ = false;
  Reading reading = menu.read(line);
  if (reading.kind == Reading::Kind::Unknown) {  // "vyměnit" is the swap of the list
    if (Reading other = menu.read(screen_->as_notation(line, scene)); other.kind == Reading::Kind::Found)
      reading = std::move(other);
  }
  if (reading.kind == Reading::Kind::Unknown &&
      menu.level() != scene.menu->level()) {  // another card after all
    if (Reading other = scene.menu->read(line); other.kind == Reading::Kind::Found) {
      menu = *scene.menu;
      reading = std::move(other);
    }
  }
  switch (reading.kind) {
    case Reading::Kind::Unknown: {
      const Understood move = understood(scene, menu, line);
      if (!move.refusal) return play_move(scene, move.move);
      not_possible(scene, menu, line);
      return Next::AskAgain;
    }
    case Reading::Kind::NoSuchNumber: no_such_number(menu); return Next::AskAgain;
    case Reading::Kind::Ambiguous:
      console_.say("play.ambiguous", {{"names", joined(reading.names, ", ")}});
      return Next::AskAgain;
    case Reading::Kind::Found: break;
  }
  menu = menu.narrowed(reading.options);
  if (const Json* option = menu.only()) {
    return play_move(scene, text_part(*option, "move"));
  }
  draw_choices(scene, menu);
  return Next::AskAgain;
}

Play::Next Play::play_move(const Scene& scene, const std::string& move) {
  if (const auto refusal = table_.play(Seat{scene.observer.n}, move)) {
    console_.say(refusal->why);  // the options are legal, but the game may have gone on meanwhile
    return Next::AskAgain;
  }
  return Next::Done;
}

void Play::finish() {
  const Observer observer = looker();
  if (somebody_is_here()) console_.clear();
  tell_news(observer);
  const Scene scene = scene_for(observer);
  console_.blank();
  console_.show(screen_->scores(scene));
  winners(scene);
  if (!somebody_is_here()) return;
  console_.blank();
  console_.say(game_text("play.after_the_end"));
  while (const auto line = console_.ask(prompt(scene, nullptr).text(console_.paint()))) {
    if (trimmed(*line).empty()) return;
    const auto command = read_command(*line, console_.lang(), table_.game());
    if (command && command->command == Command::Quit) return;
    if (!command) {
      console_.say("play.not_understood", {{"line", std::string(trimmed(*line))}});
    } else {
      obey(scene, *command);
    }
  }
}

void Play::winners(const Scene& scene) {
  Lines names;
  const Json standing = table_.standing();
  bool own = false;
  for (const Json& winner : part(standing, "winners")) {
    const int seat = std::clamp(as_number(winner), 0, kMaxSeats - 1);
    const Seat at{static_cast<std::uint8_t>(seat)};
    const std::string name = sitter_name(at);
    names.push_back(screen_->seat_name(scene, seat) + (name.empty() ? "" : " (" + name + ")"));
    own = own || is_own(at);
  }
  if (names.empty()) return;
  console_.blank();
  const std::string key = own && names.size() == 1 ? "play.you_win"
                          : names.size() == 1      ? "play.winner"
                                                   : "play.winners";
  for (const std::string& line :
       wrap(console_.text(key, {{"names", joined(names, ", ")}}), console_.columns()))
    console_.show({console_.paint()(Ink::Good, line)});
}

}  // namespace zig::terminal
