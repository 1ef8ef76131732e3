// What /metrics says of computer players, hints and reviews.
#pragma once

#include <string>

#include "server/thinking_queue.h"

namespace zig::server {

std::string thinking_metrics(const ThinkingFigures& figures);

}  // namespace zig::server
