// Where a person sits: lines in, text out. `live` is a real terminal, which is cleared between screens;
// otherwise everything is printed one after another, so that a script or a screen reader can follow.
//
//   Console console(std::cin, std::cout, Lang::Cs);
//   while (auto line = console.ask("> ")) ...
#pragma once

#include <chrono>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "apps/terminal/line_editor.h"
#include "apps/terminal/paint.h"
#include "apps/terminal/text.h"
#include "locale/locale.h"

namespace zig::terminal {

class Console {
 public:
  Console(std::istream& in, std::ostream& out, Lang lang, Paint paint = Paint(false))
      : in_(&in), out_(&out), lang_(lang), paint_(paint) {}

  // The terminal behind standard output: its size, and colours if it is one and NO_COLOR is not set.
  static Console standard(Lang lang, std::optional<bool> colours);

  Lang lang() const { return lang_; }
  bool live() const { return live_; }
  int columns() const;  // 60 to 120
  int rows() const;
  const Paint& paint() const { return paint_; }

  std::string text(std::string_view key, const TextArgs& args = {}) const {
    return zig::text(lang_, key, args);
  }

  void say(std::string_view line);  // one line, wrapped
  void say(std::string_view key, const TextArgs& args) { say(text(key, args)); }
  void show(const Lines& lines, int indent = 0);  // as they are
  void blank() { show({""}); }
  void clear();  // of a live terminal, with what scrolled away

  // Nothing at the end of the input, or after Ctrl-C.
  std::optional<std::string> ask(std::string_view prompt);
  // Without showing what is typed.
  std::optional<std::string> ask_secret(std::string_view prompt);

  // A line of a live terminal; or, when `wake` becomes readable or the time is up before it is finished, nothing yet: what
  // was typed is kept and shown again behind the next prompt.
  enum class Came { Line, Nothing, End };
  Came ask_or_wake(std::string_view prompt, int wake, std::chrono::milliseconds patience, std::string& line);

 private:
  std::istream* in_;
  std::ostream* out_;
  Lang lang_;
  bool live_ = false;
  bool standard_ = false;  // the real standard output, whose size can be asked
  Paint paint_;
  LineEditor editor_;
};

// What `--color auto|always|never` means to Console::standard; nothing for another word.
std::optional<std::optional<bool>> colour_choice(std::string_view word);

// Ctrl-C (or the end of the terminal) ends the question that is being asked instead of the program.
void catch_interrupts();
bool interrupted();

}  // namespace zig::terminal
