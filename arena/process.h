// Somebody else's program: lines in, lines out, with a limit on everything. It is started by the shell in a process
// group of its own and killed with all its children when the object goes.
//
//   Process bot("python3 bot.py", false);
//   if (bot.write_line(text, deadline) == Process::Ok && bot.read_line(line, deadline) == Process::Ok) …
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace zig::arena {

class Process {
 public:
  using Instant = std::chrono::steady_clock::time_point;
  enum Outcome { Ok, Ended, OutOfTime, TooLong };
  static constexpr std::size_t kLongestLine = 64 << 10;

  Process(const std::string& command, bool show_stderr);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  Outcome write_line(std::string_view line, Instant deadline);
  Outcome read_line(std::string& line, Instant deadline);
  // After Ended: "exit code 3", "signal 11"; waits a moment for it.
  std::string how_it_ended();

 private:
  bool wait_for(short event, Instant deadline) const;
  void close_socket();
  bool reap(std::chrono::milliseconds patience);

  int socket_ = -1;  // both ways
  int pid_ = -1;
  int status_ = 0;
  bool reaped_ = false;
  std::string unread_;
};

}  // namespace zig::arena
