#include "server/load/config.h"

#include <boost/asio/ip/address.hpp>
#include <charconv>

namespace zig::server::load {

Result<Address> read_address(std::string_view url) {
  const auto wrong = [&] {
    return problem("address", "must be like http://127.0.0.1:8080, not " + std::string(url));
  };
  std::string_view rest = url;
  constexpr std::string_view kBefore = "http://";
  if (!rest.starts_with(kBefore)) return wrong();
  rest.remove_prefix(kBefore.size());
  if (rest.ends_with('/')) rest.remove_suffix(1);
  const auto colon = rest.rfind(':');
  if (colon == std::string_view::npos) return wrong();
  std::string_view host = rest.substr(0, colon);
  const std::string_view port = rest.substr(colon + 1);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  Address address;
  address.host = host == "localhost" ? "127.0.0.1" : std::string(host);
  const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), address.port);
  boost::system::error_code failed;
  boost::asio::ip::make_address(address.host, failed);
  if (failed || error != std::errc() || end != port.data() + port.size() || address.port == 0) return wrong();
  return address;
}

Result<Beside> read_beside(std::string_view text) {
  const auto equals = text.find('=');
  Beside beside;
  if (equals != std::string_view::npos && equals > 0) {
    beside.name = text.substr(0, equals);
    const std::string_view number = text.substr(equals + 1);
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), beside.process);
    if (error == std::errc() && end == number.data() + number.size() && beside.process > 0) return beside;
  }
  return problem("process",
                 "must be like postgres=1234, a name and the number of a process, not " + std::string(text));
}

bool on_this_machine(const Address& address) {
  boost::system::error_code failed;
  const auto ip = boost::asio::ip::make_address(address.host, failed);
  return !failed && ip.is_loopback();
}

Result<bool> check(const Config& config) {
  const auto within = [](std::string name, double value, double low, double high) -> Result<bool> {
    if (value >= low && value <= high) return true;
    return problem("--" + std::move(name), "must be from " + std::to_string(static_cast<long>(low)) + " to " +
                                               std::to_string(static_cast<long>(high)));
  };
  const auto least = config.tables / 2 * 5 + config.tables % 2 * 2;  // people in all seats
  for (const auto& checked :
       {within("tables", config.tables, 1, 5000), within("connections", config.connections, least, 20'000),
        within("moves", config.moves_per_second, 1, 5000), within("seconds", config.seconds, 1, 3600),
        within("played", config.played, config.played_least, 500),
        within("gap", config.longest_gap_ms, 0, 60'000),
        within("reloads", config.reloads_per_second, 0, 1000)}) {
    if (!checked) return checked;
  }
  return true;
}

}  // namespace zig::server::load
