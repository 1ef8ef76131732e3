// Numbers as people write them: "+2.9" in English, "+2,9" in Czech and Polish; a true minus in all.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

#include "locale/locale.h"

namespace zig::apps {

enum class Sign : std::uint8_t { Always, OnlyMinus };

inline std::string one_decimal(double value, Lang lang, Sign sign) {
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, sign == Sign::Always ? "%+.1f" : "%.1f", value);
  std::string text = buffer;
  if (lang != Lang::En) text[text.find('.')] = ',';
  if (text.front() == '-') text.replace(0, 1, "−");
  return text;
}

}  // namespace zig::apps
