// How passwords are stored (Argon2id, libsodium).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace zig::server {

inline constexpr std::size_t kShortestPassword = 8, kLongestPassword = 200;

// Slow on purpose (about 50 ms and 64 MB): never on the thread of the network.
std::optional<std::string> hash_password(std::string_view password);
bool password_is(std::string_view password, const std::string& hash);

}  // namespace zig::server
