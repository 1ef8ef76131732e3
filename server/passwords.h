// Passwords: which ones are taken, and how they are stored (Argon2id, libsodium).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/json.h"

namespace zig::server {

inline constexpr std::size_t kShortestPassword = 8, kLongestPassword = 200;

// Why nobody should use it: too short or long, one of those that everybody tries first, or the person's own login or name. Says nothing
// about which logins exist.
std::optional<Problem> password_problem(std::string_view password, std::string where, std::string_view login,
                                        std::string_view name = {});

// Slow on purpose (about 50 ms and 64 MB): never on the thread of the network.
std::optional<std::string> hash_password(std::string_view password);
bool password_is(std::string_view password, const std::string& hash);

}  // namespace zig::server
