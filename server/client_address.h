// Who counts as one for the limits by address. Whoever has one IPv6 address has a network of 2^64 of them, so the network (/64) counts; an
// IPv4 address counts alone, however it is written.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>

#include "server/http_reader.h"

namespace zig::server {

// "192.0.2.7", "2001:db8:1:2::/64".
std::string counted_address(const boost::asio::ip::address& address);

// The address that the proxy next to us has added to X-Forwarded-For: the last one, as it is or with a port. Whatever stands before it was
// written by whoever asks. Without such an address: that of the proxy.
std::string forwarded_address(const HttpRequest& request, const boost::asio::ip::address& proxy);

}  // namespace zig::server
