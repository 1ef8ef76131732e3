// Somebody who just plays, at another table, while others misbehave: the game must go on, and every answer must come in time.
//
//   Bystander bystander(server);
//   … hostile things …
//   bystander.expect_played(3);
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <thread>

#include "server/server_testkit.h"

namespace zig::server {

class Bystander {
 public:
  explicit Bystander(const TestServer& server);
  ~Bystander();
  Bystander(const Bystander&) = delete;
  Bystander& operator=(const Bystander&) = delete;

  int moves() const { return moves_; }
  // Waits until that many more moves were made, then looks back at all of them.
  void expect_played(int more);

 private:
  void play();

  TestClient client_;
  std::string table_;
  std::atomic<bool> stop_ = false;
  std::atomic<int> moves_ = 0;
  std::atomic<int> slowest_ms_ = 0;
  std::string trouble_;  // written before `failed_`
  std::atomic<bool> failed_ = false;
  std::thread thread_;
};

}  // namespace zig::server
