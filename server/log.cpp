#include "server/log.h"

#include <cstdio>

#include "server/hub.h"
#include "table/match.h"

namespace zig::server {

Log::Sink Log::standard_error() {
  return [](const std::string& line) { std::fputs(line.c_str(), stderr); };  // one call: lines never mix
}

void Log::problem(std::string_view event, Json fields) const {
  if (level_ != Level::Off) write("problem", event, std::move(fields));
}

void Log::note(std::string_view event, Json fields) const {
  if (everything()) write("note", event, std::move(fields));
}

void Log::write(std::string_view level, std::string_view event, Json fields) const {
  Json line = {{"time", now_millis()}, {"level", level}, {"event", event}};
  line.update(fields);
  sink_(table::json_line(line) + "\n");
}

}  // namespace zig::server
