#include "apps/terminal/console.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <iostream>

namespace zig::terminal {

namespace {

volatile std::sig_atomic_t interrupt_seen = 0;

winsize terminal_size() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = {};
  return size;
}

constexpr std::size_t kLongestLine = 1000;

// The terminal gives every key at once, or does not show them; as it was before when this ends.
class Keys {
 public:
  explicit Keys(tcflag_t without) {
    known_ = tcgetattr(STDIN_FILENO, &before_) == 0;
    termios now = before_;
    now.c_lflag &= ~without;
    if (known_) tcsetattr(STDIN_FILENO, TCSADRAIN, &now);
  }
  ~Keys() {
    if (known_) tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
  }
  Keys(const Keys&) = delete;
  Keys& operator=(const Keys&) = delete;

 private:
  termios before_ = {};
  bool known_ = false;
};

}  // namespace

std::optional<std::optional<bool>> colour_choice(std::string_view word) {
  if (word == "auto") return std::optional<bool>();
  if (word == "always") return std::optional<bool>(true);
  if (word == "never") return std::optional<bool>(false);
  return std::nullopt;
}

void catch_interrupts() {
  struct sigaction action = {};
  action.sa_handler = [](int) { interrupt_seen = 1; };
  action.sa_flags = 0;  // no SA_RESTART: reading a line must come back
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

bool interrupted() { return interrupt_seen != 0; }

Console Console::standard(Lang lang, std::optional<bool> colours) {
  Console console(std::cin, std::cout, lang);
  const char* no_colour = std::getenv("NO_COLOR");
  const char* kind = std::getenv("TERM");
  const bool terminal = isatty(STDOUT_FILENO) == 1;
  const bool dumb = kind == nullptr || std::string_view(kind) == "dumb";
  console.standard_ = true;
  console.live_ = terminal && isatty(STDIN_FILENO) == 1 && !dumb;
  const bool wanted = terminal && !dumb && (no_colour == nullptr || *no_colour == '\0');
  console.paint_ = Paint(colours.value_or(wanted));
  return console;
}

int Console::columns() const {
  const int columns = standard_ ? terminal_size().ws_col : 0;
  return columns == 0 ? 80 : std::clamp(columns, 60, 120);
}

int Console::rows() const {
  const int rows = standard_ ? terminal_size().ws_row : 0;
  return rows == 0 ? 24 : rows;
}

void Console::say(std::string_view line) { show(wrap(line, columns())); }

void Console::show(const Lines& lines, int indent) {
  for (const std::string& line : lines)
    *out_ << std::string(static_cast<std::size_t>(indent), ' ') << line << '\n';
}

void Console::clear() {
  if (live_) *out_ << "\x1b[2J\x1b[3J\x1b[H";
}

std::optional<std::string> Console::ask(std::string_view prompt) {
  *out_ << prompt << std::flush;
  std::string line;
  if (interrupted() || !std::getline(*in_, line)) {
    *out_ << '\n';
    return std::nullopt;
  }
  if (!live_) *out_ << '\n';  // a script's answers are not echoed
  if (line.size() > kLongestLine) line.resize(kLongestLine);
  std::erase_if(line, [](unsigned char c) { return c < ' ' || c == 0x7F; });  // of cursor keys: never echoed
  return line;
}

std::optional<std::string> Console::ask_secret(std::string_view prompt) {
  const Keys keys(ECHO);
  auto line = ask(prompt);
  if (live_) *out_ << '\n';
  return line;
}

Console::Came Console::ask_or_wake(std::string_view prompt, int wake, std::chrono::milliseconds patience,
                                   std::string& line) {
  const Keys keys(ICANON | ECHO);
  const auto draw = [&] { *out_ << "\r\x1b[K" << prompt << editor_.text() << std::flush; };
  draw();
  for (;;) {
    pollfd ends[] = {{STDIN_FILENO, POLLIN, 0}, {wake, POLLIN, 0}};
    const int ready = poll(ends, 2, static_cast<int>(patience.count()));
    if (interrupted()) return Came::End;
    if (ready <= 0 || ends[0].revents == 0) {  // woken, or late; or stopped and gone on
      *out_ << "\r\x1b[K";
      return Came::Nothing;
    }
    char byte = 0;
    const auto key = read(STDIN_FILENO, &byte, 1) == 1 ? editor_.type(byte) : LineEditor::Key::End;
    if (key == LineEditor::Key::Changed) draw();
    if (key != LineEditor::Key::Line && key != LineEditor::Key::End) continue;
    *out_ << '\n' << std::flush;
    line = editor_.take();
    return key == LineEditor::Key::Line ? Came::Line : Came::End;
  }
}

}  // namespace zig::terminal
