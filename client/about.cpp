#include "client/about.h"

#include <algorithm>

#include "engine/json_reader.h"
#include "engine/seat.h"

namespace zig::client {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t kLongestName = 80, kLongestWord = 40, kLongestDigest = 80, kLongestTerms = 16 << 10;
constexpr std::int64_t kLongestClock = 366LL * 24 * 3600 * 1000;

// A text that is told in full or not at all: nobody is called by half a name.
std::string short_text(Reader& in, std::string_view key, std::size_t longest) {
  std::string text = in.text(key, "");
  return text.size() <= longest ? text : "?";
}

SeatAbout read_seat(Reader& in) {
  SeatAbout seat;
  const std::string kind = in.text("kind");
  seat.kind = kind == "person"     ? SeatAbout::Kind::Person
              : kind == "computer" ? SeatAbout::Kind::Computer
                                   : SeatAbout::Kind::Open;
  seat.name = short_text(in, "name", kLongestName);
  seat.stands_in_for = short_text(in, "stands_in_for", kLongestName);
  seat.guest = in.boolean("guest", false);
  seat.level = short_text(in, "level", kLongestWord);
  if (!in.has("clock")) return seat;
  Reader clock = in.object("clock");
  seat.running = clock.boolean("running", false);
  const Json& json = clock.json();
  const auto left = json.is_object() ? json.find("left") : json.end();
  if (json.is_object() && left != json.end() && left->is_number_integer())
    seat.left = milliseconds(std::clamp<std::int64_t>(left->get<std::int64_t>(), 0, kLongestClock));
  return seat;
}

std::vector<int> read_seats(Reader& in, std::string_view key) {
  std::vector<int> seats;
  for (Reader seat : in.list(key, kMaxSeats)) seats.push_back(seat.as_integer(0, kMaxSeats - 1));
  return seats;
}

DealAbout read_deal(Reader in) {
  const std::string stage = in.text("stage", "");
  return {.stage = stage == "dealt"     ? DealAbout::Stage::Dealt
                   : stage == "showing" ? DealAbout::Stage::Showing
                                        : DealAbout::Stage::Open,
          .promise = short_text(in, "promise", kLongestDigest),
          .terms = short_text(in, "terms", kLongestTerms),
          .shown = read_seats(in, "shown"),
          .left_out = read_seats(in, "left_out")};
}

}  // namespace

int About::open_seats() const {
  return static_cast<int>(std::ranges::count(seats, SeatAbout::Kind::Open, &SeatAbout::kind));
}

std::optional<milliseconds> About::left_now(std::size_t seat) const {
  const SeatAbout& one = seats[seat];
  if (!one.left || !one.running) return one.left;
  const auto passed = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - came);
  return std::max(milliseconds(0), *one.left - passed);
}

Result<About> read_about(const Json& json) {
  Reader in(json, "about");
  if (!in.is_object()) return std::unexpected(in.problem());
  About about;
  about.table = short_text(in, "table", 64);
  about.game = short_text(in, "game", kLongestWord);
  about.rules = short_text(in, "rules", kLongestWord);
  about.options = in.object("options").json();
  about.clock = in.object("clock").json();
  const std::string phase = in.text("phase");
  about.phase = phase == "over"      ? About::Phase::Over
                : phase == "playing" ? About::Phase::Playing
                                     : About::Phase::Open;
  for (Reader seat : in.list("seats", kMaxSeats)) about.seats.push_back(read_seat(seat));
  about.host = in.boolean("host", false);
  about.commitment = short_text(in, "commitment", kLongestDigest);
  if (in.has("deal")) about.deal = read_deal(in.object("deal"));
  about.acts = in.integer("acts", 0, 1 << 30, 0);
  if (in.has("you") && !in.json()["you"].is_string())
    about.you = static_cast<std::uint8_t>(in.integer("you", 0, kMaxSeats - 1));
  if (in.failed()) return std::unexpected(in.problem());
  if (about.seats.empty() || (about.you && *about.you >= about.seats.size()))
    return problem("about.seats", "has too few seats");
  about.came = std::chrono::steady_clock::now();
  return about;
}

}  // namespace zig::client
