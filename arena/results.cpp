#include "arena/results.h"

#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <limits>
#include <optional>

#include "engine/json_reader.h"
#include "table/match.h"

namespace zig::arena {

namespace {

constexpr std::size_t kLongestLine = 1 << 20;
constexpr const char* kMark = "ziggurat_arena";
constexpr int kVersion = 1;

struct Line {
  std::string text;
  bool whole = false;  // ends as a line does
};

// The next line, or nothing at the end of the file.
std::optional<Line> next_line(std::FILE* file) {
  Line line;
  for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) {
    if (c == '\n') {
      line.whole = true;
      return line;
    }
    if (line.text.size() < kLongestLine + 1) line.text += static_cast<char>(c);
  }
  return line.text.empty() ? std::nullopt : std::optional(std::move(line));
}

Json header(const Contest& contest) {
  Json json = {{kMark, kVersion}};
  json.update(contest.json());
  return json;
}

// The first thing in which two contests differ, for a person.
Phrase difference(const Json& here, const Json& there) {
  for (const auto& [key, value] : here.items()) {
    if (!there.contains(key) || there[key] != value)
      return say(
          "{key} is {theirs} there and {ours} here",
          {{"key", key}, {"theirs", there.contains(key) ? there[key].dump() : "–"}, {"ours", value.dump()}});
  }
  return {};
}

// What a file says was played. Its players need not be there any more (a program, a file of weights): nobody plays.
Result<Contest> contest_of(const Json& json, const std::string& where) {
  Reader in(json, where);
  if (in.integer(kMark, 1, 1'000'000) > kVersion) in.fail("was written by a newer version of this program");
  Contest contest;
  contest.game = in.text("game");
  contest.rules = in.text("rules");
  contest.components = in.text("components", "");
  contest.first_seed =
      static_cast<std::uint64_t>(in.integer("first_seed", 0, std::numeric_limits<int>::max()));
  for (Reader& player : in.list("players", 1000)) {
    PlayerSpec nobody;
    nobody.text = player.as_text();
    contest.players.push_back(PlayerSpec::parse(nobody.text).value_or(nobody));
  }
  Reader options = in.object("options");
  contest.options = options.json();
  contest.seats = options.integer("players", 1, kMaxSeats);
  for (Reader& line_up : in.list("line_ups", 10'000)) {
    if (!line_up.json().is_array() || static_cast<int>(line_up.json().size()) != contest.seats) {
      line_up.fail("must be a list of as many players as there are seats");
      break;
    }
    LineUp of;
    for (const Json& player : line_up.json()) {
      Reader who(player, line_up.where());
      of.push_back(who.as_integer(0, static_cast<int>(contest.players.size()) - 1));
      if (who.failed()) line_up.fail("names a player that is not there");
    }
    contest.line_ups.push_back(of);
  }
  if (in.failed()) return std::unexpected(in.problem());
  return contest;
}

}  // namespace

bool Results::has(const Pairing& pairing) const {
  return played_.contains({pairing.seed, pairing.line_up, pairing.rotation});
}

void Results::keep(GameRecord record) {
  if (played_.insert({record.seed, record.line_up, record.rotation}).second)
    games_.push_back(std::move(record));
}

bool Results::add(GameRecord record) {
  bool written = true;
  if (file_) {
    const std::string line = table::json_line(record.json(contest_)) + "\n";
    written =
        std::fwrite(line.data(), 1, line.size(), file_.get()) == line.size() && std::fflush(file_.get()) == 0;
  }
  keep(std::move(record));
  return written;
}

// The games after the first line. `good_end` is where the last whole line ends.
std::optional<Problem> Results::load(std::FILE* file, const std::string& path, long& good_end) {
  good_end = std::ftell(file);
  for (int number = 2;; ++number) {
    const auto line = next_line(file);
    if (!line) return std::nullopt;
    if (!line->whole) {
      note_ = {
          path + ": line " + std::to_string(number), "was only half written; its game is played again", {}};
      return std::nullopt;
    }
    const std::string where = path + ": line " + std::to_string(number);
    const auto json = parse_json(line->text, where, kLongestLine);
    if (!json) return json.error();
    auto record = GameRecord::read(*json, contest_, where);
    if (!record) return record.error();
    keep(std::move(*record));
    good_end = std::ftell(file);
  }
}

Result<Results> Results::open(const std::string& path, Contest contest) {
  const auto cannot = [&] {
    return problem(path, say("cannot be used: {reason}", {{"reason", std::strerror(errno)}}));
  };
  Results results(std::move(contest));
  std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "a+"));
  if (!file) return cannot();
  if (flock(fileno(file.get()), LOCK_EX | LOCK_NB) != 0)
    return problem(path, "is being written by another run; wait for it, or name another file");
  std::rewind(file.get());
  const Json ours = header(results.contest_);
  long good_end = 0;
  const auto first = next_line(file.get());
  if (first && first->whole) {
    const auto theirs = parse_json(first->text, path, kLongestLine);
    if (!theirs || !theirs->is_object() || !theirs->contains(kMark))
      return problem(path, "is not a file of results; name another");
    if (const Phrase why = difference(ours, *theirs); !why.empty())
      return problem(path, say("belongs to another contest: {why}; name another file", {{"why", why}}));
    if (auto why = results.load(file.get(), path, good_end)) return std::unexpected(std::move(*why));
  } else if (first && !table::json_line(ours).starts_with(first->text)) {
    return problem(path, "is not a file of results; name another");
  }
  if (ftruncate(fileno(file.get()), good_end) != 0 || std::fseek(file.get(), 0, SEEK_END) != 0)
    return cannot();
  if (good_end == 0) {
    const std::string line = table::json_line(ours) + "\n";
    if (std::fwrite(line.data(), 1, line.size(), file.get()) != line.size() || std::fflush(file.get()) != 0)
      return cannot();
  }
  results.file_ = std::move(file);
  return results;
}

Result<Results> Results::read(const std::string& path) {
  std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "r"));
  if (!file) return problem(path, say("cannot be read: {reason}", {{"reason", std::strerror(errno)}}));
  const auto first = next_line(file.get());
  const auto json = first ? parse_json(first->text, path, kLongestLine) : problem(path, "is empty");
  if (!json) return std::unexpected(json.error());
  if (!json->is_object() || !json->contains(kMark)) return problem(path, "is not a file of arena results");
  auto contest = contest_of(*json, path + " line 1");
  if (!contest) return std::unexpected(contest.error());
  Results results(std::move(*contest));
  long good_end = 0;
  if (auto why = results.load(file.get(), path, good_end)) return std::unexpected(std::move(*why));
  return results;
}

}  // namespace zig::arena
