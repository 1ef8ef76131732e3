// A real server in a process of its own, and clients that talk to it over real sockets.
//
//   TestServer server;                       // an SQLite file in a folder of its own
//   TestClient ann(server), bob(server);     // two browsers, each with its own cookie
//   const std::string table = ann.make_table(some_table(3));
//   TestSocket socket(ann, table);
//   socket.ask({{"type", "play"}, {"move", "…"}});
//
// With ZIGGURAT_NETWORK=N in the environment each has so many threads for the network, except where a test says how many.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/websocket.hpp>
#include <memory>
#include <optional>
#include <string>

#include "engine/json.h"
#include "games/library.h"
#include "locale/locale.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/server.h"

namespace zig::server {

// What POST /api/tables wants: some_table(3, {{"seats", {"open", "random", "random"}}}). Of whichever game; with `in_turns`, of one in which
// one seat decides at a time.
Json some_table(int players, const Json& more = Json::object());
Json table_in_turns(int players, const Json& more = Json::object());

class TestServer {
 public:
  // An empty store: a fresh SQLite file. `grace` as in ServeConfig. `log`: a file for everything that is logged.
  // `behind_proxy`: the address of who asks is what a proxy says. `web`: the folder of a web client.
  explicit TestServer(std::string store = "", Millis grace = kGraceAfterOpening, int log = -1,
                      bool behind_proxy = false, std::string web = "");
  explicit TestServer(ServeConfig config);
  ~TestServer();
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;

  std::uint16_t port() const { return port_; }
  const std::string& store() const { return store_; }
  int process() const { return process_; }
  static const GameLibrary& library();
  void kill();   // kill -9
  int stop();    // SIGTERM; the exit code
  int wait();    // until it has ended by itself; the exit code
  void start();  // on the same port and store

 private:
  void settle();

  std::string folder_, store_;
  ServeConfig config_;
  int log_ = -1;
  std::uint16_t port_ = 0;
  int process_ = -1;
};

class TestClient {
 public:
  explicit TestClient(const TestServer& server) : server_(&server) {}
  struct Answer {
    int status = 0;
    Json json;
    std::string body;
    std::string headers;
  };
  using Headers = std::vector<std::pair<std::string, std::string>>;
  Answer get(const std::string& path, const Headers& headers = {});
  Answer post(const std::string& path, const Json& body, const std::string& origin = "");
  std::string make_table(const Json& wanted);
  std::string cookie;              // the session
  std::string browser;             // by which an account knows this browser
  std::string from = "127.0.0.1";  // 127.x.y.z: somebody else, as far as limits go
  const TestServer& server() const { return *server_; }
  std::uint16_t through = 0;  // a port that leads to the server; 0: straight
  void connect(boost::asio::ip::tcp::socket& socket) const;

 private:
  Answer send(HttpRequest request);
  const TestServer* server_;
};

class TestSocket {
 public:
  // `table`: its id, or "ID?key=…" for somebody with an invitation. `with`: what all news answer at once.
  TestSocket(const TestClient& client, const std::string& table, int since = 0, Lang lang = Lang::En,
             const Json& with = Json::array());
  struct Quiet {};  // has not said hello
  TestSocket(const TestClient& client, const std::string& table, Quiet);
  ~TestSocket();
  Json ask(
      const Json& message);  // waits for the answer, asks again when the server is too busy; news are kept
  Json next_news();          // the next news, read or kept
  // The moves that the decision offers; none: this seat is not asked.
  std::vector<std::string> moves();
  Json play();  // the first of them
  void send_text(const std::string& text);
  Json receive();
  void cut();  // without saying goodbye
  std::uint16_t why_closed() const { return stream_.reason().code; }
  // The answer of a server that does not open the socket; nothing: it does.
  static std::optional<TestClient::Answer> why_declined(const TestClient& client, const std::string& table);
  struct Frame {
    bool sent = false;  // or received
    std::string text;
  };
  std::vector<Frame> frames;  // all that was said, in order
  std::vector<Json> news;     // all that came
  int event = 0;              // the last one seen
  Json about;

 private:
  Json ask_once(Json message);
  void note(const Json& frame);
  boost::asio::io_context context_;
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket> stream_;
  std::size_t read_ = 0;
  int next_id_ = 1;
};

}  // namespace zig::server
