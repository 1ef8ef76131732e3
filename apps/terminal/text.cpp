#include "apps/terminal/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace zig::terminal {

namespace {

// One character, or one colour sequence, at the front of a text.
struct Glyph {
  std::string_view bytes;
  char32_t code = 0;
  int columns = 0;
};

Glyph colour_sequence(std::string_view text) {
  std::size_t end = 2;
  while (end < text.size() && text[end] != 'm') ++end;
  return {text.substr(0, std::min(end + 1, text.size())), 0, 0};
}

std::size_t length_of(unsigned char lead) { return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4; }

int columns_of(char32_t code) {
  const bool combining = code >= 0x300 && code < 0x370;
  const bool wide = (code >= 0x1100 && code < 0x1160) || (code >= 0x2E80 && code < 0xA4D0) ||
                    (code >= 0xAC00 && code < 0xD7A4) || (code >= 0xF900 && code < 0xFB00) ||
                    (code >= 0xFF00 && code < 0xFF61) || (code >= 0x1F300 && code < 0x20000);
  return combining ? 0 : wide ? 2 : 1;
}

Glyph front(std::string_view text) {
  if (text.starts_with("\x1b[")) return colour_sequence(text);
  const auto lead = static_cast<unsigned char>(text[0]);
  const std::size_t length = std::min(length_of(lead), text.size());
  char32_t code = length == 1 ? lead : lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3FU);
  return {text.substr(0, length), code, columns_of(code)};
}

template <class Visit>
void each_glyph(std::string_view text, Visit visit) {
  while (!text.empty()) {
    const Glyph glyph = front(text);
    visit(glyph);
    text.remove_prefix(glyph.bytes.size());
  }
}

// Latin letters with diacritics as the plain letter; 0 for what is not a letter or digit.
char plain(char32_t code) {
  struct Row {
    std::u32string_view letters;
    char plain;
  };
  static constexpr std::array<Row, 14> kRows = {{{U"áàâäãåąÁÀÂÄÃÅĄ", 'a'},
                                                 {U"čćçČĆÇ", 'c'},
                                                 {U"ďĎđĐ", 'd'},
                                                 {U"éěèêëęÉĚÈÊËĘ", 'e'},
                                                 {U"íìîïÍÌÎÏ", 'i'},
                                                 {U"łľĺŁĽĹ", 'l'},
                                                 {U"ňńñŇŃÑ", 'n'},
                                                 {U"óòôöõøÓÒÔÖÕØ", 'o'},
                                                 {U"řŕŘŔ", 'r'},
                                                 {U"šśŠŚ", 's'},
                                                 {U"ťŤ", 't'},
                                                 {U"úůùûüÚŮÙÛÜ", 'u'},
                                                 {U"ýÿÝ", 'y'},
                                                 {U"žźżŽŹŻ", 'z'}}};
  if (code < 0x80) {
    const char c = static_cast<char>(code);
    if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '\0';
  }
  for (const Row& row : kRows) {
    if (row.letters.find(code) != std::u32string_view::npos) return row.plain;
  }
  return '\0';
}

std::string blanks(int count) { return std::string(static_cast<std::size_t>(std::max(count, 0)), ' '); }

}  // namespace

int width(std::string_view text) {
  int columns = 0;
  each_glyph(text, [&](const Glyph& glyph) { columns += glyph.columns; });
  return columns;
}

std::string pad(std::string_view text, int columns) {
  return std::string(text) + blanks(columns - width(text));
}
std::string pad_left(std::string_view text, int columns) {
  return blanks(columns - width(text)) + std::string(text);
}

std::string centred(std::string_view text, int columns) {
  return pad(blanks((columns - width(text)) / 2) + std::string(text), columns);
}

std::string cut(std::string_view text, int columns) {
  if (width(text) <= columns) return std::string(text);
  if (columns <= 0) return "";
  std::string out;
  int used = 0;
  bool full = false;
  each_glyph(text,
             [&](const Glyph& glyph) {  // colour sequences behind the cut stay: one of them ends the colour
               full = full || used + glyph.columns > columns - 1;
               if (full && glyph.columns > 0) return;
               if (full && glyph.code != 0) return;
               out += glyph.bytes;
               used += glyph.columns;
             });
  const auto reset = out.rfind("\x1b[0m");
  if (reset != std::string::npos && reset + 4 == out.size()) return out.insert(reset, "…");
  return out + "…";
}

std::string fit(std::string_view text, int columns) { return pad(cut(text, columns), columns); }

std::string repeated(std::string_view piece, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += piece;
  return out;
}

Lines wrap(std::string_view text, int columns, int indent) {
  Lines lines;
  std::string line;
  bool fresh = true;  // nothing but the indent in the line yet
  for (std::string_view word : words(text)) {
    if (!fresh && width(line) + 1 + width(word) > columns) {
      lines.push_back(std::move(line));
      line = blanks(indent);
      fresh = true;
    }
    if (!fresh) line += ' ';
    line += word;
    fresh = false;
  }
  if (!fresh || lines.empty()) lines.push_back(std::move(line));
  for (std::string& each : lines) each = replaced(each, kNoBreak, " ");
  return lines;
}

Lines hanging(std::string_view label, std::string_view text, int columns) {
  Lines lines = wrap(text, columns - width(label));
  for (std::string& line : lines)
    line = (&line == lines.data() ? std::string(label) : blanks(width(label))) + line;
  return lines;
}

std::string replaced(std::string_view text, std::string_view what, std::string_view by) {
  std::string out;
  while (true) {
    const auto at = text.find(what);
    out += text.substr(0, at);
    if (at == std::string_view::npos) return out;
    out += by;
    text.remove_prefix(at + what.size());
  }
}

std::string joined(const Lines& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (!out.empty()) out += between;
    out += part;
  }
  return out;
}

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

std::string folded(std::string_view text) {
  std::string out;
  each_glyph(text, [&](const Glyph& glyph) {
    if (glyph.columns == 0) return;
    const char c = plain(glyph.code);
    if (c != '\0') {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  });
  while (out.ends_with(' ')) out.pop_back();
  return out;
}

}  // namespace zig::terminal
