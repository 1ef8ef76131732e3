// A line that is being typed, byte by byte, so that it can be drawn again when something else was printed meanwhile.
#pragma once

#include <cstdint>
#include <string>

namespace zig::terminal {

class LineEditor {
 public:
  enum class Key : std::uint8_t { Nothing, Changed, Line, End };
  Key type(char byte);
  const std::string& text() const { return text_; }
  std::string take();  // the finished line

 private:
  enum class Sequence : std::uint8_t { None, Escape, Parameters };  // of a cursor key: swallowed

  std::string text_;
  Sequence sequence_ = Sequence::None;
};

}  // namespace zig::terminal
