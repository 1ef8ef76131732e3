// The words of texts that people write: moves, positions, scripts, data.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.h"

namespace zig {

inline constexpr std::size_t kLongestName = 100;  // longer texts are no names, and are not compared with any

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
std::string lower_case(std::string_view text);
// Lower case, single spaces, hyphens and underscores as spaces: "East_Trading-Post " -> "east trading post".
std::string normalized(std::string_view text);
std::vector<std::string_view> words(std::string_view text);
std::optional<int> small_number(std::string_view digits);  // 0 .. 999, digits only

// As JSON writes it, and shortened: a foreign text must not break the line of a problem.
std::string in_quotes(std::string_view text);
std::string listed(std::span<const std::string_view> ids);  // "archer, bull, potter, lion"
// The name that comes nearest to what somebody wrote, if one comes near.
std::optional<std::string> did_you_mean(std::span<const std::string> names, std::string_view wanted);
// Position of a name in a list of ids. `where` is the place in the text or position.
Result<int> find_id(std::span<const std::string_view> ids, std::string_view name, std::string where);

}  // namespace zig
