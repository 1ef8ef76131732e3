#include "table/review.h"

#include <algorithm>
#include <cmath>

#include "table/answers.h"

namespace zig::table {

namespace {

constexpr std::size_t kMoments = 4, kEventsOfAMoment = 8;  // of a kind
constexpr double kWorthTelling = 0.03;                     // of the chance to win

double rounded(double value) { return std::round(value * 1000) / 1000 + 0.0; }

// One decision of the seat.
struct Decision {
  std::size_t move = 0;  // made before it
  RankedMove best, played;
  std::string best_text, played_text;
  double lost() const { return best.win - played.win; }
};

Decision think_again(const Match& then, std::size_t move, Seat seat, int action, Lang lang,
                     const OutOfTime& time) {
  Decision decision{.move = move,
                    .best = {},
                    .played = {},
                    .best_text = {},
                    .played_text = then.action_text(seat, action, lang)};
  const auto ranked = then.rank(seat, time, action);
  const auto is_played = [&](const RankedMove& one) { return one.action == action; };
  const auto played = std::ranges::find_if(ranked, is_played);
  const auto other = std::ranges::find_if_not(ranked, is_played);  // the one the search would rather play
  decision.played = played != ranked.end() ? *played : ranked.front();
  const bool better = other != ranked.end() && other->win > decision.played.win;
  decision.best = better ? *other : decision.played;
  decision.best_text = then.action_text(seat, decision.best.action, lang);
  return decision;
}

double chance_at_the_end(const Table& table, Seat seat) {
  const Seats winners = table.match().standing().winners();
  return winners.has(seat) ? 1.0 / winners.size() : 0.0;
}

// What the seat was told between two of its decisions.
Json told(const Json& events, std::size_t after, std::size_t until) {
  Json texts = Json::array();
  for (const Json& event : events) {
    const auto move = event["move"].get<std::size_t>();
    if (move > after && move <= until) texts.push_back(event["text"]);
  }
  if (texts.size() > kEventsOfAMoment)
    texts.erase(texts.begin(), texts.end() - static_cast<std::ptrdiff_t>(kEventsOfAMoment));
  return texts;
}

Json move_json(const Match& match, const RankedMove& move, const std::string& words) {
  Json json = {{"move", match.notation(move.action)}, {"text", words}, {"win", rounded(move.win)}};
  if (move.points) json["points"] = rounded(*move.points);
  return json;
}

// The terms in which the better move is better.
std::vector<Reason> differences(const Decision& decision) {
  std::vector<Reason> reasons = decision.best.reasons;
  for (Reason& reason : reasons) {
    const auto same = std::ranges::find(decision.played.reasons, reason.key, &Reason::key);
    if (same != decision.played.reasons.end()) reason.value -= same->value;
  }
  return reasons;
}

// Those that changed most.
std::vector<Json> largest_of(const Json& moments, std::string_view kind) {
  std::vector<Json> chosen;
  for (const Json& moment : moments) {
    if (moment["kind"] == kind) chosen.push_back(moment);
  }
  std::ranges::sort(chosen, [](const Json& one, const Json& other) {
    const double first = std::abs(one["change"].get<double>()),
                 second = std::abs(other["change"].get<double>());
    return first != second ? first > second : one["move"] < other["move"];
  });
  chosen.resize(std::min(chosen.size(), kMoments));
  return chosen;
}

}  // namespace

int decisions_of(const Table& table, Seat seat) {
  return static_cast<int>(std::ranges::count(table.moves(), seat, &Move::seat));
}

Json review_json(const Table& table, Seat seat, Lang lang, const TimeForEach& time) {
  std::vector<Decision> decisions;
  std::size_t at = 0;
  table.after(table.moves().size(), [&](const Match& then) {
    const std::size_t move = at++;
    if (move >= table.moves().size() || table.moves()[move].seat != seat) return;
    decisions.push_back(think_again(then, move, seat, table.moves()[move].action, lang, time()));
  });

  const Json events = table.events_since(0, seat, lang);
  const double end = chance_at_the_end(table, seat);
  double by_decisions = 0, by_fortune = 0;
  Json course = Json::array(), moments = Json::array();
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    const Decision& decision = decisions[i];
    const bool last = i + 1 == decisions.size();
    const std::size_t next = last ? table.moves().size() : decisions[i + 1].move;
    const double change = (last ? end : decisions[i + 1].best.win) - decision.played.win;
    by_decisions -= decision.lost();
    by_fortune += change;
    course.push_back({{"move", decision.move}, {"win", rounded(decision.best.win)}});
    if (decision.best.points) course.back()["points"] = rounded(*decision.best.points);
    if (decision.lost() >= kWorthTelling)
      moments.push_back({{"kind", "decision"},
                         {"move", decision.move},
                         {"change", rounded(-decision.lost())},
                         {"played", move_json(table.match(), decision.played, decision.played_text)},
                         {"better", move_json(table.match(), decision.best, decision.best_text)},
                         {"reasons", reasons_json(differences(decision), lang)}});
    if (std::abs(change) >= kWorthTelling)
      moments.push_back({{"kind", "fortune"},
                         {"move", decision.move + 1},
                         {"until", next},
                         {"change", rounded(change)},
                         {"events", told(events, decision.move, next)}});
  }
  std::vector<Json> largest;
  for (const char* kind : {"fortune", "decision"})
    std::ranges::copy(largest_of(moments, kind), std::back_inserter(largest));
  std::ranges::sort(largest, [](const Json& one, const Json& other) {  // fortune comes before the decision
    return one["move"] != other["move"] ? one["move"] < other["move"] : one["kind"] > other["kind"];
  });
  return {{"seat", seat.n},
          {"start", decisions.empty() ? end : rounded(decisions.front().best.win)},
          {"end", rounded(end)},
          {"decisions", rounded(by_decisions)},
          {"fortune", rounded(by_fortune)},
          {"course", std::move(course)},
          {"moments", Json(largest)}};
}

}  // namespace zig::table
