// Who somebody is: random tokens in cookies, stored only as hashes, and passwords by Argon2id (libsodium).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/random.h"
#include "server/store.h"

namespace zig::server {

inline constexpr std::string_view kCookie = "ziggurat";                 // a session
inline constexpr std::string_view kBrowserCookie = "ziggurat_browser";  // stays after logging out

void prepare_cryptography();  // once, before anything else

Token new_token();            // 128 random bits
std::string new_person_id();  // 32 hexadecimal digits
std::string new_table_id();   // 8 letters and digits that nobody confuses, 31^8 of them
bool is_table_id(std::string_view text);
Key new_seed_key();  // 256 random bits
std::string hex(std::span<const std::uint8_t> bytes);
std::optional<Token> token_from_hex(std::string_view text);
Digest digest(const Token& token);

// The token of this name in a Cookie header.
std::optional<Token> token_in_cookies(std::string_view header, std::string_view name = kCookie);

// Names and logins: letters of any language, digits, spaces, - and _; nothing that could be mistaken for something else.
std::optional<Problem> name_problem(std::string_view name, std::string where);

}  // namespace zig::server
