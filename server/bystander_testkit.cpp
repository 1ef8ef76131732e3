#include "server/bystander_testkit.h"

#include <gtest/gtest.h>

#include "arena/eventually_testkit.h"
#include "engine/random.h"

namespace zig::server {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

Bystander::Bystander(const TestServer& server) : client_(server) {
  client_.from = "127.9.9.9";  // not one of those whom limits hit
  thread_ = std::thread([this] { play(); });
}

Bystander::~Bystander() {
  stop_ = true;
  thread_.join();
}

void Bystander::play() {
  Random random = Random::fast(7);
  try {
    while (!stop_) {
      table_ = client_.make_table(table_in_turns(2, {{"seats", {"open", "random"}}}));
      TestSocket socket(client_, table_);
      while (!stop_) {
        const Json asked = socket.ask({{"type", "decision"}});
        if (asked["pending"].empty()) break;
        if (asked["decision"].is_null()) {
          socket.next_news();
          continue;
        }
        const Json& options = asked["decision"]["options"];
        const Json move = options[random.below(static_cast<std::uint32_t>(options.size()))]["move"];
        const auto sent = Clock::now();
        const Json answer = socket.ask({{"type", "play"}, {"move", move}});
        const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - sent).count();
        slowest_ms_ = std::max(slowest_ms_.load(), static_cast<int>(took));
        if (answer["type"] != "done") {
          trouble_ = answer.dump();
          failed_ = true;
          return;
        }
        ++moves_;
      }
    }
  } catch (const std::exception& problem) {
    trouble_ = problem.what();
    failed_ = true;
  }
}

void Bystander::expect_played(int more) {
  const int wanted = moves_ + more;
  eventually([&] { return moves_ >= wanted || failed_; }, 20s);
  EXPECT_FALSE(failed_) << trouble_;
  EXPECT_GE(moves_, wanted) << "the other game stands still";
  EXPECT_LT(slowest_ms_, 5000) << "a move of the other game took too long";
}

}  // namespace zig::server
