#include "server/news.h"

#include "table/answers.h"

namespace zig::server {

namespace {

std::string lang_of(const Watcher& watcher) { return "|" + std::string(lang_id(watcher.lang)); }

// Between watchers, in the answer to a question. There are no words in a view, and none in a standing that is not refused; that one is
// the same for everybody.
std::string what_differs(std::string_view question, const Watcher& watcher, const Room& room) {
  if (question == "view") return room.audience(watcher.person);
  if (question != "standing") return room.audience(watcher.person) + lang_of(watcher);
  return room.table().over() || room.table().match().standing_open() ? "" : lang_of(watcher);
}

}  // namespace

std::shared_ptr<const std::string> News::frame_for(const Watcher& watcher) {
  std::string key =
      room_.audience(watcher.person) + lang_of(watcher) + "|" + std::to_string(watcher.told_event);
  for (const std::string& question : watcher.with) key += "|" + question;
  auto& frame = frames_[key];
  if (!frame) frame = std::make_shared<const std::string>(write(watcher));
  return frame;
}

std::string News::write(const Watcher& watcher) {
  const table::Table& table = room_.table();
  const bool begun = room_.phase() != Phase::Open;
  const std::string audience = room_.audience(watcher.person);
  std::string frame = R"({"type":"news","about":)";
  frame += once("about|" + audience, [&] { return room_.about(watcher.person, now_); });
  frame += R"(,"moves":)" + std::to_string(table.moves().size());
  frame += R"(,"event":)" + std::to_string(begun ? table.last_event() : 0);
  frame += R"(,"pending":)";
  frame += once("pending", [&] { return begun ? table::pending_json(table.match()) : Json::array(); });
  frame += R"(,"events":)";
  frame += once("events|" + audience + lang_of(watcher) + "|" + std::to_string(watcher.told_event), [&] {
    return begun ? table.events_since(watcher.told_event, room_.observer(watcher.person), watcher.lang)
                 : Json::array();
  });
  if (!watcher.with.empty()) frame += R"(,"answers":)" + answers_for(watcher);
  frame += '}';
  return frame;
}

// The answers that the questions would get now. Only a seat can be asked for a decision.
std::string News::answers_for(const Watcher& watcher) {
  std::string answers = "[";
  if (room_.phase() == Phase::Open) return answers + "]";
  const bool seated = !room_.observer(watcher.person).spectator();
  for (const std::string& question : watcher.with) {
    if (question == "decision" && !seated) continue;
    if (answers.size() > 1) answers += ',';
    answers += once(question + "|" + what_differs(question, watcher, room_), [&] {
      return room_.answer(watcher.person, {{"type", question}, {"lang", lang_id(watcher.lang)}},
                          JsonAs::Text);
    });
  }
  answers += ']';
  return answers;
}

const std::string& News::once(std::string what, const std::function<Json()>& make) {
  const auto [at, fresh] = written_.try_emplace(std::move(what));
  if (fresh) at->second = table::json_line(make());
  return at->second;
}

}  // namespace zig::server
