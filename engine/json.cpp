#include "engine/json.h"

namespace zig {

namespace {

constexpr int kMaxDepth = 64;

bool too_deep(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '[' || c == '{') {
      if (++depth > kMaxDepth) return true;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return false;
}

}  // namespace

Result<Json> parse_json(std::string_view text, std::string where, std::size_t max_size) {
  if (text.size() > max_size) {
    return problem(std::move(where), say("is {n} bytes long; at most {max} are accepted",
                                         {{"n", text.size()}, {"max", max_size}}));
  }
  if (too_deep(text)) return problem(std::move(where), "is nested more than 64 levels deep; flatten it");
  Json value = Json::parse(text, nullptr, false);
  if (value.is_discarded()) {
    // Find how far the text is a valid prefix, to say where it breaks.
    std::size_t line = 1;
    struct Sax : nlohmann::json_sax<Json> {
      std::size_t at = 0;
      bool null() override { return true; }
      bool boolean(bool) override { return true; }
      bool number_integer(number_integer_t) override { return true; }
      bool number_unsigned(number_unsigned_t) override { return true; }
      bool number_float(number_float_t, const string_t&) override { return true; }
      bool string(string_t&) override { return true; }
      bool binary(binary_t&) override { return true; }
      bool start_object(std::size_t) override { return true; }
      bool key(string_t&) override { return true; }
      bool end_object() override { return true; }
      bool start_array(std::size_t) override { return true; }
      bool end_array() override { return true; }
      bool parse_error(std::size_t position, const std::string&,
                       const nlohmann::detail::exception&) override {
        at = position;
        return false;
      }
    } sax;
    Json::sax_parse(text, &sax);
    for (std::size_t i = 0; i < sax.at && i < text.size(); ++i) line += text[i] == '\n';
    return problem(
        std::move(where),
        say("is not valid JSON near character {at} (line {line}); check brackets, commas and quotes there",
            {{"at", sax.at}, {"line", line}}));
  }
  return value;
}

}  // namespace zig
