#include "server/server_testkit.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

#include "arena/eventually_testkit.h"
#include "server/long_form_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

static Json table_of(const std::string& game, int players, const Json& more) {
  Json wanted = {{"game", game}, {"options", {{"players", players}}}};
  wanted.update(more);
  return wanted;
}

Json some_table(int players, const Json& more) { return table_of(table::any_game(players), players, more); }

Json table_in_turns(int players, const Json& more) {
  return table_of(table::game_in_turns(players), players, more);
}

// --- the server ----------------------------------------------------------------------------------------------

const GameLibrary& TestServer::library() { return table::any_library(); }

TestServer::TestServer(ServeConfig config) : config_(std::move(config)) { settle(); }

void TestServer::settle() {
  char folder[] = "/tmp/ziggurat_server_XXXXXX";
  if (!mkdtemp(folder)) ADD_FAILURE() << "no temporary folder";
  folder_ = folder;
  store_ = config_.store.empty() ? folder_ + "/games.db" : config_.store;
  start();
}

static ServeConfig with(std::string store, Millis grace, bool behind_proxy, std::string web) {
  ServeConfig config;
  config.store = std::move(store);
  config.grace = grace;
  config.trust_proxy = behind_proxy;
  config.web = std::move(web);
  return config;
}

TestServer::TestServer(std::string store, Millis grace, int log, bool behind_proxy, std::string web)
    : config_(with(std::move(store), grace, behind_proxy, std::move(web))), log_(log) {
  settle();
}

TestServer::~TestServer() {
  if (process_ > 0) kill();
  std::filesystem::remove_all(folder_);
}

void TestServer::start() {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  process_ = fork();
  if (process_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // it must not outlive a test that dies
    close(ends[0]);
    ServeConfig config = config_;
    config.port = port_;
    config.store = store_;
    if (config.network == 0) config.network = from_environment("ZIGGURAT_NETWORK", 0);
    config.log = log_ < 0 ? Log::Level::Off : Log::Level::Everything;
    if (log_ >= 0) dup2(log_, STDERR_FILENO);
    config.ready = [&](const std::string& url) {
      if (write(ends[1], url.data(), url.size()) < 0) _exit(3);
      close(ends[1]);
    };
    const auto served = serve(config, library());
    if (!served) fprintf(stderr, "test server: %s\n", served.error().line().c_str());
    _exit(served ? *served : 2);
  }
  close(ends[1]);
  char url[200] = {};
  const auto size = read(ends[0], url, sizeof url - 1);
  close(ends[0]);
  ASSERT_GT(size, 0) << "the server did not start";
  const std::string text(url);
  port_ = static_cast<std::uint16_t>(std::stoi(text.substr(text.rfind(':') + 1)));
}

void TestServer::kill() {
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

int TestServer::stop() {
  ::kill(process_, SIGTERM);
  return wait();
}

int TestServer::wait() {
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// --- HTTP --------------------------------------------------------------------------------------------------------

void TestClient::connect(tcp::socket& socket) const {
  socket.open(tcp::v4());
  if (from != "127.0.0.1") socket.bind({asio::ip::make_address(from), 0});
  socket.connect({asio::ip::make_address("127.0.0.1"), through != 0 ? through : server_->port()});
}

TestClient::Answer TestClient::send(HttpRequest request) {
  asio::io_context context;
  tcp::socket socket(context);
  connect(socket);
  request.set(http::field::host, "127.0.0.1:" + std::to_string(server_->port()));
  const std::string cookies = browser.empty() ? cookie : cookie + "; " + browser;
  if (!cookies.empty()) request.set(http::field::cookie, cookies);
  request.keep_alive(false);
  request.prepare_payload();
  http::write(socket, request);
  beast::flat_buffer buffer;
  HttpResponse response;
  http::read(socket, buffer, response);
  const auto [first, last] = response.equal_range(http::field::set_cookie);
  for (auto one = first; one != last; ++one) {
    const std::string set(one->value());
    (set.starts_with("ziggurat_browser=") ? browser : cookie) = set.substr(0, set.find(';'));
  }
  Answer answer{static_cast<int>(response.result_int()), Json(), response.body(), ""};
  for (const auto& field : response)
    answer.headers += std::string(field.name_string()) + ": " + std::string(field.value()) + "\n";
  if (const auto json = parse_json(response.body(), "answer", 1 << 22)) answer.json = *json;
  return answer;
}

TestClient::Answer TestClient::get(const std::string& path, const Headers& headers) {
  HttpRequest request{http::verb::get, path, 11};
  for (const auto& [name, value] : headers) request.set(name, value);
  return send(std::move(request));
}

TestClient::Answer TestClient::post(const std::string& path, const Json& body, const std::string& origin) {
  HttpRequest request{http::verb::post, path, 11};
  request.set(http::field::content_type, "application/json");
  if (!origin.empty()) request.set(http::field::origin, origin);
  request.body() = table::json_line(body);
  return send(std::move(request));
}

std::string TestClient::make_table(const Json& wanted) {
  const Answer answer = post("/api/tables", wanted);
  EXPECT_EQ(answer.status, 201) << answer.body;
  return answer.status == 201 ? answer.json["table"].get<std::string>() : "";
}

// --- sockets ---------------------------------------------------------------------------------------------------

static std::string socket_of(const std::string& table) {
  const auto query = std::min(table.find('?'), table.size());
  return "/api/tables/" + table.substr(0, query) + "/socket" + table.substr(query);
}

std::optional<TestClient::Answer> TestSocket::why_declined(const TestClient& client,
                                                           const std::string& table) {
  asio::io_context context;
  beast::websocket::stream<tcp::socket> stream(context);
  client.connect(stream.next_layer());
  stream.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
    if (!client.cookie.empty()) request.set(http::field::cookie, client.cookie);
  }));
  beast::websocket::response_type response;
  boost::system::error_code failed;
  stream.handshake(response, "127.0.0.1:" + std::to_string(client.server().port()), socket_of(table), failed);
  if (!failed) return std::nullopt;
  TestClient::Answer answer{static_cast<int>(response.result_int()), Json(), response.body(), ""};
  if (const auto json = parse_json(response.body(), "answer", 1 << 22)) answer.json = *json;
  return answer;
}

TestSocket::TestSocket(const TestClient& client, const std::string& table, Quiet) : stream_(context_) {
  const std::string host = "127.0.0.1:" + std::to_string(client.server().port());
  client.connect(stream_.next_layer());
  stream_.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
    if (!client.cookie.empty()) request.set(http::field::cookie, client.cookie);
  }));
  stream_.handshake(host, socket_of(table));  // throws where there is none
}

TestSocket::TestSocket(const TestClient& client, const std::string& table, int since, Lang lang,
                       const Json& with)
    : TestSocket(client, table, Quiet()) {
  event = since;
  Json hello = {{"type", "hello"}, {"since", since}, {"lang", lang_id(lang)}};
  if (!with.empty()) hello["with"] = with;
  send_text(table::json_line(hello));
  next_news();
}

TestSocket::~TestSocket() { cut(); }

void TestSocket::cut() {
  boost::system::error_code ignored;
  stream_.next_layer().close(ignored);
}

void TestSocket::send_text(const std::string& text) {
  frames.push_back({true, text});
  stream_.write(asio::buffer(text));
}

Json TestSocket::receive() {
  beast::flat_buffer buffer;
  stream_.read(buffer);
  frames.push_back({false, beast::buffers_to_string(buffer.data())});
  const auto json = parse_json(frames.back().text, "frame", 1 << 22);
  EXPECT_TRUE(json);
  return json ? *json : Json::object();
}

void TestSocket::note(const Json& frame) {
  news.push_back(frame);
  about = frame["about"];
  event = frame["event"].get<int>();
}

Json TestSocket::next_news() {
  while (read_ == news.size()) {
    const Json frame = receive();
    if (frame["type"] == "news") note(frame);
  }
  return news[read_++];
}

Json TestSocket::ask_once(Json message) {
  const int id = next_id_++;
  message["id"] = id;
  send_text(table::json_line(message));
  Json frame = receive();
  while (frame["type"] == "news" || !frame.contains("id") || frame["id"] != id) {
    if (frame["type"] == "news") note(frame);
    frame = receive();
  }
  return frame;
}

Json TestSocket::ask(const Json& message) {
  Json answer;
  const auto is_answered = [&] { return (answer = ask_once(message))["type"] != "busy"; };
  EXPECT_TRUE(eventually(is_answered, std::chrono::seconds(60), std::chrono::milliseconds(100)));
  return answer;
}

std::vector<std::string> TestSocket::moves() {
  const Json decision = ask({{"type", "decision"}}).value("decision", Json());
  std::vector<std::string> moves;
  if (decision.is_null()) return moves;
  for (const Json& option : decision["options"]) moves.push_back(option["move"].get<std::string>());
  return moves;
}

Json TestSocket::play() {
  const std::vector<std::string> all = moves();
  if (all.empty()) return {{"type", "not asked"}};
  return ask({{"type", "play"}, {"move", all.front()}});
}

}  // namespace zig::server
