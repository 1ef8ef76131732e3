#include "players/tigris_euphrates/knowledge.h"
#include "table/match_of.h"

namespace zig::table {

template class MatchOf<tigris_euphrates::TigrisEuphrates>;
template Result<std::unique_ptr<Match>> start_match_of(const tigris_euphrates::TigrisEuphrates&, const Json&,
                                                       const Json*, Random&);

}  // namespace zig::table
