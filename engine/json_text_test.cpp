#include "engine/json_text.h"

#include <gtest/gtest.h>

#include "engine/json_list.h"
#include "engine/json_object.h"
#include "engine/json_room.h"
#include "engine/random.h"

namespace zig {
namespace {

std::string written(const Json& json) {
  std::string text;
  write_json(json, text);
  return text;
}
std::string of_the_library(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

TEST(JsonText, IsWhatTheLibraryWrites) {
  const Json values[] = {nullptr,
                         true,
                         -7,
                         0,
                         18446744073709551615U,
                         INT64_MIN,
                         0.1,
                         -2.0,
                         1e300,
                         "",
                         "plain",
                         "quote \" and \\ and /",
                         std::string("a\0b\x1f\x7f", 5),
                         "žluťoučký kůň, łódź, 🏛",
                         "cut off \xc4",
                         "\xff\xfe",
                         Json::array(),
                         Json::object(),
                         {{"kůň", 1}, {"a\nb", Json::array({1, "x", Json::object()})}}};
  for (const Json& value : values) EXPECT_EQ(written(value), of_the_library(value));
}

Json any_json(Random& random, int depth) {
  switch (random.below(depth > 0 ? 6 : 4)) {
    case 0: return static_cast<std::int64_t>(random.below(1 << 30)) - (1 << 29);
    case 1: return random.below(2) == 0;
    case 2: return random.below(1000) / 7.0;
    case 3: {
      std::string text;
      const bool letters = random.below(2) == 0;
      for (auto n = random.below(20); n > 0; --n)
        text += static_cast<char>(letters ? 'a' + random.below(26) : random.below(256));
      return text;
    }
    case 4: {
      Json list = Json::array();
      for (auto n = random.below(5); n > 0; --n) list.push_back(any_json(random, depth - 1));
      return list;
    }
    default: {
      Json object = Json::object();
      for (auto n = random.below(5); n > 0; --n)
        object["key" + std::to_string(n)] = any_json(random, depth - 1);
      return object;
    }
  }
}

TEST(JsonText, IsWhatTheLibraryWritesForAnything) {
  Random random = Random::fast(4);
  for (int i = 0; i < 3000; ++i) {
    const Json json = any_json(random, 4);
    ASSERT_EQ(written(json), of_the_library(json));
  }
}

// Beginnings of letters, parts of them, and what only looks like one.
TEST(JsonText, TellsLettersFromBytesThatAreNoneAsTheLibraryDoes) {
  constexpr unsigned char kBytes[] = {'a',  0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF,
                                      0xE0, 0xE1, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF};
  Random random = Random::fast(6);
  int whole = 0;
  for (int i = 0; i < 200'000; ++i) {
    std::string text;
    for (auto n = random.below(6); n > 0; --n)
      text += static_cast<char>(kBytes[random.below(std::size(kBytes))]);
    ASSERT_EQ(written(text), of_the_library(text)) << i;
    whole += written(text) == '"' + text + '"';
  }
  EXPECT_GT(whole, 1000);
}

TEST(JsonText, NothingIsLeftOfWhatIsTakenApart) {
  Json list = Json::array({1, "x", {{"a", Json::array({2})}, {"b", 3}}}), object = {{"a", list}},
       text = "kept";
  take_apart(list);
  take_apart(object);
  take_apart(text);
  EXPECT_EQ(written(list), "[]");
  EXPECT_EQ(written(object), "{}");
  EXPECT_EQ(written(text), "\"kept\"");
}

TEST(JsonList, IsTheSameTextAsTreeAndAsText) {
  Random random = Random::fast(5);
  for (int i = 0; i < 300; ++i) {
    JsonList tree(JsonAs::Tree), text(JsonAs::Text);
    for (auto n = random.below(4); n > 0; --n) {
      const Json any = any_json(random, 3);
      const auto word = std::to_string(random.below(3) == 0 ? 0 : n);
      const auto add = [&](JsonList& list) {
        list.add("any", Json(any), "n", n, "badge", if_any(word.substr(n % 2)), "text", "a\"b" + word);
        list.add("none", if_any(std::string()));
      };
      add(tree);
      add(text);
    }
    ASSERT_EQ(tree.size(), text.size());
    const Json in_tree = {{"before", 1}, {"list", std::move(tree).json()}, {"after", "x"}};
    const Json in_text = {{"before", 1}, {"list", std::move(text).json()}, {"after", "x"}};
    ASSERT_TRUE(in_tree["list"].is_array());
    ASSERT_EQ(written(in_text), written(in_tree));
  }
}

TEST(JsonRoom, IsMadeWithoutAChange) {
  Json json = {{"a", {{"b", Json::array({1, 2})}}}, {"c", "x"}};
  const Json before = json;
  const Json* list = &json["a"]["b"][0];
  make_room(json, 10);
  EXPECT_EQ(json, before);
  EXPECT_EQ(&json["a"]["b"][0], list) << "moved, not copied";
  for (const char* key : {"d", "e", "f", "g"}) json[key] = 0;
  EXPECT_EQ(&json["a"]["b"][0], list);
}

TEST(JsonList, MayBeAValueInAnotherOne) {
  for (const JsonAs as : {JsonAs::Tree, JsonAs::Text}) {
    JsonList outer(as), inner(as), none(as);
    inner.add("n", 1);
    inner.add("n", true);
    outer.add("inner", std::move(inner), "none", std::move(none), "after", "x");
    EXPECT_EQ(written(std::move(outer).json()), R"([{"inner":[{"n":1},{"n":true}],"none":[],"after":"x"}])");
  }
}

TEST(JsonObject, IsWhatBracesGive) {
  const std::string_view id = "temple";
  const Json list = json_list(json_object("tile", id), json_object("cell", std::string("C4"), "n", 3));
  EXPECT_EQ(list, Json::array({{{"tile", "temple"}}, {{"cell", "C4"}, {"n", 3}}}));
  EXPECT_EQ(written(list), R"([{"tile":"temple"},{"cell":"C4","n":3}])");
  EXPECT_EQ(json_object(), Json::object());
}

}  // namespace
}  // namespace zig
