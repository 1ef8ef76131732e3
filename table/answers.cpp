#include "table/answers.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "engine/json_object.h"
#include "engine/sort_few.h"

namespace zig::table {

namespace {

constexpr double kNoReason = 0.05;  // points that would be shown as 0

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// The number in front of a colon; what follows it stays in `text`.
std::optional<int> take_seat(std::string_view& text) {
  int seat = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seat);
  if (error == std::errc::invalid_argument || end == text.data() + text.size() || *end != ':')
    return std::nullopt;
  if (error != std::errc() || seat < 0) seat = kMaxSeats;  // no such seat
  text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
  return seat;
}

std::string listed(Seats seats) {
  std::string text;
  for (const Seat seat : seats) text += (text.empty() ? "" : ", ") + std::to_string(seat.n);
  return text;
}

double rounded(double points) { return std::round(points * 100) / 100 + 0.0; }

// Nothing is certain before the end, not even after rounding.
double likelihood(double chance) { return std::clamp(std::round(chance * 1000) / 1000, 0.001, 0.999); }

}  // namespace

std::expected<SeatedMove, Refusal> read_seat(const Match& match, std::string_view text_of_move, Lang lang) {
  std::string_view rest = trimmed(text_of_move);
  const Seats pending = match.pending();
  if (const auto seat = take_seat(rest)) {
    if (*seat < match.seats()) return SeatedMove{Seat{static_cast<std::uint8_t>(*seat)}, trimmed(rest)};
    return std::unexpected(
        Refusal{.rule = {},
                .why = text(lang, "table.refuse.no_such_seat",
                            {{"seat", std::to_string(*seat)}, {"last", std::to_string(match.seats() - 1)}})});
  }
  if (pending.size() <= 1) return SeatedMove{pending.empty() ? Seat{0} : pending.first(), rest};
  return std::unexpected(
      Refusal{.rule = {},
              .why = text(lang, "table.refuse.which_seat",
                          {{"seats", listed(pending)},
                           {"example", std::to_string(pending.first().n) + ": " + std::string(rest)}})});
}

Lang read_lang(Reader& in, Lang fallback) {
  const std::string wish = in.text("lang", std::string(lang_id(fallback)));
  const auto known = lang_from(wish);
  if (!known)
    in.fail_at(in.where().empty() ? "lang" : in.where() + ".lang",
               say("must be en, cs or pl, not {value}", {{"value", describe(Json(wish))}}));
  return known.value_or(fallback);
}

Json problem_json(const Problem& problem, Lang lang) {
  return {{"type", "error"}, {"where", problem.where}, {"what", said(lang, problem.what)}};
}

Json refused_json(const Refusal& refusal) {
  return {{"type", "refused"}, {"rule", refusal.rule}, {"why", refusal.why}, {"pieces", refusal.pieces}};
}

Json pending_json(const Match& match) {
  Json seats = Json::array();
  for (const Seat seat : match.pending()) seats.push_back(seat.n);
  return seats;
}

Json legal_json(const Match& match, Seat seat) {
  Json moves = Json::array();
  for (const int action : match.legal(seat)) moves.push_back(match.notation(action));
  return moves;
}

Json legal_json(const Match& match) {
  const Seats pending = match.pending();
  Json moves = Json::array();
  for (const Seat seat : pending) {
    const std::string prefix = pending.size() > 1 ? std::to_string(seat.n) + ": " : "";
    for (const int action : match.legal(seat)) moves.push_back(prefix + match.notation(action));
  }
  return moves;
}

Json why_json(const Match& match, Seat seat, std::string_view move, Lang lang) {
  const auto read = match.read_move(seat, move, lang);
  return refusal_json(read ? std::nullopt : std::optional(read.error()));
}

void weightiest_first(std::vector<Reason>& reasons, double least) {
  std::erase_if(reasons, [&](const Reason& reason) { return std::abs(reason.value) < least; });
  sort_few(reasons, [](const Reason& a, const Reason& b) {
    return std::pair(-std::abs(a.value), a.key) < std::pair(-std::abs(b.value), b.key);
  });
}

Json reasons_json(std::vector<Reason> reasons, Lang lang) {
  weightiest_first(reasons, kNoReason);
  Json told = Json::array();
  for (const Reason& reason : reasons)
    told.push_back({{"text", text(lang, reason.key)}, {"value", rounded(reason.value)}});
  return told;
}

Json hint_json(const Match& match, Seat seat, Lang lang, const OutOfTime& out_of_time) {
  Json moves = Json::array();
  if (!match.pending().has(seat)) return moves;
  for (const RankedMove& good : match.advice(seat, out_of_time)) {
    moves.push_back({{"move", match.notation(good.action)},
                     {"text", match.action_text(seat, good.action, lang)},
                     {"value", rounded(good.value)},
                     {"reasons", reasons_json(good.reasons, lang)}});
    if (good.chance) moves.back()["win"] = likelihood(*good.chance);
    if (good.points) moves.back()["points"] = rounded(*good.points);
  }
  return moves;
}

Json event_entry(const Match& match, int event, int number, Observer observer, Lang lang) {
  return json_object("n", number, "text", match.event_text(event, observer, lang), "event",
                     match.event_json(event, observer));
}

}  // namespace zig::table
