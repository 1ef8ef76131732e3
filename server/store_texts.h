// What may be stored at all, the same for every database: PostgreSQL takes no NUL and no invalid UTF-8, and keys of an
// index must be short. Asked before anything is written, so that one bad text never hinders the writes of others.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/store.h"

namespace zig::server {

inline constexpr std::size_t longest_key = 256;        // bytes: ids, logins, kinds
inline constexpr std::size_t longest_text = 1U << 22;  // bytes: everything else

// Why these writes cannot be stored by any database; nothing where they can.
std::optional<Problem> refuse_writes(std::span<const Write> writes);

// The same for a text that is looked for.
std::optional<Problem> refuse_key(std::string_view where, std::string_view text);

bool is_utf8(std::string_view text);
bool is_visible(std::string_view text);  // UTF-8 without letters that cannot be seen

// The login as it is compared: capital letters of the Latin, Greek and Cyrillic alphabets become small ones. Done here
// because the databases disagree about letters beyond ASCII.
std::string fold_login(std::string_view login);

// Lists of people as the databases keep them: a JSON array of texts.
std::string write_list(const std::vector<std::string>& texts);
std::vector<std::string> read_list(std::string_view json);

// A token's hash as hexadecimal digits.
std::string hex(const Digest& digest);

}  // namespace zig::server
