#include "players/mesopotamia/knowledge.h"
#include "table/match_of.h"

namespace zig::table {

template class MatchOf<mesopotamia::Mesopotamia>;
template Result<std::unique_ptr<Match>> start_match_of(const mesopotamia::Mesopotamia&, const Json&,
                                                       const Json*, Random&);

}  // namespace zig::table
