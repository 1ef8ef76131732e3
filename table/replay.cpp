#include "table/replay.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

#include "engine/json_reader.h"
#include "engine/words.h"

namespace zig::table {

namespace {

constexpr std::string_view kFirstLine = "ziggurat-replay 1";
constexpr std::string_view kRemedy = "the file was edited or damaged; use the original";
constexpr std::size_t kHash = 8, kEndHash = 16;

std::string line_name(int line) { return "line " + std::to_string(line); }

std::optional<std::size_t> number_from(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool is_hash(std::string_view text, std::size_t digits) {
  return text.size() == digits &&
         std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

// Cuts off what stands before `separator`; nothing when there is no separator.
std::optional<std::string_view> take_until(std::string_view& text, std::string_view separator) {
  const auto at = text.find(separator);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view head = text.substr(0, at);
  text.remove_prefix(at + separator.size());
  return head;
}

// A word and what follows it.
std::string_view take_word(std::string_view& text) {
  if (const auto word = take_until(text, " ")) return *word;
  return std::exchange(text, std::string_view{});
}

// Reads a record line by line; the first problem ends it.
class Parser {
 public:
  Result<Record> parse(std::string_view text);

 private:
  using Done = Result<bool>;
  std::unexpected<Problem> wrong(Phrase what) const { return problem(line_name(line_), std::move(what)); }
  Done read_line(std::string_view text);
  Done read_header(std::string_view name, std::string_view value);
  Done read_label(std::string_view value);
  Done read_share(std::string_view value);
  Done read_move(std::string_view text);
  Done read_end(std::string_view value);
  Done check_header() const;
  Result<Json> read_object(std::string_view value) const;

  Record record_;
  std::map<std::string, int, std::less<>> seen_;  // header lines by name
  int line_ = 0;
};

Result<Record> Parser::parse(std::string_view text) {
  if (text.size() > kMaxReplaySize) {
    return problem("", "the file is larger than 4 MiB, so it cannot be a replay; give the right file");
  }
  while (!text.empty()) {
    ++line_;
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line_ == 1) {
      if (line == kFirstLine) continue;
      return wrong(say("must be `{line}`; this is not a replay of this version", {{"line", kFirstLine}}));
    }
    if (line.empty() || line.starts_with('#')) continue;
    if (record_.end_line > 0) return wrong("nothing may follow the `end` line; remove what comes after it");
    if (const Done done = read_line(line); !done) return std::unexpected(done.error());
  }
  ++line_;
  if (line_ == 1) return wrong("the file is empty; give a file written by `save`");
  if (record_.end_line == 0)
    return wrong("the file ends without its `end` line: it was cut off; use the original");
  return std::move(record_);
}

Parser::Done Parser::read_line(std::string_view text) {
  if (text.front() >= '0' && text.front() <= '9') return read_move(text);
  const std::string_view name = take_word(text);
  if (name == "end") return read_end(text);
  if (!record_.moves.empty())
    return wrong(say("a move or the `end` line belongs here; {remedy}", {{"remedy", kRemedy}}));
  if (name == "seat") return read_label(text);
  if (name == "share") return read_share(text);
  const auto [first, fresh] = seen_.emplace(name, line_);
  if (!fresh)
    return wrong(say("{name} is already on line {line}; remove one of them",
                     {{"name", in_quotes(name)}, {"line", first->second}}));
  return read_header(name, text);
}

Result<Json> Parser::read_object(std::string_view value) const {
  auto json = parse_json(value, line_name(line_));
  if (json && !json->is_object())
    return wrong(say("must be an object in braces, not {value}", {{"value", describe(*json)}}));
  return json;
}

Parser::Done Parser::read_header(std::string_view name, std::string_view value) {
  if (name == "game") {
    record_.game = value;
  } else if (name == "rules") {
    record_.rules = value;
    record_.rules_line = line_;
  } else if (name == "options") {
    auto json = read_object(value);
    if (!json) return std::unexpected(json.error());
    record_.options = std::move(*json);
    record_.options_line = line_;
  } else if (name == "commitment") {
    if (!value.starts_with("sha256:") || !is_hash(value.substr(7), 64)) {
      return wrong(say("must be `commitment sha256:` and 64 small hexadecimal digits; {remedy}",
                       {{"remedy", kRemedy}}));
    }
    record_.commitment = value;
  } else if (name == "seed") {
    auto seed = Seed::parse(value, line_name(line_));
    if (!seed) return std::unexpected(seed.error());
    record_.seed = *seed;
    record_.seed_line = line_;
  } else if (name == "deal") {
    record_.deal = Deal{.terms = std::string(value), .shares = {}};
    record_.deal_line = line_;
  } else if (name == "position") {
    auto json = read_object(value);
    if (!json) return std::unexpected(json.error());
    record_.position = std::move(*json);
    record_.position_line = line_;
  } else {
    return wrong(
        say("{name} is not known here; choose from: game, rules, options, commitment, seed, deal, share, "
            "position, "
            "seat, moves as `1. 0: …`, end",
            {{"name", in_quotes(name)}}));
  }
  return true;
}

Parser::Done Parser::read_label(std::string_view value) {
  const std::string_view number = take_word(value);
  const std::string_view kind = take_word(value);
  const bool a_word =  // what it is saved as must read as the same
      !kind.empty() && std::ranges::none_of(kind, [](char c) { return static_cast<unsigned char>(c) < ' '; });
  if (number_from(number) != record_.labels.size() || record_.labels.size() >= kMaxSeats || !a_word) {
    return wrong(
        say("must be `seat {n} KIND NAME`; seats come in order, from 0", {{"n", record_.labels.size()}}));
  }
  record_.labels.push_back({std::string(kind), std::string(value)});
  return true;
}

// share 2 <64 hexadecimal digits>: what the player in seat 2 added to the deal.
Parser::Done Parser::read_share(std::string_view value) {
  const auto seat = number_from(take_word(value));
  const bool fits = record_.deal && seat && *seat < kMaxSeats && *seat >= record_.deal->shares.size();
  if (!fits || !is_share(value)) {
    return wrong(say(
        "must be `share SEAT` and 64 small hexadecimal digits, below the line `deal`, in the order of the "
        "seats; {remedy}",
        {{"remedy", kRemedy}}));
  }
  record_.deal->shares.resize(*seat);
  record_.deal->shares.emplace_back(value);
  return true;
}

Parser::Done Parser::check_header() const {
  for (const std::string_view name : {"game", "rules", "options", "commitment"}) {
    if (!seen_.contains(name)) {
      return wrong(
          say("the line `{name} …` is missing above; {remedy}", {{"name", name}, {"remedy", kRemedy}}));
    }
  }
  return true;
}

// 12. 2: build Baths {1a2b3c4d}
Parser::Done Parser::read_move(std::string_view text) {
  if (record_.moves.empty()) {
    if (const Done done = check_header(); !done) return done;
  }
  const std::size_t expected = record_.moves.size() + 1;
  if (expected > kMaxReplayMoves)
    return wrong("more than 100000 moves: no game is that long; give the right file");
  const auto number = take_until(text, ". ");
  const auto seat = take_until(text, ": ");
  const auto move = take_until(text, " {");
  const bool formed =
      number && seat && move && text.ends_with('}') && is_hash(text.substr(0, text.size() - 1), kHash);
  if (!formed)
    return wrong(say("must be a move like `{example}`; {remedy}",
                     {{"example", std::to_string(expected) + ". 0: MOVE {1a2b3c4d}"}, {"remedy", kRemedy}}));
  if (number_from(*number) != expected) {
    return wrong(say("move {n} belongs here, not {number}; {remedy}",
                     {{"n", expected}, {"number", in_quotes(*number)}, {"remedy", kRemedy}}));
  }
  const auto n = number_from(*seat);
  if (!n || *n >= kMaxSeats)
    return wrong(say("{value} is not a seat; {remedy}", {{"value", in_quotes(*seat)}, {"remedy", kRemedy}}));
  text.remove_suffix(1);
  record_.moves.push_back({.line = line_,
                           .seat = Seat{static_cast<std::uint8_t>(*n)},
                           .notation = std::string(*move),
                           .hash = std::string(text)});
  return true;
}

Parser::Done Parser::read_end(std::string_view value) {
  if (const Done done = check_header(); !done) return done;
  const std::string_view count = take_word(value);
  if (!is_hash(value, kEndHash)) {
    return wrong(say("must be `end {n}` and 16 small hexadecimal digits; {remedy}",
                     {{"n", record_.moves.size()}, {"remedy", kRemedy}}));
  }
  if (number_from(count) != record_.moves.size()) {
    return wrong(say("{count} moves are announced, but {n} {n#is|are} above; {remedy}",
                     {{"count", in_quotes(count)}, {"n", record_.moves.size()}, {"remedy", kRemedy}}));
  }
  record_.end_hash = value;
  record_.end_line = line_;
  return true;
}

std::string one_line(std::string text) {
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  }
  return text;
}

// A problem of the set-up ("options.players: …") is placed at the record's line.
std::unexpected<Problem> placed(const Record& record, const Problem& cause) {
  int line = 2;
  if (cause.where.starts_with("options")) line = record.options_line;
  if (cause.where.starts_with("position")) line = record.position_line;
  return problem(line_name(line),
                 cause.where.empty() ? cause.what
                                     : say("{where}: {what}", {{"where", cause.where}, {"what", cause.what}}),
                 cause.rule);
}

// A game is replayed by the rules that it was played by.
std::optional<Problem> check_rules(const Record& record, std::string_view rules) {
  if (record.rules != rules) {
    return Problem{line_name(record.rules_line),
                   say("played by rules {theirs}, but this program has {ours}; use the version of the "
                       "program that wrote the file",
                       {{"theirs", in_quotes(record.rules)}, {"ours", in_quotes(rules)}}),
                   {}};
  }
  return std::nullopt;
}

// What was agreed on holds; a later program may know more options.
bool are_kept(const Json& agreed, const Json& options) {
  return std::ranges::all_of(agreed.items(), [&](const auto& option) {
    const auto at = options.find(option.key());
    return at != options.end() && *at == option.value();
  });
}

// The terms are about this game, and the shares are those that were promised in them.
std::optional<Problem> check_deal(const Record& record) {
  if (!record.deal) return std::nullopt;
  const std::string line = line_name(record.deal_line);
  const auto terms = read_deal(*record.deal);
  if (!terms)
    return Problem{line, say("{what}; {remedy}", {{"what", terms.error().what}, {"remedy", kRemedy}}), {}};
  if (terms->game == record.game && terms->rules == record.rules &&
      are_kept(terms->options, record.options) && terms->secret == record.commitment)
    return std::nullopt;
  return Problem{
      line, say("what was agreed on before the game is not this game; {remedy}", {{"remedy", kRemedy}}), {}};
}

std::optional<Problem> check_seed(const Record& record) {
  if (!record.seed) {
    return Problem{
        line_name(record.end_line),
        "the file has no seed, so it cannot be replayed; the seed is published when the game is over",
        {}};
  }
  if (record.seed->commitment() == record.commitment) return std::nullopt;
  return Problem{
      line_name(record.seed_line),
      say("this is not the seed that was committed to before the game; {remedy}", {{"remedy", kRemedy}}),
      {}};
}

}  // namespace

Record record_of(const Table& table, bool with_seed) {
  const Setup& setup = table.setup();
  const Match& match = table.match();
  Record record{.game = setup.game,
                .rules = std::string(match.rules_version()),
                .options = setup.options,
                .commitment = setup.seed.commitment(),
                .seed = with_seed ? std::optional(setup.seed) : std::nullopt,
                .deal = setup.seed.deal,
                .position = setup.position,
                .labels = setup.labels,
                .moves = {},
                .end_hash = hex16(match.hash())};
  if (record.deal && !with_seed) record.deal->shares.clear();
  for (const Move& move : table.moves()) {
    record.moves.push_back({.line = 0,
                            .seat = move.seat,
                            .notation = match.notation(move.action),
                            .hash = hex16(move.hash).substr(0, kHash)});
  }
  return record;
}

std::string write_replay(const Record& record) {
  std::string out(kFirstLine);
  const auto line = [&out](std::string_view name, std::string_view value) {
    out += "\n" + std::string(name) + " " + std::string(value);
  };
  line("game", record.game);
  line("rules", record.rules);
  line("options", json_line(record.options));
  line("commitment", record.commitment);
  if (record.seed) line("seed", record.seed->text());
  if (record.deal) {
    line("deal", record.deal->terms);
    for (std::size_t seat = 0; seat < record.deal->shares.size(); ++seat) {
      const std::string& share = record.deal->shares[seat];
      if (!share.empty()) line("share", std::to_string(seat) + " " + share);
    }
  }
  if (record.position) line("position", json_line(*record.position));
  for (std::size_t i = 0; i < record.labels.size(); ++i) {
    const SeatLabel& label = record.labels[i];
    line("seat",
         one_line(std::to_string(i) + " " + label.kind + (label.name.empty() ? "" : " " + label.name)));
  }
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const RecordedMove& move = record.moves[i];
    out += "\n" + std::to_string(i + 1) + ". " + std::to_string(move.seat.n) + ": " + move.notation + " {" +
           move.hash + "}";
  }
  line("end", std::to_string(record.moves.size()) + " " + record.end_hash);
  return out + "\n";
}

Result<Record> parse_replay(std::string_view text) { return Parser().parse(text); }

Result<std::unique_ptr<Table>> replay_table(const GameLibrary& library, const Record& record,
                                            std::optional<std::size_t> moves, Lang lang) {
  if (const auto bad = check_seed(record)) return std::unexpected(*bad);
  if (const auto bad = check_deal(record)) return std::unexpected(*bad);
  Seed seed = *record.seed;
  seed.deal = record.deal;
  auto opened = Table::open(library, {.game = record.game,
                                      .options = recorded_options(record.options),
                                      .seed = std::move(seed),
                                      .position = record.position,
                                      .labels = record.labels});
  if (!opened) return placed(record, opened.error());
  Table& table = **opened;
  if (const auto bad = check_rules(record, table.match().rules_version())) return std::unexpected(*bad);
  const std::size_t count = std::min(moves.value_or(record.moves.size()), record.moves.size());
  for (std::size_t i = 0; i < count; ++i) {
    const RecordedMove& move = record.moves[i];
    if (const auto refusal = table.play(move.seat, move.notation, lang)) {
      return problem(line_name(move.line),
                     say("{why} ({remedy})", {{"why", refusal->why}, {"remedy", kRemedy}}), refusal->rule);
    }
    const std::string hash = hex16(table.match().hash()).substr(0, kHash);
    if (hash != move.hash) {
      return problem(line_name(move.line),
                     say("the state after this move is {hash}, not {written} as the file says; {remedy}",
                         {{"hash", hash}, {"written", move.hash}, {"remedy", kRemedy}}));
    }
  }
  if (count == record.moves.size() && hex16(table.match().hash()) != record.end_hash) {
    return problem(
        line_name(record.end_line),
        say("the last state is {hash}, not {written} as the file says; {remedy}",
            {{"hash", hex16(table.match().hash())}, {"written", record.end_hash}, {"remedy", kRemedy}}));
  }
  return opened;
}

}  // namespace zig::table
