#include "arena/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <thread>

namespace zig::arena {

using namespace std::chrono_literals;

Process::Process(const std::string& command, bool show_stderr) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
  fcntl(ends[0], F_SETFL, O_NONBLOCK);

  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
  if (!show_stderr) posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_t how;
  posix_spawnattr_init(&how);
  posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&how, 0);

  std::string shell = "sh", option = "-c", text = command;
  char* arguments[] = {shell.data(), option.data(), text.data(), nullptr};
  const bool started = posix_spawn(&pid_, "/bin/sh", &files, &how, arguments, environ) == 0;
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&how);
  close(ends[1]);
  socket_ = ends[0];
  if (!started) pid_ = -1, close_socket();
}

// A program that reads its input to the end goes by itself; any other one, and whatever it started, is killed.
Process::~Process() {
  if (socket_ >= 0) shutdown(socket_, SHUT_WR);
  if (pid_ > 0) {
    reap(200ms);
    kill(-pid_, SIGKILL);
    reap(10s);
  }
  close_socket();
}

void Process::close_socket() {
  if (socket_ >= 0) close(socket_);
  socket_ = -1;
}

bool Process::reap(std::chrono::milliseconds patience) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (!reaped_) {
    reaped_ = waitpid(pid_, &status_, WNOHANG) == pid_;
    if (reaped_ || std::chrono::steady_clock::now() >= until) break;
    std::this_thread::sleep_for(1ms);
  }
  return reaped_;
}

std::string Process::how_it_ended() {
  if (pid_ <= 0) return "it could not be started";
  if (!reap(500ms)) return "it closed its output";
  if (WIFSIGNALED(status_)) return "signal " + std::to_string(WTERMSIG(status_));
  return "exit code " + std::to_string(WEXITSTATUS(status_));
}

// Ready, or closed at the other end: the next call will tell.
bool Process::wait_for(short event, Instant deadline) const {
  for (;;) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left <= 0ms) return false;
    pollfd asked{socket_, event, 0};
    const int ready = poll(&asked, 1, static_cast<int>(left.count()));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

Process::Outcome Process::write_line(std::string_view line, Instant deadline) {
  if (socket_ < 0) return Ended;
  const std::string text = std::string(line) + "\n";
  for (std::string_view rest = text; !rest.empty();) {
    const ssize_t sent = send(socket_, rest.data(), rest.size(), MSG_NOSIGNAL);
    if (sent > 0) {
      rest.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      if (!wait_for(POLLOUT, deadline)) return OutOfTime;
    } else if (errno != EINTR) {
      return Ended;
    }
  }
  return Ok;
}

Process::Outcome Process::read_line(std::string& line, Instant deadline) {
  if (socket_ < 0) return Ended;
  std::size_t searched = 0;
  for (;;) {
    if (const std::size_t end = unread_.find('\n', searched); end != std::string::npos) {
      line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return Ok;
    }
    searched = unread_.size();
    if (unread_.size() > kLongestLine) return TooLong;
    char part[4096];
    const ssize_t got = recv(socket_, part, sizeof part, 0);
    if (got > 0) {
      unread_.append(part, static_cast<std::size_t>(got));
    } else if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      if (!wait_for(POLLIN, deadline)) return OutOfTime;
    } else if (got == 0 || errno != EINTR) {
      return Ended;
    }
    // Somebody who never stops writing must not be read for ever.
    if (std::chrono::steady_clock::now() >= deadline) return OutOfTime;
  }
}

}  // namespace zig::arena
