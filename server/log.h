// What an operator wants to know, one line of JSON each, on standard error:
//
//   {"time":1789…,"level":"problem","event":"store","what":"games.db: is locked by another program"}
//   {"time":1789…,"level":"note","event":"request","method":"GET","id":"9f03a1c2-17","path":"/api/tables/{id}","status":200,"ms":1}
//
// Never names, addresses, cookies or ids of people, and no ids of tables in requests: for a table by invitation the id
// is the invitation.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/json.h"

namespace zig::server {

class Log {
 public:
  enum class Level { Off, Problems, Everything };
  using Sink = std::function<void(const std::string& line)>;

  explicit Log(Level level, Sink sink = standard_error()) : level_(level), sink_(std::move(sink)) {}

  void problem(std::string_view event, Json fields = Json::object()) const;
  void note(std::string_view event, Json fields = Json::object()) const;
  bool everything() const { return level_ == Level::Everything; }

  static Sink standard_error();

 private:
  void write(std::string_view level, std::string_view event, Json fields) const;
  Level level_;
  Sink sink_;
};

}  // namespace zig::server
