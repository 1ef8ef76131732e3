// What strangers send to the server, without the network: paths, cookies, whole HTTP requests, tables as they are asked for, and
// conversations at a table. Refused with a reason, or done; and whatever a room has done it can do again from its acts.
// The first byte says which of them the rest is.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "engine/json_reader.h"
#include "server/http.h"
#include "server/identity.h"
#include "server/limits.h"
#include "server/messages.h"
#include "server/route.h"
#include "server/store_texts.h"

namespace {

using namespace zig;
using namespace zig::server;

const GameLibrary& library() {
  static const auto opened = open_library();
  return **opened;
}

void must(bool good) {
  if (!good) std::abort();
}

void try_path(std::string_view path) {
  for (const http::verb method : {http::verb::get, http::verb::post, http::verb::put}) {
    const Found found = find_route(method, path);
    must(!found.route || !found.allowed.empty());
    must(found.table.empty() || is_table_id(found.table));
  }
}

void try_cookies(std::string_view header) {
  const auto token = token_in_cookies(header);
  if (token) must(header.find(hex(*token)) != std::string_view::npos);
  const auto wrong = name_problem(header, "name");
  must(wrong || (is_visible(header) && !header.empty() && !refuse_key("name", header)));
}

// A request as it arrives, cut in two anywhere.
void try_request(std::string_view bytes) {
  if (bytes.empty()) return;
  const std::size_t cut = static_cast<unsigned char>(bytes[0]);
  bytes.remove_prefix(1);
  http::request_parser<http::string_body> parser;
  parser.body_limit(kMaxBody);
  parser.header_limit(8 << 10);
  parser.eager(true);
  boost::system::error_code failed;
  beast::flat_buffer buffer;
  for (const std::string_view part : {bytes.substr(0, cut), bytes.substr(std::min(cut, bytes.size()))}) {
    if (parser.is_done()) break;  // the rest is the next request
    const auto room = buffer.prepare(part.size());
    part.copy(static_cast<char*>(room.data()), part.size());
    buffer.commit(part.size());
    const auto used = parser.put(buffer.data(), failed);
    buffer.consume(used);
    if (failed == http::error::need_more) failed = {};
    if (failed) return;
  }
  if (!parser.is_done()) return;
  const HttpRequest request = parser.release();
  must(request.body().size() <= kMaxBody);
  (void)same_origin(request);
  try_path(path_of(request));
  (void)token_in_cookies(view(request[http::field::cookie]));
  const HttpResponse response =
      answer_problem(request, http::status::bad_request, Problem{"path", std::string(path_of(request)), {}});
  must(parse_json(response.body(), "answer").has_value());
}

// "{…table…}\n0{…message of person 0…}\n1{…}": each line one message of one of four people, the third of them unknown.
class Conversation {
 public:
  explicit Conversation(const NewTable& wanted) {
    stored_.record = Room::record(library(), wanted, "aaaaaaaa", person(0), table::Seed{}, 1000);
    auto room = Room::open(library(), stored_);
    must(room.has_value());
    room_ = std::move(*room);
  }

  void hear(int who, std::string_view text) {
    const auto message = parse_json(text, "message", kMaxFrame);
    if (!message || !message->is_object()) return;
    Reader in(*message, "message");
    const std::string type = in.text("type");
    if (in.failed()) return;
    Json reply = Json::object();
    mark(reply, *message);
    if (type == "hello") {
      const auto hello = read_hello(*message);
      must(hello || !hello.error().what.empty());
    } else if (is_change(type)) {
      change(who, *message);
    } else if (!room_->coach_wanted(person(who).id, text)) {  // the coach would think for a second
      const Json answer = room_->answer(person(who).id, text);
      must(answer.is_object() && answer.contains("type"));
    }
  }

  void end() {  // what was done is done again
    const auto again = Room::open(library(), stored_);
    must(again.has_value());
    must((*again)->acts() == room_->acts());
    must((*again)->table().match().hash() == room_->table().match().hash());
    for (int who = 0; who < 4; ++who)
      must((*again)->about(person(who).id, now_) == room_->about(person(who).id, now_));
  }

 private:
  static Person person(int who) {
    Person person;
    if (who == 2) return person;  // a browser without a cookie
    person.id = std::string(32, static_cast<char>('a' + who));
    person.name = "P" + std::to_string(who);
    return person;
  }

  void change(int who, const Json& message) {
    const auto wanted = read_change(message);
    if (!wanted) {
      must(!wanted.error().what.empty());
      return;
    }
    const int before = room_->acts();
    now_ += 700;
    // Whoever said something lately is not away.
    const auto last_here = [this](std::string_view one) { return one[0] == 'a' ? now_ : Millis{0}; };
    auto act = make(*wanted, *room_, person(who), {.last_here = last_here}, Lang::En, now_);
    const auto promised = room_->take_act_before();
    if (promised) stored_.acts.push_back(*promised);
    if (!act) {
      must(!act.error().why.empty() && room_->acts() == before);
      return;
    }
    must(act->number == before + (promised ? 2 : 1) && who != 2);
    act->client_id = wanted->client_id;
    const Write write = AddAct{*act, room_->status(act->time)};
    must(!refuse_writes({&write, 1}));
    stored_.acts.push_back(std::move(*act));
  }

  StoredTable stored_;
  std::unique_ptr<Room> room_;
  Millis now_ = 1000;
};

void try_conversation(std::string_view text) {
  const auto line = [&] {
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view first = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return first;
  };
  const auto wanted_json = parse_json(line(), "body", kMaxBody);
  if (!wanted_json) return;
  const auto wanted = read_new_table(library(), *wanted_json);
  if (!wanted) {
    must(!wanted.error().what.empty());
    return;
  }
  Conversation conversation(*wanted);
  for (int lines = 0; !text.empty() && lines < 40; ++lines) {
    const std::string_view said = line();
    if (!said.empty()) conversation.hear(said[0] & 3, said.substr(1));
  }
  conversation.end();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  switch (data[0] % 4) {
    case 0: try_conversation(rest); break;
    case 1: try_path(rest); break;
    case 2: try_cookies(rest); break;
    case 3: try_request(rest); break;
  }
  return 0;
}
