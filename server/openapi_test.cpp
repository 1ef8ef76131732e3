// docs/openapi.json is true: it is what the server serves, it has every route, and every example is made against a running server,
// whose answers fit the schemas.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "server/json_schema_testkit.h"
#include "server/route.h"
#include "server/server_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

const std::string kShownTable = "k7m2p9qx";  // stands for the one that is made
const std::string kShownGame = "some-game";  // stands for any

Json the_document() {
  std::ifstream in(std::string(ZIGGURAT_SOURCE_DIR) + "/docs/openapi.json");
  std::stringstream text;
  text << in.rdbuf();
  const auto json = parse_json(text.str(), "docs/openapi.json", 1 << 22);
  EXPECT_TRUE(json) << json.error().line();
  return json.value_or(Json::object());
}

bool is_page(std::string_view path) {
  return !path.starts_with("/api/") && path != "/health" && path != "/metrics";
}

TEST(OpenApi, HasEveryRouteAndNoOther) {
  const Json document = the_document();
  std::set<std::string> documented, there;
  for (const auto& [path, operations] : document["paths"].items()) {
    for (const auto& [method, operation] : operations.items()) documented.insert(method + " " + path);
  }
  for (const Route& route : kRoutes) {
    std::string method(view(http::to_string(route.method)));
    for (char& c : method) c = static_cast<char>(std::tolower(c));
    if (!is_page(route.path)) there.insert(method + " " + std::string(route.path));
  }
  EXPECT_EQ(documented, there);
}

// One example: what is sent under this name, and what the document says that comes back.
class Maker {
 public:
  explicit Maker(const TestServer& server, const Json& document) : document_(document), client_(server) {}

  void make_all() {
    for (const auto& [path, operations] : document_["paths"].items()) {
      for (const auto& [method, operation] : operations.items()) make(path, method, operation);
    }
  }
  int made = 0;

 private:
  void make(const std::string& path, const std::string& method, const Json& operation) {
    int examples = 0;
    for (const auto& [status, given] : operation["responses"].items()) {
      const Json& response = resolved(document_, given);
      ASSERT_FALSE(response.is_null()) << path << " " << status;
      if (!response.contains("content")) continue;
      ASSERT_EQ(response["content"].size(), 1U);
      const auto content = response["content"].items().begin();
      if (!content.value().contains("examples")) continue;
      for (const auto& [name, example] : content.value()["examples"].items()) {
        SCOPED_TRACE(method + " " + path + ", " + name);
        make_one(path, method, operation, name, std::stoi(status), content.key(), content.value()["schema"],
                 example["value"]);
        ++examples;
      }
    }
    EXPECT_GT(examples, 0) << method << " " << path << " has no example";
    const std::size_t sent = operation.contains("requestBody") ? body_of(operation)["examples"].size() : 0;
    EXPECT_GE(static_cast<std::size_t>(examples), sent)
        << method << " " << path << ": an example has no answer";
  }

  static const Json& body_of(const Json& operation) {
    return operation["requestBody"]["content"]["application/json"];
  }

  void make_one(std::string path, const std::string& method, const Json& operation, const std::string& name,
                int status, const std::string& type, const Json& schema, const Json& shown) {
    if (path.find("{id}") != std::string::npos) {
      const Json& id = operation["parameters"][0];
      ASSERT_TRUE(id["examples"].contains(name)) << "no id";
      std::string value = id["examples"][name]["value"].get<std::string>();
      EXPECT_EQ(schema_problem(document_, id["schema"], value), "");
      if (value == kShownTable) value = table_;
      path.replace(path.find("{id}"), 4, value);
    }
    Json body;
    if (method == "post") {
      ASSERT_TRUE(body_of(operation)["examples"].contains(name)) << "nothing is sent under this name";
      body = body_of(operation)["examples"][name]["value"];
      if (body.value("game", "") == kShownGame) body["game"] = table::any_game();
      if (status < 400) {
        EXPECT_EQ(schema_problem(document_, body_of(operation)["schema"], body), "");
      }
    }
    const auto answer = method == "post" ? client_.post(path, body) : client_.get(path);
    EXPECT_EQ(answer.status, status) << answer.body;
    EXPECT_NE(answer.headers.find("Content-Type: " + type), std::string::npos) << answer.headers;
    const Json real = type == "application/json" ? answer.json : Json(answer.body);
    EXPECT_EQ(schema_problem(document_, schema, real), "");
    EXPECT_EQ(schema_problem(document_, schema, shown), "") << "the example itself";
    if (status >= 400) {
      EXPECT_EQ(real["where"], shown["where"]) << answer.body;
    }
    if (status == 201) table_ = real["table"].get<std::string>();
    ++made;
  }

  const Json& document_;
  TestClient client_;
  std::string table_;
};

TEST(OpenApi, EveryExampleIsAnsweredAsTheSchemasSay) {
  TestServer server;
  const Json document = the_document();
  Maker maker(server, document);
  maker.make_all();
  EXPECT_GE(maker.made, 20);
}

TEST(OpenApi, IsServedAsItIs) {
  TestServer server;
  TestClient ann(server);
  EXPECT_EQ(ann.get("/api/openapi.json").json, the_document());
}

// Every schema of an error answer fits what the server says, also where the document has no example of it.
TEST(OpenApi, RefusalsFitTheSchemaOfProblems) {
  TestServer server;
  TestClient ann(server);
  const Json document = the_document();
  const Json& problem = document["components"]["schemas"]["Problem"];
  for (const auto& answer :
       {ann.get("/nowhere"), ann.get("/api/login"),
        ann.post("/api/me", {{"name", "Eve"}}, "https://evil.example"),
        ann.post("/api/tables", Json::array()), ann.post("/api/me", {{"name", std::string(20'000, 'x')}})}) {
    EXPECT_GE(answer.status, 400);
    EXPECT_EQ(schema_problem(document, problem, answer.json), "") << answer.body;
  }
}

TEST(JsonSchema, FindsWhatDoesNotFit) {
  const Json document = the_document();
  const auto problem = [&](const char* schema, const Json& value) {
    return schema_problem(document, {{"$ref", std::string("#/components/schemas/") + schema}}, value);
  };
  const Json good = {{"name", "Ann"}, {"guest", true}, {"login", ""}};
  EXPECT_EQ(problem("Person", good), "");
  Json more = good, fewer = good, other = good;
  more["age"] = 7;
  fewer.erase("guest");
  other["guest"] = "yes";
  for (const Json& bad : {more, fewer, other, Json("Ann"), Json::array()})
    EXPECT_NE(problem("Person", bad), "") << bad.dump();
  EXPECT_NE(problem("Persons", good), "");
  EXPECT_EQ(problem("Clock", {{"kind", "live"}, {"bank", 9}}), "");
  EXPECT_NE(problem("Clock", {{"kind", "live"}, {"bank", 0}}), "");
  EXPECT_NE(problem("Clock", {{"kind", "slow"}, {"bank", 9}}), "");
  EXPECT_NE(problem("TableId", "abc"), "");
  EXPECT_NE(schema_problem(document, {{"multipleOf", 3}}, 9), "") << "an unknown keyword";
}

}  // namespace
}  // namespace zig::server
