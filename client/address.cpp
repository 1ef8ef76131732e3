#include "client/address.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace zig::client {

namespace {

constexpr std::size_t kLongestHost = 253, kLongestTable = 64;

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool is_host(std::string_view host, bool bracketed) {
  const auto fits = [&](char c) {
    return is_letter_or_digit(c) || c == '.' || c == '-' || (bracketed && c == ':');
  };
  return !host.empty() && host.size() <= kLongestHost && std::ranges::all_of(host, fits);
}

std::optional<std::uint16_t> port_in(std::string_view text) {
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (error != std::errc() || end != text.data() + text.size() || port == 0) return std::nullopt;
  return port;
}

std::unexpected<Problem> wrong(Phrase what) {
  return problem("address",
                 say("{what}; it looks like https://games.example.org/t/k7m2p9qr or http://127.0.0.1:8080",
                     {{"what", std::move(what)}}));
}

}  // namespace

std::string Address::authority() const {
  const bool usual = port == (secure ? 443 : 80);
  const std::string name = host.find(':') == std::string::npos ? host : "[" + host + "]";
  return usual ? name : name + ":" + std::to_string(port);
}

std::string Address::url() const { return (secure ? "https://" : "http://") + authority(); }

std::string Address::link_to(std::string_view id) const { return url() + "/t/" + std::string(id) + query(); }

std::string Address::query() const { return key.empty() ? "" : "?key=" + key; }

bool Address::on_this_machine() const {
  return host == "localhost" || host == "::1" || host.starts_with("127.");
}

Result<Address> read_address(std::string_view url) {
  Address address;
  const bool plain = url.starts_with("http://");
  address.secure = !plain;
  if (plain || url.starts_with("https://"))
    url.remove_prefix(plain ? 7 : 8);
  else if (url.find("://") != std::string_view::npos)
    return wrong("must begin with http:// or https://");

  const auto slash = std::min(url.find('/'), url.size());
  std::string_view authority = url.substr(0, slash), path = url.substr(slash);
  const bool bracketed = authority.starts_with('[');
  const auto host_end = bracketed ? authority.find(']') : std::min(authority.find(':'), authority.size());
  if (host_end == std::string_view::npos) return wrong("has an unclosed bracket");
  address.host = authority.substr(bracketed ? 1 : 0, host_end - (bracketed ? 1 : 0));
  std::string_view rest = authority.substr(host_end + (bracketed ? 1 : 0));
  if (!is_host(address.host, bracketed)) return wrong("has no host name");
  address.port = address.secure ? 443 : 80;
  if (!rest.empty()) {
    const auto port = rest.starts_with(':') ? port_in(rest.substr(1)) : std::nullopt;
    if (!port) return wrong("needs a port from 1 to 65535 after the colon");
    address.port = *port;
  }

  path = path.substr(0, path.find('#'));
  const std::string_view query = path.substr(std::min(path.find('?'), path.size()));
  path.remove_suffix(query.size());
  while (path.ends_with('/')) path.remove_suffix(1);
  if (path.empty()) return address;
  if (!path.starts_with("/t/")) return wrong("must be a server or a link to a table");
  address.table = path.substr(3);
  if (address.table.empty() || address.table.size() > kLongestTable ||
      !std::ranges::all_of(address.table, is_letter_or_digit))
    return wrong("has no table after /t/");
  constexpr std::string_view kKey = "?key=";
  const std::string_view key = query.starts_with(kKey) ? query.substr(kKey.size()) : "";
  if (key.size() <= kLongestTable && std::ranges::all_of(key, is_letter_or_digit)) address.key = key;
  return address;
}

}  // namespace zig::client
