#include "server/proxy_testkit.h"

#include <stdlib.h>
#include <unistd.h>

#include "server/script_testkit.h"

namespace zig::server {

ProxyForTests::ProxyForTests(const std::vector<std::uint16_t>& servers) {
  std::string pattern = "/tmp/ziggurat_proxy_XXXXXX";
  if (mkdtemp(pattern.data()) == nullptr) {
    trouble_ = "no folder in /tmp";
    return;
  }
  folder_ = pattern;
  std::string arguments = "start " + folder_ + " " + std::to_string(getpid());
  for (const std::uint16_t port : servers) arguments += " " + std::to_string(port);
  const auto [good, output] = call_script("proxy_for_tests.sh", arguments);
  if (good)
    port_ = static_cast<std::uint16_t>(std::stoi(output));
  else
    trouble_ = output;
}

bool ProxyForTests::lead_to(const std::vector<std::uint16_t>& servers) {
  std::string arguments = "servers " + folder_;
  for (const std::uint16_t port : servers) arguments += " " + std::to_string(port);
  const auto [good, output] = call_script("proxy_for_tests.sh", arguments);
  if (!good) trouble_ = output;
  return good;
}

ProxyForTests::~ProxyForTests() {
  if (!folder_.empty()) call_script("proxy_for_tests.sh", "remove " + folder_);
}

}  // namespace zig::server
