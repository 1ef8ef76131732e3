// The report of a contest: one HTML file that needs nothing else, readable in light and dark, on paper and on a phone.
#pragma once

#include <string>

#include "arena/summary.h"

namespace zig::arena {

std::string report_html(const Results& results, const Summary& summary);

}  // namespace zig::arena
