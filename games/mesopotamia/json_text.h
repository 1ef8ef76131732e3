// JSON that is seldom asked for, kept as text: in memory a list of points is twenty times as large, and a page loads the module of a game
// with what the game holds in memory.
#pragma once

#include <string>

#include "engine/json.h"

namespace zig::mesopotamia {

class JsonText {
 public:
  JsonText() = default;
  JsonText(const Json& json) : text_(json.dump()) {}
  Json json() const { return text_.empty() ? Json() : Json::parse(text_, nullptr, false); }

 private:
  std::string text_;
};

}  // namespace zig::mesopotamia
