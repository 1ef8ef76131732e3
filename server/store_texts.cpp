#include "server/store_texts.h"

#include <algorithm>
#include <array>

namespace zig::server {

namespace {

struct Decoded {
  char32_t letter = 0;
  std::size_t size = 0;  // 0: not UTF-8
};

// The first letter of a text that is not empty; neither overlong forms nor surrogates are letters.
Decoded decode(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < size) return {};
  char32_t letter = first & (0xFF >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {};
    letter = letter << 6 | (byte(i) & 0x3F);
  }
  constexpr std::array<char32_t, 5> smallest = {0, 0, 0x80, 0x800, 0x10000};
  if (letter < smallest[size] || letter > 0x10FFFF || (letter >= 0xD800 && letter <= 0xDFFF)) return {};
  return {letter, size};
}

void append(std::string& text, char32_t letter) {
  const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
  if (letter < 0x80) {
    put(letter);
  } else if (letter < 0x800) {
    put(0xC0 | letter >> 6);
    put(0x80 | (letter & 0x3F));
  } else if (letter < 0x10000) {
    put(0xE0 | letter >> 12);
    put(0x80 | (letter >> 6 & 0x3F));
    put(0x80 | (letter & 0x3F));
  } else {
    put(0xF0 | letter >> 18);
    put(0x80 | (letter >> 12 & 0x3F));
    put(0x80 | (letter >> 6 & 0x3F));
    put(0x80 | (letter & 0x3F));
  }
}

// Letters that nobody sees, or that turn the direction of writing around: with them a name could look like another one.
bool is_invisible(char32_t letter) {
  const auto in = [&](char32_t first, char32_t last) { return letter >= first && letter <= last; };
  return letter < 0x20 || in(0x7F, 0xA0) || letter == 0xAD || letter == 0x34F || letter == 0x61C ||
         in(0x115F, 0x1160) || in(0x17B4, 0x17B5) || in(0x180B, 0x180F) || in(0x2000, 0x200F) ||
         in(0x2028, 0x202F) || in(0x205F, 0x206F) || letter == 0x3000 || letter == 0x3164 ||
         in(0xE000, 0xF8FF) || in(0xFE00, 0xFE0F) || letter == 0xFEFF || letter == 0xFFA0 ||
         in(0xFFF0, 0xFFFF) || letter >= 0xE0000;
}

char32_t small(char32_t letter) {
  const auto in = [&](char32_t first, char32_t last) { return letter >= first && letter <= last; };
  if (in('A', 'Z') || (in(0xC0, 0xDE) && letter != 0xD7)) return letter + 32;
  if (letter == 0x130) return 'i';
  if (letter == 0x178) return 0xFF;
  if (in(0x100, 0x137) || in(0x14A, 0x177)) return letter % 2 == 0 ? letter + 1 : letter;
  if (in(0x139, 0x148) || in(0x179, 0x17E)) return letter % 2 == 1 ? letter + 1 : letter;
  if (in(0x391, 0x3A9)) return letter + 32;
  if (letter == 0x3C2) return 0x3C3;  // the final sigma
  if (in(0x400, 0x40F)) return letter + 80;
  if (in(0x410, 0x42F)) return letter + 32;
  return letter;
}

std::optional<Problem> refuse_text(std::string_view where, std::string_view text, std::size_t longest) {
  if (text.size() > longest) {
    return Problem{std::string(where), say("is longer than {n} bytes; shorten it", {{"n", longest}}), {}};
  }
  if (text.find('\0') != std::string_view::npos) {
    return Problem{std::string(where), "contains a NUL character, which cannot be stored; remove it", {}};
  }
  if (!is_utf8(text)) return Problem{std::string(where), "is not valid UTF-8; send it as UTF-8", {}};
  return {};
}

// Looks at every field of a write and keeps the first problem.
class Refusing {
 public:
  void operator()(const AddPerson& write) { look(write.person); }
  void operator()(const ChangePerson& write) {
    look(write.person);
    if (write.session && write.session->person != write.person.id)
      refuse("session.person", "is another person");
  }
  void operator()(const RenamePerson& write) {
    id("person.id", write.person);
    text("person.name", write.name);
  }
  void operator()(const ChangePassword& write) {
    id("person.id", write.person);
    text("person.password_hash", write.hash_before);
    text("person.password_hash", write.hash);
  }
  void operator()(const AddSession& write) { id("session.person", write.session.person); }
  void operator()(const RemoveSession&) {}
  void operator()(const RemoveSessionsOf& write) { id("person.id", write.person); }
  void operator()(const KnowBrowser& write) { id("person.id", write.person); }
  void operator()(const Probe& write) { text("probe", write.text); }
  void operator()(const MovePersonsGames& write) {
    id("from", write.from);
    id("to", write.to);
    if (write.from == write.to) refuse("to", "is the same person; name another one");
  }
  void operator()(const AddTable& write) {
    const TableRecord& record = write.record;
    id("table.id", record.id);
    key("table.game", record.game);
    key("table.rules", record.rules);
    text("table.options", record.options);
    text("table.seed", record.seed);
    text("table.commitment", record.commitment);
    key("table.host", record.host);
    text("table.settings", record.settings);
    look(write.status, record.id);
  }
  void operator()(const AddAct& write) {
    const Act& act = write.act;
    id("act.table", act.table);
    if (act.number < 1) refuse("act.number", say("must be at least 1, not {value}", {{"value", act.number}}));
    key("act.kind", act.kind);
    key("act.person", act.person);
    key("act.client_id", act.client_id);
    text("act.body", act.body);
    text("act.state_hash", act.state_hash);
    look(write.status, act.table);
  }

  std::optional<Problem> found;

 private:
  void look(const Person& person) {
    id("person.id", person.id);
    text("person.name", person.name);
    key("person.login", person.login);
    text("person.password_hash", person.password_hash);
  }
  void look(const TableStatus& status, std::string_view table) {
    if (!status.table.empty() && status.table != table) refuse("status.table", "is another table");
    constexpr std::string_view kPhases[] = {"open", "playing", "over", "closed"};
    if (std::ranges::find(kPhases, status.phase) == std::end(kPhases)) {
      refuse("status.phase", "must be open, playing, over or closed");
    }
    for (const std::string& person : status.people) key("status.people", person);
    for (const std::string& person : status.waiting) key("status.waiting", person);
  }
  void id(std::string_view where, std::string_view value) {
    if (value.empty()) refuse(where, "is empty");
    key(where, value);
  }
  void key(std::string_view where, std::string_view value) { keep(refuse_text(where, value, longest_key)); }
  void text(std::string_view where, std::string_view value) { keep(refuse_text(where, value, longest_text)); }
  void refuse(std::string_view where, Phrase what) { keep(Problem{std::string(where), std::move(what), {}}); }
  void keep(std::optional<Problem> problem) {
    if (!found) found = std::move(problem);
  }
};

}  // namespace

std::optional<Problem> refuse_writes(std::span<const Write> writes) {
  Refusing refusing;
  for (const Write& write : writes) std::visit(refusing, write);
  return refusing.found;
}

std::optional<Problem> refuse_key(std::string_view where, std::string_view text) {
  return refuse_text(where, text, longest_key);
}

bool is_visible(std::string_view text) {
  while (!text.empty()) {
    const Decoded next = decode(text);
    if (next.size == 0 || is_invisible(next.letter)) return false;
    text.remove_prefix(next.size);
  }
  return true;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const Decoded decoded = decode(text);
    if (decoded.size == 0) return false;
    text.remove_prefix(decoded.size);
  }
  return true;
}

std::string fold_login(std::string_view login) {
  std::string folded;
  while (!login.empty()) {
    const Decoded decoded = decode(login);
    if (decoded.size == 0) return std::string(login);  // refused before it comes here
    append(folded, small(decoded.letter));
    login.remove_prefix(decoded.size);
  }
  return folded;
}

std::string write_list(const std::vector<std::string>& texts) { return Json(texts).dump(); }

std::vector<std::string> read_list(std::string_view json) {
  std::vector<std::string> texts;
  const Json list = Json::parse(json, nullptr, false);
  if (!list.is_array()) return texts;
  for (const Json& text : list) {
    if (text.is_string()) texts.push_back(text.get<std::string>());
  }
  return texts;
}

std::string hex(const Digest& digest) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : digest) {
    text.push_back(digits[byte >> 4]);
    text.push_back(digits[byte & 15]);
  }
  return text;
}

}  // namespace zig::server
