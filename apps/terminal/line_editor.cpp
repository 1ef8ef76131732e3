#include "apps/terminal/line_editor.h"

#include <utility>

namespace zig::terminal {

namespace {

constexpr std::size_t kLongestLine = 1000;

void drop_character(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80) text.pop_back();
  if (!text.empty()) text.pop_back();
}

void drop_word(std::string& text) {
  while (text.ends_with(' ')) text.pop_back();
  while (!text.empty() && !text.ends_with(' ')) text.pop_back();
}

}  // namespace

LineEditor::Key LineEditor::type(char byte) {
  constexpr char kEnd = 0x04, kBackspace = 0x08, kClear = 0x15, kWord = 0x17, kEscape = 0x1B, kDelete = 0x7F;
  switch (sequence_) {
    case Sequence::None: break;
    case Sequence::Escape:
      sequence_ = byte == '[' || byte == 'O' ? Sequence::Parameters : Sequence::None;
      return Key::Nothing;
    case Sequence::Parameters:
      if (byte >= '@' && byte <= '~') sequence_ = Sequence::None;
      return Key::Nothing;
  }
  if (byte == '\n' || byte == '\r') return Key::Line;
  if (byte == kEnd) return text_.empty() ? Key::End : Key::Nothing;
  if (byte == kEscape) {
    sequence_ = Sequence::Escape;
    return Key::Nothing;
  }
  if (byte == kBackspace || byte == kDelete) {
    drop_character(text_);
  } else if (byte == kClear) {
    text_.clear();
  } else if (byte == kWord) {
    drop_word(text_);
  } else if (static_cast<unsigned char>(byte) >= ' ' && text_.size() < kLongestLine) {
    text_ += byte;
  } else {
    return Key::Nothing;
  }
  return Key::Changed;
}

std::string LineEditor::take() { return std::exchange(text_, ""); }

}  // namespace zig::terminal
