// Colours of the terminal, or none. A screen must say the same without them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace zig::terminal {

enum class Ink : std::uint8_t {
  Plain,
  Strong,
  Faint,
  Brown,
  Grey,
  Blue,
  Green,
  Yellow,
  Red,
  Purple,
  Water,
  Good,
  Bad
};

class Paint {
 public:
  explicit Paint(bool on = false) : on_(on) {}
  bool on() const { return on_; }

  std::string operator()(Ink ink, std::string_view text) const {
    if (!on_ || ink == Ink::Plain || text.empty()) return std::string(text);
    return "\x1b[" + std::string(code(ink)) + "m" + std::string(text) + "\x1b[0m";
  }

 private:
  // Readable on light and dark grounds; brown, grey and water need the 256 colours that every terminal of today has.
  static std::string_view code(Ink ink) {
    switch (ink) {
      case Ink::Plain: return "0";
      case Ink::Strong: return "1";
      case Ink::Faint: return "2";
      case Ink::Brown: return "38;5;137";
      case Ink::Grey: return "38;5;245";
      case Ink::Blue: return "94";
      case Ink::Green: return "32";
      case Ink::Yellow: return "33";
      case Ink::Red: return "31";
      case Ink::Purple: return "35";
      case Ink::Water: return "38;5;67";
      case Ink::Good: return "1;32";
      case Ink::Bad: return "1;31";
    }
    return "0";
  }

  bool on_;
};

}  // namespace zig::terminal
