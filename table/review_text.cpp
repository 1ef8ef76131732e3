// A review as people are told it, and read again from what they were told.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "engine/json_reader.h"
#include "table/review.h"

namespace zig::table {

namespace {

constexpr std::size_t kEventsOfAMoment = 6;
constexpr std::size_t kMostReasons = 8;
constexpr int kMostHundredths = 1'000'000;

double rounded(double points) { return std::round(points * 100) / 100 + 0.0; }

std::string_view id(Cause cause) { return cause == Cause::Luck ? "luck" : "decision"; }

// What a move would bring about if chance were drawn anew, in words.
std::vector<std::string> events_with_other_chance(const Match& then, const Move& made, std::uint64_t seed,
                                                  Lang lang) {
  const auto world = then.clone();
  Random random = Random::fast(seed);
  const int before = world->event_count();
  world->apply(made.seat, made.action, random);
  std::vector<std::string> texts;
  for (int event = before; event < world->event_count(); ++event)
    texts.push_back(world->event_text(event, made.seat, lang));
  return texts;
}

// What chance alone brought: whatever would not have happened with another draw.
std::set<std::string> brought_by_chance(const Match& then, const Move& made, const std::vector<Json>& events,
                                        Lang lang) {
  constexpr std::uint64_t kDraws = 8;
  std::set<std::string> chance;
  for (std::uint64_t seed = 1; seed <= kDraws; ++seed) {
    const auto other = events_with_other_chance(then, made, seed, lang);
    for (const Json& event : events) {
      const auto text = event["text"].get<std::string>();
      if (std::ranges::find(other, text) == other.end()) chance.insert(text);
    }
  }
  return chance;
}

// Tells a review in one language; the game goes by once.
class Teller {
 public:
  Teller(const Table& table, const Review& review, Lang lang)
      : table_(table), review_(review), lang_(lang), told_(review.moments.size(), Json::object()) {}
  Json tell();

 private:
  const Step& step(const Moment& moment) const { return review_.steps[moment.step]; }
  void look(const Match& then, std::size_t move);
  void find_picture(const Match& then, std::size_t move);
  void tell_decision(const Match& then, const Moment& moment, Json& told);
  void tell_better(const Match& then, const BetterMove& better, Json& told);
  std::vector<Json> events_of(const Step& step);
  void tell_events(std::vector<Json> events, Json& told);
  Json move_json(const Match& then, Seat seat, int action) const {
    return {{"move", then.notation(action)}, {"text", then.action_text(seat, action, lang_)}};
  }

  const Table& table_;
  const Review& review_;
  const Lang lang_;
  std::vector<Json> told_;             // by moment
  std::map<std::uint8_t, Json> seen_;  // by seat: what it saw
};

// As the one who acted saw it: the game is over, nothing is hidden any more.
std::vector<Json> Teller::events_of(const Step& step) {
  Json& seen = seen_[step.seat.n];
  if (seen.is_null()) seen = table_.events_since(0, step.seat, lang_);
  std::vector<Json> events;
  for (const Json& event : seen) {
    const auto move = event["move"].get<std::size_t>();
    if (move > step.move && move <= step.until) events.push_back(event);
  }
  return events;
}

void Teller::tell_events(std::vector<Json> events, Json& told) {
  if (events.size() > kEventsOfAMoment) events.resize(kEventsOfAMoment);
  told["events"] = Json(events);
}

void Teller::tell_decision(const Match& then, const Moment& moment, Json& told) {
  const Move& made = table_.moves()[step(moment).move];
  told["text"] = then.action_text(made.seat, made.action, lang_);
  told["events"] = Json::array();
}

void Teller::tell_better(const Match& then, const BetterMove& better, Json& told) {
  const Move& made = table_.moves()[better.move];
  Json reasons = Json::array();
  for (const Reason& reason : better.reasons)
    reasons.push_back(
        {{"key", reason.key}, {"text", text(lang_, reason.key)}, {"value", rounded(reason.value)}});
  told["better"] = {{"at", better.move},
                    {"played", move_json(then, made.seat, made.action)},
                    {"instead", move_json(then, made.seat, better.action)},
                    {"reasons", std::move(reasons)}};
}

// Everything about the moments that the match after `move` moves can tell.
void Teller::look(const Match& then, std::size_t move) {
  for (std::size_t i = 0; i < told_.size(); ++i) {
    const Moment& moment = review_.moments[i];
    const Step& of = step(moment);
    if (moment.better && moment.better->move == move) tell_better(then, *moment.better, told_[i]);
    if (of.cause == Cause::Decision && of.move == move) tell_decision(then, moment, told_[i]);
    if (of.until != move + 1) continue;
    const Move& last = table_.moves()[move];
    const bool alone =
        of.cause == Cause::Decision && last.sealed;  // its events come with those of the others
    if (alone) continue;
    auto events = events_of(of);
    const auto chance = brought_by_chance(then, last, events, lang_);
    const bool luck = of.cause == Cause::Luck;
    if (luck && chance.empty() && !events.empty())
      events = {events.back()};  // a deal is not an event of its own
    if (!luck || !chance.empty())
      std::erase_if(events, [&](const Json& event) {
        return chance.contains(event["text"].get<std::string>()) != luck;
      });
    tell_events(std::move(events), told_[i]);
  }
}

// After that many moves a moment can be seen: a sealed choice when it is carried out.
void Teller::find_picture(const Match& then, std::size_t move) {
  for (std::size_t i = 0; i < told_.size(); ++i) {
    const Step& of = step(review_.moments[i]);
    if (move < of.until || told_[i].contains("show")) continue;
    const bool waits = table_.moves()[of.until - 1].sealed && then.sealed() && !then.pending().has(of.seat);
    if (!waits || move == table_.moves().size()) told_[i]["show"] = move;
  }
}

Json Teller::tell() {
  std::size_t at = 0;
  table_.after(table_.moves().size(), [&](const Match& then) {
    const std::size_t move = at++;
    find_picture(then, move);
    if (move < table_.moves().size()) look(then, move);
  });
  Json steps = Json::array(), moments = Json::array(), balance = Json::array();
  for (const Step& one : review_.steps)
    steps.push_back({{"move", one.move},
                     {"until", one.until},
                     {"seat", one.seat.n},
                     {"cause", id(one.cause)},
                     {"chances", one.chances}});
  for (std::size_t i = 0; i < told_.size(); ++i) {
    const Moment& moment = review_.moments[i];
    Json& told = told_[i];
    told["step"] = moment.step;
    told["about"] = moment.about.n;
    told["from"] = review_.before(moment.step)[moment.about.n];
    told["to"] = step(moment).chances[moment.about.n];
    moments.push_back(std::move(told));
  }
  for (std::uint8_t seat = 0; seat < review_.start.size(); ++seat) {
    const Balance one = balance_of(review_, Seat{seat});
    balance.push_back({{"seat", seat},
                       {"start", one.start},
                       {"luck", one.luck},
                       {"own", one.own},
                       {"others", one.others},
                       {"end", one.end}});
  }
  return {{"start", review_.start},
          {"steps", std::move(steps)},
          {"moments", std::move(moments)},
          {"balance", std::move(balance)}};
}

Chances read_chances(Reader& in, std::string_view key, const Table& table) {
  const auto seats = static_cast<std::size_t>(table.match().seats());
  Chances chances;
  for (Reader one : in.list(key, seats)) chances.push_back(one.as_integer(0, 100));
  if (chances.size() != seats) in.fail("must give a chance for each seat");
  chances.resize(seats);
  return chances;
}

Step read_step(Reader& in, std::size_t from, const Table& table) {
  const int moves = static_cast<int>(table.moves().size());
  Step step{.move = static_cast<std::size_t>(in.integer("move", 0, moves)),
            .until = static_cast<std::size_t>(in.integer("until", 0, moves)),
            .seat = {},
            .cause = in.text("cause") == "luck" ? Cause::Luck : Cause::Decision,
            .chances = read_chances(in, "chances", table)};
  const bool follows = step.cause == Cause::Luck ? step.until == from : step.move == from;
  if (!follows || step.move >= step.until) in.fail("does not follow the step before it");
  if (!in.failed()) step.seat = table.moves()[step.until - 1].seat;
  return step;
}

std::optional<BetterMove> read_better(Reader in, const Step& step, const Table& table) {
  BetterMove better;
  const int last = static_cast<int>(step.until) - 1;
  better.move = static_cast<std::size_t>(in.integer("at", static_cast<int>(step.move), std::max(0, last)));
  const std::string move = in.object("instead").text("move");
  for (Reader reason : in.list("reasons", kMostReasons)) {
    const std::string key = reason.text("key");
    const Json& value = reason.json().contains("value") ? reason.json()["value"] : Json();
    if (!has_text(Lang::En, key) || !value.is_number()) reason.fail("is not a reason");
    if (!reason.failed())
      better.reasons.push_back(
          {key, std::clamp<double>(value.get<double>(), -kMostHundredths, kMostHundredths)});
  }
  if (in.failed()) return std::nullopt;
  const auto then = table.after(better.move);
  const auto action = then->read_move(table.moves()[better.move].seat, move, Lang::En);
  if (!action) in.fail("is not a legal move");
  better.action = action.value_or(0);
  return better;
}

}  // namespace

Json review_json(const Table& table, const Review& review, Lang lang) {
  return Teller(table, review, lang).tell();
}

Result<Review> read_review(const Table& table, const Json& json) {
  constexpr std::size_t kMostMoments = 32;
  Reader in(json, "review");
  Review review;
  review.start = read_chances(in, "start", table);
  std::size_t from = 0;
  for (Reader one : in.list("steps", 2 * table.moves().size())) {
    if (in.failed()) break;
    review.steps.push_back(read_step(one, from, table));
    from = review.steps.back().until;
  }
  if (from != table.moves().size()) in.fail("does not reach the end of the game");
  for (Reader one : in.list("moments", kMostMoments)) {
    if (in.failed() || review.steps.empty()) break;
    Moment moment{
        .step = static_cast<std::size_t>(one.integer("step", 0, static_cast<int>(review.steps.size()) - 1)),
        .about = Seat{static_cast<std::uint8_t>(one.integer("about", 0, table.match().seats() - 1))},
        .better = {}};
    if (one.has("better") && !in.failed())
      moment.better = read_better(one.object("better"), review.steps[moment.step], table);
    review.moments.push_back(std::move(moment));
  }
  if (in.failed()) return std::unexpected(in.problem());
  return review;
}

}  // namespace zig::table
