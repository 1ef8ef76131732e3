// Whom the limits by address count as one.
#include "server/client_address.h"

#include <gtest/gtest.h>

#include "server/server_testkit.h"

namespace zig::server {
namespace {

namespace ip = boost::asio::ip;

std::string counted(const char* address) { return counted_address(ip::make_address(address)); }

TEST(ClientAddress, ANetworkOfVersionSixCountsAsOne) {
  EXPECT_EQ(counted("2001:db8:1:2::1"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted("2001:db8:1:2:ffff:ffff:ffff:ffff"), counted("2001:db8:1:2::1"));
  EXPECT_NE(counted("2001:db8:1:3::1"), counted("2001:db8:1:2::1"));
  EXPECT_EQ(counted("fe80::1%lo"), counted("fe80::2"));
  EXPECT_EQ(counted("::1"), "::/64");
}

TEST(ClientAddress, VersionFourCountsAloneHoweverItIsWritten) {
  EXPECT_EQ(counted("192.0.2.7"), "192.0.2.7");
  EXPECT_NE(counted("192.0.2.8"), counted("192.0.2.7"));
  EXPECT_EQ(counted("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(counted("64:ff9b::192.0.2.7"), "192.0.2.7");
}

std::string forwarded(std::vector<std::string> lines) {
  HttpRequest request;
  for (const std::string& line : lines) request.insert("X-Forwarded-For", line);
  return forwarded_address(request, ip::make_address("10.0.0.1"));
}

TEST(ClientAddress, OnlyWhatTheProxyAddedIsBelieved) {
  EXPECT_EQ(forwarded({"192.0.2.7"}), "192.0.2.7");
  EXPECT_EQ(forwarded({"198.51.100.1, 192.0.2.7"}), "192.0.2.7");
  EXPECT_EQ(forwarded({"198.51.100.1", "192.0.2.7"}), "192.0.2.7") << "a proxy may add a line";
  EXPECT_EQ(forwarded({"192.0.2.7:4711"}), "192.0.2.7");
  EXPECT_EQ(forwarded({" 2001:db8:1:2::1 "}), "2001:db8:1:2::/64");
  EXPECT_EQ(forwarded({"x, [2001:db8:1:2::1]:4711"}), "2001:db8:1:2::/64");
  EXPECT_EQ(forwarded({"::ffff:192.0.2.7"}), "192.0.2.7");
  for (const char* nonsense : {"", "unknown", "192.0.2.7,", "[", "[]:1", "1.2.3.4.5", "::::"})
    EXPECT_EQ(forwarded({nonsense}), "10.0.0.1") << nonsense;
  EXPECT_EQ(forwarded({std::string(9'000, '1')}), "10.0.0.1");
  EXPECT_EQ(forwarded({}), "10.0.0.1");
}

// Requests of many addresses of one network, as a proxy tells them: together they have what one address has.
TEST(ClientAddress, ALimitHoldsForAWholeNetwork) {
  TestServer server("", kGraceAfterOpening, -1, true);
  TestClient somebody(server);
  int held_back = 0;
  for (int i = 0; i < 150; ++i) {
    const std::string address = "2001:db8::" + std::to_string(1 + i);
    held_back += somebody.get("/api/games", {{"X-Forwarded-For", address}}).status == 429;
  }
  EXPECT_GT(held_back, 10);
  EXPECT_EQ(somebody.get("/api/games", {{"X-Forwarded-For", "2001:db8:0:1::1"}}).status, 200);
}

}  // namespace
}  // namespace zig::server
