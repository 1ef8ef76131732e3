#include "server/messages.h"

#include <algorithm>
#include <utility>

#include "engine/json_reader.h"
#include "server/news.h"
#include "table/answers.h"

namespace zig::server {

namespace {

constexpr std::size_t kMaxMark = 64;  // bytes of `id` and `cid`

bool has_control_characters(std::string_view text) {
  return std::ranges::any_of(text, [](unsigned char c) { return c < ' ' || c == 0x7F; });
}

bool names_a_seat(std::string_view type) {
  return type == "computer" || type == "kick" || type == "ban" || type == "replace";
}

}  // namespace

Result<Hello> read_hello(const Json& message) {
  Reader in(message, "message");
  Hello hello;
  hello.since = in.integer("since", 0, 1 << 30, 0);
  const Lang lang = table::read_lang(in, Lang::En);
  for (Reader question : in.list("with", std::size(kEnclosures))) {
    hello.with.push_back(question.as_text());
    if (std::ranges::find(kEnclosures, hello.with.back()) == std::end(kEnclosures))
      question.fail(say("is not known; choose from: {names}", {{"names", "view, decision, standing"}}));
  }
  if (in.failed()) return std::unexpected(in.problem());
  hello.lang = lang;
  return hello;
}

bool is_change(std::string_view type) {
  constexpr std::string_view kChanges[] = {"play",  "undo", "sit", "leave", "come_back", "computer", "clock",
                                           "setup", "kick", "ban", "unban", "replace",   "promise",  "share"};
  return std::ranges::find(kChanges, type) != std::end(kChanges);
}

std::string read_promise(Reader& in, std::string where) {
  std::string promise = in.text("promise");
  if (!in.failed() && !table::is_promise(promise))
    in.fail_at(std::move(where), "must be sha256: and 64 small hexadecimal digits");
  return promise;
}

Result<Change> read_change(const Json& message) {
  Reader in(message, "message");
  Change change;
  change.type = in.text("type");
  change.client_id = in.text("cid", "");
  if (change.type == "play") change.move = in.text("move");
  if (change.type == "computer") change.level = in.text("level", "greedy");
  if (change.type == "promise" || (change.type == "sit" && in.has("promise")))
    change.promise = read_promise(in, "message.promise");
  if (change.type == "share") change.share = in.text("share");
  if (change.type == "share" && !in.failed() && !table::is_share(change.share))
    in.fail_at("message.share", "must be 64 small hexadecimal digits");
  if (in.has("seat")) change.seat = in.integer("seat", 0, kMaxSeats - 1);
  if (change.type == "clock") change.pace = read_pace(in.object("clock"));
  if (change.type == "setup") change.setup = read_setup_change(in);
  if (change.type == "unban") change.ban = in.integer("ban", 1, 1 << 30);
  if (change.type == "ban" || change.type == "setup") change.new_key = new_invitation_key();
  change.setup.door.key = change.new_key;
  if (in.has("expect")) change.expect = in.integer("expect", 0, 1 << 30);
  if (names_a_seat(change.type) && !change.seat) in.fail_at("message.seat", "is missing; say which seat");
  if (change.type == "computer" && !table::level_from(change.level))
    in.fail_at("message.level", say("is not known; choose from: {names}", {{"names", known_levels()}}));
  if (change.client_id.size() > kMaxMark || has_control_characters(change.client_id))
    in.fail_at("message.cid", "must be at most 64 bytes long, without control characters");
  if (in.failed()) return std::unexpected(in.problem());
  return change;
}

Room::Wanted make(const Change& change, Room& room, const Person& who, const Absence& absence, Lang lang,
                  Millis now) {
  if (change.type == "play") return room.play(who, change.move, change.expect, lang, now);
  if (change.type == "undo") return room.undo(who, lang, now);
  if (change.type == "sit") return room.sit(who, change.seat, lang, now, change.promise);
  if (change.type == "leave") return room.leave(who, lang, now);
  if (change.type == "clock") return room.wish_pace(who, change.pace, lang, now);
  if (change.type == "setup") return room.set_up(who, change.setup, lang, now);
  if (change.type == "come_back") return room.come_back(who, lang, now);
  if (change.type == "promise") return room.promise(who, change.promise, lang, now);
  if (change.type == "share") return room.show_share(who, change.share, lang, now);
  if (change.type == "kick") return room.kick(who, *change.seat, lang, now);
  if (change.type == "ban") return room.ban(who, *change.seat, change.new_key, lang, now);
  if (change.type == "unban") return room.unban(who, change.ban, lang, now);
  if (change.type == "replace") return room.replace(who, *change.seat, absence, lang, now);
  return room.add_computer(who, *change.seat, change.level, lang, now);
}

void mark(Json& reply, const Json& message) {
  if (!message.is_object() || !message.contains("id")) return;
  const Json& id = message["id"];
  const bool short_text = id.is_string() && id.get_ref<const std::string&>().size() <= kMaxMark;
  if (short_text || id.is_number_integer()) reply["id"] = id;
}

}  // namespace zig::server
