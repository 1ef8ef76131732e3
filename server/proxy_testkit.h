// The nginx of docs/operating.md in front of servers, for tests: private port and folder, gone when the process ends.
//
//   ProxyForTests proxy({first.port(), second.port()});
//   ASSERT_NE(proxy.port(), 0) << proxy.trouble();
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace zig::server {

class ProxyForTests {
 public:
  explicit ProxyForTests(const std::vector<std::uint16_t>& servers);
  ~ProxyForTests();
  ProxyForTests(const ProxyForTests&) = delete;
  ProxyForTests& operator=(const ProxyForTests&) = delete;

  std::uint16_t port() const { return port_; }  // 0: it could not be started
  // From now on these; connections that are open stay where they are. False: see trouble().
  bool lead_to(const std::vector<std::uint16_t>& servers);
  const std::string& trouble() const { return trouble_; }

 private:
  std::string folder_, trouble_;
  std::uint16_t port_ = 0;
};

}  // namespace zig::server
