// What the server delivers of the web client.
#include "server/web_files.h"

#include <gtest/gtest.h>

#include <fstream>

#include "server/server_testkit.h"

namespace zig::server {
namespace {

namespace fs = std::filesystem;

class Web : public testing::Test {
 protected:
  void SetUp() override {
    char name[] = "/tmp/ziggurat_web_XXXXXX";
    folder = mkdtemp(name);
    write("index.html", "<!doctype html>client");
    write("assets/main-1.js", "let one;");
    write("assets/main-1.js.br", "small");
    write("sw.js", "worker");
    write(".built", "");
    std::ofstream(folder.string() + "_secret") << "secret";
  }
  void TearDown() override {
    fs::remove_all(folder);
    fs::remove(folder.string() + "_secret");
  }
  void write(const std::string& path, const std::string& text) {
    fs::create_directories((folder / path).parent_path());
    std::ofstream(folder / path) << text;
  }
  fs::path folder;
};

TEST_F(Web, KnowsItsFilesAndNothingElse) {
  const auto web = WebFiles::read(folder);
  ASSERT_TRUE(web) << web.error().line();
  EXPECT_EQ(web->page()->body, "<!doctype html>client");
  EXPECT_EQ(web->find("/assets/main-1.js")->brotli, "small");
  EXPECT_TRUE(web->find("/assets/main-1.js")->for_ever);
  EXPECT_FALSE(web->find("/sw.js")->for_ever);
  const std::string outside = "/../" + folder.filename().string() + "_secret";
  for (const std::string& path :
       {outside, std::string("/assets/..") + outside, std::string("/.built"), std::string("/assets"),
        std::string("/assets/"), std::string("//index.html"), std::string("/assets/main-1.js.br"),
        std::string("/assets/%2e%2e/index.html")})
    EXPECT_EQ(web->find(path), nullptr) << path;
}

TEST_F(Web, AFolderWithoutAClientIsRefused) {
  EXPECT_NE(WebFiles::read(folder / "assets").error().line().find("build_web.sh"), std::string::npos);
  EXPECT_FALSE(WebFiles::read(folder / "nowhere"));
}

TEST_F(Web, ScreensAreThePagesOfTheClient) {
  for (const char* screen : {"/", "/t/abcd2345", "/t/abcd2345/replay", "/rules/some-game", "/games", "/new"})
    EXPECT_TRUE(is_screen(screen)) << screen;
  for (const char* other : {"", "/api/games", "/apix", "//", "//t/abcd2345", "/health", "/wp-login.php"})
    EXPECT_FALSE(is_screen(other)) << other;
}

TEST_F(Web, TheServerDeliversThem) {
  TestServer server("", kGraceAfterOpening, -1, false, folder.string());
  TestClient ann(server);
  EXPECT_EQ(ann.get("/t/abcd2345").status, 200);
  EXPECT_EQ(ann.get("/t/abcd2345").body, "<!doctype html>client");
  const auto plain = ann.get("/assets/main-1.js");
  EXPECT_EQ(plain.body, "let one;");
  EXPECT_NE(plain.headers.find("immutable"), std::string::npos) << plain.headers;
  const auto compressed = ann.get("/assets/main-1.js", {{"Accept-Encoding", "gzip, br"}});
  EXPECT_EQ(compressed.body, "small");
  EXPECT_NE(compressed.headers.find("Content-Encoding: br"), std::string::npos) << compressed.headers;
  const auto unknown = ann.get("/nothing", {{"Accept", "text/html"}});
  EXPECT_EQ(unknown.status, 404);
  EXPECT_EQ(unknown.body, "<!doctype html>client");  // which says so
  EXPECT_EQ(ann.get("/assets/../../etc/passwd").status, 404);
  EXPECT_EQ(ann.get("/api/nothing").json["where"], "path");
  EXPECT_NE(ann.get("/plain").body.find("/plain/app.js"), std::string::npos);
}

}  // namespace
}  // namespace zig::server
