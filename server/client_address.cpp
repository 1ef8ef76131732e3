#include "server/client_address.h"

#include <algorithm>
#include <array>
#include <optional>

namespace zig::server {

namespace ip = boost::asio::ip;

namespace {

using Bytes = ip::address_v6::bytes_type;
constexpr std::size_t kFour = 12;  // the bytes before an IPv4 address inside an IPv6 address
constexpr std::array<unsigned char, kFour> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
constexpr std::array<unsigned char, kFour> kTranslated = {0, 0x64, 0xFF, 0x9B};  // 64:ff9b::/96, NAT64

std::optional<ip::address_v4> four_inside(const Bytes& bytes) {
  for (const auto& before : {kMapped, kTranslated}) {
    if (std::equal(before.begin(), before.end(), bytes.begin()))
      return ip::address_v4({bytes[12], bytes[13], bytes[14], bytes[15]});
  }
  return std::nullopt;
}

// "192.0.2.7", "192.0.2.7:4711", "2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:4711".
std::optional<ip::address> read_address(std::string_view text) {
  constexpr std::size_t kLongest = 64;
  if (text.size() > kLongest) return std::nullopt;
  if (text.starts_with('[')) {
    text = text.substr(1, text.find(']') - 1);
  } else if (std::ranges::count(text, ':') == 1) {
    text = text.substr(0, text.find(':'));
  }
  boost::system::error_code failed;
  const ip::address address = ip::make_address(std::string(text), failed);
  return failed ? std::nullopt : std::optional(address);
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

std::string counted_address(const ip::address& address) {
  if (address.is_v4()) return address.to_string();
  Bytes bytes = address.to_v6().to_bytes();
  if (const auto four = four_inside(bytes)) return four->to_string();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return ip::address_v6(bytes).to_string() + "/64";
}

std::string forwarded_address(const HttpRequest& request, const ip::address& proxy) {
  const auto lines = request.equal_range("X-Forwarded-For");  // some proxies add a line of their own
  if (lines.first == lines.second) return counted_address(proxy);
  const auto value = std::prev(lines.second)->value();
  const std::string_view list(value.data(), value.size());
  const auto comma = list.rfind(',');  // none: from the beginning
  const auto address = read_address(trimmed(list.substr(comma + 1)));
  return counted_address(address.value_or(proxy));
}

}  // namespace zig::server
