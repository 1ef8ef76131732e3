// The languages, and names that the games' own data give in each of them. Sentences are in locale/.
#pragma once

#include <cstdint>
#include <string>

namespace zig {

enum class Lang : std::uint8_t { En, Cs, Pl };
inline constexpr Lang kLangs[] = {Lang::En, Lang::Cs, Lang::Pl};

// "Baths", "Lázně", "Łaźnie"
struct Names {
  std::string en, cs, pl;
  const std::string& in(Lang lang) const { return lang == Lang::Cs ? cs : lang == Lang::Pl ? pl : en; }
};

}  // namespace zig
