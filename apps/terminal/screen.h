// How a game is drawn. The generic screen shows any game from its views and decisions; a game with a drawing
// of its own overrides what it wants. Screens decide nothing: all they know comes from the table as JSON.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "apps/terminal/console.h"
#include "apps/terminal/menu.h"
#include "apps/terminal/table_at.h"

namespace zig::terminal {

// What is in front of a person: the table as that observer sees it, and the question, if there is one.
struct Scene {
  const TableAt& table;
  Observer observer;
  Json view;
  const Menu* menu = nullptr;
};

// A line that stands for several moves, at this question and at later ones: "walk e7".
struct Order {
  std::string words;    // what is kept until it is carried out; empty: the line is no order
  std::string why_not;  // it is one, but cannot be given
};
struct Carried {
  std::string move;   // the answer to this question; empty: the person is asked
  bool over = false;  // the order is carried out, or cannot be any more
};

class Screen {
 public:
  Screen(const Console& console, Json catalogue) : console_(console), catalogue_(std::move(catalogue)) {}
  virtual ~Screen() = default;

  virtual Lines picture(const Scene& scene, bool roomy) const;  // the position
  // What can be picked first, numbered; what happened. Where room is short, lines are cut or told together.
  virtual Lines things(const Scene& scene, bool roomy) const;
  virtual Lines news(const Scene& scene, const Json& entries, bool roomy) const;
  // A later step of a pick: what remains to be chosen. It may take the place of the whole table.
  virtual Lines step(const Scene& scene, const Menu& menu) const;
  virtual bool step_is_page(const Menu& menu) const;
  virtual std::string how_to_answer(const Menu& menu, bool first_step) const;  // "(number or help)"
  virtual bool milestone(const Json& entries) const;                           // worth a page of its own
  virtual std::string seat_name(const Scene& scene, int seat) const;           // "Rhodes"
  virtual std::string pick_name(const Json& pick) const;                       // {"card":"baths"} -> "Baths"
  // "postavit palác" -> "build Palace"; the line itself where nothing is to be translated
  virtual std::string as_notation(std::string_view line, const Scene& scene) const;
  virtual bool answers(std::string_view question) const;  // further commands, by their English word
  virtual Lines answer(std::string_view question, const Scene& scene) const;
  virtual Lines scores(const Scene& scene) const;
  virtual Order order(std::string_view line, const Scene& scene) const;
  virtual Carried carry_out(const std::string& order, const Scene& scene) const;
  virtual std::string order_text(const std::string& order) const;  // of one that stands, above the table

  Lines choices(const Menu& menu) const;  // the later steps of a pick, as sentences

 protected:
  std::string text(std::string_view key, const TextArgs& args = {}) const { return console_.text(key, args); }
  std::string paint(Ink ink, std::string_view words) const { return console_.paint()(ink, words); }

  const Console& console_;
  Json catalogue_;
};

std::unique_ptr<Screen> make_screen(const Console& console, const TableAt& table);
// A game's own: apps/terminal/<game>/screen.cpp defines <game>::make_screen.
using MakeScreen = std::unique_ptr<Screen>(const Console& console, Json catalogue);

std::string name_in(const Json& list, std::string_view id);  // of a catalogue's list of {"id", "name"}

}  // namespace zig::terminal
