// An exception ends what met it and nothing else: it is counted and logged.
#include "server/faults.h"

#include <gtest/gtest.h>

#include <boost/asio/async_result.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <stdexcept>
#include <vector>

namespace zig::server {
namespace {

namespace asio = boost::asio;

class FaultsOfAServer : public testing::Test {
 protected:
  std::vector<std::string> lines;
  const Log log{Log::Level::Problems, [this](const std::string& line) { lines.push_back(line); }};
  Faults faults{log};
  asio::io_context network{1};
};

struct Leaving {
  bool& left;
  ~Leaving() { left = true; }
};

// As an operation of a library does that throws in its own handler: whoever waits for it is never called.
asio::awaitable<void> wait_for_what_throws(asio::io_context& network, bool& left) {
  const Leaving leaving{left};
  auto start = [&network](auto handler) {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    asio::post(network, [shared] {
      if (shared) throw std::length_error("field value too large");
    });
  };
  co_await asio::async_initiate<const asio::use_awaitable_t<>, void()>(std::move(start), asio::use_awaitable);
}

asio::awaitable<void> throw_at_once() {
  throw std::runtime_error("no memory");
  co_return;
}

TEST_F(FaultsOfAServer, AnExceptionOfACoroutineIsCountedAndTold) {
  asio::co_spawn(network, throw_at_once(), faults.in("connection"));
  faults.run(network);
  EXPECT_EQ(faults.count(), 1u);
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_NE(lines[0].find(R"("event":"fault")"), std::string::npos) << lines[0];
  EXPECT_NE(lines[0].find("no memory"), std::string::npos);
  EXPECT_NE(lines[0].find("connection"), std::string::npos);
}

TEST_F(FaultsOfAServer, WhatAHandlerThrowsEndsItsCoroutineAndTheOthersGoOn) {
  bool left = false, others = false;
  asio::co_spawn(network, wait_for_what_throws(network, left), faults.in("connection"));
  asio::post(network, [&] { asio::post(network, [&] { asio::post(network, [&] { others = true; }); }); });
  faults.run(network);
  EXPECT_TRUE(left) << "what the coroutine held is given back";
  EXPECT_TRUE(others);
  EXPECT_EQ(faults.count(), 1u);
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_NE(lines[0].find("field value too large"), std::string::npos) << lines[0];
}

TEST_F(FaultsOfAServer, TheIdOfWhatMetItIsTold) {
  faults.note("socket", "9f03a1c2-17", std::make_exception_ptr(std::runtime_error("no memory")));
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_NE(lines[0].find(R"("id":"9f03a1c2-17")"), std::string::npos) << lines[0];
  EXPECT_EQ(faults.count(), 1u);
}

TEST_F(FaultsOfAServer, WhateverIsThrownIsCounted) {
  asio::post(network, [] { throw 7; });
  asio::post(network, [] { throw std::bad_alloc(); });
  faults.run(network);
  EXPECT_EQ(faults.count(), 2u);
  EXPECT_EQ(lines.size(), 2u);
}

}  // namespace
}  // namespace zig::server
