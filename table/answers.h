// What a match answers to questions, as JSON: shared by the table, its protocol and the `try` script.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json_reader.h"
#include "table/match.h"

namespace zig::table {

// "2: build Baths" names its seat; "build Baths" means the only seat that is asked, and is refused when
// several are.
struct SeatedMove {
  Seat seat;
  std::string_view move;
};
std::expected<SeatedMove, Refusal> read_seat(const Match& match, std::string_view text, Lang lang);

// The language that a message wishes to be answered in.
Lang read_lang(Reader& in, Lang fallback);
// {"type": "error", "where": …, "what": …}
Json problem_json(const Problem& problem, Lang lang);
// {"type": "refused", "rule": …, "why": …, "pieces": […]}
Json refused_json(const Refusal& refusal);

Json pending_json(const Match& match);           // [0, 2]
Json legal_json(const Match& match, Seat seat);  // ["build Baths", …]
Json legal_json(const Match& match);             // with the seat in front where several are asked
Json why_json(const Match& match, Seat seat, std::string_view move, Lang lang);
// Leaves out those of less than so many points.
void weightiest_first(std::vector<Reason>& reasons, double least);
// In words, the weightiest first.
Json reasons_json(std::vector<Reason> reasons, Lang lang);
// A few good moves, each another idea, with reasons; chance to win and expected points where the search knows them.
Json hint_json(const Match& match, Seat seat, Lang lang, const OutOfTime& out_of_time = never);
Json event_entry(const Match& match, int event, int number, Observer observer, Lang lang);

}  // namespace zig::table
